# Module 3: de bijzondere mengkleuren.

m03-title = De bijzondere mengkleuren
m03-short = Roze en bruin meng je uit mengkleuren. Zeven kostbare tegels vragen erom, en bij het altaar leveren ze meer punten op.

m03-do-altar = altaar met { $paints } voor { $points } punten
m03-event-altar = restaureert het altaar met { $paints } voor { $points } punten

# Board and box

box-m3_special-tiles = waarden en verf van de bijzondere tegels behalve de 24

# De les.

m03-lesson-what = Zeven tegels vragen om roze of bruin en zijn 13 tot 24 punten waard. De duurste ligt in het midden. Deze verf meng je in de werkplaats uit mengkleuren.
m03-lesson-purple = Je hebt { $paints }. Meng eerst paars uit rood en blauw.
m03-lesson-pink = Meng meteen verder: { $paints } wordt { $paints_made }.
m03-lesson-end = Dat was één leerling met twee mengsels. Oranje en groen worden bruin, { $paints }. Bij het altaar mogen roze en bruin mengkleuren vervangen en brengen ze 3 en 5 punten meer.
