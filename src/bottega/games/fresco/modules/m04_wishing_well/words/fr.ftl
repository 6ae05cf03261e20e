# Module 4 : la fontaine aux souhaits.

m04-title = La Fontaine aux souhaits
m04-short = En planifiant, posez des pièces porte-bonheur sur le Marché et jetez-les ensuite dans la fontaine. Chacune donne une carte Souhait qui aide une fois un assistant.
source-wishes = souhaits

wish-lucky-day = Jour de chance
wish-free-paint = Couleur gratuite { $paints }
wish-visit = Visite de l'évêque
wish-praise = Éloge de l'évêque
wish-tip = Pourboire
wish-alchemy = Alchimie
wish-finders-keepers = Récompense
wish-busker = Troubadour

# Questions et réponses.

m04-ask-set = Combien de pièces porte-bonheur posez-vous sur le Marché ?
m04-ask-throw = Jetez-vous une pièce porte-bonheur dans la fontaine ? (posées : { $pennies })
m04-ask-praise = Utilisez-vous la carte Éloge de l'évêque ?
m04-ask-busker = Utilisez-vous la carte Troubadour ?

# Ce qui compte, comme l'entraîneur le dit avant une question.

m04-coach-set = La fontaine prend deux pièces porte-bonheur par tour. N'en misez que si vous êtes tôt au Marché.
m04-coach-throw = Une carte Souhait aide une fois, à n'importe quel tour. Les pièces gardées n'aident personne.
m04-coach-praise = 1 point de plus ; la carte est ensuite perdue.
m04-coach-busker = La carte aide une fois : utilisez-la quand l'humeur décide d'un assistant.

m04-do-set = { $pennies ->
    [0] n'en poser aucune
    [one] poser { $pennies } pièce porte-bonheur ; un assistant doit y aller
   *[other] poser { $pennies } pièces porte-bonheur ; un assistant doit y aller
}
m04-do-throw = jeter une pièce porte-bonheur, piocher une carte Souhait
m04-do-throw-none = { $pennies ->
    [one] ne pas jeter : { $pennies } pièce porte-bonheur revient
   *[other] ne pas jeter : { $pennies } pièces porte-bonheur reviennent
}
m04-do-keep = garder la carte
m04-do-praise = bonus de l'évêque +1
m04-do-busker = humeur +1
m04-do-lucky-day = Jour de chance : 2 pièces porte-bonheur
m04-do-free-paint = Couleur gratuite : prendre { $paints }
m04-do-visit = Visite de l'évêque : il va en { $segment }
m04-do-tip = Pourboire : 1 Thaler et 1 pièce porte-bonheur
m04-do-alchemy = Alchimie : changer { $paints } en { WORD($paint) }
m04-do-finders-keepers = Récompense : 3 Thalers

# Ce qui s'est passé.

m04-event-set = { $pennies ->
    [one] a posé { $pennies } pièce porte-bonheur sur le Marché
   *[other] a posé { $pennies } pièces porte-bonheur sur le Marché
}
m04-event-thrown = jette une pièce porte-bonheur dans la fontaine
m04-event-returned = { $pennies ->
    [one] reprend { $pennies } pièce porte-bonheur non jetée
   *[other] reprend { $pennies } pièces porte-bonheur non jetées
}
m04-event-draws = pioche une carte Souhait
m04-event-wish = pioche la carte { $card }
m04-event-used = utilise la carte { $card }
m04-event-received = prend gratuitement { $paints } au stand { $booth }
m04-event-alchemy = change { $paints } en { WORD($paint) }
m04-event-praised = reçoit l'éloge de l'évêque : 1 point de plus
m04-event-pennies = { $pennies ->
    [one] reçoit { $pennies } pièce porte-bonheur
   *[other] reçoit { $pennies } pièces porte-bonheur
}
m04-event-changed = { $pennies ->
    [one] change { $pennies } pièce porte-bonheur en Thaler
   *[other] change { $pennies } pièces porte-bonheur en Thalers
}

