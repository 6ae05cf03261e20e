# Pebbles

pebbles-title = Cailloux
pebbles-short = Prenez un, deux ou trois cailloux. Chacun vaut un point ; le dernier en rapporte cinq de plus.
pebbles-ask-take = Combien des { $heap } cailloux prenez-vous ?
pebbles-do-take = prendre { $n }
pebbles-event-took = prend { $n }
pebbles-why-few = Il n’y a plus assez de cailloux.
pebbles-moment = un tour
source-pebbles = Cailloux
source-last_pebble = Dernier caillou
box-heap-small = petit tas
box-heap-large = grand tas
game-pebbles = Cailloux
home-pebbles = Prenez le dernier.
round-pebbles = Tour { $n }
