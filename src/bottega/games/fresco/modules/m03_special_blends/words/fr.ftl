# Module 3 : les mélanges spéciaux.

m03-title = Mélanges spéciaux
m03-short = Le rose et le marron s'obtiennent à partir de couleurs mélangées. Sept tuiles précieuses les demandent, et l'autel rapporte davantage avec eux.

m03-do-altar = restaurer l'autel avec { $paints } pour { $points } points
m03-event-altar = restaure l'autel avec { $paints } pour { $points } points

# Board and box

box-m3_special-tiles = valeurs et couleurs des tuiles spéciales sauf la 24
