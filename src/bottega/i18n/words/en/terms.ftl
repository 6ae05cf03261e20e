# What all games say.

# What is asked of whom.

ask-over = The game is over.

# Why something cannot be done now.

why-over = The game is over.
why-watching = You are watching; only players make moves.
why-can = You can do this now.
why-turn = It is player { $player }'s turn ({ WORD($moment) }).
why-planned = You have planned; the others still plan.
why-question = Something else is asked now: { $question }

# Where points come from, in Sintra and with module 6.

source-windows = windows
