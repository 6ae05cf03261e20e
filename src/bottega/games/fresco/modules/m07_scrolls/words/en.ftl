# Module 7: the scrolls.

m07-title = The Scrolls
m07-short = Everybody has a secret row and a secret column of the fresco. After restoring a segment of such a line you may reveal it, for points for all its restored segments.
source-scrolls = scrolls

scroll-row = row { $row }
scroll-column = column { $column }

m07-ask-reveal = Do you reveal a scroll?
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
