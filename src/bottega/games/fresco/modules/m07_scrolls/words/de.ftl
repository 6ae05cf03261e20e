# Modul 7: die Schriftrollen.

m07-title = Die Schriftrollen
m07-short = Alle haben eine geheime Reihe und eine geheime Spalte des Freskos. Restaurierst du einen Abschnitt einer solchen Linie, darfst du sie aufdecken und bekommst Punkte für alle ihre restaurierten Abschnitte.
source-scrolls = Schriftrollen

scroll-row = Reihe { $row }
scroll-column = Spalte { $column }

m07-ask-reveal = Deckst du eine Schriftrolle auf?

# Worauf es ankommt, wie der Trainer es vor einer Frage sagt.

m07-coach-reveal = 2 Punkte je restauriertem Abschnitt der Linie. Warte auf mehr, aber nicht, bis jemand sie vollmacht.

m07-do-row = die Reihe aufdecken für { $points } Punkte
m07-do-column = die Spalte aufdecken für { $points } Punkte
m07-do-both = Reihe und Spalte aufdecken für { $points } Punkte
m07-do-keep = die Schriftrollen behalten

m07-event-one = deckt für { $points } Punkte { $line } auf
m07-event-both = deckt für { $points } Punkte { $row } und { $column } auf

m07-why-revealed = Diese Schriftrolle ist schon aufgedeckt.
m07-why-other-line = Der Abschnitt, den du restauriert hast, liegt nicht auf dieser Linie.
m07-why-moment = Eine Schriftrolle darfst du aufdecken, gleich nachdem du einen Abschnitt ihrer Linie restauriert hast.
m07-why-crossing = Beide Schriftrollen zugleich darfst du aufdecken, gleich nachdem du den Abschnitt an ihrem Kreuzungspunkt restauriert hast.

# Board and box

word-scroll = Rolle
mod-own-row = Deine Schriftrolle: Reihe { $row }
mod-own-column = Deine Schriftrolle: Spalte { $column }
mod-own-both = Beide Schriftrollen, Kreuzungspunkt { $segment }
mod-own-scrolls = { $n ->
        [one] 1 geheime Schriftrolle
       *[other] { $n } geheime Schriftrollen
    }
mod-revealed = Aufgedeckt
mod-scrolls = { $line ->
        [one] 1 Punkt
       *[other] { $line } Punkte
    } für jeden restaurierten Abschnitt einer Reihe oder Spalte; { $crossing } für beide zusammen

# Die Lektion.

m07-lesson-what = Du hast zwei geheime Schriftrollen: eine Reihe und eine Spalte des Freskos. Je mehr davon restauriert ist, wenn du sie aufdeckst, desto mehr bringen sie, wer es auch war.
m07-lesson-restore = Zum Aufdecken musst du etwas auf der Linie restaurieren. D3 liegt auf beiden: Restauriere ihn.
m07-lesson-reveal = Eine Linie bringt 2 Punkte für jeden restaurierten Abschnitt. Beide an ihrer Kreuzung bringen je 3, und die Kreuzung zählt doppelt. Decke beide auf.
m07-lesson-end = 6 Punkte. Im Spiel wartest du, bis mehr restauriert ist, aber nicht zu lange: Vollenden andere die Linie, ist die Schriftrolle nichts mehr wert.
