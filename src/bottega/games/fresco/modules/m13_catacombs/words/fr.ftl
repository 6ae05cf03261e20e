# Module 13 : les Catacombes

m13-title = Les Catacombes
m13-short = Sous chaque partie de la fresque se trouve un trésor. Qui se lève tôt peut acheter une carte des catacombes ; posée sur un lieu de son plateau personnel, elle donne les trésors de ses salles ouvertes, à garder ou à vendre.
source-treasures = trésors

treasure-statue = statue
    .a = une statue
treasure-chalice = calice
    .a = un calice
treasure-script = texte sacré
    .a = un texte sacré
m13-treasure = { WORD($treasure, form: "a") } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } ou { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }{ $mood ->
        [0] { "" }
       *[other] , humeur { SIGNED($mood) }
    })
m13-script = le livre { $volume } des textes sacrés ({ $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }{ $mood ->
        [0] { "" }
       *[other] , humeur { SIGNED($mood) }
    })

# Questions et coups

m13-ask-keep = Gardez-vous ce trésor : { $treasure } ?
m13-ask-mood = Laissez-vous { $treasure } améliorer votre humeur ?
m13-ask-explore = Utilisez-vous la carte des catacombes maintenant ?
m13-ask-use = Utilisez-vous la carte des catacombes ? Elle quitte le jeu dans tous les cas.
m13-ask-leonardo-explores = Leonardo utilise-t-il sa carte des catacombes maintenant ?
m13-ask-lay = Où posez-vous la carte des catacombes ({ $rooms }) ?
m13-ask-leonardo-lays = Où Leonardo pose-t-il la carte des catacombes ({ $rooms }) ?
m13-ask-buy = Achetez-vous une carte des catacombes ?

# Ce qui compte, comme l'entraîneur le dit avant une question.

m13-coach-keep = Gardé, il vaut des points à la fin ; vendu, des Thalers, parfois de l'humeur.
m13-coach-mood = L'humeur vaut le plus quand elle amène un assistant ou en sauve un.
m13-coach-explore = Plus ses salles vous sont ouvertes, plus elle rapporte. Inutilisée, elle ne rapporte rien.
m13-coach-use = Elle quitte le jeu de toute façon : utilisez-la si elle rapporte quoi que ce soit.
m13-coach-leonardo-explores = Ce qu'il prend, ni l'autre ni vous ne l'aurez.
m13-coach-lay = Posez-la là où ses salles atteignent le plus de trésors restants.
m13-coach-leonardo-lays = Posez-la là où elle vous prend le moins.
m13-coach-buy = Une carte pour 1 Thaler : les heures matinales ont les plus grandes. Il faudra pouvoir l'utiliser.

m13-do-keep = le garder pour le décompte final
m13-do-sell = le vendre pour { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }
m13-do-mood = passer à l'humeur { SIGNED($mood) }
m13-do-no-mood = rester à l'humeur { SIGNED($mood) }
m13-do-now = maintenant, avant les autres actions ici
m13-do-later = après les autres actions ici
m13-do-use = prendre { $found ->
        [one] le trésor
       *[other] les { $found } trésors
    }
m13-do-leave = laisser ce qui s'y trouve
m13-do-hold = la garder pour plus tard
m13-do-buy = une carte des catacombes de cette heure pour { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }
m13-do-no-map = pas de carte des catacombes
m13-do-lay = { WORD($place, form: "on") }

# Ce qui s'est passé

m13-event-map = prend une carte des catacombes
m13-event-map-of = prend la carte des catacombes ({ $rooms })
m13-event-laid = pose la carte des catacombes ({ $rooms }) { WORD($place, form: "on") }
m13-event-uncovered = Sous { $segment } se trouve { $treasure }
m13-event-explored = explore { $rooms } et { $found ->
        [0] ne trouve rien
        [one] trouve { $found } trésor
       *[other] trouve { $found } trésors
    }
