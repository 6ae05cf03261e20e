# Module 2: de opdrachten van de bisschop.

m02-title = De opdrachten van de bisschop
m02-short = In de werkplaats levert een leerling drie gerestaureerde tegels in voor veel punten. In plaats van hun inkomen levert een opdracht elke ronde een daalder en een verfblokje op.
source-requests = opdrachten

request-general = algemene opdracht
    .the = de algemene opdracht
request-orange = oranje opdracht
    .the = de oranje opdracht
request-green = groene opdracht
    .the = de groene opdracht
request-purple = paarse opdracht
    .the = de paarse opdracht

# Een tegel met zijn verfvlekken.

m02-tile = een tegel { $seals ->
    [O] met een oranje verfvlek
    [G] met een groene verfvlek
    [P] met een paarse verfvlek
    [OG] met een oranje en een groene verfvlek
    [OP] met een oranje en een paarse verfvlek
    [GP] met een groene en een paarse verfvlek
    [OGP] met een oranje, een groene en een paarse verfvlek
   *[none] zonder verfvlek
}

# Vragen en antwoorden.

m02-ask-tile = Welke tegel gaat onder de opdracht? (nog { $left })
m02-ask-paint = Welke verf levert de algemene opdracht op?
m02-ask-leonardo = Vervult Leonardo een opdracht?

# Waar het op aankomt, zoals de coach het vóór een vraag zegt.

m02-coach-tile = Geef tegels waarvan je de verfvlekken het minst nodig hebt. Ze zijn weg, en met elk 1 daalder inkomen.
m02-coach-paint = Neem de verf die je volgende segment mist.
m02-coach-leonardo = Hij neemt de bovenste opdracht weg: goed als de ander die bijna vervult.

m02-do-paint = { WORD($paint) }
m02-do-none = hij vervult er geen
m02-do-fulfill = { WORD($request, form: "the") } vervullen voor { $points } punten met 3 tegels

# Wat er gebeurde.

m02-event-fulfilled = vervult { WORD($request, form: "the") } voor { $points } punten
m02-event-stacked = levert { $tile } in
m02-event-paint = krijgt { WORD($paint) } voor een opdracht

# Waarom niet.

m02-why-gone = Alle opdrachten van deze soort zijn vervuld.
m02-why-tiles = Deze opdracht vraagt 3 gerestaureerde tegels; { $count ->
    [0] er kan er geen worden ingeleverd.
    [one] er kan er maar { $count } worden ingeleverd.
   *[other] er kunnen er maar { $count } worden ingeleverd.
}
m02-why-seals = Deze opdracht vraagt 3 gerestaureerde tegels met een { WORD($paint, form: "f") } verfvlek; { $count ->
    [0] er kan er geen worden ingeleverd.
    [one] er kan er maar { $count } worden ingeleverd.
   *[other] er kunnen er maar { $count } worden ingeleverd.
}
m02-why-fulfilled = Je hebt deze ronde al een opdracht vervuld; meer dan één mag niet.
m02-why-workshop = Opdrachten worden in de werkplaats vervuld door een leerling die daar niets anders doet.
m02-why-tile = Deze tegel kan niet de volgende zijn: de verfvlek ontbreekt, of je hebt al tegels gekozen die erna komen.
m02-why-stack = Je tegels gaan onder een opdracht als je er in de werkplaats een vervult.
m02-why-basic = Een algemene opdracht levert rood, geel of blauw op.

# Board and box

word-requests = opdrachten
mod-requests-done = { $n ->
        [one] 1 vervulde opdracht
       *[other] { $n } vervulde opdrachten
    }
mod-no-seal = zonder verfvlek
mod-request = { WORD($kind) } voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $n } in de stapel
mod-tile-with-seals = gerestaureerde tegel, { $kind }
mod-fulfilled = heeft er deze ronde een vervuld
box-m2_requests-general = punten van de algemene opdrachten: { $which }
box-m2_requests-O = punten van de oranje opdrachten
box-m2_requests-G = punten van de groene opdrachten
box-m2_requests-P = punten van de paarse opdrachten: { $which }

# De les.

m02-lesson-what = Je hebt drie tegels gerestaureerd. In de werkplaats mag een leerling er drie inleveren voor een opdracht in plaats van te mengen. Gekleurde opdrachten vragen zegels: een tegel heeft er één voor elke mengkleur die hij kostte.
m02-lesson-fulfil = De algemene opdracht neemt drie tegels naar keuze. Vervul hem: meteen 6 punten.
m02-lesson-end = De drie tegels brengen geen inkomen meer. De opdracht brengt elke ronde 1 daalder en verf. De eerste van elke soort is het meest waard: wees snel.
