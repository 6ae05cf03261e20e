# Leonardo, der Dritte, wenn zwei spielen.

m00-title = Leonardo
m00-short = Zu zweit malt ein Dritter mit, den ihr abwechselnd führt. Er belegt eine Zeile der Herberge, schließt einen Marktstand und restauriert einen Abschnitt: So bleibt weniger für euch.

fresco-ask-leonardo-wakes = Wann steht Leonardo auf?
fresco-ask-leonardo-closes = Welchen Marktstand schließt Leonardo?
fresco-ask-leonardo-walks = Wohin geht Leonardo?

# Worauf es ankommt, wie der Trainer es vor einer Frage sagt.

fresco-coach-leonardo-wakes = Leonardo stört einen von euch: Stell ihn hin, wo er den anderen mehr stört als dich.
fresco-coach-leonardo-closes = Lass ihn den Stand schließen, den der andere braucht.
fresco-coach-leonardo-walks = Er nimmt einen Abschnitt weg: Führe ihn zu einem, den der andere restaurieren könnte.

fresco-do-leonardo-restore = { $segment } restaurieren: { $points } Punkte

fresco-event-steered = führt Leonardo

fresco-why-bed-leonardo = Zu dieser Zeit steht schon Leonardo auf.
fresco-why-leonardo-closes = Leonardo kauft nichts; er schließt einen ganzen Marktstand.
fresco-why-leonardo-walks = Leonardo geht einen Schritt, nicht diagonal, zu einem Abschnitt, der nicht restauriert ist; gibt es keinen, zu einem mit dem niedrigsten Wert.

# Die Lektion.

m00-lesson-who = Ihr seid zu zweit, darum malt Leonardo als Dritter mit. In dieser Runde führst du ihn. Er hat weder Geld noch Farben und kann nicht gewinnen, aber er nimmt, was du willst.
m00-lesson-wake = Er steht auf wie alle anderen: Wähle 5 Uhr für ihn, dann handelt er vor euch.
m00-lesson-plan = Er plant nichts. Du schon: einen Gehilfen auf jeden Ort, dann „Bereit“.
m00-lesson-close = Auf dem Markt muss er in jeder Runde einen Marktstand schließen. Du sagst, welchen: Schließe Marktstand I.
m00-lesson-buy = Jetzt bist du selbst dran: Kaufe { $paints }.
m00-lesson-walk = Im Dom geht er einen Schritt zu einem Plättchen neben sich, restauriert es ohne Farbe und wertet für sich. Schicke ihn nach C2.
m00-lesson-end = Der Bischof ist mitgegangen, der Bonus liegt jetzt anderswo. Nächste Runde führt ihn der andere. Nimm mit ihm weg, was andere brauchen.
