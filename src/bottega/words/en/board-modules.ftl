# What the boards of Fresco's modules say.

mod-no-seal = no seal
mod-empty = empty
mod-used = Used this round
mod-seen = Seen so far
mod-revealed = Revealed
mod-turned = Turned up so far
mod-cards-left = { $n ->
        [one] 1 portrait in the pile
       *[other] { $n } portraits in the pile
    }
mod-pile = Pile
mod-request = { WORD($kind) } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $n } in the stack
mod-tile-with-seals = restored tile, { $kind }
mod-requests-done = { $n ->
        [one] 1 fulfilled request
       *[other] { $n } fulfilled requests
    }
mod-well = The well: { $n } of { $room } pennies
mod-wishes-left = { $n ->
        [one] 1 wish card in the pile
       *[other] { $n } wish cards in the pile
    }
mod-wishes = { $n ->
        [one] 1 wish card
       *[other] { $n } wish cards
    }
mod-pennies-left = { $n ->
        [one] 1 penny in the supply
       *[other] { $n } pennies in the supply
    }
mod-pennies = { $n ->
        [one] 1 penny
       *[other] { $n } pennies
    }
mod-penny = a penny on the market
mod-disc = Gilded this round: { WORD($paint) }
mod-leaves-left = { $n ->
        [one] 1 gold leaf in the supply
       *[other] { $n } gold leaves in the supply
    }
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
mod-glass = Glass, { WORD($color) }: { $n } for sale at { $price ->
        [one] 1 thaler
       *[other] { $price } thalers
    }
mod-own-glass = Your glass, { WORD($color) }: { $n }
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
mod-window-place = a window can be replaced here
mod-window-set = a new window
mod-scrolls = { $line ->
        [one] 1 point
       *[other] { $line } points
    } for each restored segment of a row or column; { $crossing } each for both lines together
mod-own-row = Your scroll: row { $row }
mod-own-column = Your scroll: column { $column }
mod-own-both = Both scrolls, crossing at { $segment }
mod-own-scrolls = { $n ->
        [one] 1 secret scroll
       *[other] { $n } secret scrolls
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
mod-most-bells = Most bells in the end
mod-wall-tile = Wall segment { $n }: { WORD($paint) }
mod-wall-done = Wall segment { $n }, restored
mod-exchange = Exchange tile, { WORD($paint) }: { $n } left
mod-own-exchange = exchange tile, { WORD($paint) }
mod-own-wall = wall fresco tile: { $colors }
mod-infected = Infected: { WORD($place) }
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
mod-healthy = your healthy apprentices
mod-neutral = your neutral apprentice
mod-ill = { $n ->
        [one] 1 ill apprentice
       *[other] { $n } ill apprentices
    }
mod-favors = { $n ->
        [one] 1 favor still hidden
       *[other] { $n } favors still hidden
    }
mod-favor-here = a hidden favor
mod-dames-wait = { $n ->
        [one] 1 dame waits on the track
       *[other] { $n } dames wait on the track
    }
mod-reserved = reserved by { $name }
mod-reservation-free = reservation tile, not laid
mod-maps = Maps for { $hour } o'clock: { $n } left, { $price ->
        [one] 1 thaler
       *[other] { $price } thalers
    } each
mod-map-laid = map: { $rooms }
mod-own-map = your map: { $rooms }
mod-map-count = { $n ->
        [one] 1 map ({ $hours } o'clock)
       *[other] { $n } maps ({ $hours } o'clock)
    }
mod-found = Found: { WORD($treasure) }
mod-treasure = { WORD($treasure) }{ $volume ->
        [0] {""}
       *[other] , volume { $volume }
    }: kept { $points ->
        [one] 1 point
       *[other] { $points } points
    }, or sold { $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    }; mood { SIGNED($mood) }
mod-treasure-count = { $n ->
        [one] 1 treasure
       *[other] { $n } treasures
    }
mod-pews = { $beams ->
        [one] Pew of 1 beam: { $n } left
       *[other] Pew of { $beams } beams: { $n } left
    }
mod-restored-pews = Restored pews
mod-beams = { $n ->
        [one] 1 beam
       *[other] { $n } beams
    }
mod-domes-hidden = { $n ->
        [one] 1 dome tile still hidden
       *[other] { $n } dome tiles still hidden
    }
mod-dome-here = a hidden dome tile
mod-own-dome = Dome tile for { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $colors }
mod-barrel = { $n ->
        [one] The barrel: an unseen tile from the bag, where 1 is left
       *[other] The barrel: an unseen tile from the bag, where { $n } are left
    }
mod-guild = At the guild: { WORD($paint) } for another paint
mod-open = { $title }: the whole board
mod-taken = taken
mod-used-up = Out of the game
mod-painted = has painted this round
mod-sexton-used = the sexton has worked this round
mod-fulfilled = has fulfilled one this round
mod-pennies-laid = { $n ->
        [one] 1 penny on the market
       *[other] { $n } pennies on the market
    }
mod-supply = Supply
mod-reserve = Reserve board
mod-bag = Bag
mod-behind-screen = behind the screen
mod-bishop-here = Bishop on the segment
mod-bishop-near = Bishop next to it
mod-bishop-far = Bishop elsewhere
mod-setting = This window brings
mod-setting-altar = Glass for the altar
mod-windows-gone = { $n ->
        [one] Leonardo took 1
       *[other] Leonardo took { $n }
    }
mod-window-places = Old windows left at
mod-windows-set = New windows
mod-no-certificates = No certificate lies open.
mod-under = Known, under the pile
mod-bell-bonus = For so many bells
mod-bishop-bells = The bishop's space
mod-certificates-left = { $n ->
        [one] 1 certificate in the pile
       *[other] { $n } certificates in the pile
    }
mod-each-segment = Each segment
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
mod-hidden-at = Hidden under
mod-bishop-at = The bishop stands on
mod-dame-at = { WORD($dame) }: { WORD($place) }
mod-reserved-day = { $segment } reserved, by day
mod-reserved-night = { $segment } reserved, by night
mod-rooms = The rooms below the ceiling
mod-no-maps = no maps
mod-drawn = new map
mod-beams-each = Beams for each player
mod-beams-of = { $n ->
        [one] 1 of { $each } beams
       *[other] { $n } of { $each } beams
    }
mod-each-map = Each map
mod-thalers = { $n ->
        [one] 1 thaler
       *[other] { $n } thalers
    }
