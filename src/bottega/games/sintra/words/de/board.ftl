# Sintra's table, for those who look and for those who listen.

board-sintra-panes = { $letter ->
    [P] { $n ->
        [one] { $n } rosa Glasstein
       *[other] { $n } rosa Glassteine
    }
    [W] { $n ->
        [one] { $n } weißer Glasstein
       *[other] { $n } weiße Glassteine
    }
    [O] { $n ->
        [one] { $n } orange Glasstein
       *[other] { $n } orange Glassteine
    }
    [B] { $n ->
        [one] { $n } blauer Glasstein
       *[other] { $n } blaue Glassteine
    }
   *[Y] { $n ->
        [one] { $n } gelber Glasstein
       *[other] { $n } gelbe Glassteine
    }
}
board-sintra-fields = { $letter ->
    [P] { $n ->
        [one] { $n } rosa Feld
       *[other] { $n } rosa Felder
    }
    [W] { $n ->
        [one] { $n } weißes Feld
       *[other] { $n } weiße Felder
    }
    [O] { $n ->
        [one] { $n } orange Feld
       *[other] { $n } orange Felder
    }
    [B] { $n ->
        [one] { $n } blaues Feld
       *[other] { $n } blaue Felder
    }
    [Y] { $n ->
        [one] { $n } gelbes Feld
       *[other] { $n } gelbe Felder
    }
   *[J] { $n ->
        [one] { $n } Jokerfeld
       *[other] { $n } Jokerfelder
    }
}
board-sintra-colour = { $letter ->
    [P] Rosa
    [W] Weiß
    [O] Orange
    [B] Blau
    [Y] Gelb
   *[J] Joker
}

board-sintra-nothing = nichts
board-sintra-empty = leer
board-sintra-factory = Manufaktur { $number }: { $what }
board-sintra-middle = Tischmitte: { $what }
board-sintra-middle-group-marker = Tischmitte: { $what } und der Startspielermarker
board-sintra-marker-here = Hier liegt der Startspielermarker: Wer zuerst aus der Mitte nimmt, bekommt ihn und rückt auf der Bruchglasleiste ein Feld nach unten
board-sintra-starter = hat den Startspielermarker
board-sintra-indicator = Rundenanzeige
board-sintra-round = Runde { $round }: { $colour }
board-sintra-round-now = Runde { $round }, jetzt: jeder Glasstein dieser Farbe ({ $colour }) auf einem vollen Streifen bringt 1 Punkt
board-sintra-round-over = Runde { $round } ist vorbei
board-sintra-track = Bruchglasleiste: Punkte, die am Ende verloren gehen
board-sintra-broken = Bruchglas
board-sintra-scores = Punktestände
board-sintra-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
board-sintra-bag = { $n ->
    [one] 1 Glasstein im Beutel
   *[other] { $n } Glassteine im Beutel
}
board-sintra-tower = { $n ->
    [one] 1 Glasstein im Glasturm
   *[other] { $n } Glassteine im Glasturm
}
board-sintra-tower-holds = Im Glasturm: { $what }
board-sintra-hand = In der Hand: { $what }
board-sintra-glazier = Der Glaser steht über Streifen { $strip }
board-sintra-strip = Streifen { $number }: { $n } von 5 Glassteinen; frei: { $open }; auf der Rückseite: { $back }
board-sintra-strip-turned = Streifen { $number }: { $n } von 5 Glassteinen; frei: { $open }; er ist schon umgedreht
board-sintra-strip-removed = Streifen { $number } ist entfernt
board-sintra-window = Fenster { $number }, Wert { $value }: obere Hälfte { $upper }, untere Hälfte { $lower }
board-sintra-window-empty = Fenster { $number }, Wert { $value }: leer
board-sintra-ornament = Ornament zwischen den Fenstern { $left } und { $right }: { $n } von 4 Hälften gefüllt
board-sintra-side-a = Am Ende zählt jedes Ornament die gefüllten Fensterhälften um sich herum.
board-sintra-side-b = Am Ende: vollständige Fenster ({ $windows }) mal Glassteine der besten Farbe ({ $panes })
board-sintra-side-b-short = Vollständige Fenster mal Glassteine der besten Farbe, am Ende.
board-sintra-palace-of = { $name }: Palast
board-sintra-palace = { $name }: Punktestand { $score }; Bruchglas kostet { $lost }; der Glaser steht über Streifen { $strip }; Glassteine auf Streifen: { $left }.
