# Module 3: de bijzondere mengkleuren.

m03-title = De bijzondere mengkleuren
m03-short = Roze en bruin meng je uit mengkleuren. Zeven kostbare tegels vragen erom, en bij het altaar leveren ze meer punten op.

m03-do-altar = altaar met { $paints } voor { $points } punten
m03-event-altar = restaureert het altaar met { $paints } voor { $points } punten

# Board and box

box-m3_special-tiles = waarden en verf van de bijzondere tegels behalve de 24
