# What the boards of Fresco's modules say.

mod-empty = vide
mod-pile = Pioche
mod-requests-done = { $n ->
        [one] { $n } commande réalisée
       *[other] { $n } commandes réalisées
    }
mod-wishes = { $n ->
        [one] { $n } carte Souhait
       *[other] { $n } cartes Souhait
    }
mod-pennies = { $n ->
        [one] { $n } pièce porte-bonheur
       *[other] { $n } pièces porte-bonheur
    }
mod-penny = une pièce porte-bonheur sur le Marché
mod-leaves = { $n ->
        [one] { $n } feuille d'or
       *[other] { $n } feuilles d'or
    }
mod-slot-leaves = { $n ->
        [one] rapporte { $n } feuille d'or
       *[other] rapporte { $n } feuilles d'or
    }
mod-slot-beams = { $n ->
        [one] rapporte { $n } poutre
       *[other] rapporte { $n } poutres
    }
mod-own-glass = Votre verre { WORD($color) } : { $n }
mod-window-place = un vitrail peut être rénové ici
mod-window-set = un vitrail rénové
mod-own-row = Votre parchemin : ligne { $row }
mod-own-column = Votre parchemin : colonne { $column }
mod-own-both = Les deux parchemins, intersection en { $segment }
mod-own-scrolls = { $n ->
        [one] { $n } parchemin secret
       *[other] { $n } parchemins secrets
    }
mod-unfinished = Certificat partiellement payé : { $paid } sur { $price ->
        [one] { $price } Thaler
       *[other] { $price } Thalers
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $bells ->
        [one] { $bells } cloche
       *[other] { $bells } cloches
    }
mod-certificates = { $n ->
        [one] { $n } certificat de don
       *[other] { $n } certificats de don
    }
mod-bells = { $n ->
        [one] { $n } cloche
       *[other] { $n } cloches
    }
mod-own-exchange = tuile Échange { WORD($paint, form: "f") }
mod-own-wall = tuile Fresque murale : { $colors }
mod-infected = Lieu infecté : { WORD($place) }
mod-healthy = vos assistants en bonne santé
mod-neutral = votre assistant de couleur neutre
mod-ill = { $n ->
        [one] { $n } assistant malade
       *[other] { $n } assistants malades
    }
mod-favor-here = une faveur cachée
mod-reserved = réservée par { $name }
mod-reservation-free = tuile Réservation, pas encore posée
mod-map-laid = carte des catacombes : { $rooms }
mod-own-map = votre carte des catacombes : { $rooms }
mod-map-count = { $n ->
        [one] { $n } carte des catacombes ({ $hours } heures)
       *[other] { $n } cartes des catacombes ({ $hours } heures)
    }
mod-treasure-count = { $n ->
        [one] { $n } trésor
       *[other] { $n } trésors
    }
mod-dome-here = une tuile Dôme cachée
mod-own-dome = Tuile Dôme pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $colors }
mod-open = { $title } : le plateau entier
mod-supply = Réserve
mod-behind-screen = derrière le paravent
mod-hidden-at = Cachées sous
mod-beams-of = { $n ->
        [one] { $n } poutre sur { $each }
       *[other] { $n } poutres sur { $each }
    }
