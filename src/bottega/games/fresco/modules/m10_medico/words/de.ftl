# Modul 10: der Medicus

m10-title = Der Medicus
m10-short = Jede Runde ist ein Ort infiziert, und Gehilfen, die dort arbeiten, können erkranken. Kranke können weniger, bis eine Flasche vom Medicus sie heilt.
tile-10 = Medicus
    .the = den Medicus
    .nom = der Medicus
    .to = zum Medicus
    .at = beim Medicus
    .on = beim Medicus
    .of = des Medicus
    .tile = Aktionsplättchen Medicus

# Flaschen, und das Infektionsplättchen mit dem Wegweiser

bottle-3 = Arznei mit 3 Portionen
bottle-2 = Arznei mit 2 Portionen
bottle-1 = Arznei mit 1 Portion
bottle-juice = Himbeersaft
infection-same = gleicher Ort

# Fragen und Züge

m10-ask-aside = Welcher Gehilfe wird wegen der Stimmung beiseitegestellt?
m10-ask-ill = Welcher Gehilfe erkrankt?
m10-ask-buy = Welche Flasche kaufst du beim Medicus?
m10-ask-use = Welche Flasche benutzt du, und für wie viele Kranke?

# Worauf es ankommt, wie der Trainer es vor einer Frage sagt.

m10-coach-aside = Leg wenn möglich einen Kranken beiseite: Er tut weniger.
m10-coach-ill = Lass den krank werden, den du am wenigsten brauchst.
m10-coach-buy = Flaschen heilen. Kranke gehen nur in Dom, Atelier und Werkstatt und tun dort weniger.
m10-coach-use = Heile vor dem Planen: Ein gesunder Gehilfe darf überallhin.

m10-do-aside-ill = ein kranker, der gesund zurückkommt
m10-do-aside-gone = ein kranker; keiner von deinen ist beim Medicus und kann für ihn kommen
m10-do-aside-healthy = ein gesunder
m10-do-ill-neutral = der naturfarbene, der ins Theater zurückgeht
m10-do-ill-own = einer deiner eigenen
m10-do-buy = { WORD($bottle, form: "a") } für { $thalers } Taler
m10-do-use = { $healed ->
        [0] { WORD($bottle, form: "a") } ausleeren und niemanden heilen
       *[other] { WORD($bottle, form: "a") } benutzen und { $healed } Gehilfen heilen
    }
m10-do-juice = { WORD($bottle, form: "a") } benutzen: Stimmung +1
m10-do-keep = behalten, was du hast
m10-do-ill-works = jetzt arbeitet ein kranker Gehilfe
m10-do-saint = ein kranker Gehilfe malt mit { WORD($paint) } ein Heiligenbild für { $thalers } Taler

# Was geschah

m10-event-infected = Infizierter Ort: { WORD($place) }
m10-event-same = „Gleicher Ort“, wieder infiziert: { WORD($place) }
m10-event-nowhere = „Gleicher Ort“: Kein Ort ist infiziert
m10-event-ill = meldet einen Gehilfen krank
m10-event-neutral-ill = meldet den naturfarbenen Gehilfen krank
m10-event-aside = stellt einen kranken Gehilfen beiseite, der dabei gesund wird
m10-event-aside-gone = gibt einen kranken Gehilfen zurück; niemand wird beiseitegestellt
m10-event-bought = kauft { WORD($bottle, form: "a") }
m10-event-cannot-pay = kann keine Flasche bezahlen
m10-event-offer = Der Medicus bietet { WORD($bottle, form: "a") } an
m10-event-used = benutzt { WORD($bottle, form: "a") } und heilt { $healed } Gehilfen
m10-event-emptied = leert { WORD($bottle, form: "a") } aus und heilt niemanden
m10-event-juice = benutzt Himbeersaft
m10-event-saint = lässt einen kranken Gehilfen mit { WORD($paint) } ein Heiligenbild malen
m10-event-healthy = hat { $n ->
        [one] 1 gesunden eigenen Gehilfen
       *[other] { $n } gesunde eigene Gehilfen
    }

# Warum nicht

