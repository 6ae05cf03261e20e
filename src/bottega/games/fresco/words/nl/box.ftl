# Values of the box of Fresco

box-hostel-price_mega = prijs van een tegel om { $which } uur
box-mood-lowest = laagste humeur
box-mood-highest = hoogste humeur
box-mood-extra_from = humeur vanaf waar de neutrale leerling komt
box-mood-short_from = humeur vanaf waar een leerling wegblijft
box-market-tiles = markttegels { $paints }
box-market-removed_with_3 = welke markttegels in de doos blijven
box-market-booths_4 = vakken van de kramen behalve de tweede
box-market-booths_3 = vakken van elke kraam
box-fresco-tiles = waarden en verf van de frescotegels
