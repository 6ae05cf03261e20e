# Module 7: the scrolls.

m07-title = The Scrolls
m07-short = Everybody has a secret row and a secret column of the fresco. After restoring a segment of such a line you may reveal it, for points for all its restored segments.
source-scrolls = scrolls

scroll-row = row { $row }
scroll-column = column { $column }

m07-ask-reveal = Do you reveal a scroll?

# What matters, as the coach says it before a question.

m07-coach-reveal = 2 points for each restored segment of the line. Wait for more, but not until somebody completes it.

m07-do-row = reveal the row for { $points }
m07-do-column = reveal the column for { $points }
m07-do-both = reveal row and column for { $points }
m07-do-keep = keep the scrolls

m07-event-one = reveals { $line } for { $points }
m07-event-both = reveals { $row } and { $column } for { $points }

m07-why-revealed = This scroll has been revealed.
m07-why-other-line = The segment that you restored does not lie on this line.
m07-why-moment = A scroll may be revealed right after you restore a segment of its line.
m07-why-crossing = Both scrolls may be revealed together right after you restore the segment where they cross.

# Board and box

word-scroll = scroll
mod-own-row = Your scroll: row { $row }
mod-own-column = Your scroll: column { $column }
mod-own-both = Both scrolls, crossing at { $segment }
mod-own-scrolls = { $n ->
        [one] 1 secret scroll
       *[other] { $n } secret scrolls
    }
mod-revealed = Revealed
mod-scrolls = { $line ->
        [one] 1 point
       *[other] { $line } points
    } for each restored segment of a row or column; { $crossing } each for both lines together

# The lesson.

m07-lesson-what = You have two secret scrolls: a row and a column of the ceiling. The more of them is restored when you reveal them, the more they bring, whoever restored it.
m07-lesson-restore = To reveal them you must restore something on the line. D3 lies on both of yours: restore it.
m07-lesson-reveal = One line brings 2 points for each restored segment. Both at their crossing bring 3 each, and the crossing counts twice. Reveal both.
m07-lesson-end = 6 points. In a game you would wait until more is restored, but not too long: once others have completed a line, its scroll is worth nothing.
