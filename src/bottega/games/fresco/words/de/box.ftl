# Values of the box of Fresco

box-hostel-price_mega = Preis eines Plättchens um { $which } Uhr
box-mood-lowest = tiefste Stimmung
box-mood-highest = höchste Stimmung
box-mood-extra_from = Stimmung, ab der der naturfarbene Gehilfe kommt
box-mood-short_from = Stimmung, ab der ein Gehilfe wegbleibt
box-market-tiles = Marktplättchen { $paints }
box-market-removed_with_3 = welche Marktplättchen in der Schachtel bleiben
box-market-booths_4 = Felder der Stände außer dem zweiten
box-market-booths_3 = Felder jedes Standes
box-fresco-tiles = Werte und Farben der Freskoplättchen