m10-why-empty = Auf diesem Platz steht keine Flasche.
m10-why-limit = Du hast schon { $n } Flaschen, und mehr darf niemand haben.
m10-why-price = Diese Flasche kostet { $thalers } Taler; du hast weniger.
m10-why-buy = Eine Flasche kaufst du auf dem Markt, wenn du dein Aktionsplättchen Medicus dorthin gelegt hast.
m10-why-nobody-ill = Keiner deiner Gehilfen ist krank.
m10-why-nobody-away = Keiner deiner eigenen Gehilfen steht auf dem Medicustableau: Für einen kranken kann niemand zurückkommen.
m10-why-juice-final = Es gibt keinen nächsten Morgen: In der letzten Runde nützt eine bessere Stimmung nichts.
m10-why-juice-mood = Deine Stimmung kann nicht besser werden.
m10-why-use = Flaschen werden benutzt, wenn alle Orte besucht sind, in der Reihenfolge der Aufstehzeiten.
m10-why-apprentice = Einen Gehilfen wählst du hier nur, wenn einer erkrankt, wenn einer wegen der Stimmung beiseitegestellt wird oder wenn ein kranker im Dom arbeitet.
m10-why-when = Ein Infektionsplättchen wird zusammen mit den Plänen aufgedeckt; zu wählen gibt es dabei nichts.
m10-why-useless = Der Medicus hat keine Flasche zu verkaufen.

# Board and box

word-medicine = Arznei
word-juice = Saft
word-ill = krank
word-tile-10 = Medicus
mod-infected = Infiziert: { WORD($place) }
mod-healthy = deine gesunden Gehilfen
mod-neutral = dein naturfarbener Gehilfe
mod-ill = { $n ->
        [one] 1 kranker Gehilfe
       *[other] { $n } kranke Gehilfen
    }
mod-turned = Bisher aufgedeckt
mod-infected-before = In der letzten Runde infiziert: { WORD($place) }
mod-infected-none = Kein Ort ist infiziert
mod-bottle = { WORD($bottle) } für { $price ->
        [one] 1 Taler
       *[other] { $price } Taler
    }
mod-infections-left = { $n ->
        [one] noch 1 verdeckt
       *[other] noch { $n } verdeckt
    }
mod-ill-left = { $n ->
        [one] 1 kranker Gehilfe
       *[other] { $n } kranke Gehilfen
    }
mod-no-bottle = keine Flasche auf dem Platz für { $price ->
        [one] 1 Taler
       *[other] { $price } Taler
    }
mod-infections = Infektionsplättchen
mod-bottles = Flaschen
mod-bottles-pile = { $n } im Stapel, { $gone } verbraucht
mod-at-the-end = Am Ende
mod-healthy-thalers = { $n ->
        [one] 1 Taler für jeden Gehilfen der eigenen Farbe, der nicht beim Medicus ist
       *[other] { $n } Taler für jeden Gehilfen der eigenen Farbe, der nicht beim Medicus ist
    }
mod-away = { $n } beim Medicus
mod-aside = { $n } im roten Sessel
mod-bottle-limit = { $n } von höchstens { $limit } Flaschen
box-m10_medico-prices_4 = Preise der Flaschen

# Was eine Wahl bringt.

brings-bottles = Flaschen { $n }
brings-ill = kranke Gehilfen { $n }

# Die Lektion.

m10-lesson-what = Eine Krankheit geht um. Wenn die Pläne offen liegen, ist ein Ort infiziert. Wer dort gearbeitet hat, dem erkrankt ein Gehilfe.
m10-lesson-plan = Welcher es wird, kannst du nicht wissen. Ein Gehilfe auf jeden Ort, dann „Bereit“.
m10-lesson-buy = Es ist der Markt. Dein Gehilfe arbeitet zuerst wie immer: Kaufe { $paints }.
m10-lesson-ill = Er ist erkrankt und beim Medicus; ein Kranker vertritt ihn ab der nächsten Runde. Kranke gehen nur zu Dom, Atelier und Werkstatt, können dort weniger und dürfen zu Hause bleiben.
m10-lesson-end = Ab der nächsten Runde gibt es Flaschen: Lege den Medicus auf deinen Markt und kaufe Medizin. Trenne Kranke und Gesunde, sonst erkranken dort alle. Am Ende bringt jeder Gesunde 5 Taler.
