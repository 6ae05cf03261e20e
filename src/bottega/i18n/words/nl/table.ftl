# The page around everything.
skip-to-content = Naar de inhoud
app-navigation = Bottega
to-home = Naar de ingang
close = Sluiten
save = Opslaan
send = Versturen
loading = Een ogenblik …
part-missing = Een deel van deze pagina kon niet worden opgehaald. Misschien is Bottega intussen vernieuwd.
reload-page = Pagina opnieuw laden
rules = Regels
settings = Instellingen
language = Taal
theme = Thema
theme-auto = zoals je apparaat
theme-light = licht
theme-dark = donker
theme-to-dark = Donker thema
theme-to-light = Licht thema
speed = Animatiesnelheid
speed-slow = langzaam
speed-normal = normaal
speed-fast = snel
less-motion = Minder beweging
sounds = Geluiden
sectors = Glas op kleur ordenen
sectors-text = Elke kleur ligt altijd op dezelfde plek van een fabrieksschijf.
lost-title = Deze deur leidt nergens heen
lost-text = Op dit adres is geen pagina.
error-offline = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
error-unknown = De server heeft dit geweigerd ({ $status }). Probeer het opnieuw.
error-browser = Er ging iets mis op deze pagina. Laad de pagina opnieuw.
error-seat-name = Geef de speler op plaats { $seat } een naam.

# The entrance.
game-fresco = Fresco
game-sintra = Glas-in-lood van Sintra
home-lead = Twee bordspellen over schilders en glaszetters. Kom binnen, pak een penseel en speel.
home-fresco = Sta vroeg op, stuur je leerlingen eropuit, restaureer het grote fresco.
home-sintra = Kies glas, vul de stroken, laat de ramen van het paleis stralen.
play-now = Nu spelen
starting = De tafel wordt klaargezet …
new-table = Nieuwe tafel
learn-rules = De regels leren
you-are = Je bent { $name }
you-are-guest = Je bent te gast: kies een naam
your-name = Je naam
change-name = Naam wijzigen
my-tables = Mijn tafels
open-tables = Open tafels
no-open-tables = Op dit moment wacht geen tafel op spelers. Open er een, dan kunnen anderen meedoen.
join = Meedoen
free-seat = vrije plaats
player-n = Speler { $n }
round-fresco = Ronde { $n }
round-sintra = Ronde { $n }
your-turn = Jij bent aan de beurt
waiting-for = Wachten op { $name }
waiting-for-players = Wachten op spelers
table-won = Afgelopen; gewonnen door { $names }
import-title = Een partijverslag meebrengen
import-text = Een afgelopen partij kun je terugkijken, een onvoltooide speel je verder.
import-file = Bestand kiezen
import-paste = of plak het hier
import-do = Deze partij klaarzetten
footer-independent = Bottega is een onafhankelijk project en heeft geen band met de auteurs of uitgevers van de spellen.
footer-own = Alle tekeningen en teksten zijn van onszelf.

