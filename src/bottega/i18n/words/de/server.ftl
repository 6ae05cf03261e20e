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
error-unplayable = Diese Partie kann hier nicht geöffnet werden: { $problem }.
error-box-gone = Dieser Tisch spielt mit der Materialdatei „{ $box }“, die der Gastgeber nicht mehr anbietet. Er kann geöffnet werden, sobald die Datei wieder da ist.
error-box-changed = Dieser Tisch spielt mit der Materialdatei „{ $box }“, die seitdem geändert wurde. Er kann geöffnet werden, sobald die Datei wieder ist wie vorher.
error-not-your-table = Das dürfen nur die Leute an diesem Tisch.
error-not-over = Das ist erst zu sehen, wenn das Spiel zu Ende ist.
error-seat-given = An deinem Platz wird jetzt auf einem anderen Gerät gespielt.
error-setup = So lässt sich kein Spiel aufbauen: { $problem }.
error-record = Diese Partiemitschrift ist nicht lesbar: { $problem }.
error-bad-link = Diese Einladung gilt nicht mehr. Bitte um eine neue.
error-seated = Du sitzt schon an diesem Tisch.
error-seat-taken = Dieser Platz ist besetzt.
error-not-found = Hier ist nichts.
error-method = Das geht hier nicht.
error-busy = Gerade denken viele nach. Frag gleich noch einmal.
error-too-fast = Zu viel auf einmal. Warte einen Augenblick.
error-too-big = Das ist zu lang: höchstens { $most } Byte.
error-wish-declined = Das wurde abgelehnt. Nach dem nächsten Zug kannst du wieder fragen.
error-wish-open = Du hast schon gefragt. Warte auf die Antwort.
error-wrong-host = So heißt dieser Server nicht: Nimm die Adresse, mit der er gestartet wurde, oder starte ihn mit --name.
error-wrong-origin = Diese Anfrage kommt von einer fremden Website.
error-broken = Auf dem Server ist etwas schiefgegangen. Es ist nichts geschehen; versuche es noch einmal.
error-empty = Schreib zuerst etwas.
error-signs = In diesem Text stehen Zeichen, die sich nicht anzeigen lassen. Entferne sie.

# A problem that is said in English only, beside it.
fault-unknown = Etwas daran stimmt nicht

# Lines of the log that are no event of the game.
event-undo = nimmt einen Zug zurück
event-unplanned = plant neu
event-flag = hat keine Zeit mehr: ein Bot entscheidet
error-taken-back = Dieser Platz hat zu oft zurückgenommen. Im weiteren Spiel geht es wieder.
error-spectators-read = Wer hier zusieht, liest den Chat und schreibt nicht.
error-chat-full = An diesem Tisch lässt sich nichts mehr sagen.
error-lesson-later = Im Spiel darfst du das. In dieser Lektion kommt zuerst etwas anderes: Sieh auf die Karte.
error-lesson-plan = Ein guter Plan, aber nicht der dieser Lektion: Sieh auf die Karte und versetze deine Figuren.
