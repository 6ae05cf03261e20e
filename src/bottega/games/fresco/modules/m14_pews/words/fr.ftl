# Module 14 : les Bancs

m14-title = Les Bancs
m14-short = Certaines tuiles Marché rapportent des poutres. Sur leur tuile action, des assistants les portent à de vieux bancs, dont les points n'apparaissent qu'après la rénovation.
tile-14 = Bancs
    .the = les Bancs
    .nom = les Bancs
    .to = aux Bancs
    .at = aux Bancs
    .on = sur les Bancs
    .of = des Bancs
    .tile = tuile action Bancs
source-pews = bancs

m14-pews = { $n ->
        [one] un banc
       *[other] { $n } bancs
    } { $beams ->
        [one] d'une poutre
       *[other] de { $beams } poutres
    }

m14-ask-pews = Quels bancs rénovez-vous ? ({ $beams ->
        [one] { $beams } poutre
       *[other] { $beams } poutres
    } au plus)

# Ce qui compte, comme l'entraîneur le dit avant une question.

m14-coach-pews = Les bancs de trois poutres rapportent le plus, mais chaque poutre demande un assistant sur la tuile.

m14-do-none = ne rénover aucun banc
m14-do-restore = rénover { $pews }
m14-do-both = rénover { $one } et { $other }

m14-event-beams = reçoit { $beams ->
        [one] { $beams } poutre
       *[other] { $beams } poutres
    }
m14-event-pew = retourne { $pew } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
m14-event-pews = rénove des bancs avec { $beams ->
        [one] { $beams } poutre
       *[other] { $beams } poutres
    } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

m14-why-gone = Il ne reste aucun banc de cette taille.
m14-why-beams = Ce banc demande { $beams ->
        [one] { $beams } poutre
       *[other] { $beams } poutres
    } ; { $owned ->
        [0] vous n'en avez pas
       *[other] vous en avez { $owned }
    }.
m14-why-carried = Vos assistants ne portent que { $beams ->
        [one] { $beams } poutre
       *[other] { $beams } poutres
    }.
m14-why-when = Les assistants sur votre tuile action Bancs en rénovent quand on arrive à cette colonne de votre plateau personnel.
m14-why-useless = Il ne reste aucun banc que trois poutres suffiraient à rénover.

# Board and box

word-beams = poutres
word-tile-14 = Bancs
mod-slot-beams = { $n ->
        [one] rapporte { $n } poutre
       *[other] rapporte { $n } poutres
    }
mod-beams-of = { $n ->
        [one] { $n } poutre sur { $each }
       *[other] { $n } poutres sur { $each }
    }
mod-pews = { $beams ->
        [one] Banc d'une poutre : reste { $n }
       *[other] Banc de { $beams } poutres : reste { $n }
    }
mod-restored-pews = Bancs restaurés
mod-beams = { $n ->
        [one] { $n } poutre
       *[other] { $n } poutres
    }
mod-beams-each = Poutres par joueur
box-m14_pews-pews = poutres et points des bancs
box-m14_pews-market = quelles tuiles Marché ont une ou deux poutres

# Ce que rapporte un choix.

brings-beams = poutres { $n }

# La leçon.

m14-lesson-what = Ces bancs sont pourris. Chacun demande 1, 2 ou 3 poutres ; ce qu'ils rapportent est caché jusque-là, les longs le plus.
m14-lesson-plan = Posez les bancs sur votre Cathédrale. Un aide y est imprimé, et vous en ajoutez un : un assistant sur chaque lieu, puis « C'est prêt ».
m14-lesson-buy = Certaines tuiles du Marché ont des poutres. Achetez celle-ci : elle en donne deux.
m14-lesson-pew = Deux aides portent deux poutres. Rénovez un banc à deux.
m14-lesson-end = 6 points. Le plus petit nombre décide, des aides ou des poutres. Les poutres qui restent à la fin ne valent rien.