# Pourquoi pas.

m04-why-full = La fontaine est pleine : elle n'accepte que 2 pièces porte-bonheur par tour.
m04-why-no-wishes = Il n'y a plus de carte Souhait à piocher.
m04-why-well = Les pièces porte-bonheur se jettent au début de votre visite au Marché, si vous les y avez posées en planifiant.
m04-why-no-card = Vous n'avez pas cette carte.
m04-why-used = Chacun de vos assistants présents a déjà utilisé une carte.
m04-why-lucky-day = La carte Jour de chance s'utilise au Marché : 2 pièces porte-bonheur.
m04-why-free-paint = La carte Couleur gratuite s'utilise au Marché une fois que vous avez acheté une tuile : choisissez au même stand celle que montre la carte.
m04-why-visit = La carte Visite de l'évêque s'utilise à la Cathédrale, tant qu'un de vos assistants en bonne santé y est sans avoir utilisé de carte : choisissez où il va.
m04-why-praise = La carte Éloge de l'évêque s'utilise quand vous restaurez une partie de la fresque avec un bonus de l'évêque : 1 point de plus.
m04-why-tip = La carte Pourboire s'utilise au Studio : 1 Thaler et 1 pièce porte-bonheur.
m04-why-alchemy = La carte Alchimie s'utilise à l'Atelier avant de mélanger : 3 couleurs primaires en donnent une mélangée.
m04-why-finders-keepers = La carte Récompense s'utilise au Théâtre : 3 Thalers.
m04-why-busker = La carte Troubadour s'utilise juste après le lever, sauf si votre humeur est au maximum : humeur +1.
m04-why-set = Dites d'abord combien de pièces porte-bonheur vous posez sur le Marché.

# Board and box

word-pennies = pièces
mod-wishes = { $n ->
        [one] { $n } carte Souhait
       *[other] { $n } cartes Souhait
    }
mod-pennies = { $n ->
        [one] { $n } pièce porte-bonheur
       *[other] { $n } pièces porte-bonheur
    }
mod-penny = une pièce porte-bonheur sur le Marché
mod-well = La fontaine, pièces porte-bonheur : { $n } sur { $room }
mod-wishes-left = { $n ->
        [one] { $n } carte Souhait dans la pioche
       *[other] { $n } cartes Souhait dans la pioche
    }
mod-pennies-left = { $n ->
        [one] { $n } pièce porte-bonheur dans la réserve
       *[other] { $n } pièces porte-bonheur dans la réserve
    }
mod-used-up = Retirées du jeu
mod-pennies-laid = { $n ->
        [one] { $n } pièce porte-bonheur sur le Marché
       *[other] { $n } pièces porte-bonheur sur le Marché
    }
box-m4_wishes-free_paint = tuiles Marché sur les trois cartes

# Ce que rapporte un choix.

brings-pennies = pièces porte-bonheur { $n }
brings-wish_cards = cartes Souhait { $n }

# La leçon.

m04-lesson-what = Cette fontaine se trouve sur le Marché, et vous avez trois pièces porte-bonheur. Qui en jette une pioche une carte Souhait. La fontaine n'en prend que deux par tour, tous joueurs confondus.
m04-lesson-plan = En planifiant, posez deux pièces porte-bonheur sur le Marché. Un assistant doit y aller : placez-en un sur chaque lieu, puis « C'est prêt ».
m04-lesson-first = Vous êtes le premier au Marché : la fontaine est vide. Jetez une pièce.
m04-lesson-second = Un Pourboire : 1 Thaler et 1 pièce au Studio. Voyez chaque carte avant de décider. Jetez l'autre.
m04-lesson-end = La fontaine est pleine : personne d'autre ne jette ce tour-ci. Une carte s'utilise à son lieu, maintenant ou plus tard, une par assistant. À la fin, chaque pièce vaut un Thaler.
