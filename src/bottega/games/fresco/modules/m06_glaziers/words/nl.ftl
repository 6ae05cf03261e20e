# Module 6: de glazeniers.

m06-title = De glazeniers
m06-short = Wie een van twaalf segmenten restaureert, vernieuwt ook een raam. Dat levert punten op, maar elke ruit zonder glas kost punten: koop glas in het glasatelier.

tile-6 = glasatelier
    .the = het glasatelier
    .nom = het glasatelier
    .to = naar het glasatelier
    .at = in het glasatelier
    .on = op het glasatelier
    .of = van het glasatelier
    .tile = glasateliertegel

# Glas: `color` voor een steen.

glass-yellow = geel glas
    .color = gele
glass-blue = blauw glas
    .color = blauwe
glass-red = rood glas
    .color = rode
glass-green = groen glas
    .color = groene

# Vragen en antwoorden.

m06-ask-buy = Welk glas koop je? (nog { $left })
m06-ask-window = Welk raam plaats je?
m06-ask-give = Hoeveel { WORD($color) } geef je?

# Waar het op aankomt, zoals de coach het vóór een vraag zegt.

m06-coach-buy = Ontbrekend glas kost aan het einde: 2, 4, 6 of 8. De ramen op de werkbank zeggen wat loont.
m06-coach-window = Weeg waarde en prijs af: er komen andere ramen, en anderen willen ze ook.
m06-coach-give = Houd van elke kleur één over voor het einde.

m06-do-buy = { $thalers ->
    [one] { WORD($color) } voor { $thalers } daalder
   *[other] { WORD($color) } voor { $thalers } daalders
}
m06-do-stop = niets meer kopen
m06-do-window = { $thalers ->
    [0] raam { $glass } van { $points } punten, gratis
    [one] raam { $glass } van { $points } punten voor { $thalers } daalder
   *[other] raam { $glass } van { $points } punten voor { $thalers } daalders
}
m06-do-give = { $count ->
    [one] { $count } { WORD($color, form: "color") } glassteen
   *[other] { $count } { WORD($color, form: "color") } glasstenen
}
m06-do-give-altar = { $count ->
    [one] { $count } { WORD($color, form: "color") } glassteen
   *[other] { $count } { WORD($color, form: "color") } glasstenen
} voor +{ $count }
m06-do-give-less = { $count ->
    [one] { $count } { WORD($color, form: "color") } glassteen
   *[other] { $count } { WORD($color, form: "color") } glasstenen
}, { $loss } punten minder omdat er { $missing ->
    [one] { $missing } ontbreekt
   *[other] { $missing } ontbreken
}
m06-note-window = en een raam vernieuwen

# Wat er gebeurde.

m06-event-displayed = Het glasatelier biedt { WORD($color) } aan
m06-event-bought = koopt { WORD($color) }
m06-event-window = plaatst raam { $glass } van { $points } punten
m06-event-gave = { $count ->
    [one] geeft { $count } { WORD($color, form: "color") } glassteen
   *[other] geeft { $count } { WORD($color, form: "color") } glasstenen
}
m06-event-missing = verliest { $points } punten voor ontbrekend glas
m06-event-bench = Raam { $glass } komt op de werkbank

# Waarom niet.

m06-why-sold-out = Deze ronde is er geen { WORD($color) } te koop.
m06-why-glass-price = { $price ->
    [one] Het kost { $price } daalder; je hebt er { $thalers }.
   *[other] Het kost { $price } daalders; je hebt er { $thalers }.
}
m06-why-glazery = Glas koop je in het glasatelier: leg die tegel bij het plannen op je actiebord.
m06-why-bench-price = { $price ->
    [one] Deze plaats op de werkbank kost { $price } daalder; je hebt er { $thalers }.
   *[other] Deze plaats op de werkbank kost { $price } daalders; je hebt er { $thalers }.
}
m06-why-window = Een raam vernieuw je als je een van de twaalf segmenten met een raam restaureert.
m06-why-no-glass = Je hebt geen { WORD($color) }.
m06-why-color = Nu wordt er { WORD($color) } gevraagd.
m06-why-give = Glas geef je als je een raam vernieuwt of het altaar restaureert.

# Board and box

word-glass = glas
word-tile-6 = glasatelier
mod-own-glass = Je glasstenen, { WORD($color) }: { $n }
mod-window-place = hier kan een raam worden vernieuwd
mod-window-set = een nieuw raam
mod-glass = Glas, { WORD($color) }: { $n } te koop voor { $price ->
        [one] 1 daalder
       *[other] { $price } daalders
    }
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
mod-reserve = Reservebord
mod-bag = Stoffen zak
mod-setting = Dit raam levert op
mod-setting-altar = Glas voor het altaar
mod-windows-gone = { $n ->
        [one] Leonardo nam er 1
       *[other] Leonardo nam er { $n }
    }
mod-window-places = Oude ramen nog bij
mod-windows-set = Nieuwe ramen
box-m6_glass-bench = prijzen van de middelste plaatsen van de werkbank
box-m6_glass-windows = ruiten van de ramen

# Wat een keuze oplevert.

brings-glass = glas { $n }

# De les.

m06-lesson-what = Wie een segment aan de rand restaureert, plaatst ook een raam van deze werkbank. Elke ruit heeft glas nodig, anders kost ze punten. Je hebt het glasatelier op je markt gelegd: er staan twee helpers op.
m06-lesson-glass = Elk van hen koopt een glas. Koop { $glass }.
m06-lesson-more = En { $glass }: je hebt gezien bij welk raam dat hoort.
m06-lesson-restore = De kathedraal: C5 ligt aan de rand, en je hebt de verf ervoor. Restaureer het.
m06-lesson-window = Kies het raam { $glass } en betaal voor zijn plaats op de werkbank. Het is 7 punten waard.
m06-lesson-give = Geef glas voor de eerste ruit; zonder verlies je 6 punten.
m06-lesson-rest = En voor de andere, die er 8 zou kosten.
m06-lesson-done = 3 punten voor de tegel en 7 voor het raam. Eén raam van de werkbank is altijd gratis, dus een rand kan altijd.
