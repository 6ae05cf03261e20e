# Module 1: the portraits.

m01-title = The Portraits
m01-short = An apprentice in the studio may paint somebody of renown. Some cards pay at once, others help for the rest of the game.
source-portraits = portraits

# Who is painted: `a` for objects, `start` at the start of a sentence.

portrait-gods-servant = God's servant
portrait-actor = actor
    .a = the actor
    .start = The actor
portrait-abbot = abbot
    .a = the abbot
    .start = The abbot
portrait-sexton = sexton
    .a = the sexton
    .start = The sexton
portrait-merchant = merchant
    .a = the merchant
    .start = The merchant
portrait-muse = muse
    .a = the muse
    .start = The muse
portrait-patron = patron
    .a = the patron
    .start = The patron
portrait-peer = peer
    .a = a peer
    .start = A peer
portrait-pretty-girl = pretty girl
    .a = the pretty girl
    .start = The pretty girl
portrait-virgin-mary = Virgin Mary
    .a = the Virgin Mary
    .start = The Virgin Mary
portrait-bishop = bishop
    .a = the bishop
    .start = The bishop
portrait-self-portrait = self-portrait
    .a = a self-portrait
    .start = A self-portrait

# What a card brings.

m01-power-gods-servant = 1 thaler more income
m01-power-actor = mood +3 for each apprentice at the theater
m01-power-abbot = bishop's bonus +1
m01-power-sexton = bishop anywhere for 1 thaler, once a round
m01-power-merchant = 2 basic paints, 1 thaler
m01-power-muse = mood to the top
m01-gifts = { $gifts }
m01-gift-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
m01-gift-thalers = { $n ->
    [one] { $n } thaler
   *[other] { $n } thalers
}
m01-gift-mood = mood { SIGNED($n) }
m01-gift-paint = { WORD($paint) }

# Questions and answers.

m01-ask-merchant = Which two paints does the merchant bring?
m01-ask-leonardo = Whom does Leonardo paint?

# What matters, as the coach says it before a question.

m01-coach-merchant = Take what completes a segment this round.
m01-coach-leonardo = Take the card away that would serve the other best.

m01-do-merchant = { WORD($one) } and { WORD($other) }
m01-do-sexton = the sexton sends the bishop to { $segment } for 1 thaler
m01-do-paint = paint { WORD($portrait, form: "a") } ({ $rewards })
m01-do-paint-instead = paint { WORD($portrait, form: "a") } ({ $rewards }) instead of 3 thalers
m01-do-paint-besides = paint { WORD($portrait, form: "a") } ({ $rewards }) besides the thalers
m01-note-abbot = and 1 for the abbot

# What happened.

m01-event-opened = { WORD($portrait, form: "start") } ({ $rewards }) wants to be painted
m01-event-painted = paints { WORD($portrait, form: "a") } ({ $rewards })
m01-event-removed = { WORD($portrait, form: "start") } ({ $rewards }) leaves unpainted
m01-event-abbot = has the abbot's help: 1 more
m01-event-merchant = gets { WORD($one) } and { WORD($other) } from the merchant

# Why not.

m01-why-taken = Somebody has painted this portrait already; a new one comes next round.
m01-why-painted = You have painted a portrait this round; one is all.
m01-why-studio = Portraits are painted in the studio, by a healthy apprentice, one a round.
m01-why-merchant = The merchant brings two basic paints: choose the pair on the studio board.

# Board and box

word-portrait = portrait
mod-cards-left = { $n ->
        [one] 1 portrait in the pile
       *[other] { $n } portraits in the pile
    }
mod-taken = taken
mod-painted = has painted this round
mod-sexton-used = the sexton has worked this round
box-m1_portraits-A = portraits of deck A
box-m1_portraits-B = portraits of deck B and their numbers
box-m1_portraits-C = portraits of deck C and their numbers

# The lesson.

m01-lesson-what = Two portraits lie open. In the studio one of your apprentices may paint one of them, once in a round, and is paid as well. Your plan sent two apprentices there.
m01-lesson-paint = Paint the abbot: from now on the bishop brings you 1 point more on a segment.
m01-lesson-end = Some portraits stay with you, others help once. Those that nobody paints leave the game, and two new ones come. When the last two are opened, the final round begins.
