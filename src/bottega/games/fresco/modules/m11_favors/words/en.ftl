# Module 11: the bishop's favors

m11-title = The Bishop's Favors
m11-short = A favor lies hidden on every segment of the fresco. Whoever restores the segment on which the bishop stands gets it: thalers, a paint, a better mood or a point.
source-favors = favors

m11-favor-thalers = { $n ->
        [one] 1 thaler
       *[other] { $n } thalers
    }
m11-favor-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
m11-favor-mood = mood { SIGNED($n) }
m11-favor-paint = { WORD($paint) }

m11-event-favor = has a favor of the bishop: { $favor }
m11-event-removed = A favor is removed unseen

m11-why-when = A favor goes to whoever restores the segment on which the bishop stands; there is nothing to choose.

# Board and box

mod-favor-here = a hidden favor
mod-seen = Seen so far
mod-favors = { $n ->
        [one] 1 favor still hidden
       *[other] { $n } favors still hidden
    }
mod-bishop-at = The bishop stands on
box-m11_favors-thaler1 = how many favors of 1 thaler
box-m11_favors-thaler5 = how many favors of 5 thalers
box-m11_favors-vp1 = how many favors of 1 point
box-m11_favors-mood1 = how many favors for the mood
box-m11_favors-paints = which favors are paints
