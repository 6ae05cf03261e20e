# Modul 3: die besonderen Farbmischungen.

m03-title = Die besonderen Farbmischungen
m03-short = Pink und Braun werden aus Mischfarben gemischt. Sieben kostbare Plättchen verlangen sie, und der Altar bringt mit ihnen mehr.

m03-do-altar = Altar mit { $paints } restaurieren: { $points } Punkte
m03-event-altar = restauriert den Altar mit { $paints }: { $points } Punkte

# Board and box

box-m3_special-tiles = Werte und Farben der besonderen Plättchen außer der 24

# Die Lektion.

m03-lesson-what = Sieben Plättchen verlangen Pink oder Braun und sind 13 bis 24 Punkte wert. Das teuerste liegt in der Mitte. Diese Farben mischst du in der Werkstatt aus Mischfarben.
m03-lesson-purple = Du hast { $paints }. Mische zuerst Lila aus Rot und Blau.
m03-lesson-pink = Mische gleich weiter: { $paints } wird { $paints_made }.
m03-lesson-end = Das war ein Gehilfe mit zwei Mischungen. Orange und Grün werden Braun, { $paints }. Am Altar dürfen Pink und Braun Mischfarben ersetzen und bringen 3 und 5 Punkte mehr.
