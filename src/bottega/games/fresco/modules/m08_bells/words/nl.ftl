# Module 8: de klokken.

m08-title = De klokken
m08-short = Bij een audiëntie koop je schenkingsakten voor nieuwe klokken, als je wilt in termijnen. Aan het eind worden de klokken geteld: de eerste drie scoren, en akten die niet afbetaald zijn, tellen in je nadeel.
source-bells = klokken

tile-8 = audiëntie
    .the = de audiëntie
    .nom = de audiëntie
    .to = naar de audiëntie
    .at = bij de audiëntie
    .on = op de audiëntie
    .of = van de audiëntie
    .tile = audiëntietegel

# Klokken en het veld van het klokkenspoor waar ze toe leiden.

m08-counted = { $bells ->
    [one] { $bells } klok: veld { $space }
   *[other] { $bells } klokken: veld { $space }
}
m08-counted-top = { $bells } klokken: veld { $space }+

# Vragen en antwoorden.

m08-ask-buy = Welke akte koop je, en wat betaal je nu?
m08-ask-pay = { $bells ->
    [one] Hoeveel leg je op je akte met { $bells } klok?
   *[other] Hoeveel leg je op je akte met { $bells } klokken?
} ({ $paid } van { $price ->
    [one] { $price } daalder
   *[other] { $price } daalders
} betaald)
m08-ask-which = Op welke akte { $thalers ->
    [one] komt de daalder die je verdiend hebt?
   *[other] komen de { $thalers } daalders die je verdiend hebt?
}

# Waar het op aankomt, zoals de coach het vóór een vraag zegt.

m08-coach-buy = Helemaal betaald levert ze haar punten; deels 1 punt per 2 daalders, en alles wat je verdient gaat erop.
m08-coach-pay = Een deels betaalde akte neemt wat je verdient: betaal haar af, of leef ermee.
m08-coach-which = Voltooi de akte waaraan het minst ontbreekt.

m08-do-pay = { $thalers ->
    [0] niets, nog { $owed } te betalen
    [one] { $thalers } daalder, nog { $owed } te betalen
   *[other] { $thalers } daalders, nog { $owed } te betalen
}
m08-do-pay-off = { $thalers ->
    [one] { $thalers } daalder, en de akte is betaald
   *[other] { $thalers } daalders, en de akte is betaald
}
m08-do-which = { $bells ->
    [one] { $bells } klok
   *[other] { $bells } klokken
}: { $thalers ->
    [one] { $thalers } daalder, nog { $owed } te betalen
   *[other] { $thalers } daalders, nog { $owed } te betalen
}
m08-do-which-off = { $bells ->
    [one] { $bells } klok
   *[other] { $bells } klokken
}: { $thalers ->
    [one] { $thalers } daalder, en de akte is betaald
   *[other] { $thalers } daalders, en de akte is betaald
}
m08-do-buy = { $bells ->
    [one] { $bells } klok
   *[other] { $bells } klokken
} voor { $thalers ->
    [one] { $thalers } daalder
   *[other] { $thalers } daalders
}: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
m08-do-installments = { $bells ->
    [one] { $bells } klok
   *[other] { $bells } klokken
}, nu { $thalers } van { $price ->
    [one] { $price } daalder
   *[other] { $price } daalders
}: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

# Wat er gebeurde.

m08-event-opened = Er wordt een akte opengelegd: { $bells ->
    [one] { $bells } klok
   *[other] { $bells } klokken
} voor { $thalers ->
    [one] { $thalers } daalder
   *[other] { $thalers } daalders
}
m08-event-bought = koopt een akte met { $bells ->
    [one] { $bells } klok
   *[other] { $bells } klokken
} voor { $thalers ->
    [one] { $thalers } daalder
   *[other] { $thalers } daalders
}
m08-event-installments = neemt een akte met { $bells ->
    [one] { $bells } klok
   *[other] { $bells } klokken
}, { $paid } van { $price ->
    [one] { $price } daalder
   *[other] { $price } daalders
} betaald
m08-event-paid-in = { $thalers ->
    [one] legt { $thalers } daalder op een akte
   *[other] legt { $thalers } daalders op een akte
}
m08-event-paid-off = { $bells ->
    [one] heeft een akte met { $bells } klok afbetaald
   *[other] heeft een akte met { $bells } klokken afbetaald
}
m08-event-counted = heeft { $counted }
m08-event-bishop = De bisschop heeft { $counted }
m08-event-scored = is { $rank ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
   *[other] vijfde
} bij de klokken: { $points } + { $bonus }

# Waarom niet.

m08-why-sold = Hier ligt geen akte meer.
m08-why-audience = Akten koop je bij een audiëntie: leg die tegel bij het plannen op je actiebord.
m08-why-other = Je akten komen een voor een aan de beurt, de oudste eerst.
m08-why-broke = Je hebt geen daalder om erop te leggen.
m08-why-pay = Daalders mag je op een akte leggen nadat je bent opgestaan, vóór een fles die je moet kopen, en nog één keer voordat de klokken worden geteld.

# Board and box

word-bells = klokken
word-unfinished = open
word-tile-8 = audiëntie
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
mod-most-bells = De meeste klokken aan het eind
mod-no-certificates = Er ligt geen schenkingsakte open.
mod-under = Bekend, onder de stapel
mod-bell-bonus = Voor zoveel klokken
mod-bishop-bells = Het veld van de bisschop
mod-certificates-left = { $n ->
        [one] 1 schenkingsakte in de stapel
       *[other] { $n } schenkingsakten in de stapel
    }
box-m8_bells-certificates = lijst van de akten
box-m8_bells-rank_points = punten van de derde
box-m8_bells-track_bonus = latere bonussen van het klokkenspoor

# De les.

m08-lesson-what = De bisschop verkoopt akten voor een nieuwe klok. Ze brengen nu punten, en klokken die aan het einde tellen.
m08-lesson-plan = Leg de audiëntie op je markt; daar gaat niemand heen. Dan 1 leerling naar de kathedraal, 2 naar het atelier, 2 naar de werkplaats, en Klaar.
m08-lesson-take = Nu moet je een akte nemen. Betaal deze helemaal, 5 daalders: ze brengt 4 punten.
m08-lesson-end = Je mag ook een deel betalen: dan gaat alles wat je verdient eerst daarheen. Aan het einde brengen de meeste klokken 9 punten, de volgende 5 en 2; onbetaald telt tegen je.
