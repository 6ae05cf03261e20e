# Module 17: het schildersgilde

m17-title = Het schildersgilde
m17-short = Bij het gilde liggen een basiskleur en een mengkleur. In plaats van te mengen mag een leerling in de werkplaats verf ruilen voor de kleur van dezelfde soort die daar ligt.

m17-ask-work = Wat meng je, of wat ruil je met het gilde? (nog { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    })

# Waar het op aankomt, zoals de coach het vóór een vraag zegt.

m17-coach-work = Elke leerling heeft twee stappen. Ruil verf die je te veel hebt voor verf die je mist, en meng dan.

m17-do-stop = niets meer
m17-do-blend = { WORD($paint) } uit { WORD($one) } en { WORD($other) }
m17-do-exchange = { WORD($given) } ruilen voor het { WORD($taken) } van het gilde
m17-event-exchanged = ruilt bij het gilde { WORD($given) } voor { WORD($taken) }

m17-why-when = In de werkplaats kan elke stap van een leerling een ruil met het gilde zijn in plaats van een mengsel.
m17-why-paint = Je hebt geen andere verf van deze soort om ervoor te geven.
m17-why-steps = Je leerlingen hebben geen stap meer over.
m17-why-blend = Voor { WORD($paint) } heb je { WORD($one) } en { WORD($other) } nodig; je hebt ze niet allebei.

# Board and box

mod-guild = Bij het gilde: { WORD($paint) } voor een andere kleur

# De les.

m17-lesson-what = Het gilde heeft één basiskleur en één mengkleur. Je twee leerlingen in de werkplaats hebben elk twee stappen: een mengsel of een ruil.
m17-lesson-swap = Geef geel voor het rood van het gilde. Je geel ligt dan daar, voor wie het wil.
m17-lesson-blend = Meng nu { $paints } uit rood en blauw.
m17-lesson-end = Net zo ruil je een mengkleur voor de mengkleur daar. Je hebt nog twee stappen: gebruik ze als je wilt.
