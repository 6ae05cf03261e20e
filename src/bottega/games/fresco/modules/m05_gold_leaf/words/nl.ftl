# Module 5: het bladgoud.

m05-title = Het bladgoud
m05-short = Twee vakken van de markt leveren goudblaadjes op. Met een goudblaadje verguld je de kleur die de bisschop deze ronde wenst, voor maximaal 3 punten meer.
source-gold_leaf = bladgoud

m05-ask-gild = Verguld je het { WORD($paint) }?

# Waar het op aankomt, zoals de coach het vóór een vraag zegt.

m05-coach-gild = Een blad brengt 3 met de bisschop op het segment, 2 ernaast, anders 1. De kleur wisselt elke ronde.

m05-do-gild = een goudblaadje voor +{ $points }
m05-do-keep = het goudblaadje houden

m05-event-disc = De bisschop wenst verguld { WORD($paint) }
m05-event-leaves = { $leaves ->
    [one] krijgt { $leaves } goudblaadje
   *[other] krijgt { $leaves } goudblaadjes
}
m05-event-gilded = voegt een goudblaadje toe voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
m05-event-changed = { $leaves ->
    [one] wisselt { $leaves } goudblaadje in voor een daalder
   *[other] wisselt { $leaves } goudblaadjes in voor daalders
}

m05-why-none = Je hebt geen goudblaadje; twee vakken van de markt leveren ze op.
m05-why-moment = Een goudblaadje voeg je toe als je een tegel restaureert die { WORD($paint) } vraagt.

# Board and box

word-leaves = blaadjes
mod-leaves = { $n ->
        [one] 1 goudblaadje
       *[other] { $n } goudblaadjes
    }
mod-slot-leaves = { $n ->
        [one] levert 1 goudblaadje op
       *[other] levert { $n } goudblaadjes op
    }
mod-disc = Deze ronde te vergulden: { WORD($paint) }
mod-leaves-left = { $n ->
        [one] 1 goudblaadje in de voorraad
       *[other] { $n } goudblaadjes in de voorraad
    }
mod-bishop-here = Bisschop op het segment
mod-bishop-near = Bisschop ernaast
mod-bishop-far = Bisschop elders
box-m5_gold-arrows_4 = vakken die bladgoud opleveren
box-m5_gold-arrows_3 = vakken die bladgoud opleveren

# Wat een keuze oplevert.

brings-leaves = goudblaadjes { $n }

# De les.

m05-lesson-disc = De houten schijf toont de kleur die de bisschop deze ronde verguld wil zien. Vraagt een tegel erom, dan brengt een goudblaadje meer punten.
m05-lesson-plan = Op elke locatie één leerling, dan Klaar.
m05-lesson-leaf = Goudblaadjes liggen bij twee vakken: het eerste van kraam III brengt er twee. Koop de tegel daar.
m05-lesson-restore = Deze tegel vraagt om de kleur van de schijf, en de bisschop staat ernaast. Restaureer hem.
m05-lesson-gild = Voeg een goudblaadje toe. Het brengt 2 punten naast de bisschop, 3 onder hem, elders 1.
m05-lesson-end = 3 + 2 + 2 punten. Na elke ronde wisselt de schijf. Aan het einde is elk overgebleven goudblaadje een daalder.
