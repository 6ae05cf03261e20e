# Values of the box of Fresco

box-hostel-price_mega = prix d'une tuile à { $which } heures
box-mood-lowest = humeur la plus basse
box-mood-highest = humeur la plus haute
box-mood-extra_from = humeur à partir de laquelle l'assistant de couleur neutre vient
box-mood-short_from = humeur à partir de laquelle un assistant reste à l'écart
box-market-tiles = tuiles Marché { $paints }
box-market-removed_with_3 = quelles tuiles Marché restent dans la boîte
box-market-booths_4 = emplacements des stands sauf le deuxième
box-market-booths_3 = emplacements de chaque stand
box-fresco-tiles = valeurs et couleurs des tuiles Fresque
