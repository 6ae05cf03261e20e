# Modul 12: die Damen

m12-title = Die Damen
m12-short = Auf der Siegpunkteleiste stehen Damen. Wer eine erreicht oder an ihr vorbeizieht, nimmt sie mit und schickt sie jede Runde an einen Ort, wo sie etwas kann, was Gehilfen nicht können.

dame-pink = pinke Dame
    .of = der pinken Dame
dame-purple = lila Dame
    .of = der lila Dame

# Fragen und Züge

m12-ask-place = Wohin geht deine { WORD($dame) }?
m12-ask-act = Was tut deine { WORD($dame) } { WORD($place, form: "at") }?

# Worauf es ankommt, wie der Trainer es vor einer Frage sagt.

m12-coach-place = Sie handelt vor deinen Gehilfen, wenn keine Dame ihrer Farbe schon dort war. Frühaufsteher bekommen ihre Hilfe.
m12-coach-act = Ihre Hilfe ist frei: Nimm, was kein Gehilfe jetzt tun kann.

m12-do-keep = sie bleibt zu Hause
m12-do-place = { WORD($place, form: "to") }
m12-do-forgo = nichts
m12-do-swap = { $paints_one } und { $paints_other } tauschen
m12-do-trade = { WORD($given) } gegen { WORD($taken) } tauschen
m12-do-reserve = { $segment } reservieren
m12-do-thalers = { $thalers } Taler nehmen
m12-do-bishop = den Bischof für { $thalers } Taler nach { $segment } bewegen
m12-do-mood = Stimmung { SIGNED($mood) }
m12-note-reserved = von dir reserviert

# Was geschah

m12-event-met = trifft auf Feld { $space } eine { WORD($dame) }
m12-event-sent = schickt die { WORD($dame) } { WORD($place, form: "to") }
m12-event-blocked = stellt fest, dass { WORD($place, form: "at") } schon eine Dame derselben Farbe geholfen hat: Die { WORD($dame) } tut nichts
m12-event-swapped = tauscht auf dem Markt { $paints_one } und { $paints_other }
m12-event-reserved = reserviert { $segment }
m12-event-returned = nimmt die Reservierung von { $segment } zurück
m12-event-night = hat { $segment } noch eine Runde lang reserviert
m12-event-helped = nutzt die Hilfe { WORD($dame, form: "of") }
m12-event-traded = tauscht { WORD($given) } gegen { WORD($taken) }

# Warum nicht

m12-why-when = Eine Dame bekommst du, wenn du sie auf der Siegpunkteleiste erreichst oder an ihr vorbeiziehst, von jeder Farbe eine; von da an schickst du sie beim Planen an einen Ort.
m12-why-reserved = Jemand anderes hat diesen Abschnitt reserviert.
m12-why-bishop = Hier steht der Bischof.
m12-why-covered = Ein Aktionsplättchen deckt diesen Ort ab, darum kann keine Dame dorthin.
m12-why-other-dame = Dorthin geht deine andere Dame.
m12-why-slot = Einen Tausch findest du beim Plättchen im ersten der beiden Marktstände.

# Board and box

word-dame = Dame
word-reservation = Reservierung
mod-reserved = von { $name } reserviert
mod-reservation-free = Reservierungsplättchen, nicht gelegt
mod-used = In dieser Runde benutzt
mod-dames-wait = { $n ->
        [one] 1 Dame wartet auf der Siegpunkteleiste
       *[other] { $n } Damen warten auf der Siegpunkteleiste
    }
mod-dame-at = { WORD($dame) }: { WORD($place) }
mod-reserved-day = { $segment } reserviert, bei Tag
mod-reserved-night = { $segment } reserviert, bei Nacht
box-m12_dames-rosary_4 = Felder der Damen
box-m12_dames-rosary_3 = Felder der Damen

# Die Lektion.

m12-lesson-what = Auf der Siegpunkteleiste stehen Damen. An einer bist du vorbeigezogen, und sie kam mit. Von jetzt an hilft sie jede Runde an einem Ort.
m12-lesson-plan = Schicke sie zum Markt: Ziehe sie dorthin oder drücke sie. Dann ein Gehilfe auf jeden Ort, und „Bereit“.
m12-lesson-swap = Auf dem Markt tauscht sie zwei Plättchen verschiedener Marktstände, bevor du kaufst. Tausche { $paints } und { $paints_other }.
m12-lesson-end = Jetzt liegt am Stand, was du willst. Im Dom reserviert sie einen Abschnitt, im Atelier bringt sie Geld, im Theater setzt sie die Stimmung auf 0. Von jeder Farbe handelt an einem Ort nur die erste.
