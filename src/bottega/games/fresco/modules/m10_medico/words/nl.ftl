# Module 10: de medicus

m10-title = De medicus
m10-short = Elke ronde is een locatie besmet, en leerlingen die daar werken worden ziek. Zieken kunnen minder, tot een fles van de medicus ze geneest.
tile-10 = medicus
    .the = de medicus
    .nom = de medicus
    .to = naar de medicus
    .at = bij de medicus
    .on = bij de medicus
    .of = van de medicus
    .tile = actietegel Medicus

# Flessen, en de besmettingstegel met de wegwijzer

bottle-3 = medicijn met 3 doses
    .a = een medicijn met 3 doses
bottle-2 = medicijn met 2 doses
    .a = een medicijn met 2 doses
bottle-1 = medicijn met 1 dosis
    .a = een medicijn met 1 dosis
bottle-juice = frambozensap
infection-same = nog eens dezelfde locatie

# Vragen en zetten

m10-ask-aside = Welke leerling wordt vanwege het humeur opzijgezet?
m10-ask-ill = Welke leerling wordt ziek?
m10-ask-buy = Welke fles koop je bij de medicus?
m10-ask-use = Welke fles gebruik je, en voor hoeveel zieken?

# Waar het op aankomt, zoals de coach het vóór een vraag zegt.

m10-coach-aside = Leg zo mogelijk een zieke opzij: die doet minder.
m10-coach-ill = Laat degene ziek worden die je het minst nodig hebt.
m10-coach-buy = Flessen genezen. Zieken gaan alleen naar kathedraal, atelier en werkplaats, en doen daar minder.
m10-coach-use = Genees vóór het plannen: een gezonde leerling mag overal heen.

m10-do-aside-ill = een zieke, die gezond terugkomt
m10-do-aside-gone = een zieke; geen van je eigen leerlingen is bij de medicus om ervoor terug te komen
m10-do-aside-healthy = een gezonde
m10-do-ill-neutral = de neutrale, die teruggaat naar het theater
m10-do-ill-own = een van je eigen leerlingen
m10-do-buy = { WORD($bottle, form: "a") } voor { $thalers ->
        [one] 1 daalder
       *[other] { $thalers } daalders
    }
m10-do-use = { $healed ->
        [0] { WORD($bottle, form: "a") } leeggooien en niemand genezen
        [one] { WORD($bottle, form: "a") } gebruiken en 1 leerling genezen
       *[other] { WORD($bottle, form: "a") } gebruiken en { $healed } leerlingen genezen
    }
m10-do-juice = { WORD($bottle, form: "a") } gebruiken: humeur +1
m10-do-keep = houden wat je hebt
m10-do-ill-works = nu werkt een zieke leerling
m10-do-saint = een zieke leerling schildert met { WORD($paint) } een heiligenprent voor { $thalers ->
        [one] 1 daalder
       *[other] { $thalers } daalders
    }

# Wat er gebeurde

m10-event-infected = Besmette locatie: { WORD($place) }
m10-event-same = ‘Zelfde locatie’, nog eens besmet: { WORD($place) }
m10-event-nowhere = ‘Zelfde locatie’: geen enkele locatie is besmet
m10-event-ill = ziet een leerling ziek worden
m10-event-neutral-ill = ziet de neutrale leerling ziek worden
m10-event-aside = zet een zieke leerling opzij, die geneest
m10-event-aside-gone = geeft een zieke leerling terug; niemand wordt opzijgezet
m10-event-bought = koopt { WORD($bottle, form: "a") }
m10-event-cannot-pay = kan geen fles betalen
m10-event-offer = De medicus biedt { WORD($bottle, form: "a") } aan
m10-event-used = gebruikt { WORD($bottle, form: "a") } en geneest { $healed ->
        [one] 1 leerling
       *[other] { $healed } leerlingen
    }
m10-event-emptied = gooit { WORD($bottle, form: "a") } leeg en geneest niemand
m10-event-juice = gebruikt frambozensap
m10-event-saint = laat een zieke leerling met { WORD($paint) } een heiligenprent schilderen
m10-event-healthy = heeft { $n ->
        [one] 1 gezonde eigen leerling
       *[other] { $n } gezonde eigen leerlingen
    }

# Waarom niet

m10-why-empty = Op deze plaats staat geen fles.
m10-why-limit = Je hebt al { $n } flessen, en meer mag niemand hebben.
m10-why-price = Deze fles kost { $thalers ->
        [one] 1 daalder
       *[other] { $thalers } daalders
    }; je hebt minder.
m10-why-buy = Een fles koop je op de markt, als je daar je actietegel Medicus hebt gelegd.
m10-why-nobody-ill = Geen van je leerlingen is ziek.
m10-why-nobody-away = Geen van je eigen leerlingen staat op het medicusbord: niemand kan voor een zieke terugkomen.
m10-why-juice-final = Er komt geen volgende ochtend: in de laatste ronde heb je niets aan een beter humeur.
m10-why-juice-mood = Je humeur kan niet beter worden.
m10-why-use = Flessen worden gebruikt als alle locaties bezocht zijn, in opstavolgorde.
m10-why-apprentice = Hier kies je alleen een leerling als er een ziek wordt, als er een vanwege het humeur opzijgezet wordt en als een zieke in de kathedraal werkt.
m10-why-when = Een besmettingstegel wordt omgedraaid als de plannen onthuld zijn; er valt niets te kiezen.
m10-why-useless = De medicus heeft geen fles te koop.

# Board and box

word-medicine = medicijn
word-juice = sap
word-ill = ziek
word-tile-10 = medicus
mod-infected = Besmet: { WORD($place) }
mod-healthy = je gezonde leerlingen
mod-neutral = je neutrale leerling
mod-ill = { $n ->
        [one] 1 zieke leerling
       *[other] { $n } zieke leerlingen
    }
mod-turned = Tot nu toe omgedraaid
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
box-m10_medico-prices_4 = prijzen van de flessen

# Wat een keuze oplevert.

brings-bottles = flessen { $n }
brings-ill = zieke leerlingen { $n }

# De les.

m10-lesson-what = Er heerst een ziekte. Als de plannen open liggen, is één locatie besmet. Bij wie daar gewerkt heeft, wordt een leerling ziek.
m10-lesson-plan = Welke het wordt, kun je niet weten. Op elke locatie één leerling, dan Klaar.
m10-lesson-buy = Het is de markt. Je leerling werkt eerst gewoon: koop { $paints }.
m10-lesson-ill = Hij is ziek en bij de medicus; vanaf de volgende ronde vervangt een zieke hem. Zieken gaan alleen naar kathedraal, atelier en werkplaats, doen daar minder en mogen thuisblijven.
m10-lesson-end = Vanaf de volgende ronde zijn er flessen te koop: leg de medicus op je markt en koop medicijn. Houd zieken en gezonden apart, anders wordt daar iedereen ziek. Aan het einde brengt elke gezonde 5 daalders.
