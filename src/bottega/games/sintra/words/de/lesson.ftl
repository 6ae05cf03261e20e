# Die Lektion des Spiels.

sintra-lesson-palace = Das ist dein Palast. Fülle seine Fenster mit Glas: Jedes Fenster bringt Punkte, und wer nach sechs Runden die meisten hat, gewinnt. Über jedem Fenster liegt ein Musterstreifen mit fünf Feldern für je einen Glasstein; ein Jokerfeld nimmt jede Farbe.
sintra-lesson-factories = Das sind die Manufakturen mit je vier Glassteinen. In deinem Zug nimmst du alle Glassteine einer Farbe aus einer von ihnen.
sintra-lesson-take = Nimm { $panes } aus Manufaktur 5. Was du dort lässt, kommt in die Tischmitte.
sintra-lesson-took = Drei gelbe Glassteine gehören dir.
sintra-lesson-place = Alle kommen auf einen Streifen: den unter deinem Glaser oder einen rechts davon, wie der goldene Pfeil zeigt. Streifen 4, { $panes }, hat Platz für alle drei. Dein Glaser geht dorthin.
sintra-lesson-placed = Sie passen alle, keiner zerbricht.
sintra-lesson-middle = Der andere hat Orange genommen. Was übrig war, liegt jetzt in der Tischmitte: Auch hier nimmt man alle Glassteine einer Farbe. Die Runde endet, wenn kein Glasstein mehr auf dem Tisch liegt.
sintra-lesson-marker = Dir fehlen zwei weiße Glassteine. Nimm { $panes } aus der Tischmitte. Wer hier als Erster nimmt, bekommt auch den Startspielermarker: Er kostet einen Schritt auf der Bruchglasleiste, und du beginnst die nächste Runde.
sintra-lesson-fill = Du bist auf der Bruchglasleiste einen Schritt gesunken. Was sie anzeigt, verlierst du am Ende. Bei −18 verlörest du die Punkte sofort, und der Marker begänne von vorn. Auf Streifen 4 fehlen genau diese zwei. Mach ihn voll.
sintra-lesson-keep = Der Streifen ist voll! Einer seiner Glassteine kommt ins Fenster, vier verlassen das Tableau. Hier ist es gleich, welcher: Behalte den, der dir gefällt.
sintra-lesson-scored = 3 Punkte für drei gelbe Glassteine, denn Gelb bringt in dieser Runde den Bonus. Und 2 für das Fenster.
sintra-lesson-windows = Ein Fenster bringt seinen Wert und den aller Fenster rechts davon, in denen Glas ist. Fang also rechts an: Was dort steht, zählt wieder und wieder. Jedes Fenster hat zwei Hälften, darum wird jeder Streifen zweimal gefüllt.
sintra-lesson-blue = Sieh nun, wie nichts zerbricht. Nimm { $panes } aus Manufaktur 2.
sintra-lesson-breaks = Streifen 6 hat Platz für einen blauen Glasstein, der andere würde zerbrechen. Streifen 7 nimmt beide: Wähle ihn.
sintra-lesson-whole = Nichts zerbrochen. Jeder zerbrochene Glasstein hätte einen Schritt gekostet.
sintra-lesson-glazier = Dein Glaser ist weit gekommen: Streifen links von ihm sind außer Reichweite. Statt Glassteine zu nehmen, darfst du ihn zurücksetzen. Das kostet deinen Zug. Tu es jetzt.
sintra-lesson-back = Er steht wieder über deinem Streifen ganz links.
sintra-lesson-end = Sechs Runden wie diese. Am Ende bringen die Ornamente zwischen den Fenstern bis zu 10 Punkte, je drei Glassteine auf Streifen 1, und Bruchglas kostet. Das ist alles: Du kannst spielen!

# Wie man gewinnt, in fünf Zeilen.
sintra-goal-1 = Fülle einen Streifen mit fünf Glassteinen, und einer davon kommt ins Fenster.
sintra-goal-2 = Ein Fenster bringt seinen Wert und den aller Fenster mit Glas rechts davon.
sintra-goal-3 = Glassteine in der Farbe der Runde bringen je 1 Punkt, wenn ihr Streifen voll ist.
sintra-goal-4 = Glassteine ohne Platz zerbrechen: Jeder kostet einen Schritt, und Schritte kosten am Ende Punkte. Bei −18 sind die Punkte sofort weg, und der Marker beginnt von vorn.
sintra-goal-5 = Nach sechs Runden wird der Palast gewertet; die meisten Punkte gewinnen.
