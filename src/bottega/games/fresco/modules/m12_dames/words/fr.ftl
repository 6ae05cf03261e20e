# Module 12 : les Dames

m12-title = Les Dames
m12-short = Des Dames se tiennent sur la piste de score. Qui en atteint ou en dépasse une l'emmène et l'envoie à chaque tour dans un lieu, où elle fait ce que les assistants ne savent pas faire.

dame-pink = Dame rose
    .of = de la Dame rose
dame-purple = Dame violette
    .of = de la Dame violette

# Questions et coups

m12-ask-place = Où va votre { WORD($dame) } ?
m12-ask-act = Que fait votre { WORD($dame) } { WORD($place, form: "at") } ?

# Ce qui compte, comme l'entraîneur le dit avant une question.

m12-coach-place = Elle agit avant vos assistants, sauf si une Dame de sa couleur était là. Qui se lève tôt l'obtient.
m12-coach-act = Son aide est gratuite : prenez ce qu'aucun assistant ne peut faire.

m12-do-keep = elle reste chez elle
m12-do-place = { WORD($place, form: "to") }
m12-do-forgo = rien
m12-do-swap = échanger { $paints_one } et { $paints_other }
m12-do-trade = échanger 1 { WORD($given) } contre 1 { WORD($taken) }
m12-do-reserve = réserver { $segment }
m12-do-thalers = prendre { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }
m12-do-bishop = déplacer l'évêque en { $segment } pour { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }
m12-do-mood = humeur { SIGNED($mood) }
m12-note-reserved = que vous avez réservée

# Ce qui s'est passé

m12-event-met = rencontre une { WORD($dame) } sur la case { $space }
m12-event-sent = envoie la { WORD($dame) } { WORD($place, form: "to") }
m12-event-blocked = constate qu'une Dame de la même couleur a déjà agi { WORD($place, form: "at") } : la { WORD($dame) } ne fait rien
m12-event-swapped = échange { $paints_one } et { $paints_other } au Marché
m12-event-reserved = réserve { $segment }
m12-event-returned = reprend sa tuile Réservation de { $segment }
m12-event-night = garde sa réservation de { $segment } un tour de plus
m12-event-helped = reçoit l'aide { WORD($dame, form: "of") }
m12-event-traded = échange 1 { WORD($given) } contre 1 { WORD($taken) }

# Pourquoi pas

m12-why-when = Une Dame vous rejoint quand vous l'atteignez ou la dépassez sur la piste de score, une de chaque couleur ; ensuite, vous l'envoyez dans un lieu quand vous planifiez.
m12-why-reserved = Quelqu'un d'autre a réservé cette partie de la fresque.
m12-why-bishop = L'évêque se trouve ici.
m12-why-covered = Une tuile action recouvre ce lieu : aucune Dame ne peut y aller.
m12-why-other-dame = Votre autre Dame y va.
m12-why-slot = L'échange de deux tuiles Marché se choisit sur la tuile du premier des deux stands.

# Board and box

word-dame = Dame
word-reservation = réservation
mod-reserved = réservée par { $name }
mod-reservation-free = tuile Réservation, pas encore posée
mod-used = Utilisées pendant ce tour
mod-dames-wait = { $n ->
        [one] { $n } Dame attend sur la piste
       *[other] { $n } Dames attendent sur la piste
    }
mod-dame-at = { WORD($dame) } : { WORD($place) }
mod-reserved-day = { $segment } réservée, face jour
mod-reserved-night = { $segment } réservée, face nuit
box-m12_dames-rosary_4 = cases des dames
box-m12_dames-rosary_3 = cases des dames

# La leçon.

m12-lesson-what = Des Dames se tiennent sur la piste de score. Vous en avez dépassé une, et elle vous suit. Désormais, elle aide à un lieu à chaque tour.
m12-lesson-plan = Envoyez-la au Marché : faites-la glisser ou appuyez sur elle. Puis un assistant sur chaque lieu, et « C'est prêt ».
m12-lesson-swap = Au Marché, elle échange deux tuiles de stands différents avant votre achat. Échangez { $paints } et { $paints_other }.
m12-lesson-end = Le stand a maintenant ce que vous voulez. À la Cathédrale elle réserve une partie, au Studio elle rapporte de l'argent, au Théâtre elle met l'humeur à 0. De chaque couleur, seule la première agit à un lieu.
