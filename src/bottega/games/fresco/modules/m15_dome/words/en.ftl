# Module 15: the dome

m15-title = The Dome
m15-short = Dome tiles lie hidden under the nine inner segments and go to whoever restores these. In the final scoring they are completed with paints that are left.
source-dome = dome

m15-ask-complete = Which dome tile do you complete?

# What matters, as the coach says it before a question.

m15-coach-complete = All of them count together: complete as many points as your paints allow.

m15-do-pay = pay { $paints } for { $points }
m15-do-stop = complete no more dome tiles
m15-note-dome = with a dome tile

m15-event-taken = takes dome tile { $paints } worth { $points }
m15-event-completed = completes dome tile { $paints } for { $points }

m15-why-paints = For this dome tile you lack { $paints }.
m15-why-when = Dome tiles are completed in the final scoring, with the paints that you have left.

# Board and box

word-dome = dome
mod-dome-here = a hidden dome tile
mod-own-dome = Dome tile for { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $colors }
mod-domes-hidden = { $n ->
        [one] 1 dome tile still hidden
       *[other] { $n } dome tiles still hidden
    }
box-m15_dome-tiles = values and paints of the dome tiles

# The lesson.

m15-lesson-what = Under the nine inner segments lie hidden tiles of the dome. Whoever restores the segment takes its tile.
m15-lesson-restore = You have { $paints } for D2. Restore it.
m15-lesson-end = 5 points, and this dome tile: 7 more if you hand in its paints in final scoring. So paints that are left are worth something after all; save the right ones.
