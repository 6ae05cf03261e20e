# Modul 11: die Gunst des Bischofs

m11-title = Die Gunst des Bischofs
m11-short = Auf jedem Abschnitt des Freskos liegt verdeckt ein Gunstplättchen. Wer den Abschnitt restauriert, auf dem der Bischof steht, bekommt es: Taler, eine Farbe, eine bessere Stimmung oder einen Punkt.
source-favors = Gunst des Bischofs

m11-favor-thalers = { $n } Taler
m11-favor-points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
m11-favor-mood = Stimmung { SIGNED($n) }
m11-favor-paint = { WORD($paint) }

m11-event-favor = genießt die Gunst des Bischofs: { $favor }
m11-event-removed = Ein Gunstplättchen kommt ungesehen aus dem Spiel

m11-why-when = Ein Gunstplättchen bekommt, wer den Abschnitt restauriert, auf dem der Bischof steht; zu wählen gibt es dabei nichts.

# Board and box

mod-favor-here = ein verdecktes Gunstplättchen
mod-seen = Bisher gesehen
mod-favors = { $n ->
        [one] 1 Gunstplättchen noch verdeckt
       *[other] { $n } Gunstplättchen noch verdeckt
    }
mod-bishop-at = Der Bischof steht auf
box-m11_favors-thaler1 = wie viele Gunstplättchen mit 1 Taler
box-m11_favors-thaler5 = wie viele Gunstplättchen mit 5 Talern
box-m11_favors-vp1 = wie viele Gunstplättchen mit 1 Punkt
box-m11_favors-mood1 = wie viele Gunstplättchen für die Stimmung
box-m11_favors-paints = welche Gunstplättchen Farben sind

# Die Lektion.

m11-lesson-what = Auf jedem Abschnitt liegt verdeckt eine Gunst. Du bekommst sie, wenn du genau den restaurierst, auf dem der Bischof steht. Er steht hier.
m11-lesson-walk = Du hast { $paints } für D2. Bezahle 1 Taler und setze den Bischof zuerst dorthin: Dein Gehilfe restauriert ihn dann vor seinen Augen.
m11-lesson-end = 6 Punkte und die Gunst: eine gelbe Farbe. Andere sind Taler, bessere Stimmung, ein Punkt. Neben dem Bischof gibt es seinen Bonus, aber keine Gunst.
