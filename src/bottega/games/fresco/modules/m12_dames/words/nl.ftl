# Module 12: de dames

m12-title = De dames
m12-short = Op het scorespoor staan dames. Wie er een bereikt of voorbijgaat, neemt haar mee en stuurt haar elke ronde naar een locatie, waar ze iets doet wat leerlingen niet kunnen.

dame-pink = roze dame
    .of = van de roze dame
dame-purple = paarse dame
    .of = van de paarse dame

# Vragen en zetten

m12-ask-place = Waar gaat je { WORD($dame) } naartoe?
m12-ask-act = Wat doet je { WORD($dame) } { WORD($place, form: "at") }?

# Waar het op aankomt, zoals de coach het vóór een vraag zegt.

m12-coach-place = Zij handelt vóór je leerlingen, tenzij er al een dame van haar kleur was. Vroege opstaanders krijgen haar hulp.
m12-coach-act = Haar hulp is gratis: neem wat geen leerling nu kan doen.

m12-do-keep = ze blijft thuis
m12-do-place = { WORD($place, form: "to") }
m12-do-forgo = niets
m12-do-swap = { $paints_one } en { $paints_other } omwisselen
m12-do-trade = { WORD($given) } omwisselen voor { WORD($taken) }
m12-do-reserve = { $segment } reserveren
m12-do-thalers = { $thalers ->
        [one] 1 daalder
       *[other] { $thalers } daalders
    } nemen
m12-do-bishop = de bisschop voor { $thalers ->
        [one] 1 daalder
       *[other] { $thalers } daalders
    } naar { $segment } verplaatsen
m12-do-mood = humeur { SIGNED($mood) }
m12-note-reserved = door jou gereserveerd

# Wat er gebeurde

m12-event-met = ontmoet een { WORD($dame) } op veld { $space }
m12-event-sent = stuurt de { WORD($dame) } { WORD($place, form: "to") }
m12-event-blocked = merkt dat { WORD($place, form: "at") } al een dame van dezelfde kleur heeft geholpen: de { WORD($dame) } doet niets
m12-event-swapped = wisselt op de markt { $paints_one } en { $paints_other } om
m12-event-reserved = reserveert { $segment }
m12-event-returned = neemt de reservering van { $segment } terug
m12-event-night = heeft { $segment } nog één ronde gereserveerd
m12-event-helped = krijgt hulp { WORD($dame, form: "of") }
m12-event-traded = wisselt { WORD($given) } om voor { WORD($taken) }

# Waarom niet

m12-why-when = Een dame krijg je als je haar op het scorespoor bereikt of voorbijgaat, van elke kleur één; daarna stuur je haar bij het plannen naar een locatie.
m12-why-reserved = Iemand anders heeft dit segment gereserveerd.
m12-why-bishop = Hier staat de bisschop.
m12-why-covered = Een actietegel bedekt deze locatie, dus kan er geen dame naartoe.
m12-why-other-dame = Daar gaat je andere dame naartoe.
m12-why-slot = Het omwisselen van twee tegels staat bij de tegel van de eerste van de twee kramen.

# Board and box

word-dame = dame
word-reservation = reservering
mod-reserved = gereserveerd door { $name }
mod-reservation-free = reserveringstegel, niet gelegd
mod-used = Deze ronde gebruikt
mod-dames-wait = { $n ->
        [one] 1 dame wacht op het scorespoor
       *[other] { $n } dames wachten op het scorespoor
    }
mod-dame-at = { WORD($dame) }: { WORD($place) }
mod-reserved-day = { $segment } gereserveerd, overdag
mod-reserved-night = { $segment } gereserveerd, 's nachts
box-m12_dames-rosary_4 = velden van de dames
box-m12_dames-rosary_3 = velden van de dames

# De les.

m12-lesson-what = Op het scorespoor staan dames. Je bent er een voorbijgegaan, en ze ging mee. Van nu af helpt ze elke ronde op één locatie.
m12-lesson-plan = Stuur haar naar de markt: sleep haar erheen of druk op haar. Dan op elke locatie één leerling, en Klaar.
m12-lesson-swap = Op de markt ruilt ze twee tegels van verschillende kramen voordat je koopt. Ruil { $paints } en { $paints_other }.
m12-lesson-end = Nu ligt in de kraam wat je wilt. In de kathedraal reserveert ze een segment, in het atelier brengt ze geld, in het theater zet ze je humeur op 0. Van elke kleur handelt op een locatie alleen de eerste.
