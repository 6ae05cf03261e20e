# Modul 4: der Wunschbrunnen.

m04-title = Der Wunschbrunnen
m04-short = Setze beim Planen Glückspfennige auf den Markt und wirf sie dort in den Brunnen. Für jeden ziehst du eine Wunschkarte, die einem Gehilfen einmal hilft.
source-wishes = Wünsche

wish-lucky-day = Glückstag
wish-free-paint = Gratisfarbe { $paints }
wish-visit = Besuch des Bischofs
wish-praise = Lob des Bischofs
wish-tip = Trinkgeld
wish-alchemy = Alchemie
wish-finders-keepers = Finderlohn
wish-busker = Straßenmusikant

# Fragen und Antworten.

m04-ask-set = Wie viele Glückspfennige setzt du auf den Markt?
m04-ask-throw = Wirfst du einen Glückspfennig in den Brunnen? ({ $pennies } gesetzt)
m04-ask-praise = Benutzt du das Lob des Bischofs?
m04-ask-busker = Benutzt du den Straßenmusikanten?

# Worauf es ankommt, wie der Trainer es vor einer Frage sagt.

m04-coach-set = Der Brunnen nimmt zwei Glückspfennige je Runde. Setze nur welche, wenn du früh am Markt bist.
m04-coach-throw = Eine Wunschkarte hilft einmal, in irgendeiner Runde. Übrige Glückspfennige helfen niemandem.
m04-coach-praise = Jetzt 1 Punkt mehr; die Karte ist dann weg.
m04-coach-busker = Die Karte hilft einmal: Nutze sie, wenn die Stimmung über einen Gehilfen entscheidet.

m04-do-set = { $pennies ->
    [0] keinen setzen
    [one] { $pennies } Glückspfennig setzen; ein Gehilfe muss dorthin gehen
   *[other] { $pennies } Glückspfennige setzen; ein Gehilfe muss dorthin gehen
}
m04-do-throw = einen Glückspfennig werfen, eine Wunschkarte ziehen
m04-do-throw-none = { $pennies ->
    [one] nicht werfen: { $pennies } Glückspfennig kommt zurück
   *[other] nicht werfen: { $pennies } Glückspfennige kommen zurück
}
m04-do-keep = die Karte behalten
m04-do-praise = Bischofsbonus +1
m04-do-busker = Stimmung +1
m04-do-lucky-day = Glückstag: 2 Glückspfennige
m04-do-free-paint = Gratisfarbe: { $paints } nehmen
m04-do-visit = Besuch des Bischofs: Er geht nach { $segment }
m04-do-tip = Trinkgeld: 1 Taler und 1 Glückspfennig
m04-do-alchemy = Alchemie: { $paints } werden zu { WORD($paint) }
m04-do-finders-keepers = Finderlohn: 3 Taler

# Was geschah.

m04-event-set = { $pennies ->
    [one] hat { $pennies } Glückspfennig auf den Markt gesetzt
   *[other] hat { $pennies } Glückspfennige auf den Markt gesetzt
}
m04-event-thrown = wirft einen Glückspfennig in den Brunnen
m04-event-returned = { $pennies ->
    [one] nimmt { $pennies } nicht geworfenen Glückspfennig zurück
   *[other] nimmt { $pennies } nicht geworfene Glückspfennige zurück
}
m04-event-draws = zieht eine Wunschkarte
m04-event-wish = zieht „{ $card }“
m04-event-used = benutzt „{ $card }“
m04-event-received = nimmt { $paints } an Marktstand { $booth } gratis
m04-event-alchemy = macht aus { $paints } { WORD($paint) }
m04-event-praised = bekommt das Lob des Bischofs: 1 Punkt mehr
m04-event-pennies = { $pennies ->
    [one] bekommt { $pennies } Glückspfennig
   *[other] bekommt { $pennies } Glückspfennige
}
m04-event-changed = { $pennies ->
    [one] tauscht { $pennies } Glückspfennig in Taler um
   *[other] tauscht { $pennies } Glückspfennige in Taler um
}

