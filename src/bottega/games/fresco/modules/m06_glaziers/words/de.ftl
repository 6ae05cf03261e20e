# Modul 6: die Glaser.

m06-title = Die Glaser
m06-short = Wer einen von zwölf Abschnitten restauriert, erneuert auch ein Fenster. Es bringt Punkte, aber jede Scheibe ohne Glas kostet welche: Kaufe Glas in der Glaserei.

tile-6 = Glaserei
    .the = die Glaserei
    .nom = die Glaserei
    .to = zur Glaserei
    .at = in der Glaserei
    .on = auf der Glaserei
    .of = der Glaserei
    .tile = Glasereiplättchen

# Glas: `color` nur die Farbe.

glass-yellow = gelbes Glas
    .color = Gelb
glass-blue = blaues Glas
    .color = Blau
glass-red = rotes Glas
    .color = Rot
glass-green = grünes Glas
    .color = Grün

# Fragen und Antworten.

m06-ask-buy = Welches Glas kaufst du? (noch { $left })
m06-ask-window = Welches Fenster setzt du ein?
m06-ask-give = Wie viel { WORD($color) } gibst du?

# Worauf es ankommt, wie der Trainer es vor einer Frage sagt.

m06-coach-buy = Fehlendes Glas kostet am Ende: 2, 4, 6 oder 8. Die Fenster auf der Werkbank sagen, was sich lohnt.
m06-coach-window = Wäge Wert und Preis ab: Andere Fenster kommen, und auch die anderen wollen sie.
m06-coach-give = Behalte von jeder Farbe einen für das Ende.

m06-do-buy = { WORD($color) } für { $thalers } Taler
m06-do-stop = nichts mehr kaufen
m06-do-window = { $thalers ->
    [0] Fenster { $glass } mit { $points } Punkten, kostenlos
   *[other] Fenster { $glass } mit { $points } Punkten für { $thalers } Taler
}
m06-do-give = { $count ->
    [0] keinen Glasstein in { WORD($color, form: "color") }
    [one] { $count } Glasstein in { WORD($color, form: "color") }
   *[other] { $count } Glassteine in { WORD($color, form: "color") }
}
m06-do-give-altar = { $count ->
    [one] { $count } Glasstein in { WORD($color, form: "color") }
   *[other] { $count } Glassteine in { WORD($color, form: "color") }
} für +{ $count }
m06-do-give-less = { $count ->
    [0] keinen Glasstein in { WORD($color, form: "color") }
    [one] { $count } Glasstein in { WORD($color, form: "color") }
   *[other] { $count } Glassteine in { WORD($color, form: "color") }
}, { $loss } Punkte weniger, weil { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}
m06-note-window = dazu ein Fenster erneuern

# Was geschah.

m06-event-displayed = Die Glaserei bietet { WORD($color) } an
m06-event-bought = kauft { WORD($color) }
m06-event-window = setzt Fenster { $glass } mit { $points } Punkten ein
m06-event-gave = { $count ->
    [one] gibt { $count } Glasstein in { WORD($color, form: "color") }
   *[other] gibt { $count } Glassteine in { WORD($color, form: "color") }
}
m06-event-missing = verliert { $points } Punkte für fehlendes Glas
m06-event-bench = Fenster { $glass } kommt auf die Werkbank

# Warum nicht.

m06-why-sold-out = Diese Runde ist kein { WORD($color) } zu haben.
m06-why-glass-price = Es kostet { $price } Taler; du hast { $thalers }.
m06-why-glazery = Glas kaufst du in der Glaserei: Lege dieses Plättchen beim Planen auf dein Aktionstableau.
m06-why-bench-price = Dieser Platz der Werkbank kostet { $price } Taler; du hast { $thalers }.
m06-why-window = Ein Fenster erneuerst du, wenn du einen der zwölf Abschnitte neben einem Fenster restaurierst.
m06-why-no-glass = Du hast kein { WORD($color) }.
m06-why-color = Jetzt geht es um { WORD($color) }.
m06-why-give = Glas gibst du, wenn du ein Fenster erneuerst oder den Altar restaurierst.

# Board and box

word-glass = Glas
word-tile-6 = Glaserei
mod-own-glass = Deine Glassteine in { WORD($color, form: "color") }: { $n }
mod-window-place = hier kann ein Fenster erneuert werden
mod-window-set = ein neues Fenster
mod-glass = Glas in { WORD($color, form: "color") }: { $n } zu kaufen für { $price ->
        [one] 1 Taler
       *[other] { $price } Taler
    }
mod-window = Fenster ({ $colors }) für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $price ->
        [one] 1 Taler
       *[other] { $price } Taler
    }
mod-missing-glass = Jede fehlende Scheibe
mod-windows-left = { $n ->
        [one] 1 Fenster
       *[other] { $n } Fenster
    }
mod-glass-in-bag = { $n ->
        [one] 1 Glasstein
       *[other] { $n } Glassteine
    }
mod-reserve = Reservetableau
mod-bag = Stoffbeutel
mod-setting = Dieses Fenster bringt
mod-setting-altar = Glas für den Altar
mod-windows-gone = { $n ->
        [one] Leonardo nahm 1
       *[other] Leonardo nahm { $n }
    }
mod-window-places = Alte Fenster noch bei
mod-windows-set = Neue Fenster
box-m6_glass-bench = Preise der mittleren Plätze der Werkbank
box-m6_glass-windows = Scheiben der Fenster

# Was eine Wahl bringt.

brings-glass = Glas { $n }

# Die Lektion.

m06-lesson-what = Wer einen Abschnitt am Rand restauriert, setzt auch ein Fenster von dieser Werkbank ein. Jede Scheibe braucht Glas, sonst kostet sie Punkte. Du hast die Glaserei auf deinen Markt gelegt: Zwei Helfer sind aufgedruckt.
m06-lesson-glass = Jeder von ihnen kauft ein Glas. Kaufe { $glass }.
m06-lesson-more = Und { $glass }: Du hast gesehen, zu welchem Fenster es gehört.
m06-lesson-restore = Der Dom: C5 liegt am Rand, und du hast die Farben dafür. Restauriere ihn.
m06-lesson-window = Wähle das Fenster { $glass } und bezahle seinen Platz auf der Werkbank. Es ist 7 Punkte wert.
m06-lesson-give = Gib Glas für die erste Scheibe; ohne verlörest du 6 Punkte.
m06-lesson-rest = Und für die andere, die 8 kosten würde.
m06-lesson-done = 3 Punkte für das Plättchen und 7 für das Fenster. Ein Fenster der Werkbank kostet nie etwas, so geht ein Rand immer.
