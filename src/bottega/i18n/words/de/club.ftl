# Turniere und Wertungen.
ratings-title = Wertungen
ratings-text = Die Tabelle dieses Clubs: alle, die auf diesem Server gewertete Partien gespielt haben, und dazwischen die Stufen der Bots. 400 Punkte mehr sind die zehnfache Stärke. 19 von 20 Mal liegt die wahre Stärke im angezeigten Bereich.
ratings-none = Noch niemand hat eine gewertete Partie dieser Art gespielt.
ratings-who = Name
ratings-points = Punkte
ratings-reach = ± { $points }
ratings-played = Partien
ratings-players = { $n } Spieler
ratings-me = { $name } (du)
tournament = Turnier
tournaments = Turniere
tournaments-none = Es gibt noch kein Turnier, bei dem du mitmachst oder mitmachen kannst.
tournament-new = Ein neues Turnier
tournament-name = Name des Turniers
tournament-players = Spieler an einem Tisch
tournament-kind = Wer auf wen trifft
tournament-round-robin = alle gegen alle
tournament-swiss = Schweizer System
tournament-round-robin-text = So viele Runden, bis alle auf alle getroffen sind.
tournament-swiss-text = In jeder Runde sitzen die zusammen, die ähnlich stehen, und möglichst niemand wieder mit denselben.
tournament-rounds = Runden
tournament-days = Zeit für eine Runde
tournament-no-days = bis alle Partien zu Ende sind
tournament-n-days = { $n ->
    [one] ein Tag
   *[other] { $n } Tage
}
tournament-listed = Alle dürfen mitmachen
tournament-listed-text = Es steht hier für alle. Sonst gibst du den Link weiter.
tournament-rated = Die Partien werden gewertet
tournament-make = Turnier einrichten
tournament-entrants = { $n ->
    [0] noch macht niemand mit
    [one] eine Anmeldung
   *[other] { $n } Anmeldungen
}
tournament-entered = du machst mit
tournament-open = hat noch nicht begonnen
tournament-over = zu Ende
tournament-round = Runde { $n }
tournament-round-of = Runde { $n } von { $all }
tournament-until = bis { $until }
tournament-enter = Mitmachen
tournament-leave = Abmelden
tournament-leave-running = Aufhören; ein Bot spielt die weiteren Runden
tournament-copy = Link kopieren
tournament-copied = Kopiert
tournament-start = Erste Runde beginnen
tournament-start-text = Danach kann niemand mehr mitmachen. Bots nehmen die Plätze ein, die am letzten Tisch fehlen.
tournament-standings = Tabelle
tournament-points = Punkte
tournament-strength = Punkte der Gegner
tournament-victories = Siege
tournament-share = Anteil
tournament-percent = { $n } %
tournament-played = Partien
tournament-ties = Ein Tisch bringt 1 Punkt, wenn alle anderen hinter einem liegen, und einen Teil davon für alle, die es tun. Bei Gleichstand zählen die Punkte aller, auf die man getroffen ist, dann Siege, dann der Anteil an den Punkten der Partien.
tournament-export = Als Datei (CSV)
tournament-end = Turnier beenden
tournament-end-open = Es ist für alle weg.
tournament-end-running = Die beendeten Runden zählen, die laufende nicht.
