# What the boards of Fresco's modules say.

mod-empty = empty
mod-pile = Pile
mod-requests-done = { $n ->
        [one] 1 fulfilled request
       *[other] { $n } fulfilled requests
    }
mod-wishes = { $n ->
        [one] 1 wish card
       *[other] { $n } wish cards
    }
mod-pennies = { $n ->
        [one] 1 penny
       *[other] { $n } pennies
    }
mod-penny = a penny on the market
mod-leaves = { $n ->
        [one] 1 gold leaf
       *[other] { $n } gold leaves
    }
mod-slot-leaves = { $n ->
        [one] brings 1 gold leaf
       *[other] brings { $n } gold leaves
    }
mod-slot-beams = { $n ->
        [one] brings 1 beam
       *[other] brings { $n } beams
    }
mod-own-glass = Your glass, { WORD($color) }: { $n }
mod-window-place = a window can be replaced here
mod-window-set = a new window
mod-own-row = Your scroll: row { $row }
mod-own-column = Your scroll: column { $column }
mod-own-both = Both scrolls, crossing at { $segment }
mod-own-scrolls = { $n ->
        [one] 1 secret scroll
       *[other] { $n } secret scrolls
    }
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
mod-own-exchange = exchange tile, { WORD($paint) }
mod-own-wall = wall fresco tile: { $colors }
mod-infected = Infected: { WORD($place) }
mod-healthy = your healthy apprentices
mod-neutral = your neutral apprentice
mod-ill = { $n ->
        [one] 1 ill apprentice
       *[other] { $n } ill apprentices
    }
mod-favor-here = a hidden favor
mod-reserved = reserved by { $name }
mod-reservation-free = reservation tile, not laid
mod-map-laid = map: { $rooms }
mod-own-map = your map: { $rooms }
mod-map-count = { $n ->
        [one] 1 map ({ $hours } o'clock)
       *[other] { $n } maps ({ $hours } o'clock)
    }
mod-treasure-count = { $n ->
        [one] 1 treasure
       *[other] { $n } treasures
    }
mod-dome-here = a hidden dome tile
mod-own-dome = Dome tile for { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $colors }
mod-open = { $title }: the whole board
mod-supply = Supply
mod-behind-screen = behind the screen
mod-hidden-at = Hidden under
mod-beams-of = { $n ->
        [one] 1 of { $each } beams
       *[other] { $n } of { $each } beams
    }
