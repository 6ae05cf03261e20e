# Fresco's table as it is labelled and read out.

board-ceiling = Fresque du plafond
board-ceiling-summary = { $left ->
    [0] La fresque du plafond est achevée ; l'évêque est en { $bishop }.
    [one] Il reste { $left } tuile ; l'évêque est en { $bishop }.
   *[other] Il reste { $left } tuiles ; l'évêque est en { $bishop }.
}
board-segment = { $bishop ->
    [here] { $name } : { $value } points pour { $paints } ; l'évêque est ici
    [near] { $name } : { $value } points pour { $paints } ; l'évêque est à côté
   *[far] { $name } : { $value } points pour { $paints }
}
board-segment-restored = { $bishop ->
    [here] { $name } : restaurée ; l'évêque est ici
   *[far] { $name } : restaurée
}
board-altar = Autel : 2 points pour rouge, jaune et bleu, 1 de plus pour chaque couleur mélangée à leur place ; 6 points pour orange, vert et violet
board-track = Piste de score
board-round = Tour
board-final-round = Dernier tour
board-over = Partie terminée
board-phases = Phases du tour
board-phase = Phase { $n } sur { $of } : { WORD($name) }
board-phase-wake = lever
board-phase-plan = planification
board-phase-income = revenus et nouvelles marchandises
board-phase-score = décompte final

board-hostel = Auberge
board-hostel-free = libre
board-hostel-row = { $time } heures : humeur { SIGNED($mood) }, prix du marché { $price } ; { $who }
board-moods = Piste d'humeur

board-market = Marché
board-booth = Stand { $booth }
board-booth-is-closed = Stand { $booth } : fermé
board-booth-closed = fermé
board-slot = { $paints } au stand { $booth }
board-slot-empty = Emplacement vide du stand { $booth }
board-bag = { $n ->
    [one] { $n } tuile Marché dans le sac en tissu
   *[other] { $n } tuiles Marché dans le sac en tissu
}

board-sheet = Plateau personnel
board-to-place = À placer
fresco-plan-idle = { $n ->
        [one] 1 assistant n'a rien à faire ici
       *[other] { $n } assistants n'ont rien à faire ici
    }
board-idle = { $n } sans travail
board-apprentices = Assistants
board-ill = Assistants malades
board-pool = { $ill ->
    [0] Assistants à placer : { $n }
   *[other] Assistants à placer : { $n } ; malades : { $ill }
}
board-column = { $ill ->
    [0] { WORD($place) } : { $n ->
        [one] { $n } assistant
       *[other] { $n } assistants
    }
   *[other] { WORD($place) } : { $n ->
        [one] { $n } assistant
       *[other] { $n } assistants
    }, { $ill ->
        [one] { $ill } malade
       *[other] { $ill } malades
    }
}
board-neutral = l'assistant de couleur neutre
board-send = Envoyer un assistant { WORD($place, form: "to") }
board-take-back = Reprendre un assistant ({ WORD($place) })
board-plan = Plan
board-planned = a planifié

board-own-goods = Derrière votre paravent
board-goods-summary = { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $thalers ->
    [one] { $thalers } Thaler
   *[other] { $thalers } Thalers
}, revenu { $income }, humeur { SIGNED($mood) }. Couleurs : { $paints }
board-score = Points de victoire
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-thalers = Thalers
board-income = Revenu
board-mood = Humeur
board-paint = { WORD($paint) } : { $n }
board-tiles = { $n ->
    [one] { $n } tuile Fresque
   *[other] { $n } tuiles Fresque
}
board-blends = Tableau des mélanges
board-steered = contrôlé par { $name }
board-watching = Vous regardez la partie. Les paravents cachent ce qui est derrière eux.
