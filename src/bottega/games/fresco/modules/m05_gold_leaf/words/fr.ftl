# Module 5 : les feuilles d'or.

m05-title = Les Feuilles d'or
m05-short = Deux emplacements du Marché rapportent des feuilles d'or. Avec une feuille, dorez la couleur que l'évêque souhaite ce tour-ci et gagnez jusqu'à 3 points de plus.
source-gold_leaf = feuilles d'or

m05-ask-gild = Dorez-vous la couleur { WORD($paint, form: "f") } ?

# Ce qui compte, comme l'entraîneur le dit avant une question.

m05-coach-gild = Une feuille rapporte 3 avec l'évêque sur la partie, 2 à côté, sinon 1. La couleur change chaque tour.

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

# Board and box

word-leaves = feuilles
mod-leaves = { $n ->
        [one] { $n } feuille d'or
       *[other] { $n } feuilles d'or
    }
mod-slot-leaves = { $n ->
        [one] rapporte { $n } feuille d'or
       *[other] rapporte { $n } feuilles d'or
    }
mod-disc = À dorer pendant ce tour : { WORD($paint) }
mod-leaves-left = { $n ->
        [one] { $n } feuille d'or dans la réserve
       *[other] { $n } feuilles d'or dans la réserve
    }
mod-bishop-here = Évêque sur place
mod-bishop-near = Évêque à côté
mod-bishop-far = Évêque ailleurs
box-m5_gold-arrows_4 = emplacements qui apportent des feuilles d'or
box-m5_gold-arrows_3 = emplacements qui apportent des feuilles d'or

# Ce que rapporte un choix.

brings-leaves = feuilles d'or { $n }

# La leçon.

m05-lesson-disc = Le disque de bois montre la couleur que l'évêque veut voir dorée ce tour-ci. Si une tuile la demande, une feuille d'or rapporte plus de points.
m05-lesson-plan = Un assistant sur chaque lieu, puis « C'est prêt ».
m05-lesson-leaf = Deux emplacements ont des feuilles d'or : le premier du stand III en donne deux. Achetez-y la tuile.
m05-lesson-restore = Cette tuile demande la couleur du disque, et l'évêque est à côté. Restaurez-la.
m05-lesson-gild = Ajoutez une feuille d'or. Elle rapporte 2 points à côté de l'évêque, 3 sous lui, 1 ailleurs.
m05-lesson-end = 3 + 2 + 2 points. Le disque change après chaque tour. À la fin, chaque feuille d'or restante vaut un Thaler.
