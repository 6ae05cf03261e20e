# What is wrong with a game somebody wants to set up.

setup-game = there is no game '{ $word }'; choose from { $games }
setup-players = { $game } cannot be played by { $players }; choose a number of players from { $counts }
setup-seed = seed { $seed } is out of range; choose a whole number from 0 to { $most }
setup-option = { $game } has no option '{ $option }'; it has { $options }
setup-no-options = none
setup-value = { $option } cannot be '{ $value }'; choose from { $values }
setup-bot = there is no bot '{ $bot }'; choose from { $bots }
setup-nobody = at least one seat must be for a person
setup-box = there is no component file '{ $box }'; choose another, or ours
setup-rated = what is rated has no hints, hides what it hides, needs everybody at a screen of their own, our components, and levels of bots
setup-rules = played by version { $played } of the { $game } rules, this is version { $here }; use the Bottega that wrote it
setup-components = played with component table { $played }, not with { $here }; pass the right table with --components FILE
setup-seats = { $players } players need { $players } seats, not { $seats }

# What is wrong with a move.

move-over = the game is over; no move can follow
move-turn = it is not player { $player }'s turn; wait for player { $other }
move-number = move { $number } is not legal here; legal: { $legal }
move-unclear = '{ $text }' does not answer the question; write a move like { $like }

# Why nothing is taken back.

undo-nothing = there is no decision of yours to take back
undo-decided = player { $player } has decided since; play on
undo-shown = something was drawn or shown since, and it cannot be unseen; play on

# What is wrong with a record, and where.

record-line = line { $line }: { $problem }
record-header = header: { $problem }
record-move = move { $number }: { $problem }

record-none = expected '{ $wanted }', found '{ $found }'; this is no game record
record-cut-off = the file ends here, but { $wanted } must follow; it is cut off
record-quoted = '{ $text }'
record-wants-header = the header's entries and an empty line
record-wants-entry = an entry
record-wants-moves = the moves and an empty line
record-wants-result = the result
record-entry = expected 'name: value', found '{ $found }'
record-missing = the header has no '{ $entry }:'; add it above this line
record-header-twice = { $entry } stands twice in the header; remove one
record-number = { $entry } must be a whole number, not '{ $found }'
record-the-player = the player
record-move-line = expected '{ $number } PLAYER MOVE', found '{ $found }'
record-player = there is no player { $player }; players are 1 to { $players }
record-wanted = expected '{ $wanted }:', found '{ $found }:'
record-count = { $entry } needs { $count } numbers, one a player, not { $found }
record-result-twice = { $entry } stands twice in the result; remove one
record-no-end = expected 'end', found '{ $found }'; remove it
record-after-end = nothing may follow 'end', found '{ $found }'; remove it

record-unfinished = result: the record says 'unfinished', but the game is over
record-not-over = result: the game is not over after move { $number }, but the record has a result
record-result = result: { $entry } recorded as { $stated }, replayed as { $found }
record-nothing = nothing
