# What people are told outside the page, and how mails with links read.
remind-turn = It is your turn: { $game }
remind-with = { $others } and the table are waiting for you.
remind-alone = The table is waiting for you.
remind-test = This is how you will be told
remind-test-text = When it is your turn and you do not have the table in sight, you hear of it here.
remind-mail-stop = You get this mail because you asked for it on your page. No more of them: { $address }
