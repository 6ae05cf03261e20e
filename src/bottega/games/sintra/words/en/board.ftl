# Sintra's table, for those who look and for those who listen.

board-sintra-panes = { $letter ->
    [P] { $n ->
        [one] { $n } pink pane
       *[other] { $n } pink panes
    }
    [W] { $n ->
        [one] { $n } white pane
       *[other] { $n } white panes
    }
    [O] { $n ->
        [one] { $n } orange pane
       *[other] { $n } orange panes
    }
    [B] { $n ->
        [one] { $n } blue pane
       *[other] { $n } blue panes
    }
   *[Y] { $n ->
        [one] { $n } yellow pane
       *[other] { $n } yellow panes
    }
}
board-sintra-fields = { $letter ->
    [P] { $n ->
        [one] { $n } pink field
       *[other] { $n } pink fields
    }
    [W] { $n ->
        [one] { $n } white field
       *[other] { $n } white fields
    }
    [O] { $n ->
        [one] { $n } orange field
       *[other] { $n } orange fields
    }
    [B] { $n ->
        [one] { $n } blue field
       *[other] { $n } blue fields
    }
    [Y] { $n ->
        [one] { $n } yellow field
       *[other] { $n } yellow fields
    }
   *[J] { $n ->
        [one] { $n } joker field
       *[other] { $n } joker fields
    }
}
board-sintra-colour = { $letter ->
    [P] pink
    [W] white
    [O] orange
    [B] blue
    [Y] yellow
   *[J] joker
}

board-sintra-nothing = nothing
board-sintra-empty = empty
board-sintra-factory = Factory { $number }: { $what }
board-sintra-middle = Middle of the table: { $what }
board-sintra-middle-group-marker = Middle of the table: { $what }, and the starting-player marker
board-sintra-marker-here = The starting-player marker lies here: the first to take from the middle gets it and moves one space down the broken-glass track
board-sintra-starter = has the starting-player marker
board-sintra-indicator = Round indicator
board-sintra-round = Round { $round }: { $colour }
board-sintra-round-now = Round { $round }, now: each { $colour } pane on a full strip gives 1 point
board-sintra-round-over = Round { $round } is over
board-sintra-track = Broken-glass track: points lost at the end
board-sintra-broken = Broken glass
board-sintra-scores = Scores
board-sintra-points = { $n ->
    [one] point
   *[other] points
}
board-sintra-bag = { $n ->
    [one] 1 pane in the bag
   *[other] { $n } panes in the bag
}
board-sintra-tower = { $n ->
    [one] 1 pane in the glass tower
   *[other] { $n } panes in the glass tower
}
board-sintra-tower-holds = In the glass tower: { $what }
board-sintra-hand = In hand: { $what }
board-sintra-glazier = The glazier stands above strip { $strip }
board-sintra-strip = Strip { $number }: { $n } of 5 panes; open: { $open }; on the back: { $back }
board-sintra-strip-turned = Strip { $number }: { $n } of 5 panes; open: { $open }; it has been turned over
board-sintra-strip-removed = Strip { $number } is removed
board-sintra-window = Window { $number }, value { $value }: upper half { $upper }, lower half { $lower }
board-sintra-window-empty = Window { $number }, value { $value }: empty
board-sintra-ornament = Ornament between windows { $left } and { $right }: { $n } of 4 halves filled
board-sintra-side-a = At the end each ornament counts the filled window halves around it.
board-sintra-side-b = At the end: complete windows ({ $windows }) times panes of the best color ({ $panes })
board-sintra-side-b-short = Complete windows times panes of the best color, at the end.
board-sintra-palace-of = { $name }: palace
board-sintra-palace = { $name }: score { $score }; broken glass costs { $lost }; the glazier stands above strip { $strip }; panes on strips: { $left }.
