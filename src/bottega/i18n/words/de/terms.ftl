# Was beide Spiele oder mehrere Module nennen.

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

# Glassteine von Sintra.

pane-pink = Rosa
    .one = rosa Glasstein
    .many = rosa Glassteine

pane-white = Weiß
    .one = weißen Glasstein
    .many = weiße Glassteine

pane-orange = Orange
    .one = orange Glasstein
    .many = orange Glassteine

pane-blue = Blau
    .one = blauen Glasstein
    .many = blaue Glassteine

pane-yellow = Gelb
    .one = gelben Glasstein
    .many = gelbe Glassteine
pane-joker = Joker
    .one = Joker
    .many = Joker

# Wer wonach gefragt wird.

ask-over = Das Spiel ist zu Ende.
moment-waking = Aufstehen
moment-track = Siegpunkteleiste
moment-turn = Glassteine nehmen
moment-placing = Glassteine platzieren
moment-window = Glasstein für das Fenster

# Warum etwas gerade nicht geht.

why-over = Das Spiel ist zu Ende.
why-watching = Du schaust zu; nur wer mitspielt, kann ziehen.
why-can = Das kannst du jetzt tun.
why-turn = Spieler { $player } ist am Zug ({ WORD($moment) }).
why-planned = Du hast geplant; die anderen planen noch.
why-question = Gerade wird etwas anderes gefragt: { $question }

# Woher Punkte kommen, in Sintra und mit Modul 6.

source-windows = Fenster
