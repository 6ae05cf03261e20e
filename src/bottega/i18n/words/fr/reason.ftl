# Pourquoi un tour vaut mieux qu'un autre : ce que la recherche a comparé, un à un.

reason-now = { $n ->
        [one] { $n } point tout de suite
       *[other] { $n } points tout de suite
    }
reason-now-instead = { $n ->
        [one] { $n } point tout de suite au lieu de { $other }
       *[other] { $n } points tout de suite au lieu de { $other }
    }
reason-next = { $n ->
        [one] prépare { $n } point pour la suite
       *[other] prépare { $n } points pour la suite
    }
reason-next-move = { $n ->
        [one] prépare { $n } point : { $move }
       *[other] prépare { $n } points : { $move }
    }
reason-rival = { $n ->
        [one] laisse environ { $n } point de moins à un autre joueur
       *[other] laisse environ { $n } points de moins à un autre joueur
    }
reason-rival-move = { $n ->
        [one] sinon pour un autre joueur : { $move } (environ { $n } point)
       *[other] sinon pour un autre joueur : { $move } (environ { $n } points)
    }
reason-end = { $n ->
        [one] promet { $n } point de plus à la fin
       *[other] promet { $n } points de plus à la fin
    }
reason-close = un autre coup vaut à peu près autant
reason-end-parts = promet { $n ->
        [one] 1 point
       *[other] { $n } points
    } de plus à la fin ; d'ici la fin du prochain tour : { $parts }
reason-close-parts = à peu près aussi bon à la fin ; d'ici la fin du prochain tour : { $parts }
reason-part = { WORD($source) } { $n }
reason-part-rival = le meilleur adversaire { $n }
reason-loss = { $n ->
        [one] évite { $n } point de verre brisé
       *[other] évite { $n } points de verre brisé
    }
reason-thalers = { $n ->
        [one] laisse { $n } Thaler de plus
       *[other] laisse { $n } Thalers de plus
    }
reason-paints = { $n ->
        [one] laisse { $n } couleur de plus
       *[other] laisse { $n } couleurs de plus
    }
reason-mood = humeur meilleure de { $n }
reason-apprentices = { $n ->
        [one] { $n } assistant de plus ce tour-ci
       *[other] { $n } assistants de plus ce tour-ci
    }
reason-proved-win = { $n ->
        [0] prouvé : vous gagnez
        [one] prouvé : vous gagnez de { $n } point
       *[other] prouvé : vous gagnez de { $n } points
    }
reason-proved-shared = prouvé : la victoire est partagée
reason-proved-loss = { $n ->
        [0] prouvé : perdu au départage
        [one] prouvé : perdu de { $n } point au mieux
       *[other] prouvé : perdu de { $n } points au mieux
    }
