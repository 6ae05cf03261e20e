# Fresco's table as it is labelled and read out.

board-ceiling = Plafondfresco
board-ceiling-summary = { $left ->
    [0] Het plafondfresco is voltooid; de bisschop staat op { $bishop }.
    [one] Er is nog 1 tegel; de bisschop staat op { $bishop }.
   *[other] Er zijn nog { $left } tegels; de bisschop staat op { $bishop }.
}
board-segment = { $bishop ->
    [here] { $name }: { $value } punten voor { $paints }; de bisschop staat hier
    [near] { $name }: { $value } punten voor { $paints }; de bisschop staat ernaast
   *[far] { $name }: { $value } punten voor { $paints }
}
board-segment-restored = { $bishop ->
    [here] { $name }: gerestaureerd; de bisschop staat hier
   *[far] { $name }: gerestaureerd
}
board-altar = Altaar: 2 punten voor rood, geel en blauw, 1 punt meer voor elke kleur die je door een mengkleur vervangt; 6 punten voor oranje, groen en paars
board-track = Scorespoor
board-round = Ronde
board-final-round = Laatste ronde
board-over = Spel afgelopen
board-phases = Fasen van de ronde
board-phase = Fase { $n } van { $of }: { WORD($name) }
board-phase-wake = opstaan
board-phase-plan = plannen
board-phase-income = inkomsten en nieuwe waren
board-phase-score = eindtelling

board-hostel = Herberg
board-hostel-free = vrij
board-hostel-row = { $time } uur: humeur { SIGNED($mood) }, marktprijs { $price }; { $who }
board-moods = Humeurspoor

board-market = Markt
board-booth = Kraam { $booth }
board-booth-is-closed = Kraam { $booth }: gesloten
board-booth-closed = gesloten
board-slot = { $paints } in kraam { $booth }
board-slot-empty = Leeg vak in kraam { $booth }
board-bag = { $n ->
    [one] 1 markttegel in de stoffen zak
   *[other] { $n } markttegels in de stoffen zak
}

board-sheet = Actiebord
board-to-place = Te plaatsen
fresco-plan-idle = { $n ->
        [one] 1 leerling heeft hier niets te doen
       *[other] { $n } leerlingen hebben hier niets te doen
    }
board-idle = { $n } zonder werk
board-apprentices = Leerlingen
board-ill = Zieke leerlingen
board-pool = { $ill ->
    [0] Leerlingen zonder plaats: { $n }
   *[other] Leerlingen zonder plaats: { $n }; ziek: { $ill }
}
board-column = { $ill ->
    [0] { WORD($place) }: { $n ->
        [one] 1 leerling
       *[other] { $n } leerlingen
    }
   *[other] { WORD($place) }: { $n ->
        [one] 1 leerling
       *[other] { $n } leerlingen
    }, { $ill } ziek
}
board-neutral = de neutrale leerling
board-send = Een leerling { WORD($place, form: "to") } sturen
board-take-back = Een leerling terugnemen ({ WORD($place) })
board-plan = Plan
board-planned = heeft gepland

board-own-goods = Achter je scherm
board-goods-summary = { $score ->
    [one] 1 punt
   *[other] { $score } punten
}, { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
}, inkomen { $income }, humeur { SIGNED($mood) }. Verf: { $paints }
board-score = Overwinningspunten
board-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
board-thalers = Daalders
board-income = Inkomen
board-mood = Humeur
board-paint = { WORD($paint) }: { $n }
board-tiles = { $n ->
    [one] 1 frescotegel
   *[other] { $n } frescotegels
}
board-blends = Mengtabel
board-steered = bestuurd door { $name }
board-watching = Je kijkt toe. De schermen verbergen wat erachter ligt.
