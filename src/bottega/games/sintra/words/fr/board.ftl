# Sintra's table, for those who look and for those who listen.

board-sintra-panes = { $letter ->
    [P] { $n ->
        [one] { $n } pièce rose
       *[other] { $n } pièces roses
    }
    [W] { $n ->
        [one] { $n } pièce blanche
       *[other] { $n } pièces blanches
    }
    [O] { $n ->
        [one] { $n } pièce orange
       *[other] { $n } pièces orange
    }
    [B] { $n ->
        [one] { $n } pièce bleue
       *[other] { $n } pièces bleues
    }
   *[Y] { $n ->
        [one] { $n } pièce jaune
       *[other] { $n } pièces jaunes
    }
}
board-sintra-fields = { $letter ->
    [P] { $n ->
        [one] { $n } case rose
       *[other] { $n } cases roses
    }
    [W] { $n ->
        [one] { $n } case blanche
       *[other] { $n } cases blanches
    }
    [O] { $n ->
        [one] { $n } case orange
       *[other] { $n } cases orange
    }
    [B] { $n ->
        [one] { $n } case bleue
       *[other] { $n } cases bleues
    }
    [Y] { $n ->
        [one] { $n } case jaune
       *[other] { $n } cases jaunes
    }
   *[J] { $n ->
        [one] { $n } case Joker
       *[other] { $n } cases Joker
    }
}
board-sintra-colour = { $letter ->
    [P] rose
    [W] blanc
    [O] orange
    [B] bleu
    [Y] jaune
   *[J] Joker
}

board-sintra-nothing = rien
board-sintra-empty = vide
board-sintra-factory = Cercle Fabrique { $number } : { $what }
board-sintra-middle = Centre de la table : { $what }
board-sintra-middle-group-marker = Centre de la table : { $what }, et la tuile Premier joueur
board-sintra-marker-here = La tuile Premier joueur est ici : le premier qui prend au centre la reçoit et descend d'une case sur la piste de verre brisé
board-sintra-starter = a la tuile Premier joueur
board-sintra-indicator = Indicateur de manche
board-sintra-round = Manche { $round } : { $colour }
board-sintra-round-now = Manche { $round }, en cours : chaque pièce de cette couleur ({ $colour }) sur une planche complétée rapporte 1 point
board-sintra-round-over = La manche { $round } est terminée
board-sintra-track = Piste de verre brisé : points perdus à la fin
board-sintra-broken = Verre brisé
board-sintra-scores = Scores
board-sintra-points = { $n ->
    [one] point
   *[other] points
}
board-sintra-bag = { $n ->
    [one] { $n } pièce Vitrail dans le sac
   *[other] { $n } pièces Vitrail dans le sac
}
board-sintra-tower = { $n ->
    [one] { $n } pièce Vitrail dans la tour de rangement
   *[other] { $n } pièces Vitrail dans la tour de rangement
}
board-sintra-tower-holds = Dans la tour de rangement : { $what }
board-sintra-hand = En main : { $what }
board-sintra-glazier = Le vitrier se tient au-dessus de la planche { $strip }
board-sintra-strip = Planche { $number }, pièces : { $n } sur 5 ; libre : { $open } ; au verso : { $back }
board-sintra-strip-turned = Planche { $number }, pièces : { $n } sur 5 ; libre : { $open } ; elle a été retournée
board-sintra-strip-removed = La planche { $number } est retirée
board-sintra-window = Fenêtre { $number }, valeur { $value } ; case supérieure : { $upper } ; case inférieure : { $lower }
board-sintra-window-empty = Fenêtre { $number }, valeur { $value } : vide
board-sintra-ornament = Ornement entre les fenêtres { $left } et { $right }, cases garnies : { $n } sur 4
board-sintra-side-a = À la fin, chaque ornement compte les cases de fenêtre garnies autour de lui.
board-sintra-side-b = À la fin : fenêtres achevées ({ $windows }) multipliées par les pièces de la meilleure couleur ({ $panes })
board-sintra-side-b-short = À la fin, fenêtres achevées multipliées par les pièces de la meilleure couleur.
board-sintra-palace-of = { $name } : palais
board-sintra-palace = { $name } : score { $score } ; le verre brisé coûte { $lost } ; le vitrier se tient au-dessus de la planche { $strip } ; pièces sur les planches : { $left }.
