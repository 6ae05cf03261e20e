# Ce que nomment les textes de Sintra.

# Les pièces Vitrail de Sintra.

pane-pink = rose
    .one = pièce Vitrail rose
    .many = pièces Vitrail roses

pane-white = blanc
    .one = pièce Vitrail blanche
    .many = pièces Vitrail blanches

pane-orange = orange
    .one = pièce Vitrail orange
    .many = pièces Vitrail orange

pane-blue = bleu
    .one = pièce Vitrail bleue
    .many = pièces Vitrail bleues

pane-yellow = jaune
    .one = pièce Vitrail jaune
    .many = pièces Vitrail jaunes

pane-joker = Joker
    .one = Joker
    .many = Joker

moment-turn = prise de pièces Vitrail
moment-placing = placement de pièces Vitrail
moment-window = pièce pour la fenêtre
