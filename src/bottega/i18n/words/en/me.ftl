# My page: who I am, and how I am found again.
me-title = My page
me-name = My name and color
me-saved = Saved
me-settings = Your name, and how you find your games again
home-unsecured = Only this browser knows that these are yours.
me-again = So that you find your games again
me-again-not = So far this browser alone knows you. If it forgets you, your games are lost. A passkey or a recovery code brings you back to them, on any device.
me-again-code = You have a recovery code. With it you come back to your games on any device.
me-code = Recovery code
me-code-make = Make a recovery code
me-code-new = Make a new code instead
me-code-end = End the code
me-code-ended = The code is not valid any more.
me-code-once = This is your recovery code. It is shown only now: write it down or print it, and keep it to yourself. Whoever has it is you.
me-code-camera = Or point the camera of your phone here, to play on there as well.
me-code-alt = The recovery code as a QR code
me-copy-by-hand = Your browser does not allow copying; mark the code and copy it by hand.
me-devices = Devices
me-devices-known = { $n ->
    [one] You are known in this browser alone.
   *[other] You are known in { $n } browsers.
}
me-leave = Log out here
me-back = I was here before
me-back-text = With your recovery code this browser is you again.
me-back-secured = With another recovery code this browser is somebody else.
me-bring = Bring along the games that were played in this browser
me-back-do = Come back
me-games = What I have played
me-games-none = Here are your games once you have finished one.
me-search = Search for a name, a game, a module or a day
me-found = { $n ->
    [0] No game found
    [one] One game
   *[other] { $n } games
}
me-won = Won
me-shared = Victory shared
me-lost = Lost
me-show-more = Show more
me-load-more = Older games
me-results = How it went
me-by-game = By game
me-by-module = By module
me-by-rival = By rival
me-by-level = By the bots’ level
me-played = played
me-victories = won
me-average = points on average
me-curve = { $game }: my points, game by game
me-curve-alt = From { $least } to { $most } points, { $last } at last
me-sources = Where my points came from, on average
me-ratings = My ratings
me-ratings-none = You have a rating once you have finished a rated game; whoever makes a table says whether it is one.
me-ratings-forget = Forget my ratings
me-ratings-forget-sure = Your ratings are gone for good, also from the tables that others see. Rated games after this begin anew.
me-data = What is kept about me
me-data-person = Your name and color, when you first came, and hashes of your keys and of your recovery code. Of passkeys the public part.
me-data-games = The tables you made or sat at: every move, plan and line of the chat, with who and when, and your notes.
me-data-club = Your ratings, the tournaments you made or enter with their results, and your programs.
me-data-not = Nothing about your browser or device, no counting of visits. Only if you ask for it: a mail address, addresses for reminders and quiet hours, and what is sent there.
me-data-browser = In your browser: the cookie, for a year from your last visit, and your settings.
me-data-long = It is kept until you have it forgotten, or the host ends this server. Backups of the host may keep it longer.
me-export = Take all of it along (a file)
me-forget = Have me forgotten
me-forget-text = Games that nobody else has played are deleted. In others your moves stay, without your name, your chat and your notes; where a game goes on, your seat becomes free. This cannot be undone.
me-forget-sure = I want to be forgotten, on all my devices
me-forget-do = Forget me
me-programs = My programs
me-programs-text = A program of yours can sit at tables as people do. It shows who it is by a token.
me-program-name = Name of the program
me-program-make = Make a program
me-program-token = This is the token of { $name }. It is shown only now: put it where your program finds it.
me-program-end = End { $name }
ask-program = Ask a program to sit here
ask-program-do = Ask
ask-program-done = { $name } is asked.
error-token = This token is not known.
error-not-for-programs = Programs cannot do this.
error-no-program = There is no program of this name.
error-program = There is a program of this name already, or you have five: end one first.
error-no-code = This code is not known. Look at it once more.
error-not-secured = Make a passkey or a recovery code first, else your games would be lost.
me-passkeys = { $n ->
    [0] You have no passkey. With one, a press of the finger or a glance brings you back.
    [one] You have one passkey. It brings you back to your games.
   *[other] You have { $n } passkeys. Each of them brings you back to your games.
}
me-passkey-make = Make a passkey
me-passkey-made = The passkey is made.
me-passkey-end = End all passkeys
me-passkey-ended = Your passkeys are not valid any more.
me-passkey-use = Come back with a passkey
error-bad-passkey = This passkey opens nothing here. Try again, or use another one.
error-no-passkeys = Passkeys need the server’s name; it was opened by a number.
error-many-passkeys = You have twenty passkeys; end them first.
error-passkey-left = No passkey was given.
me-remind = When it is my turn
me-remind-text = You can be told when it is your turn and you do not have the table in sight. Nothing is sent anywhere unless you ask for it here.
me-remind-page = Show it in this browser while the page is open
me-remind-push = Show it in this browser also when the page is closed
me-remind-push-many = { $n ->
    [one] One browser of yours shows it.
   *[other] { $n } browsers of yours show it.
}
me-remind-denied = This browser does not allow it. You can change that in its settings for this site.
me-remind-no-push = Pushes need a page with TLS, or this computer’s own; or this browser has none.
me-remind-mail = By mail to { $address }
me-remind-hook = A message to another service (webhook)
me-remind-hook-none = None
me-remind-hook-json = Any other: JSON by POST
me-remind-hook-url = Its address
me-remind-quiet = Quiet hours
me-remind-quiet-from = from
me-remind-quiet-to = to
me-remind-quiet-text = What falls into them is told afterwards, if it is still your turn.
me-remind-test = Try it out
me-remind-test-none = Nothing is switched on yet.
me-remind-test-push = Browser: { $problem }
me-remind-test-hook = Webhook: { $problem }
me-remind-test-mail = Mail: { $problem }
me-remind-test-ok = sent
me-mail = Mail
me-mail-text = A link to your mail address brings you back too.
me-mail-known = Your address is { $address }. A link that is sent there brings you back to your games.
me-mail-pending = A link was sent to { $address }. Open it within a day, and the address is yours.
me-mail-address = Mail address
me-mail-send = Send me a link
me-mail-end = Remove the address
me-mail-ended = The address is forgotten.
me-mail-back = By mail
me-mail-sent = If this address is known here, a link is on its way to it. It holds for a quarter of an hour.
me-link-confirm = Is this mail address yours?
me-link-confirm-do = Yes, it is mine
me-link-confirm-done = The address is yours. A link that is sent there brings you back.
me-link-sign-in = Your way back
me-link-sign-in-text = With this link the browser is you again.
me-link-stop = No more mails about turns?
me-link-stop-do = No more mails
me-link-stop-done = You get no more mails about turns.
table-remind = Tell me here when it is my turn
table-remind-off = You have asked for no reminders; you can on your page.
error-bad-address = This is no address that something can be sent to. It begins with https://.
error-bad-browser = This browser’s keys could not be read. Try again.
error-bad-zone = This time zone is not known here.
error-bad-mail = This is no mail address.
error-no-mail = This server sends no mail.
error-mail-link = This link is not valid any more. Ask for a new one.
error-mail-taken = This address is somebody’s already. If that is you, come back with it instead.
