# Module 13: de catacomben

m13-title = De catacomben
m13-short = Onder elk segment ligt een schat. Wie vroeg opstaat, kan plattegronden kopen, en met een plattegrond op een locatie van je actiebord haal je de schatten uit zijn open kamers, om te houden of te verkopen.
source-treasures = schatten

treasure-statue = beeld
    .a = een beeld
treasure-chalice = kelk
    .a = een kelk
treasure-script = heilig geschrift
    .a = een heilig geschrift
m13-treasure = { WORD($treasure, form: "a") } ({ $points ->
        [one] 1 punt
       *[other] { $points } punten
    } of { $thalers ->
        [one] 1 daalder
       *[other] { $thalers } daalders
    }{ $mood ->
        [0] { "" }
       *[other] , humeur { SIGNED($mood) }
    })
m13-script = boekdeel { $volume } van de heilige geschriften ({ $thalers ->
        [one] 1 daalder
       *[other] { $thalers } daalders
    }{ $mood ->
        [0] { "" }
       *[other] , humeur { SIGNED($mood) }
    })

# Vragen en zetten

m13-ask-keep = Houd je deze schat: { $treasure }?
m13-ask-mood = Mag de schat je humeur verbeteren? ({ $treasure })
m13-ask-explore = Gebruik je de plattegrond nu?
m13-ask-use = Gebruik je de plattegrond? Hij verlaat het spel in elk geval.
m13-ask-leonardo-explores = Gebruikt Leonardo zijn plattegrond nu?
m13-ask-lay = Waar leg je de plattegrond van { $rooms }?
m13-ask-leonardo-lays = Waar legt Leonardo de plattegrond van { $rooms }?
m13-ask-buy = Koop je een plattegrond?

# Waar het op aankomt, zoals de coach het vóór een vraag zegt.

m13-coach-keep = Gehouden is hij aan het einde punten waard; verkocht nu daalders, soms humeur.
m13-coach-mood = Humeur is het meest waard waar het een leerling oplevert of redt.
m13-coach-explore = Hoe meer van haar kamers voor je openstaan, hoe meer ze oplevert. Ongebruikt levert ze niets op.
m13-coach-use = Ze verlaat het spel hoe dan ook: gebruik haar als ze iets oplevert.
m13-coach-leonardo-explores = Wat hij neemt, krijgt de ander niet, en jij ook niet.
m13-coach-lay = Leg haar waar haar kamers de meeste overgebleven schatten bereiken.
m13-coach-leonardo-lays = Leg haar waar ze jou het minst afneemt.
m13-coach-buy = Een plattegrond voor 1 daalder: vroege uren hebben de grotere. Je moet haar ook kunnen gebruiken.

m13-do-keep = houden voor de eindtelling
m13-do-sell = verkopen voor { $thalers ->
        [one] 1 daalder
       *[other] { $thalers } daalders
    }
m13-do-mood = humeur naar { SIGNED($mood) }
m13-do-no-mood = humeur op { SIGNED($mood) } laten
m13-do-now = nu, vóór al het andere hier
m13-do-later = later, na al het andere hier
m13-do-use = { $found ->
        [one] de schat nemen
       *[other] alle { $found } schatten nemen
    }
m13-do-leave = laten liggen wat er is
m13-do-hold = voor later bewaren
m13-do-buy = een plattegrond van dit uur voor { $thalers ->
        [one] 1 daalder
       *[other] { $thalers } daalders
    }
m13-do-no-map = geen plattegrond
m13-do-lay = { WORD($place, form: "on") }

# Wat er gebeurde

m13-event-map = neemt een plattegrond
m13-event-map-of = neemt de plattegrond van { $rooms }
m13-event-laid = legt de plattegrond van { $rooms } { WORD($place, form: "on") }
m13-event-uncovered = Onder { $segment } ligt { $treasure }
m13-event-explored = verkent { $rooms } en vindt { $found ->
        [0] niets
        [one] 1 schat
       *[other] { $found } schatten
    }
m13-event-unused = gebruikt de plattegrond van { $rooms } niet
m13-event-kept = houdt { $treasure }
m13-event-sold = verkoopt { $treasure }
m13-event-counted = heeft schatten ter waarde van { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }

# Waarom niet

m13-why-empty = In deze stapel zit geen plattegrond meer.
m13-why-price = Een plattegrond kost { $thalers ->
        [one] 1 daalder
       *[other] { $thalers } daalders
    }; je hebt minder.
m13-why-hour = Deze plattegronden zijn te koop voor wie om { $hour } uur opstaat, telkens één.
m13-why-covered = Een actietegel bedekt deze locatie, dus kan hier geen plattegrond liggen.
m13-why-other-map = Hier ligt al een plattegrond.
m13-why-room = Op geen enkele kolom laat een plattegrond genoeg plaats: alle gezonde leerlingen moeten geplaatst worden.
m13-why-lay = Kies de kolom van je actiebord waarop je de plattegrond wilt leggen.
m13-why-leonardo = De plattegrond van Leonardo wordt gelegd als hij opstaat, en gebruikt als de locatie aan de beurt is.
m13-why-when = Als de locatie onder je plattegrond aan de beurt is, mag je de schatten uit zijn open kamers nemen.

# Board and box

word-map = plattegrond
word-treasure = schat
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
mod-maps = Plattegronden voor { $hour } uur: nog { $n }, { $price ->
        [one] 1 daalder
       *[other] { $price } daalders
    } per stuk
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
mod-rooms = De kamers onder het plafond
mod-no-maps = geen plattegronden
mod-drawn = nieuwe plattegrond
mod-each-map = Elke plattegrond
mod-thalers = { $n ->
        [one] 1 daalder
       *[other] { $n } daalders
    }
box-m13_catacombs-statues = getallen van de beelden
box-m13_catacombs-chalices = getallen van de kelken
box-m13_catacombs-scripts = getallen van de heilige geschriften
box-m13_catacombs-maps_5 = kamers op de plattegronden van 5 uur
box-m13_catacombs-maps_6 = kamers op de plattegronden van 6 uur
box-m13_catacombs-maps_7 = kamers op de plattegronden van 7 uur

# Wat een keuze oplevert.

brings-maps = plattegronden { $n }
brings-kept = bewaarde schatten { $n }

# De les.

m13-lesson-what = Onder de kathedraal liggen schatten, één onder elke tegel. Wie vroeg opstaat, mag een plattegrond kopen: die toont kamers, waaruit je haalt wat open ligt.
m13-lesson-map = Je bent om 7 uur opgestaan. Koop de plattegrond van dat uur voor 1 daalder.
m13-lesson-plan = Hij toont D1 en E1. Leg hem op de kathedraal. Dan 1 leerling naar de kathedraal, 2 naar het atelier, 1 naar de werkplaats, 1 naar het theater, en Klaar.
m13-lesson-restore = Restaureer E1: dat opent de kamer eronder.
m13-lesson-explore = Gebruik nu je plattegrond en haal wat daar ligt.
m13-lesson-keep = Een geschrift. Verkoop het voor 3 daalders of houd het voor het einde: je hoogste deel maal het aantal verschillende delen. Houd het.
m13-lesson-kept = Beelden en kelken brengen eigen punten op. De plattegrond is gebruikt: wacht tot zijn kamers open zijn.
