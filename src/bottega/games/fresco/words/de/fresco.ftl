# Fresko: das Basisspiel

fresco-title = Fresko

# Woher Punkte kommen.

source-segments = Abschnitte
source-bishop = Bischof
source-altar = Altar
source-money = Geld
source-track = Siegpunkteleiste

# Fragen.

fresco-ask-wake = Wann stehst du auf?
fresco-ask-cover = Wohin legst du dein { WORD($tile, form: "tile") }?
fresco-ask-plan = Wie viele Gehilfen gehen { WORD($goal, form: "to") }? (noch { $left }{ $ill ->
        [0] { "" }
        [one] , { $ill } kranker
       *[other] , { $ill } kranke
    })
fresco-ask-neutral = Wo steht der naturfarbene Gehilfe?
fresco-ask-else = Noch etwas hier? (alle Gehilfen haben gearbeitet)
fresco-ask-buy = Was kaufst du? ({ $apprentices ->
        [one] { $apprentices } Gehilfe
       *[other] { $apprentices } Gehilfen
    }, { $price } Taler je Plättchen; wer nichts kauft, darf einen Marktstand schließen)
fresco-ask-restore = Was restaurierst du? ({ $apprentices ->
        [one] { $apprentices } Gehilfe
       *[other] { $apprentices } Gehilfen
    }; ein Schritt des Bischofs kostet 1 Taler)
fresco-ask-restore-ill = Was restauriert der kranke Gehilfe?
fresco-ask-studio = Was tust du im Atelier? (du bekommst noch { $thalers } Taler)
fresco-ask-theater = Was tust du im Theater?
fresco-ask-before-blending = Was tust du in der Werkstatt, bevor du mischst?
fresco-ask-blend = Wie viele Farbsteine in { WORD($paint) } mischst du?
fresco-ask-space = Feld { $space } ist besetzt. Davor oder dahinter?

# Züge.

fresco-do-wake = { $time } Uhr: Stimmung { SIGNED($mood) }, ein Plättchen kostet { $price }
fresco-do-cover = { WORD($tile) } statt { WORD($place, form: "of") }
fresco-do-cover-beside = { WORD($tile) } { WORD($place, form: "at") }
fresco-do-keep-tile = kein { WORD($tile, form: "tile") } in dieser Runde
fresco-do-plan = { $healthy }{ $ill ->
        [0] { "" }
        [one] { " " }und { $ill } kranker
       *[other] { " " }und { $ill } kranke
    } { WORD($goal, form: "to") }
fresco-do-neutral = der naturfarbene { WORD($goal, form: "at") }; nur dort kann er erkranken
fresco-do-buy = { $paints } an Marktstand { $booth } kaufen
fresco-do-close = Marktstand { $booth } schließen
fresco-do-leave-market = den Markt lassen, wie er ist
fresco-do-buy-no-more = nichts mehr kaufen
fresco-do-restore = { $segment } mit { $paints } restaurieren: { $points } Punkte{ $bonus ->
        [0] { "" }
       *[other] { " " }({ $value } + { $bonus } Bischofsbonus)
    }
fresco-do-noted = { $what }, { $notes }
fresco-do-bishop = den Bischof für 1 Taler nach { $segment } bewegen
fresco-do-altar = Altar mit { $paints } restaurieren: { $points } Punkte
fresco-do-forgo = nichts mehr restaurieren
fresco-do-studio = { $thalers } Taler nehmen und gehen
fresco-do-theater = die Stimmung verbessern und gehen
fresco-do-mood = die Stimmung auf { SIGNED($mood) } heben
fresco-do-no-mood = die Stimmung auf { SIGNED($mood) } lassen
fresco-do-go-blending = weiter zum Mischen
fresco-do-blend = { $n } { WORD($paint) } aus { WORD($one) } und { WORD($other) }
fresco-do-space = auf Feld { $space }

# Was geschehen ist.

fresco-event-round = Runde { $round } beginnt{ $final ->
        [1] ; es ist die letzte
       *[other] { "" }
    }
fresco-event-woke = steht um { $time } Uhr auf
fresco-event-mood = hat Stimmung { SIGNED($mood) }
fresco-event-apprentices = hat { $n } Gehilfen
fresco-event-planned = hat geplant
fresco-event-revealed = { $count ->
        [0] schickt niemanden
       *[other] plant: { $plans }
    }
fresco-planned = { $ill ->
        [0] { $healthy } { WORD($place, form: "to") }
        [one] { $healthy ->
            [0] { $ill } kranken { WORD($place, form: "to") }
           *[other] { $healthy } und { $ill } kranken { WORD($place, form: "to") }
        }
       *[other] { $healthy ->
            [0] { $ill } kranke { WORD($place, form: "to") }
           *[other] { $healthy } und { $ill } kranke { WORD($place, form: "to") }
        }
    }
