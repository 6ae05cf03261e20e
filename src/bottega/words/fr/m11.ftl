# Module 11 : les Faveurs de l'évêque

m11-title = Les Faveurs de l'évêque
m11-short = Une faveur est cachée sur chaque partie de la fresque. Qui restaure celle où se trouve l'évêque l'obtient : des Thalers, une couleur, une meilleure humeur ou un point.
source-favors = faveurs

m11-favor-thalers = { $n ->
        [one] { $n } Thaler
       *[other] { $n } Thalers
    }
m11-favor-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
m11-favor-mood = humeur { SIGNED($n) }
m11-favor-paint = { WORD($paint) }

m11-event-favor = obtient une faveur de l'évêque : { $favor }
m11-event-removed = Une faveur est retirée sans être vue

m11-why-when = Une faveur revient à qui restaure la partie de la fresque où se trouve l'évêque ; il n'y a rien à choisir.
