# Puzzels van Sintra.

theme-taking = panelen nemen
theme-placing = panelen plaatsen
theme-full = welk paneel blijft
sintra-puzzle-round = Tot het einde van de ronde levert de beste keuze op, vergeleken hiermee: { $parts }.
sintra-puzzle-gain = Tot het einde van de ronde levert het op, vergeleken met het op één na beste: { $parts }.
