# Die Lektion des Grundspiels.

fresco-lesson-ceiling = Du bist Malermeister. Der Bischof will dieses Fresko restaurieren lassen: Jeder der 25 Abschnitte bringt Punkte. Wer am Ende auf der Siegpunkteleiste am weitesten vorn steht, gewinnt. Eine Runde hat drei Teile: aufstehen, planen, handeln.
fresco-lesson-wake = Zuerst: Wann stehst du auf? Wer früh aufsteht, handelt überall zuerst, ist aber schlechter gestimmt und zahlt mehr für jedes Marktplättchen. Steh um 7 Uhr auf: Stimmung −1, Plättchen kosten 2.
fresco-lesson-woke = Du bist zuerst auf und handelst an jedem Ort zuerst.
fresco-lesson-sheet = Das ist dein Aktionstableau. Von links nach rechts: Markt für Farben, Dom für Punkte, Atelier für Geld, Werkstatt zum Mischen, Theater für die Stimmung. Alle planen geheim.
fresco-lesson-plan = Du hast fünf Gehilfen. Setze einen auf jeden Ort: Drücke auf eine Spalte oder ziehe sie. Dann drücke „Bereit“.
fresco-lesson-shown = Alle Pläne liegen offen. Jetzt werden die Orte von links nach rechts gespielt, an jedem in der Reihenfolge des Aufstehens.
fresco-lesson-market = Markt: Jeder Gehilfe kauft ein Plättchen, alle vom selben Stand. Kaufe { $paints } an Marktstand III für 2 Taler. Was dort übrig ist, kommt zurück in den Beutel.
fresco-lesson-bought = Rot und Gelb gehören dir.
fresco-lesson-tile = Dom: Ein Abschnitt wird mit den Farben seines Plättchens restauriert. Für diesen hast du { $paints }; er ist 3 Punkte wert. Statt eines Abschnitts darf ein Gehilfe den Altar restaurieren: mit drei Farben, für 2 bis 6 Punkte.
fresco-lesson-bishop = Der Bischof bringt ringsum 2 Punkte mehr, und 3, wo er steht. Für 1 Taler geht er einen Schritt. Setze ihn auf deinen Abschnitt.
fresco-lesson-restore = Restauriere ihn jetzt: 3 Punkte für das Plättchen und 3 für den Bischof.
fresco-lesson-restored = 6 Punkte! Das Plättchen gehört dir und bringt in jeder Runde 1 Taler Einkommen.
fresco-lesson-blend = Das Atelier hat dir 3 Taler gebracht. In der Werkstatt mischt jeder Gehilfe bis zu zweimal. Mische { $paints_made } aus { $paints }: Die besten Plättchen verlangen Mischfarben.
fresco-lesson-blended = Was du jetzt mischst, dient in der nächsten Runde, denn der Dom kommt vor der Werkstatt.
fresco-lesson-mood = Das Theater hat deine Stimmung um 2 gehoben. Haben dort alle gehandelt, endet die Runde. Bei +3 hilft dir ein sechster Gehilfe, bei −3 bleibt einer zu Hause.
fresco-lesson-end = Dann gibt es Einkommen, der Markt wird neu gefüllt, und wer auf der Siegpunkteleiste der Letzte ist, steht als Erster auf. Sind zu Beginn einer Runde sechs oder weniger Plättchen übrig, ist sie die letzte. Am Ende sind 2 Taler 1 Punkt. Das ist alles: Du kannst spielen!

# Wie man gewinnt, in fünf Zeilen.
fresco-goal-1 = Restauriere Abschnitte des Freskos mit den verlangten Farben: Jeder bringt seinen Wert.
fresco-goal-2 = Der Bischof bringt auf seinem Abschnitt 3 Punkte mehr und ringsum 2. Er geht dorthin, wo du restaurierst.
fresco-goal-3 = Der Altar bringt für drei Farben 2 bis 6 Punkte, so oft du willst.
fresco-goal-4 = Jedes restaurierte Plättchen bringt dir jede Runde 1 Taler.
fresco-goal-5 = Am Ende sind 2 Taler 1 Punkt, und wer am weitesten vorn steht, gewinnt. Module haben eigene Punkte.
