# Module 5 : les feuilles d'or.

m05-title = Les Feuilles d'or
m05-short = Deux emplacements du Marché rapportent des feuilles d'or. Avec une feuille, dorez la couleur que l'évêque souhaite ce tour-ci et gagnez jusqu'à 3 points de plus.
source-gold_leaf = feuilles d'or

m05-ask-gild = Dorez-vous la couleur { WORD($paint, form: "f") } ?
m05-do-gild = une feuille d'or pour +{ $points }
m05-do-keep = garder la feuille d'or

m05-event-disc = L'évêque souhaite voir dorer la couleur { WORD($paint, form: "f") }
m05-event-leaves = { $leaves ->
    [one] reçoit { $leaves } feuille d'or
   *[other] reçoit { $leaves } feuilles d'or
}
m05-event-gilded = ajoute une feuille d'or pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
m05-event-changed = { $leaves ->
    [one] change { $leaves } feuille d'or en Thaler
   *[other] change { $leaves } feuilles d'or en Thalers
}

m05-why-none = Vous n'avez pas de feuille d'or ; deux emplacements du Marché en rapportent.
m05-why-moment = Une feuille d'or s'ajoute quand vous restaurez une tuile qui demande la couleur { WORD($paint, form: "f") }.
