# Module 12: the dames

m12-title = The Dames
m12-short = Dames stand on the score track. Whoever reaches or passes one takes her along, and sends her every round to a place, where she does something that apprentices cannot.

dame-pink = pink dame
    .of = of the pink dame
dame-purple = purple dame
    .of = of the purple dame

# What is asked and what can be done

m12-ask-place = Where does your { WORD($dame) } go?
m12-ask-act = What does your { WORD($dame) } do { WORD($place, form: "at") }?

# What matters, as the coach says it before a question.

m12-coach-place = She acts before your apprentices, unless a dame of her color was there first. Early risers get her help.
m12-coach-act = Her help is free: take what no apprentice can do now.

m12-do-keep = she stays at home
m12-do-place = { WORD($place, form: "to") }
m12-do-forgo = nothing
m12-do-swap = swap { $paints_one } and { $paints_other }
m12-do-trade = swap { WORD($given) } for { WORD($taken) }
m12-do-reserve = reserve { $segment }
m12-do-thalers = take { $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    }
m12-do-bishop = move the bishop to { $segment } for { $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    }
m12-do-mood = mood { SIGNED($mood) }
m12-note-reserved = which you have reserved

# What happened

m12-event-met = meets a { WORD($dame) } on space { $space }
m12-event-sent = sends the { WORD($dame) } { WORD($place, form: "to") }
m12-event-blocked = finds that a dame of the same color has already helped { WORD($place, form: "at") }: the { WORD($dame) } does nothing
m12-event-swapped = swaps { $paints_one } and { $paints_other } at the market
m12-event-reserved = reserves { $segment }
m12-event-returned = takes back the reservation of { $segment }
m12-event-night = has { $segment } reserved for one more round
m12-event-helped = has the help { WORD($dame, form: "of") }
m12-event-traded = swaps { WORD($given) } for { WORD($taken) }

# Why not

m12-why-when = A dame joins you when you pass or reach her on the score track, one of each color; from then on you send her to a place when you plan.
m12-why-reserved = Another player has reserved this segment.
m12-why-bishop = The bishop stands here.
m12-why-covered = An action tile covers this place, so no dame can go there.
m12-why-other-dame = Your other dame goes there.
m12-why-slot = A swap is listed at the tile in the first of the two booths.

# Board and box

word-dame = dame
word-reservation = reservation
mod-reserved = reserved by { $name }
mod-reservation-free = reservation tile, not laid
mod-used = Used this round
mod-dames-wait = { $n ->
        [one] 1 dame waits on the track
       *[other] { $n } dames wait on the track
    }
mod-dame-at = { WORD($dame) }: { WORD($place) }
mod-reserved-day = { $segment } reserved, by day
mod-reserved-night = { $segment } reserved, by night
box-m12_dames-rosary_4 = spaces of the dames
box-m12_dames-rosary_3 = spaces of the dames

# The lesson.

m12-lesson-what = Dames stand along the score track. You have passed one, and she came with you. From now on she helps at one place in each round.
m12-lesson-plan = Send her to the market: drag her there or press her. Then one apprentice on each place, and Ready.
m12-lesson-swap = At the market she swaps two tiles of different booths before you buy. Swap { $paints } and { $paints_other }.
m12-lesson-end = Now the booth holds what you want. At the cathedral she reserves a segment, at the studio she brings money, at the theater she sets your mood to 0. Of each color only the first one acts at a place.
