# Modul 2: die Aufträge des Bischofs.

m02-title = Die Aufträge des Bischofs
m02-short = In der Werkstatt gibt ein Gehilfe drei restaurierte Plättchen für viele Punkte ab. Statt ihres Einkommens bringt ein Auftrag jede Runde einen Taler und eine Farbe.
source-requests = Aufträge

request-general = allgemeiner Auftrag
    .the = den allgemeinen Auftrag
request-orange = Auftrag in Orange
    .the = den Auftrag in Orange
request-green = Auftrag in Grün
    .the = den Auftrag in Grün
request-purple = Auftrag in Lila
    .the = den Auftrag in Lila

# Ein Plättchen nach seinen Farbklecksen.

m02-tile = ein Plättchen { $seals ->
    [O] mit einem Farbklecks in Orange
    [G] mit einem Farbklecks in Grün
    [P] mit einem Farbklecks in Lila
    [OG] mit Farbklecksen in Orange und Grün
    [OP] mit Farbklecksen in Orange und Lila
    [GP] mit Farbklecksen in Grün und Lila
    [OGP] mit Farbklecksen in Orange, Grün und Lila
   *[none] ohne Farbklecks
}

# Fragen und Antworten.

m02-ask-tile = Welches Plättchen kommt unter den Auftrag? (noch { $left })
m02-ask-paint = Welche Farbe bringt der allgemeine Auftrag?
m02-ask-leonardo = Erfüllt Leonardo einen Auftrag?

# Worauf es ankommt, wie der Trainer es vor einer Frage sagt.

m02-coach-tile = Gib Plättchen, deren Farbkleckse du am wenigsten brauchst. Sie sind weg, und mit jedem 1 Taler Einkommen.
m02-coach-paint = Nimm die Farbe, die deinem nächsten Abschnitt fehlt.
m02-coach-leonardo = Er nimmt den obersten Auftrag weg: gut, wenn der andere ihn gleich erfüllt.

m02-do-paint = { WORD($paint) }
m02-do-none = er erfüllt keinen
m02-do-fulfill = { WORD($request, form: "the") } für { $points } Punkte mit 3 Plättchen erfüllen

# Was geschah.

m02-event-fulfilled = erfüllt { WORD($request, form: "the") } für { $points } Punkte
m02-event-stacked = gibt ab: { $tile }
m02-event-paint = bekommt { WORD($paint) } für einen Auftrag

# Warum nicht.

m02-why-gone = Alle Aufträge dieser Art sind erfüllt.
m02-why-tiles = Dieser Auftrag braucht 3 restaurierte Plättchen; { $count ->
    [0] keines kann abgegeben werden.
    [one] nur { $count } kann abgegeben werden.
   *[other] nur { $count } können abgegeben werden.
}
m02-why-seals = Dieser Auftrag braucht 3 restaurierte Plättchen mit einem Farbklecks in { WORD($paint) }; { $count ->
    [0] keines kann abgegeben werden.
    [one] nur { $count } kann abgegeben werden.
   *[other] nur { $count } können abgegeben werden.
}
m02-why-fulfilled = Du hast diese Runde schon einen Auftrag erfüllt; mehr geht nicht.
m02-why-workshop = Aufträge erfüllt ein Gehilfe in der Werkstatt, der dort nichts anderes tut.
m02-why-tile = Dieses Plättchen kann nicht das nächste sein: Ihm fehlt der Farbklecks, oder du hast schon Plättchen gewählt, die nach ihm kommen.
m02-why-stack = Deine Plättchen kommen unter einen Auftrag, wenn du in der Werkstatt einen erfüllst.
m02-why-basic = Ein allgemeiner Auftrag bringt Rot, Gelb oder Blau.

# Board and box

word-requests = Aufträge
mod-requests-done = { $n ->
        [one] 1 erfüllter Auftrag
       *[other] { $n } erfüllte Aufträge
    }
mod-no-seal = ohne Farbklecks
mod-request = { WORD($kind) } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $n } im Stapel
mod-tile-with-seals = restauriertes Plättchen, { $kind }
mod-fulfilled = hat in dieser Runde einen erfüllt
box-m2_requests-general = Punkte der allgemeinen Aufträge: { $which }
box-m2_requests-O = Punkte der orangen Aufträge
box-m2_requests-G = Punkte der grünen Aufträge
box-m2_requests-P = Punkte der lila Aufträge: { $which }

# Die Lektion.

m02-lesson-what = Du hast drei Plättchen restauriert. In der Werkstatt darf ein Gehilfe drei davon für einen Auftrag abgeben, statt zu mischen. Farbige Aufträge verlangen Siegel: Ein Plättchen hat eines für jede Mischfarbe, die es gekostet hat.
m02-lesson-fulfil = Der allgemeine Auftrag nimmt drei beliebige Plättchen. Erfülle ihn: sofort 6 Punkte.
m02-lesson-end = Die drei Plättchen bringen kein Einkommen mehr. Der Auftrag bringt jede Runde 1 Taler und eine Farbe. Der erste jeder Art ist am meisten wert: Sei schnell.
