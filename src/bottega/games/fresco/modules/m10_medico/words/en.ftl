# Module 10: the Medico

m10-title = The Medico
m10-short = Every round a place is infected, and an apprentice of each player who works there falls ill. Ill ones can do less until a bottle from the Medico heals them.
tile-10 = medico
    .the = the medico
    .nom = the medico
    .to = to the medico
    .at = at the medico
    .on = on the medico
    .of = of the medico
    .tile = medico tile

# Bottles, and the infection tile with a signpost

bottle-3 = medicine with 3 portions
bottle-2 = medicine with 2 portions
bottle-1 = medicine with 1 portion
bottle-juice = raspberry juice
infection-same = same place again

# What is asked and what can be done

m10-ask-aside = Which apprentice is set aside because of the mood?
m10-ask-ill = Which apprentice falls ill?
m10-ask-buy = Which bottle do you buy from the Medico?
m10-ask-use = Which bottle do you use, and for how many ill apprentices?

# What matters, as the coach says it before a question.

m10-coach-aside = Set an ill one aside if you can: it does less.
m10-coach-ill = Let the one fall ill whom you need least at this place.
m10-coach-buy = Bottles heal. Ill ones go only to cathedral, studio and workshop, and do less there.
m10-coach-use = Heal before you plan: a healthy apprentice can go anywhere.

m10-do-aside-ill = an ill one, who comes back healthy
m10-do-aside-gone = an ill one; none of yours is with the Medico to come for it
m10-do-aside-healthy = a healthy one
m10-do-ill-neutral = the neutral one, who goes back to the theater
m10-do-ill-own = one of your own
m10-do-buy = { WORD($bottle, form: "a") } for { $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    }
m10-do-use = { $healed ->
        [0] empty { WORD($bottle, form: "a") } and heal nobody
       *[other] use { WORD($bottle, form: "a") } and heal { $healed }
    }
m10-do-juice = use { WORD($bottle, form: "a") }: mood +1
m10-do-keep = keep what you have
m10-do-ill-works = an ill apprentice works now
m10-do-saint = an ill apprentice paints a saint with { WORD($paint) } for { $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    }

# What happened

m10-event-infected = The { WORD($place) } is infected
m10-event-same = The signpost: the { WORD($place) } is infected again
m10-event-nowhere = The signpost: no place is infected
m10-event-ill = has an apprentice fall ill
m10-event-neutral-ill = has the neutral apprentice fall ill
m10-event-aside = sets aside an ill apprentice, who recovers
m10-event-aside-gone = gives an ill apprentice back; nobody is set aside
m10-event-bought = buys { WORD($bottle, form: "a") }
m10-event-cannot-pay = cannot pay for a bottle
m10-event-offer = The Medico offers { WORD($bottle, form: "a") }
m10-event-used = uses { WORD($bottle, form: "a") } and heals { $healed }
m10-event-emptied = empties { WORD($bottle, form: "a") } and heals nobody
m10-event-juice = uses raspberry juice
m10-event-saint = has an ill apprentice paint a saint with { WORD($paint) }
m10-event-healthy = has { $n ->
        [one] 1 healthy apprentice
       *[other] { $n } healthy apprentices
    } of their own

# Why not

m10-why-empty = There is no bottle on this place.
m10-why-limit = You have { $n } bottles already, and nobody may have more.
m10-why-price = This bottle costs { $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    }; you have less.
m10-why-buy = You buy a bottle at the market, if you have laid your medico tile there.
m10-why-nobody-ill = None of your apprentices is ill.
m10-why-nobody-away = None of your own apprentices is on the Medico's board: nobody can come for an ill one.
m10-why-juice-final = There is no next morning: in the final round a better mood is of no use.
m10-why-juice-mood = Your mood cannot get any better.
m10-why-use = Bottles are used when all places have been visited, in wake-up order.
m10-why-apprentice = You choose an apprentice here only when one falls ill, when one is set aside because of the mood, and when an ill one works in the cathedral.
m10-why-when = An infection tile is turned up when the plans are revealed; there is nothing to choose.
m10-why-useless = The Medico has no bottle for sale.

# Board and box

word-medicine = medicine
word-juice = juice
word-ill = ill
word-tile-10 = medico
mod-infected = Infected: { WORD($place) }
mod-healthy = your healthy apprentices
mod-neutral = your neutral apprentice
mod-ill = { $n ->
        [one] 1 ill apprentice
       *[other] { $n } ill apprentices
    }
mod-turned = Turned up so far
mod-infected-before = Infected last round: { WORD($place) }
mod-infected-none = No place is infected
mod-bottle = { WORD($bottle) } for { $price ->
        [one] 1 thaler
       *[other] { $price } thalers
    }
mod-infections-left = { $n ->
        [one] 1 still hidden
       *[other] { $n } still hidden
    }
mod-ill-left = { $n ->
        [one] 1 ill apprentice
       *[other] { $n } ill apprentices
    }
mod-no-bottle = no bottle on the place for { $price ->
        [one] 1 thaler
       *[other] { $price } thalers
    }
mod-infections = Infection tiles
mod-bottles = Bottles
mod-bottles-pile = { $n } in the pile, { $gone } used up
mod-at-the-end = At the end
mod-healthy-thalers = { $n ->
        [one] 1 thaler for each apprentice of one's own color who is not with the Medico
       *[other] { $n } thalers for each apprentice of one's own color who is not with the Medico
    }
mod-away = { $n } with the Medico
mod-aside = { $n } in the red armchair
mod-bottle-limit = { $n } of at most { $limit } bottles
box-m10_medico-prices_4 = prices of the bottles

# What a choice brings.

brings-bottles = bottles { $n }
brings-ill = ill apprentices { $n }

# The lesson.

m10-lesson-what = A sickness goes about. When plans are shown, one place is infected. Whoever has worked there has an apprentice fall ill.
m10-lesson-plan = You cannot know which place it will be. One apprentice on each, then Ready.
m10-lesson-buy = It is the market. Your apprentice works as usual first: buy { $paints }.
m10-lesson-ill = He has fallen ill and is with the Medico; an ill one takes his place from the next round on. The ill go only to cathedral, studio and workshop, do less there, and may stay at home.
m10-lesson-end = From the next round on bottles are for sale: lay the Medico over your market and buy medicine. Keep ill and healthy apart, or all there fall ill. At the end each healthy one brings 5 thalers.
