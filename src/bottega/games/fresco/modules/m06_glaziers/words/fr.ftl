# Module 6 : les vitriers.

m06-title = Les Vitriers
m06-short = Qui restaure l'une des douze parties de la fresque situées à côté d'un vitrail doit aussi le rénover. Le nouveau vitrail rapporte des points, mais chaque panneau sans verre en coûte : achetez du verre à la Vitrerie.

tile-6 = Vitrerie
    .the = la Vitrerie
    .nom = la Vitrerie
    .to = à la Vitrerie
    .at = à la Vitrerie
    .on = sur la Vitrerie
    .of = de la Vitrerie
    .tile = tuile Vitrerie

# Le verre : `color` pour un jeton, `many` pour plusieurs.

glass-yellow = verre jaune
    .color = jaune
    .many = jaunes
glass-blue = verre bleu
    .color = bleu
    .many = bleus
glass-red = verre rouge
    .color = rouge
    .many = rouges
glass-green = verre vert
    .color = vert
    .many = verts

# Questions et réponses.

m06-ask-buy = Quel verre achetez-vous ? (encore { $left })
m06-ask-window = Quelle tuile Vitrail posez-vous ?
m06-ask-give = Combien de { WORD($color) } donnez-vous ?

# Ce qui compte, comme l'entraîneur le dit avant une question.

m06-coach-buy = Le verre manquant coûte à la fin : 2, 4, 6 ou 8. Les vitraux de l'établi disent quoi acheter.
m06-coach-window = Comparez sa valeur et son prix : d'autres vitraux viennent, et les autres en veulent aussi.
m06-coach-give = Gardez-en un de chaque couleur pour la fin.

m06-do-buy = { $thalers ->
    [one] { WORD($color) } pour { $thalers } Thaler
   *[other] { WORD($color) } pour { $thalers } Thalers
}
m06-do-stop = ne plus rien acheter
m06-do-window = { $thalers ->
    [0] vitrail { $glass } de { $points } points, gratuit
    [one] vitrail { $glass } de { $points } points pour { $thalers } Thaler
   *[other] vitrail { $glass } de { $points } points pour { $thalers } Thalers
}
m06-do-give = { $count ->
    [one] { $count } jeton { WORD($color, form: "color") }
   *[other] { $count } jetons { WORD($color, form: "many") }
}
m06-do-give-altar = { $count ->
    [one] { $count } jeton { WORD($color, form: "color") }
   *[other] { $count } jetons { WORD($color, form: "many") }
} pour +{ $count }
m06-do-give-less = { $count ->
    [one] { $count } jeton { WORD($color, form: "color") }
   *[other] { $count } jetons { WORD($color, form: "many") }
}, { $loss } points de moins pour { $missing ->
    [one] { $missing } manquant
   *[other] { $missing } manquants
}
m06-note-window = et rénover un vitrail

# Ce qui s'est passé.

m06-event-displayed = La Vitrerie propose du { WORD($color) }
m06-event-bought = achète du { WORD($color) }
m06-event-window = rénove un vitrail avec { $glass }, { $points } points
m06-event-gave = { $count ->
    [one] donne { $count } jeton Verre { WORD($color, form: "color") }
   *[other] donne { $count } jetons Verre { WORD($color, form: "many") }
}
m06-event-missing = perd { $points } points pour du verre manquant
m06-event-bench = Le vitrail { $glass } arrive sur l'établi

# Pourquoi pas.

m06-why-sold-out = Il n'y a pas de { WORD($color) } à vendre ce tour-ci.
m06-why-glass-price = Il coûte { $price ->
        [one] { $price } Thaler
       *[other] { $price } Thalers
    } ; { $thalers ->
        [0] vous n'en avez pas
       *[other] vous en avez { $thalers }
    }.
m06-why-glazery = Le verre s'achète à la Vitrerie : posez cette tuile sur votre plateau personnel en planifiant.
m06-why-bench-price = Cette place de l'établi coûte { $price ->
        [one] { $price } Thaler
       *[other] { $price } Thalers
    } ; { $thalers ->
        [0] vous n'en avez pas
       *[other] vous en avez { $thalers }
    }.
m06-why-window = Un vitrail se rénove quand vous restaurez l'une des douze parties de la fresque situées à côté d'un vitrail.
m06-why-no-glass = Vous n'avez pas de { WORD($color) }.
m06-why-color = On vous demande maintenant du { WORD($color) }.
m06-why-give = Le verre se donne quand vous rénovez un vitrail ou restaurez l'autel.

# Board and box

word-glass = verre
word-tile-6 = Vitrerie
mod-own-glass = Votre verre { WORD($color) } : { $n }
mod-window-place = un vitrail peut être rénové ici
mod-window-set = un vitrail rénové
mod-glass = Verre { WORD($color) }, en vente : { $n }, prix : { $price ->
        [one] { $price } Thaler
       *[other] { $price } Thalers
    }
mod-window = Vitrail ({ $colors }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $price ->
        [one] { $price } Thaler
       *[other] { $price } Thalers
    }
mod-missing-glass = Par verre manquant
mod-windows-left = { $n ->
        [one] { $n } vitrail
       *[other] { $n } vitraux
    }
mod-glass-in-bag = { $n ->
        [one] { $n } jeton Verre
       *[other] { $n } jetons Verre
    }
mod-reserve = Plateau de stockage
mod-bag = Sac en tissu
mod-setting = Ce vitrail rapporte
mod-setting-altar = Du verre pour l'autel
mod-windows-gone = { $n ->
        [one] Leonardo en a pris 1
       *[other] Leonardo en a pris { $n }
    }
mod-window-places = Vieilles fenêtres en
mod-windows-set = Nouveaux vitraux
box-m6_glass-bench = prix des places du milieu de l'établi
box-m6_glass-windows = panneaux des vitraux

# Ce que rapporte un choix.

brings-glass = verre { $n }

# La leçon.

m06-lesson-what = Qui restaure une partie du bord pose aussi un vitrail de cet établi. Chaque panneau demande du verre, sinon il coûte des points. Vous avez posé la Vitrerie sur votre Marché : deux aides y sont imprimés.
m06-lesson-glass = Chacun achète un verre. Achetez { $glass }.
m06-lesson-more = Et { $glass } : vous avez vu à quel vitrail il va.
m06-lesson-restore = La Cathédrale : C5 est au bord, et vous avez ses couleurs. Restaurez-la.
m06-lesson-window = Choisissez le vitrail { $glass } et payez sa place sur l'établi. Il vaut 7 points.
m06-lesson-give = Donnez du verre pour son premier panneau ; sans verre, vous perdriez 6 points.
m06-lesson-rest = Et pour l'autre, qui coûterait 8.
m06-lesson-done = 3 points pour la tuile et 7 pour le vitrail. Un vitrail de l'établi est toujours gratuit : le bord peut toujours être restauré.
