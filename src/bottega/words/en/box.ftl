# What is not printed in the booklets.

ours-note = Not printed in the booklets: our decision.
ours-docs = Sources: docs/rules.md
ours-label = Not printed in the booklets: our decision. { $what }
ours-ruling = ruling { $number }
ours-decision = a rule that the booklets leave open
ours-owner = { $entry } = { $value }
owner-note = This table’s own component file says:
owner-label = This table’s own component file says: { $what }

# Values of the box that we have chosen, by table and entry.

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
box-m1_portraits-A = portraits of deck A
box-m1_portraits-B = portraits of deck B and their numbers
box-m1_portraits-C = portraits of deck C and their numbers
box-m2_requests-general = points of the general requests: { $which }
box-m2_requests-O = points of the orange requests
box-m2_requests-G = points of the green requests
box-m2_requests-P = points of the purple requests: { $which }
box-m3_special-tiles = values and paints of the special tiles but the 24
box-m4_wishes-free_paint = market tiles on the three cards
box-m5_gold-arrows_4 = slots that bring gold leaf
box-m5_gold-arrows_3 = slots that bring gold leaf
box-m6_glass-bench = prices of the middle places of the bench
box-m6_glass-windows = panes of the windows
box-m8_bells-certificates = list of certificates
box-m8_bells-rank_points = points of the third
box-m8_bells-track_bonus = later bonuses of the bell track
box-m9_wall-tiles = how many wall tiles of each kind
box-m9_wall-columns = columns of the wall
box-m9_wall-rows = rows of the wall
box-m9_wall-restored = how many segments of the wall are restored
box-m10_medico-prices_4 = prices of the bottles
box-m11_favors-thaler1 = how many favors of 1 thaler
box-m11_favors-thaler5 = how many favors of 5 thalers
box-m11_favors-vp1 = how many favors of 1 point
box-m11_favors-mood1 = how many favors for the mood
box-m11_favors-paints = which favors are paints
box-m12_dames-rosary_4 = spaces of the dames
box-m12_dames-rosary_3 = spaces of the dames
box-m13_catacombs-statues = numbers of the statues
box-m13_catacombs-chalices = numbers of the chalices
box-m13_catacombs-scripts = numbers of the scripts
box-m13_catacombs-maps_5 = rooms on the maps of 5 o’clock
box-m13_catacombs-maps_6 = rooms on the maps of 6 o’clock
box-m13_catacombs-maps_7 = rooms on the maps of 7 o’clock
box-m14_pews-pews = beams and points of the pews
box-m14_pews-market = which market tiles have one or two beams
box-m15_dome-tiles = values and paints of the dome tiles
box-broken_glass-track = space { $which } of the broken-glass track
