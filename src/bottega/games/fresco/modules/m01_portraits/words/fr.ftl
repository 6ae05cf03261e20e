# Module 1 : les portraits.

m01-title = Les Portraits
m01-short = Au Studio, un assistant peut peindre un personnage de renom. Certaines cartes rapportent aussitôt, d'autres aident jusqu'à la fin de la partie.
source-portraits = portraits

# Qui est peint : `a` avec l'article.

portrait-gods-servant = serviteur de Dieu
    .a = le serviteur de Dieu
portrait-actor = acteur
    .a = l'acteur
portrait-abbot = abbé
    .a = l'abbé
portrait-sexton = sacristain
    .a = le sacristain
portrait-merchant = marchand
    .a = le marchand
portrait-muse = muse
    .a = la muse
portrait-patron = mécène
    .a = le mécène
portrait-peer = pair
    .a = un pair
portrait-pretty-girl = belle femme
    .a = la belle femme
portrait-virgin-mary = Vierge Marie
    .a = la Vierge Marie
portrait-bishop = évêque
    .a = l'évêque
portrait-self-portrait = autoportrait
    .a = un autoportrait

# Ce que rapporte une carte.

m01-power-gods-servant = 1 Thaler de revenu en plus
m01-power-actor = humeur +3 par assistant au Théâtre
m01-power-abbot = bonus de l'évêque +1
m01-power-sexton = évêque n'importe où pour 1 Thaler, une fois par tour
m01-power-merchant = 2 couleurs primaires, 1 Thaler
m01-power-muse = humeur au maximum
m01-gifts = { $gifts }
m01-gift-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
m01-gift-thalers = { $n ->
    [one] { $n } Thaler
   *[other] { $n } Thalers
}
m01-gift-mood = humeur { SIGNED($n) }
m01-gift-paint = { WORD($paint) }

# Questions et réponses.

m01-ask-merchant = Quelles deux couleurs le marchand vous apporte-t-il ?
m01-ask-leonardo = Qui Leonardo peint-il ?

# Ce qui compte, comme l'entraîneur le dit avant une question.

m01-coach-merchant = Prenez ce qui complète une partie ce tour-ci.
m01-coach-leonardo = Retirez la carte qui servirait le mieux à l'autre.

m01-do-merchant = { WORD($one) } et { WORD($other) }
m01-do-sexton = le sacristain envoie l'évêque en { $segment } pour 1 Thaler
m01-do-paint = peindre { WORD($portrait, form: "a") } ({ $rewards })
m01-do-paint-instead = peindre { WORD($portrait, form: "a") } ({ $rewards }) au lieu de 3 Thalers
m01-do-paint-besides = peindre { WORD($portrait, form: "a") } ({ $rewards }) en plus des Thalers
m01-note-abbot = et 1 pour l'abbé

# Ce qui s'est passé.

m01-event-opened = Nouveau portrait à peindre : { WORD($portrait, form: "a") } ({ $rewards })
m01-event-painted = peint { WORD($portrait, form: "a") } ({ $rewards })
m01-event-removed = Portrait retiré sans avoir été peint : { WORD($portrait, form: "a") } ({ $rewards })
m01-event-abbot = reçoit l'aide de l'abbé : 1 point de plus
m01-event-merchant = reçoit { WORD($one, form: "some") } et { WORD($other, form: "some") } grâce au marchand

# Pourquoi pas.

m01-why-taken = Ce portrait est déjà peint ; un autre arrivera au tour suivant.
m01-why-painted = Vous avez déjà peint un portrait ce tour-ci ; un seul est permis.
m01-why-studio = Les portraits se peignent au Studio, par un assistant en bonne santé, un par tour.
m01-why-merchant = Le marchand apporte deux couleurs primaires : choisissez-les sur le plateau Studio.

# Board and box

word-portrait = portrait
mod-cards-left = { $n ->
        [one] { $n } portrait dans la pioche
       *[other] { $n } portraits dans la pioche
    }
mod-taken = pris
mod-painted = a peint pendant ce tour
mod-sexton-used = le sacristain a travaillé pendant ce tour
box-m1_portraits-A = portraits de la pile A
box-m1_portraits-B = portraits de la pile B et leurs nombres
box-m1_portraits-C = portraits de la pile C et leurs nombres

# La leçon.

m01-lesson-what = Deux portraits sont visibles. Au Studio, un de vos assistants peut en peindre un, une fois par tour, et il est payé en plus. Votre plan y a envoyé deux assistants.
m01-lesson-paint = Peignez l'abbé : désormais, l'évêque vous rapporte 1 point de plus sur une partie de la fresque.
m01-lesson-end = Certains portraits restent chez vous, d'autres aident une fois. Ceux que personne ne peint quittent le jeu, et deux nouveaux arrivent. Quand les deux derniers sont révélés, le dernier tour commence.
