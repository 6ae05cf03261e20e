# Module 10 : le Médecin

m10-title = Le Médecin
m10-short = À chaque tour, un lieu est infecté et des assistants qui y travaillent tombent malades. Les malades en font moins, jusqu'à ce qu'une bouteille du médecin les soigne.
tile-10 = Médecin
    .the = le Médecin
    .nom = le Médecin
    .to = chez le Médecin
    .at = chez le Médecin
    .on = chez le Médecin
    .of = du Médecin
    .tile = tuile action Médecin

# Les bouteilles, et la tuile Infection au panneau indicateur

bottle-3 = remède de 3 doses
    .a = un remède de 3 doses
bottle-2 = remède de 2 doses
    .a = un remède de 2 doses
bottle-1 = remède d'une dose
    .a = un remède d'une dose
bottle-juice = jus de framboise
    .a = du jus de framboise
infection-same = encore le même lieu

# Questions et coups

m10-ask-aside = Quel assistant est mis de côté à cause de l'humeur ?
m10-ask-ill = Quel assistant tombe malade ?
m10-ask-buy = Quelle bouteille achetez-vous au médecin ?
m10-ask-use = Quelle bouteille utilisez-vous, et pour combien de malades ?

# Ce qui compte, comme l'entraîneur le dit avant une question.

m10-coach-aside = Écartez un malade si possible : il fait moins.
m10-coach-ill = Laissez tomber malade celui dont vous avez le moins besoin.
m10-coach-buy = Les bouteilles guérissent. Les malades ne vont qu'à la Cathédrale, au Studio et à l'Atelier, et y font moins.
m10-coach-use = Guérissez avant de planifier : un assistant sain va partout.

m10-do-aside-ill = un malade, qui reviendra en bonne santé
m10-do-aside-gone = un malade ; aucun des vôtres n'est chez le médecin pour revenir à sa place
m10-do-aside-healthy = un assistant en bonne santé
m10-do-ill-neutral = celui de couleur neutre, qui retourne au Théâtre
m10-do-ill-own = un des vôtres
m10-do-buy = { WORD($bottle, form: "a") } pour { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }
m10-do-use = { $healed ->
        [0] vider { WORD($bottle, form: "a") } sans soigner personne
        [one] utiliser { WORD($bottle, form: "a") } et soigner { $healed } assistant
       *[other] utiliser { WORD($bottle, form: "a") } et soigner { $healed } assistants
    }
m10-do-juice = utiliser { WORD($bottle, form: "a") } : humeur +1
m10-do-keep = garder ce que vous avez
m10-do-ill-works = un assistant malade travaille maintenant
m10-do-saint = un assistant malade peint un tableau de saint en { WORD($paint) } pour { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }

# Ce qui s'est passé

m10-event-infected = Lieu infecté : { WORD($place) }
m10-event-same = Tuile Lieu identique, encore infecté : { WORD($place) }
m10-event-nowhere = Tuile Lieu identique : aucun lieu n'est infecté
m10-event-ill = voit un assistant tomber malade
m10-event-neutral-ill = voit l'assistant de couleur neutre tomber malade
m10-event-aside = met de côté un assistant malade, qui guérit
m10-event-aside-gone = rend un assistant malade ; personne n'est mis de côté
m10-event-bought = achète { WORD($bottle, form: "a") }
m10-event-cannot-pay = ne peut payer aucune bouteille
m10-event-offer = Le médecin propose { WORD($bottle, form: "a") }
m10-event-used = utilise { WORD($bottle, form: "a") } et soigne { $healed ->
        [one] { $healed } assistant
       *[other] { $healed } assistants
    }
m10-event-emptied = vide { WORD($bottle, form: "a") } sans soigner personne
m10-event-juice = utilise du jus de framboise
m10-event-saint = fait peindre un tableau de saint en { WORD($paint) } par un assistant malade
m10-event-healthy = a { $n ->
        [one] { $n } assistant en bonne santé
       *[other] { $n } assistants en bonne santé
    } de sa couleur

