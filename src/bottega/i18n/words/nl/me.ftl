# Mijn pagina: wie ik ben, en hoe ik word teruggevonden.
me-title = Mijn pagina
me-name = Mijn naam en kleur
me-saved = Opgeslagen
me-settings = Je naam, en hoe je je spellen terugvindt
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