fresco-planned-tile = { $healthy ->
        [0] { WORD($tile) }
       *[other] { $healthy } { WORD($tile, form: "to") }
    } ({ WORD($place, form: "on") })
fresco-planned-neutral = der naturfarbene { WORD($goal, form: "at") }
fresco-event-bought = kauft { $paints } an Marktstand { $booth }
fresco-event-closed = schließt Marktstand { $booth }
fresco-event-cleared = Marktstand { $booth } ist leer
fresco-event-stall = Marktstand { $booth } bietet { $paints } an
fresco-event-paid = bezahlt { $thalers } Taler
fresco-event-earned = bekommt { $thalers } Taler
fresco-event-bishop = bewegt den Bischof nach { $segment }
fresco-event-restored = restauriert { $segment } ({ $paints }): { $points } Punkte{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } Bischofsbonus
    }
fresco-event-altar = restauriert den Altar mit { $paints }: { $points } Punkte
fresco-event-blended = mischt { $n } { WORD($paint) }
fresco-event-scored = rückt auf der Siegpunkteleiste um { $points } vor, auf Feld { $space }
fresco-event-income = bekommt Einkommen
fresco-event-rotated = geht auf den Startfeldern nach hinten
fresco-event-money = zählt { $thalers } Taler: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
fresco-event-final-scoring = Schlusswertung

# Warum etwas gerade nicht geht.

fresco-why-hostel = Aufstehzeiten werden am Anfang einer Runde gewählt.
fresco-why-bed-taken = Zu dieser Zeit steht schon Spieler { $player } auf.
fresco-why-column = Gehilfen werden geplant, wenn alle aufgestanden sind.
fresco-why-column-planned = Diesen Ort hast du schon geplant.
fresco-why-column-later = Sage zuerst, wie viele Gehilfen { WORD($goal, form: "to") } gehen.
fresco-why-neutral = Der naturfarbene Gehilfe steht dort, wohin du gesunde geschickt hast. Die beiden Dombesuche der letzten Runde gelten als ein Ort.
fresco-why-column-covered = Hier liegt schon dein { WORD($tile, form: "tile") }.
fresco-why-tile-only = Dein { WORD($tile, form: "tile") } darf nur { WORD($place, form: "on") } liegen.
fresco-why-tile-room = Dein { WORD($tile, form: "tile") } ließe zu wenige Felder frei: Alle gesunden Gehilfen müssen eingesetzt werden.
fresco-why-tile-planning = Aktionsplättchen werden beim Planen gelegt.
fresco-why-tile-other = Entscheide zuerst über dein { WORD($tile, form: "tile") }.
fresco-why-tile-column = Wähle die Spalte deines Aktionstableaus, auf der es liegen soll.
fresco-why-plans-first = Gehilfen gehen { WORD($place, form: "to") }, wenn alle Pläne aufgedeckt sind.
fresco-why-nobody-there = Du hast in dieser Runde keinen Gehilfen { WORD($place, form: "to") } geschickt.
fresco-why-place-later = Deine Gehilfen arbeiten später in dieser Runde { WORD($place, form: "at") }.
fresco-why-place-past = Deine Gehilfen haben in dieser Runde schon { WORD($place, form: "at") } gearbeitet.
fresco-why-all-worked = Alle deine Gehilfen hier haben schon gearbeitet.
fresco-why-slot-empty = Hier liegt kein Plättchen mehr.
fresco-why-other-booth = Du hast an Marktstand { $booth } gekauft; alle deine Plättchen dieser Runde kommen von dort.
fresco-why-price = Ein Plättchen kostet { $price } Taler; du hast { $thalers }.
fresco-why-booth-empty = Dieser Marktstand ist leer.
fresco-why-close-bought = Wer etwas gekauft hat, schließt keinen Marktstand.
fresco-why-restored = Dieser Abschnitt ist restauriert.
fresco-why-paints = Dir fehlt noch: { $paints }.
fresco-why-ill-bishop = Ein kranker Gehilfe hält sich vom Bischof fern: Er restauriert keinen Abschnitt neben ihm.
fresco-why-bound = Du hast den Bischof bewegt; jetzt muss ein Abschnitt restauriert werden.
fresco-why-altar = Der Altar kostet drei Farben: Rot, Gelb und Blau; jede darf durch eine Mischfarbe ersetzt werden.
fresco-why-basic = Grundfarben entstehen nicht durch Mischen; es gibt sie auf dem Markt.
fresco-why-before-blending = Gehe zuerst weiter zum Mischen.
fresco-why-other-paint = Farben werden nacheinander gemischt; jetzt geht es um { WORD($paint) }.
fresco-why-space = Ein Feld wählst du nur, wenn das, auf das du kommst, besetzt ist.
fresco-why-done = Hier muss etwas gewählt werden.
fresco-why-module = Das gehört zum Modul „{ WORD($module) }“; es ist gerade nicht an der Reihe.
