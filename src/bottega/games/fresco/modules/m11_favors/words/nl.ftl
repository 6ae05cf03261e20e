# Module 11: de gunsten van de bisschop

m11-title = De gunsten van de bisschop
m11-short = Op elk segment van het fresco ligt een gedekte gunst. Wie het segment restaureert waarop de bisschop staat, krijgt die gunst: daalders, verf, een beter humeur of een punt.
source-favors = gunsten

m11-favor-thalers = { $n ->
        [one] 1 daalder
       *[other] { $n } daalders
    }
m11-favor-points = { $n ->
        [one] 1 punt
       *[other] { $n } punten
    }
m11-favor-mood = humeur { SIGNED($n) }
m11-favor-paint = { WORD($paint) }

m11-event-favor = krijgt een gunst van de bisschop: { $favor }
m11-event-removed = Een gunst gaat ongezien uit het spel

m11-why-when = Een gunst gaat naar wie het segment restaureert waarop de bisschop staat; er valt niets te kiezen.

# Board and box

mod-favor-here = een verborgen gunst
mod-seen = Tot nu toe gezien
mod-favors = { $n ->
        [one] 1 gunst nog verborgen
       *[other] { $n } gunsten nog verborgen
    }
mod-bishop-at = De bisschop staat op
box-m11_favors-thaler1 = hoeveel gunsten van 1 daalder
box-m11_favors-thaler5 = hoeveel gunsten van 5 daalders
box-m11_favors-vp1 = hoeveel gunsten van 1 punt
box-m11_favors-mood1 = hoeveel gunsten voor het humeur
box-m11_favors-paints = welke gunsten verf zijn

# De les.

m11-lesson-what = Op elk segment ligt een gedekte gunst. Je krijgt die als je precies het segment restaureert waarop de bisschop staat. Hij staat hier.
m11-lesson-walk = Je hebt { $paints } voor D2. Betaal 1 daalder en zet de bisschop er eerst heen: je leerling restaureert het dan onder zijn ogen.
m11-lesson-end = 6 punten en de gunst: gele verf. Andere zijn daalders, een beter humeur, een punt. Naast de bisschop krijg je zijn bonus, maar geen gunst.
