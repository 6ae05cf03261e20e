# Problèmes : leur étagère, leur carte à la table, et ce qu’on dit d’un essai.

puzzles = Problèmes
puzzles-lead = Des positions tirées de parties. Un choix est nettement le meilleur : trouvez-le, avec autant d’essais qu’il vous plaît.
puzzles-today = Le problème du jour
puzzles-today-text = Le même pour tous, un nouveau chaque jour.
puzzles-shelf = L’étagère
puzzles-theme = Thème
puzzles-all = tous les thèmes
puzzles-any = toutes les difficultés
puzzles-open = pas encore résolus
puzzles-solved = { $n } sur { $all } résolus
puzzles-none = Aucun problème de ce genre. Choisissez un autre thème ou une autre difficulté.
puzzle-title = { $game } : problème { $n }
puzzle-players = { $n } joueurs
puzzle-difficulty = Difficulté
puzzle-difficulty-1 = facile
puzzle-difficulty-2 = moyen
puzzle-difficulty-3 = difficile
puzzle-difficulty-4 = très difficile
puzzle-solve = Résoudre
puzzle-done = résolu
puzzle-seen = réponse vue
puzzle-tries = { $n ->
    [one] 1 essai
   *[other] { $n } essais
}
puzzle-missed = Le manquent si souvent
puzzle-find = Quel est le meilleur choix ? Jouez.
puzzle-find-plan = Quel est le meilleur plan ? Préparez-le et remettez-le.
puzzle-again = Essayez encore, autant de fois qu’il vous plaît.
puzzle-show = Voir la réponse
puzzle-next = Problème suivant
puzzle-more = Autres problèmes
puzzle-play-on = Continuer la partie
puzzle-leave = Quitter le problème

# Ce qu’on dit d’un essai. Les parties suivent.
puzzle-right = C’est cela : { $move }.
puzzle-answer = La réponse : { $move }.
puzzle-next-best = Le second choix, { $move }, perd environ { $n ->
    [one] un point
   *[other] { $n } points
} d’ici la fin de la partie.
puzzle-proved = C’est calculé jusqu’à la fin de la partie, et non estimé.
puzzle-close = Bien, mais il y a mieux : environ { $n ->
    [one] un point est perdu
   *[other] { $n } points sont perdus
} d’ici la fin de la partie.
puzzle-wrong = Pas cela : environ { $n ->
    [one] un point est perdu
   *[other] { $n } points sont perdus
} d’ici la fin de la partie.
puzzle-unseen = Pas cela : c’est si peu prometteur qu’on ne s’y arrête guère.
puzzle-victory = Sur 100 parties semblables, ce choix en gagne environ { $mine }, le meilleur { $best }.
puzzle-worse = Pas cela : si chacun joue au mieux, vous finissez { $n ->
    [one] un point
   *[other] { $n } points
} plus bas.
puzzle-lost = Pas cela : si chacun joue au mieux, vous laissez échapper une victoire.
puzzle-trap = Sur le moment, cela rapporte plus : { $mine } points, le meilleur choix { $best }. C’est le piège.
puzzle-at-once = Sur le moment, cela rapporte { $mine } points, le meilleur choix { $best }.

# De quoi parlent les problèmes.
theme-ending = résolu jusqu’au bout
theme-rivals = ce qu’on laisse aux autres
