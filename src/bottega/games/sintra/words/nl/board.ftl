# Sintra's table, for those who look and for those who listen.

board-sintra-panes = { $letter ->
    [P] { $n ->
        [one] { $n } roze glaspaneel
       *[other] { $n } roze glaspanelen
    }
    [W] { $n ->
        [one] { $n } wit glaspaneel
       *[other] { $n } witte glaspanelen
    }
    [O] { $n ->
        [one] { $n } oranje glaspaneel
       *[other] { $n } oranje glaspanelen
    }
    [B] { $n ->
        [one] { $n } blauw glaspaneel
       *[other] { $n } blauwe glaspanelen
    }
   *[Y] { $n ->
        [one] { $n } geel glaspaneel
       *[other] { $n } gele glaspanelen
    }
}
board-sintra-fields = { $letter ->
    [P] { $n ->
        [one] { $n } roze veld
       *[other] { $n } roze velden
    }
    [W] { $n ->
        [one] { $n } wit veld
       *[other] { $n } witte velden
    }
    [O] { $n ->
        [one] { $n } oranje veld
       *[other] { $n } oranje velden
    }
    [B] { $n ->
        [one] { $n } blauw veld
       *[other] { $n } blauwe velden
    }
    [Y] { $n ->
        [one] { $n } geel veld
       *[other] { $n } gele velden
    }
   *[J] { $n ->
        [one] { $n } jokerveld
       *[other] { $n } jokervelden
    }
}
board-sintra-colour = { $letter ->
    [P] roze
    [W] wit
    [O] oranje
    [B] blauw
    [Y] geel
   *[J] joker
}

board-sintra-nothing = niets
board-sintra-empty = leeg
board-sintra-factory = Fabrieksschijf { $number }: { $what }
board-sintra-middle = Midden van de tafel: { $what }
board-sintra-middle-group-marker = Midden van de tafel: { $what }, en het startspelerfiche
board-sintra-marker-here = Hier ligt het startspelerfiche: wie het eerst uit het midden neemt, krijgt het en gaat één veld omlaag op het gebrokenglasspoor
board-sintra-starter = heeft het startspelerfiche
board-sintra-indicator = Ronde-indicator
board-sintra-round = Ronde { $round }: { $colour }
board-sintra-round-now = Ronde { $round }, nu: elk paneel van deze kleur ({ $colour }) op een volle strook geeft 1 punt
board-sintra-round-over = Ronde { $round } is afgelopen
board-sintra-track = Gebrokenglasspoor: punten die je aan het einde verliest
board-sintra-broken = Gebroken glas
board-sintra-scores = Scores
board-sintra-points = { $n ->
    [one] punt
   *[other] punten
}
board-sintra-bag = { $n ->
    [one] 1 glaspaneel in de zak
   *[other] { $n } glaspanelen in de zak
}
board-sintra-tower = { $n ->
    [one] 1 glaspaneel in de glazen toren
   *[other] { $n } glaspanelen in de glazen toren
}
board-sintra-tower-holds = In de glazen toren: { $what }
board-sintra-hand = In de hand: { $what }
board-sintra-glazier = De glaszetter staat boven strook { $strip }
board-sintra-strip = Strook { $number }: { $n } van 5 panelen; leeg: { $open }; op de achterkant: { $back }
board-sintra-strip-turned = Strook { $number }: { $n } van 5 panelen; leeg: { $open }; hij is al omgedraaid
board-sintra-strip-removed = Strook { $number } is weggehaald
board-sintra-window = Raam { $number }, waarde { $value }: bovenste deel { $upper }, onderste deel { $lower }
board-sintra-window-empty = Raam { $number }, waarde { $value }: leeg
board-sintra-ornament = Ornament tussen raam { $left } en { $right }: { $n } van 4 delen gevuld
board-sintra-side-a = Aan het einde scoort elk ornament voor de gevulde raamdelen eromheen.
board-sintra-side-b = Aan het einde: volledige ramen ({ $windows }) maal panelen van de beste kleur ({ $panes })
board-sintra-side-b-short = Volledige ramen maal panelen van de beste kleur, aan het einde.
board-sintra-palace-of = { $name }: paleis
board-sintra-palace = { $name }: score { $score }; gebroken glas kost { $lost }; de glaszetter staat boven strook { $strip }; panelen op stroken: { $left }.
