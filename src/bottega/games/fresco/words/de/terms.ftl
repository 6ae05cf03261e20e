# Was Basisspiel und Module nennen.

# Die Orte des Aktionstableaus.

place-market = Markt
    .the = den Markt
    .nom = der Markt
    .to = zum Markt
    .at = auf dem Markt
    .on = in der Spalte Markt
    .of = des Marktes

place-cathedral = Dom
    .the = den Dom
    .nom = der Dom
    .to = in den Dom
    .at = im Dom
    .on = in der Spalte Dom
    .of = des Doms

place-studio = Atelier
    .the = das Atelier
    .nom = das Atelier
    .to = ins Atelier
    .at = im Atelier
    .on = in der Spalte Atelier
    .of = des Ateliers

place-workshop = Werkstatt
    .the = die Werkstatt
    .nom = die Werkstatt
    .to = in die Werkstatt
    .at = in der Werkstatt
    .on = in der Spalte Werkstatt
    .of = der Werkstatt

place-theater = Theater
    .the = das Theater
    .nom = das Theater
    .to = ins Theater
    .at = im Theater
    .on = in der Spalte Theater
    .of = des Theaters

place-second-cathedral = zweiter Dombesuch
    .the = den zweiten Dombesuch
    .nom = der zweite Dombesuch
    .to = zum zweiten Dombesuch
    .at = beim zweiten Dombesuch
    .on = in der Spalte zweiter Dombesuch
    .of = des zweiten Dombesuchs

# Farben.

paint-red = Rot
    .of = von Rot
    .f = rote

paint-yellow = Gelb
    .of = von Gelb
    .f = gelbe

paint-blue = Blau
    .of = von Blau
    .f = blaue

paint-orange = Orange
    .of = von Orange
    .f = orange

paint-green = Grün
    .of = von Grün
    .f = grüne

paint-purple = Lila
    .of = von Lila
    .f = lila

paint-pink = Pink
    .of = von Pink
    .f = pinke

paint-brown = Braun
    .of = von Braun
    .f = braune

moment-waking = Aufstehen
moment-track = Siegpunkteleiste
