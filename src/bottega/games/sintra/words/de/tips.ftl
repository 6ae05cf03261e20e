# Was ein Zeichen ist und was es tut.

sintra-about-factory = Manufaktur
sintra-does-factory = Nimm alle Glassteine einer Farbe daraus; die anderen kommen in die Mitte.
sintra-about-middle = Tischmitte
sintra-does-middle = Nimm alle Glassteine einer Farbe daraus. Wer das in einer Runde zuerst tut, bekommt auch den Startspielermarker und ein Feld Bruchglas.
sintra-about-marker = Startspielermarker
sintra-does-marker = Wer ihn hat, beginnt die nächste Runde. Wer zuerst aus der Mitte nimmt, bekommt ihn; er kostet ein Feld Bruchglas.
sintra-about-glazier = Glaser
sintra-does-glazier = Glassteine kommen auf den Streifen unter ihm oder auf einen rechts davon; dann geht er dorthin. Der Weg zurück zum Streifen ganz links kostet einen ganzen Zug.
sintra-about-strip = Streifen
sintra-does-strip = Nimmt Glassteine auf Feldern ihrer Farbe und auf Jokern auf. Fünf füllen ihn: Einer davon kommt ins Fenster darunter, und es gibt Punkte.
sintra-about-window = Fenster
sintra-does-window = Ein voller Streifen setzt hier einen Glasstein ein und bringt den Wert dieses Fensters und aller Fenster rechts davon, in denen einer liegt.
sintra-about-ornament = Ornament
sintra-does-ornament = Zählt am Ende die gefüllten Fensterhälften ringsum: 3 Punkte für zwei, 6 für drei, 10 für alle vier.
sintra-about-round = Rundenanzeige
sintra-does-round = Ist ein Streifen voll, bringt jeder seiner Glassteine in der Farbe der Runde 1 Punkt.
sintra-about-track = Bruchglasleiste
sintra-does-track = Glassteine, die nirgends passen, zerbrechen. Das Feld deines Markers geht am Ende verloren; bei −18 sofort, und der Marker beginnt von vorn.
sintra-about-bag = Beutel
sintra-does-bag = Aus ihm werden die Manufakturen gefüllt. Ist er leer, kommen die Glassteine des Turms hinein.
sintra-about-tower = Glasturm
sintra-does-tower = Hier liegen zerbrochene Glassteine und die aus vollen Streifen, bis der Beutel leer ist.
sintra-about-score = Punkte
sintra-does-score = Volle Streifen bringen sofort Punkte; übrige Glassteine, Bruchglas und der Palast zählen am Ende.
sintra-about-colours = Farben des Palastes
sintra-does-colours = Am Ende: vollständige Fenster mal die Glassteine deiner besten Farbe in allen Fenstern.
