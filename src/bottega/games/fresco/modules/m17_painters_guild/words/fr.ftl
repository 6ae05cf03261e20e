# Module 17 : la Guilde des Peintres

m17-title = La Guilde des Peintres
m17-short = Une couleur primaire et une couleur mélangée se trouvent à la Guilde. À l'Atelier, un assistant peut échanger une couleur contre celle du même type au lieu de mélanger.

m17-ask-work = Que mélangez-vous, ou qu'échangez-vous avec la Guilde ? (encore { $steps ->
        [one] { $steps } opération
       *[other] { $steps } opérations
    })

# Ce qui compte, comme l'entraîneur le dit avant une question.

m17-coach-work = Chaque assistant a deux étapes. Échangez une couleur en trop contre celle qui manque, puis mélangez.

m17-do-stop = rien de plus
m17-do-blend = { WORD($paint) } à partir { WORD($one, form: "of") } et { WORD($other, form: "of") }
m17-do-exchange = 1 { WORD($given) } contre 1 { WORD($taken) } de la Guilde
m17-event-exchanged = échange 1 { WORD($given) } contre 1 { WORD($taken) } avec la Guilde

m17-why-when = À l'Atelier, chaque opération d'un assistant peut être un échange avec la Guilde au lieu d'un mélange.
m17-why-paint = Vous n'avez pas d'autre couleur de ce type à donner en échange.
m17-why-steps = Vos assistants n'ont plus d'opération à faire.
m17-why-blend = Il faut 1 { WORD($one) } et 1 { WORD($other) } pour 1 { WORD($paint) } ; vous n'avez pas les deux.

# Board and box

mod-guild = À la Guilde : { WORD($paint) } contre une autre couleur

# La leçon.

m17-lesson-what = La Guilde garde une couleur primaire et une couleur mélangée. Vos deux assistants à l'Atelier ont deux étapes chacun : un mélange ou un échange.
m17-lesson-swap = Donnez du jaune contre le rouge de la Guilde. Votre jaune s'y trouve alors, pour qui le veut.
m17-lesson-blend = Mélangez maintenant { $paints } avec le rouge et le bleu.
m17-lesson-end = Une couleur mélangée s'échange de même contre celle qui s'y trouve. Il vous reste deux étapes : prenez-les si vous voulez.
