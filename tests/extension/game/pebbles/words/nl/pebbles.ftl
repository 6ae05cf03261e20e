# Pebbles

pebbles-title = Kiezels
pebbles-short = Neem een, twee of drie kiezels. Elke is een punt; de laatste levert er vijf extra op.
pebbles-ask-take = Hoeveel van de { $heap } kiezels neem je?
pebbles-do-take = { $n } nemen
pebbles-event-took = neemt { $n }
pebbles-why-few = Zoveel kiezels zijn er niet meer.
pebbles-moment = een beurt
source-pebbles = Kiezels
source-last_pebble = Laatste kiezel
box-heap-small = kleine hoop
box-heap-large = grote hoop
game-pebbles = Kiezels
home-pebbles = Neem de laatste.
round-pebbles = Beurt { $n }
