# Module 9: the wall fresco

m09-title = The Wall Fresco
m09-short = A wall is restored with blended paints, segment by segment from its lower left. Its tiles bring paints every round, and two of them can become an exchange tile.
tile-9 = wall
    .the = the wall
    .nom = the wall
    .to = to the wall
    .at = at the wall
    .on = on the wall
    .of = of the wall
    .tile = wall tile
source-wall = wall

# What is asked and what can be done

m09-ask-segment = Which segment of the wall do you restore?

# What matters, as the coach says it before a question.

m09-coach-segment = 4 points, and a paint of its color at each income: take a color that you have not yet.

m09-do-restore = restore { $segment } with { WORD($paint) } for { $points }
m09-do-forgo = restore nothing
m09-do-exchange = wall tiles with { $one } and { $other } for the { WORD($paint, form: "f") } exchange tile
m09-tile = { WORD($income) }
m09-tile-sealed = { WORD($income) } ({ WORD($seal, form: "f") } seal)
m09-tile-handed = a wall tile { $seals ->
    [O] with an orange seal
    [G] with a green seal
   *[P] with a purple seal
} and { WORD($income) } income

# What happened

m09-event-wall = restores { $segment } of the wall with { WORD($paint) } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
m09-event-turned = turns the wall tile over: { WORD($paint) } every round
m09-event-exchange = exchanges wall tiles with { WORD($one) } and { WORD($other) } for the { WORD($paint, form: "f") } exchange tile
m09-event-income = gets { WORD($paint) } for wall tiles
m09-event-exchange-income = gets { WORD($paint) } for an exchange tile

# Why not

m09-why-restored = This segment of the wall is restored already.
m09-why-reach = This segment shares no edge with a restored one.
m09-why-paint = This segment needs { WORD($paint) }, and you have none.
m09-why-when = The apprentice on your action tile for the wall restores one segment when that place of your sheet comes.
m09-why-owned = You have the { WORD($paint, form: "f") } exchange tile already, and nobody has two of a color.
m09-why-tiles = This exchange tile costs a wall tile with { WORD($one) } and one with { WORD($other) }; you do not have both.
m09-why-workshop = An apprentice in the workshop can exchange two wall tiles instead of blending.
m09-why-useless = The whole wall is restored.

# Board and box

word-wall = wall
word-exchange = exchange
word-tile-9 = wall
mod-own-exchange = exchange tile, { WORD($paint) }
mod-own-wall = wall fresco tile: { $colors }
mod-wall-tile = Wall segment { $n }: { WORD($paint) }
mod-wall-done = Wall segment { $n }, restored
mod-exchange = Exchange tile, { WORD($paint) }: { $n } left
mod-each-segment = Each segment
box-m9_wall-tiles = how many wall tiles of each kind
box-m9_wall-columns = columns of the wall
box-m9_wall-rows = rows of the wall
box-m9_wall-restored = how many segments of the wall are restored

# The lesson.

m09-lesson-what = A second fresco, on a wall. Each of its segments costs one blended paint and brings 4 points and, later, paints.
m09-lesson-plan = Lay the wall over your cathedral: exactly one apprentice goes there. One on each place, then Ready.
m09-lesson-buy = At the market buy { $paints }.
m09-lesson-wall = Restore B3: it asks for green and shares an edge with what is restored already.
m09-lesson-end = 4 points, and the tile's back brings you a red paint in every round. Two tiles can be exchanged in the workshop for one that brings a blend.
