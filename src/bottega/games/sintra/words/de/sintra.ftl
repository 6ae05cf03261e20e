# Die Buntglasfenster von Sintra

sintra-title = Die Buntglasfenster von Sintra

# Woher Punkte kommen.

source-round_bonus = Rundenbonus
source-left_panes = Glassteine auf Streifen
source-broken_glass = Bruchglas
source-palace = Palast

# Glassteine einer Farbe.

sintra-panes = { $n ->
        [one] { $n } { WORD($pane, form: "one") }
       *[other] { $n } { WORD($pane, form: "many") }
    }

# Fragen.

sintra-ask-turn = Nimm Glassteine einer Farbe oder setze den Glaser zurück.
sintra-ask-take = Nimm Glassteine einer Farbe.
sintra-ask-place = Auf welchen Streifen legst du { sintra-panes }?
sintra-ask-lay = Du legst { sintra-panes }. Wie viele davon auf Jokerfelder?
sintra-ask-keep = Streifen { $strip } ist voll. Welcher Glasstein kommt ins Fenster?

# Züge.

sintra-do-take = { sintra-panes } aus Manufaktur { $factory } nehmen
sintra-do-take-middle = { sintra-panes } aus der Tischmitte nehmen
sintra-do-take-middle-first = { sintra-panes } und den Startspielermarker aus der Tischmitte nehmen
sintra-breaks = { $n ->
        [one] Kein Streifen in Reichweite nimmt ihn auf, er zerbricht
       *[other] Kein Streifen in Reichweite nimmt sie auf, alle zerbrechen
    }
sintra-do-take-breaks = { sintra-panes } aus Manufaktur { $factory } nehmen: { sintra-breaks }
sintra-do-take-middle-breaks = { sintra-panes } aus der Tischmitte nehmen: { sintra-breaks }
sintra-do-take-middle-first-breaks = { sintra-panes } und den Startspielermarker aus der Tischmitte nehmen: { sintra-breaks }
sintra-do-return = den Glaser zu Streifen { $strip } zurücksetzen
sintra-do-place = Streifen { $strip }: { $n } platzieren{ $broken ->
        [0] { "" }
        [one] , 1 zerbricht
       *[other] , { $broken } zerbrechen
    }
sintra-do-fill = Streifen { $strip }: { $n } platzieren{ $broken ->
        [0] { "" }
        [one] , 1 zerbricht
       *[other] , { $broken } zerbrechen
    }; voll: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
sintra-do-lay = { $n ->
        [0] nur auf farbige Felder
        [one] 1 auf ein Jokerfeld
       *[other] { $n } auf Jokerfelder
    }
sintra-do-keep = einen { WORD($pane, form: "one") } behalten

# Was geschehen ist.

sintra-event-round = beginnt Runde { $round } von { $rounds }; { WORD($pane) } bringt den Rundenbonus
sintra-event-dealt = Manufaktur { $factory } bekommt { $panes }
sintra-event-dealt-nothing = Manufaktur { $factory } bekommt nichts
sintra-event-refilled = Der Beutel wird aus dem Glasturm aufgefüllt: { $panes }
sintra-event-took = nimmt { sintra-panes } aus Manufaktur { $factory }
sintra-event-took-middle = nimmt { sintra-panes } aus der Tischmitte
sintra-event-marker = nimmt den Startspielermarker
sintra-event-glazier = setzt den Glaser zu Streifen { $strip }
sintra-event-placed = legt { sintra-panes } auf Streifen { $strip }{ $jokers ->
        [0] { "" }
        [one] , 1 davon auf ein Jokerfeld
       *[other] , { $jokers } davon auf Jokerfelder
    }
sintra-event-broke = { $n ->
        [one] rückt auf der Bruchglasleiste { $n } Feld nach unten
       *[other] rückt auf der Bruchglasleiste { $n } Felder nach unten
    }
sintra-event-shattered = erreicht das Ende der Bruchglasleiste und verliert sofort { $points } Punkte
sintra-event-scored = wertet { SIGNED($points) } ({ WORD($source) }) und steht jetzt bei { $total }
sintra-event-kept-upper = behält einen { WORD($pane, form: "one") } in der oberen Hälfte von Fenster { $window }; der Streifen wird umgedreht
sintra-event-kept-lower = behält einen { WORD($pane, form: "one") } in der unteren Hälfte von Fenster { $window }; das Fenster ist vollständig und der Streifen wird entfernt
sintra-event-round-ended = Runde { $round } ist zu Ende
sintra-event-over = Das Spiel ist zu Ende

# Warum etwas gerade nicht geht.

sintra-why-no-panes = Hier liegen keine Glassteine.
sintra-why-no-such-pane = Hier liegt kein Glasstein in { WORD($pane) }.
sintra-why-place-first = Lege zuerst, was du genommen hast: { sintra-panes }.
sintra-why-keep-first = Streifen { $strip } ist voll: Wähle zuerst den Glasstein für sein Fenster.
sintra-why-no-strip = Alle deine Streifen sind entfernt; der Glaser bleibt, wo er ist.
sintra-why-leftmost = Dein Glaser steht schon über dem Streifen ganz links.
sintra-why-removed = Dieser Streifen ist entfernt: Sein Fenster ist vollständig.
sintra-why-other-strip = Deine Glassteine kommen auf Streifen { $strip }; sage, wie viele davon auf Jokerfelder kommen.
sintra-why-left-of-glazier = Dieser Streifen liegt links von deinem Glaser, der über Streifen { $strip } steht; setze zuerst den Glaser zurück, das kostet einen Zug.
sintra-why-no-room = Dieser Streifen hat kein freies Feld für { WORD($pane) }.
sintra-why-take-first = Nimm zuerst Glassteine aus einer Manufaktur oder aus der Tischmitte.
sintra-why-other-window = Jetzt bekommt das Fenster unter Streifen { $strip } einen Glasstein.
sintra-why-complete = Dieses Fenster ist vollständig.
sintra-why-strip-not-full = Ein Glasstein kommt hierher, wenn der Streifen darüber voll ist.
sintra-source = { WORD($source, form: "sintra") }
