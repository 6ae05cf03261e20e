# What the server says when it does not do something.
error-stale = Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin und wähle neu.
error-illegal = { $move } ist jetzt nicht möglich.
error-over = Das Spiel ist zu Ende.
error-not-your-turn = Du bist nicht am Zug.
error-not-planning = Jetzt gibt es nichts zu planen.
error-no-question = Beantworte die Fragen deines Plans eine nach der anderen.
error-plans-shown = Alle Pläne sind aufgedeckt; deiner lässt sich nicht mehr ändern.
error-no-plan = Du hast keinen Plan, den du zurücknehmen kannst.
error-plan-incomplete = Dein Plan ist noch nicht vollständig.
error-no-way-back = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas gezogen oder aufgedeckt, oder du hast noch nichts entschieden.
error-ask-first = Andere haben seitdem weitergespielt. Frage sie, ob du es zurücknehmen darfst.
error-nothing-to-redo = Es gibt nichts wiederherzustellen.
error-no-wish = Niemand möchte mehr etwas zurücknehmen.
error-not-asked = Deine Zustimmung ist nicht gefragt.
error-no-hints = Tipps sind an diesem Tisch ausgeschaltet.
error-time-up = Deine Zeit war um: Ein Bot trifft diese Entscheidung für dich, und sie bleibt.
error-not-your-seat = Das ist nicht dein Platz.
error-id-used = Diese Nachricht trägt die Nummer von jemand anderem. Lade die Seite neu.
error-malformed = Der Server hat das nicht verstanden. Lade die Seite neu; vielleicht ist sie veraltet.
error-storage = Der Server kann gerade nichts speichern. Es ist nichts geschehen; versuche es bald noch einmal.
error-no-table = Diesen Tisch gibt es nicht.
error-unplayable = Diese Partie wurde nach anderen Regeln gespielt, als dieser Server sie kennt. Sie lässt sich hier nicht öffnen.
error-not-your-table = Das dürfen nur die Leute an diesem Tisch.
error-not-over = Das ist erst zu sehen, wenn das Spiel zu Ende ist.
error-seat-given = An deinem Platz wird jetzt auf einem anderen Gerät gespielt.
error-setup = So lässt sich kein Spiel aufbauen: { $problem }
error-record = Diese Partiemitschrift ist nicht lesbar: { $problem }
error-bad-link = Diese Einladung gilt nicht mehr. Bitte um eine neue.
error-seated = Du sitzt schon an diesem Tisch.
error-seat-taken = Dieser Platz ist besetzt.
error-not-found = Hier ist nichts.
error-method = Das geht hier nicht.
error-too-fast = Zu viel auf einmal. Warte einen Augenblick.
error-too-big = Das ist zu lang: höchstens { $most } Byte.
error-wrong-origin = Diese Anfrage kommt von einer fremden Website.
error-broken = Auf dem Server ist etwas schiefgegangen. Es ist nichts geschehen; versuche es noch einmal.
error-empty = Schreib zuerst etwas.
error-signs = In diesem Text stehen Zeichen, die sich nicht anzeigen lassen. Entferne sie.

# What is wrong with a game that somebody wants to set up ...
fault-unknown = Etwas daran stimmt nicht.
fault-game = Es gibt kein Spiel „{ $name }“.
fault-players = Zu { $players } kann man es nicht spielen. Mögliche Spielerzahlen: { $counts }.
fault-seed = Der Startwert muss eine ganze Zahl von 0 bis { $most } sein.
fault-option = Eine Auswahl „{ $name }“ gibt es nicht.
fault-value = „{ $name }“ kann nicht „{ $value }“ sein. Möglich sind: { $values }.
fault-start = Spieler { $start } kann bei { $players } Spielern nicht beginnen.
fault-edition = Das Modul „{ WORD($module) }“ gehört nicht zur klassischen Ausgabe. Lass es weg oder wähle die Mega-Box.
fault-module = Es gibt kein Modul „{ $name }“.
fault-bot = Es gibt keinen Bot „{ $bot }“. Möglich sind: { $bots }.
fault-rules = Sie wurde nach Version { $played } der Regeln gespielt; dieser Server hat Version { $here }.
fault-box = Sie wurde mit anderem Material gespielt ({ $played }), als dieser Server es hat ({ $here }).
fault-seats = Für { $players } Spieler stehen { $seats } Namen in „seats:“.

# ... and with a record.
fault-cut-off = Sie endet nach Zeile { $line }, bevor sie vollständig ist. Der Rest fehlt.
fault-no-record = Sie beginnt nicht mit „{ $wanted }“.
fault-move-line = In Zeile { $line } gehört Zug { $move } hin, mit Nummer, Spieler und Zug; dort steht „{ $found }“.
fault-entry = In Zeile { $line } gehören ein Name, ein Doppelpunkt und ein Wert; dort steht „{ $found }“.
fault-wanted = In Zeile { $line } gehört „{ $wanted }“; dort steht „{ $found }“.
fault-after-end = In Zeile { $line } steht nach „end“ noch „{ $found }“. Entferne es.
fault-twice = In Zeile { $line } steht „{ $name }“ zum zweiten Mal. Entferne eins davon.
fault-missing = Über Zeile { $line } fehlt „{ $name }:“.
fault-number = In Zeile { $line } steht „{ $found }“, wo eine ganze Zahl hingehört.
fault-no-player = In Zeile { $line } steht Spieler { $player }, aber die Spieler zählen von 1 bis { $players }.
fault-count = In Zeile { $line } braucht „{ $name }“ { $count } Zahlen, eine je Spieler; dort sind es { $found }.
fault-move-over = Zug { $move } kommt nach dem Ende des Spiels.
fault-move-turn = Zug { $move } macht Spieler { $player }, aber Spieler { $other } ist an der Reihe.
fault-move = Zug { $move }, „{ $found }“, ist dort nicht möglich.
fault-unfinished = Sie nennt sich „unfinished“, aber nach ihren Zügen ist das Spiel zu Ende.
fault-not-over = Sie hat ein Ergebnis, aber nach Zug { $move } ist das Spiel nicht zu Ende.
fault-result = „{ $name }“ im Ergebnis passt nicht zu den Zügen.

# Lines of the log that are no event of the game.
event-undo = nimmt einen Zug zurück
event-unplanned = plant neu
event-flag = hat keine Zeit mehr: ein Bot entscheidet
