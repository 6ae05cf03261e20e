# Rätsel: ihr Regal, ihre Karte am Tisch, und was zu einem Versuch gesagt wird.

puzzles = Rätsel
puzzles-lead = Stellungen aus Partien. Eine Wahl ist klar die beste: Finde sie, mit so vielen Versuchen, wie du magst.
puzzles-today = Rätsel des Tages
puzzles-today-text = Für alle dasselbe, jeden Tag ein neues.
puzzles-shelf = Das Regal
puzzles-theme = Thema
puzzles-all = alle Themen
puzzles-any = jede Schwierigkeit
puzzles-open = noch nicht gelöst
puzzles-solved = { $n } von { $all } gelöst
puzzles-none = So ein Rätsel gibt es nicht. Wähle ein anderes Thema oder eine andere Schwierigkeit.
puzzle-title = { $game }: Rätsel { $n }
puzzle-players = { $n } Spieler
puzzle-difficulty = Schwierigkeit
puzzle-difficulty-1 = leicht
puzzle-difficulty-2 = mittel
puzzle-difficulty-3 = schwer
puzzle-difficulty-4 = sehr schwer
puzzle-solve = Lösen
puzzle-done = gelöst
puzzle-seen = Antwort angesehen
puzzle-tries = { $n ->
    [one] 1 Versuch
   *[other] { $n } Versuche
}
puzzle-missed = So oft übersehen es
puzzle-find = Was ist hier das Beste? Mach deinen Zug.
puzzle-find-plan = Welcher Plan ist der beste? Lege ihn aus und gib ihn ab.
puzzle-again = Versuch es noch einmal, so oft du magst.
puzzle-show = Antwort zeigen
puzzle-next = Nächstes Rätsel
puzzle-more = Weitere Rätsel
puzzle-play-on = Hier weiterspielen
puzzle-leave = Das Rätsel verlassen

# Was zu einem Versuch gesagt wird. Die Teile stehen danach.
puzzle-right = Das ist es: { $move }.
puzzle-answer = Die Antwort: { $move }.
puzzle-next-best = Das Nächstbeste, { $move }, verliert bis zum Ende des Spiels etwa { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
}.
puzzle-proved = Das ist bis zum Ende des Spiels ausgerechnet und keine Schätzung.
puzzle-close = Gut, aber nicht das Beste: Bis zum Ende des Spiels verliert es etwa { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
}.
puzzle-wrong = Das nicht: Es verliert bis zum Ende des Spiels etwa { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
}.
puzzle-unseen = Das nicht: Es verspricht so wenig, dass kaum jemand hinsehen würde.
puzzle-victory = Von 100 solchen Partien gewinnt es etwa { $mine }, die beste Wahl { $best }.
puzzle-worse = Das nicht: Wenn alle ihr Bestes spielen, stehst du am Ende { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
} schlechter.
puzzle-lost = Das nicht: Wenn alle ihr Bestes spielen, verschenkst du einen Sieg.
puzzle-trap = Sofort bringt es mehr: { $mine } Punkte, die beste Wahl { $best }. Das ist die Falle.
puzzle-at-once = Sofort bringt es { $mine } Punkte, die beste Wahl { $best }.

# Worum es in Rätseln geht.
theme-ending = bis zum Ende gelöst
theme-rivals = was den anderen bleibt
