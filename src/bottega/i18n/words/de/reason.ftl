# Warum ein Zug besser ist als ein anderer: was die Suche verglichen hat, einzeln gesagt.

reason-now = { $n ->
        [one] 1 Punkt sofort
       *[other] { $n } Punkte sofort
    }
reason-now-instead = { $n ->
        [one] 1 Punkt sofort statt { $other }
       *[other] { $n } Punkte sofort statt { $other }
    }
reason-next = { $n ->
        [one] bereitet 1 Punkt in dieser Runde vor
       *[other] bereitet { $n } Punkte in dieser Runde vor
    }
reason-next-move = { $n ->
        [one] bereitet 1 Punkt in dieser Runde vor: { $move }
       *[other] bereitet { $n } Punkte in dieser Runde vor: { $move }
    }
reason-rival = { $n ->
        [one] lässt einem anderen Spieler etwa 1 Punkt weniger
       *[other] lässt einem anderen Spieler etwa { $n } Punkte weniger
    }
reason-rival-move = { $n ->
        [one] sonst für einen anderen Spieler: { $move } (etwa 1 Punkt wert)
       *[other] sonst für einen anderen Spieler: { $move } (etwa { $n } Punkte wert)
    }
reason-end = { $n ->
        [one] verspricht 1 Punkt mehr am Ende
       *[other] verspricht { $n } Punkte mehr am Ende
    }
reason-close = ein anderer Zug ist etwa gleich gut
reason-end-parts = verspricht am Ende { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } mehr; bis zum Ende der nächsten Runde: { $parts }
reason-close-parts = am Ende etwa gleich gut; bis zum Ende der nächsten Runde: { $parts }
reason-part = { WORD($source) } { $n }
reason-part-rival = beim besten Gegner { $n }
reason-loss = { $n ->
        [one] erspart 1 Punkt Bruchglas
       *[other] erspart { $n } Punkte Bruchglas
    }
reason-thalers = { $n ->
        [one] lässt 1 Taler mehr
       *[other] lässt { $n } Taler mehr
    }
reason-paints = { $n ->
        [one] lässt 1 Farbe mehr
       *[other] lässt { $n } Farben mehr
    }
reason-mood = Stimmung um { $n } besser
reason-apprentices = { $n ->
        [one] 1 Gehilfe mehr in dieser Runde
       *[other] { $n } Gehilfen mehr in dieser Runde
    }
reason-proved-win = { $n ->
        [0] bewiesen: du gewinnst
        [one] bewiesen: du gewinnst mit 1 Punkt Vorsprung
       *[other] bewiesen: du gewinnst mit { $n } Punkten Vorsprung
    }
reason-proved-shared = bewiesen: der Sieg wird geteilt
reason-proved-loss = { $n ->
        [0] bewiesen: verloren, der Gleichstand entscheidet
        [one] bewiesen: bestenfalls mit 1 Punkt verloren
       *[other] bewiesen: bestenfalls mit { $n } Punkten verloren
    }
