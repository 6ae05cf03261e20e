# Module 14: the pews

m14-title = The Pews
m14-short = Some tiles of the market bring wooden beams. At their action tile apprentices carry the beams to old pews, whose points show only when they are restored.
tile-14 = pews
    .the = the pews
    .nom = the pews
    .to = to the pews
    .at = at the pews
    .on = on the pews
    .of = of the pews
    .tile = pews tile
source-pews = pews

m14-pews = { $n ->
        [one] a pew
       *[other] { $n } pews
    } of { $beams ->
        [one] 1 beam
       *[other] { $beams } beams
    }

m14-ask-pews = Which pews do you restore? (at most { $beams ->
        [one] 1 beam
       *[other] { $beams } beams
    })

# What matters, as the coach says it before a question.

m14-coach-pews = Pews of three beams bring most, but each beam needs an apprentice on the tile.

m14-do-none = restore no pew
m14-do-restore = restore { $pews }
m14-do-both = restore { $one } and { $other }

m14-event-beams = gets { $beams ->
        [one] 1 beam
       *[other] { $beams } beams
    }
m14-event-pew = turns { $pew }, worth { $points }
m14-event-pews = restores pews with { $beams ->
        [one] 1 beam
       *[other] { $beams } beams
    } for { $points }

m14-why-gone = No pew of this size is left.
m14-why-beams = This pew needs { $beams ->
        [one] 1 beam
       *[other] { $beams } beams
    }; you have { $owned }.
m14-why-carried = Only { $beams ->
        [one] 1 beam
       *[other] { $beams } beams
    } can be carried.
m14-why-when = The apprentices on your action tile for the pews restore them when that place of your sheet comes.
m14-why-useless = No pew is left that three beams could restore.

# Board and box

word-beams = beams
word-tile-14 = pews
mod-slot-beams = { $n ->
        [one] brings 1 beam
       *[other] brings { $n } beams
    }
mod-beams-of = { $n ->
        [one] 1 of { $each } beams
       *[other] { $n } of { $each } beams
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
mod-beams-each = Beams for each player
box-m14_pews-pews = beams and points of the pews
box-m14_pews-market = which market tiles have one or two beams

# What a choice brings.

brings-beams = beams { $n }

# The lesson.

m14-lesson-what = These pews are rotten. Each takes 1, 2 or 3 beams; what they bring is hidden until then, the long ones most.
m14-lesson-plan = Lay the pews over your cathedral. One helper is printed on them, and you add one: one apprentice on each place, then Ready.
m14-lesson-buy = Beams come with some market tiles. Buy this one: it brings two.
m14-lesson-pew = Two helpers carry two beams. Restore a pew of two.
m14-lesson-end = 6 points. The smaller number decides, of helpers or beams. Beams that are left at the end are worth nothing.
