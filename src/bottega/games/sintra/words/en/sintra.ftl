# Stained Glass of Sintra

sintra-title = Stained Glass of Sintra

# Where points come from.

source-round_bonus = round bonus
source-left_panes = panes left on strips
source-broken_glass = broken glass
source-palace = palace

# Some panes of one color.

sintra-panes = { $n } { WORD($pane) }

# Questions.

sintra-ask-turn = Take panes of one color, or move the glazier back.
sintra-ask-take = Take panes of one color.
sintra-ask-place = On which strip do you place { sintra-panes }?
sintra-ask-lay = How many of { sintra-panes } go on joker fields?
sintra-ask-keep = Strip { $strip } is full. Which pane goes to the window?

# Moves.

sintra-do-take = take { sintra-panes } from factory { $factory }
sintra-do-take-middle = take { sintra-panes } from the middle
sintra-do-take-middle-first = take { sintra-panes } from the middle and the starting-player marker
sintra-breaks = { $n ->
        [one] no strip within reach takes it, it breaks
       *[other] no strip within reach takes them, all of them break
    }
sintra-do-take-breaks = take { sintra-panes } from factory { $factory }: { sintra-breaks }
sintra-do-take-middle-breaks = take { sintra-panes } from the middle: { sintra-breaks }
sintra-do-take-middle-first-breaks = take { sintra-panes } from the middle and the starting-player marker: { sintra-breaks }
sintra-do-return = move the glazier back to strip { $strip }
sintra-do-place = strip { $strip }: place { $n }{ $broken ->
        [0] { "" }
        [one] , 1 breaks
       *[other] , { $broken } break
    }
sintra-do-fill = strip { $strip }: place { $n }{ $broken ->
        [0] { "" }
        [one] , 1 breaks
       *[other] , { $broken } break
    }; full for { $points }
sintra-do-lay = { $n ->
        [0] colored fields only
        [one] 1 on joker field
       *[other] { $n } on joker fields
    }
sintra-do-keep = keep { WORD($pane) }

# What happened.

sintra-event-round = begins round { $round } of { $rounds }; { WORD($pane) } gives the round bonus
sintra-event-dealt = Factory { $factory } gets { $panes }
sintra-event-dealt-nothing = Factory { $factory } gets nothing
sintra-event-refilled = The bag is refilled from the tower with { $panes }
sintra-event-took = takes { sintra-panes } from factory { $factory }
sintra-event-took-middle = takes { sintra-panes } from the middle
sintra-event-marker = takes the starting-player marker
sintra-event-glazier = moves the glazier to strip { $strip }
sintra-event-placed = places { sintra-panes } on strip { $strip }{ $jokers ->
        [0] { "" }
        [one] , 1 on joker field
       *[other] , { $jokers } on joker fields
    }
sintra-event-broke = { $n ->
        [one] moves 1 space down the broken-glass track
       *[other] moves { $n } spaces down the broken-glass track
    }
sintra-event-shattered = reaches the end of the broken-glass track and loses { $points } at once
sintra-event-scored = scores { SIGNED($points) } ({ WORD($source) }), now { $total }
sintra-event-kept-upper = keeps { WORD($pane) } in the upper half of window { $window }; the strip is turned over
sintra-event-kept-lower = keeps { WORD($pane) } in the lower half of window { $window }; the window is complete and the strip removed
sintra-event-round-ended = Round { $round } ends
sintra-event-over = The game is over

# Why something cannot be done now.

sintra-why-no-panes = There are no panes here.
sintra-why-no-such-pane = There is no { WORD($pane) } here.
sintra-why-place-first = First place the panes you took: { sintra-panes }.
sintra-why-keep-first = Strip { $strip } is full: first choose the pane for its window.
sintra-why-no-strip = All your strips are removed, so the glazier stays where it is.
sintra-why-leftmost = Your glazier stands above the leftmost strip already.
sintra-why-removed = This strip is removed: its window is complete.
sintra-why-other-strip = Your panes go on strip { $strip }; say how many of them go on joker fields.
sintra-why-left-of-glazier = This strip is left of your glazier, who stands above strip { $strip }; move the glazier back first, which takes a turn.
sintra-why-no-room = This strip has no empty field for { WORD($pane) }.
sintra-why-take-first = First take panes from a factory or from the middle.
sintra-why-other-window = Now the window below strip { $strip } gets a pane.
sintra-why-complete = This window is complete.
sintra-why-strip-not-full = A pane goes here when the strip above is full.
sintra-source = { WORD($source, form: "sintra") }
