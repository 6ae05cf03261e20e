# Module 2 : les commandes de l'évêque.

m02-title = Les Commandes de l'évêque
m02-short = À l'Atelier, un assistant remet trois tuiles restaurées contre beaucoup de points. La commande remplace leur revenu par un Thaler et une couleur à chaque tour.
source-requests = commandes

request-general = commande générale
    .the = la commande générale
request-orange = commande orange
    .the = la commande orange
request-green = commande verte
    .the = la commande verte
request-purple = commande violette
    .the = la commande violette

# Une tuile et ses taches de couleur.

m02-tile = une tuile { $seals ->
    [O] avec une tache orange
    [G] avec une tache verte
    [P] avec une tache violette
    [OG] avec une tache orange et une verte
    [OP] avec une tache orange et une violette
    [GP] avec une tache verte et une violette
    [OGP] avec une tache orange, une verte et une violette
   *[none] sans tache de couleur
}

# Questions et réponses.

m02-ask-tile = Quelle tuile va sous la commande ? (encore { $left })
m02-ask-paint = Quelle couleur vous rapporte la commande générale ?
m02-ask-leonardo = Leonardo réalise-t-il une commande ?

# Ce qui compte, comme l'entraîneur le dit avant une question.

m02-coach-tile = Donnez les tuiles dont les taches de couleur vous servent le moins. Elles vous quittent, et 1 Thaler de revenu avec chacune.
m02-coach-paint = Prenez la couleur qui manque à votre prochaine partie.
m02-coach-leonardo = Il retire la commande du dessus : utile si l'autre va la remplir.

m02-do-paint = { WORD($paint) }
m02-do-none = il n'en réalise aucune
m02-do-fulfill = réaliser { WORD($request, form: "the") } pour { $points } points avec 3 tuiles

# Ce qui s'est passé.

m02-event-fulfilled = réalise { WORD($request, form: "the") } pour { $points } points
m02-event-stacked = remet { $tile }
m02-event-paint = reçoit la couleur { WORD($paint, form: "f") } pour une commande

# Pourquoi pas.

m02-why-gone = Toutes les commandes de ce type sont réalisées.
m02-why-tiles = Cette commande demande 3 tuiles restaurées ; { $count ->
    [0] aucune ne peut être remise.
    [one] { $count } seule peut être remise.
   *[other] { $count } seulement peuvent être remises.
}
m02-why-seals = Cette commande demande 3 tuiles restaurées avec une tache { WORD($paint, form: "f") } ; { $count ->
    [0] aucune ne peut être remise.
    [one] { $count } seule peut être remise.
   *[other] { $count } seulement peuvent être remises.
}
m02-why-fulfilled = Vous avez déjà réalisé une commande ce tour-ci ; une seule est permise.
m02-why-workshop = Les commandes se réalisent à l'Atelier, par un assistant qui n'y fait rien d'autre.
m02-why-tile = Cette tuile ne peut pas être la suivante : il lui manque la tache de couleur, ou vous avez déjà choisi des tuiles qui viennent après elle.
m02-why-stack = Vos tuiles vont sous une commande quand vous en réalisez une à l'Atelier.
m02-why-basic = Une commande générale rapporte du rouge, du jaune ou du bleu.

# Board and box

word-requests = commandes
mod-requests-done = { $n ->
        [one] { $n } commande réalisée
       *[other] { $n } commandes réalisées
    }
mod-no-seal = sans tache
mod-request = { WORD($kind) } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $n } dans la pile
mod-tile-with-seals = tuile restaurée, { $kind }
mod-fulfilled = en a réalisé une pendant ce tour
box-m2_requests-general = points des commandes générales : { $which }
box-m2_requests-O = points des commandes orange
box-m2_requests-G = points des commandes vertes
box-m2_requests-P = points des commandes violettes : { $which }

# La leçon.

m02-lesson-what = Vous avez restauré trois tuiles. À l'Atelier, un assistant peut en remettre trois pour une commande au lieu de mélanger. Les commandes de couleur demandent des sceaux : une tuile en a un par couleur mélangée qu'elle a coûtée.
m02-lesson-fulfil = La commande générale prend trois tuiles quelconques. Réalisez-la : 6 points aussitôt.
m02-lesson-end = Les trois tuiles ne rapportent plus de revenu. La commande rapporte 1 Thaler et une couleur à chaque tour. La première de chaque sorte vaut le plus : faites vite.
