# What is wrong with a game somebody wants to set up.

setup-game = Es gibt kein Spiel „{ $word }“; möglich sind: { $games }
setup-players = { $game } kann man nicht zu { $players } spielen; mögliche Spielerzahlen: { $counts }
setup-seed = Den Startwert { $seed } gibt es nicht; wähle eine ganze Zahl von 0 bis { $most }
setup-option = { $game } hat keine Auswahl „{ $option }“; möglich sind: { $options }
setup-no-options = keine
setup-value = „{ $option }“ kann nicht „{ $value }“ sein; möglich sind: { $values }
setup-bot = Es gibt keinen Bot „{ $bot }“; möglich sind: { $bots }
setup-nobody = mindestens ein Platz muss für einen Menschen sein
setup-box = Es gibt keine Materialdatei „{ $box }“; wähle eine andere oder unsere
setup-rated = Eine gewertete Partie hat keine Tipps, zeigt nichts Verdecktes, und alle spielen am eigenen Bildschirm, mit unserem Material und gegen die Stufen der Bots
setup-rules = Gespielt wurde nach Version { $played } der Regeln von { $game }, hier gilt Version { $here }; nimm das Bottega, mit dem gespielt wurde
setup-components = Gespielt wurde mit der Materialdatei { $played }, nicht mit { $here }; die richtige muss mit --components FILE angegeben werden
setup-seats = { $players } Spieler brauchen { $players } Plätze, nicht { $seats }

# What is wrong with a move.

move-over = Das Spiel ist zu Ende; es kann kein Zug folgen
move-turn = Spieler { $player } ist nicht an der Reihe; warte auf Spieler { $other }
move-number = Zug { $number } ist hier nicht möglich; möglich sind: { $legal }
move-unclear = „{ $text }“ beantwortet die Frage nicht; schreib einen Zug wie { $like }

# Why nothing is taken back.

undo-nothing = Du hast nichts entschieden, was du zurücknehmen könntest
undo-decided = Spieler { $player } hat seitdem entschieden; spiel weiter
undo-shown = Seitdem wurde etwas gezogen oder aufgedeckt, das nicht mehr zu verbergen ist; spiel weiter

# What is wrong with a record, and where.

record-line = Zeile { $line }: { $problem }
record-header = Kopf: { $problem }
record-move = Zug { $number }: { $problem }

record-none = Hier gehört „{ $wanted }“ hin, dort steht „{ $found }“; das ist keine Partiemitschrift
record-cut-off = Die Datei endet hier, aber es fehlt noch: { $wanted }; sie ist abgeschnitten
record-quoted = „{ $text }“
record-wants-header = die Angaben des Kopfes und eine leere Zeile
record-wants-entry = eine Angabe
record-wants-moves = die Züge und eine leere Zeile
record-wants-result = das Ergebnis
record-entry = Hier gehören ein Name, ein Doppelpunkt und ein Wert hin; dort steht „{ $found }“
record-missing = Im Kopf fehlt „{ $entry }:“; ergänze es über dieser Zeile
record-header-twice = „{ $entry }“ steht zweimal im Kopf; entferne eins davon
record-number = { $entry } muss eine ganze Zahl sein, nicht „{ $found }“
record-the-player = der Spieler
record-move-line = Hier gehört Zug { $number } hin, mit Nummer, Spieler und Zug; dort steht „{ $found }“
record-player = Es gibt keinen Spieler { $player }; die Spieler zählen von 1 bis { $players }
record-wanted = Hier gehört „{ $wanted }:“ hin; dort steht „{ $found }:“
record-count = „{ $entry }“ braucht { $count } Zahlen, eine je Spieler, nicht { $found }
record-result-twice = „{ $entry }“ steht zweimal im Ergebnis; entferne eins davon
record-no-end = Hier gehört „end“ hin, dort steht „{ $found }“; entferne es
record-after-end = Nach „end“ darf nichts folgen, dort steht „{ $found }“; entferne es

record-unfinished = Ergebnis: Dort steht „unfinished“, aber das Spiel ist zu Ende
record-not-over = Ergebnis: Nach Zug { $number } ist das Spiel nicht zu Ende, aber es steht ein Ergebnis da
record-result = Ergebnis: „{ $entry }“ steht da als { $stated }, nachgespielt { $found }
record-nothing = nichts
