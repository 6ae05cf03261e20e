# De les van het spel.

sintra-lesson-palace = Dit is je paleis. Vul de ramen met glas: elk raam brengt punten op, en wie na zes rondes de meeste heeft, wint. Boven elk raam ligt een patroonstrook met vijf velden voor elk één glaspaneel; een jokerveld neemt elke kleur.
sintra-lesson-factories = Dit zijn de fabrieksschijven, met elk vier glaspanelen. In je beurt neem je alle glaspanelen van één kleur van een van deze schijven.
sintra-lesson-take = Neem { $panes } van fabrieksschijf 5. Wat je daar laat liggen, gaat naar het midden.
sintra-lesson-took = Drie gele glaspanelen zijn van jou.
sintra-lesson-place = Ze gaan allemaal op één strook: die onder je glaszetter, of een strook rechts daarvan, zoals de gouden pijl laat zien. Strook 4, { $panes }, heeft plaats voor alle drie. Je glaszetter loopt ernaartoe.
sintra-lesson-placed = Ze passen, er breekt niets.
sintra-lesson-middle = De andere speler nam oranje. Wat overbleef, ligt nu in het midden: ook hier neem je alle glaspanelen van één kleur. De ronde eindigt als er geen glaspanelen meer op tafel liggen.
sintra-lesson-marker = Je hebt twee witte nodig. Neem { $panes } uit het midden. Wie hier het eerst neemt, krijgt ook het startspelerfiche: dat kost een stap op het gebrokenglasspoor, en jij begint de volgende ronde.
sintra-lesson-fill = Je bent één stap gezakt op het gebrokenglasspoor. Wat het aangeeft, verlies je aan het einde. Bij −18 zou je de punten meteen verliezen, en begint de markeerder opnieuw. Op strook 4 ontbreken alleen deze twee. Maak hem vol.
sintra-lesson-keep = De strook is vol! Eén glaspaneel gaat naar het raam, vier verlaten het bord. Hier maakt het niet uit welk: houd wat je mooi vindt.
sintra-lesson-scored = 3 punten voor drie gele glaspanelen, want geel geeft de bonus van deze ronde. En 2 voor het raam.
sintra-lesson-windows = Een raam brengt zijn waarde op, en die van alle ramen rechts ervan met glas erin. Begin dus rechts: wat daar staat, scoort telkens weer. Elk raam heeft twee delen, dus elke strook wordt twee keer gevuld.
sintra-lesson-blue = Kijk nu hoe je niets breekt. Neem { $panes } van fabrieksschijf 2.
sintra-lesson-breaks = Strook 6 heeft plaats voor één blauw glaspaneel; het andere zou breken. Strook 7 neemt beide: kies die.
sintra-lesson-whole = Niets gebroken. Elk gebroken glaspaneel had een stap gekost.
sintra-lesson-glazier = Je glaszetter is ver gekomen: stroken links van hem zijn buiten bereik. In plaats van glaspanelen te nemen mag je hem terugzetten. Dat kost je beurt. Doe het nu.
sintra-lesson-back = Hij staat weer boven je meest linkse strook.
sintra-lesson-end = Zes rondes zoals deze. Aan het einde brengen de ornamenten tussen de ramen elk tot 10 punten op, drie glaspanelen op stroken 1, en gebroken glas kost punten. Dat is alles: je kunt spelen!

# Hoe je wint, in vijf regels.
sintra-goal-1 = Vul een strook met vijf glaspanelen, en een ervan gaat naar het raam.
sintra-goal-2 = Een raam brengt zijn waarde op, en die van alle ramen met glas rechts ervan.
sintra-goal-3 = Glaspanelen in de kleur van de ronde brengen elk 1 punt op als hun strook vol is.
sintra-goal-4 = Glaspanelen zonder plaats breken: elk kost een stap, en stappen kosten punten aan het einde. Bij −18 verlies je de punten meteen en begint de markeerder opnieuw.
sintra-goal-5 = Na zes rondes telt het paleis; de meeste punten winnen.
