# Module 8 : la cloche.

m08-title = La Cloche
m08-short = Lors d'une audience, vous achetez des certificats de don pour les cloches, au besoin en plusieurs fois. À la fin, on compte les cloches : les trois premiers marquent, et ce qui n'est pas payé compte contre vous.
source-bells = cloches

tile-8 = Audience
    .the = l'Audience
    .nom = l'Audience
    .to = à l'Audience
    .at = à l'Audience
    .on = sur l'Audience
    .of = de l'Audience
    .tile = tuile Audience

# Les cloches et la case de la piste de la cloche où elles mènent.

m08-counted = { $bells ->
    [one] { $bells } cloche : case { $space }
   *[other] { $bells } cloches : case { $space }
}
m08-counted-top = { $bells } cloches : case { $space }+

# Questions et réponses.

m08-ask-buy = Quel certificat achetez-vous, et que payez-vous maintenant ?
m08-ask-pay = { $bells ->
    [one] Combien mettez-vous sur votre certificat de { $bells } cloche ?
   *[other] Combien mettez-vous sur votre certificat de { $bells } cloches ?
} ({ $paid } sur { $price ->
    [one] { $price } Thaler payé
   *[other] { $price } Thalers payés
})
m08-ask-which = Sur quel certificat { $thalers ->
    [one] va le Thaler que vous avez gagné ?
   *[other] vont les { $thalers } Thalers que vous avez gagnés ?
}

# Ce qui compte, comme l'entraîneur le dit avant une question.

m08-coach-buy = Payé en entier, il rapporte ses points ; en partie, 1 point pour 2 Thalers, et tout gain y va ensuite.
m08-coach-pay = Un certificat partiellement payé prend vos gains : payez-le, ou vivez avec.
m08-coach-which = Achevez celui qui est le plus près de son prix.

m08-do-pay = { $thalers ->
    [0] rien, encore { $owed } à payer
    [one] { $thalers } Thaler, encore { $owed } à payer
   *[other] { $thalers } Thalers, encore { $owed } à payer
}
m08-do-pay-off = { $thalers ->
    [one] { $thalers } Thaler, et il est payé
   *[other] { $thalers } Thalers, et il est payé
}
m08-do-which = { $bells ->
    [one] { $bells } cloche
   *[other] { $bells } cloches
} : { $thalers ->
    [one] { $thalers } Thaler, encore { $owed } à payer
   *[other] { $thalers } Thalers, encore { $owed } à payer
}
m08-do-which-off = { $bells ->
    [one] { $bells } cloche
   *[other] { $bells } cloches
} : { $thalers ->
    [one] { $thalers } Thaler, et il est payé
   *[other] { $thalers } Thalers, et il est payé
}
m08-do-buy = { $bells ->
    [one] { $bells } cloche
   *[other] { $bells } cloches
} pour { $thalers ->
    [one] { $thalers } Thaler
   *[other] { $thalers } Thalers
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
m08-do-installments = { $bells ->
    [one] { $bells } cloche
   *[other] { $bells } cloches
}, { $thalers } sur { $price ->
    [one] { $price } Thaler
   *[other] { $price } Thalers
} maintenant : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Ce qui s'est passé.

m08-event-opened = Un certificat est révélé : { $bells ->
    [one] { $bells } cloche
   *[other] { $bells } cloches
} pour { $thalers ->
    [one] { $thalers } Thaler
   *[other] { $thalers } Thalers
}
m08-event-bought = achète un certificat de { $bells ->
    [one] { $bells } cloche
   *[other] { $bells } cloches
} pour { $thalers ->
    [one] { $thalers } Thaler
   *[other] { $thalers } Thalers
}
m08-event-installments = prend un certificat de { $bells ->
    [one] { $bells } cloche
   *[other] { $bells } cloches
} et paie { $paid } sur { $price ->
    [one] { $price } Thaler
   *[other] { $price } Thalers
}
m08-event-paid-in = { $thalers ->
    [one] met { $thalers } Thaler sur un certificat
   *[other] met { $thalers } Thalers sur un certificat
}
m08-event-paid-off = { $bells ->
    [one] a fini de payer un certificat de { $bells } cloche
   *[other] a fini de payer un certificat de { $bells } cloches
}
m08-event-counted = a { $counted }
m08-event-bishop = L'évêque a { $counted }
m08-event-scored = prend le { $rank ->
        [1] 1er
       *[other] { $rank }e
    } rang pour les cloches : { $points } + { $bonus } points

# Pourquoi pas.

m08-why-sold = Il n'y a plus de certificat ici.
m08-why-audience = Les certificats s'achètent lors d'une audience : posez cette tuile sur votre plateau personnel en planifiant.
m08-why-other = On vous interroge sur vos certificats l'un après l'autre, le plus ancien d'abord.
m08-why-broke = Vous n'avez aucun Thaler à y mettre.
m08-why-pay = Vous pouvez mettre des Thalers sur un certificat après votre lever, avant une bouteille que vous devez acheter, et une dernière fois avant le décompte des cloches.

# Board and box

word-bells = cloches
word-unfinished = à payer
word-tile-8 = Audience
mod-unfinished = Certificat partiellement payé : { $paid } sur { $price ->
        [one] { $price } Thaler
       *[other] { $price } Thalers
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $bells ->
        [one] { $bells } cloche
       *[other] { $bells } cloches
    }
mod-certificates = { $n ->
        [one] { $n } certificat de don
       *[other] { $n } certificats de don
    }
mod-bells = { $n ->
        [one] { $n } cloche
       *[other] { $n } cloches
    }
mod-certificate = Certificat de don pour { $price ->
        [one] { $price } Thaler
       *[other] { $price } Thalers
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $bells ->
        [one] { $bells } cloche
       *[other] { $bells } cloches
    }
mod-most-bells = Le plus de cloches à la fin
mod-no-certificates = Aucun certificat n'est visible.
mod-under = Connus, sous la pioche
mod-bell-bonus = Pour autant de cloches
mod-bishop-bells = La case de l'évêque
mod-certificates-left = { $n ->
        [one] { $n } certificat dans la pioche
       *[other] { $n } certificats dans la pioche
    }
box-m8_bells-certificates = liste des certificats
box-m8_bells-rank_points = points du troisième
box-m8_bells-track_bonus = derniers bonus de la piste de la cloche

# La leçon.

m08-lesson-what = L'évêque vend des certificats pour une nouvelle cloche. Ils rapportent des points maintenant, et des cloches qui comptent à la fin.
m08-lesson-plan = Posez l'audience sur votre Marché ; personne n'y va. Puis 1 assistant à la Cathédrale, 2 au Studio, 2 à l'Atelier, et « C'est prêt ».
m08-lesson-take = Vous devez maintenant prendre un certificat. Payez celui-ci en entier, 5 Thalers : il rapporte 4 points.
m08-lesson-end = On peut aussi payer une partie : tout ce que vous gagnez y va d'abord. À la fin, le plus de cloches rapporte 9 points, les suivants 5 et 2 ; l'impayé compte contre vous.
