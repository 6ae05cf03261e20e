# Fresco: the base game

fresco-title = Fresco

# Where points come from.

source-segments = segments
source-bishop = bishop
source-altar = altar
source-money = money
source-track = track

# Questions.

fresco-ask-wake = When do you get up?
fresco-ask-cover = Where do you lay your { WORD($tile, form: "tile") }?
fresco-ask-plan = How many apprentices go { WORD($goal, form: "to") }? ({ $left } left{ $ill ->
        [0] { "" }
       *[other] , { $ill } ill
    })
fresco-ask-neutral = Where does the neutral apprentice stand?
fresco-ask-else = Anything else here? (all apprentices have worked)
fresco-ask-buy = What do you buy? ({ $apprentices ->
        [one] 1 apprentice
       *[other] { $apprentices } apprentices
    }, { $price ->
        [one] 1 thaler
       *[other] { $price } thalers
    } a tile; whoever buys nothing may close a booth)
fresco-ask-restore = What do you restore? ({ $apprentices ->
        [one] 1 apprentice
       *[other] { $apprentices } apprentices
    }; a step of the bishop costs 1 thaler)
fresco-ask-restore-ill = What does the ill apprentice restore?
fresco-ask-studio = What do you do in the studio? ({ $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    } to come)
fresco-ask-theater = What do you do at the theater?
fresco-ask-before-blending = What do you do at the workshop before you blend?
fresco-ask-blend = How many { WORD($paint) } do you blend?
fresco-ask-space = Space { $space } is taken. Ahead or behind?

# Moves.

fresco-do-wake = { $time } o’clock: mood { SIGNED($mood) }, tiles cost { $price }
fresco-do-cover = { WORD($tile) } instead { WORD($place, form: "of") }
fresco-do-cover-beside = { WORD($tile) } { WORD($place, form: "at") }
fresco-do-keep-tile = no { WORD($tile) } this round
fresco-do-plan = { $healthy }{ $ill ->
        [0] { "" }
       *[other] { " " }and { $ill } ill
    } { WORD($goal, form: "to") }
fresco-do-neutral = the neutral one { WORD($goal, form: "at") }; only there can it fall ill
fresco-do-buy = buy { $paints } in booth { $booth }
fresco-do-close = close booth { $booth }
fresco-do-leave-market = leave the market as it is
fresco-do-buy-no-more = buy no more
fresco-do-restore = restore { $segment } with { $paints } for { $points }{ $bonus ->
        [0] { "" }
       *[other] : { $value } + { $bonus } for the bishop
    }
fresco-do-noted = { $what }, { $notes }
fresco-do-bishop = move the bishop to { $segment } for 1 thaler
fresco-do-altar = altar with { $paints } for { $points }
fresco-do-forgo = restore nothing more
fresco-do-studio = { $thalers ->
        [one] take 1 thaler and leave
       *[other] take { $thalers } thalers and leave
    }
fresco-do-theater = improve the mood and leave
fresco-do-mood = mood to { SIGNED($mood) }
fresco-do-no-mood = leave the mood at { SIGNED($mood) }
fresco-do-go-blending = go on to blending
fresco-do-blend = { $n } { WORD($paint) } from { WORD($one) } and { WORD($other) }
fresco-do-space = to space { $space }

# What happened.

fresco-event-round = Round { $round } begins{ $final ->
        [1] ; it is the final round
       *[other] { "" }
    }
fresco-event-woke = gets up at { $time }:00
fresco-event-mood = is in mood { SIGNED($mood) }
fresco-event-apprentices = { $n ->
        [one] has 1 apprentice
       *[other] has { $n } apprentices
    }
fresco-event-planned = has planned
fresco-event-revealed = { $count ->
        [0] sends nobody
       *[other] plans { $plans }
    }
fresco-planned = { $ill ->
        [0] { $healthy } { WORD($place) }
       *[other] { $healthy ->
            [0] { $ill } ill { WORD($place) }
           *[other] { $healthy } and { $ill } ill { WORD($place) }
        }
    }
