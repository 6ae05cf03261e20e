# Module 17: the painters' guild

m17-title = The Painters' Guild
m17-short = One basic and one blended paint lie at the guild. In the workshop an apprentice may exchange a paint for the one of its kind instead of blending.

m17-ask-work = What do you blend, or exchange at the guild? ({ $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } left)

# What matters, as the coach says it before a question.

m17-coach-work = Each apprentice has two steps. Exchange a paint that you have too much of for one that you lack, then blend.

m17-do-stop = nothing more
m17-do-blend = { WORD($paint) } from { WORD($one) } and { WORD($other) }
m17-do-exchange = { WORD($given) } for the guild's { WORD($taken) }
m17-event-exchanged = exchanges { WORD($given) } for { WORD($taken) } at the guild

m17-why-when = In the workshop each step of an apprentice can be an exchange with the guild instead of a blend.
m17-why-paint = You have no other paint of this kind to give for it.
m17-why-steps = Your apprentices have no step left.
m17-why-blend = For { WORD($paint) } you need { WORD($one) } and { WORD($other) }; you do not have both.

# Board and box

mod-guild = At the guild: { WORD($paint) } for another paint

# The lesson.

m17-lesson-what = The guild keeps one basic and one blended paint. Your two apprentices in the workshop have two steps each: a blend or an exchange.
m17-lesson-swap = Give yellow for the guild's red. Your yellow lies there then, for whoever wants it.
m17-lesson-blend = Now blend { $paints } out of red and blue.
m17-lesson-end = A blended paint goes for the blended one that lies there, in the same way. Two steps are left: take them if you like.
