# Waar het op aankomt, zoals de coach het vóór een vraag zegt.

fresco-coach-wake = Vroeg: je kiest overal het eerst, maar het humeur daalt en tegels kosten meer. Bij +3 een leerling meer, bij −3 een minder.
fresco-coach-cover = Een tegel neemt een hele kolom: bedek een locatie die je deze ronde kunt missen.
fresco-coach-plan = Markt vóór de kathedraal, werkplaats erna: wat je mengt dient de volgende ronde. Stuur niemand waar je niet kunt betalen.
fresco-coach-neutral = Hij kan ziek worden in plaats van een van de jouwe: zet hem waar dat het minst schaadt.
fresco-coach-else = Je leerlingen zijn hier klaar. Gebruik wat geen leerling kost, of ga door.
fresco-coach-buy = Alles uit één kraam. Koop wat het segment vraagt dat je wilt. Niets bruikbaars? Sluit de kraam die de anderen nodig hebben.
fresco-coach-restore = De bisschop brengt 3 op zijn segment en 2 eromheen; een stap kost 1 daalder. Dure segmenten zijn het eerst weg.
fresco-coach-restore-ill = Een zieke leerling restaureert geen segment naast de bisschop, wel dat waarop hij staat.
fresco-coach-studio = Daalders kopen verf en verplaatsen de bisschop; 2 ervan zijn aan het einde 1 punt.
fresco-coach-theater = Een goed humeur laat je de volgende ronde vroeg opstaan, en brengt bij +3 een leerling.
fresco-coach-before-blending = Wat je hier doet kost een leerling: weeg het af tegen twee mengsels.
fresco-coach-blend = Meng wat de segmenten en het altaar vragen die je hierna wilt. Elk mengsel kost twee kleuren.
fresco-coach-space = Ervoor is een punt meer. Erachter kies je eerder je tijd: de laatste op het spoor staat het eerst op.
