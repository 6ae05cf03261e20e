# Module 15: de koepel

m15-title = De koepel
m15-short = Onder de negen binnenste segmenten liggen gedekte koepeltegels, voor wie die segmenten restaureert. In de eindtelling worden ze met overgebleven verf voltooid.
source-dome = koepel

m15-ask-complete = Welke koepeltegel voltooi je?

# Waar het op aankomt, zoals de coach het vóór een vraag zegt.

m15-coach-complete = Ze tellen samen: voltooi zoveel punten als je verf toelaat.

m15-do-pay = { $paints } inleveren voor { $points } punten
m15-do-stop = geen koepeltegel meer voltooien
m15-note-dome = met een koepeltegel

m15-event-taken = neemt koepeltegel { $paints } van { $points } punten
m15-event-completed = voltooit koepeltegel { $paints } voor { $points } punten

m15-why-paints = Voor deze koepeltegel kom je { $paints } tekort.
m15-why-when = Koepeltegels worden in de eindtelling voltooid, met de verf die je dan nog hebt.

# Board and box

word-dome = koepel
mod-dome-here = een verborgen koepeltegel
mod-own-dome = Koepeltegel voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }: { $colors }
mod-domes-hidden = { $n ->
        [one] 1 koepeltegel nog verborgen
       *[other] { $n } koepeltegels nog verborgen
    }
box-m15_dome-tiles = waarden en verf van de koepeltegels

# De les.

m15-lesson-what = Onder de negen binnenste segmenten liggen gedekte koepeltegels. Wie het segment restaureert, neemt de tegel.
m15-lesson-restore = Je hebt { $paints } voor D2. Restaureer het.
m15-lesson-end = 5 punten, en deze koepeltegel: 7 meer als je in de eindtelling de verf ervoor inlevert. Verf die over is, is dus toch iets waard: bewaar de juiste.
