# Modul 9: das Wandfresko

m09-title = Das Wandfresko
m09-short = Eine Wand wird von unten links aus Abschnitt für Abschnitt mit Mischfarben restauriert. Ihre Plättchen bringen jede Runde Farben, und zwei von ihnen können zu einem Tauschplättchen werden.
tile-9 = Wandfresko
    .the = das Wandfresko
    .nom = das Wandfresko
    .to = zum Wandfresko
    .at = am Wandfresko
    .on = am Wandfresko
    .of = des Wandfreskos
    .tile = Aktionsplättchen Wandfresko
source-wall = Wandfresko

# Fragen und Züge

m09-ask-segment = Welchen Wandabschnitt restaurierst du?

# Worauf es ankommt, wie der Trainer es vor einer Frage sagt.

m09-coach-segment = 4 Punkte und bei jedem Einkommen eine Farbe: Nimm eine, die du noch nicht hast.

m09-do-restore = { $segment } mit { WORD($paint) } restaurieren: { $points } Punkte
m09-do-forgo = nichts restaurieren
m09-do-exchange = Wandfreskoplättchen mit { $one } und { $other } gegen das { WORD($paint, form: "f") } Tauschplättchen eintauschen
m09-tile = { WORD($income) }
m09-tile-sealed = { WORD($income) } (Farbklecks: { WORD($seal) })
m09-tile-handed = ein Wandfreskoplättchen { $seals ->
    [O] mit einem Farbklecks in Orange
    [G] mit einem Farbklecks in Grün
   *[P] mit einem Farbklecks in Lila
} und { WORD($income) } als Einkommen

# Was geschah

m09-event-wall = restauriert Wandabschnitt { $segment } mit { WORD($paint) } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
m09-event-turned = dreht das Wandfreskoplättchen um: jede Runde { WORD($paint) }
m09-event-exchange = tauscht Wandfreskoplättchen mit { WORD($one) } und { WORD($other) } gegen das { WORD($paint, form: "f") } Tauschplättchen ein
m09-event-income = bekommt { WORD($paint) } für Wandfreskoplättchen
m09-event-exchange-income = bekommt { WORD($paint) } für ein Tauschplättchen

# Warum nicht

m09-why-restored = Dieser Wandabschnitt ist schon restauriert.
m09-why-reach = Dieser Wandabschnitt grenzt mit keiner Kante an einen restaurierten.
m09-why-paint = Dieser Wandabschnitt braucht { WORD($paint) }, und das hast du nicht.
m09-why-when = Der Gehilfe auf deinem Aktionsplättchen Wandfresko restauriert einen Wandabschnitt, sobald dessen Spalte an der Reihe ist.
m09-why-owned = Das { WORD($paint, form: "f") } Tauschplättchen hast du schon, und niemand hat zwei von einer Farbe.
m09-why-tiles = Dieses Tauschplättchen kostet ein Wandfreskoplättchen mit { WORD($one) } und eines mit { WORD($other) }; du hast nicht beide.
m09-why-workshop = Ein Gehilfe in der Werkstatt kann zwei Wandfreskoplättchen eintauschen, statt zu mischen.
m09-why-useless = Die ganze Wand ist restauriert.

# Board and box

word-wall = Wand
word-exchange = Tausch
word-tile-9 = Wand
mod-own-exchange = Tauschplättchen, { WORD($paint) }
mod-own-wall = Wandfreskoplättchen: { $colors }
mod-wall-tile = Wandabschnitt { $n }: { WORD($paint) }
mod-wall-done = Wandabschnitt { $n }, restauriert
mod-exchange = Tauschplättchen, { WORD($paint) }: noch { $n }
mod-each-segment = Jeder Abschnitt
box-m9_wall-tiles = wie viele Wandfreskoplättchen von jeder Sorte
box-m9_wall-columns = Spalten der Wand
box-m9_wall-rows = Reihen der Wand
box-m9_wall-restored = wie viele Wandabschnitte restauriert sind

# Die Lektion.

m09-lesson-what = Ein zweites Fresko, an einer Wand. Jeder Abschnitt kostet eine Mischfarbe, bringt 4 Punkte und später Farben.
m09-lesson-plan = Lege das Wandfresko auf deinen Dom: Genau ein Gehilfe geht dorthin. Einer auf jeden Ort, dann „Bereit“.
m09-lesson-buy = Kaufe auf dem Markt { $paints }.
m09-lesson-wall = Restauriere B3: Er verlangt Grün und grenzt an das, was schon restauriert ist.
m09-lesson-end = 4 Punkte, und die Rückseite bringt dir jede Runde Rot. Zwei Plättchen tauscht man in der Werkstatt gegen eines, das eine Mischfarbe bringt.
