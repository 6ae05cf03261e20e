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
