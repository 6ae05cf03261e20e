# The page around everything.
skip-to-content = Skip to the content
app-navigation = Bottega
to-home = To the entrance
close = Close
save = Save
send = Send
loading = One moment …
part-missing = Part of this page could not be fetched. Bottega may have been renewed in the meantime.
reload-page = Load the page again
rules = Rules
settings = Settings
language = Language
theme = Theme
theme-auto = as your device
theme-light = light
theme-dark = dark
theme-to-dark = Dark theme
theme-to-light = Light theme
speed = Animation speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
less-motion = Reduced motion
sounds = Sounds
sectors = Sort glass by color
sectors-text = Every color always lies at the same place of a factory.
lost-title = This door leads nowhere
lost-text = There is no page at this address.
error-offline = The server cannot be reached. Check your connection and try again.
error-unknown = The server refused this ({ $status }). Try again.
error-browser = Something went wrong on this page. Reload it.
error-seat-name = Give the player on seat { $seat } a name.

# The entrance.
game-fresco = Fresco
game-sintra = Stained Glass of Sintra
home-lead = Two board games of painters and glaziers. Come in, take a brush, play.
home-fresco = Rise early, send your apprentices, restore the great fresco.
home-sintra = Choose panes, fill the strips, let the palace windows shine.
play-now = Play now
starting = The table is being set …
new-table = New table
learn-rules = Learn the rules
you-are = You are { $name }
you-are-guest = You are a guest: choose a name
your-name = Your name
change-name = Change your name
my-tables = My tables
open-tables = Open tables
no-open-tables = No table waits for players at the moment. Open one, and others can join.
join = Join
free-seat = free seat
player-n = Player { $n }
round-fresco = Round { $n }
round-sintra = Round { $n }
your-turn = Your turn
waiting-for = Waiting for { $name }
waiting-for-players = Waiting for players
table-won = Over; won by { $names }
import-title = Bring a record along
import-text = A finished game can be seen again, an unfinished one is played on.
import-file = Choose a file
import-paste = or paste it here
import-do = Set up this game
footer-independent = Bottega is an independent project. It is not connected with the authors or publishers of the games.
footer-own = All drawings and texts are our own.

# A new table.
which-game = Which game?
how-many = How many players?
figure-plays = { $name } plays along.
who-sits = Who sits where?
seat-n = Seat { $n }
name-of-seat = Name for seat { $n }
level-of-seat = Level of the bot on seat { $n }
name = Name
seat-me = me
seat-room = somebody in this room
seat-link = a friend, by link
seat-link-text = You get a link to send.
seat-bot = a bot
bot-random = at random
bot-greedy = painter
bot-search = strongest
bot-apprentice = apprentice
bot-journeyman = journeyman
bot-painter = painter
bot-master = master
bot-strongest = strongest
bot-apprentice-text = Often does not look. For a first game.
bot-journeyman-text = Looks at every move, but not every time.
bot-painter-text = Takes what seems best at the moment, and plays at once.
bot-master-text = Thinks ahead, for about a second at most.
bot-strongest-text = Thinks up to three seconds and forgives little.
level-of-bots = Level of the bots
hints-allowed = Hints allowed
hints-allowed-text = Whoever decides may ask the strongest bot for its best moves.
spectator-chat = Those who watch may chat
spectator-chat-text = Whoever watches reads the chat. With this, they may write too.
clock-title = Clock
clock-none = no clock
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
     [one] one day for each decision
    *[other] { $days } days for each decision
}
clock-none-text = Everybody takes as much time as they like.
clock-live-text = Minutes for the whole game; every decision adds the seconds. When the time is up, a bot makes that one decision, and play goes on.
clock-days-text = For games over days. When the time is up, a bot makes that one decision, and play goes on.
open-table = Open table
open-table-text = Anybody may take a free seat from the list at the entrance.
open-table-needs-link = Needs at least one seat by link.
which-side = Which side of the palace?
side-n = Side { $side }
side-a-text = The ornaments between the windows score. Good for a first game.
side-b-text = Instead of the ornaments your complete windows count, times the panes of your best color. A little more to think about.
which-box = Whose components?
our-box = Ours
our-box-text = What we could not know of the pieces is our decision, and marked as such.
own-box-text = As this file of the host’s says. Records of such games are replayed only with the same file.
played-with-box = Components: { $name }
which-edition = Which edition?
edition-mega = Mega Box
edition-mega-text = The rules of the big box, with all seventeen modules.
edition-classic = Classic edition
edition-classic-text = The first edition with its own modules.
which-modules = Which modules?
modules-text = Each module adds something to the base game; all of them fit together. Begin without, or with one.
modules-chosen = { $n ->
     [0] No module chosen
     [one] One module chosen
    *[other] { $n } modules chosen
}
presets = Presets
preset-first = First game
preset-family = Family
preset-classic = Classic box
preset-all = Everything
surprise-us = Surprise us
rules-of = Rules: { $title }
open-the-table = Open the table

