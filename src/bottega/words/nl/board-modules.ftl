# What the boards of Fresco's modules say.

mod-no-seal = zonder verfvlek
mod-empty = leeg
mod-used = Deze ronde gebruikt
mod-seen = Tot nu toe gezien
mod-revealed = Onthuld
mod-turned = Tot nu toe omgedraaid
mod-cards-left = { $n ->
        [one] 1 portret in de stapel
       *[other] { $n } portretten in de stapel
    }
mod-pile = Trekstapel
mod-request = { WORD($kind) } voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $n } in de stapel
mod-tile-with-seals = gerestaureerde tegel, { $kind }
mod-requests-done = { $n ->
        [one] 1 vervulde opdracht
       *[other] { $n } vervulde opdrachten
    }
mod-well = De put: { $n } van { $room } gelukspenningen
mod-wishes-left = { $n ->
        [one] 1 wenskaart in de stapel
       *[other] { $n } wenskaarten in de stapel
    }
mod-wishes = { $n ->
        [one] 1 wenskaart
       *[other] { $n } wenskaarten
    }
mod-pennies-left = { $n ->
        [one] 1 gelukspenning in de voorraad
       *[other] { $n } gelukspenningen in de voorraad
    }
mod-pennies = { $n ->
        [one] 1 gelukspenning
       *[other] { $n } gelukspenningen
    }
mod-penny = een gelukspenning op de markt
mod-disc = Deze ronde te vergulden: { WORD($paint) }
mod-leaves-left = { $n ->
        [one] 1 goudblaadje in de voorraad
       *[other] { $n } goudblaadjes in de voorraad
    }
mod-leaves = { $n ->
        [one] 1 goudblaadje
       *[other] { $n } goudblaadjes
    }
mod-slot-leaves = { $n ->
        [one] levert 1 goudblaadje op
       *[other] levert { $n } goudblaadjes op
    }
mod-slot-beams = { $n ->
        [one] levert 1 balk op
       *[other] levert { $n } balken op
    }
mod-glass = Glas, { WORD($color) }: { $n } te koop voor { $price ->
        [one] 1 daalder
       *[other] { $price } daalders
    }
mod-own-glass = Je glasstenen, { WORD($color) }: { $n }
mod-window = Raam ({ $colors }) van { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $price ->
        [0] gratis
        [one] 1 daalder
       *[other] { $price } daalders
    }
mod-missing-glass = Elke ontbrekende ruit
mod-windows-left = { $n ->
        [one] 1 raam
       *[other] { $n } ramen
    }
mod-glass-in-bag = { $n ->
        [one] 1 glassteen
       *[other] { $n } glasstenen
    }
mod-window-place = hier kan een raam worden vernieuwd
mod-window-set = een nieuw raam
mod-scrolls = { $line ->
        [one] 1 punt
       *[other] { $line } punten
    } voor elk gerestaureerd segment van een rij of kolom; { $crossing } als je beide samen onthult
mod-own-row = Je schriftrol: rij { $row }
mod-own-column = Je schriftrol: kolom { $column }
mod-own-both = Beide schriftrollen, kruispunt { $segment }
mod-own-scrolls = { $n ->
        [one] 1 geheime schriftrol
       *[other] { $n } geheime schriftrollen
    }
mod-certificate = Schenkingsakte voor { $price ->
        [one] 1 daalder
       *[other] { $price } daalders
    }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $bells ->
        [one] 1 klok
       *[other] { $bells } klokken
    }
mod-unfinished = Deels betaalde akte: { $paid } van { $price ->
        [one] 1 daalder
       *[other] { $price } daalders
    } betaald, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $bells ->
        [one] 1 klok
       *[other] { $bells } klokken
    }
mod-certificates = { $n ->
        [one] 1 schenkingsakte
       *[other] { $n } schenkingsakten
    }
mod-bells = { $n ->
        [one] 1 klok
       *[other] { $n } klokken
    }
mod-most-bells = De meeste klokken aan het eind
mod-wall-tile = Muursegment { $n }: { WORD($paint) }
mod-wall-done = Muursegment { $n }, gerestaureerd
mod-exchange = Ruiltegel, { WORD($paint) }: nog { $n }
mod-own-exchange = ruiltegel, { WORD($paint) }
mod-own-wall = muurfrescotegel: { $colors }
mod-infected = Besmet: { WORD($place) }
mod-infected-before = Vorige ronde besmet: { WORD($place) }
mod-infected-none = Geen locatie is besmet
mod-bottle = { WORD($bottle) } voor { $price ->
        [one] 1 daalder
       *[other] { $price } daalders
    }
mod-infections-left = { $n ->
        [one] nog 1 verborgen
       *[other] nog { $n } verborgen
    }
mod-ill-left = { $n ->
        [one] 1 zieke leerling
       *[other] { $n } zieke leerlingen
    }
mod-healthy = je gezonde leerlingen
mod-neutral = je neutrale leerling
mod-ill = { $n ->
        [one] 1 zieke leerling
       *[other] { $n } zieke leerlingen
    }
