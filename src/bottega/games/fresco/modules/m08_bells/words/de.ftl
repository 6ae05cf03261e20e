# Modul 8: die Glocken.

m08-title = Die Glocken
m08-short = Bei einer Audienz kaufst du Spendenurkunden für neue Glocken, wenn du willst in Raten. Am Ende werden die Glocken gezählt: Die ersten drei bekommen Punkte, und nicht voll bezahlte Urkunden zählen gegen dich.
source-bells = Glocken

tile-8 = Audienz
    .the = die Audienz
    .nom = die Audienz
    .to = zur Audienz
    .at = bei der Audienz
    .on = auf der Audienz
    .of = der Audienz
    .tile = Audienzplättchen

# Glocken und das Feld der Glockenleiste, auf das sie führen.

m08-counted = { $bells ->
    [one] { $bells } Glocke: Feld { $space }
   *[other] { $bells } Glocken: Feld { $space }
}
m08-counted-top = { $bells } Glocken: Feld { $space }+

# Fragen und Antworten.

m08-ask-buy = Welche Urkunde kaufst du, und was bezahlst du jetzt?
m08-ask-pay = { $bells ->
    [one] Wie viel legst du auf deine Urkunde mit { $bells } Glocke?
   *[other] Wie viel legst du auf deine Urkunde mit { $bells } Glocken?
} ({ $paid } von { $price } Talern bezahlt)
m08-ask-which = Auf welche Urkunde { $thalers ->
    [one] kommt der Taler, den du eingenommen hast?
   *[other] kommen die { $thalers } Taler, die du eingenommen hast?
}

# Worauf es ankommt, wie der Trainer es vor einer Frage sagt.

m08-coach-buy = Ganz bezahlt bringt sie ihre Punkte; teilweise 1 Punkt für 2 Taler, und alles Verdiente geht darauf.
m08-coach-pay = Eine teilweise bezahlte Urkunde nimmt, was du verdienst: Zahle sie ab oder lebe damit.
m08-coach-which = Vollende die, der am wenigsten fehlt.

m08-do-pay = { $thalers ->
    [0] nichts, noch { $owed } offen
   *[other] { $thalers } Taler, noch { $owed } offen
}
m08-do-pay-off = { $thalers } Taler, damit ist sie bezahlt
m08-do-which = { $bells ->
    [one] { $bells } Glocke
   *[other] { $bells } Glocken
}: { $thalers } Taler, noch { $owed } offen
m08-do-which-off = { $bells ->
    [one] { $bells } Glocke
   *[other] { $bells } Glocken
}: { $thalers } Taler, damit ist sie bezahlt
m08-do-buy = { $bells ->
    [one] { $bells } Glocke
   *[other] { $bells } Glocken
} für { $thalers } Taler: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
m08-do-installments = { $bells ->
    [one] { $bells } Glocke
   *[other] { $bells } Glocken
}, jetzt { $thalers } von { $price } Talern: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Was geschah.

m08-event-opened = Eine Urkunde wird aufgedeckt: { $bells ->
    [one] { $bells } Glocke
   *[other] { $bells } Glocken
} für { $thalers } Taler
m08-event-bought = kauft eine Urkunde mit { $bells ->
    [one] { $bells } Glocke
   *[other] { $bells } Glocken
} für { $thalers } Taler
m08-event-installments = nimmt eine Urkunde mit { $bells ->
    [one] { $bells } Glocke
   *[other] { $bells } Glocken
}, { $paid } von { $price } Talern bezahlt
m08-event-paid-in = legt { $thalers } Taler auf eine Urkunde
m08-event-paid-off = { $bells ->
    [one] hat eine Urkunde mit { $bells } Glocke ganz bezahlt
   *[other] hat eine Urkunde mit { $bells } Glocken ganz bezahlt
}
m08-event-counted = hat { $counted }
m08-event-bishop = Der Bischof hat { $counted }
m08-event-scored = belegt bei den Glocken Rang { $rank }: { $points } + { $bonus } Punkte

# Warum nicht.

m08-why-sold = Hier liegt keine Urkunde mehr.
m08-why-audience = Urkunden kaufst du bei einer Audienz: Lege dieses Plättchen beim Planen auf dein Aktionstableau.
m08-why-other = Nach deinen Urkunden wird eine nach der anderen gefragt, die älteste zuerst.
m08-why-broke = Du hast keinen Taler, den du darauflegen könntest.
m08-why-pay = Taler legst du auf eine Urkunde, nachdem du aufgestanden bist, vor einer Flasche, die du kaufen musst, und noch einmal, bevor die Glocken gezählt werden.

# Board and box

word-bells = Glocken
word-unfinished = offen
word-tile-8 = Audienz
mod-unfinished = Teilweise bezahlte Urkunde: { $paid } von { $price ->
        [one] 1 Taler
       *[other] { $price } Talern
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $bells ->
        [one] 1 Glocke
       *[other] { $bells } Glocken
    }
mod-certificates = { $n ->
        [one] 1 Spendenurkunde
       *[other] { $n } Spendenurkunden
    }
mod-bells = { $n ->
        [one] 1 Glocke
       *[other] { $n } Glocken
    }
mod-certificate = Spendenurkunde für { $price ->
        [one] 1 Taler
       *[other] { $price } Taler
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $bells ->
        [one] 1 Glocke
       *[other] { $bells } Glocken
    }
mod-most-bells = Die meisten Glocken am Ende
mod-no-certificates = Keine Spendenurkunde liegt offen.
mod-under = Bekannt, unter dem Stapel
mod-bell-bonus = Für so viele Glocken
mod-bishop-bells = Das Feld des Bischofs
mod-certificates-left = { $n ->
        [one] 1 Spendenurkunde im Stapel
       *[other] { $n } Spendenurkunden im Stapel
    }
box-m8_bells-certificates = Liste der Urkunden
box-m8_bells-rank_points = Punkte des Dritten
box-m8_bells-track_bonus = spätere Boni der Glockenleiste

# Die Lektion.

m08-lesson-what = Der Bischof verkauft Urkunden für eine neue Glocke. Sie bringen jetzt Punkte, und Glocken, die am Ende zählen.
m08-lesson-plan = Lege die Audienz auf deinen Markt; niemand geht dorthin. Dann 1 Gehilfe zum Dom, 2 ins Atelier, 2 in die Werkstatt, und „Bereit“.
m08-lesson-take = Jetzt musst du eine Urkunde nehmen. Bezahle diese ganz, 5 Taler: Sie bringt 4 Punkte.
m08-lesson-end = Du darfst auch einen Teil bezahlen: Dann kommt alles Verdiente zuerst darauf. Am Ende bringen die meisten Glocken 9 Punkte, die nächsten 5 und 2; Unbezahltes zählt gegen dich.
