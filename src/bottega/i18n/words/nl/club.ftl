# Toernooien en ranglijst.
ratings-title = Ranglijst
ratings-text = De ranglijst van deze club: iedereen die op deze server partijen voor de ranglijst heeft gespeeld, met daartussen de niveaus van de bots. 400 punten meer is tien keer zo sterk. 19 van de 20 keer ligt de ware sterkte binnen de getoonde marge.
ratings-none = Niemand heeft nog zo’n partij voor de ranglijst gespeeld.
ratings-who = Naam
ratings-points = Punten
ratings-reach = ± { $points }
ratings-played = Partijen
ratings-players = { $n } spelers
ratings-me = { $name } (jij)
tournament = Toernooi
tournaments = Toernooien
tournaments-none = Er is nog geen toernooi waaraan je meedoet of waaraan je mee kunt doen.
tournament-new = Een nieuw toernooi
tournament-name = Naam van het toernooi
tournament-players = Spelers aan een tafel
tournament-kind = Wie wie ontmoet
tournament-round-robin = iedereen tegen iedereen
tournament-swiss = Zwitsers systeem
tournament-round-robin-text = Zoveel rondes als nodig zijn om iedereen iedereen te laten ontmoeten.
tournament-swiss-text = In elke ronde zitten gelijken bij elkaar, en zo mogelijk niemand weer met dezelfden.
tournament-rounds = Rondes
tournament-days = Tijd voor een ronde
tournament-no-days = tot alle partijen klaar zijn
tournament-n-days = { $n ->
    [one] één dag
   *[other] { $n } dagen
}
tournament-listed = Iedereen mag meedoen
tournament-listed-text = Het staat hier voor iedereen. Anders geef je de link door.
tournament-rated = De partijen tellen voor de ranglijst
tournament-make = Toernooi maken
tournament-entrants = { $n ->
    [0] nog niemand doet mee
    [one] één deelnemer
   *[other] { $n } deelnemers
}
tournament-entered = je doet mee
tournament-open = nog niet begonnen
tournament-over = afgelopen
tournament-round = Ronde { $n }
tournament-round-of = ronde { $n } van { $all }
tournament-until = tot { $until }
tournament-enter = Meedoen
tournament-leave = Afmelden
tournament-leave-running = Stoppen; een bot speelt de volgende rondes
tournament-copy = Link kopiëren
tournament-copied = Gekopieerd
tournament-start = Eerste ronde beginnen
tournament-start-text = Daarna kan niemand meer meedoen. Bots nemen de plaatsen in die aan de laatste tafel ontbreken.
tournament-standings = Stand
tournament-points = Punten
tournament-strength = Punten van tegenstanders
tournament-victories = Overwinningen
tournament-share = Aandeel
tournament-percent = { $n } %
tournament-played = Partijen
tournament-ties = Een tafel levert 1 punt op voor wie alle anderen voorblijft, en een deel daarvan voor elke speler die achter je eindigt. Bij gelijke stand tellen de punten van allen die je hebt ontmoet, dan overwinningen, dan het aandeel in de punten van de partijen.
tournament-export = Als bestand (CSV)
tournament-end = Toernooi beëindigen
tournament-end-open = Het is voor iedereen weg.
tournament-end-running = De afgelopen rondes tellen, de lopende niet.
