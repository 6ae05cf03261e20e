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
error-unplayable = This game cannot be opened here: { $problem }.
error-box-gone = This table is played with the component file “{ $box }”, which the host does not offer any more. It can be opened when the file is back.
error-box-changed = This table is played with the component file “{ $box }”, which has been changed since. It can be opened when the file is as it was.
error-not-your-table = Only people of this table may do that.
error-not-over = This can be seen when the game is over.
error-seat-given = Your seat is played from another device now.
error-setup = A game cannot be set up like this: { $problem }.
error-record = This record cannot be read: { $problem }.
error-bad-link = This invitation is not valid any more. Ask for a new one.
error-seated = You sit at this table already.
error-seat-taken = This seat is taken.
error-not-found = There is nothing here.
error-method = This cannot be done here.
error-busy = Many are thinking just now. Ask again in a moment.
error-too-fast = Too much at once. Wait a moment.
error-too-big = This is too long: { $most } bytes at most.
error-wish-declined = That was declined. You can ask again after the next move.
error-wish-open = You have asked already. Wait for the answer.
error-wrong-host = This server is not called by that name; use the address that it was started with, or start it with --name.
error-wrong-origin = This request comes from another site's page.
error-broken = Something went wrong on the server. Nothing was done; try again.
error-empty = Write something first.
error-signs = There are signs in this text that cannot be shown. Remove them.

# A problem that is said in English only, beside it.
fault-unknown = something in it is not right

# Lines of the log that are no event of the game.
event-undo = takes a move back
event-unplanned = plans anew
event-flag = has no time left: a bot decides
error-taken-back = This seat has taken back too often. It can again as the game goes on.
error-spectators-read = Here those who watch read the chat and do not write.
error-chat-full = Nothing more can be said at this table.
error-lesson-later = You may do that in a game. In this lesson something else comes first: see the card.
error-lesson-plan = A good plan, but not the one of this lesson: see the card, and move your pieces.
