# Modul 16: der Schwarzmarkt

m16-title = Der Schwarzmarkt
m16-short = Auf dem Markt darf von jedem Spieler ein Gehilfe blind ein Plättchen aus dem Beutel ziehen und muss es kaufen.

m16-do-draw = blind ein Plättchen aus dem Beutel kaufen ({ $bag } darin)
m16-event-drawn = zieht { $paints } auf dem Schwarzmarkt

m16-why-when = Wenn du auf dem Markt bist, kann einer deiner Gehilfen blind ein Plättchen aus dem Beutel kaufen.
m16-why-once = Auf dem Schwarzmarkt warst du schon; er steht dir einmal in der Runde offen.
m16-why-nobody = Dafür ist kein Gehilfe mehr da.
m16-why-empty = Der Beutel ist leer.
m16-why-price = Ein Plättchen kostet { $thalers } Taler; du hast weniger.

# Board and box

mod-barrel = { $n ->
        [one] Das Fass: blind ein Plättchen aus dem Beutel, in dem noch 1 ist
       *[other] Das Fass: blind ein Plättchen aus dem Beutel, in dem noch { $n } sind
    }

# Die Lektion.

m16-lesson-what = Hinter den Ständen verkauft jemand aus einem Fass: ein Plättchen aus dem Beutel, blind. Dein Plan hat zwei Gehilfen auf den Markt geschickt.
m16-lesson-booth = Kaufe zuerst wie immer { $paints } an Marktstand II.
m16-lesson-draw = Dein anderer Gehilfe zieht ein Plättchen und muss es kaufen, zum selben Preis.
m16-lesson-end = Dreimal Rot: Glück gehabt! Ziehen darfst du einmal in der Runde, auch ohne einen Stand. Aber wer zieht, schließt keinen.
