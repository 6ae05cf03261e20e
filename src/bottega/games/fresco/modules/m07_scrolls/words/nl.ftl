# Module 7: de schriftrollen.

m07-title = De schriftrollen
m07-short = Iedereen heeft een geheime rij en een geheime kolom van het fresco. Restaureer je daarin een segment, dan mag je die onthullen en scoor je voor alles wat er gerestaureerd is.
source-scrolls = schriftrollen

scroll-row = rij { $row }
scroll-column = kolom { $column }

m07-ask-reveal = Onthul je een schriftrol?

# Waar het op aankomt, zoals de coach het vóór een vraag zegt.

m07-coach-reveal = 2 punten per gerestaureerd segment van de lijn. Wacht op meer, maar niet tot iemand haar voltooit.

m07-do-row = de rij onthullen voor { $points } punten
m07-do-column = de kolom onthullen voor { $points } punten
m07-do-both = rij en kolom onthullen voor { $points } punten
m07-do-keep = de schriftrollen houden

m07-event-one = onthult { $line } voor { $points } punten
m07-event-both = onthult { $row } en { $column } voor { $points } punten

m07-why-revealed = Deze schriftrol is al onthuld.
m07-why-other-line = Het segment dat je hebt gerestaureerd, ligt niet op deze lijn.
m07-why-moment = Een schriftrol mag je onthullen meteen nadat je een segment van die lijn hebt gerestaureerd.
m07-why-crossing = Beide schriftrollen samen mag je onthullen meteen nadat je het segment op hun kruispunt hebt gerestaureerd.

# Board and box

word-scroll = rol
mod-own-row = Je schriftrol: rij { $row }
mod-own-column = Je schriftrol: kolom { $column }
mod-own-both = Beide schriftrollen, kruispunt { $segment }
mod-own-scrolls = { $n ->
        [one] 1 geheime schriftrol
       *[other] { $n } geheime schriftrollen
    }
mod-revealed = Onthuld
mod-scrolls = { $line ->
        [one] 1 punt
       *[other] { $line } punten
    } voor elk gerestaureerd segment van een rij of kolom; { $crossing } als je beide samen onthult

# De les.

m07-lesson-what = Je hebt twee geheime schriftrollen: een rij en een kolom van het fresco. Hoe meer ervan gerestaureerd is als je ze onthult, hoe meer ze opbrengen, door wie ook.
m07-lesson-restore = Om te onthullen moet je iets op de lijn restaureren. D3 ligt op allebei: restaureer het.
m07-lesson-reveal = Eén lijn brengt 2 punten per gerestaureerd segment. Allebei op hun kruising brengen er 3, en de kruising telt dubbel. Onthul ze allebei.
m07-lesson-end = 6 punten. In een spel wacht je tot er meer gerestaureerd is, maar niet te lang: maken anderen de lijn af, dan is de schriftrol niets meer waard.
