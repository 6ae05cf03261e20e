# Pebbles

pebbles-title = Kiesel
pebbles-short = Nimm einen, zwei oder drei Kiesel. Jeder ist ein Punkt; der letzte bringt fünf mehr.
pebbles-ask-take = Wie viele der { $heap } Kiesel nimmst du?
pebbles-do-take = { $n } nehmen
pebbles-event-took = nimmt { $n }
pebbles-why-few = So viele Kiesel sind nicht mehr da.
pebbles-moment = ein Zug
source-pebbles = Kiesel
source-last_pebble = Letzter Kiesel
box-heap-small = kleiner Haufen
box-heap-large = großer Haufen
game-pebbles = Kiesel
home-pebbles = Nimm den letzten.
round-pebbles = Zug { $n }
