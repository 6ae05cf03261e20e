# Puzzles: their shelf, their card at the table, and what is said of a try.

puzzles = Puzzles
puzzles-lead = Positions from games. One choice is clearly best: find it, with as many tries as you like.
puzzles-today = Today’s puzzle
puzzles-today-text = The same one for everybody, a new one every day.
puzzles-shelf = The shelf
puzzles-theme = Theme
puzzles-all = all themes
puzzles-any = any difficulty
puzzles-open = not solved yet
puzzles-solved = { $n } of { $all } solved
puzzles-none = No puzzle is like that. Choose another theme or difficulty.
puzzle-title = { $game }: puzzle { $n }
puzzle-players = { $n } players
puzzle-difficulty = Difficulty
puzzle-difficulty-1 = easy
puzzle-difficulty-2 = medium
puzzle-difficulty-3 = hard
puzzle-difficulty-4 = very hard
puzzle-solve = Solve
puzzle-done = solved
puzzle-seen = answer seen
puzzle-tries = { $n ->
    [one] 1 try
   *[other] { $n } tries
}
puzzle-missed = So often it is missed by
puzzle-find = What is best here? Make your move.
puzzle-find-plan = Which plan is best? Lay it out and hand it in.
puzzle-again = Try again: you have as many tries as you like.
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-more = More puzzles
puzzle-play-on = Play on here
puzzle-leave = Leave the puzzle

# What is said of a try. The parts are those that follow.
puzzle-right = That is it: { $move }.
puzzle-answer = The answer: { $move }.
puzzle-next-best = The next best, { $move }, loses about { $n ->
    [one] one point
   *[other] { $n } points
} by the end of the game.
puzzle-proved = This is solved to the end of the game: no guess.
puzzle-close = Good, but not the best: about { $n ->
    [one] one point is
   *[other] { $n } points are
} lost by it until the end of the game.
puzzle-wrong = Not that: it loses about { $n ->
    [one] one point
   *[other] { $n } points
} by the end of the game.
puzzle-unseen = Not that: it promises so little that hardly anybody would look at it.
puzzle-victory = Out of 100 such games it wins about { $mine }, the best choice { $best }.
puzzle-worse = Not that: if everybody plays their best, you end { $n ->
    [one] one point
   *[other] { $n } points
} worse.
puzzle-lost = Not that: if everybody plays their best, you give away a victory.
puzzle-trap = It brings more at once: { $mine } points, the best choice { $best }. That is the trap.
puzzle-at-once = At once it brings { $mine } points, the best choice { $best }.

# What puzzles are about.
theme-ending = solved to the end
theme-rivals = what is left to others
