# Fresco: het basisspel

fresco-title = Fresco

# Waar punten vandaan komen.

source-segments = segmenten
source-bishop = bisschop
source-altar = altaar
source-money = geld
source-track = scorespoor

# Vragen.

fresco-ask-wake = Wanneer sta je op?
fresco-ask-cover = Waar leg je je { WORD($tile, form: "tile") }?
fresco-ask-plan = Hoeveel leerlingen gaan { WORD($goal, form: "to") }? (nog { $left }{ $ill ->
        [0] { "" }
        [one] , { $ill } zieke
       *[other] , { $ill } zieken
    })
fresco-ask-neutral = Waar staat de neutrale leerling?
fresco-ask-else = Nog iets hier? (alle leerlingen hebben gewerkt)
fresco-ask-buy = Wat koop je? ({ $apprentices ->
        [one] { $apprentices } leerling
       *[other] { $apprentices } leerlingen
    }, { $price ->
        [one] { $price } daalder
       *[other] { $price } daalders
    } per tegel; wie niets koopt, mag een kraam sluiten)
fresco-ask-restore = Wat restaureer je? ({ $apprentices ->
        [one] { $apprentices } leerling
       *[other] { $apprentices } leerlingen
    }; een stap van de bisschop kost 1 daalder)
fresco-ask-restore-ill = Wat restaureert de zieke leerling?
fresco-ask-studio = Wat doe je in het atelier? (je krijgt nog { $thalers ->
        [one] { $thalers } daalder
       *[other] { $thalers } daalders
    })
fresco-ask-theater = Wat doe je in het theater?
fresco-ask-before-blending = Wat doe je in de werkplaats voordat je mengt?
fresco-ask-blend = Hoeveel { WORD($paint) } meng je?
fresco-ask-space = Veld { $space } is bezet. Ga je naar het volgende of het vorige vrije veld?

# Zetten.

fresco-do-wake = { $time } uur: humeur { SIGNED($mood) }, een tegel kost { $price }
fresco-do-cover = { WORD($tile) } in plaats { WORD($place, form: "of") }
fresco-do-cover-beside = { WORD($tile) } { WORD($place, form: "at") }
fresco-do-keep-tile = deze ronde geen { WORD($tile, form: "tile") }
fresco-do-plan = { $healthy }{ $ill ->
        [0] { "" }
        [one] { " " }en { $ill } zieke
       *[other] { " " }en { $ill } zieken
    } { WORD($goal, form: "to") }
fresco-do-neutral = de neutrale { WORD($goal, form: "at") }; alleen daar kan die ziek worden
fresco-do-buy = { $paints } kopen bij kraam { $booth }
fresco-do-close = kraam { $booth } sluiten
fresco-do-leave-market = de markt laten zoals hij is
fresco-do-buy-no-more = niets meer kopen
fresco-do-restore = { $segment } restaureren met { $paints } voor { $points } punten{ $bonus ->
        [0] { "" }
       *[other] : { $value } + { $bonus } voor de bisschop
    }
fresco-do-noted = { $what }, { $notes }
fresco-do-bishop = de bisschop voor 1 daalder naar { $segment } verplaatsen
fresco-do-altar = altaar met { $paints } voor { $points } punten
fresco-do-forgo = niets meer restaureren
fresco-do-studio = { $thalers ->
        [one] { $thalers } daalder nemen en weggaan
       *[other] { $thalers } daalders nemen en weggaan
    }
fresco-do-theater = het humeur verbeteren en weggaan
fresco-do-mood = humeur naar { SIGNED($mood) }
fresco-do-no-mood = humeur op { SIGNED($mood) } laten
fresco-do-go-blending = verder naar het mengen
fresco-do-blend = { $n } { WORD($paint) } uit { WORD($one) } en { WORD($other) }
fresco-do-space = naar veld { $space }

# Wat er gebeurd is.

fresco-event-round = Ronde { $round } begint{ $final ->
        [1] ; het is de laatste ronde
       *[other] { "" }
    }
fresco-event-woke = staat om { $time } uur op
fresco-event-mood = heeft humeur { SIGNED($mood) }
fresco-event-apprentices = { $n ->
        [one] heeft { $n } leerling
       *[other] heeft { $n } leerlingen
    }
fresco-event-planned = heeft gepland
fresco-event-revealed = { $count ->
        [0] stuurt niemand op pad
       *[other] plant: { $plans }
    }
fresco-planned = { $ill ->
        [0] { $healthy } { WORD($place, form: "to") }
        [one] { $healthy ->
            [0] { $ill } zieke { WORD($place, form: "to") }
           *[other] { $healthy } en { $ill } zieke { WORD($place, form: "to") }
        }
       *[other] { $healthy ->
            [0] { $ill } zieken { WORD($place, form: "to") }
           *[other] { $healthy } en { $ill } zieken { WORD($place, form: "to") }
        }
    }
