# What is not printed in the booklets.

ours-note = Nicht in den Heften gedruckt: unsere Entscheidung.
ours-docs = Quellen: docs/rules.md
ours-label = Nicht in den Heften gedruckt: unsere Entscheidung. { $what }
ours-ruling = Entscheidung { $number }
ours-decision = eine Regel, die die Hefte offenlassen
ours-owner = { $entry } = { $value }
owner-note = Die eigene Materialdatei dieses Tisches sagt:
owner-label = Die eigene Materialdatei dieses Tisches sagt: { $what }

# Values of the box that we have chosen, by table and entry.

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
box-m1_portraits-A = Porträts des Stapels A
box-m1_portraits-B = Porträts des Stapels B und ihre Zahlen
box-m1_portraits-C = Porträts des Stapels C und ihre Zahlen
box-m2_requests-general = Punkte der allgemeinen Aufträge: { $which }
box-m2_requests-O = Punkte der orangen Aufträge
box-m2_requests-G = Punkte der grünen Aufträge
box-m2_requests-P = Punkte der lila Aufträge: { $which }
box-m3_special-tiles = Werte und Farben der besonderen Plättchen außer der 24
box-m4_wishes-free_paint = Marktplättchen auf den drei Karten
box-m5_gold-arrows_4 = Felder, die Blattgold bringen
box-m5_gold-arrows_3 = Felder, die Blattgold bringen
box-m6_glass-bench = Preise der mittleren Plätze der Werkbank
box-m6_glass-windows = Scheiben der Fenster
box-m8_bells-certificates = Liste der Urkunden
box-m8_bells-rank_points = Punkte des Dritten
box-m8_bells-track_bonus = spätere Boni der Glockenleiste
box-m9_wall-tiles = wie viele Wandfreskoplättchen von jeder Sorte
box-m9_wall-columns = Spalten der Wand
box-m9_wall-rows = Reihen der Wand
box-m9_wall-restored = wie viele Wandabschnitte restauriert sind
box-m10_medico-prices_4 = Preise der Flaschen
box-m11_favors-thaler1 = wie viele Gunstplättchen mit 1 Taler
box-m11_favors-thaler5 = wie viele Gunstplättchen mit 5 Talern
box-m11_favors-vp1 = wie viele Gunstplättchen mit 1 Punkt
box-m11_favors-mood1 = wie viele Gunstplättchen für die Stimmung
box-m11_favors-paints = welche Gunstplättchen Farben sind
box-m12_dames-rosary_4 = Felder der Damen
box-m12_dames-rosary_3 = Felder der Damen
box-m13_catacombs-statues = Zahlen der Statuen
box-m13_catacombs-chalices = Zahlen der Kelche
box-m13_catacombs-scripts = Zahlen der heiligen Schriften
box-m13_catacombs-maps_5 = Räume auf den Plänen von 5 Uhr
box-m13_catacombs-maps_6 = Räume auf den Plänen von 6 Uhr
box-m13_catacombs-maps_7 = Räume auf den Plänen von 7 Uhr
box-m14_pews-pews = Balken und Punkte der Kirchenbänke
box-m14_pews-market = welche Marktplättchen einen oder zwei Balken haben
box-m15_dome-tiles = Werte und Farben der Kuppelplättchen
box-broken_glass-track = Feld { $which } der Bruchglasleiste
