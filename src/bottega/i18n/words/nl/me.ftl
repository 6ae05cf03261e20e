# Mijn pagina: wie ik ben, en hoe ik word teruggevonden.
me-title = Mijn pagina
me-name = Mijn naam en kleur
me-saved = Opgeslagen
me-settings = Je naam, en hoe je je spellen terugvindt
home-unsecured = Alleen deze browser weet dat ze van jou zijn.
me-again = Zodat je je spellen terugvindt
me-again-not = Tot nu toe kent alleen deze browser je. Als hij je vergeet, zijn je spellen weg. Een passkey of een herstelcode brengt je ernaar terug, op elk apparaat.
me-again-code = Je hebt een herstelcode. Daarmee kom je op elk apparaat bij je spellen terug.
me-code = Herstelcode
me-code-make = Herstelcode maken
me-code-new = In plaats daarvan een nieuwe code maken
me-code-end = Code beëindigen
me-code-ended = De code is niet meer geldig.
me-code-once = Dit is je herstelcode. Hij wordt alleen nu getoond: schrijf hem op of druk hem af, en houd hem voor jezelf. Wie hem heeft, ben jij.
me-code-camera = Of richt de camera van je telefoon hierop, om ook daar verder te spelen.
me-code-alt = De herstelcode als QR-code
me-copy-by-hand = Je browser staat kopiëren niet toe; selecteer de code en kopieer hem zelf.
me-devices = Apparaten
me-devices-known = { $n ->
    [one] Alleen deze browser kent je.
   *[other] { $n } browsers kennen je.
}
me-leave = Hier afmelden
me-back = Ik was hier al eens
me-back-text = Met je herstelcode ben je in deze browser weer jij.
me-back-secured = Met een andere herstelcode is deze browser van iemand anders.
me-bring = Spellen meenemen die in deze browser zijn gespeeld
me-back-do = Terugkomen
me-games = Wat ik heb gespeeld
me-games-none = Hier staan je spellen zodra je er een hebt uitgespeeld.
me-search = Zoek een naam, spel, module of dag
me-found = { $n ->
    [0] Geen spel gevonden
    [one] Eén spel
   *[other] { $n } spellen
}
me-won = Gewonnen
me-shared = Overwinning gedeeld
me-lost = Verloren
me-show-more = Meer tonen
me-load-more = Oudere spellen
me-results = Hoe het ging
me-by-game = Per spel
me-by-module = Per module
me-by-rival = Per tegenstander
me-by-level = Per niveau van de bots
me-played = gespeeld
me-victories = gewonnen
me-average = punten gemiddeld
me-curve = { $game }: mijn punten, spel voor spel
me-curve-alt = Van { $least } tot { $most } punten, het laatst { $last }
me-sources = Waar mijn punten gemiddeld vandaan kwamen
me-ratings = Mijn ratings
me-ratings-none = Je hebt een rating zodra je een partij voor de ranglijst hebt afgemaakt; wie een tafel maakt, zegt of het er een is.
me-ratings-forget = Mijn ratings vergeten
me-ratings-forget-sure = Je ratings zijn dan voorgoed weg, ook uit de tabellen die anderen zien. Latere partijen voor de ranglijst beginnen opnieuw.
me-data = Wat over mij wordt bewaard
me-data-person = Je naam en kleur, wanneer je voor het eerst kwam, en hashes van je sleutels en je herstelcode. Van passkeys het openbare deel.
me-data-games = De tafels die je hebt gemaakt of waaraan je zat: elke zet, elk plan en elke regel in de chat, met wie en wanneer, en je notities.
me-data-club = Je ratings, de toernooien die je hebt gemaakt of waaraan je meedoet, met hun uitslagen, en je programma’s.
me-data-not = Niets over je browser of apparaat, geen telling van bezoeken. Alleen als je erom vraagt: een mailadres, adressen voor herinneringen en stille uren, en wat daarheen wordt gestuurd.
me-data-browser = In je browser: de cookie, een jaar na je laatste bezoek, en je instellingen.
me-data-long = Het blijft tot je het laat vergeten of de beheerder deze server stopt. Reservekopieën van de beheerder kunnen het langer bewaren.
me-export = Alles meenemen (een bestand)
me-forget = Laat mij vergeten
me-forget-text = Spellen die niemand anders heeft gespeeld, worden gewist. In andere blijven je zetten, zonder je naam, je chat en je notities; waar een spel doorgaat, komt je plaats vrij. Dit kan niet ongedaan worden gemaakt.
me-forget-sure = Ik wil vergeten worden, op al mijn apparaten
me-forget-do = Vergeet mij
me-programs = Mijn programma’s
me-programs-text = Een programma van jou kan aan tafels zitten zoals mensen. Met een token toont het wie het is.
me-program-name = Naam van het programma
me-program-make = Programma maken
me-program-token = Dit is het token van { $name }. Het wordt alleen nu getoond: leg het waar je programma het vindt.
me-program-end = { $name } beëindigen
ask-program = Een programma vragen hier te gaan zitten
ask-program-do = Vragen
ask-program-done = { $name } is gevraagd.
error-token = Dit token is niet bekend.
error-not-for-programs = Programma’s kunnen dit niet.
error-no-program = Er is geen programma met deze naam.
error-program = Er is al een programma met deze naam, of je hebt er vijf: beëindig er eerst een.
error-no-code = Deze code is niet bekend. Kijk nog eens goed.
error-not-secured = Maak eerst een passkey of een herstelcode, anders zijn je spellen weg.
me-passkeys = { $n ->
    [0] Je hebt geen passkey. Met een passkey brengt een vinger of een blik je terug.
    [one] Je hebt één passkey. Hij brengt je bij je spellen terug.
   *[other] Je hebt { $n } passkeys. Elke brengt je bij je spellen terug.
}
me-passkey-make = Passkey maken
me-passkey-made = De passkey is gemaakt.
me-passkey-end = Alle passkeys beëindigen
me-passkey-ended = Je passkeys zijn niet meer geldig.
me-passkey-use = Met een passkey terugkomen
error-bad-passkey = Deze passkey opent hier niets. Probeer het nog eens, of neem een andere.
error-no-passkeys = Passkeys hebben de naam van de server nodig; hij is met een nummer geopend.
error-many-passkeys = Je hebt twintig passkeys; beëindig ze eerst.
error-passkey-left = Er is geen passkey gegeven.
me-remind = Als ik aan de beurt ben
me-remind-text = Je kunt het horen als je aan de beurt bent en de tafel niet in beeld hebt. Er wordt nergens iets heen gestuurd tenzij je er hier om vraagt.
me-remind-page = Laat het in deze browser zien zolang de pagina open is
me-remind-push = Laat het in deze browser ook zien als de pagina dicht is
me-remind-push-many = { $n ->
    [one] Eén browser van je laat het zien.
   *[other] { $n } browsers van je laten het zien.
}
me-remind-denied = Deze browser staat het niet toe. Dat kun je wijzigen in de instellingen voor deze site.
me-remind-no-push = Daarvoor heeft de pagina TLS nodig of moet ze op deze computer draaien; of deze browser kan het niet.
me-remind-mail = Per mail naar { $address }
me-remind-hook = Een bericht naar een andere dienst (webhook)
me-remind-hook-none = Geen
me-remind-hook-json = Een andere: JSON per POST
me-remind-hook-url = Het adres ervan
me-remind-quiet = Stille uren
me-remind-quiet-from = van
me-remind-quiet-to = tot
me-remind-quiet-text = Wat daarin valt, hoor je erna, als je dan nog aan de beurt bent.
me-remind-test = Uitproberen
me-remind-test-none = Er is nog niets ingeschakeld.
me-remind-test-push = Browser: { $problem }
me-remind-test-hook = Webhook: { $problem }
me-remind-test-mail = Mail: { $problem }
me-remind-test-ok = verstuurd
me-mail = Mail
me-mail-text = Ook een link naar je mailadres brengt je terug.
me-mail-known = Je adres is { $address }. Een link die daarheen gaat, brengt je bij je spellen terug.
me-mail-pending = Naar { $address } is een link gestuurd. Open hem binnen een dag, dan is het adres van jou.
me-mail-address = Mailadres
me-mail-send = Stuur me een link
me-mail-end = Adres verwijderen
me-mail-ended = Het adres is vergeten.
me-mail-back = Per mail
me-mail-sent = Als dit adres hier bekend is, is er een link naar onderweg. Hij geldt een kwartier.
me-link-confirm = Is dit mailadres van jou?
me-link-confirm-do = Ja, het is van mij
me-link-confirm-done = Het adres is van jou. Een link die daarheen gaat, brengt je terug.
me-link-sign-in = Je weg terug
me-link-sign-in-text = Met deze link ben je in deze browser weer jij.
me-link-stop = Geen mails meer als je aan de beurt bent?
me-link-stop-do = Geen mails meer
me-link-stop-done = Je krijgt geen mails meer als je aan de beurt bent.
table-remind = Zeg me aan deze tafel wanneer ik aan de beurt ben
table-remind-off = Je hebt niet om herinneringen gevraagd; op je pagina kan dat.
error-bad-address = Dit is geen adres waar iets heen kan. Het begint met https://.
error-bad-browser = De sleutels van deze browser konden niet worden gelezen. Probeer het nog eens.
error-bad-zone = Deze tijdzone is hier niet bekend.
error-bad-mail = Dit is geen mailadres.
error-no-mail = Deze server verstuurt geen mail.
error-mail-link = Deze link is niet meer geldig. Vraag een nieuwe.
error-mail-taken = Dit adres is al van iemand. Als jij dat bent, kom er dan mee terug.
