# What the server says when it does not do something.
error-stale = The table has changed meanwhile. Look again and choose anew.
error-illegal = { $move } is not possible now.
error-over = The game is over.
error-not-your-turn = It is not your turn.
error-not-planning = There is nothing to plan now.
error-no-question = Answer the questions of your plan one after another.
error-plans-shown = All plans are shown; yours can no longer be changed.
error-no-plan = You have no plan to take back.
error-plan-incomplete = Your plan is not complete yet.
error-no-way-back = This cannot be taken back: something new was drawn or shown since, or you have not decided anything.
error-ask-first = Others have gone on since. Ask them if you may take it back.
error-nothing-to-redo = There is nothing to do again.
error-no-wish = Nobody asks to take something back any more.
error-not-asked = Your consent is not asked for.
error-no-hints = Hints are switched off at this table.
error-time-up = Your time was up: a bot makes this decision for you, and it stays.
error-not-your-seat = This is not your seat.
error-id-used = This message bears somebody else's number. Reload the page.
error-malformed = The server did not understand this. Reload the page; it may be out of date.
error-storage = The server cannot save at the moment. Nothing was done; try again soon.
error-no-table = There is no such table.
error-unplayable = This game was played by other rules than this server has. It cannot be opened here.
error-not-your-table = Only people of this table may do that.
error-not-over = This can be seen when the game is over.
error-seat-given = Your seat is played from another device now.
error-setup = A game cannot be set up like this: { $problem }
error-record = This record cannot be read: { $problem }
error-bad-link = This invitation is not valid any more. Ask for a new one.
error-seated = You sit at this table already.
error-seat-taken = This seat is taken.
error-not-found = There is nothing here.
error-method = This cannot be done here.
error-too-fast = Too much at once. Wait a moment.
error-too-big = This is too long: { $most } bytes at most.
error-wrong-origin = This request comes from another site's page.
error-broken = Something went wrong on the server. Nothing was done; try again.
error-empty = Write something first.
error-signs = There are signs in this text that cannot be shown. Remove them.

# What is wrong with a game that somebody wants to set up ...
fault-unknown = something in it is not right.
fault-game = there is no game “{ $name }”.
fault-players = it cannot be played by { $players }. Choose a number of players from { $counts }.
fault-seed = the seed must be a whole number from 0 to { $most }.
fault-option = there is nothing to choose by the name of “{ $name }”.
fault-value = “{ $name }” cannot be “{ $value }”. Choose from: { $values }.
fault-start = player { $start } cannot begin among { $players } players.
fault-edition = the module “{ WORD($module) }” is not in the classic edition. Leave it out, or choose the Mega Box.
fault-module = there is no module “{ $name }”.
fault-bot = there is no bot “{ $bot }”. Choose from: { $bots }.
fault-rules = it was played by version { $played } of the rules, and this server has version { $here }.
fault-box = it was played with other components ({ $played }) than this server has ({ $here }).
fault-seats = there are { $players } players, but { $seats } names in “seats:”.

# ... and with a record.
fault-cut-off = it ends after line { $line }, before the game is complete. The rest is missing.
fault-no-record = it does not begin with “{ $wanted }”.
fault-move-line = in line { $line } move { $move } is due, with its number, the player and the move; there is “{ $found }”.
fault-entry = in line { $line } a name, a colon and a value are due; there is “{ $found }”.
fault-wanted = in line { $line } “{ $wanted }” is due; there is “{ $found }”.
fault-after-end = in line { $line }, after “end”, there is “{ $found }”. Remove it.
fault-twice = in line { $line } there is “{ $name }” for the second time. Remove one of them.
fault-missing = “{ $name }:” is missing above line { $line }.
fault-number = in line { $line } there is “{ $found }” where a whole number is due.
fault-no-player = in line { $line } there is player { $player }, but players count from 1 to { $players }.
fault-count = in line { $line } “{ $name }” needs { $count } numbers, one for each player; there are { $found }.
fault-move-over = move { $move } comes after the end of the game.
fault-move-turn = move { $move } is made by player { $player }, but it is the turn of player { $other }.
fault-move = move { $move }, “{ $found }”, is not possible there.
fault-unfinished = it says “unfinished”, but the game is over after its moves.
fault-not-over = it has a result, but the game is not over after move { $move }.
fault-result = “{ $name }” in the result does not follow from the moves.

# Lines of the log that are no event of the game.
event-undo = takes a move back
event-unplanned = plans anew
event-flag = has no time left: a bot decides
