# Modul 15: die Kuppel

m15-title = Die Kuppel
m15-short = Unter den neun inneren Abschnitten liegen verdeckt Kuppelplättchen; wer einen dieser Abschnitte restauriert, bekommt das Plättchen. In der Schlusswertung werden sie mit übrigen Farben vollendet.
source-dome = Kuppel

m15-ask-complete = Welches Kuppelplättchen vollendest du?

# Worauf es ankommt, wie der Trainer es vor einer Frage sagt.

m15-coach-complete = Alle zählen zusammen: Vollende so viele Punkte, wie deine Farben hergeben.

m15-do-pay = { $paints } abgeben: { $points } Punkte
m15-do-stop = kein Kuppelplättchen mehr vollenden
m15-note-dome = mit einem Kuppelplättchen

m15-event-taken = nimmt das Kuppelplättchen { $paints } im Wert von { $points } Punkten
m15-event-completed = vollendet das Kuppelplättchen { $paints } für { $points } Punkte

m15-why-paints = Für dieses Kuppelplättchen fehlt dir noch: { $paints }.
m15-why-when = Kuppelplättchen werden in der Schlusswertung vollendet, mit den Farben, die du dann noch hast.

# Board and box

word-dome = Kuppel
mod-dome-here = ein verdecktes Kuppelplättchen
mod-own-dome = Kuppelplättchen für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $colors }
mod-domes-hidden = { $n ->
        [one] 1 Kuppelplättchen noch verdeckt
       *[other] { $n } Kuppelplättchen noch verdeckt
    }
box-m15_dome-tiles = Werte und Farben der Kuppelplättchen

# Die Lektion.

m15-lesson-what = Unter den neun inneren Abschnitten liegen verdeckt Kuppelplättchen. Wer den Abschnitt restauriert, nimmt sein Plättchen.
m15-lesson-restore = Du hast { $paints } für D2. Restauriere ihn.
m15-lesson-end = 5 Punkte, und dieses Kuppelplättchen: 7 mehr, wenn du in der Schlusswertung seine Farben abgibst. Übrige Farben sind also doch etwas wert: Spare die richtigen.
