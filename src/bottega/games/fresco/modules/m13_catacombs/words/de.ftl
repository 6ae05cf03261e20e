# Modul 13: die Katakomben

m13-title = Die Katakomben
m13-short = Unter jedem Abschnitt liegt ein Schatz. Wer früh aufsteht, kann Katakombenpläne kaufen, und mit einem Katakombenplan in einer Spalte des Aktionstableaus holt man die Schätze aus dessen offenen Kammern, zum Behalten oder Verkaufen.
source-treasures = Schätze

treasure-statue = Statue
    .a = Statue
treasure-chalice = Kelch
    .a = Kelch
treasure-script = heilige Schrift
    .a = heilige Schrift
m13-treasure = { WORD($treasure, form: "a") } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } oder { $thalers } Taler{ $mood ->
        [0] { "" }
       *[other] , Stimmung { SIGNED($mood) }
    })
m13-script = Band { $volume } der heiligen Schriften ({ $thalers } Taler{ $mood ->
        [0] { "" }
       *[other] , Stimmung { SIGNED($mood) }
    })

# Fragen und Züge

m13-ask-keep = Behältst du diesen Schatz: { $treasure }?
m13-ask-mood = Soll der Schatz deine Stimmung heben? ({ $treasure })
m13-ask-explore = Benutzt du den Katakombenplan jetzt?
m13-ask-use = Benutzt du den Katakombenplan? Er kommt auf jeden Fall aus dem Spiel.
m13-ask-leonardo-explores = Benutzt Leonardo seinen Katakombenplan jetzt?
m13-ask-lay = Wohin legst du den Katakombenplan von { $rooms }?
m13-ask-leonardo-lays = Wohin legt Leonardo den Katakombenplan von { $rooms }?
m13-ask-buy = Kaufst du einen Katakombenplan?

# Worauf es ankommt, wie der Trainer es vor einer Frage sagt.

m13-coach-keep = Behalten bringt es am Ende Punkte; verkauft jetzt Taler, manchmal Stimmung.
m13-coach-mood = Stimmung ist am meisten wert, wo sie einen Gehilfen bringt oder rettet.
m13-coach-explore = Je mehr seiner Kammern dir offenstehen, desto mehr bringt der Plan. Ungenutzt bringt er nichts.
m13-coach-use = Der Plan verlässt in jedem Fall das Spiel: Nutze ihn, wenn er irgendetwas bringt.
m13-coach-leonardo-explores = Was er nimmt, bekommt der andere nicht, und du auch nicht.
m13-coach-lay = Lege den Plan so, dass seine Kammern die meisten übrigen Schätze erreichen.
m13-coach-leonardo-lays = Lege ihn so, dass er dir am wenigsten nimmt.
m13-coach-buy = Ein Plan für 1 Taler: Frühe Stunden haben die größeren. Du musst ihn auch nutzen können.

m13-do-keep = für die Schlusswertung behalten
m13-do-sell = für { $thalers } Taler verkaufen
m13-do-mood = die Stimmung auf { SIGNED($mood) } heben
m13-do-no-mood = die Stimmung auf { SIGNED($mood) } lassen
m13-do-now = jetzt, vor allem anderen hier
m13-do-later = später, nach allem anderen hier
m13-do-use = { $found ->
        [one] den Schatz nehmen
       *[other] alle { $found } Schätze nehmen
    }
m13-do-leave = liegen lassen, was dort ist
m13-do-hold = für später aufheben
m13-do-buy = einen Katakombenplan dieser Stunde für { $thalers } Taler
m13-do-no-map = keinen Katakombenplan
m13-do-lay = auf die Spalte { WORD($place) }

# Was geschah

m13-event-map = nimmt einen Katakombenplan
m13-event-map-of = nimmt den Katakombenplan von { $rooms }
m13-event-laid = legt den Katakombenplan von { $rooms } auf die Spalte { WORD($place) }
m13-event-uncovered = Unter { $segment } liegt: { $treasure }
m13-event-explored = erkundet { $rooms } und findet { $found ->
        [0] nichts
        [one] 1 Schatz
       *[other] { $found } Schätze
    }
m13-event-unused = benutzt den Katakombenplan von { $rooms } nicht
m13-event-kept = behält: { $treasure }
m13-event-sold = verkauft: { $treasure }
m13-event-counted = hat Schätze für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

