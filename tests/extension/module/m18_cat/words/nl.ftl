# Module 18: the cat

m18-title = De kat
m18-short = Wie de kat aait, trekt een kaart, houdt die of geeft haar die.
tile-18 = kat
    .the = kat
    .nom = kat
    .to = kat
    .at = kat
    .on = kat
    .of = kat
    .tile = kat
m18-fish = vis
m18-yarn = bol wol
m18-ask-card = Je trok { WORD($card) }: houden, of aan de kat geven?
m18-do-keep = { WORD($card) } houden
m18-do-feed = aan de kat geven voor 1 punt
m18-event-drew = trekt { WORD($card) }
m18-event-kept = houdt de kaart
m18-event-fed = voert de kat
m18-why-when = De kat komt aan de beurt als iemand haar aait.
source-cat = De kat
box-m18_cat-cards = hoeveel kaarten van elke soort
