# Les Vitraux de Sintra

sintra-title = Les Vitraux de Sintra

# D'où viennent les points.

source-round_bonus = bonus de manche
source-left_panes = pièces Vitrail restées sur les planches
source-broken_glass = verre brisé
source-palace = palais

# Des pièces Vitrail d'une couleur.

sintra-panes = { $n ->
        [one] { $n } { WORD($pane, form: "one") }
       *[other] { $n } { WORD($pane, form: "many") }
    }

# Questions.

sintra-ask-turn = Prenez les pièces Vitrail d'une couleur, ou ramenez le vitrier.
sintra-ask-take = Prenez les pièces Vitrail d'une couleur.
sintra-ask-place = Sur quelle planche placez-vous { sintra-panes } ?
sintra-ask-lay = Vous placez { sintra-panes } : combien sur des cases Joker ?
sintra-ask-keep = La planche { $strip } est complétée. Quelle pièce Vitrail va dans la fenêtre ?

# Coups.

sintra-do-take = prendre { sintra-panes } dans le cercle Fabrique { $factory }
sintra-do-take-middle = prendre { sintra-panes } au centre de la table
sintra-do-take-middle-first = prendre { sintra-panes } au centre de la table et la tuile Premier joueur
sintra-breaks = { $n ->
        [one] aucune planche accessible ne peut la recevoir, elle se brise
       *[other] aucune planche accessible ne peut les recevoir, toutes se brisent
    }
sintra-do-take-breaks = prendre { sintra-panes } dans le cercle Fabrique { $factory } : { sintra-breaks }
sintra-do-take-middle-breaks = prendre { sintra-panes } au centre de la table : { sintra-breaks }
sintra-do-take-middle-first-breaks = prendre { sintra-panes } au centre de la table et la tuile Premier joueur : { sintra-breaks }
sintra-do-return = ramener le vitrier au-dessus de la planche { $strip }
sintra-do-place = planche { $strip } : en placer { $n }{ $broken ->
        [0] { "" }
        [one] , 1 se brise
       *[other] , { $broken } se brisent
    }
sintra-do-fill = planche { $strip } : en placer { $n }{ $broken ->
        [0] { "" }
        [one] , 1 se brise
       *[other] , { $broken } se brisent
    } ; complétée pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sintra-do-lay = { $n ->
        [0] seulement sur des cases de couleur
        [one] 1 sur une case Joker
       *[other] { $n } sur des cases Joker
    }
sintra-do-keep = garder une { WORD($pane, form: "one") }

# Ce qui s'est passé.

sintra-event-round = commence la manche { $round } sur { $rounds } ; les { WORD($pane, form: "many") } donnent le bonus de manche
sintra-event-dealt = Le cercle Fabrique { $factory } reçoit { $panes }
sintra-event-dealt-nothing = Le cercle Fabrique { $factory } ne reçoit rien
sintra-event-refilled = Le sac est rempli avec le contenu de la tour de rangement : { $panes }
sintra-event-took = prend { sintra-panes } dans le cercle Fabrique { $factory }
sintra-event-took-middle = prend { sintra-panes } au centre de la table
sintra-event-marker = prend la tuile Premier joueur
sintra-event-glazier = déplace le vitrier jusqu'à la planche { $strip }
sintra-event-placed = place { sintra-panes } sur la planche { $strip }{ $jokers ->
        [0] { "" }
        [one] , 1 sur une case Joker
       *[other] , { $jokers } sur des cases Joker
    }
sintra-event-broke = { $n ->
        [one] descend de { $n } case sur la piste de verre brisé
       *[other] descend de { $n } cases sur la piste de verre brisé
    }
sintra-event-shattered = atteint la fin de la piste de verre brisé et perd aussitôt { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sintra-event-scored = marque { SIGNED($points) } ({ WORD($source, form: "sintra") }), total { $total }
sintra-event-kept-upper = garde une { WORD($pane, form: "one") } dans la case supérieure de la fenêtre { $window } ; la planche est retournée
sintra-event-kept-lower = garde une { WORD($pane, form: "one") } dans la case inférieure de la fenêtre { $window } ; la fenêtre est achevée et la planche retirée
sintra-event-round-ended = La manche { $round } est terminée
sintra-event-over = La partie est terminée

# Pourquoi ce n'est pas possible maintenant.

sintra-why-no-panes = Il n'y a pas de pièce Vitrail ici.
sintra-why-no-such-pane = Il n'y a pas de { WORD($pane, form: "one") } ici.
sintra-why-place-first = Placez d'abord ce que vous avez pris : { sintra-panes }.
sintra-why-keep-first = La planche { $strip } est complétée : choisissez d'abord la pièce Vitrail pour sa fenêtre.
sintra-why-no-strip = Toutes vos planches sont retirées : le vitrier reste où il est.
sintra-why-leftmost = Votre vitrier est déjà au-dessus de la planche la plus à gauche.
sintra-why-removed = Cette planche est retirée : sa fenêtre est achevée.
sintra-why-other-strip = Vos pièces Vitrail vont sur la planche { $strip } ; dites combien vont sur des cases Joker.
sintra-why-left-of-glazier = Cette planche est à gauche de votre vitrier, qui se tient au-dessus de la planche { $strip } ; ramenez-le d'abord, ce qui coûte un tour.
sintra-why-no-room = Cette planche n'a pas de case libre pour une { WORD($pane, form: "one") }.
sintra-why-take-first = Prenez d'abord des pièces Vitrail dans un cercle Fabrique ou au centre de la table.
sintra-why-other-window = C'est maintenant la fenêtre sous la planche { $strip } qui reçoit une pièce Vitrail.
sintra-why-complete = Cette fenêtre est achevée.
sintra-why-strip-not-full = Une pièce Vitrail vient ici quand la planche au-dessus est complétée.
sintra-source = { WORD($source, form: "sintra") }
