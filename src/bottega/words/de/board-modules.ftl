# What the boards of Fresco's modules say.

mod-no-seal = ohne Farbklecks
mod-empty = leer
mod-used = In dieser Runde benutzt
mod-seen = Bisher gesehen
mod-revealed = Aufgedeckt
mod-turned = Bisher aufgedeckt
mod-cards-left = { $n ->
        [one] 1 Porträt im Stapel
       *[other] { $n } Porträts im Stapel
    }
mod-pile = Nachziehstapel
mod-request = { WORD($kind) } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $n } im Stapel
mod-tile-with-seals = restauriertes Plättchen, { $kind }
mod-requests-done = { $n ->
        [one] 1 erfüllter Auftrag
       *[other] { $n } erfüllte Aufträge
    }
mod-well = Der Brunnen: { $n } von { $room } Glückspfennigen
mod-wishes-left = { $n ->
        [one] 1 Wunschkarte im Stapel
       *[other] { $n } Wunschkarten im Stapel
    }
mod-wishes = { $n ->
        [one] 1 Wunschkarte
       *[other] { $n } Wunschkarten
    }
mod-pennies-left = { $n ->
        [one] 1 Glückspfennig im Vorrat
       *[other] { $n } Glückspfennige im Vorrat
    }
mod-pennies = { $n ->
        [one] 1 Glückspfennig
       *[other] { $n } Glückspfennige
    }
mod-penny = ein Glückspfennig auf dem Markt
mod-disc = In dieser Runde wird vergoldet: { WORD($paint) }
mod-leaves-left = { $n ->
        [one] 1 Goldblatt im Vorrat
       *[other] { $n } Goldblätter im Vorrat
    }
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
mod-glass = Glas in { WORD($color, form: "color") }: { $n } zu kaufen für { $price ->
        [one] 1 Taler
       *[other] { $price } Taler
    }
mod-own-glass = Deine Glassteine in { WORD($color, form: "color") }: { $n }
mod-window = Fenster ({ $colors }) für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $price ->
        [one] 1 Taler
       *[other] { $price } Taler
    }
mod-missing-glass = Jede fehlende Scheibe
mod-windows-left = { $n ->
        [one] 1 Fenster
       *[other] { $n } Fenster
    }
mod-glass-in-bag = { $n ->
        [one] 1 Glasstein
       *[other] { $n } Glassteine
    }
mod-window-place = hier kann ein Fenster erneuert werden
mod-window-set = ein neues Fenster
mod-scrolls = { $line ->
        [one] 1 Punkt
       *[other] { $line } Punkte
    } für jeden restaurierten Abschnitt einer Reihe oder Spalte; { $crossing } für beide zusammen
mod-own-row = Deine Schriftrolle: Reihe { $row }
mod-own-column = Deine Schriftrolle: Spalte { $column }
mod-own-both = Beide Schriftrollen, Kreuzungspunkt { $segment }
mod-own-scrolls = { $n ->
        [one] 1 geheime Schriftrolle
       *[other] { $n } geheime Schriftrollen
    }
