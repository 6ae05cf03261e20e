# Module 1: de portretten.

m01-title = De portretten
m01-short = In het atelier mag een leerling iemand van aanzien schilderen. Sommige kaarten leveren meteen iets op, andere helpen tot het einde van het spel.
source-portraits = portretten

# Wie er geschilderd wordt: `a` met lidwoord, `start` aan het begin van een zin.

portrait-gods-servant = dienaar Gods
    .a = de dienaar Gods
    .start = De dienaar Gods
portrait-actor = acteur
    .a = de acteur
    .start = De acteur
portrait-abbot = abt
    .a = de abt
    .start = De abt
portrait-sexton = koster
    .a = de koster
    .start = De koster
portrait-merchant = koopman
    .a = de koopman
    .start = De koopman
portrait-muse = muze
    .a = de muze
    .start = De muze
portrait-patron = mecenas
    .a = de mecenas
    .start = De mecenas
portrait-peer = edelman
    .a = een edelman
    .start = Een edelman
portrait-pretty-girl = mooi meisje
    .a = het mooie meisje
    .start = Het mooie meisje
portrait-virgin-mary = Mariaschilderij
    .a = een Mariaschilderij
    .start = Een Mariaschilderij
portrait-bishop = bisschop
    .a = de bisschop
    .start = De bisschop
portrait-self-portrait = zelfportret
    .a = een zelfportret
    .start = Een zelfportret

# Wat een kaart oplevert.

m01-power-gods-servant = 1 daalder meer inkomen
m01-power-actor = humeur +3 voor elke leerling in het theater
m01-power-abbot = bisschopsbonus +1
m01-power-sexton = bisschop voor 1 daalder naar elk segment, één keer per ronde
m01-power-merchant = 2 basiskleuren, 1 daalder
m01-power-muse = humeur helemaal omhoog
m01-gifts = { $gifts }
m01-gift-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
m01-gift-thalers = { $n ->
    [one] { $n } daalder
   *[other] { $n } daalders
}
m01-gift-mood = humeur { SIGNED($n) }
m01-gift-paint = { WORD($paint) }

# Vragen en antwoorden.

m01-ask-merchant = Welke twee basiskleuren brengt de koopman?
m01-ask-leonardo = Wie schildert Leonardo?

# Waar het op aankomt, zoals de coach het vóór een vraag zegt.

m01-coach-merchant = Neem wat deze ronde een segment compleet maakt.
m01-coach-leonardo = Neem de kaart weg die de ander het meest helpt.

m01-do-merchant = { WORD($one) } en { WORD($other) }
m01-do-sexton = de koster stuurt de bisschop voor 1 daalder naar { $segment }
m01-do-paint = { WORD($portrait, form: "a") } schilderen ({ $rewards })
m01-do-paint-instead = { WORD($portrait, form: "a") } schilderen ({ $rewards }) in plaats van 3 daalders
m01-do-paint-besides = { WORD($portrait, form: "a") } schilderen ({ $rewards }) naast de daalders
m01-note-abbot = en 1 voor de abt

# Wat er gebeurde.

m01-event-opened = { WORD($portrait, form: "start") } ({ $rewards }) kan geschilderd worden
m01-event-painted = schildert { WORD($portrait, form: "a") } ({ $rewards })
m01-event-removed = { WORD($portrait, form: "start") } ({ $rewards }) verdwijnt ongeschilderd
m01-event-abbot = krijgt hulp van de abt: 1 punt meer
m01-event-merchant = krijgt { WORD($one) } en { WORD($other) } van de koopman

# Waarom niet.

m01-why-taken = Dit portret is al geschilderd; volgende ronde komt er een nieuw portret.
m01-why-painted = Je hebt deze ronde al een portret geschilderd; meer dan één mag niet.
m01-why-studio = Portretten worden in het atelier door een gezonde leerling geschilderd, één per ronde.
m01-why-merchant = De koopman brengt twee basiskleuren: kies ze op het atelierbord.

# Board and box

word-portrait = portret
mod-cards-left = { $n ->
        [one] 1 portret in de stapel
       *[other] { $n } portretten in de stapel
    }
mod-taken = weg
mod-painted = heeft deze ronde geschilderd
mod-sexton-used = de koster is deze ronde op pad geweest
box-m1_portraits-A = portretten van stapel A
box-m1_portraits-B = portretten van stapel B en hun getallen
box-m1_portraits-C = portretten van stapel C en hun getallen

# De les.

m01-lesson-what = Twee portretten liggen open. In het atelier mag een van je leerlingen er één schilderen, één keer per ronde, en wordt ook betaald. Je plan heeft er twee leerlingen heen gestuurd.
m01-lesson-paint = Schilder de abt: van nu af brengt de bisschop je op een segment 1 punt meer.
m01-lesson-end = Sommige portretten blijven bij je, andere helpen één keer. Wat niemand schildert, verlaat het spel, en er komen twee nieuwe. Als de laatste twee opengaan, begint de laatste ronde.
