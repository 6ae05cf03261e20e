# Worauf es ankommt, wie der Trainer es vor einer Frage sagt.

sintra-coach-turn = Nimm, wofür ein Streifen Platz hat, so viele wie passen. Liegen gute Streifen links vom Glaser, lohnt es sich, ihn zurückzusetzen.
sintra-coach-take = Nimm, wofür ein Streifen Platz hat: Der Rest zerbricht. Sieh auch, was du den anderen lässt.
sintra-coach-place = Was nicht passt, zerbricht. Der Glaser geht mit und kommt nicht von selbst zurück: Was links von ihm liegt, wartet.
sintra-coach-lay = Joker nehmen jede Farbe. Lass die Felder frei, die sich später am leichtesten füllen.
sintra-coach-keep = Die Punkte sind gleich. Mit Ornamenten am Palast (Seite A) zählt jede gefüllte Hälfte, gleich in welcher Farbe. Ohne (Seite B) zählt die beste Farbe der Fenster: Behalte die, von der du am meisten hast.
