# Modul 1: die Porträts.

m01-title = Die Porträts
m01-short = Im Atelier darf ein Gehilfe eine bekannte Person malen. Manche Karten bringen sofort etwas, andere helfen bis zum Spielende.
source-portraits = Porträts

# Wer gemalt wird: `a` im Akkusativ, `start` am Satzanfang.

portrait-gods-servant = Diener Gottes
    .a = den Diener Gottes
    .start = Der Diener Gottes
portrait-actor = Schauspieler
    .a = den Schauspieler
    .start = Der Schauspieler
portrait-abbot = Abt
    .a = den Abt
    .start = Der Abt
portrait-sexton = Kirchenvogt
    .a = den Kirchenvogt
    .start = Der Kirchenvogt
portrait-merchant = Händler
    .a = den Händler
    .start = Der Händler
portrait-muse = Muse
    .a = die Muse
    .start = Die Muse
portrait-patron = Gönner
    .a = den Gönner
    .start = Der Gönner
portrait-peer = Edelmann
    .a = einen Edelmann
    .start = Ein Edelmann
portrait-pretty-girl = Schönes Mädchen
    .a = das schöne Mädchen
    .start = Das schöne Mädchen
portrait-virgin-mary = Marienbild
    .a = ein Marienbild
    .start = Ein Marienbild
portrait-bishop = Bischof
    .a = den Bischof
    .start = Der Bischof
portrait-self-portrait = Selbstporträt
    .a = ein Selbstporträt
    .start = Ein Selbstporträt

# Was eine Karte bringt.

m01-power-gods-servant = 1 Taler mehr Einkommen
m01-power-actor = Stimmung +3 für jeden Gehilfen im Theater
m01-power-abbot = Bischofsbonus +1
m01-power-sexton = Bischof für 1 Taler auf einen beliebigen Abschnitt, einmal pro Runde
m01-power-merchant = 2 Grundfarben, 1 Taler
m01-power-muse = Stimmung ganz nach oben
m01-gifts = { $gifts }
m01-gift-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
m01-gift-thalers = { $n } Taler
m01-gift-mood = Stimmung { SIGNED($n) }
m01-gift-paint = { WORD($paint) }

# Fragen und Antworten.

m01-ask-merchant = Welche zwei Farben bringt der Händler?
m01-ask-leonardo = Wen malt Leonardo?

# Worauf es ankommt, wie der Trainer es vor einer Frage sagt.

m01-coach-merchant = Nimm, was dir in dieser Runde einen Abschnitt vollmacht.
m01-coach-leonardo = Nimm die Karte weg, die dem anderen am meisten nützt.

m01-do-merchant = { WORD($one) } und { WORD($other) }
m01-do-sexton = der Kirchenvogt schickt den Bischof für 1 Taler nach { $segment }
m01-do-paint = { WORD($portrait, form: "a") } malen ({ $rewards })
m01-do-paint-instead = { WORD($portrait, form: "a") } malen ({ $rewards }), statt 3 Taler zu nehmen
m01-do-paint-besides = { WORD($portrait, form: "a") } malen ({ $rewards }), dazu die Taler
m01-note-abbot = dazu 1 für den Abt

# Was geschah.

m01-event-opened = { WORD($portrait, form: "start") } ({ $rewards }) kann gemalt werden
m01-event-painted = malt { WORD($portrait, form: "a") } ({ $rewards })
m01-event-removed = { WORD($portrait, form: "start") } ({ $rewards }) kommt ungemalt aus dem Spiel
m01-event-abbot = hat Hilfe vom Abt: 1 Punkt mehr
m01-event-merchant = bekommt { WORD($one) } und { WORD($other) } vom Händler

# Warum nicht.

m01-why-taken = Dieses Porträt ist schon gemalt; nächste Runde kommt ein neues.
m01-why-painted = Du hast diese Runde schon ein Porträt gemalt; mehr geht nicht.
m01-why-studio = Porträts malt ein gesunder Gehilfe im Atelier, eines pro Runde.
m01-why-merchant = Der Händler bringt zwei Grundfarben: Wähle sie auf dem Ateliertableau.

# Board and box

word-portrait = Porträt
mod-cards-left = { $n ->
        [one] 1 Porträt im Stapel
       *[other] { $n } Porträts im Stapel
    }
mod-taken = vergeben
mod-painted = hat in dieser Runde gemalt
mod-sexton-used = der Kirchenvogt war in dieser Runde unterwegs
box-m1_portraits-A = Porträts des Stapels A
box-m1_portraits-B = Porträts des Stapels B und ihre Zahlen
box-m1_portraits-C = Porträts des Stapels C und ihre Zahlen

# Die Lektion.

m01-lesson-what = Zwei Porträts liegen offen. Im Atelier darf einer deiner Gehilfen eines malen, einmal in der Runde, und bekommt auch seinen Lohn. Dein Plan hat zwei Gehilfen dorthin geschickt.
m01-lesson-paint = Male den Abt: Von jetzt an bringt dir der Bischof auf einem Abschnitt 1 Punkt mehr.
m01-lesson-end = Manche Porträts bleiben bei dir, andere helfen einmal. Was niemand malt, kommt aus dem Spiel, und zwei neue kommen. Werden die letzten zwei aufgedeckt, beginnt die letzte Runde.