# Pourquoi pas

m10-why-empty = Il n'y a pas de bouteille à cette place.
m10-why-limit = Vous avez déjà { $n } bouteilles, et personne ne peut en avoir plus.
m10-why-price = Cette bouteille coûte { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    } ; vous n'avez pas assez.
m10-why-buy = On achète une bouteille au Marché, si l'on y a posé sa tuile action Médecin.
m10-why-nobody-ill = Aucun de vos assistants n'est malade.
m10-why-nobody-away = Aucun de vos propres assistants n'est sur le plateau Médecin : personne ne peut revenir à la place d'un malade.
m10-why-juice-final = Il n'y a pas de lendemain : au dernier tour, une meilleure humeur ne sert à rien.
m10-why-juice-mood = Votre humeur ne peut pas être meilleure.
m10-why-use = Les bouteilles s'utilisent quand tous les lieux ont été visités, dans l'ordre de lever.
m10-why-apprentice = On ne choisit ici que si un assistant tombe malade, si l'un d'eux est mis de côté à cause de l'humeur ou si un malade travaille à la Cathédrale.
m10-why-when = Une tuile Infection est retournée quand les plans sont révélés ; il n'y a rien à choisir.
m10-why-useless = Le médecin n'a pas de bouteille à vendre.

# Board and box

word-medicine = remède
word-juice = jus
word-ill = malades
word-tile-10 = Médecin
mod-infected = Lieu infecté : { WORD($place) }
mod-healthy = vos assistants en bonne santé
mod-neutral = votre assistant de couleur neutre
mod-ill = { $n ->
        [one] { $n } assistant malade
       *[other] { $n } assistants malades
    }
mod-turned = Révélées jusqu'ici
mod-infected-before = Lieu infecté au tour précédent : { WORD($place) }
mod-infected-none = Aucun lieu n'est infecté
mod-bottle = { WORD($bottle) } pour { $price ->
        [one] { $price } Thaler
       *[other] { $price } Thalers
    }
mod-infections-left = { $n ->
        [one] encore { $n } cachée
       *[other] encore { $n } cachées
    }
mod-ill-left = { $n ->
        [one] { $n } assistant malade
       *[other] { $n } assistants malades
    }
mod-no-bottle = pas de bouteille sur l'emplacement à { $price ->
        [one] { $price } Thaler
       *[other] { $price } Thalers
    }
mod-infections = Tuiles Infection
mod-bottles = Bouteilles
mod-bottles-pile = { $n } dans la pioche, { $gone } utilisées
mod-at-the-end = À la fin
mod-healthy-thalers = { $n ->
        [one] { $n } Thaler par assistant de sa couleur qui n'est pas chez le Médecin
       *[other] { $n } Thalers par assistant de sa couleur qui n'est pas chez le Médecin
    }
mod-away = { $n } chez le Médecin
mod-aside = { $n } dans le fauteuil rouge
mod-bottle-limit = { $n } bouteilles sur { $limit } au plus
box-m10_medico-prices_4 = prix des bouteilles

# Ce que rapporte un choix.

brings-bottles = bouteilles { $n }
brings-ill = assistants malades { $n }

# La leçon.

m10-lesson-what = Une maladie circule. Quand les plans sont révélés, un lieu est infecté. Qui y a travaillé a un assistant malade.
m10-lesson-plan = Impossible de savoir lequel. Un assistant sur chaque lieu, puis « C'est prêt ».
m10-lesson-buy = C'est le Marché. Votre assistant travaille d'abord comme d'habitude : achetez { $paints }.
m10-lesson-ill = Il est malade, chez le médecin ; un malade le remplace dès le prochain tour. Les malades ne vont qu'à la Cathédrale, au Studio et à l'Atelier, y font moins, et peuvent rester chez eux.
m10-lesson-end = Dès le prochain tour, des bouteilles sont en vente : posez le médecin sur votre Marché. Séparez malades et bien portants, sinon tous tombent malades. À la fin, chaque bien portant rapporte 5 Thalers.