fresco-planned-tile = { $healthy ->
        [0] { WORD($tile) }
       *[other] { $healthy } { WORD($tile, form: "to") }
    } ({ WORD($place, form: "on") })
fresco-planned-neutral = de neutrale { WORD($goal, form: "at") }
fresco-event-bought = koopt { $paints } bij kraam { $booth }
fresco-event-closed = sluit kraam { $booth }
fresco-event-cleared = Kraam { $booth } is leeg
fresco-event-stall = Kraam { $booth } biedt { $paints } aan
fresco-event-paid = { $thalers ->
        [one] betaalt { $thalers } daalder
       *[other] betaalt { $thalers } daalders
    }
fresco-event-earned = { $thalers ->
        [one] krijgt { $thalers } daalder
       *[other] krijgt { $thalers } daalders
    }
fresco-event-bishop = verplaatst de bisschop naar { $segment }
fresco-event-restored = restaureert { $segment } ({ $paints }) voor { $points } punten{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } voor de bisschop
    }
fresco-event-altar = restaureert het altaar met { $paints } voor { $points } punten
fresco-event-blended = mengt { $n } { WORD($paint) }
fresco-event-scored = scoort { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } en komt op veld { $space }
fresco-event-income = krijgt inkomen
fresco-event-rotated = gaat naar het achterste startveld
fresco-event-money = { $thalers ->
        [one] telt { $thalers } daalder
       *[other] telt { $thalers } daalders
    }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
fresco-event-final-scoring = Eindtelling

# Waarom iets nu niet kan.

fresco-why-hostel = Opstatijden worden aan het begin van een ronde gekozen.
fresco-why-bed-taken = Speler { $player } staat al om deze tijd op.
fresco-why-column = Je plant je leerlingen pas als iedereen opgestaan is.
fresco-why-column-planned = Voor deze locatie heb je al gepland.
fresco-why-column-later = Zeg eerst hoeveel leerlingen { WORD($goal, form: "to") } gaan.
fresco-why-neutral = De neutrale leerling staat waar je gezonde leerlingen heen hebt gestuurd. De twee bezoeken aan de kathedraal in de laatste ronde gelden als één locatie.
fresco-why-column-covered = Hier ligt je { WORD($tile, form: "tile") } al.
fresco-why-tile-only = Je { WORD($tile, form: "tile") } mag alleen { WORD($place, form: "on") } liggen.
fresco-why-tile-room = Je { WORD($tile, form: "tile") } zou te weinig velden vrijlaten: alle gezonde leerlingen moeten geplaatst worden.
fresco-why-tile-planning = Actietegels worden bij het plannen gelegd.
fresco-why-tile-other = Beslis eerst over je { WORD($tile, form: "tile") }.
fresco-why-tile-column = Kies de kolom van je actiebord waarop je hem wilt leggen.
fresco-why-plans-first = Leerlingen gaan pas { WORD($place, form: "to") } als alle plannen onthuld zijn.
fresco-why-nobody-there = Je hebt deze ronde geen leerling { WORD($place, form: "to") } gestuurd.
fresco-why-place-later = Je leerlingen werken later in deze ronde { WORD($place, form: "at") }.
fresco-why-place-past = Je leerlingen hebben deze ronde al { WORD($place, form: "at") } gewerkt.
fresco-why-all-worked = Al je leerlingen hier hebben gewerkt.
fresco-why-slot-empty = Hier ligt geen tegel meer.
fresco-why-other-booth = Je hebt bij kraam { $booth } gekocht; al je tegels van deze ronde komen daarvandaan.
fresco-why-price = { $price ->
        [one] Een tegel kost { $price } daalder
       *[other] Een tegel kost { $price } daalders
    }; je hebt er { $thalers }.
fresco-why-booth-empty = Deze kraam is leeg.
fresco-why-close-bought = Wie iets gekocht heeft, sluit geen kraam.
fresco-why-restored = Dit segment is al gerestaureerd.
fresco-why-paints = Je komt { $paints } tekort.
fresco-why-ill-bishop = Een zieke leerling blijft uit de buurt van de bisschop: hij restaureert geen segment naast hem.
fresco-why-bound = Je hebt de bisschop verplaatst; nu moet er een segment gerestaureerd worden.
fresco-why-altar = Het altaar vraagt drie kleuren: rood, geel en blauw; elke kleur mag door een mengkleur vervangen worden.
fresco-why-basic = Basiskleuren ontstaan niet door mengen; ze komen van de markt.
fresco-why-before-blending = Ga eerst verder naar het mengen.
fresco-why-other-paint = Verf wordt kleur voor kleur gemengd; nu gaat het om { WORD($paint) }.
fresco-why-space = Je kiest alleen een veld als het veld waarop je komt, bezet is.
fresco-why-done = Hier moet iets gekozen worden.
fresco-why-module = Dit hoort bij de module { WORD($module) }; daarvoor is het nu niet het moment.
