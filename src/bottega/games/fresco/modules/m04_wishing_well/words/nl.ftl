# Module 4: de wensput.

m04-title = De wensput
m04-short = Leg bij het plannen gelukspenningen op de markt en gooi ze daar in de put. Voor elke penning trek je een wenskaart, die een leerling één keer helpt.
source-wishes = wensen

wish-lucky-day = Geluksdag
wish-free-paint = Gratis verf { $paints }
wish-visit = Bezoek van de bisschop
wish-praise = Lof van de bisschop
wish-tip = Fooi
wish-alchemy = Alchemie
wish-finders-keepers = Vindersloon
wish-busker = Straatmuzikant

# Vragen en antwoorden.

m04-ask-set = Hoeveel gelukspenningen leg je op de markt?
m04-ask-throw = Gooi je een gelukspenning in de put? ({ $pennies } neergelegd)
m04-ask-praise = Gebruik je Lof van de bisschop?
m04-ask-busker = Gebruik je de Straatmuzikant?

# Waar het op aankomt, zoals de coach het vóór een vraag zegt.

m04-coach-set = De put neemt twee gelukspenningen per ronde. Zet alleen in als je vroeg op de markt bent.
m04-coach-throw = Een wenskaart helpt één keer, in welke ronde ook. Overgebleven gelukspenningen helpen niemand.
m04-coach-praise = Nu 1 punt meer; de kaart is dan weg.
m04-coach-busker = De kaart helpt één keer: gebruik haar als het humeur over een leerling beslist.

m04-do-set = { $pennies ->
    [0] geen gelukspenning leggen
    [one] { $pennies } gelukspenning leggen; er moet dan een leerling heen
   *[other] { $pennies } gelukspenningen leggen; er moet dan een leerling heen
}
m04-do-throw = een gelukspenning gooien, een wenskaart trekken
m04-do-throw-none = { $pennies ->
    [one] niet gooien: { $pennies } gelukspenning komt terug
   *[other] niet gooien: { $pennies } gelukspenningen komen terug
}
m04-do-keep = de kaart houden
m04-do-praise = bisschopsbonus +1
m04-do-busker = humeur +1
m04-do-lucky-day = Geluksdag: 2 gelukspenningen
m04-do-free-paint = Gratis verf: { $paints } nemen
m04-do-visit = Bezoek van de bisschop: hij gaat naar { $segment }
m04-do-tip = Fooi: 1 daalder en 1 gelukspenning
m04-do-alchemy = Alchemie: { $paints } worden { WORD($paint) }
m04-do-finders-keepers = Vindersloon: 3 daalders

# Wat er gebeurde.

m04-event-set = { $pennies ->
    [one] heeft { $pennies } gelukspenning op de markt gelegd
   *[other] heeft { $pennies } gelukspenningen op de markt gelegd
}
m04-event-thrown = gooit een gelukspenning in de put
m04-event-returned = { $pennies ->
    [one] neemt { $pennies } niet gegooide gelukspenning terug
   *[other] neemt { $pennies } niet gegooide gelukspenningen terug
}
m04-event-draws = trekt een wenskaart
m04-event-wish = trekt { $card }
m04-event-used = gebruikt { $card }
m04-event-received = neemt { $paints } gratis bij kraam { $booth }
m04-event-alchemy = verandert { $paints } in { WORD($paint) }
m04-event-praised = krijgt lof van de bisschop: 1 punt meer
m04-event-pennies = { $pennies ->
    [one] krijgt { $pennies } gelukspenning
   *[other] krijgt { $pennies } gelukspenningen
}
m04-event-changed = { $pennies ->
    [one] wisselt { $pennies } gelukspenning in voor een daalder
   *[other] wisselt { $pennies } gelukspenningen in voor daalders
}

# Waarom niet.

m04-why-full = De put is vol: er passen 2 gelukspenningen per ronde in.
m04-why-no-wishes = Er is geen wenskaart meer om te trekken.
m04-why-well = Gelukspenningen gooi je aan het begin van je bezoek aan de markt, als je ze er bij het plannen hebt neergelegd.
m04-why-no-card = Je hebt deze kaart niet.
m04-why-used = Al je leerlingen hier hebben al een kaart gebruikt.
m04-why-lucky-day = Geluksdag gebruik je op de markt: 2 gelukspenningen.
m04-why-free-paint = Gratis verf gebruik je op de markt als je een tegel hebt gekocht: kies de afgebeelde bij dezelfde kraam.
m04-why-visit = Bezoek van de bisschop gebruik je in de kathedraal, zolang een gezonde leerling van jou daar nog geen kaart heeft gebruikt: kies waar hij heen gaat.
m04-why-praise = Lof van de bisschop gebruik je als je een segment met een bisschopsbonus restaureert: 1 punt meer.
m04-why-tip = Fooi gebruik je in het atelier: 1 daalder en 1 gelukspenning.
m04-why-alchemy = Alchemie gebruik je in de werkplaats voordat je mengt: 3 basiskleuren worden één mengkleur.
m04-why-finders-keepers = Vindersloon gebruik je in het theater: 3 daalders.
m04-why-busker = De Straatmuzikant gebruik je meteen na het opstaan, als je humeur nog niet bovenaan staat: humeur +1.
m04-why-set = Zeg eerst hoeveel gelukspenningen je op de markt legt.

# Board and box

word-pennies = penningen
mod-wishes = { $n ->
        [one] 1 wenskaart
       *[other] { $n } wenskaarten
    }
mod-pennies = { $n ->
        [one] 1 gelukspenning
       *[other] { $n } gelukspenningen
    }
mod-penny = een gelukspenning op de markt
mod-well = De put: { $n } van { $room } gelukspenningen
mod-wishes-left = { $n ->
        [one] 1 wenskaart in de stapel
       *[other] { $n } wenskaarten in de stapel
    }
mod-pennies-left = { $n ->
        [one] 1 gelukspenning in de voorraad
       *[other] { $n } gelukspenningen in de voorraad
    }
mod-used-up = Uit het spel
mod-pennies-laid = { $n ->
        [one] 1 gelukspenning op de markt
       *[other] { $n } gelukspenningen op de markt
    }
box-m4_wishes-free_paint = markttegels op de drie kaarten

# Wat een keuze oplevert.

brings-pennies = gelukspenningen { $n }
brings-wish_cards = wenskaarten { $n }

# De les.

m04-lesson-what = Deze put staat op de markt, en je hebt drie gelukspenningen. Wie er een in gooit, trekt een wenskaart. De put neemt er maar twee per ronde, van iedereen samen.
m04-lesson-plan = Leg bij het plannen twee gelukspenningen op de markt. Er moet een leerling heen: zet er op elke locatie één, dan Klaar.
m04-lesson-first = Je bent het eerst op de markt, dus de put is leeg. Gooi een penning.
m04-lesson-second = Een Fooi: 1 daalder en 1 penning in het atelier. Bekijk elke kaart en beslis dan. Gooi ook de andere.
m04-lesson-end = De put is vol: niemand anders gooit deze ronde. Gebruik een kaart op haar locatie, nu of later, één per leerling daar. Aan het einde is elke penning een daalder.
