# Meine Seite: wer ich bin, und wie ich wiedergefunden werde.
me-title = Meine Seite
me-name = Mein Name und meine Farbe
me-saved = Gespeichert
me-settings = Dein Name, und wie du deine Spiele wiederfindest
me-again = Damit du deine Spiele wiederfindest
me-again-not = Bisher kennt dich nur dieser Browser. Wenn er dich vergisst, sind deine Spiele verloren. Ein Wiederfinde-Code bringt dich zu ihnen zurück, auf jedem Gerät.
me-again-code = Du hast einen Wiederfinde-Code. Mit ihm kommst du auf jedem Gerät zu deinen Spielen zurück.
me-code = Wiederfinde-Code
me-code-make = Wiederfinde-Code erstellen
me-code-new = Stattdessen einen neuen Code erstellen
me-code-end = Code beenden
me-code-ended = Der Code gilt nicht mehr.
me-code-once = Das ist dein Wiederfinde-Code. Er wird nur jetzt gezeigt: Schreib ihn auf oder druck ihn aus, und behalte ihn für dich. Wer ihn hat, gilt hier als du.
me-code-camera = Oder richte die Kamera deines Telefons hierher, um auch dort weiterzuspielen.
me-code-alt = Der Wiederfinde-Code als QR-Code
me-copy-by-hand = Dein Browser erlaubt das Kopieren nicht; markiere den Code und kopiere ihn selbst.
me-devices = Geräte
me-devices-known = { $n ->
    [one] Nur dieser Browser kennt dich.
   *[other] { $n } Browser kennen dich.
}
me-leave = Hier abmelden
me-back = Ich war schon einmal hier
me-back-text = Mit deinem Wiederfinde-Code bist du in diesem Browser wieder du.
me-back-secured = Mit einem anderen Wiederfinde-Code gehört dieser Browser jemand anderem.
me-bring = Spiele mitnehmen, die in diesem Browser gespielt wurden
me-back-do = Zurückkommen
error-no-code = Dieser Code ist nicht bekannt. Sieh ihn dir noch einmal an.
error-not-secured = Erstelle zuerst einen Wiederfinde-Code, sonst wären deine Spiele verloren.
