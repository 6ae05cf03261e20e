# Was alle Spiele sagen.

# Wer wonach gefragt wird.

ask-over = Das Spiel ist zu Ende.

# Warum etwas gerade nicht geht.

why-over = Das Spiel ist zu Ende.
why-watching = Du schaust zu; nur wer mitspielt, kann ziehen.
why-can = Das kannst du jetzt tun.
why-turn = Spieler { $player } ist am Zug ({ WORD($moment) }).
why-planned = Du hast geplant; die anderen planen noch.
why-question = Gerade wird etwas anderes gefragt: { $question }

# Woher Punkte kommen, in Sintra und mit Modul 6.

source-windows = Fenster
