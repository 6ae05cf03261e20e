# What a symbol is, and what it does.

sintra-about-factory = Factory
sintra-does-factory = Take all panes of one color from it; the others go to the middle.
sintra-about-middle = Middle of the table
sintra-does-middle = Take all panes of one color from it. The first who does so in a round also takes the starting-player marker and breaks one step.
sintra-about-marker = Starting-player marker
sintra-does-marker = Whoever has it begins the next round. It goes to the first who takes from the middle, and costs one step of broken glass.
sintra-about-glazier = Glazier
sintra-does-glazier = Panes go on the strip below it or on one to its right; then it moves there. To go back to the leftmost strip costs a whole turn.
sintra-about-strip = Strip
sintra-does-strip = Takes panes on fields of their color and on jokers. Five panes fill it: one of them goes to the window below, and points are scored.
sintra-about-window = Window
sintra-does-window = A full strip sets a pane here and scores this window’s value, and those of all windows to its right that hold a pane.
sintra-about-ornament = Ornament
sintra-does-ornament = Scores at the end by the filled window halves around it: 3 points for two, 6 for three, 10 for all four.
sintra-about-round = Round indicator
sintra-does-round = When a strip is full, each of its panes in the color of the round brings 1 point.
sintra-about-track = Broken-glass track
sintra-does-track = Panes that fit nowhere break. The space of your marker is lost at the end; at −18 it is lost at once and the marker starts again.
sintra-about-bag = Bag
sintra-does-bag = The factories are filled from it. When it is empty, the panes of the tower go into it.
sintra-about-tower = Glass tower
sintra-does-tower = Here lie panes that broke and those that full strips gave back, until the bag is empty.
sintra-about-score = Score
sintra-does-score = Full strips score at once; panes left, broken glass and the palace count at the end.
sintra-about-colours = Colors of the palace
sintra-does-colours = At the end: complete windows, times the panes of your best color in all windows.