# Warum nicht.

m04-why-full = Der Brunnen ist voll: Er fasst 2 Glückspfennige pro Runde.
m04-why-no-wishes = Es gibt keine Wunschkarte mehr zu ziehen.
m04-why-well = Glückspfennige wirfst du zu Beginn deines Marktbesuchs, wenn du sie beim Planen dorthin gesetzt hast.
m04-why-no-card = Du hast diese Karte nicht.
m04-why-used = Jeder deiner Gehilfen hier hat schon eine Karte benutzt.
m04-why-lucky-day = Den Glückstag benutzt du auf dem Markt: 2 Glückspfennige.
m04-why-free-paint = Die Gratisfarbe benutzt du auf dem Markt, wenn du ein Plättchen gekauft hast: Wähle das abgebildete am selben Marktstand.
m04-why-visit = Den Besuch des Bischofs benutzt du im Dom, solange dort ein gesunder Gehilfe von dir noch keine Karte benutzt hat: Wähle, wohin er geht.
m04-why-praise = Das Lob des Bischofs benutzt du, wenn du einen Abschnitt mit Bischofsbonus restaurierst: 1 Punkt mehr.
m04-why-tip = Das Trinkgeld benutzt du im Atelier: 1 Taler und 1 Glückspfennig.
m04-why-alchemy = Die Alchemie benutzt du in der Werkstatt, bevor du mischst: Aus 3 Grundfarben wird eine Mischfarbe.
m04-why-finders-keepers = Den Finderlohn benutzt du im Theater: 3 Taler.
m04-why-busker = Den Straßenmusikanten benutzt du gleich nach dem Aufstehen, wenn deine Stimmung nicht schon ganz oben ist: Stimmung +1.
m04-why-set = Sage zuerst, wie viele Glückspfennige du auf den Markt setzt.

# Board and box

word-pennies = Pfennige
mod-wishes = { $n ->
        [one] 1 Wunschkarte
       *[other] { $n } Wunschkarten
    }
mod-pennies = { $n ->
        [one] 1 Glückspfennig
       *[other] { $n } Glückspfennige
    }
mod-penny = ein Glückspfennig auf dem Markt
mod-well = Der Brunnen: { $n } von { $room } Glückspfennigen
mod-wishes-left = { $n ->
        [one] 1 Wunschkarte im Stapel
       *[other] { $n } Wunschkarten im Stapel
    }
mod-pennies-left = { $n ->
        [one] 1 Glückspfennig im Vorrat
       *[other] { $n } Glückspfennige im Vorrat
    }
mod-used-up = Aus dem Spiel
mod-pennies-laid = { $n ->
        [one] 1 Glückspfennig auf dem Markt
       *[other] { $n } Glückspfennige auf dem Markt
    }
box-m4_wishes-free_paint = Marktplättchen auf den drei Karten

# Was eine Wahl bringt.

brings-pennies = Glückspfennige { $n }
brings-wish_cards = Wunschkarten { $n }

# Die Lektion.

m04-lesson-what = Dieser Brunnen steht auf dem Markt, und du hast drei Glückspfennige. Wer einen hineinwirft, zieht eine Wunschkarte. Der Brunnen nimmt nur zwei in der Runde, von allen zusammen.
m04-lesson-plan = Setze beim Planen zwei Glückspfennige auf den Markt. Ein Gehilfe muss dorthin: Setze einen auf jeden Ort, dann „Bereit“.
m04-lesson-first = Du bist als Erster auf dem Markt, der Brunnen ist noch leer. Wirf einen Pfennig.
m04-lesson-second = Ein Trinkgeld: 1 Taler und 1 Pfennig im Atelier. Sieh jede Karte an, dann entscheide. Wirf auch den anderen.
m04-lesson-end = Der Brunnen ist voll: Niemand sonst wirft in dieser Runde. Benutze eine Karte an ihrem Ort, jetzt oder später, eine für jeden Gehilfen dort. Am Ende ist jeder Pfennig ein Taler.
