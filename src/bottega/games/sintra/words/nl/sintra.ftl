# Glas-in-lood van Sintra

sintra-title = Glas-in-lood van Sintra

# Waar punten vandaan komen.

source-round_bonus = rondebonus
source-left_panes = overgebleven glaspanelen
source-broken_glass = gebroken glas
source-palace = paleis

# Glaspanelen van één kleur.

sintra-panes = { $n ->
        [one] { $n } { WORD($pane, form: "one") }
       *[other] { $n } { WORD($pane, form: "many") }
    }

# Vragen.

sintra-ask-turn = Neem glaspanelen van één kleur, of zet de glaszetter terug.
sintra-ask-take = Neem glaspanelen van één kleur.
sintra-ask-place = Op welke strook plaats je { sintra-panes }?
sintra-ask-lay = Je plaatst { sintra-panes }: hoeveel op jokervelden?
sintra-ask-keep = Strook { $strip } is vol. Welk glaspaneel gaat naar het raam?

# Zetten.

sintra-do-take = { sintra-panes } van fabrieksschijf { $factory } nemen
sintra-do-take-middle = { sintra-panes } uit het midden nemen
sintra-do-take-middle-first = { sintra-panes } en het startspelerfiche uit het midden nemen
sintra-breaks = { $n ->
        [one] geen bereikbare strook heeft er plaats voor, het breekt
       *[other] geen bereikbare strook heeft er plaats voor, ze breken allemaal
    }
sintra-do-take-breaks = { sintra-panes } van fabrieksschijf { $factory } nemen: { sintra-breaks }
sintra-do-take-middle-breaks = { sintra-panes } uit het midden nemen: { sintra-breaks }
sintra-do-take-middle-first-breaks = { sintra-panes } en het startspelerfiche uit het midden nemen: { sintra-breaks }
sintra-do-return = de glaszetter terugzetten naar strook { $strip }
sintra-do-place = strook { $strip }: { $n } plaatsen{ $broken ->
        [0] { "" }
        [one] , 1 breekt
       *[other] , { $broken } breken
    }
sintra-do-fill = strook { $strip }: { $n } plaatsen{ $broken ->
        [0] { "" }
        [one] , 1 breekt
       *[other] , { $broken } breken
    }; vol voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
sintra-do-lay = { $n ->
        [0] alleen op gekleurde velden
        [one] 1 op een jokerveld
       *[other] { $n } op jokervelden
    }
sintra-do-keep = een { WORD($pane, form: "one") } houden

# Wat er gebeurd is.

sintra-event-round = begint ronde { $round } van { $rounds }; { WORD($pane) } geeft de rondebonus
sintra-event-dealt = Fabrieksschijf { $factory } krijgt { $panes }
sintra-event-dealt-nothing = Fabrieksschijf { $factory } krijgt niets
sintra-event-refilled = De zak wordt aangevuld uit de glazen toren: { $panes }
sintra-event-took = neemt { sintra-panes } van fabrieksschijf { $factory }
sintra-event-took-middle = neemt { sintra-panes } uit het midden
sintra-event-marker = neemt het startspelerfiche
sintra-event-glazier = verplaatst de glaszetter naar strook { $strip }
sintra-event-placed = plaatst { sintra-panes } op strook { $strip }{ $jokers ->
        [0] { "" }
        [one] , 1 op een jokerveld
       *[other] , { $jokers } op jokervelden
    }
sintra-event-broke = { $n ->
        [one] zakt { $n } veld op het gebrokenglasspoor
       *[other] zakt { $n } velden op het gebrokenglasspoor
    }
sintra-event-shattered = bereikt het einde van het gebrokenglasspoor en verliest meteen { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
sintra-event-scored = scoort { SIGNED($points) } ({ WORD($source) }), nu { $total }
sintra-event-kept-upper = plaatst een { WORD($pane, form: "one") } in het bovenste deel van raam { $window }; de strook wordt omgedraaid
sintra-event-kept-lower = plaatst een { WORD($pane, form: "one") } in het onderste deel van raam { $window }; het raam is volledig en de strook wordt weggehaald
sintra-event-round-ended = Ronde { $round } is afgelopen
sintra-event-over = Het spel is afgelopen

# Waarom iets nu niet kan.

sintra-why-no-panes = Hier liggen geen glaspanelen.
sintra-why-no-such-pane = Hier ligt geen { WORD($pane, form: "one") }.
sintra-why-place-first = Plaats eerst wat je genomen hebt: { sintra-panes }.
sintra-why-keep-first = Strook { $strip } is vol: kies eerst het glaspaneel voor het raam eronder.
sintra-why-no-strip = Al je stroken zijn weggehaald; de glaszetter blijft waar hij is.
sintra-why-leftmost = Je glaszetter staat al boven de meest linkse strook.
sintra-why-removed = Deze strook is weggehaald: het raam is volledig.
sintra-why-other-strip = Je glaspanelen gaan op strook { $strip }; kies hoeveel ervan op jokervelden komen.
sintra-why-left-of-glazier = Deze strook ligt links van je glaszetter, die boven strook { $strip } staat; zet hem eerst terug, dat kost een beurt.
sintra-why-no-room = Deze strook heeft geen leeg veld voor een { WORD($pane, form: "one") }.
sintra-why-take-first = Neem eerst glaspanelen van een fabrieksschijf of uit het midden.
sintra-why-other-window = Nu krijgt het raam onder strook { $strip } een glaspaneel.
sintra-why-complete = Dit raam is volledig.
sintra-why-strip-not-full = Hier komt pas een glaspaneel als de strook erboven vol is.
sintra-source = { WORD($source, form: "sintra") }
