# Wat basisspel en modules noemen.

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

moment-waking = opstaan
moment-track = scorespoor
