# Waarom een beurt beter is dan een andere: wat de zoektocht heeft vergeleken, een voor een.

reason-now = { $n ->
        [one] nu 1 punt
       *[other] nu { $n } punten
    }
reason-now-instead = { $n ->
        [one] nu 1 punt in plaats van { $other }
       *[other] nu { $n } punten in plaats van { $other }
    }
reason-next = { $n ->
        [one] bereidt 1 punt in deze ronde voor
       *[other] bereidt { $n } punten in deze ronde voor
    }
reason-next-move = { $n ->
        [one] bereidt 1 punt in deze ronde voor: { $move }
       *[other] bereidt { $n } punten in deze ronde voor: { $move }
    }
reason-rival = { $n ->
        [one] laat een andere speler ongeveer 1 punt minder
       *[other] laat een andere speler ongeveer { $n } punten minder
    }
reason-rival-move = { $n ->
        [one] anders voor een andere speler: { $move } (ongeveer 1 punt waard)
       *[other] anders voor een andere speler: { $move } (ongeveer { $n } punten waard)
    }
reason-end = { $n ->
        [one] belooft 1 punt meer aan het einde
       *[other] belooft { $n } punten meer aan het einde
    }
reason-close = een andere zet is ongeveer even goed
reason-end-parts = belooft aan het einde { $n ->
        [one] 1 punt
       *[other] { $n } punten
    } meer; tot het einde van de volgende ronde: { $parts }
reason-close-parts = aan het einde ongeveer even goed; tot het einde van de volgende ronde: { $parts }
reason-part = { WORD($source) } { $n }
reason-part-rival = de beste tegenstander { $n }
reason-loss = { $n ->
        [one] bespaart 1 punt gebroken glas
       *[other] bespaart { $n } punten gebroken glas
    }
reason-thalers = { $n ->
        [one] laat 1 daalder meer over
       *[other] laat { $n } daalders meer over
    }
reason-paints = { $n ->
        [one] laat 1 verf meer over
       *[other] laat { $n } verf meer over
    }
reason-mood = humeur { $n } beter
reason-apprentices = { $n ->
        [one] 1 leerling meer in deze ronde
       *[other] { $n } leerlingen meer in deze ronde
    }
reason-proved-win = { $n ->
        [0] bewezen: je wint
        [one] bewezen: je wint met 1 punt
       *[other] bewezen: je wint met { $n } punten
    }
reason-proved-shared = bewezen: de overwinning wordt gedeeld
reason-proved-loss = { $n ->
        [0] bewezen: verloren bij gelijke stand
        [one] bewezen: op zijn best met 1 punt verloren
       *[other] bewezen: op zijn best met { $n } punten verloren
    }
