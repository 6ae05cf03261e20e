# Module 15 : le Dôme

m15-title = Le Dôme
m15-short = Des tuiles Dôme sont cachées sous les neuf parties intérieures de la fresque et vont à qui les restaure. Au décompte final, on les achève avec les couleurs qui restent.
source-dome = dôme

m15-ask-complete = Quelle tuile Dôme achevez-vous ?

# Ce qui compte, comme l'entraîneur le dit avant une question.

m15-coach-complete = Toutes comptent ensemble : complétez autant de points que vos couleurs le permettent.

m15-do-pay = payer { $paints } pour { $points } points
m15-do-stop = n'achever aucune autre tuile Dôme
m15-note-dome = avec une tuile Dôme

m15-event-taken = prend la tuile Dôme { $paints }, qui vaut { $points } points
m15-event-completed = achève la tuile Dôme { $paints } pour { $points } points

m15-why-paints = Pour cette tuile Dôme, il vous manque { $paints }.
m15-why-when = Les tuiles Dôme s'achèvent au décompte final, avec les couleurs qui vous restent.

# Board and box

word-dome = dôme
mod-dome-here = une tuile Dôme cachée
mod-own-dome = Tuile Dôme pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $colors }
mod-domes-hidden = { $n ->
        [one] { $n } tuile Dôme encore cachée
       *[other] { $n } tuiles Dôme encore cachées
    }
box-m15_dome-tiles = valeurs et couleurs des tuiles Dôme

# La leçon.

m15-lesson-what = Sous les neuf parties intérieures se cachent des tuiles Dôme. Qui restaure la partie prend sa tuile.
m15-lesson-restore = Vous avez { $paints } pour D2. Restaurez-la.
m15-lesson-end = 5 points, et cette tuile Dôme : 7 de plus si vous remettez ses couleurs au décompte final. Les couleurs qui restent valent donc quelque chose : gardez les bonnes.