# Around the boards.
area-board = Board
area-shelf = Modules
area-me = My area
area-others = Others
area-log = Log
areas = Areas of the table
people = People at the table
keys = Keyboard shortcuts
points = points
is-asked = to play
question-bar = What is asked
rule-for-this = The rule for this
all-moves = All moves ({ $n })
moves = Moves
filter-moves = Type to find a move
no-move-matches = No move fits.
nothing-to-do = There is nothing for you to do now.
chosen = chosen
menu-label = What can be done here
ready = Ready
change-plan = Change plan
plan-laying = { $n ->
     [0] All your apprentices have a place.
    *[other] Place your apprentices: { $n } left
}
plan-complete = Your plan is complete. Hand it in, or change it.
plan-handed-in = Your plan is handed in. Waiting for { $names }
undo = Undo
redo = Redo
reset-turn = Reset turn
ask-undo = Ask to undo
ask-redo = Ask to redo
consent-title = May this be taken back?
consent-text = { $name } would like to take back the last decision. Everybody has to agree.
consent-asked = You asked to take back. The others are deciding.
consent-redo-title = May this be done again?
consent-redo-text = { $name } would like what was taken back to be done again, also your part of it. Everybody has to agree.
consent-redo-asked = You asked to do it again. The others are deciding.
agree = I agree
disagree = Rather not
why-not = Why not?
read-rule = Read the rule
table-hints = At this table everybody may ask the strongest bot for hints.
table-no-hints = There are no hints at this table.
table-clock-live = Clock: { $minutes } minutes for the whole game, and { $seconds } seconds more for each decision.
table-clock-days = { $days ->
     [one] Clock: one day for each decision.
    *[other] Clock: { $days } days for each decision.
}
time-left = time left: { $time }
time-still = { $time } left
hint = Hint
hint-title = The strongest bot suggests
hint-thinking = The strongest bot is thinking …
hint-only = There is only this one move.
hint-play = Play it
hint-victory = { $percent }% chance of winning
hint-lead = { $lead } points in the end
game-over = The game is over.
show-result = Result
log = Log
log-empty = Nothing has happened yet.
older-lines = Earlier lines
since-your-turn = since your last turn
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
unread = unread
notes = Notes
notes-text = Only you can read these notes.
reconnecting = The connection is broken. Trying again …
offline = You are offline. The table comes back with the connection.
sent-again = The server cannot save at the moment. What you did is sent again until it can.
bot-level = bot, { $level }
that-is-you = that is you
is-here = is here
is-away = is away
sit-down = Sit down
only-watch = Only watch
join-title = You are invited
join-text = A seat at this table is yours. How shall the others call you?
invite-link = Invitation link
copy = Copy
copied = Copied
share = Share
revoke-link = Make this link invalid
new-link = New invitation
other-device = Play on another device
device-link = Link to this seat
device-link-text = Open it on the other device to play on there. Whoever opens it takes this seat: keep it to yourself.
seed-hash-text = The shuffle is fixed by this number; at the end its seed is shown:
seed-from-maker = The maker of this table chose the seed and can know everything that is drawn.
seed-from-record = The seed came with the record, so everything that is drawn can be known beforehand.
pass-device = Pass the device to { $name }
pass-device-text = Behind the curtain are things that only one of you may see.
i-am = I am { $name }

# Keys.
key-moves = list of moves
key-choose = choose a move in the list
key-spots = go through what is possible on the board
key-ready = hand in your plan
key-hint = hint: what the strongest bot would do
key-log = log
key-chat = chat
key-notes = notes
key-rules = the rule for the question
key-close = close what is open

# The end, and the replay.
winner = { $name } wins
winners = Shared victory: { $names }
points-by-source = Points by source
points-by-round = Points by round
as-table = as a table
total = Total
rematch = Rematch
to-rematch = To the rematch
replay = Replay
download-record = Download the record
seed-check = Check the shuffle
seed-check-text = The number below was shown from the start. It is made from seed and salt, so nobody could change the shuffle during the game.
seed = Seed
salt = Salt
seed-fits = They fit: the shuffle was honest.
seed-differs = They do not fit.
perspective = Perspective
chat-watching = { $name } (watching)
log-out-elsewhere = Log out everywhere else
log-out-why = Ends your key on all other devices. Your games stay yours here.
logged-out = Done: only this browser is you now.
spectator = Spectator
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One step back
replay-next = One step on
replay-turn = One turn on
replay-last = To the end
replay-step = Step
replay-round = Round

# How well it was played.
analysis = Analysis
analyze = Analyze the game
analysis-text = The strongest bot looks at every decision again, from what the player could know then.
analysis-waiting = Another game is analyzed first. One moment …
analysis-running = The strongest bot looks at the game: { $percent }%
analysis-failed = The analysis did not succeed. Try again.
analysis-jump = Click the curve to see the table at that moment.
grade-best = best
grade-good = good
grade-doubtful = doubtful
grade-blunder = blunder
best-or-good = best or good
decisions-by-grade = Decisions by grade
expected-points = Expected points in the end
expected-victory = Expected share of the victory
moves-to-see = Moves to look at again
moves-to-see-none = No doubtful decision at all: well played!
better-was = Better was: { $move }
lost-victory = −{ $percent }% chance of winning
lost-lead = −{ $points } points

# The rules.
search-rules = Search the rules
rules-page = Page of the rules
search-found = { $n ->
     [0] Nothing found
     [one] One place found
    *[other] { $n } places found
}
