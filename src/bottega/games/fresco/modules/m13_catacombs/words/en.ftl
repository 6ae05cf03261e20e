# Module 13: the catacombs

m13-title = The Catacombs
m13-short = Under every segment lies a treasure. Early risers can buy maps, and with a map on a place of their sheet they take the treasures from its open rooms, to keep or to sell.
source-treasures = treasures

treasure-statue = statue
    .a = a statue
treasure-chalice = chalice
    .a = a chalice
treasure-script = script
    .a = a script
m13-treasure = { WORD($treasure, form: "a") } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    } or { $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    }{ $mood ->
        [0] { "" }
       *[other] , mood { SIGNED($mood) }
    })
m13-script = volume { $volume } of the scripts ({ $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    }{ $mood ->
        [0] { "" }
       *[other] , mood { SIGNED($mood) }
    })

# What is asked and what can be done

m13-ask-keep = Do you keep { $treasure }?
m13-ask-mood = Do you let { $treasure } improve your mood?
m13-ask-explore = Do you use the map now?
m13-ask-use = Do you use the map? It leaves the game in any case.
m13-ask-leonardo-explores = Does Leonardo use his map now?
m13-ask-lay = Where do you lay the map of { $rooms }?
m13-ask-leonardo-lays = Where does Leonardo lay the map of { $rooms }?
m13-ask-buy = Do you buy a map?

# What matters, as the coach says it before a question.

m13-coach-keep = Kept, it is worth points at the end; sold, thalers now, and sometimes mood.
m13-coach-mood = Mood is worth most where it brings an apprentice, or saves one.
m13-coach-explore = The more of its rooms are open to you, the more it brings. A map unused brings nothing.
m13-coach-use = It leaves the game in any case: use it if it brings anything at all.
m13-coach-leonardo-explores = What he takes, the other cannot have, nor you.
m13-coach-lay = Lay it where its rooms reach the most treasures that are left.
m13-coach-leonardo-lays = Lay it where it takes least from you.
m13-coach-buy = A map for 1 thaler: early hours have the larger ones. You need an apprentice’s way to use it.

m13-do-keep = keep it for the final scoring
m13-do-sell = sell it for { $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    }
m13-do-mood = mood to { SIGNED($mood) }
m13-do-no-mood = leave the mood at { SIGNED($mood) }
m13-do-now = now, before all else here
m13-do-later = later, after all else here
m13-do-use = take { $found ->
        [one] the treasure
       *[other] all { $found } treasures
    }
m13-do-leave = leave what lies there
m13-do-hold = keep it for later
m13-do-buy = a map of this hour for { $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    }
m13-do-no-map = no map
m13-do-lay = { WORD($place, form: "on") }

# What happened

m13-event-map = takes a map
m13-event-map-of = takes a map of { $rooms }
m13-event-laid = lays a map of { $rooms } { WORD($place, form: "on") }
m13-event-uncovered = Under { $segment } lies { $treasure }
m13-event-explored = explores { $rooms } and finds { $found ->
        [0] nothing
       *[other] { $found }
    }
m13-event-unused = does not use the map of { $rooms }
m13-event-kept = keeps { $treasure }
m13-event-sold = sells { $treasure }
m13-event-counted = has treasures worth { $points }

# Why not

m13-why-empty = No map is left in this stack.
m13-why-price = A map costs { $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    }; you have less.
m13-why-hour = These maps are sold to whoever gets up at { $hour } o'clock, one each time.
m13-why-covered = An action tile covers this place, so no map can lie there.
m13-why-other-map = A map lies here already.
m13-why-room = There is no column left where a map leaves room: all healthy apprentices must be placed.
m13-why-lay = Choose the column of your action sheet on which the map shall lie.
m13-why-leonardo = Leonardo's map is laid when he gets up, and used when its place comes.
m13-why-when = When the place under your map comes, you may take the treasures from its open rooms.

# Board and box

word-map = map
word-treasure = treasure
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
mod-maps = Maps for { $hour } o'clock: { $n } left, { $price ->
        [one] 1 thaler
       *[other] { $price } thalers
    } each
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
mod-rooms = The rooms below the ceiling
mod-no-maps = no maps
mod-drawn = new map
mod-each-map = Each map
mod-thalers = { $n ->
        [one] 1 thaler
       *[other] { $n } thalers
    }
box-m13_catacombs-statues = numbers of the statues
box-m13_catacombs-chalices = numbers of the chalices
box-m13_catacombs-scripts = numbers of the scripts
box-m13_catacombs-maps_5 = rooms on the maps of 5 o’clock
box-m13_catacombs-maps_6 = rooms on the maps of 6 o’clock
box-m13_catacombs-maps_7 = rooms on the maps of 7 o’clock

# What a choice brings.

brings-maps = maps { $n }
brings-kept = treasures kept { $n }

# The lesson.

m13-lesson-what = Under the cathedral lie treasures, one below each tile. Early risers may buy a map: it shows rooms, and with it you fetch what lies open there.
m13-lesson-map = You got up at 7:00. Buy the map of that hour for 1 thaler.
m13-lesson-plan = It shows D1 and E1. Lay it on the cathedral. Then 1 apprentice to the cathedral, 2 to the studio, 1 to the workshop, 1 to the theater, and Ready.
m13-lesson-restore = Restore E1: that opens the room below it.
m13-lesson-explore = Now use your map and fetch what lies there.
m13-lesson-keep = A script. Sell it for 3 thalers, or keep it for the end: your highest volume times the number of different ones. Keep it.
m13-lesson-kept = Statues and chalices bring points of their own. The map is used up: wait until its rooms are open.
