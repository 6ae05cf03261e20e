# Module 18: the cat

m18-title = Die Katze
m18-short = Wer die Katze streichelt, zieht eine Karte, behält sie oder gibt sie ihr.
tile-18 = Katze
    .the = Katze
    .nom = Katze
    .to = Katze
    .at = Katze
    .on = Katze
    .of = Katze
    .tile = Katze
m18-fish = Fisch
m18-yarn = Wollknäuel
m18-ask-card = Du hast { WORD($card) } gezogen: behalten oder der Katze geben?
m18-do-keep = { WORD($card) } behalten
m18-do-feed = der Katze geben für 1 Punkt
m18-event-drew = zieht { WORD($card) }
m18-event-kept = behält die Karte
m18-event-fed = füttert die Katze
m18-why-when = Die Katze wird gefragt, wenn jemand sie streichelt.
source-cat = Die Katze
box-m18_cat-cards = wie viele Karten jeder Art
