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

# The lesson.

m11-lesson-what = A hidden favor lies on every segment. You get it if you restore the very segment on which the bishop stands. He stands here.
m11-lesson-walk = You have { $paints } for D2. Pay 1 thaler and move the bishop there first: your apprentice then restores it before his eyes.
m11-lesson-end = 6 points and the favor: a yellow paint. Others are thalers, a better mood, a point. Whoever restores beside the bishop gets his bonus, but no favor.
