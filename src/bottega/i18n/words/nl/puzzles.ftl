# Puzzels: hun plank, hun kaart aan tafel, en wat over een poging wordt gezegd.

puzzles = Puzzels
puzzles-lead = Stellingen uit partijen. Eén keuze is duidelijk de beste: vind haar, met zoveel pogingen als je wilt.
puzzles-today = Puzzel van de dag
puzzles-today-text = Voor iedereen dezelfde, elke dag een nieuwe.
puzzles-shelf = De plank
puzzles-theme = Thema
puzzles-all = alle thema’s
puzzles-any = elke moeilijkheid
puzzles-open = nog niet opgelost
puzzles-solved = { $n } van { $all } opgelost
puzzles-none = Zo’n puzzel is er niet. Kies een ander thema of een andere moeilijkheid.
puzzle-title = { $game }: puzzel { $n }
puzzle-players = { $n } spelers
puzzle-difficulty = Moeilijkheid
puzzle-difficulty-1 = makkelijk
puzzle-difficulty-2 = gemiddeld
puzzle-difficulty-3 = moeilijk
puzzle-difficulty-4 = heel moeilijk
puzzle-solve = Oplossen
puzzle-done = opgelost
puzzle-seen = antwoord bekeken
puzzle-tries = { $n ->
    [one] 1 poging
   *[other] { $n } pogingen
}
puzzle-missed = Zo vaak missen het
puzzle-find = Wat is hier het beste? Doe je zet.
puzzle-find-plan = Welk plan is het beste? Leg het uit en lever het in.
puzzle-again = Probeer het opnieuw, zo vaak als je wilt.
puzzle-show = Toon het antwoord
puzzle-next = Volgende puzzel
puzzle-more = Meer puzzels
puzzle-play-on = Hier verder spelen
puzzle-leave = De puzzel verlaten

# Wat over een poging wordt gezegd. De delen staan daarna.
puzzle-right = Dat is het: { $move }.
puzzle-answer = Het antwoord: { $move }.
puzzle-next-best = Het op één na beste, { $move }, verliest tot het einde van het spel ongeveer { $n ->
    [one] één punt
   *[other] { $n } punten
}.
puzzle-proved = Dit is tot het einde van het spel uitgerekend en geen schatting.
puzzle-close = Goed, maar niet het beste: tot het einde van het spel verliest het ongeveer { $n ->
    [one] één punt
   *[other] { $n } punten
}.
puzzle-wrong = Dat niet: het verliest tot het einde van het spel ongeveer { $n ->
    [one] één punt
   *[other] { $n } punten
}.
puzzle-unseen = Dat niet: het belooft zo weinig dat bijna niemand ernaar zou kijken.
puzzle-victory = Van 100 zulke partijen wint het er ongeveer { $mine }, de beste keuze { $best }.
puzzle-worse = Dat niet: als iedereen zijn best speelt, eindig je { $n ->
    [one] één punt
   *[other] { $n } punten
} slechter.
puzzle-lost = Dat niet: als iedereen zijn best speelt, geef je een overwinning weg.
puzzle-trap = Meteen levert het meer op: { $mine } punten, de beste keuze { $best }. Dat is de valstrik.
puzzle-at-once = Meteen levert het { $mine } punten op, de beste keuze { $best }.

# Waar puzzels over gaan.
theme-ending = tot het einde opgelost
theme-rivals = wat de anderen overblijft
