# Module 9 : la Fresque murale

m09-title = La Fresque murale
m09-short = Un mur se restaure avec des couleurs mélangées, section par section, depuis le coin inférieur gauche. Ses tuiles rapportent des couleurs à chaque tour, et deux d'entre elles peuvent devenir une tuile Échange.
tile-9 = Fresque murale
    .the = la Fresque murale
    .nom = la Fresque murale
    .to = à la Fresque murale
    .at = à la Fresque murale
    .on = sur la Fresque murale
    .of = de la Fresque murale
    .tile = tuile action Fresque murale
source-wall = fresque murale

# Questions et coups

m09-ask-segment = Quelle section de la fresque murale restaurez-vous ?

# Ce qui compte, comme l'entraîneur le dit avant une question.

m09-coach-segment = 4 points, et une couleur à chaque revenu : prenez-en une que vous n'avez pas encore.

m09-do-restore = restaurer { $segment } en { WORD($paint) } pour { $points } points
m09-do-forgo = ne rien restaurer
m09-do-exchange = échanger une tuile Fresque murale { $one } et une { $other } contre la tuile Échange { WORD($paint, form: "f") }
m09-tile = { WORD($income, form: "f") }
m09-tile-sealed = { WORD($income, form: "f") } (tache { WORD($seal, form: "f") })
m09-tile-handed = une tuile Fresque murale { $seals ->
    [O] avec une tache orange
    [G] avec une tache verte
   *[P] avec une tache violette
} et un revenu en { WORD($income) }

# Ce qui s'est passé

m09-event-wall = restaure { $segment } de la fresque murale en { WORD($paint) } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
m09-event-turned = retourne la tuile Fresque murale : { WORD($paint, form: "some") } à chaque tour
m09-event-exchange = échange une tuile Fresque murale { WORD($one, form: "f") } et une { WORD($other, form: "f") } contre la tuile Échange { WORD($paint, form: "f") }
m09-event-income = reçoit { WORD($paint, form: "some") } pour ses tuiles Fresque murale
m09-event-exchange-income = reçoit { WORD($paint, form: "some") } pour une tuile Échange

# Pourquoi pas

m09-why-restored = Cette section de la fresque murale est déjà restaurée.
m09-why-reach = Cette section ne touche par aucun côté une section restaurée.
m09-why-paint = Cette section se restaure en { WORD($paint) }, et vous n'en avez pas.
m09-why-when = L'assistant sur votre tuile action Fresque murale restaure une section quand on arrive à cette colonne de votre plateau personnel.
m09-why-owned = Vous avez déjà la tuile Échange { WORD($paint, form: "f") }, et personne n'en a deux de la même couleur.
m09-why-tiles = Cette tuile Échange coûte une tuile Fresque murale { WORD($one, form: "f") } et une { WORD($other, form: "f") } ; vous n'avez pas les deux.
m09-why-workshop = À l'Atelier, un assistant peut échanger deux tuiles Fresque murale au lieu de mélanger.
m09-why-useless = Toute la fresque murale est restaurée.

# Board and box

word-wall = mur
word-exchange = échange
word-tile-9 = Mur
mod-own-exchange = tuile Échange { WORD($paint, form: "f") }
mod-own-wall = tuile Fresque murale : { $colors }
mod-wall-tile = Section { $n } de la fresque murale : { WORD($paint) }
mod-wall-done = Section { $n } de la fresque murale, restaurée
mod-exchange = Tuile Échange { WORD($paint, form: "f") } : reste { $n }
mod-each-segment = Chaque section
box-m9_wall-tiles = combien de tuiles Fresque murale de chaque sorte
box-m9_wall-columns = colonnes du mur
box-m9_wall-rows = lignes du mur
box-m9_wall-restored = combien de sections du mur sont restaurées

# La leçon.

m09-lesson-what = Une seconde fresque, sur un mur. Chaque section coûte une couleur mélangée et rapporte 4 points puis, plus tard, des couleurs.
m09-lesson-plan = Posez la fresque murale sur votre Cathédrale : un seul assistant y va. Un sur chaque lieu, puis « C'est prêt ».
m09-lesson-buy = Au Marché, achetez { $paints }.
m09-lesson-wall = Restaurez B3 : elle demande du vert et touche par un côté ce qui est déjà restauré.
m09-lesson-end = 4 points, et le dos de la tuile vous rapporte du rouge à chaque tour. À l'Atelier, deux tuiles s'échangent contre une qui rapporte un mélange.
