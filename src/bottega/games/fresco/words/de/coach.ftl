# Worauf es ankommt, wie der Trainer es vor einer Frage sagt.

fresco-coach-wake = Früh: Du wählst überall zuerst, aber die Stimmung sinkt und Plättchen kosten mehr. Bei +3 ein Gehilfe mehr, bei −3 einer weniger.
fresco-coach-cover = Ein Plättchen nimmt eine ganze Spalte: Decke einen Ort ab, den du in dieser Runde entbehren kannst.
fresco-coach-plan = Markt vor dem Dom, Werkstatt danach: Was du mischst, dient in der nächsten Runde. Schick niemanden hin, wo du nicht zahlen kannst.
fresco-coach-neutral = Er kann statt eines deiner Gehilfen krank werden: Stell ihn hin, wo es am wenigsten schadet.
fresco-coach-else = Deine Gehilfen sind hier fertig. Nutze, was keinen von ihnen kostet, oder mach weiter.
fresco-coach-buy = Alles an einem Stand. Kaufe, was der Abschnitt verlangt, den du willst. Nichts Brauchbares? Schließe den Stand, den die anderen brauchen.
fresco-coach-restore = Der Bischof bringt auf seinem Abschnitt 3 und ringsum 2; ein Schritt kostet 1 Taler. Wertvolle Abschnitte sind zuerst weg.
fresco-coach-restore-ill = Ein kranker Gehilfe restauriert keinen Abschnitt neben dem Bischof, wohl aber den, auf dem er steht.
fresco-coach-studio = Taler kaufen Farben und bewegen den Bischof; 2 davon sind am Ende 1 Punkt.
fresco-coach-theater = Gute Stimmung lässt dich in der nächsten Runde früh aufstehen, und bei +3 bringt sie einen Gehilfen.
fresco-coach-before-blending = Was du hier tust, kostet einen Gehilfen: Wäge es gegen zwei Mischungen ab.
fresco-coach-blend = Mische, was die Abschnitte und der Altar verlangen, die du als Nächstes willst. Jede Mischung kostet zwei Farben.
fresco-coach-space = Davor ist ein Punkt mehr. Dahinter wählst du früher deine Zeit: Der Letzte auf der Leiste steht zuerst auf.
