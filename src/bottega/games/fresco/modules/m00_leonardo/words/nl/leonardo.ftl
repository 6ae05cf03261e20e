# Leonardo: de derde schilder als jullie met z'n tweeën spelen.

m00-title = Leonardo
m00-short = Spelen jullie met z'n tweeën, dan doet een derde schilder mee, die jullie om de beurt besturen. Hij neemt een bed, sluit een kraam en restaureert een segment, zodat er minder voor jullie overblijft.

fresco-ask-leonardo-wakes = Wanneer staat Leonardo op?
fresco-ask-leonardo-closes = Welke kraam sluit Leonardo?
fresco-ask-leonardo-walks = Waar gaat Leonardo heen?

fresco-do-leonardo-restore = { $segment } restaureren voor { $points } punten

fresco-event-steered = bestuurt Leonardo

fresco-why-bed-leonardo = Leonardo staat al om deze tijd op.
fresco-why-leonardo-closes = Leonardo koopt niets; hij sluit een hele kraam.
fresco-why-leonardo-walks = Leonardo doet één stap, niet diagonaal, naar een segment dat niet gerestaureerd is; is er geen, dan naar een segment met de laagste waarde.
