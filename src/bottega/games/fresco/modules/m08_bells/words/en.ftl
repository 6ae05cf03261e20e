# Module 8: the bells.

m08-title = The Bells
m08-short = At an audience you buy certificates for new bells, if you like in installments. In the end the bells are counted: the first three score, and unpaid certificates count against you.
source-bells = bells

tile-8 = audience
    .the = the audience
    .nom = the audience
    .to = to the audience
    .at = at the audience
    .on = on the audience
    .of = of the audience
    .tile = audience tile

# Bells and the space of the bell track they lead to.

m08-counted = { $bells ->
    [one] { $bells } bell: space { $space }
   *[other] { $bells } bells: space { $space }
}
m08-counted-top = { $bells } bells: space { $space }+

# Questions and answers.

m08-ask-buy = Which certificate do you buy, and what do you pay now?
m08-ask-pay = { $bells ->
    [one] How much do you put on your certificate with { $bells } bell?
   *[other] How much do you put on your certificate with { $bells } bells?
} ({ $paid } of { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
} paid)
m08-ask-which = To which certificate { $thalers ->
    [one] does the { $thalers } thaler go that you have earned?
   *[other] do the { $thalers } thalers go that you have earned?
}

# What matters, as the coach says it before a question.

m08-coach-buy = Paid in full it scores its points; in part, 1 point for 2 thalers, and all you earn goes onto it.
m08-coach-pay = An unfinished certificate takes what you earn: pay it off, or live with it.
m08-coach-which = Finish the one that is nearest to its price.

m08-do-pay = { $thalers ->
    [0] nothing, { $owed } still owed
    [one] { $thalers } thaler, { $owed } still owed
   *[other] { $thalers } thalers, { $owed } still owed
}
m08-do-pay-off = { $thalers ->
    [one] { $thalers } thaler, and it is paid
   *[other] { $thalers } thalers, and it is paid
}
m08-do-which = { $bells ->
    [one] { $bells } bell
   *[other] { $bells } bells
}: { $thalers ->
    [one] { $thalers } thaler, { $owed } still owed
   *[other] { $thalers } thalers, { $owed } still owed
}
m08-do-which-off = { $bells ->
    [one] { $bells } bell
   *[other] { $bells } bells
}: { $thalers ->
    [one] { $thalers } thaler, and it is paid
   *[other] { $thalers } thalers, and it is paid
}
m08-do-buy = { $bells ->
    [one] { $bells } bell
   *[other] { $bells } bells
} for { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
m08-do-installments = { $bells ->
    [one] { $bells } bell
   *[other] { $bells } bells
}, { $thalers } of { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
} now: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What happened.

m08-event-opened = A certificate is opened: { $bells ->
    [one] { $bells } bell
   *[other] { $bells } bells
} for { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}
m08-event-bought = buys a certificate with { $bells ->
    [one] { $bells } bell
   *[other] { $bells } bells
} for { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}
m08-event-installments = takes a certificate with { $bells ->
    [one] { $bells } bell
   *[other] { $bells } bells
}, { $paid } of { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
} paid
m08-event-paid-in = { $thalers ->
    [one] puts { $thalers } thaler on a certificate
   *[other] puts { $thalers } thalers on a certificate
}
m08-event-paid-off = { $bells ->
    [one] has paid a certificate with { $bells } bell
   *[other] has paid a certificate with { $bells } bells
}
m08-event-counted = has { $counted }
m08-event-bishop = The bishop has { $counted }
m08-event-scored = is { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} in bells: { $points } + { $bonus }

# Why not.

m08-why-sold = No certificate is left here.
m08-why-audience = Certificates are bought at an audience: lay that tile on your sheet when you plan.
m08-why-other = Your certificates are asked about one after the other, the oldest first.
m08-why-broke = You have no thaler to put on it.
m08-why-pay = Thalers may be put on a certificate after you get up, before a bottle that you must buy, and once more before the bells are counted.

# Board and box

word-bells = bells
word-unfinished = unpaid
word-tile-8 = audience
mod-unfinished = Unfinished certificate: { $paid } of { $price ->
        [one] 1 thaler
       *[other] { $price } thalers
    } paid, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $bells ->
        [one] 1 bell
       *[other] { $bells } bells
    }
mod-certificates = { $n ->
        [one] 1 bell certificate
       *[other] { $n } bell certificates
    }
mod-bells = { $n ->
        [one] 1 bell
       *[other] { $n } bells
    }
mod-certificate = Bell certificate for { $price ->
        [one] 1 thaler
       *[other] { $price } thalers
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $bells ->
        [one] 1 bell
       *[other] { $bells } bells
    }
mod-most-bells = Most bells in the end
mod-no-certificates = No certificate lies open.
mod-under = Known, under the pile
mod-bell-bonus = For so many bells
mod-bishop-bells = The bishop's space
mod-certificates-left = { $n ->
        [one] 1 certificate in the pile
       *[other] { $n } certificates in the pile
    }
box-m8_bells-certificates = list of certificates
box-m8_bells-rank_points = points of the third
box-m8_bells-track_bonus = later bonuses of the bell track

# The lesson.

m08-lesson-what = The bishop sells certificates for a new bell. They bring points now and bells that count at the end.
m08-lesson-plan = Lay the audience over your market; nobody goes there. Then 1 apprentice to the cathedral, 2 to the studio, 2 to the workshop, and Ready.
m08-lesson-take = Now you must take a certificate. Pay this one in full, 5 thalers: it brings 4 points.
m08-lesson-end = You may also pay a part: then all you earn goes onto it first. At the end most bells bring 9 points, the next 5 and 2; unpaid ones count against you.
