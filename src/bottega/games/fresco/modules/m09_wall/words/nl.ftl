# Module 9: het muurfresco

m09-title = Het muurfresco
m09-short = Een muur wordt vanaf linksonder met mengkleuren gerestaureerd, segment voor segment. De tegels leveren elke ronde verf op, en twee ervan kunnen een ruiltegel worden.
tile-9 = muurfresco
    .the = het muurfresco
    .nom = het muurfresco
    .to = naar het muurfresco
    .at = bij het muurfresco
    .on = bij het muurfresco
    .of = van het muurfresco
    .tile = actietegel Muurfresco
source-wall = muurfresco

# Vragen en zetten

m09-ask-segment = Welk muursegment restaureer je?

# Waar het op aankomt, zoals de coach het vóór een vraag zegt.

m09-coach-segment = 4 punten en bij elk inkomen een kleur: neem er een die je nog niet hebt.

m09-do-restore = { $segment } met { WORD($paint) } restaureren voor { $points } punten
m09-do-forgo = niets restaureren
m09-do-exchange = muurfrescotegels met { $one } en { $other } inruilen voor de { WORD($paint, form: "f") } ruiltegel
m09-tile = { WORD($income) }
m09-tile-sealed = { WORD($income) } ({ WORD($seal, form: "f") } verfvlek)
m09-tile-handed = een muurfrescotegel { $seals ->
    [O] met een oranje verfvlek
    [G] met een groene verfvlek
   *[P] met een paarse verfvlek
} en { WORD($income) } als inkomen

# Wat er gebeurde

m09-event-wall = restaureert { $segment } van de muur met { WORD($paint) } voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
m09-event-turned = draait de muurfrescotegel om: elke ronde { WORD($paint) }
m09-event-exchange = ruilt muurfrescotegels met { WORD($one) } en { WORD($other) } in voor de { WORD($paint, form: "f") } ruiltegel
m09-event-income = krijgt { WORD($paint) } voor muurfrescotegels
m09-event-exchange-income = krijgt { WORD($paint) } voor een ruiltegel

# Waarom niet

m09-why-restored = Dit muursegment is al gerestaureerd.
m09-why-reach = Dit muursegment grenst met geen enkele zijde aan een gerestaureerd segment.
m09-why-paint = Dit muursegment vraagt { WORD($paint) }, en dat heb je niet.
m09-why-when = De leerling op je actietegel Muurfresco restaureert één segment zodra die locatie van je actiebord aan de beurt is.
m09-why-owned = Je hebt de { WORD($paint, form: "f") } ruiltegel al, en niemand heeft er twee van één kleur.
m09-why-tiles = Deze ruiltegel kost een muurfrescotegel met { WORD($one) } en een met { WORD($other) }; je hebt ze niet allebei.
m09-why-workshop = Een leerling in de werkplaats kan twee muurfrescotegels inruilen in plaats van te mengen.
m09-why-useless = De hele muur is gerestaureerd.

# Board and box

word-wall = muur
word-exchange = ruil
word-tile-9 = muur
mod-own-exchange = ruiltegel, { WORD($paint) }
mod-own-wall = muurfrescotegel: { $colors }
mod-wall-tile = Muursegment { $n }: { WORD($paint) }
mod-wall-done = Muursegment { $n }, gerestaureerd
mod-exchange = Ruiltegel, { WORD($paint) }: nog { $n }
mod-each-segment = Elk segment
box-m9_wall-tiles = hoeveel muurfrescotegels van elke soort
box-m9_wall-columns = kolommen van de muur
box-m9_wall-rows = rijen van de muur
box-m9_wall-restored = hoeveel muursegmenten gerestaureerd zijn

# De les.

m09-lesson-what = Een tweede fresco, op een muur. Elk segment kost één mengkleur, brengt 4 punten op en later verf.
m09-lesson-plan = Leg het muurfresco op je kathedraal: er gaat precies één leerling heen. Op elke locatie één, dan Klaar.
m09-lesson-buy = Koop op de markt { $paints }.
m09-lesson-wall = Restaureer B3: het vraagt groen en grenst aan wat al gerestaureerd is.
m09-lesson-end = 4 punten, en de achterkant brengt je elke ronde rood. Twee tegels ruil je in de werkplaats voor één die een mengkleur brengt.
