# Things that texts of Sintra name.

# Panes of Sintra: `one` pane, `many` panes.

pane-pink = pink
    .one = pink
    .many = pink

pane-white = white
    .one = white
    .many = white

pane-orange = orange
    .one = orange
    .many = orange

pane-blue = blue
    .one = blue
    .many = blue

pane-yellow = yellow
    .one = yellow
    .many = yellow

pane-joker = joker
    .one = joker
    .many = joker

moment-turn = taking panes
moment-placing = placing panes
moment-window = a pane for the window
