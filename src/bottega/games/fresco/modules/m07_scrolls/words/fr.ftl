# Module 7 : les parchemins.

m07-title = Les Parchemins
m07-short = Chacun a une ligne et une colonne secrètes de la fresque. Après avoir restauré une partie de la fresque dans l'une d'elles, vous pouvez la révéler et marquer des points pour tout ce qui y est restauré.
source-scrolls = parchemins

scroll-row = ligne { $row }
scroll-column = colonne { $column }

m07-ask-reveal = Révélez-vous un parchemin ?

# Ce qui compte, comme l'entraîneur le dit avant une question.

m07-coach-reveal = 2 points par partie restaurée de la ligne. Attendez mieux, mais pas que quelqu'un la complète.

m07-do-row = révéler la ligne pour { $points } points
m07-do-column = révéler la colonne pour { $points } points
m07-do-both = révéler la ligne et la colonne pour { $points } points
m07-do-keep = garder les parchemins

m07-event-one = révèle la { $line } pour { $points } points
m07-event-both = révèle la { $row } et la { $column } pour { $points } points

m07-why-revealed = Ce parchemin a été révélé.
m07-why-other-line = La partie de la fresque que vous avez restaurée n'est ni dans la ligne ni dans la colonne de ce parchemin.
m07-why-moment = Un parchemin peut être révélé juste après que vous avez restauré une partie de la fresque dans sa ligne ou sa colonne.
m07-why-crossing = Les deux parchemins peuvent être révélés ensemble juste après que vous avez restauré la partie de la fresque à leur intersection.

# Board and box

word-scroll = parchemin
mod-own-row = Votre parchemin : ligne { $row }
mod-own-column = Votre parchemin : colonne { $column }
mod-own-both = Les deux parchemins, intersection en { $segment }
mod-own-scrolls = { $n ->
        [one] { $n } parchemin secret
       *[other] { $n } parchemins secrets
    }
mod-revealed = Révélés
mod-scrolls = { $line ->
        [one] { $line } point
       *[other] { $line } points
    } par partie restaurée de la fresque dans une ligne ou une colonne ; { $crossing } si vous révélez les deux ensemble

# La leçon.

m07-lesson-what = Vous avez deux parchemins secrets : une ligne et une colonne de la fresque. Plus elles sont restaurées quand vous les révélez, plus elles rapportent, peu importe par qui.
m07-lesson-restore = Pour les révéler, vous devez restaurer sur la ligne. D3 est sur les deux vôtres : restaurez-la.
m07-lesson-reveal = Une ligne rapporte 2 points par partie restaurée. Les deux, à leur croisement, en rapportent 3, et le croisement compte double. Révélez les deux.
m07-lesson-end = 6 points. Dans une partie, attendez que plus soit restauré, mais pas trop : si d'autres achèvent la ligne, le parchemin ne vaut plus rien.
