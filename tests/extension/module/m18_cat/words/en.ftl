# Module 18: the cat

m18-title = The Cat
m18-short = Whoever strokes the cat draws a card, keeps it or feeds it to her.
tile-18 = cat
    .the = cat
    .nom = cat
    .to = cat
    .at = cat
    .on = cat
    .of = cat
    .tile = cat
m18-fish = fish
m18-yarn = ball of yarn
m18-ask-card = You drew { WORD($card) }: keep it, or feed it to the cat?
m18-do-keep = keep { WORD($card) }
m18-do-feed = feed it to the cat for 1 point
m18-event-drew = draws { WORD($card) }
m18-event-kept = keeps the card
m18-event-fed = feeds the cat
m18-why-when = The cat is asked about when somebody strokes her.
source-cat = The cat
box-m18_cat-cards = how many cards there are of each kind