# A new table.
which-game = Welk spel?
how-many = Met hoeveel spelers?
figure-plays = { $name } doet mee.
who-sits = Wie zit waar?
seat-n = Plaats { $n }
name-of-seat = Naam voor plaats { $n }
level-of-seat = Niveau van de bot op plaats { $n }
name = Naam
seat-me = ik
seat-room = iemand in deze kamer
seat-link = iemand via een link
seat-link-text = Je krijgt een link om te versturen.
seat-bot = een bot
bot-random = op goed geluk
bot-greedy = schilder
bot-search = de sterkste
bot-apprentice = leerling
bot-journeyman = gezel
bot-painter = schilder
bot-master = meester
bot-strongest = de sterkste
bot-apprentice-text = Kijkt vaak niet. Voor een eerste spel.
bot-journeyman-text = Bekijkt zijn zetten, maar niet altijd.
bot-painter-text = Neemt wat op dat moment het beste lijkt en speelt meteen.
bot-master-text = Denkt vooruit, hooguit een seconde of zo.
bot-strongest-text = Denkt tot drie seconden na en vergeeft weinig.
level-of-bots = Niveau van de bots
hints-allowed = Hints toegestaan
hints-allowed-text = Wie beslist, mag de sterkste bot naar zijn beste zetten vragen.
spectator-chat = Toeschouwers mogen chatten
spectator-chat-text = Wie meekijkt, leest de chat. Zo mag er ook geschreven worden.
clock-title = Klok
clock-none = zonder klok
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
     [one] één dag per beslissing
    *[other] { $days } dagen per beslissing
}
clock-none-text = Iedereen neemt zoveel tijd als hij wil.
clock-live-text = Minuten voor het hele spel; elke beslissing voegt de seconden toe. Is de tijd om, dan neemt een bot die ene beslissing en gaat het spel verder.
clock-days-text = Voor spellen over meerdere dagen. Is de tijd om, dan neemt een bot die ene beslissing en gaat het spel verder.
open-table = Open tafel
open-table-text = Iedereen mag via de lijst bij de ingang een vrije plaats innemen.
open-table-needs-link = Daarvoor is minstens één plaats via een link nodig.
which-side = Welke zijde van het paleis?
side-n = Zijde { $side }
side-a-text = De ornamenten tussen de ramen leveren punten op. Goed voor een eerste partij.
side-b-text = In plaats van de ornamenten tellen je volledige ramen, maal het glas van je beste kleur. Iets meer om over na te denken.
which-box = Wiens materiaal?
our-box = Het onze
our-box-text = Wat we van de stukken niet konden weten, is onze beslissing en als zodanig gemerkt.
own-box-text = Zoals dit bestand van de gastheer zegt. Partijverslagen ervan zijn alleen met hetzelfde bestand na te spelen.
played-with-box = Materiaal: { $name }
which-edition = Welke editie?
edition-mega = Mega Box
edition-mega-text = De regels van de grote doos, met alle zeventien modules.
edition-classic = Klassieke editie
edition-classic-text = De eerste editie met haar eigen modules.
which-modules = Welke modules?
modules-text = Elke module voegt iets toe aan het basisspel, en ze passen allemaal bij elkaar. Begin zonder, of met één.
modules-chosen = { $n ->
     [0] Geen module gekozen
     [one] Eén module gekozen
    *[other] { $n } modules gekozen
}
presets = Samenstellingen
preset-first = Eerste partij
preset-family = Familie
preset-classic = Klassieke doos
preset-all = Alles
surprise-us = Verras ons
rules-of = Regels: { $title }
open-the-table = Tafel openen

# Around the boards.
area-board = Speelbord
area-shelf = Modules
area-me = Mijn gebied
area-others = De anderen
area-log = Logboek
areas = Delen van de tafel
people = Mensen aan tafel
keys = Sneltoetsen
points = punten
is-asked = aan zet
question-bar = Wat er gevraagd wordt
rule-for-this = De regel hierover
all-moves = Alle zetten ({ $n })
moves = Zetten
filter-moves = Typ om een zet te vinden
no-move-matches = Geen zet gevonden.
nothing-to-do = Je hebt nu niets te doen.
chosen = gekozen
menu-label = Wat hier mogelijk is
ready = Klaar
change-plan = Plan wijzigen
plan-laying = { $n ->
     [0] Al je leerlingen hebben een plaats.
    *[other] Plaats je leerlingen: nog { $n }
}
plan-complete = Je plan is compleet. Lever het in of wijzig het.
plan-handed-in = Je plan is ingeleverd. Wachten op { $names }
undo = Ongedaan maken
redo = Opnieuw uitvoeren
reset-turn = Beurt opnieuw beginnen
ask-undo = Vragen om terugnemen
ask-redo = Vragen om opnieuw uitvoeren
consent-title = Mag dit teruggenomen worden?
consent-text = { $name } wil de laatste beslissing terugnemen. Iedereen moet akkoord gaan.
consent-asked = Je hebt gevraagd of je iets mag terugnemen. De anderen beslissen.
consent-redo-title = Mag dit opnieuw worden uitgevoerd?
consent-redo-text = { $name } wil opnieuw uitvoeren wat is teruggenomen, ook jouw deel ervan. Iedereen moet akkoord gaan.
consent-redo-asked = Je hebt gevraagd of het opnieuw mag. De anderen beslissen.
agree = Akkoord
disagree = Liever niet
why-not = Waarom niet?
read-rule = De regel lezen
table-hints = Aan deze tafel mag iedereen de sterkste bot om hints vragen.
table-no-hints = Aan deze tafel zijn er geen hints.
table-clock-live = Klok: { $minutes } minuten voor het hele spel en { $seconds } seconden extra voor elke beslissing.
table-clock-days = { $days ->
     [one] Klok: één dag per beslissing.
    *[other] Klok: { $days } dagen per beslissing.
}
time-left = resterende tijd: { $time }
time-still = nog { $time }
hint = Hint
hint-title = De sterkste bot raadt aan
hint-thinking = De sterkste bot denkt na …
hint-only = Er is maar één zet.
hint-play = Spelen
hint-victory = { $percent }% kans om te winnen
hint-lead = { $lead } punten aan het einde
game-over = Het spel is afgelopen.
show-result = Uitslag
log = Logboek
log-empty = Er is nog niets gebeurd.
older-lines = Eerdere regels
since-your-turn = sinds je laatste beurt
chat = Chat
chat-empty = Nog niemand heeft iets gezegd.
chat-write = Zeg iets
unread = ongelezen
notes = Notities
notes-text = Alleen jij kunt deze notities lezen.
reconnecting = De verbinding is verbroken. Nieuwe poging …
offline = Je bent offline. De tafel komt terug met de verbinding.
sent-again = De server kan op dit moment niets opslaan. Wat je deed, wordt opnieuw verstuurd tot het lukt.
bot-level = bot, { $level }
that-is-you = dat ben jij
is-here = is er
is-away = is er niet
sit-down = Plaatsnemen
only-watch = Alleen toekijken
join-title = Je bent uitgenodigd
join-text = Er is een plaats voor je aan deze tafel. Hoe mogen de anderen je noemen?
invite-link = Uitnodigingslink
copy = Kopiëren
copied = Gekopieerd
share = Delen
revoke-link = Deze link ongeldig maken
new-link = Nieuwe uitnodiging
other-device = Op een ander apparaat spelen
device-link = Link naar deze plaats
device-link-text = Open hem op het andere apparaat om daar verder te spelen. Wie hem opent, neemt deze plaats in: houd hem voor jezelf.
seed-hash-text = Het schudden ligt vast door dit getal; aan het eind zie je de beginwaarde:
seed-from-maker = Wie deze tafel heeft geopend, heeft de beginwaarde zelf gekozen en kan alles weten wat er wordt getrokken.
seed-from-record = De beginwaarde kwam met het partijverslag mee: alles wat er wordt getrokken, kan vooraf bekend zijn.
pass-device = Geef het apparaat door aan { $name }
pass-device-text = Achter het gordijn ligt wat maar één van jullie mag zien.
i-am = Ik ben { $name }

