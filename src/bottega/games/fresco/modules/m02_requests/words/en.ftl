# Module 2: the bishop's requests.

m02-title = The Bishop's Requests
m02-short = An apprentice at the workshop hands over three restored tiles for many points. Instead of the tiles' income a request brings a thaler and a paint each round.
source-requests = requests

request-general = general request
    .the = the general request
request-orange = orange request
    .the = the orange request
request-green = green request
    .the = the green request
request-purple = purple request
    .the = the purple request

# A tile by its seals.

m02-tile = a tile { $seals ->
    [O] with an orange seal
    [G] with a green seal
    [P] with a purple seal
    [OG] with orange and green seals
    [OP] with orange and purple seals
    [GP] with green and purple seals
    [OGP] with orange, green and purple seals
   *[none] without a seal
}

# Questions and answers.

m02-ask-tile = Which tile goes under the request? ({ $left } to come)
m02-ask-paint = Which paint does the general request bring?
m02-ask-leonardo = Does Leonardo fulfill a request?

# What matters, as the coach says it before a question.

m02-coach-tile = Give tiles whose seals you need least. They leave you for good, and with them 1 thaler of income each.
m02-coach-paint = Take the paint that your next segment lacks.
m02-coach-leonardo = He takes the top request away: worth it if the other is about to fulfill it.

m02-do-paint = { WORD($paint) }
m02-do-none = he fulfills none
m02-do-fulfill = fulfill { WORD($request, form: "the") } for { $points } points with 3 tiles

# What happened.

m02-event-fulfilled = fulfills { WORD($request, form: "the") } for { $points } points
m02-event-stacked = hands over { $tile }
m02-event-paint = gets { WORD($paint) } for a request

# Why not.

m02-why-gone = All requests of this kind are fulfilled.
m02-why-tiles = This request takes 3 restored tiles; { $count ->
    [0] none can be handed over.
   *[other] only { $count } can be handed over.
}
m02-why-seals = This request takes 3 restored tiles with a seal in { WORD($paint) }; { $count ->
    [0] none can be handed over.
   *[other] only { $count } can be handed over.
}
m02-why-fulfilled = You have fulfilled a request this round; one is all.
m02-why-workshop = Requests are fulfilled at the workshop, by an apprentice who does nothing else there.
m02-why-tile = This tile cannot be next: it lacks the seal, or tiles that come after it were chosen already.
m02-why-stack = Your tiles go under a request when you fulfill one at the workshop.
m02-why-basic = A general request brings red, yellow or blue.

# Board and box

word-requests = requests
mod-requests-done = { $n ->
        [one] 1 fulfilled request
       *[other] { $n } fulfilled requests
    }
mod-no-seal = no seal
mod-request = { WORD($kind) } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $n } in the stack
mod-tile-with-seals = restored tile, { $kind }
mod-fulfilled = has fulfilled one this round
box-m2_requests-general = points of the general requests: { $which }
box-m2_requests-O = points of the orange requests
box-m2_requests-G = points of the green requests
box-m2_requests-P = points of the purple requests: { $which }

# The lesson.

m02-lesson-what = You have restored three tiles. In the workshop an apprentice may hand in three of them for a request instead of blending. Colored requests ask for seals: a tile has one for each blend that it cost.
m02-lesson-fulfil = The general request takes any three tiles. Fulfill it: 6 points at once.
m02-lesson-end = The three tiles bring no income any more. The request brings 1 thaler and a paint in every round. The first of each kind is worth most: be quick.
