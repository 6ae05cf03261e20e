# What the boards of Fresco's modules say.

mod-empty = leer
mod-pile = Nachziehstapel
mod-requests-done = { $n ->
        [one] 1 erfüllter Auftrag
       *[other] { $n } erfüllte Aufträge
    }
mod-wishes = { $n ->
        [one] 1 Wunschkarte
       *[other] { $n } Wunschkarten
    }
mod-pennies = { $n ->
        [one] 1 Glückspfennig
       *[other] { $n } Glückspfennige
    }
mod-penny = ein Glückspfennig auf dem Markt
mod-leaves = { $n ->
        [one] 1 Goldblatt
       *[other] { $n } Goldblätter
    }
mod-slot-leaves = { $n ->
        [one] bringt 1 Goldblatt
       *[other] bringt { $n } Goldblätter
    }
mod-slot-beams = { $n ->
        [one] bringt 1 Balken
       *[other] bringt { $n } Balken
    }
mod-own-glass = Deine Glassteine in { WORD($color, form: "color") }: { $n }
mod-window-place = hier kann ein Fenster erneuert werden
mod-window-set = ein neues Fenster
mod-own-row = Deine Schriftrolle: Reihe { $row }
mod-own-column = Deine Schriftrolle: Spalte { $column }
mod-own-both = Beide Schriftrollen, Kreuzungspunkt { $segment }
mod-own-scrolls = { $n ->
        [one] 1 geheime Schriftrolle
       *[other] { $n } geheime Schriftrollen
    }
mod-unfinished = Teilweise bezahlte Urkunde: { $paid } von { $price ->
        [one] 1 Taler
       *[other] { $price } Talern
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $bells ->
        [one] 1 Glocke
       *[other] { $bells } Glocken
    }
mod-certificates = { $n ->
        [one] 1 Spendenurkunde
       *[other] { $n } Spendenurkunden
    }
mod-bells = { $n ->
        [one] 1 Glocke
       *[other] { $n } Glocken
    }
mod-own-exchange = Tauschplättchen, { WORD($paint) }
mod-own-wall = Wandfreskoplättchen: { $colors }
mod-infected = Infiziert: { WORD($place) }
mod-healthy = deine gesunden Gehilfen
mod-neutral = dein naturfarbener Gehilfe
mod-ill = { $n ->
        [one] 1 kranker Gehilfe
       *[other] { $n } kranke Gehilfen
    }
mod-favor-here = ein verdecktes Gunstplättchen
mod-reserved = von { $name } reserviert
mod-reservation-free = Reservierungsplättchen, nicht gelegt
mod-map-laid = Katakombenplan: { $rooms }
mod-own-map = dein Katakombenplan: { $rooms }
mod-map-count = { $n ->
        [one] 1 Katakombenplan ({ $hours } Uhr)
       *[other] { $n } Katakombenpläne ({ $hours } Uhr)
    }
mod-treasure-count = { $n ->
        [one] 1 Schatz
       *[other] { $n } Schätze
    }
mod-dome-here = ein verdecktes Kuppelplättchen
mod-own-dome = Kuppelplättchen für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $colors }
mod-open = { $title }: der ganze Plan
mod-supply = Vorrat
mod-behind-screen = hinter dem Sichtschirm
mod-hidden-at = Verdeckt unter
mod-beams-of = { $n ->
        [one] 1 von { $each } Balken
       *[other] { $n } von { $each } Balken
    }
