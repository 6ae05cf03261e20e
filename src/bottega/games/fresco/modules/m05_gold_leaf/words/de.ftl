# Modul 5: das Blattgold.

m05-title = Das Blattgold
m05-short = Zwei Felder des Marktes bringen Goldblätter. Mit einem vergoldest du die Farbe, die sich der Bischof diese Runde wünscht, für bis zu 3 Punkte mehr.
source-gold_leaf = Blattgold

m05-ask-gild = Vergoldest du das { WORD($paint) }?

# Worauf es ankommt, wie der Trainer es vor einer Frage sagt.

m05-coach-gild = Ein Blatt bringt 3 mit dem Bischof auf dem Abschnitt, 2 daneben, sonst 1. Die Farbe wechselt jede Runde.

m05-do-gild = ein Goldblatt für +{ $points }
m05-do-keep = das Goldblatt behalten

m05-event-disc = Der Bischof wünscht sich vergoldetes { WORD($paint) }
m05-event-leaves = { $leaves ->
    [one] bekommt { $leaves } Goldblatt
   *[other] bekommt { $leaves } Goldblätter
}
m05-event-gilded = legt für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ein Goldblatt dazu
m05-event-changed = { $leaves ->
    [one] tauscht { $leaves } Goldblatt in Taler um
   *[other] tauscht { $leaves } Goldblätter in Taler um
}

m05-why-none = Du hast kein Goldblatt; zwei Felder des Marktes bringen welche.
m05-why-moment = Ein Goldblatt legst du dazu, wenn du ein Plättchen restaurierst, das { WORD($paint) } verlangt.

# Board and box

word-leaves = Blätter
mod-leaves = { $n ->
        [one] 1 Goldblatt
       *[other] { $n } Goldblätter
    }
mod-slot-leaves = { $n ->
        [one] bringt 1 Goldblatt
       *[other] bringt { $n } Goldblätter
    }
mod-disc = In dieser Runde wird vergoldet: { WORD($paint) }
mod-leaves-left = { $n ->
        [one] 1 Goldblatt im Vorrat
       *[other] { $n } Goldblätter im Vorrat
    }
mod-bishop-here = Bischof auf dem Abschnitt
mod-bishop-near = Bischof daneben
mod-bishop-far = Bischof anderswo
box-m5_gold-arrows_4 = Felder, die Blattgold bringen
box-m5_gold-arrows_3 = Felder, die Blattgold bringen

# Was eine Wahl bringt.

brings-leaves = Goldblätter { $n }

# Die Lektion.

m05-lesson-disc = Die Holzscheibe zeigt die Farbe, die der Bischof in dieser Runde vergoldet haben will. Verlangt ein Plättchen sie, bringt ein Goldblatt mehr Punkte.
m05-lesson-plan = Ein Gehilfe auf jeden Ort, dann „Bereit“.
m05-lesson-leaf = Goldblätter liegen an zwei Feldern: Das erste von Marktstand III bringt zwei. Kaufe das Plättchen dort.
m05-lesson-restore = Dieses Plättchen verlangt die Farbe der Scheibe, und der Bischof steht daneben. Restauriere es.
m05-lesson-gild = Gib ein Goldblatt dazu. Es bringt 2 Punkte neben dem Bischof, 3 unter ihm, sonst 1.
m05-lesson-end = 3 + 2 + 2 Punkte. Nach jeder Runde wechselt die Scheibe. Am Ende ist jedes übrige Goldblatt ein Taler.
