# De les van het basisspel.

fresco-lesson-ceiling = Je bent meester-schilder. De bisschop wil dit plafond laten restaureren: elk van de 25 segmenten brengt punten op. Wie aan het einde het verst op het scorespoor staat, wint. Een ronde heeft drie delen: opstaan, plannen, handelen.
fresco-lesson-wake = Eerst: wanneer sta je op? Wie vroeg opstaat, handelt overal het eerst, maar heeft een slechter humeur en betaalt meer voor elke markttegel. Sta op om 7 uur: humeur −1, tegels kosten 2.
fresco-lesson-woke = Je bent het eerst op, dus je handelt op elke locatie het eerst.
fresco-lesson-sheet = Dit is je actiebord. Van links naar rechts: markt voor verf, kathedraal voor punten, atelier voor geld, werkplaats om te mengen, theater voor een beter humeur. Iedereen plant in het geheim.
fresco-lesson-plan = Je hebt vijf leerlingen. Zet er op elke locatie één: druk op een kolom, of sleep ze. Druk dan op Klaar.
fresco-lesson-shown = Alle plannen liggen open. Nu worden de locaties van links naar rechts gespeeld, op elke locatie in de volgorde van opstaan.
fresco-lesson-market = Markt: elke leerling koopt één tegel, alle uit dezelfde kraam. Koop { $paints } in kraam III voor 2 daalders. Wat in de kraam overblijft, gaat terug in de zak.
fresco-lesson-bought = Rood en geel zijn van jou.
fresco-lesson-tile = Kathedraal: een segment wordt gerestaureerd met de verf van zijn tegel. Voor dit segment heb je { $paints }; het is 3 punten waard. In plaats van een segment mag een leerling het altaar restaureren: met drie kleuren verf, voor 2 tot 6 punten.
fresco-lesson-bishop = De bisschop brengt eromheen 2 punten extra, en 3 waar hij staat. Voor 1 daalder doet hij een stap. Zet hem op je segment.
fresco-lesson-restore = Restaureer het nu: 3 punten voor de tegel en 3 voor de bisschop.
fresco-lesson-restored = 6 punten! De tegel is van jou en brengt elke ronde 1 daalder inkomen.
fresco-lesson-blend = Het atelier heeft je 3 daalders gebracht. In de werkplaats mengt elke leerling tot twee keer. Maak { $paints_made } van { $paints }: de beste tegels vragen om mengkleuren.
fresco-lesson-blended = Wat je nu mengt, dient in de volgende ronde, want de kathedraal komt vóór de werkplaats.
fresco-lesson-mood = Het theater heeft je humeur met 2 verhoogd. Heeft iedereen daar gehandeld, dan eindigt de ronde. Bij +3 helpt een zesde leerling, bij −3 blijft er een thuis.
fresco-lesson-end = Dan komt het inkomen, de markt wordt weer gevuld, en wie de laatste is op het scorespoor staat het eerst op. Zijn er bij het begin van een ronde zes of minder tegels over, dan is het de laatste. Aan het einde zijn 2 daalders 1 punt. Dat is alles: je kunt spelen!

# Hoe je wint, in vijf regels.
fresco-goal-1 = Restaureer segmenten van het fresco met de gevraagde verf: elk brengt zijn waarde op.
fresco-goal-2 = De bisschop brengt op zijn segment 3 punten extra en eromheen 2. Hij gaat waar je restaureert.
fresco-goal-3 = Het altaar brengt voor drie kleuren 2 tot 6 punten op, zo vaak je wilt.
fresco-goal-4 = Elke gerestaureerde tegel brengt je elke ronde 1 daalder.
fresco-goal-5 = Aan het einde zijn 2 daalders 1 punt, en wie het verst vooraan staat, wint. Modules hebben eigen punten.
