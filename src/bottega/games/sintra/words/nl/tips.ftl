# Wat een teken is, en wat het doet.

sintra-about-factory = Fabrieksschijf
sintra-does-factory = Neem er alle panelen van één kleur af; de andere gaan naar het midden.
sintra-about-middle = Midden van de tafel
sintra-does-middle = Neem er alle panelen van één kleur uit. Wie dat in een ronde het eerst doet, krijgt ook het startspelerfiche en één stap gebroken glas.
sintra-about-marker = Startspelerfiche
sintra-does-marker = Wie het heeft, begint de volgende ronde. Het gaat naar wie het eerst uit het midden neemt, en kost één stap gebroken glas.
sintra-about-glazier = Glaszetter
sintra-does-glazier = Panelen gaan op de strook onder hem of op een strook rechts daarvan; dan gaat hij daarheen. Terug naar de meest linkse strook kost een hele beurt.
sintra-about-strip = Strook
sintra-does-strip = Neemt panelen op vakken van hun kleur en op jokers. Vijf vullen haar: één ervan gaat naar het raam eronder, en er zijn punten.
sintra-about-window = Raam
sintra-does-window = Een volle strook zet hier een paneel in en scoort de waarde van dit raam en van alle ramen rechts ervan waar er een in zit.
sintra-about-ornament = Ornament
sintra-does-ornament = Scoort aan het einde voor de gevulde raamdelen eromheen: 3 punten voor twee, 6 voor drie, 10 voor alle vier.
sintra-about-round = Ronde-indicator
sintra-does-round = Als een strook vol is, brengt elk paneel in de kleur van de ronde 1 punt.
sintra-about-track = Gebrokenglasspoor
sintra-does-track = Panelen die nergens passen, breken. Het veld van je markeerder verlies je aan het einde; bij −18 meteen, en de markeerder begint opnieuw.
sintra-about-bag = Zak
sintra-does-bag = Hieruit worden de fabrieksschijven gevuld. Is hij leeg, dan gaan de panelen uit de toren erin.
sintra-about-tower = Glazen toren
sintra-does-tower = Hier liggen gebroken panelen en die uit volle stroken, tot de zak leeg is.
sintra-about-score = Score
sintra-does-score = Volle stroken scoren meteen; overgebleven panelen, gebroken glas en het paleis tellen aan het einde.
sintra-about-colours = Kleuren van het paleis
sintra-does-colours = Aan het einde: volledige ramen maal de panelen van je beste kleur in alle ramen.
