# Leonardo: de derde schilder als jullie met z'n tweeën spelen.

m00-title = Leonardo
m00-short = Spelen jullie met z'n tweeën, dan doet een derde schilder mee, die jullie om de beurt besturen. Hij neemt een bed, sluit een kraam en restaureert een segment, zodat er minder voor jullie overblijft.

fresco-ask-leonardo-wakes = Wanneer staat Leonardo op?
fresco-ask-leonardo-closes = Welke kraam sluit Leonardo?
fresco-ask-leonardo-walks = Waar gaat Leonardo heen?

# Waar het op aankomt, zoals de coach het vóór een vraag zegt.

fresco-coach-leonardo-wakes = Leonardo hindert een van jullie: zet hem waar hij de ander meer hindert dan jou.
fresco-coach-leonardo-closes = Laat hem de kraam sluiten die de ander nodig heeft.
fresco-coach-leonardo-walks = Hij neemt een segment weg: breng hem naar een dat de ander kan restaureren.

fresco-do-leonardo-restore = { $segment } restaureren voor { $points } punten

fresco-event-steered = bestuurt Leonardo

fresco-why-bed-leonardo = Leonardo staat al om deze tijd op.
fresco-why-leonardo-closes = Leonardo koopt niets; hij sluit een hele kraam.
fresco-why-leonardo-walks = Leonardo doet één stap, niet diagonaal, naar een segment dat niet gerestaureerd is; is er geen, dan naar een segment met de laagste waarde.

# De les.

m00-lesson-who = Jullie zijn met z'n tweeën, dus Leonardo doet als derde mee. Deze ronde bestuur jij hem. Hij heeft geld noch verf en kan niet winnen, maar hij neemt wat jij wilt.
m00-lesson-wake = Hij staat op zoals iedereen: kies 5 uur voor hem, dan handelt hij vóór jullie.
m00-lesson-plan = Hij plant niets. Jij wel: op elke locatie één leerling, dan Klaar.
m00-lesson-close = Op de markt moet hij elke ronde een kraam sluiten. Jij zegt welke: sluit kraam I.
m00-lesson-buy = Nu ben je zelf aan de beurt: koop { $paints }.
m00-lesson-walk = In de kathedraal doet hij één stap naar een tegel naast hem, restaureert die zonder verf en scoort zelf. Stuur hem naar C2.
m00-lesson-end = De bisschop ging mee, dus de bonus ligt nu elders. De volgende ronde bestuurt de ander hem. Neem met hem weg wat een ander nodig heeft.
