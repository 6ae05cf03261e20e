# Module 14: de kerkbanken

m14-title = De kerkbanken
m14-short = Sommige markttegels leveren balken op. Op hun actietegel dragen leerlingen de balken naar oude kerkbanken, waarvan je de punten pas ziet als ze hersteld zijn.
tile-14 = kerkbanken
    .the = de kerkbanken
    .nom = de kerkbanken
    .to = naar de kerkbanken
    .at = bij de kerkbanken
    .on = bij de kerkbanken
    .of = van de kerkbanken
    .tile = actietegel Kerkbanken
source-pews = kerkbanken

m14-pews = { $n ->
        [one] een kerkbank
       *[other] { $n } kerkbanken
    } van { $beams ->
        [one] 1 balk
       *[other] { $beams } balken
    }

m14-ask-pews = Welke kerkbanken herstel je? (hoogstens { $beams ->
        [one] 1 balk
       *[other] { $beams } balken
    })

# Waar het op aankomt, zoals de coach het vóór een vraag zegt.

m14-coach-pews = Banken van drie balken leveren het meest op, maar elke balk vraagt een leerling op de tegel.

m14-do-none = geen kerkbank herstellen
m14-do-restore = { $pews } herstellen
m14-do-both = { $one } en { $other } herstellen

m14-event-beams = krijgt { $beams ->
        [one] 1 balk
       *[other] { $beams } balken
    }
m14-event-pew = draait { $pew } om: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
m14-event-pews = herstelt kerkbanken met { $beams ->
        [one] 1 balk
       *[other] { $beams } balken
    } voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }

m14-why-gone = Er is geen kerkbank van deze grootte meer.
m14-why-beams = Deze kerkbank vraagt { $beams ->
        [one] 1 balk
       *[other] { $beams } balken
    }; je hebt er { $owned }.
m14-why-carried = Je leerlingen dragen niet meer dan { $beams ->
        [one] 1 balk
       *[other] { $beams } balken
    }.
m14-why-when = De leerlingen op je actietegel Kerkbanken herstellen kerkbanken zodra die locatie van je actiebord aan de beurt is.
m14-why-useless = Er is geen kerkbank meer waarvoor drie balken genoeg zijn.

# Board and box

word-beams = balken
word-tile-14 = banken
mod-slot-beams = { $n ->
        [one] levert 1 balk op
       *[other] levert { $n } balken op
    }
mod-beams-of = { $n ->
        [one] 1 van { $each } balken
       *[other] { $n } van { $each } balken
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
mod-beams-each = Balken per speler
box-m14_pews-pews = balken en punten van de kerkbanken
box-m14_pews-market = welke markttegels één of twee balken hebben

# Wat een keuze oplevert.

brings-beams = balken { $n }

# De les.

m14-lesson-what = Deze kerkbanken zijn verrot. Elke bank vraagt 1, 2 of 3 balken; wat ze opbrengt, is tot dan verborgen, de lange het meest.
m14-lesson-plan = Leg de kerkbanken op je kathedraal. Er staat één helper op, en jij voegt er een toe: op elke locatie één leerling, dan Klaar.
m14-lesson-buy = Balken komen met sommige markttegels mee. Koop deze: hij brengt er twee.
m14-lesson-pew = Twee helpers dragen twee balken. Herstel een bank van twee.
m14-lesson-end = 6 punten. Het kleinste aantal beslist, helpers of balken. Balken die aan het einde over zijn, zijn niets waard.