m13-event-unused = n'utilise pas la carte des catacombes ({ $rooms })
m13-event-kept = garde { $treasure }
m13-event-sold = vend { $treasure }
m13-event-counted = a des trésors valant { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Pourquoi pas

m13-why-empty = Il n'y a plus de carte des catacombes dans cette pile.
m13-why-price = Une carte des catacombes coûte { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    } ; vous n'avez pas assez.
m13-why-hour = Ces cartes des catacombes se vendent à qui se lève à { $hour } heures, une à chaque fois.
m13-why-covered = Une tuile action recouvre ce lieu : aucune carte des catacombes ne peut y être posée.
m13-why-other-map = Une carte des catacombes s'y trouve déjà.
m13-why-room = Sur aucune colonne une carte des catacombes ne laisserait assez de place : tous les assistants en bonne santé doivent être placés.
m13-why-lay = Choisissez la colonne de votre plateau personnel où poser la carte des catacombes.
m13-why-leonardo = La carte des catacombes de Leonardo est posée quand il se lève, et utilisée quand on arrive à ce lieu.
m13-why-when = Quand on arrive au lieu où est posée votre carte des catacombes, vous pouvez prendre les trésors de ses salles ouvertes.

# Board and box

word-map = carte
word-treasure = trésor
mod-map-laid = carte des catacombes : { $rooms }
mod-own-map = votre carte des catacombes : { $rooms }
mod-map-count = { $n ->
        [one] { $n } carte des catacombes ({ $hours } heures)
       *[other] { $n } cartes des catacombes ({ $hours } heures)
    }
mod-treasure-count = { $n ->
        [one] { $n } trésor
       *[other] { $n } trésors
    }
mod-maps = Cartes des catacombes pour { $hour } heures : reste { $n }, { $price ->
        [one] { $price } Thaler
       *[other] { $price } Thalers
    } pièce
mod-found = Trouvé : { WORD($treasure) }
mod-treasure = { WORD($treasure) }{ $volume ->
        [0] {""}
       *[other] , livre { $volume }
    } ; à garder : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; à vendre : { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }, humeur { SIGNED($mood) }
mod-rooms = Les salles sous la fresque
mod-no-maps = aucune carte des catacombes
mod-drawn = nouvelle carte
mod-each-map = Chaque carte des catacombes
mod-thalers = { $n ->
        [one] { $n } Thaler
       *[other] { $n } Thalers
    }
box-m13_catacombs-statues = nombres des statues
box-m13_catacombs-chalices = nombres des calices
box-m13_catacombs-scripts = nombres des textes sacrés
box-m13_catacombs-maps_5 = salles des cartes de 5 heures
box-m13_catacombs-maps_6 = salles des cartes de 6 heures
box-m13_catacombs-maps_7 = salles des cartes de 7 heures

# Ce que rapporte un choix.

brings-maps = cartes des catacombes { $n }
brings-kept = trésors gardés { $n }

# La leçon.

m13-lesson-what = Sous la Cathédrale se trouvent des trésors, un sous chaque tuile. Qui se lève tôt peut acheter une carte des catacombes : elle montre des salles, dont vous prenez ce qui est découvert.
m13-lesson-map = Vous vous êtes levé à 7 heures. Achetez la carte des catacombes de cette heure pour 1 Thaler.
m13-lesson-plan = Elle montre D1 et E1. Posez-la sur la Cathédrale. Puis 1 assistant à la Cathédrale, 2 au Studio, 1 à l'Atelier, 1 au Théâtre, et « C'est prêt ».
m13-lesson-restore = Restaurez E1 : cela ouvre la salle en dessous.
m13-lesson-explore = Utilisez maintenant votre carte et prenez ce qui s'y trouve.
m13-lesson-keep = Un écrit. Vendez-le 3 Thalers, ou gardez-le pour la fin : votre volume le plus haut fois le nombre de volumes différents. Gardez-le.
m13-lesson-kept = Statues et calices rapportent leurs propres points. La carte est utilisée : attendez que ses salles soient ouvertes.
