# Values of the box of Fresco

box-hostel-price_mega = price of a tile at { $which } o’clock
box-mood-lowest = lowest mood
box-mood-highest = highest mood
box-mood-extra_from = mood from which the neutral apprentice joins
box-mood-short_from = mood from which an apprentice stays away
box-market-tiles = market tiles { $paints }
box-market-removed_with_3 = which market tiles stay in the box
box-market-booths_4 = slots of the booths but the second
box-market-booths_3 = slots of each booth
box-fresco-tiles = values and paints of the fresco tiles
