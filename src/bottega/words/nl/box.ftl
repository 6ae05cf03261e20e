# What is not printed in the booklets.

ours-note = Niet gedrukt in de spelregels: onze beslissing.
ours-docs = Bronnen: docs/rules.md
ours-label = Niet gedrukt in de spelregels: onze beslissing. { $what }
ours-ruling = beslissing { $number }
ours-decision = een regel die de spelregels open laten
ours-owner = { $entry } = { $value }
owner-note = Het eigen materiaalbestand van deze tafel zegt:
owner-label = Het eigen materiaalbestand van deze tafel zegt: { $what }

# Values of the box that we have chosen, by table and entry.

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
box-m1_portraits-A = portretten van stapel A
box-m1_portraits-B = portretten van stapel B en hun getallen
box-m1_portraits-C = portretten van stapel C en hun getallen
box-m2_requests-general = punten van de algemene opdrachten: { $which }
box-m2_requests-O = punten van de oranje opdrachten
box-m2_requests-G = punten van de groene opdrachten
box-m2_requests-P = punten van de paarse opdrachten: { $which }
box-m3_special-tiles = waarden en verf van de bijzondere tegels behalve de 24
box-m4_wishes-free_paint = markttegels op de drie kaarten
box-m5_gold-arrows_4 = vakken die bladgoud opleveren
box-m5_gold-arrows_3 = vakken die bladgoud opleveren
box-m6_glass-bench = prijzen van de middelste plaatsen van de werkbank
box-m6_glass-windows = ruiten van de ramen
box-m8_bells-certificates = lijst van de akten
box-m8_bells-rank_points = punten van de derde
box-m8_bells-track_bonus = latere bonussen van het klokkenspoor
box-m9_wall-tiles = hoeveel muurfrescotegels van elke soort
box-m9_wall-columns = kolommen van de muur
box-m9_wall-rows = rijen van de muur
box-m9_wall-restored = hoeveel muursegmenten gerestaureerd zijn
box-m10_medico-prices_4 = prijzen van de flessen
box-m11_favors-thaler1 = hoeveel gunsten van 1 daalder
box-m11_favors-thaler5 = hoeveel gunsten van 5 daalders
box-m11_favors-vp1 = hoeveel gunsten van 1 punt
box-m11_favors-mood1 = hoeveel gunsten voor het humeur
box-m11_favors-paints = welke gunsten verf zijn
box-m12_dames-rosary_4 = velden van de dames
box-m12_dames-rosary_3 = velden van de dames
box-m13_catacombs-statues = getallen van de beelden
box-m13_catacombs-chalices = getallen van de kelken
box-m13_catacombs-scripts = getallen van de heilige geschriften
box-m13_catacombs-maps_5 = kamers op de plattegronden van 5 uur
box-m13_catacombs-maps_6 = kamers op de plattegronden van 6 uur
box-m13_catacombs-maps_7 = kamers op de plattegronden van 7 uur
box-m14_pews-pews = balken en punten van de kerkbanken
box-m14_pews-market = welke markttegels één of twee balken hebben
box-m15_dome-tiles = waarden en verf van de koepeltegels
box-broken_glass-track = veld { $which } van het gebrokenglasspoor
