# Wat teksten van Sintra noemen.

# Glaspanelen van Sintra.

pane-pink = roze
    .one = roze glaspaneel
    .many = roze glaspanelen

pane-white = wit
    .one = wit glaspaneel
    .many = witte glaspanelen

pane-orange = oranje
    .one = oranje glaspaneel
    .many = oranje glaspanelen

pane-blue = blauw
    .one = blauw glaspaneel
    .many = blauwe glaspanelen

pane-yellow = geel
    .one = geel glaspaneel
    .many = gele glaspanelen

pane-joker = joker
    .one = joker
    .many = joker

moment-turn = glaspanelen nemen
moment-placing = glaspanelen plaatsen
moment-window = paneel voor het raam
