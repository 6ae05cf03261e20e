# What is not printed in the booklets.

ours-note = Pas imprimé dans les livrets : notre décision.
ours-docs = Sources : docs/rules.md
ours-label = Pas imprimé dans les livrets : notre décision. { $what }
ours-ruling = décision { $number }
ours-decision = une règle que les livrets laissent ouverte
ours-owner = { $entry } = { $value }
owner-note = Le fichier de matériel de cette table dit :
owner-label = Le fichier de matériel de cette table dit : { $what }

# Values of the box that we have chosen, by table and entry.

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
box-m1_portraits-A = portraits de la pile A
box-m1_portraits-B = portraits de la pile B et leurs nombres
box-m1_portraits-C = portraits de la pile C et leurs nombres
box-m2_requests-general = points des commandes générales : { $which }
box-m2_requests-O = points des commandes orange
box-m2_requests-G = points des commandes vertes
box-m2_requests-P = points des commandes violettes : { $which }
box-m3_special-tiles = valeurs et couleurs des tuiles spéciales sauf la 24
box-m4_wishes-free_paint = tuiles Marché sur les trois cartes
box-m5_gold-arrows_4 = emplacements qui apportent des feuilles d'or
box-m5_gold-arrows_3 = emplacements qui apportent des feuilles d'or
box-m6_glass-bench = prix des places du milieu de l'établi
box-m6_glass-windows = panneaux des vitraux
box-m8_bells-certificates = liste des certificats
box-m8_bells-rank_points = points du troisième
box-m8_bells-track_bonus = derniers bonus de la piste de la cloche
box-m9_wall-tiles = combien de tuiles Fresque murale de chaque sorte
box-m9_wall-columns = colonnes du mur
box-m9_wall-rows = lignes du mur
box-m9_wall-restored = combien de sections du mur sont restaurées
box-m10_medico-prices_4 = prix des bouteilles
box-m11_favors-thaler1 = combien de faveurs d'1 Thaler
box-m11_favors-thaler5 = combien de faveurs de 5 Thalers
box-m11_favors-vp1 = combien de faveurs d'1 point
box-m11_favors-mood1 = combien de faveurs pour l'humeur
box-m11_favors-paints = quelles faveurs sont des couleurs
box-m12_dames-rosary_4 = cases des dames
box-m12_dames-rosary_3 = cases des dames
box-m13_catacombs-statues = nombres des statues
box-m13_catacombs-chalices = nombres des calices
box-m13_catacombs-scripts = nombres des textes sacrés
box-m13_catacombs-maps_5 = salles des cartes de 5 heures
box-m13_catacombs-maps_6 = salles des cartes de 6 heures
box-m13_catacombs-maps_7 = salles des cartes de 7 heures
box-m14_pews-pews = poutres et points des bancs
box-m14_pews-market = quelles tuiles Marché ont une ou deux poutres
box-m15_dome-tiles = valeurs et couleurs des tuiles Dôme
box-broken_glass-track = case { $which } de la piste de verre brisé