# Warum nicht

m13-why-empty = In diesem Stapel ist kein Katakombenplan mehr.
m13-why-price = Ein Katakombenplan kostet { $thalers } Taler; du hast weniger.
m13-why-hour = Diese Katakombenpläne gibt es beim Aufstehen um { $hour } Uhr, jedes Mal einen.
m13-why-covered = Ein Aktionsplättchen deckt diesen Ort ab, darum kann hier kein Katakombenplan liegen.
m13-why-other-map = Hier liegt schon ein Katakombenplan.
m13-why-room = Auf keiner Spalte ließe ein Katakombenplan genug Platz: Alle gesunden Gehilfen müssen eingesetzt werden.
m13-why-lay = Wähle die Spalte deines Aktionstableaus, auf der der Katakombenplan liegen soll.
m13-why-leonardo = Seinen Katakombenplan legt Leonardo beim Aufstehen; benutzt wird er, wenn sein Ort an der Reihe ist.
m13-why-when = Ist der Ort unter deinem Katakombenplan an der Reihe, darfst du die Schätze aus den offenen Kammern des Plans nehmen.

# Board and box

word-map = Plan
word-treasure = Schatz
mod-map-laid = Katakombenplan: { $rooms }
mod-own-map = dein Katakombenplan: { $rooms }
mod-map-count = { $n ->
        [one] 1 Katakombenplan ({ $hours } Uhr)
       *[other] { $n } Katakombenpläne ({ $hours } Uhr)
    }
mod-treasure-count = { $n ->
        [one] 1 Schatz
       *[other] { $n } Schätze
    }
mod-maps = Katakombenpläne für { $hour } Uhr: noch { $n }, je { $price ->
        [one] 1 Taler
       *[other] { $price } Taler
    }
mod-found = Gefunden: { WORD($treasure) }
mod-treasure = { WORD($treasure) }{ $volume ->
        [0] {""}
       *[other] , Band { $volume }
    }: behalten { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; verkauft { $thalers ->
        [one] 1 Taler
       *[other] { $thalers } Taler
    }, Stimmung { SIGNED($mood) }
mod-rooms = Die Räume unter der Decke
mod-no-maps = keine Katakombenpläne
mod-drawn = neuer Plan
mod-each-map = Jeder Katakombenplan
mod-thalers = { $n ->
        [one] 1 Taler
       *[other] { $n } Taler
    }
box-m13_catacombs-statues = Zahlen der Statuen
box-m13_catacombs-chalices = Zahlen der Kelche
box-m13_catacombs-scripts = Zahlen der heiligen Schriften
box-m13_catacombs-maps_5 = Räume auf den Plänen von 5 Uhr
box-m13_catacombs-maps_6 = Räume auf den Plänen von 6 Uhr
box-m13_catacombs-maps_7 = Räume auf den Plänen von 7 Uhr

# Was eine Wahl bringt.

brings-maps = Katakombenpläne { $n }
brings-kept = behaltene Schätze { $n }

# Die Lektion.

m13-lesson-what = Unter dem Dom liegen Schätze, einer unter jedem Plättchen. Wer früh aufsteht, darf einen Katakombenplan kaufen: Er zeigt Kammern, aus denen du holst, was offen liegt.
m13-lesson-map = Du bist um 7 Uhr aufgestanden. Kaufe den Katakombenplan dieser Stunde für 1 Taler.
m13-lesson-plan = Er zeigt D1 und E1. Lege ihn auf den Dom. Dann 1 Gehilfe zum Dom, 2 ins Atelier, 1 in die Werkstatt, 1 ins Theater, und „Bereit“.
m13-lesson-restore = Restauriere E1: Das öffnet die Kammer darunter.
m13-lesson-explore = Benutze jetzt deinen Katakombenplan und hole, was dort liegt.
m13-lesson-keep = Eine Schrift. Verkaufe sie für 3 Taler oder behalte sie für das Ende: dein höchster Band mal die Zahl verschiedener Bände. Behalte sie.
m13-lesson-kept = Statuen und Kelche bringen eigene Punkte. Der Katakombenplan ist verbraucht: Warte, bis seine Kammern offen sind.
