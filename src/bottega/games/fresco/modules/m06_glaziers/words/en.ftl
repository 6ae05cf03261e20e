# Module 6: the glaziers.

m06-title = The Glaziers
m06-short = Whoever restores one of twelve segments also sets a window. It brings points, but every pane without glass costs some: buy glass at the glazery.

tile-6 = glazery
    .the = the glazery
    .nom = the glazery
    .to = to the glazery
    .at = at the glazery
    .on = on the glazery
    .of = of the glazery
    .tile = glazery tile

# Glass: `color` alone.

glass-yellow = yellow glass
    .color = yellow
glass-blue = blue glass
    .color = blue
glass-red = red glass
    .color = red
glass-green = green glass
    .color = green

# Questions and answers.

m06-ask-buy = Which glass do you buy? ({ $left } left)
m06-ask-window = Which window do you set?
m06-ask-give = How much { WORD($color) } do you give?

# What matters, as the coach says it before a question.

m06-coach-buy = Missing glass costs points at the end: 2, 4, 6 or 8. Windows on the bench say what is worth buying.
m06-coach-window = Weigh its value against the price: other windows come, and others want glass too.
m06-coach-give = Keep one of each color for the end.

m06-do-buy = { $thalers ->
    [one] { WORD($color) } for { $thalers } thaler
   *[other] { WORD($color) } for { $thalers } thalers
}
m06-do-stop = buy no more
m06-do-window = { $thalers ->
    [0] window { $glass } worth { $points } for nothing
    [one] window { $glass } worth { $points } for { $thalers } thaler
   *[other] window { $glass } worth { $points } for { $thalers } thalers
}
m06-do-give = { $count } { WORD($color, form: "color") }
m06-do-give-altar = { $count } { WORD($color, form: "color") } for +{ $count }
m06-do-give-less = { $count } { WORD($color, form: "color") }, { $loss } points less for { $missing } missing
m06-note-window = and set a window

# What happened.

m06-event-displayed = The glazery offers { WORD($color) }
m06-event-bought = buys { WORD($color) }
m06-event-window = sets window { $glass } worth { $points }
m06-event-gave = gives { $count } { WORD($color) }
m06-event-missing = loses { $points } for missing glass
m06-event-bench = Window { $glass } comes to the bench

# Why not.

m06-why-sold-out = No { WORD($color) } is for sale this round.
m06-why-glass-price = { $price ->
    [one] It costs { $price } thaler; you have { $thalers }.
   *[other] It costs { $price } thalers; you have { $thalers }.
}
m06-why-glazery = Glass is bought at the glazery: lay that tile on your sheet when you plan.
m06-why-bench-price = { $price ->
    [one] This place of the bench costs { $price } thaler; you have { $thalers }.
   *[other] This place of the bench costs { $price } thalers; you have { $thalers }.
}
m06-why-window = A window is set when you restore one of the twelve segments beside a window.
m06-why-no-glass = You have no { WORD($color) }.
m06-why-color = Now { WORD($color) } is asked for.
m06-why-give = Glass is given when you set a window or restore the altar.

# Board and box

word-glass = glass
word-tile-6 = glazery
mod-own-glass = Your glass, { WORD($color) }: { $n }
mod-window-place = a window can be replaced here
mod-window-set = a new window
mod-glass = Glass, { WORD($color) }: { $n } for sale at { $price ->
        [one] 1 thaler
       *[other] { $price } thalers
    }
mod-window = Window of { $colors } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $price ->
        [one] 1 thaler
       *[other] { $price } thalers
    }
mod-missing-glass = Each missing pane
mod-windows-left = { $n ->
        [one] 1 window
       *[other] { $n } windows
    }
mod-glass-in-bag = { $n ->
        [one] 1 glass token
       *[other] { $n } glass tokens
    }
mod-reserve = Reserve board
mod-bag = Bag
mod-setting = This window brings
mod-setting-altar = Glass for the altar
mod-windows-gone = { $n ->
        [one] Leonardo took 1
       *[other] Leonardo took { $n }
    }
mod-window-places = Old windows left at
mod-windows-set = New windows
box-m6_glass-bench = prices of the middle places of the bench
box-m6_glass-windows = panes of the windows

# What a choice brings.

brings-glass = glass { $n }

# The lesson.

m06-lesson-what = Whoever restores a segment at the edge also sets a window from this bench. Each pane needs glass, or it costs points. You have laid the glazery over your market: two helpers are printed on it.
m06-lesson-glass = Each of them buys a token. Buy { $glass }.
m06-lesson-more = And { $glass }: you have seen the window it belongs to.
m06-lesson-restore = The cathedral: C5 lies at the edge, and you have its paints. Restore it.
m06-lesson-window = Choose the window { $glass } and pay for its place on the bench. It is worth 7 points.
m06-lesson-give = Give glass for its first pane; without it you would lose 6 points.
m06-lesson-rest = And for the other one, which would cost 8.
m06-lesson-done = 3 points for the tile and 7 for the window. One window on the bench is always free, so an edge can always be restored.
