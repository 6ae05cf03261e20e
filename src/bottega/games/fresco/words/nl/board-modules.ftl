# What the boards of Fresco's modules say.

mod-empty = leeg
mod-pile = Trekstapel
mod-requests-done = { $n ->
        [one] 1 vervulde opdracht
       *[other] { $n } vervulde opdrachten
    }
mod-wishes = { $n ->
        [one] 1 wenskaart
       *[other] { $n } wenskaarten
    }
mod-pennies = { $n ->
        [one] 1 gelukspenning
       *[other] { $n } gelukspenningen
    }
mod-penny = een gelukspenning op de markt
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
mod-own-glass = Je glasstenen, { WORD($color) }: { $n }
mod-window-place = hier kan een raam worden vernieuwd
mod-window-set = een nieuw raam
mod-own-row = Je schriftrol: rij { $row }
mod-own-column = Je schriftrol: kolom { $column }
mod-own-both = Beide schriftrollen, kruispunt { $segment }
mod-own-scrolls = { $n ->
        [one] 1 geheime schriftrol
       *[other] { $n } geheime schriftrollen
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
mod-own-exchange = ruiltegel, { WORD($paint) }
mod-own-wall = muurfrescotegel: { $colors }
mod-infected = Besmet: { WORD($place) }
mod-healthy = je gezonde leerlingen
mod-neutral = je neutrale leerling
mod-ill = { $n ->
        [one] 1 zieke leerling
       *[other] { $n } zieke leerlingen
    }
mod-favor-here = een verborgen gunst
mod-reserved = gereserveerd door { $name }
mod-reservation-free = reserveringstegel, niet gelegd
mod-map-laid = plattegrond: { $rooms }
mod-own-map = je plattegrond: { $rooms }
mod-map-count = { $n ->
        [one] 1 plattegrond ({ $hours } uur)
       *[other] { $n } plattegronden ({ $hours } uur)
    }
mod-treasure-count = { $n ->
        [one] 1 schat
       *[other] { $n } schatten
    }
mod-dome-here = een verborgen koepeltegel
mod-own-dome = Koepeltegel voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }: { $colors }
mod-open = { $title }: het hele bord
mod-supply = Voorraad
mod-behind-screen = achter het scherm
mod-hidden-at = Verborgen onder
mod-beams-of = { $n ->
        [one] 1 van { $each } balken
       *[other] { $n } van { $each } balken
    }
