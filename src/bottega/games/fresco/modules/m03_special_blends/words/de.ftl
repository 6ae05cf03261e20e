# Modul 3: die besonderen Farbmischungen.

m03-title = Die besonderen Farbmischungen
m03-short = Pink und Braun werden aus Mischfarben gemischt. Sieben kostbare Plättchen verlangen sie, und der Altar bringt mit ihnen mehr.

m03-do-altar = Altar mit { $paints } restaurieren: { $points } Punkte
m03-event-altar = restauriert den Altar mit { $paints }: { $points } Punkte

# Board and box

box-m3_special-tiles = Werte und Farben der besonderen Plättchen außer der 24
