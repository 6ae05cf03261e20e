# What is wrong with a game somebody wants to set up.

setup-game = er bestaat geen spel “{ $word }”; mogelijk zijn: { $games }
setup-players = { $game } kan niet met { $players } spelers worden gespeeld; mogelijke aantallen spelers: { $counts }
setup-seed = de beginwaarde { $seed } is niet mogelijk; kies een geheel getal van 0 tot en met { $most }
setup-option = { $game } heeft geen keuze “{ $option }”; mogelijk zijn: { $options }
setup-no-options = geen
setup-value = “{ $option }” kan niet “{ $value }” zijn; mogelijk zijn: { $values }
setup-bot = er bestaat geen bot “{ $bot }”; mogelijk zijn: { $bots }
setup-nobody = minstens één plaats moet voor een mens zijn
setup-box = er is geen materiaalbestand “{ $box }”; kies een ander, of het onze
setup-rated = een partij voor de ranglijst heeft geen tips, toont niets wat verborgen is, en iedereen speelt op een eigen scherm, met ons materiaal en tegen de niveaus van de bots
setup-rules = gespeeld met versie { $played } van de regels van { $game }, dit is versie { $here }; gebruik de Bottega waarmee is gespeeld
setup-components = gespeeld met materiaalbestand { $played }, niet met { $here }; het juiste moet met --components FILE worden opgegeven
setup-seats = { $players } spelers hebben { $players } plaatsen nodig, niet { $seats }

# What is wrong with a move.

move-over = het spel is afgelopen; er kan geen zet meer volgen
move-turn = speler { $player } is niet aan de beurt; wacht op speler { $other }
move-number = zet { $number } is hier niet mogelijk; mogelijk zijn: { $legal }
move-unclear = “{ $text }” is geen antwoord op de vraag; schrijf een zet als { $like }

# Why nothing is taken back.

undo-nothing = je hebt niets besloten dat je kunt terugnemen
undo-decided = speler { $player } heeft sindsdien iets besloten; speel verder
undo-shown = er is sindsdien iets getrokken of onthuld, en dat is niet meer te verbergen; speel verder

# What is wrong with a record, and where.

record-line = regel { $line }: { $problem }
record-header = kop: { $problem }
record-move = zet { $number }: { $problem }

record-none = hier hoort “{ $wanted }” te staan, er staat “{ $found }”; dit is geen partijverslag
record-cut-off = het bestand houdt hier op, maar { $wanted } ontbreekt nog; het is afgebroken
record-quoted = “{ $text }”
record-wants-header = de rest van de kop met een lege regel
record-wants-entry = een gegeven
record-wants-moves = de rest van de zetten met een lege regel
record-wants-result = de uitslag
record-entry = hier horen een naam, een dubbele punt en een waarde te staan; er staat “{ $found }”
record-missing = in de kop ontbreekt “{ $entry }:”; voeg het toe boven deze regel
record-header-twice = “{ $entry }” staat twee keer in de kop; verwijder er een
record-number = { $entry } moet een geheel getal zijn, niet “{ $found }”
record-the-player = de speler
record-move-line = hier hoort zet { $number } te staan, met nummer, speler en zet; er staat “{ $found }”
record-player = er is geen speler { $player }; de spelers tellen van 1 tot en met { $players }
record-wanted = hier hoort “{ $wanted }:” te staan; er staat “{ $found }:”
record-count = “{ $entry }” heeft { $count } getallen nodig, één per speler, niet { $found }
record-result-twice = “{ $entry }” staat twee keer in de uitslag; verwijder er een
record-no-end = hier hoort “end” te staan, er staat “{ $found }”; verwijder dat
record-after-end = na “end” mag niets volgen, er staat “{ $found }”; verwijder dat

record-unfinished = uitslag: er staat “unfinished”, maar het spel is afgelopen
record-not-over = uitslag: na zet { $number } is het spel niet afgelopen, maar er staat een uitslag
record-result = uitslag: “{ $entry }” is vastgelegd als { $stated }, nagespeeld { $found }
record-nothing = niets
