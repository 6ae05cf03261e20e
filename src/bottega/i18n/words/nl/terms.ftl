# Wat beide spellen of meerdere modules noemen.

# De locaties van het actiebord.

place-market = markt
    .the = de markt
    .nom = de markt
    .to = naar de markt
    .at = op de markt
    .on = op de markt
    .of = van de markt

place-cathedral = kathedraal
    .the = de kathedraal
    .nom = de kathedraal
    .to = naar de kathedraal
    .at = in de kathedraal
    .on = op de kathedraal
    .of = van de kathedraal

place-studio = atelier
    .the = het atelier
    .nom = het atelier
    .to = naar het atelier
    .at = in het atelier
    .on = op het atelier
    .of = van het atelier

place-workshop = werkplaats
    .the = de werkplaats
    .nom = de werkplaats
    .to = naar de werkplaats
    .at = in de werkplaats
    .on = op de werkplaats
    .of = van de werkplaats

place-theater = theater
    .the = het theater
    .nom = het theater
    .to = naar het theater
    .at = in het theater
    .on = op het theater
    .of = van het theater

place-second-cathedral = tweede bezoek aan de kathedraal
    .the = het tweede bezoek aan de kathedraal
    .nom = het tweede bezoek aan de kathedraal
    .to = bij het tweede bezoek naar de kathedraal
    .at = bij het tweede bezoek aan de kathedraal
    .on = op de kolom van het tweede bezoek aan de kathedraal
    .of = van het tweede bezoek aan de kathedraal

# Verf.

paint-red = rood
    .of = van rood
    .f = rode

paint-yellow = geel
    .of = van geel
    .f = gele

paint-blue = blauw
    .of = van blauw
    .f = blauwe

paint-orange = oranje
    .of = van oranje
    .f = oranje

paint-green = groen
    .of = van groen
    .f = groene

paint-purple = paars
    .of = van paars
    .f = paarse

paint-pink = roze
    .of = van roze
    .f = roze

paint-brown = bruin
    .of = van bruin
    .f = bruine

# Glaspanelen van Sintra.

pane-pink = roze
    .one = roze glaspaneel
    .many = roze glaspanelen

pane-white = wit
    .one = wit glaspaneel
    .many = witte glaspanelen

pane-orange = oranje
    .one = oranje glaspaneel
    .many = oranje glaspanelen

pane-blue = blauw
    .one = blauw glaspaneel
    .many = blauwe glaspanelen

pane-yellow = geel
    .one = geel glaspaneel
    .many = gele glaspanelen
pane-joker = joker
    .one = joker
    .many = joker

# Wie wat gevraagd wordt.

ask-over = Het spel is afgelopen.
moment-waking = opstaan
moment-track = scorespoor
moment-turn = glaspanelen nemen
moment-placing = glaspanelen plaatsen
moment-window = paneel voor het raam

# Waarom iets nu niet kan.

why-over = Het spel is afgelopen.
why-watching = Je kijkt toe; alleen spelers doen zetten.
why-can = Dit kun je nu doen.
why-turn = Speler { $player } is aan de beurt ({ WORD($moment) }).
why-planned = Je hebt gepland; de anderen plannen nog.
why-question = Er wordt nu iets anders gevraagd: { $question }

# Waar punten vandaan komen, in Sintra en met module 6.

source-windows = ramen