# Keys.
key-moves = lijst met zetten
key-choose = een zet in de lijst kiezen
key-spots = langs alles wat op het speelbord kan
key-ready = je plan inleveren
key-hint = hint: wat de sterkste bot zou doen
key-log = logboek
key-chat = chat
key-notes = notities
key-rules = de regel bij de vraag
key-close = sluiten wat open is

# The end, and the replay.
winner = { $name } wint
winners = Gedeelde overwinning: { $names }
points-by-source = Punten per bron
points-by-round = Punten per ronde
as-table = als tabel
total = Totaal
rematch = Revanche
to-rematch = Naar de revanche
replay = Herhaling
download-record = Partijverslag downloaden
seed-check = Het schudden controleren
seed-check-text = Het getal hieronder was vanaf het begin te zien. Het wordt gemaakt uit beginwaarde en zout, dus niemand kon het schudden tijdens de partij veranderen.
seed = Beginwaarde
salt = Zout
seed-fits = Het klopt: er is eerlijk geschud.
seed-differs = Het klopt niet.
perspective = Perspectief
chat-watching = { $name } (kijkt mee)
log-out-elsewhere = Overal elders afmelden
log-out-why = Beëindigt je sleutel op alle andere apparaten. Hier blijven je spellen van jou.
logged-out = Klaar: alleen deze browser ben jij nu.
spectator = Toeschouwer
replay-first = Naar het begin
replay-turn-back = Eén beurt terug
replay-back = Eén stap terug
replay-next = Eén stap verder
replay-turn = Eén beurt verder
replay-last = Naar het einde
replay-step = Stap
replay-round = Ronde

# How well it was played.
analysis = Analyse
analyze = Spel analyseren
analysis-text = De sterkste bot bekijkt elke beslissing opnieuw, met wat de speler toen kon weten.
analysis-waiting = Eerst wordt een ander spel geanalyseerd. Een ogenblik …
analysis-running = De sterkste bot bekijkt het spel: { $percent }%
analysis-failed = De analyse is niet gelukt. Probeer het opnieuw.
analysis-jump = Klik op de curve om de tafel op dat moment te zien.
grade-best = beste zet
grade-good = goed
grade-doubtful = twijfelachtig
grade-blunder = blunder
best-or-good = beste of goede
decisions-by-grade = Beslissingen naar kwaliteit
expected-points = Verwachte punten aan het einde
expected-victory = Verwacht aandeel in de zege
moves-to-see = Zetten om nog eens te bekijken
moves-to-see-none = Geen enkele twijfelachtige beslissing: goed gespeeld!
better-was = Beter was: { $move }
lost-victory = −{ $percent }% kans om te winnen
lost-lead = −{ $points } punten

# The rules.
search-rules = In de regels zoeken
rules-page = Pagina van de regels
search-found = { $n ->
     [0] Niets gevonden
     [one] Eén plek gevonden
    *[other] { $n } plekken gevonden
}
