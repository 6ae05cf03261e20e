# Modul 14: die Kirchenbänke

m14-title = Die Kirchenbänke
m14-short = Einige Marktplättchen bringen Balken. Mit dem Aktionsplättchen tragen Gehilfen die Balken zu alten Kirchenbänken, deren Punkte man erst sieht, wenn sie erneuert sind.
tile-14 = Kirchenbänke
    .the = die Kirchenbänke
    .nom = die Kirchenbänke
    .to = zu den Kirchenbänken
    .at = bei den Kirchenbänken
    .on = bei den Kirchenbänken
    .of = der Kirchenbänke
    .tile = Aktionsplättchen Kirchenbänke
source-pews = Kirchenbänke

m14-pews = { $n ->
        [one] eine Kirchenbank mit
       *[other] { $n } Kirchenbänke mit je
    } { $beams } Balken

m14-ask-pews = Welche Kirchenbänke erneuerst du? (höchstens { $beams } Balken)

# Worauf es ankommt, wie der Trainer es vor einer Frage sagt.

m14-coach-pews = Bänke aus drei Balken bringen am meisten, doch jeder Balken braucht einen Gehilfen auf dem Plättchen.

m14-do-none = keine Kirchenbank erneuern
m14-do-restore = { $pews } erneuern
m14-do-both = { $one } und { $other } erneuern

m14-event-beams = bekommt { $beams } Balken
m14-event-pew = dreht { $pew } um: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
m14-event-pews = erneuert Kirchenbänke mit { $beams } Balken für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

m14-why-gone = Von dieser Größe ist keine Kirchenbank mehr da.
m14-why-beams = Diese Kirchenbank braucht { $beams } Balken; du hast { $owned }.
m14-why-carried = Deine Gehilfen tragen nicht mehr als { $beams } Balken.
m14-why-when = Die Gehilfen auf deinem Aktionsplättchen erneuern Kirchenbänke, sobald dessen Spalte an der Reihe ist.
m14-why-useless = Es ist keine Kirchenbank mehr da, für die drei Balken reichen.

# Board and box

word-beams = Balken
word-tile-14 = Bänke
mod-slot-beams = { $n ->
        [one] bringt 1 Balken
       *[other] bringt { $n } Balken
    }
mod-beams-of = { $n ->
        [one] 1 von { $each } Balken
       *[other] { $n } von { $each } Balken
    }
mod-pews = { $beams ->
        [one] Kirchenbank mit 1 Balken: noch { $n }
       *[other] Kirchenbank mit { $beams } Balken: noch { $n }
    }
mod-restored-pews = Restaurierte Bänke
mod-beams = { $n ->
        [one] 1 Balken
       *[other] { $n } Balken
    }
mod-beams-each = Balken je Spieler
box-m14_pews-pews = Balken und Punkte der Kirchenbänke
box-m14_pews-market = welche Marktplättchen einen oder zwei Balken haben

# Was eine Wahl bringt.

brings-beams = Balken { $n }

# Die Lektion.

m14-lesson-what = Diese Kirchenbänke sind morsch. Jede braucht 1, 2 oder 3 Balken; was sie bringt, ist bis dahin verdeckt, die langen am meisten.
m14-lesson-plan = Lege die Kirchenbänke auf deinen Dom. Ein Helfer ist aufgedruckt, einen gibst du dazu: ein Gehilfe auf jeden Ort, dann „Bereit“.
m14-lesson-buy = Balken kommen mit manchen Marktplättchen. Kaufe dieses: Es bringt zwei.
m14-lesson-pew = Zwei Helfer tragen zwei Balken. Erneuere eine Bank mit zweien.
m14-lesson-end = 6 Punkte. Die kleinere Zahl entscheidet, Helfer oder Balken. Balken, die am Ende übrig sind, sind nichts wert.
