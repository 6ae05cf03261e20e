# Puzzles of Sintra.

theme-taking = taking panes
theme-placing = placing panes
theme-full = which pane to keep
sintra-puzzle-round = By the end of the round the best choice brings, compared with this one: { $parts }.
sintra-puzzle-gain = By the end of the round it brings, compared with the next best: { $parts }.
