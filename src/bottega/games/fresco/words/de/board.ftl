# Fresco's table as it is labelled and read out.

board-ceiling = Deckenbild
board-ceiling-summary = { $left ->
    [0] Das Deckenbild ist vollendet; der Bischof steht auf { $bishop }.
    [one] 1 Plättchen liegt noch im Deckenbild; der Bischof steht auf { $bishop }.
   *[other] { $left } Plättchen liegen noch im Deckenbild; der Bischof steht auf { $bishop }.
}
board-segment = { $bishop ->
    [here] { $name }: { $value } Punkte für { $paints }; der Bischof steht hier
    [near] { $name }: { $value } Punkte für { $paints }; der Bischof steht daneben
   *[far] { $name }: { $value } Punkte für { $paints }
}
board-segment-restored = { $bishop ->
    [here] { $name }: restauriert; der Bischof steht hier
   *[far] { $name }: restauriert
}
board-altar = Altar: 2 Punkte für Rot, Gelb und Blau, 1 mehr für jede Mischfarbe an deren Stelle; 6 Punkte für Orange, Grün und Lila
board-track = Siegpunkteleiste
board-round = Runde
board-final-round = Letzte Runde
board-over = Spiel beendet
board-phases = Phasen der Runde
board-phase = Phase { $n } von { $of }: { WORD($name) }
board-phase-wake = Aufstehen
board-phase-plan = Planen
board-phase-income = Einkommen und neue Waren
board-phase-score = Schlusswertung

board-hostel = Herberge
board-hostel-free = frei
board-hostel-row = { $time } Uhr: Stimmung { SIGNED($mood) }, Marktpreis { $price }; { $who }
board-moods = Stimmungsanzeige

board-market = Markt
board-booth = Marktstand { $booth }
board-booth-is-closed = Marktstand { $booth }: geschlossen
board-booth-closed = geschlossen
board-slot = { $paints } an Marktstand { $booth }
board-slot-empty = Leeres Feld an Marktstand { $booth }
board-bag = { $n ->
    [one] 1 Marktplättchen im Stoffbeutel
   *[other] { $n } Marktplättchen im Stoffbeutel
}

board-sheet = Aktionstableau
board-to-place = Einzusetzen
fresco-plan-idle = { $n ->
        [one] 1 Gehilfe hat hier nichts zu tun
       *[other] { $n } Gehilfen haben hier nichts zu tun
    }
board-idle = { $n } ohne Arbeit
board-apprentices = Gehilfen
board-ill = Kranke Gehilfen
board-pool = { $ill ->
    [0] Gehilfen ohne Platz: { $n }
   *[other] Gehilfen ohne Platz: { $n }; krank: { $ill }
}
board-column = { $ill ->
    [0] { WORD($place) }: { $n ->
        [one] 1 Gehilfe
       *[other] { $n } Gehilfen
    }
   *[other] { WORD($place) }: { $n ->
        [one] 1 Gehilfe
       *[other] { $n } Gehilfen
    }, { $ill ->
        [one] dazu 1 kranker
       *[other] dazu { $ill } kranke
    }
}
board-neutral = der naturfarbene Gehilfe
board-send = Einen Gehilfen { WORD($place, form: "to") } schicken
board-take-back = Einen Gehilfen zurücknehmen ({ WORD($place) })
board-plan = Plan
board-planned = hat geplant

board-own-goods = Hinter deinem Sichtschirm
board-goods-summary = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}, { $thalers } Taler, Einkommen { $income }, Stimmung { SIGNED($mood) }. Farben: { $paints }
board-score = Siegpunkte
board-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
board-thalers = Taler
board-income = Einkommen
board-mood = Stimmung
board-paint = { WORD($paint) }: { $n }
board-tiles = { $n ->
    [one] 1 Freskoplättchen
   *[other] { $n } Freskoplättchen
}
board-blends = Mischtabelle
board-steered = geführt von { $name }
board-watching = Du schaust zu. Die Sichtschirme verbergen, was dahinter liegt.
