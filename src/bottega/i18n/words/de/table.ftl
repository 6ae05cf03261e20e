# The page around everything.
skip-to-content = Zum Inhalt springen
app-navigation = Bottega
to-home = Zum Eingang
close = Schließen
save = Speichern
send = Senden
loading = Einen Moment …
part-missing = Ein Teil dieser Seite konnte nicht geladen werden. Vielleicht wurde Bottega inzwischen erneuert.
reload-page = Seite neu laden
rules = Regeln
settings = Einstellungen
language = Sprache
theme = Ansicht
theme-auto = wie dein Gerät
theme-light = hell
theme-dark = dunkel
theme-to-dark = Dunkle Ansicht
theme-to-light = Helle Ansicht
speed = Animationstempo
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
less-motion = Weniger Bewegung
sounds = Töne
sectors = Glas nach Farben ordnen
sectors-text = Jede Farbe liegt immer an derselben Stelle einer Manufaktur.
lost-title = Diese Tür führt nirgendwohin
lost-text = Unter dieser Adresse gibt es keine Seite.
error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
error-unknown = Der Server hat das abgelehnt ({ $status }). Versuche es noch einmal.
error-browser = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu.
error-seat-name = Gib der Person auf Platz { $seat } einen Namen.

# The entrance.
game-fresco = Fresko
game-sintra = Die Buntglasfenster von Sintra
home-lead = Zwei Brettspiele über Maler und Glaser. Komm herein, nimm einen Pinsel, spiel.
home-fresco = Steh früh auf, schicke deine Gehilfen los, restauriere das große Fresko.
home-sintra = Wähle Glas, fülle die Streifen, bring die Palastfenster zum Leuchten.
play-now = Jetzt spielen
starting = Der Tisch wird gedeckt …
new-table = Neuer Tisch
learn-rules = Regeln lernen
you-are = Du bist { $name }
you-are-guest = Du bist zu Gast: Wähle einen Namen
your-name = Dein Name
change-name = Namen ändern
my-tables = Meine Tische
open-tables = Offene Tische
no-open-tables = Im Moment wartet kein Tisch auf Mitspieler. Eröffne einen, dann können andere dazukommen.
join = Mitspielen
free-seat = freier Platz
player-n = Spieler { $n }
round-fresco = Runde { $n }
round-sintra = Runde { $n }
your-turn = Du bist am Zug
waiting-for = Warten auf { $name }
waiting-for-players = Warten auf Mitspieler
table-won = Beendet; Sieg für { $names }
import-title = Eine Partiemitschrift mitbringen
import-text = Eine beendete Partie lässt sich noch einmal ansehen, eine nicht beendete wird weitergespielt.
import-file = Datei wählen
import-paste = oder hier einfügen
import-do = Diese Partie aufbauen
footer-independent = Bottega ist ein unabhängiges Projekt und steht in keiner Verbindung mit den Autoren und Verlagen der Spiele.
footer-own = Alle Zeichnungen und Texte sind unsere eigenen.

