# Leonardo, der Dritte, wenn zwei spielen.

m00-title = Leonardo
m00-short = Zu zweit malt ein Dritter mit, den ihr abwechselnd führt. Er belegt eine Zeile der Herberge, schließt einen Marktstand und restauriert einen Abschnitt: So bleibt weniger für euch.

fresco-ask-leonardo-wakes = Wann steht Leonardo auf?
fresco-ask-leonardo-closes = Welchen Marktstand schließt Leonardo?
fresco-ask-leonardo-walks = Wohin geht Leonardo?

fresco-do-leonardo-restore = { $segment } restaurieren: { $points } Punkte

fresco-event-steered = führt Leonardo

fresco-why-bed-leonardo = Zu dieser Zeit steht schon Leonardo auf.
fresco-why-leonardo-closes = Leonardo kauft nichts; er schließt einen ganzen Marktstand.
fresco-why-leonardo-walks = Leonardo geht einen Schritt, nicht diagonal, zu einem Abschnitt, der nicht restauriert ist; gibt es keinen, zu einem mit dem niedrigsten Wert.
