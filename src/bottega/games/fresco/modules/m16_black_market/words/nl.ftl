# Module 16: de zwarte markt

m16-title = De zwarte markt
m16-short = Op de markt mag één leerling van elke speler ongezien een tegel uit de zak trekken; die moet dan gekocht worden.

m16-do-draw = ongezien een tegel uit de zak kopen (nog { $bag })
m16-event-drawn = trekt { $paints } op de zwarte markt

m16-why-when = Als je op de markt bent, kan een van je leerlingen ongezien een tegel uit de zak kopen.
m16-why-once = Je bent al op de zwarte markt geweest; dat mag één keer per ronde.
m16-why-nobody = Er is geen leerling meer om erheen te gaan.
m16-why-empty = De zak is leeg.
m16-why-price = Een tegel kost { $thalers ->
        [one] 1 daalder
       *[other] { $thalers } daalders
    }; je hebt minder.

# Board and box

mod-barrel = { $n ->
        [one] Het vat: ongezien een tegel uit de zak, waarin nog 1 tegel zit
       *[other] Het vat: ongezien een tegel uit de zak, waarin nog { $n } tegels zitten
    }

# De les.

m16-lesson-what = Achter de kramen verkoopt iemand uit een ton: een tegel uit de zak, ongezien. Je plan heeft twee leerlingen naar de markt gestuurd.
m16-lesson-booth = Koop eerst gewoon { $paints } in kraam II.
m16-lesson-draw = Je andere leerling trekt een tegel en moet die kopen, voor dezelfde prijs.
m16-lesson-end = Drie rood: geluk gehad! Trekken mag één keer per ronde, ook zonder kraam. Maar wie trekt, sluit er geen.
