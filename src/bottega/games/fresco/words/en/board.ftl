# Fresco's table as it is labelled and read out.

board-ceiling = Ceiling fresco
board-ceiling-summary = { $left ->
    [0] The ceiling fresco is complete; the bishop stands on { $bishop }.
    [one] 1 tile is left; the bishop stands on { $bishop }.
   *[other] { $left } tiles are left; the bishop stands on { $bishop }.
}
board-segment = { $bishop ->
    [here] { $name }: { $value } points for { $paints }; the bishop stands here
    [near] { $name }: { $value } points for { $paints }; the bishop is adjacent
   *[far] { $name }: { $value } points for { $paints }
}
board-segment-restored = { $bishop ->
    [here] { $name }: restored; the bishop stands here
   *[far] { $name }: restored
}
board-altar = Altar: 2 points for red, yellow and blue, 1 more for each blended paint instead; 6 points for orange, green and purple
board-track = Victory point track
board-round = Round
board-final-round = Final round
board-over = Game over
board-phases = Phases of the round
board-phase = Phase { $n } of { $of }: { WORD($name) }
board-phase-wake = waking up
board-phase-plan = planning
board-phase-income = income and new goods
board-phase-score = final scoring

board-hostel = Hostel
board-hostel-free = free
board-hostel-row = { $time } o’clock: mood { SIGNED($mood) }, market price { $price }; { $who }
board-moods = Mood track

board-market = Market
board-booth = Booth { $booth }
board-booth-is-closed = Booth { $booth }: closed
board-booth-closed = closed
board-slot = { $paints } in booth { $booth }
board-slot-empty = Empty space in booth { $booth }
board-bag = { $n ->
    [one] 1 market tile in the cloth bag
   *[other] { $n } market tiles in the cloth bag
}

board-sheet = Action sheet
board-to-place = To place
fresco-plan-idle = { $n ->
        [one] 1 apprentice has nothing to do here
       *[other] { $n } apprentices have nothing to do here
    }
board-idle = { $n } idle
board-apprentices = Apprentices
board-ill = Ill apprentices
board-pool = { $ill ->
    [0] Apprentices without a place: { $n }
   *[other] Apprentices without a place: { $n }; ill: { $ill }
}
board-column = { $ill ->
    [0] { WORD($place) }: { $n ->
        [one] 1 apprentice
       *[other] { $n } apprentices
    }
   *[other] { WORD($place) }: { $n ->
        [one] 1 apprentice
       *[other] { $n } apprentices
    }, { $ill } ill
}
board-neutral = the neutral apprentice
board-send = Send an apprentice { WORD($place, form: "to") }
board-take-back = Take an apprentice back ({ WORD($place) })
board-plan = Plan
board-planned = has planned

board-own-goods = Behind your screen
board-goods-summary = { $score } points, { $thalers } thalers, income { $income }, mood { SIGNED($mood) }. Paints: { $paints }
board-score = Victory points
board-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
board-thalers = thalers
board-income = Income
board-mood = Mood
board-paint = { WORD($paint) }: { $n }
board-tiles = { $n ->
    [one] 1 fresco tile
   *[other] { $n } fresco tiles
}
board-blends = Blending chart
board-steered = steered by { $name }
board-watching = You are watching. The players’ screens hide what is behind them.
