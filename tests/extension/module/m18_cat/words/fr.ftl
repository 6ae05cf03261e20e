# Module 18: the cat

m18-title = Le chat
m18-short = Qui caresse le chat pioche une carte, la garde ou la lui donne.
tile-18 = chat
    .the = chat
    .nom = chat
    .to = chat
    .at = chat
    .on = chat
    .of = chat
    .tile = chat
m18-fish = poisson
m18-yarn = pelote
m18-ask-card = Vous avez pioché { WORD($card) } : la garder, ou la donner au chat ?
m18-do-keep = garder { WORD($card) }
m18-do-feed = la donner au chat pour 1 point
m18-event-drew = pioche { WORD($card) }
m18-event-kept = garde la carte
m18-event-fed = nourrit le chat
m18-why-when = Le chat répond quand on le caresse.
source-cat = Le chat
box-m18_cat-cards = nombre de cartes de chaque sorte
