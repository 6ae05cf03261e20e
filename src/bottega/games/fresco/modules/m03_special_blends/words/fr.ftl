# Module 3 : les mélanges spéciaux.

m03-title = Mélanges spéciaux
m03-short = Le rose et le marron s'obtiennent à partir de couleurs mélangées. Sept tuiles précieuses les demandent, et l'autel rapporte davantage avec eux.

m03-do-altar = restaurer l'autel avec { $paints } pour { $points } points
m03-event-altar = restaure l'autel avec { $paints } pour { $points } points

# Board and box

box-m3_special-tiles = valeurs et couleurs des tuiles spéciales sauf la 24

# La leçon.

m03-lesson-what = Sept tuiles demandent du rose ou du marron et valent de 13 à 24 points. La plus chère est au milieu. Ces couleurs se font à l'Atelier, à partir de mélanges.
m03-lesson-purple = Vous avez { $paints }. Faites d'abord du violet avec le rouge et le bleu.
m03-lesson-pink = Continuez tout de suite : { $paints } donne { $paints_made }.
m03-lesson-end = C'était un seul assistant, avec deux mélanges. L'orange et le vert donnent le marron, { $paints }. À l'autel, le rose et le marron peuvent remplacer des mélanges et rapportent 3 et 5 points de plus.
