# Meine Seite: wer ich bin, und wie ich wiedergefunden werde.
me-title = Meine Seite
me-name = Mein Name und meine Farbe
me-saved = Gespeichert
me-settings = Dein Name, und wie du deine Spiele wiederfindest
home-unsecured = Nur dieser Browser weiß, dass sie deine sind.
me-again = Damit du deine Spiele wiederfindest
me-again-not = Bisher kennt dich nur dieser Browser. Wenn er dich vergisst, sind deine Spiele verloren. Ein Passkey oder ein Wiederfinde-Code bringt dich zu ihnen zurück, auf jedem Gerät.
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
me-games = Was ich gespielt habe
me-games-none = Hier stehen deine Spiele, sobald du eines beendet hast.
me-search = Nach einem Namen, Spiel, Modul oder Tag suchen
me-found = { $n ->
    [0] Kein Spiel gefunden
    [one] Ein Spiel
   *[other] { $n } Spiele
}
me-won = Gewonnen
me-shared = Sieg geteilt
me-lost = Verloren
me-show-more = Mehr zeigen
me-load-more = Ältere Spiele
me-results = Wie es ausging
me-by-game = Nach Spiel
me-by-module = Nach Modul
me-by-rival = Nach Gegner
me-by-level = Nach Stufe der Bots
me-played = gespielt
me-victories = gewonnen
me-average = Punkte im Schnitt
me-curve = { $game }: meine Punkte, Spiel für Spiel
me-curve-alt = Von { $least } bis { $most } Punkte, zuletzt { $last }
me-sources = Woher meine Punkte im Schnitt kamen
me-ratings = Meine Wertungen
me-ratings-none = Du hast eine Wertung, sobald du eine gewertete Partie beendet hast; wer einen Tisch einrichtet, sagt, ob sie eine ist.
me-ratings-forget = Meine Wertungen vergessen
me-ratings-forget-sure = Deine Wertungen sind dann für immer weg, auch aus den Tabellen, die andere sehen. Gewertete Partien danach beginnen von vorn.
me-data = Was über mich gespeichert ist
me-data-person = Dein Name und deine Farbe, wann du zuerst kamst, und Prüfsummen deiner Schlüssel und deines Wiederfinde-Codes. Von Passkeys der öffentliche Teil.
me-data-games = Die Tische, die du gemacht hast oder an denen du saßt: jeder Zug, Plan und jede Zeile im Chat, mit wer und wann, und deine Notizen.
me-data-club = Deine Wertungen, die Turniere, die du gemacht hast oder bei denen du mitmachst, mit ihren Ergebnissen, und deine Programme.
me-data-not = Nichts über deinen Browser oder dein Gerät, keine Zählung von Besuchen. Nur wenn du es möchtest: eine Mailadresse, Adressen für Erinnerungen und Ruhezeiten, und was dorthin geschickt wird.
me-data-browser = In deinem Browser: das Cookie, ein Jahr lang nach deinem letzten Besuch, und deine Einstellungen.
me-data-long = Es bleibt, bis du es vergessen lässt oder der Betreiber diesen Server beendet. Sicherungskopien des Betreibers können es länger behalten.
me-export = Alles mitnehmen (eine Datei)
me-forget = Mich vergessen lassen
me-forget-text = Spiele, die sonst niemand gespielt hat, werden gelöscht. In anderen bleiben deine Züge, ohne deinen Namen, deinen Chat und deine Notizen; wo ein Spiel weitergeht, wird dein Platz frei. Das lässt sich nicht rückgängig machen.
me-forget-sure = Ich möchte vergessen werden, auf allen meinen Geräten
me-forget-do = Vergiss mich
me-programs = Meine Programme
me-programs-text = Ein Programm von dir kann an Tischen sitzen wie Menschen. Durch ein Token zeigt es, wer es ist.
me-program-name = Name des Programms
me-program-make = Programm erstellen
me-program-token = Das ist das Token von { $name }. Es wird nur jetzt gezeigt: Leg es dorthin, wo dein Programm es findet.
me-program-end = { $name } beenden
ask-program = Ein Programm auf diesen Platz bitten
ask-program-do = Bitten
ask-program-done = { $name } ist gebeten.
error-token = Dieses Token ist nicht bekannt.
error-not-for-programs = Programme können das nicht.
error-no-program = Es gibt kein Programm dieses Namens.
error-program = Ein Programm dieses Namens gibt es schon, oder du hast fünf: Beende zuerst eines.
error-no-code = Dieser Code ist nicht bekannt. Sieh ihn dir noch einmal an.
error-not-secured = Erstelle zuerst einen Passkey oder einen Wiederfinde-Code, sonst wären deine Spiele verloren.
me-passkeys = { $n ->
    [0] Du hast keinen Passkey. Mit einem bringt dich ein Fingerdruck oder ein Blick zurück.
    [one] Du hast einen Passkey. Er bringt dich zu deinen Spielen zurück.
   *[other] Du hast { $n } Passkeys. Jeder davon bringt dich zu deinen Spielen zurück.
}
me-passkey-make = Passkey erstellen
me-passkey-made = Der Passkey ist erstellt.
me-passkey-end = Alle Passkeys beenden
me-passkey-ended = Deine Passkeys gelten nicht mehr.
me-passkey-use = Mit einem Passkey zurückkommen
error-bad-passkey = Dieser Passkey öffnet hier nichts. Versuch es noch einmal, oder nimm einen anderen.
error-no-passkeys = Passkeys brauchen den Namen des Servers; er wurde über eine Nummer geöffnet.
error-many-passkeys = Du hast zwanzig Passkeys; beende sie zuerst.
error-passkey-left = Es wurde kein Passkey gegeben.
me-remind = Wenn ich am Zug bin
me-remind-text = Du kannst erfahren, wenn du am Zug bist und den Tisch nicht vor dir hast. Nichts wird irgendwohin geschickt, wenn du es hier nicht möchtest.
me-remind-page = In diesem Browser zeigen, solange die Seite offen ist
me-remind-push = In diesem Browser auch zeigen, wenn die Seite zu ist
me-remind-push-many = { $n ->
    [one] Ein Browser von dir zeigt es.
   *[other] { $n } Browser von dir zeigen es.
}
me-remind-denied = Dieser Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.
me-remind-no-push = Dafür braucht die Seite TLS oder muss auf diesem Computer laufen; oder dieser Browser kann es nicht.
me-remind-mail = Per Mail an { $address }
me-remind-hook = Eine Nachricht an einen anderen Dienst (Webhook)
me-remind-hook-none = Keiner
me-remind-hook-json = Irgendein anderer: JSON per POST
me-remind-hook-url = Seine Adresse
me-remind-quiet = Ruhezeit
me-remind-quiet-from = von
me-remind-quiet-to = bis
me-remind-quiet-text = Was in sie fällt, erfährst du danach, wenn du dann noch am Zug bist.
me-remind-test = Ausprobieren
me-remind-test-none = Noch ist nichts eingeschaltet.
me-remind-test-push = Browser: { $problem }
me-remind-test-hook = Webhook: { $problem }
me-remind-test-mail = Mail: { $problem }
me-remind-test-ok = gesendet
me-mail = Mail
me-mail-text = Auch ein Link an deine Mailadresse bringt dich zurück.
me-mail-known = Deine Adresse ist { $address }. Ein Link, der dorthin geht, bringt dich zu deinen Spielen zurück.
me-mail-pending = An { $address } ging ein Link. Öffne ihn innerhalb eines Tages, dann ist die Adresse deine.
me-mail-address = Mailadresse
me-mail-send = Link schicken
me-mail-end = Adresse entfernen
me-mail-ended = Die Adresse ist vergessen.
me-mail-back = Per Mail
me-mail-sent = Wenn diese Adresse hier bekannt ist, ist ein Link dorthin unterwegs. Er gilt eine Viertelstunde.
me-link-confirm = Ist diese Mailadresse deine?
me-link-confirm-do = Ja, sie ist meine
me-link-confirm-done = Die Adresse ist deine. Ein Link, der dorthin geht, bringt dich zurück.
me-link-sign-in = Dein Weg zurück
me-link-sign-in-text = Mit diesem Link bist du in diesem Browser wieder du.
me-link-stop = Keine Mails mehr, wenn du am Zug bist?
me-link-stop-do = Keine Mails mehr
me-link-stop-done = Du bekommst keine Mails mehr, wenn du am Zug bist.
table-remind = Sag mir an diesem Tisch, wenn ich am Zug bin
table-remind-off = Du hast um keine Erinnerungen gebeten; auf deiner Seite kannst du es.
error-bad-address = Das ist keine Adresse, an die etwas gehen kann. Sie beginnt mit https://.
error-bad-browser = Die Schlüssel dieses Browsers waren nicht zu lesen. Versuch es noch einmal.
error-bad-zone = Diese Zeitzone ist hier nicht bekannt.
error-bad-mail = Das ist keine Mailadresse.
error-no-mail = Dieser Server verschickt keine Mail.
error-mail-link = Dieser Link gilt nicht mehr. Lass dir einen neuen schicken.
error-mail-taken = Diese Adresse gehört schon jemandem. Wenn du das bist, komm mit ihr zurück.
