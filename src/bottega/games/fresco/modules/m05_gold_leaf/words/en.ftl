# Module 5: gold leaf.

m05-title = The Gold Leaf
m05-short = Two slots of the market bring gold leaf. With one you gild the color that the bishop wishes for this round, for up to 3 points more.
source-gold_leaf = gold leaf

m05-ask-gild = Do you gild the { WORD($paint) }?

# What matters, as the coach says it before a question.

m05-coach-gild = A leaf brings 3 with the bishop on the segment, 2 beside it, else 1. The color changes each round.

m05-do-gild = a gold leaf for +{ $points }
m05-do-keep = keep the gold leaf

m05-event-disc = The bishop wishes for gilded { WORD($paint) }
m05-event-leaves = { $leaves ->
    [one] gets { $leaves } gold leaf
   *[other] gets { $leaves } gold leaves
}
m05-event-gilded = adds a gold leaf for { $points }
m05-event-changed = { $leaves ->
    [one] changes { $leaves } gold leaf into thalers
   *[other] changes { $leaves } gold leaves into thalers
}

m05-why-none = You have no gold leaf; two slots of the market bring some.
m05-why-moment = A gold leaf is added when you restore a tile that asks for { WORD($paint) }.

# Board and box

word-leaves = leaves
mod-leaves = { $n ->
        [one] 1 gold leaf
       *[other] { $n } gold leaves
    }
mod-slot-leaves = { $n ->
        [one] brings 1 gold leaf
       *[other] brings { $n } gold leaves
    }
mod-disc = Gilded this round: { WORD($paint) }
mod-leaves-left = { $n ->
        [one] 1 gold leaf in the supply
       *[other] { $n } gold leaves in the supply
    }
mod-bishop-here = Bishop on the segment
mod-bishop-near = Bishop next to it
mod-bishop-far = Bishop elsewhere
box-m5_gold-arrows_4 = slots that bring gold leaf
box-m5_gold-arrows_3 = slots that bring gold leaf

# What a choice brings.

brings-leaves = gold leaves { $n }

# The lesson.

m05-lesson-disc = The wooden disc shows the color that the bishop wants gilded in this round. If a tile asks for it, a gold leaf brings you more points.
m05-lesson-plan = One apprentice on each place, then Ready.
m05-lesson-leaf = Leaves lie at two slots: the first one of booth III brings two. Buy the tile there.
m05-lesson-restore = This tile asks for the color of the disc, and the bishop stands beside it. Restore it.
m05-lesson-gild = Add a leaf. It brings as much as the bishop: 2 points beside him, 3 under him, 1 elsewhere.
m05-lesson-end = 3 + 2 + 2 points. After each round the disc changes. At the end each leaf that is left is a thaler.