# A new table.
which-game = Welches Spiel?
how-many = Wie viele spielen mit?
figure-plays = { $name } spielt mit.
who-sits = Wer sitzt wo?
seat-n = Platz { $n }
name-of-seat = Name für Platz { $n }
level-of-seat = Stärke des Bots auf Platz { $n }
name = Name
seat-me = ich
seat-room = jemand hier im Raum
seat-link = jemand per Link
seat-link-text = Du bekommst einen Link zum Verschicken.
seat-bot = ein Bot
bot-random = aufs Geratewohl
bot-greedy = Maler
bot-search = der Stärkste
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-painter = Maler
bot-master = Meister
bot-strongest = der Stärkste
bot-apprentice-text = Schaut oft nicht hin. Für eine erste Partie.
bot-journeyman-text = Schaut sich seine Züge an, aber nicht immer.
bot-painter-text = Nimmt, was gerade am besten aussieht, und zieht sofort.
bot-master-text = Denkt voraus, höchstens etwa eine Sekunde lang.
bot-strongest-text = Denkt bis zu drei Sekunden und verzeiht wenig.
level-of-bots = Stärke der Bots
hints-allowed = Tipps erlaubt
hints-allowed-text = Wer entscheidet, darf den stärksten Bot nach seinen besten Zügen fragen.
spectator-chat = Zuschauer dürfen chatten
spectator-chat-text = Wer zusieht, liest den Chat. So darf auch geschrieben werden.
clock-title = Uhr
clock-none = ohne Uhr
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
     [one] ein Tag für jede Entscheidung
    *[other] { $days } Tage für jede Entscheidung
}
clock-none-text = Alle nehmen sich so viel Zeit, wie sie mögen.
clock-live-text = Minuten für das ganze Spiel; jede Entscheidung bringt die Sekunden dazu. Ist die Zeit um, trifft ein Bot diese eine Entscheidung, und das Spiel geht weiter.
clock-days-text = Für Spiele über Tage. Ist die Zeit um, trifft ein Bot diese eine Entscheidung, und das Spiel geht weiter.
open-table = Offener Tisch
open-table-text = Alle können am Eingang aus der Liste einen freien Platz nehmen.
open-table-needs-link = Dafür braucht es mindestens einen Platz per Link.
which-side = Welche Seite des Palasts?
side-n = Seite { $side }
side-a-text = Die Ornamente zwischen den Fenstern zählen. Gut für die erste Partie.
side-b-text = Statt der Ornamente zählen deine vollständigen Fenster, mal die Glassteine deiner besten Farbe. Hier gibt es etwas mehr zu überlegen.
which-box = Wessen Material?
our-box = Unseres
our-box-text = Was wir über die Teile nicht wissen konnten, ist unsere Entscheidung und als solche gekennzeichnet.
own-box-text = Wie es diese Datei des Gastgebers sagt. Partiemitschriften damit lassen sich nur mit derselben Datei nachspielen.
played-with-box = Material: { $name }
which-edition = Welche Ausgabe?
edition-mega = Mega-Box
edition-mega-text = Die Regeln der großen Schachtel mit allen siebzehn Modulen.
edition-classic = Klassische Ausgabe
edition-classic-text = Die erste Ausgabe mit ihren eigenen Modulen.
which-modules = Welche Module?
modules-text = Jedes Modul ergänzt das Basisspiel, und alle passen zusammen. Beginne ohne oder mit einem.
modules-chosen = { $n ->
     [0] Kein Modul gewählt
     [one] Ein Modul gewählt
    *[other] { $n } Module gewählt
}
presets = Zusammenstellungen
preset-first = Erste Partie
preset-family = Familie
preset-classic = Klassische Schachtel
preset-all = Alles
surprise-us = Überrasch uns
rules-of = Regeln: { $title }
open-the-table = Tisch eröffnen

# Around the boards.
area-board = Spielplan
area-shelf = Module
area-me = Mein Bereich
area-others = Die anderen
area-log = Protokoll
areas = Bereiche des Tisches
people = Leute am Tisch
keys = Tastenkürzel
points = Punkte
is-asked = am Zug
question-bar = Was gefragt ist
rule-for-this = Die Regel dazu
all-moves = Alle Züge ({ $n })
moves = Züge
filter-moves = Tippe, um einen Zug zu finden
no-move-matches = Kein Zug passt dazu.
nothing-to-do = Du hast gerade nichts zu tun.
chosen = gewählt
menu-label = Was hier möglich ist
ready = Bereit
change-plan = Plan ändern
plan-laying = { $n ->
     [0] Alle deine Gehilfen sind eingesetzt.
    *[other] Setze deine Gehilfen ein: noch { $n }
}
plan-complete = Dein Plan ist vollständig. Gib ihn ab oder ändere ihn.
plan-handed-in = Dein Plan ist abgegeben. Warten auf { $names }
undo = Zug zurücknehmen
redo = Zug wiederherstellen
reset-turn = Zug neu beginnen
ask-undo = Rücknahme erbitten
ask-redo = Wiederherstellung erbitten
consent-title = Darf das zurückgenommen werden?
consent-text = { $name } möchte die letzte Entscheidung zurücknehmen. Alle müssen zustimmen.
consent-asked = Du hast um Rücknahme gebeten. Die anderen entscheiden.
consent-redo-title = Darf das wiederhergestellt werden?
consent-redo-text = { $name } möchte wiederherstellen, was zurückgenommen wurde, auch deinen Teil davon. Alle müssen zustimmen.
consent-redo-asked = Du hast um Wiederherstellung gebeten. Die anderen entscheiden.
agree = Einverstanden
disagree = Lieber nicht
why-not = Warum nicht?
read-rule = Regel lesen
table-hints = An diesem Tisch dürfen alle den stärksten Bot um Tipps bitten.
table-no-hints = An diesem Tisch gibt es keine Tipps.
table-clock-live = Uhr: { $minutes } Minuten für das ganze Spiel und { $seconds } Sekunden mehr für jede Entscheidung.
table-clock-days = { $days ->
     [one] Uhr: ein Tag für jede Entscheidung.
    *[other] Uhr: { $days } Tage für jede Entscheidung.
}
time-left = verbleibende Zeit: { $time }
time-still = noch { $time }
hint = Tipp
hint-title = Der stärkste Bot rät
hint-thinking = Der stärkste Bot denkt nach …
hint-only = Es gibt nur diesen einen Zug.
hint-play = Spielen
hint-victory = { $percent } % Gewinnchance
hint-lead = { $lead } Punkte am Ende
game-over = Das Spiel ist zu Ende.
show-result = Ergebnis
log = Protokoll
log-empty = Noch ist nichts geschehen.
older-lines = Frühere Zeilen
since-your-turn = seit deinem letzten Zug
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Schreibe etwas
unread = ungelesen
notes = Notizen
notes-text = Diese Notizen kannst nur du lesen.
reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
offline = Du bist offline. Mit der Verbindung kommt der Tisch zurück.
sent-again = Der Server kann gerade nichts speichern. Was du getan hast, wird wieder gesendet, bis er es kann.
bot-level = Bot, { $level }
that-is-you = das bist du
is-here = ist da
is-away = ist nicht da
sit-down = Platz nehmen
only-watch = Nur zuschauen
join-title = Du bist eingeladen
join-text = Ein Platz an diesem Tisch gehört dir. Wie sollen dich die anderen nennen?
invite-link = Einladungslink
copy = Kopieren
copied = Kopiert
share = Teilen
revoke-link = Diesen Link ungültig machen
new-link = Neue Einladung
other-device = Auf einem anderen Gerät spielen
device-link = Link zu diesem Platz
device-link-text = Öffne ihn auf dem anderen Gerät, um dort weiterzuspielen. Wer ihn öffnet, nimmt diesen Platz ein: Behalte ihn für dich.
seed-hash-text = Diese Zahl legt fest, wie gemischt wird; am Ende wird ihr Startwert gezeigt:
seed-from-maker = Wer diesen Tisch eröffnet hat, hat den Startwert selbst gewählt und kann alles wissen, was gezogen wird.
seed-from-record = Der Startwert kam mit der Partiemitschrift: Alles, was gezogen wird, kann vorher bekannt sein.
pass-device = Gib das Gerät an { $name } weiter
pass-device-text = Hinter dem Vorhang liegt, was nur eine Person von euch sehen darf.
i-am = Ich bin { $name }

