# Waar het op aankomt, zoals de coach het vóór een vraag zegt.

sintra-coach-turn = Neem waar een strook plaats voor heeft, zoveel als er passen. Liggen goede stroken links van de glaszetter, dan is terugzetten een beurt waard.
sintra-coach-take = Neem waar een strook plaats voor heeft: de rest breekt. Kijk ook wat je voor de anderen laat liggen.
sintra-coach-place = Wat niet past, breekt. De glaszetter loopt mee en komt niet vanzelf terug: wat links van hem ligt, wacht.
sintra-coach-lay = Jokers nemen elke kleur. Laat de velden vrij die later het makkelijkst te vullen zijn.
sintra-coach-keep = De punten zijn gelijk. Met ornamenten op het paleis (zijde A) telt elke gevulde helft, in welke kleur ook. Zonder (zijde B) telt de beste kleur van de ramen: houd die waarvan je het meest hebt.