mod-certificate = Spendenurkunde für { $price ->
        [one] 1 Taler
       *[other] { $price } Taler
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $bells ->
        [one] 1 Glocke
       *[other] { $bells } Glocken
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
mod-most-bells = Die meisten Glocken am Ende
mod-wall-tile = Wandabschnitt { $n }: { WORD($paint) }
mod-wall-done = Wandabschnitt { $n }, restauriert
mod-exchange = Tauschplättchen, { WORD($paint) }: noch { $n }
mod-own-exchange = Tauschplättchen, { WORD($paint) }
mod-own-wall = Wandfreskoplättchen: { $colors }
mod-infected = Infiziert: { WORD($place) }
mod-infected-before = In der letzten Runde infiziert: { WORD($place) }
mod-infected-none = Kein Ort ist infiziert
mod-bottle = { WORD($bottle) } für { $price ->
        [one] 1 Taler
       *[other] { $price } Taler
    }
mod-infections-left = { $n ->
        [one] noch 1 verdeckt
       *[other] noch { $n } verdeckt
    }
mod-ill-left = { $n ->
        [one] 1 kranker Gehilfe
       *[other] { $n } kranke Gehilfen
    }
mod-healthy = deine gesunden Gehilfen
mod-neutral = dein naturfarbener Gehilfe
mod-ill = { $n ->
        [one] 1 kranker Gehilfe
       *[other] { $n } kranke Gehilfen
    }
mod-favors = { $n ->
        [one] 1 Gunstplättchen noch verdeckt
       *[other] { $n } Gunstplättchen noch verdeckt
    }
mod-favor-here = ein verdecktes Gunstplättchen
mod-dames-wait = { $n ->
        [one] 1 Dame wartet auf der Siegpunkteleiste
       *[other] { $n } Damen warten auf der Siegpunkteleiste
    }
mod-reserved = von { $name } reserviert
mod-reservation-free = Reservierungsplättchen, nicht gelegt
mod-maps = Katakombenpläne für { $hour } Uhr: noch { $n }, je { $price ->
        [one] 1 Taler
       *[other] { $price } Taler
    }
mod-map-laid = Katakombenplan: { $rooms }
mod-own-map = dein Katakombenplan: { $rooms }
mod-map-count = { $n ->
        [one] 1 Katakombenplan ({ $hours } Uhr)
       *[other] { $n } Katakombenpläne ({ $hours } Uhr)
    }
mod-found = Gefunden: { WORD($treasure) }
mod-treasure = { WORD($treasure) }{ $volume ->
        [0] {""}
       *[other] , Band { $volume }
    }: behalten { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; verkauft { $thalers ->
        [one] 1 Taler
       *[other] { $thalers } Taler
    }, Stimmung { SIGNED($mood) }
mod-treasure-count = { $n ->
        [one] 1 Schatz
       *[other] { $n } Schätze
    }
mod-pews = { $beams ->
        [one] Kirchenbank mit 1 Balken: noch { $n }
       *[other] Kirchenbank mit { $beams } Balken: noch { $n }
    }
mod-restored-pews = Restaurierte Bänke
mod-beams = { $n ->
        [one] 1 Balken
       *[other] { $n } Balken
    }
mod-domes-hidden = { $n ->
        [one] 1 Kuppelplättchen noch verdeckt
       *[other] { $n } Kuppelplättchen noch verdeckt
    }
mod-dome-here = ein verdecktes Kuppelplättchen
mod-own-dome = Kuppelplättchen für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $colors }
mod-barrel = { $n ->
        [one] Das Fass: blind ein Plättchen aus dem Beutel, in dem noch 1 ist
       *[other] Das Fass: blind ein Plättchen aus dem Beutel, in dem noch { $n } sind
    }
mod-guild = Bei der Gilde: { WORD($paint) } gegen eine andere Farbe
mod-open = { $title }: der ganze Plan
mod-taken = vergeben
mod-used-up = Aus dem Spiel
mod-painted = hat in dieser Runde gemalt
mod-sexton-used = der Kirchenvogt war in dieser Runde unterwegs
mod-fulfilled = hat in dieser Runde einen erfüllt
mod-pennies-laid = { $n ->
        [one] 1 Glückspfennig auf dem Markt
       *[other] { $n } Glückspfennige auf dem Markt
    }
mod-supply = Vorrat
mod-reserve = Reservetableau
mod-bag = Stoffbeutel
mod-behind-screen = hinter dem Sichtschirm
mod-bishop-here = Bischof auf dem Abschnitt
mod-bishop-near = Bischof daneben
mod-bishop-far = Bischof anderswo
mod-setting = Dieses Fenster bringt
mod-setting-altar = Glas für den Altar
mod-windows-gone = { $n ->
        [one] Leonardo nahm 1
       *[other] Leonardo nahm { $n }
    }
mod-window-places = Alte Fenster noch bei
mod-windows-set = Neue Fenster
mod-no-certificates = Keine Spendenurkunde liegt offen.
mod-under = Bekannt, unter dem Stapel
mod-bell-bonus = Für so viele Glocken
mod-bishop-bells = Das Feld des Bischofs
mod-certificates-left = { $n ->
        [one] 1 Spendenurkunde im Stapel
       *[other] { $n } Spendenurkunden im Stapel
    }
mod-each-segment = Jeder Abschnitt
mod-no-bottle = keine Flasche auf dem Platz für { $price ->
        [one] 1 Taler
       *[other] { $price } Taler
    }
mod-infections = Infektionsplättchen
mod-bottles = Flaschen
mod-bottles-pile = { $n } im Stapel, { $gone } verbraucht
mod-at-the-end = Am Ende
mod-healthy-thalers = { $n ->
        [one] 1 Taler für jeden Gehilfen der eigenen Farbe, der nicht beim Medicus ist
       *[other] { $n } Taler für jeden Gehilfen der eigenen Farbe, der nicht beim Medicus ist
    }
mod-away = { $n } beim Medicus
mod-aside = { $n } im roten Sessel
mod-bottle-limit = { $n } von höchstens { $limit } Flaschen
mod-hidden-at = Verdeckt unter
mod-bishop-at = Der Bischof steht auf
mod-dame-at = { WORD($dame) }: { WORD($place) }
mod-reserved-day = { $segment } reserviert, bei Tag
mod-reserved-night = { $segment } reserviert, bei Nacht
mod-rooms = Die Räume unter der Decke
mod-no-maps = keine Katakombenpläne
mod-drawn = neuer Plan
mod-beams-each = Balken je Spieler
mod-beams-of = { $n ->
        [one] 1 von { $each } Balken
       *[other] { $n } von { $each } Balken
    }
mod-each-map = Jeder Katakombenplan
mod-thalers = { $n ->
        [one] 1 Taler
       *[other] { $n } Taler
    }