mod-favors = { $n ->
        [one] 1 gunst nog verborgen
       *[other] { $n } gunsten nog verborgen
    }
mod-favor-here = een verborgen gunst
mod-dames-wait = { $n ->
        [one] 1 dame wacht op het scorespoor
       *[other] { $n } dames wachten op het scorespoor
    }
mod-reserved = gereserveerd door { $name }
mod-reservation-free = reserveringstegel, niet gelegd
mod-maps = Plattegronden voor { $hour } uur: nog { $n }, { $price ->
        [one] 1 daalder
       *[other] { $price } daalders
    } per stuk
mod-map-laid = plattegrond: { $rooms }
mod-own-map = je plattegrond: { $rooms }
mod-map-count = { $n ->
        [one] 1 plattegrond ({ $hours } uur)
       *[other] { $n } plattegronden ({ $hours } uur)
    }
mod-found = Gevonden: { WORD($treasure) }
mod-treasure = { WORD($treasure) }{ $volume ->
        [0] {""}
       *[other] , boekdeel { $volume }
    }: houden voor { $points ->
        [0] de eindtelling
        [one] 1 punt
       *[other] { $points } punten
    } of verkopen voor { $thalers ->
        [one] 1 daalder
       *[other] { $thalers } daalders
    }; humeur { SIGNED($mood) }
mod-treasure-count = { $n ->
        [one] 1 schat
       *[other] { $n } schatten
    }
mod-pews = { $beams ->
        [one] Kerkbank van 1 balk: nog { $n }
       *[other] Kerkbank van { $beams } balken: nog { $n }
    }
mod-restored-pews = Gerestaureerde banken
mod-beams = { $n ->
        [one] 1 balk
       *[other] { $n } balken
    }
mod-domes-hidden = { $n ->
        [one] 1 koepeltegel nog verborgen
       *[other] { $n } koepeltegels nog verborgen
    }
mod-dome-here = een verborgen koepeltegel
mod-own-dome = Koepeltegel voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }: { $colors }
mod-barrel = { $n ->
        [one] Het vat: ongezien een tegel uit de zak, waarin nog 1 tegel zit
       *[other] Het vat: ongezien een tegel uit de zak, waarin nog { $n } tegels zitten
    }
mod-guild = Bij het gilde: { WORD($paint) } voor een andere kleur
mod-open = { $title }: het hele bord
mod-taken = weg
mod-used-up = Uit het spel
mod-painted = heeft deze ronde geschilderd
mod-sexton-used = de koster is deze ronde op pad geweest
mod-fulfilled = heeft er deze ronde een vervuld
mod-pennies-laid = { $n ->
        [one] 1 gelukspenning op de markt
       *[other] { $n } gelukspenningen op de markt
    }
mod-supply = Voorraad
mod-reserve = Reservebord
mod-bag = Stoffen zak
mod-behind-screen = achter het scherm
mod-bishop-here = Bisschop op het segment
mod-bishop-near = Bisschop ernaast
mod-bishop-far = Bisschop elders
mod-setting = Dit raam levert op
mod-setting-altar = Glas voor het altaar
mod-windows-gone = { $n ->
        [one] Leonardo nam er 1
       *[other] Leonardo nam er { $n }
    }
mod-window-places = Oude ramen nog bij
mod-windows-set = Nieuwe ramen
mod-no-certificates = Er ligt geen schenkingsakte open.
mod-under = Bekend, onder de stapel
mod-bell-bonus = Voor zoveel klokken
mod-bishop-bells = Het veld van de bisschop
mod-certificates-left = { $n ->
        [one] 1 schenkingsakte in de stapel
       *[other] { $n } schenkingsakten in de stapel
    }
mod-each-segment = Elk segment
mod-no-bottle = geen fles op de plek van { $price ->
        [one] 1 daalder
       *[other] { $price } daalders
    }
mod-infections = Besmettingstegels
mod-bottles = Flessen
mod-bottles-pile = { $n } in de stapel, { $gone } verbruikt
mod-at-the-end = Aan het eind
mod-healthy-thalers = { $n ->
        [one] 1 daalder voor elke leerling van de eigen kleur die niet bij de medicus is
       *[other] { $n } daalders voor elke leerling van de eigen kleur die niet bij de medicus is
    }
mod-away = { $n } bij de medicus
mod-aside = { $n } in de rode leunstoel
mod-bottle-limit = { $n } van hoogstens { $limit } flessen
mod-hidden-at = Verborgen onder
mod-bishop-at = De bisschop staat op
mod-dame-at = { WORD($dame) }: { WORD($place) }
mod-reserved-day = { $segment } gereserveerd, overdag
mod-reserved-night = { $segment } gereserveerd, 's nachts
mod-rooms = De kamers onder het plafond
mod-no-maps = geen plattegronden
mod-drawn = nieuwe plattegrond
mod-beams-each = Balken per speler
mod-beams-of = { $n ->
        [one] 1 van { $each } balken
       *[other] { $n } van { $each } balken
    }
mod-each-map = Elke plattegrond
mod-thalers = { $n ->
        [one] 1 daalder
       *[other] { $n } daalders
    }
