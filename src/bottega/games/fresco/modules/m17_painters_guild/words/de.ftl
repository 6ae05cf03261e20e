# Modul 17: die Malergilde

m17-title = Die Malergilde
m17-short = Bei der Gilde liegen eine Grundfarbe und eine Mischfarbe. In der Werkstatt darf ein Gehilfe, statt zu mischen, eine Farbe gegen die der gleichen Art tauschen.

m17-ask-work = Was mischst du, oder was tauschst du mit der Gilde? (noch { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    })

# Worauf es ankommt, wie der Trainer es vor einer Frage sagt.

m17-coach-work = Jeder Gehilfe hat zwei Schritte. Tausche eine überzählige Farbe gegen eine fehlende, dann mische.

m17-do-stop = nichts mehr
m17-do-blend = { WORD($paint) } aus { WORD($one) } und { WORD($other) }
m17-do-exchange = { WORD($given) } gegen das { WORD($taken) } der Gilde
m17-event-exchanged = tauscht mit der Gilde { WORD($given) } gegen { WORD($taken) }

m17-why-when = In der Werkstatt kann jeder Schritt eines Gehilfen ein Tausch mit der Gilde sein statt einer Mischung.
m17-why-paint = Du hast keine andere Farbe dieser Art, die du dafür geben könntest.
m17-why-steps = Deine Gehilfen haben keinen Schritt mehr übrig.
m17-why-blend = Für { WORD($paint) } brauchst du { WORD($one) } und { WORD($other) }; du hast nicht beides.

# Board and box

mod-guild = Bei der Gilde: { WORD($paint) } gegen eine andere Farbe

# Die Lektion.

m17-lesson-what = Die Gilde hat eine Grundfarbe und eine Mischfarbe. Deine zwei Gehilfen in der Werkstatt haben je zwei Schritte: eine Mischung oder einen Tausch.
m17-lesson-swap = Gib Gelb für das Rot der Gilde. Dein Gelb liegt dann dort, für jeden, der es will.
m17-lesson-blend = Mische jetzt { $paints } aus Rot und Blau.
m17-lesson-end = Ebenso tauschst du eine Mischfarbe gegen die Mischfarbe dort. Zwei Schritte sind noch übrig: Nutze sie, wenn du willst.
