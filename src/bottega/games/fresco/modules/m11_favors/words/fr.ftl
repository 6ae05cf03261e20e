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

# Board and box

mod-favor-here = une faveur cachée
mod-seen = Déjà vues
mod-favors = { $n ->
        [one] { $n } faveur encore cachée
       *[other] { $n } faveurs encore cachées
    }
mod-bishop-at = L'évêque est en
box-m11_favors-thaler1 = combien de faveurs d'1 Thaler
box-m11_favors-thaler5 = combien de faveurs de 5 Thalers
box-m11_favors-vp1 = combien de faveurs d'1 point
box-m11_favors-mood1 = combien de faveurs pour l'humeur
box-m11_favors-paints = quelles faveurs sont des couleurs

# La leçon.

m11-lesson-what = Une faveur est cachée sur chaque partie. Vous l'obtenez si vous restaurez celle même où se tient l'évêque. Il est ici.
m11-lesson-walk = Vous avez { $paints } pour D2. Payez 1 Thaler et amenez-y d'abord l'évêque : votre assistant la restaure alors sous ses yeux.
m11-lesson-end = 6 points et la faveur : une couleur jaune. D'autres sont des Thalers, une meilleure humeur, un point. À côté de l'évêque, on a son bonus mais aucune faveur.
