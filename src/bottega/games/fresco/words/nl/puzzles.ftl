# Puzzels van Fresco.

theme-waking = opstaan
theme-planning = plannen
theme-market = markt
theme-cathedral = restaureren
theme-altar = altaar
theme-studio = atelier
theme-workshop = verf mengen
theme-theater = theater
theme-track = scorespoor
fresco-puzzle-round = Tot het einde van de ronde levert de beste keuze op, vergeleken hiermee: { $parts }.
fresco-puzzle-gain = Tot het einde van de ronde levert het op, vergeleken met het op één na beste: { $parts }.
