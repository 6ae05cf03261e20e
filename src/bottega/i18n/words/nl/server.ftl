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
error-unplayable = Dit spel kan hier niet geopend worden: { $problem }.
error-box-gone = Deze tafel speelt met het materiaalbestand “{ $box }”, dat de gastheer niet meer aanbiedt. De tafel kan open als het bestand terug is.
error-box-changed = Deze tafel speelt met het materiaalbestand “{ $box }”, dat sindsdien veranderd is. De tafel kan open als het bestand weer is zoals het was.
error-not-your-table = Dat mogen alleen mensen aan deze tafel.
error-not-over = Dit is te zien als het spel is afgelopen.
error-seat-given = Op jouw plaats wordt nu op een ander apparaat gespeeld.
error-setup = Zo kan er geen partij worden klaargezet: { $problem }.
error-record = Dit verslag is niet leesbaar: { $problem }.
error-bad-link = Deze uitnodiging is niet meer geldig. Vraag om een nieuwe.
error-seated = Je zit al aan deze tafel.
error-seat-taken = Deze plaats is bezet.
error-not-found = Hier is niets.
error-method = Dat kan hier niet.
error-busy = Er denken er nu veel na. Vraag het zo nog eens.
error-too-fast = Te veel tegelijk. Wacht even.
error-too-big = Dit is te lang: hoogstens { $most } bytes.
error-wish-declined = Dat is geweigerd. Na de volgende zet kun je het weer vragen.
error-wish-open = Je hebt het al gevraagd. Wacht op het antwoord.
error-wrong-host = Zo heet deze server niet: gebruik het adres waarmee hij is gestart, of start hem met --name.
error-wrong-origin = Dit verzoek komt van de pagina van een andere site.
error-broken = Er ging iets mis op de server. Er is niets gebeurd; probeer het opnieuw.
error-empty = Schrijf eerst iets.
error-signs = In deze tekst staan tekens die niet kunnen worden getoond. Verwijder ze.

# A problem that is said in English only, beside it.
fault-unknown = er klopt iets niet

# Lines of the log that are no event of the game.
event-undo = neemt een zet terug
event-unplanned = plant opnieuw
event-flag = heeft geen tijd meer: een bot beslist
error-taken-back = Deze plaats heeft te vaak teruggenomen. In de loop van het spel kan het weer.
error-spectators-read = Wie hier meekijkt, leest de chat en schrijft niet.
error-chat-full = Aan deze tafel kan niets meer gezegd worden.
error-lesson-later = In een spel mag dat. In deze les komt eerst iets anders: zie de kaart.
error-lesson-plan = Een goed plan, maar niet dat van deze les: zie de kaart, en verplaats je stukken.