# Keys.
key-moves = Liste der Züge
key-choose = einen Zug in der Liste wählen
key-spots = durchgehen, was auf dem Spielplan möglich ist
key-ready = deinen Plan abgeben
key-hint = Tipp: was der stärkste Bot tun würde
key-log = Protokoll
key-chat = Chat
key-notes = Notizen
key-rules = die Regel zur Frage
key-close = schließen, was offen ist

# The end, and the replay.
winner = { $name } gewinnt
winners = Geteilter Sieg: { $names }
points-by-source = Punkte nach Herkunft
points-by-round = Punkte nach Runden
as-table = als Tabelle
total = Summe
rematch = Revanche
to-rematch = Zur Revanche
replay = Wiedergabe
download-record = Partiemitschrift herunterladen
seed-check = Mischen prüfen
seed-check-text = Die Zahl unten war von Anfang an zu sehen. Sie entsteht aus Startwert und Salz, also konnte während der Partie niemand am Mischen etwas ändern.
seed = Startwert
salt = Salz
seed-fits = Es passt: Es wurde ehrlich gemischt.
seed-differs = Es passt nicht.
perspective = Blickwinkel
chat-watching = { $name } (sieht zu)
log-out-elsewhere = Überall sonst abmelden
log-out-why = Beendet deinen Schlüssel auf allen anderen Geräten. Hier bleiben deine Spiele deine.
logged-out = Erledigt: Nur dieser Browser bist jetzt du.
spectator = Zuschauer
replay-first = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-turn = Einen Zug weiter
replay-last = Zum Ende
replay-step = Schritt
replay-round = Runde

# How well it was played.
analysis = Analyse
analyze = Partie analysieren
analysis-text = Der stärkste Bot sieht sich jede Entscheidung noch einmal an, mit dem, was man dabei wissen konnte.
analysis-waiting = Zuerst wird eine andere Partie analysiert. Einen Moment …
analysis-running = Der stärkste Bot sieht sich die Partie an: { $percent } %
analysis-failed = Die Analyse ist nicht gelungen. Versuch es noch einmal.
analysis-jump = Klick auf die Kurve, um den Tisch in diesem Moment zu sehen.
grade-best = bester Zug
grade-good = gut
grade-doubtful = zweifelhaft
grade-blunder = Patzer
best-or-good = beste oder gute
decisions-by-grade = Entscheidungen nach Güte
expected-points = Erwartete Punkte am Ende
expected-victory = Erwarteter Anteil am Sieg
moves-to-see = Züge zum Nachsehen
moves-to-see-none = Keine zweifelhafte Entscheidung: gut gespielt!
better-was = Besser war: { $move }
lost-victory = −{ $percent } % Gewinnchance
lost-lead = −{ $points } Punkte

# The rules.
search-rules = Regeln durchsuchen
rules-page = Regelseite
search-found = { $n ->
     [0] Nichts gefunden
     [one] Eine Stelle gefunden
    *[other] { $n } Stellen gefunden
}