fresco-planned-tile = { $healthy ->
        [0] { WORD($tile) }
       *[other] { $healthy } { WORD($tile) }
    } ({ WORD($place, form: "on") })
fresco-planned-neutral = the neutral one { WORD($goal, form: "at") }
fresco-event-bought = buys { $paints } in booth { $booth }
fresco-event-closed = closes booth { $booth }
fresco-event-cleared = Booth { $booth } is empty
fresco-event-stall = Booth { $booth } offers { $paints }
fresco-event-paid = { $thalers ->
        [one] pays 1 thaler
       *[other] pays { $thalers } thalers
    }
fresco-event-earned = { $thalers ->
        [one] gets 1 thaler
       *[other] gets { $thalers } thalers
    }
fresco-event-bishop = moves the bishop to { $segment }
fresco-event-restored = restores { $segment } ({ $paints }): { $points } points{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } for the bishop
    }
fresco-event-altar = restores the altar with { $paints }: { $points } points
fresco-event-blended = blends { $n } { WORD($paint) }
fresco-event-scored = moves { $points ->
        [one] 1 space
       *[other] { $points } spaces
    } forward on the score track, to { $space }
fresco-event-income = gets income
fresco-event-rotated = goes to the back of the start spaces
fresco-event-money = { $thalers ->
        [one] counts 1 thaler
       *[other] counts { $thalers } thalers
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
fresco-event-final-scoring = Final scoring

# Why something cannot be done now.

fresco-why-hostel = Wake-up times are chosen at the beginning of a round.
fresco-why-bed-taken = Player { $player } gets up at this time already.
fresco-why-column = Apprentices are planned when everybody has woken up.
fresco-why-column-planned = You have planned this place already.
fresco-why-column-later = First say how many apprentices go { WORD($goal, form: "to") }.
fresco-why-neutral = The neutral apprentice stands where you have sent healthy ones. The two cathedrals of the final round count as one place.
fresco-why-column-covered = Here lies your { WORD($tile, form: "tile") } already.
fresco-why-tile-only = Your { WORD($tile, form: "tile") } can lie only { WORD($place, form: "on") }.
fresco-why-tile-room = Your { WORD($tile, form: "tile") } would leave too few spaces: all healthy apprentices must be placed.
fresco-why-tile-planning = Action tiles are laid when you plan.
fresco-why-tile-other = First decide about your { WORD($tile, form: "tile") }.
fresco-why-tile-column = Choose the column of your action sheet on which it shall lie.
fresco-why-plans-first = Apprentices go { WORD($place, form: "to") } when all plans are shown.
fresco-why-nobody-there = You have sent no apprentice { WORD($place, form: "to") } this round.
fresco-why-place-later = Your apprentices act { WORD($place, form: "at") } later in this round.
fresco-why-place-past = Your apprentices have already acted { WORD($place, form: "at") } this round.
fresco-why-all-worked = All your apprentices here have worked.
fresco-why-slot-empty = There is no tile here any more.
fresco-why-other-booth = You have bought in booth { $booth }; all your tiles of this round come from there.
fresco-why-price = { $price ->
        [one] A tile costs 1 thaler
       *[other] A tile costs { $price } thalers
    }; you have { $thalers }.
fresco-why-booth-empty = This booth is empty.
fresco-why-close-bought = Whoever has bought something closes no booth.
fresco-why-restored = This segment is restored.
fresco-why-paints = You lack { $paints }.
fresco-why-ill-bishop = An ill apprentice keeps away from the bishop: it restores no segment next to him.
fresco-why-bound = You have moved the bishop, so a segment must be restored now.
fresco-why-altar = The altar takes three paints: red, yellow and blue; each of them may be replaced by a blended paint.
fresco-why-basic = Basic paints are not made by blending; they come from the market.
fresco-why-before-blending = First go on to blending.
fresco-why-other-paint = Paints are blended one after the other; now it is about { WORD($paint) }.
fresco-why-space = You choose a space only if the one you come to is taken.
fresco-why-done = Something must be chosen here.
fresco-why-module = This belongs to the module { WORD($module) }; now is not its moment.
