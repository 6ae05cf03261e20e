# What the server says when it does not do something.
error-stale = De tafel is intussen veranderd. Kijk nog eens en kies opnieuw.
error-illegal = { $move } kan nu niet.
error-over = Het spel is afgelopen.
error-not-your-turn = Je bent niet aan de beurt.
error-not-planning = Er valt nu niets te plannen.
error-no-question = Beantwoord de vragen van je plan een voor een.
error-plans-shown = Alle plannen zijn onthuld; het jouwe kun je niet meer wijzigen.
error-no-plan = Je hebt geen plan om terug te nemen.
error-plan-incomplete = Je plan is nog niet compleet.
error-no-way-back = Dit kan niet worden teruggenomen: er is sindsdien iets getrokken of getoond, of je hebt nog niets besloten.
error-ask-first = Anderen hebben intussen verdergespeeld. Vraag hun of je het mag terugnemen.
error-nothing-to-redo = Er is niets om opnieuw te doen.
error-no-wish = Niemand vraagt meer om iets terug te nemen.
error-not-asked = Je instemming wordt niet gevraagd.
error-no-hints = Hints staan uit aan deze tafel.
error-time-up = Je tijd was om: een bot neemt deze beslissing voor je, en die blijft staan.
error-not-your-seat = Dit is niet jouw plaats.
error-id-used = Dit bericht draagt het nummer van iemand anders. Laad de pagina opnieuw.
error-malformed = De server heeft dit niet begrepen. Laad de pagina opnieuw; misschien is ze verouderd.
error-storage = De server kan op dit moment niets opslaan. Er is niets gebeurd; probeer het straks opnieuw.
error-no-table = Deze tafel bestaat niet.
error-unplayable = Deze partij is met andere regels gespeeld dan deze server kent en kan hier niet worden geopend.
error-not-your-table = Dat mogen alleen mensen aan deze tafel.
error-not-over = Dit is te zien als het spel is afgelopen.
error-seat-given = Op jouw plaats wordt nu op een ander apparaat gespeeld.
error-setup = Zo kan er geen partij worden klaargezet: { $problem }
error-record = Dit verslag is niet leesbaar: { $problem }
error-bad-link = Deze uitnodiging is niet meer geldig. Vraag om een nieuwe.
error-seated = Je zit al aan deze tafel.
error-seat-taken = Deze plaats is bezet.
error-not-found = Hier is niets.
error-method = Dat kan hier niet.
error-too-fast = Te veel tegelijk. Wacht even.
error-too-big = Dit is te lang: hoogstens { $most } bytes.
error-wrong-origin = Dit verzoek komt van de pagina van een andere site.
error-broken = Er ging iets mis op de server. Er is niets gebeurd; probeer het opnieuw.
error-empty = Schrijf eerst iets.
error-signs = In deze tekst staan tekens die niet kunnen worden getoond. Verwijder ze.

# What is wrong with a game that somebody wants to set up ...
fault-unknown = er klopt iets niet.
fault-game = er bestaat geen spel “{ $name }”.
fault-players = het kan niet met { $players } spelers worden gespeeld. Mogelijke aantallen spelers: { $counts }.
fault-seed = de beginwaarde moet een geheel getal van 0 tot en met { $most } zijn.
fault-option = er is geen keuze “{ $name }”.
fault-value = “{ $name }” kan niet “{ $value }” zijn. Mogelijk zijn: { $values }.
fault-start = speler { $start } kan bij { $players } spelers niet beginnen.
fault-edition = de module “{ WORD($module) }” hoort niet bij de klassieke editie. Laat die weg of kies de Mega Box.
fault-module = er bestaat geen module “{ $name }”.
fault-bot = er bestaat geen bot “{ $bot }”. Mogelijk zijn: { $bots }.
fault-rules = het is gespeeld met versie { $played } van de regels; deze server heeft versie { $here }.
fault-box = het is gespeeld met ander materiaal ({ $played }) dan deze server heeft ({ $here }).
fault-seats = bij { $players } spelers staan er { $seats } namen in “seats:”.

# ... and with a record.
fault-cut-off = het houdt na regel { $line } op voordat het compleet is. De rest ontbreekt.
fault-no-record = het begint niet met “{ $wanted }”.
fault-move-line = in regel { $line } hoort zet { $move } te staan, met nummer, speler en zet; er staat “{ $found }”.
fault-entry = in regel { $line } horen een naam, een dubbele punt en een waarde te staan; er staat “{ $found }”.
fault-wanted = in regel { $line } hoort “{ $wanted }” te staan; er staat “{ $found }”.
fault-after-end = in regel { $line } staat na “end” nog “{ $found }”. Verwijder dat.
fault-twice = in regel { $line } staat “{ $name }” voor de tweede keer. Verwijder er een.
fault-missing = boven regel { $line } ontbreekt “{ $name }:”.
fault-number = in regel { $line } staat “{ $found }” waar een geheel getal hoort.
fault-no-player = in regel { $line } staat speler { $player }, maar de spelers tellen van 1 tot en met { $players }.
fault-count = in regel { $line } heeft “{ $name }” { $count } getallen nodig, één per speler; er staan er { $found }.
fault-move-over = zet { $move } komt na het einde van het spel.
fault-move-turn = zet { $move } is van speler { $player }, maar speler { $other } is aan de beurt.
fault-move = zet { $move }, “{ $found }”, is daar niet mogelijk.
fault-unfinished = er staat “unfinished”, maar na de zetten is het spel afgelopen.
fault-not-over = er staat een uitslag, maar na zet { $move } is het spel niet afgelopen.
fault-result = “{ $name }” in de uitslag past niet bij de zetten.

# Lines of the log that are no event of the game.
event-undo = neemt een zet terug
event-unplanned = plant opnieuw
event-flag = heeft geen tijd meer: een bot beslist
