# Pebbles

pebbles-title = Pebbles
pebbles-short = Take one, two or three pebbles. Each is a point; whoever takes the last gets five more.
pebbles-ask-take = How many of the { $heap } pebbles do you take?
pebbles-do-take = take { $n }
pebbles-event-took = takes { $n }
pebbles-why-few = There are not so many pebbles left.
pebbles-moment = a turn
source-pebbles = Pebbles
source-last_pebble = Last pebble
box-heap-small = small heap
box-heap-large = large heap
game-pebbles = Pebbles
home-pebbles = Take the last one.
round-pebbles = Turn { $n }
