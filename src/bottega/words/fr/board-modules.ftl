# What the boards of Fresco's modules say.

mod-no-seal = sans tache
mod-empty = vide
mod-used = Utilisées pendant ce tour
mod-seen = Déjà vues
mod-revealed = Révélés
mod-turned = Révélées jusqu'ici
mod-cards-left = { $n ->
        [one] { $n } portrait dans la pioche
       *[other] { $n } portraits dans la pioche
    }
mod-pile = Pioche
mod-request = { WORD($kind) } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $n } dans la pile
mod-tile-with-seals = tuile restaurée, { $kind }
mod-requests-done = { $n ->
        [one] { $n } commande réalisée
       *[other] { $n } commandes réalisées
    }
mod-well = La fontaine, pièces porte-bonheur : { $n } sur { $room }
mod-wishes-left = { $n ->
        [one] { $n } carte Souhait dans la pioche
       *[other] { $n } cartes Souhait dans la pioche
    }
mod-wishes = { $n ->
        [one] { $n } carte Souhait
       *[other] { $n } cartes Souhait
    }
mod-pennies-left = { $n ->
        [one] { $n } pièce porte-bonheur dans la réserve
       *[other] { $n } pièces porte-bonheur dans la réserve
    }
mod-pennies = { $n ->
        [one] { $n } pièce porte-bonheur
       *[other] { $n } pièces porte-bonheur
    }
mod-penny = une pièce porte-bonheur sur le Marché
mod-disc = À dorer pendant ce tour : { WORD($paint) }
mod-leaves-left = { $n ->
        [one] { $n } feuille d'or dans la réserve
       *[other] { $n } feuilles d'or dans la réserve
    }
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
mod-glass = Verre { WORD($color) }, en vente : { $n }, prix : { $price ->
        [one] { $price } Thaler
       *[other] { $price } Thalers
    }
mod-own-glass = Votre verre { WORD($color) } : { $n }
mod-window = Vitrail ({ $colors }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $price ->
        [one] { $price } Thaler
       *[other] { $price } Thalers
    }
mod-missing-glass = Par verre manquant
mod-windows-left = { $n ->
        [one] { $n } vitrail
       *[other] { $n } vitraux
    }
mod-glass-in-bag = { $n ->
        [one] { $n } jeton Verre
       *[other] { $n } jetons Verre
    }
mod-window-place = un vitrail peut être rénové ici
mod-window-set = un vitrail rénové
mod-scrolls = { $line ->
        [one] { $line } point
       *[other] { $line } points
    } par partie restaurée de la fresque dans une ligne ou une colonne ; { $crossing } si vous révélez les deux ensemble
mod-own-row = Votre parchemin : ligne { $row }
mod-own-column = Votre parchemin : colonne { $column }
mod-own-both = Les deux parchemins, intersection en { $segment }
mod-own-scrolls = { $n ->
        [one] { $n } parchemin secret
       *[other] { $n } parchemins secrets
    }
mod-certificate = Certificat de don pour { $price ->
        [one] { $price } Thaler
       *[other] { $price } Thalers
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $bells ->
        [one] { $bells } cloche
       *[other] { $bells } cloches
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
mod-most-bells = Le plus de cloches à la fin
mod-wall-tile = Section { $n } de la fresque murale : { WORD($paint) }
mod-wall-done = Section { $n } de la fresque murale, restaurée
mod-exchange = Tuile Échange { WORD($paint, form: "f") } : reste { $n }
mod-own-exchange = tuile Échange { WORD($paint, form: "f") }
mod-own-wall = tuile Fresque murale : { $colors }
mod-infected = Lieu infecté : { WORD($place) }
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
mod-healthy = vos assistants en bonne santé
mod-neutral = votre assistant de couleur neutre
mod-ill = { $n ->
        [one] { $n } assistant malade
       *[other] { $n } assistants malades
    }
mod-favors = { $n ->
        [one] { $n } faveur encore cachée
       *[other] { $n } faveurs encore cachées
    }
mod-favor-here = une faveur cachée
mod-dames-wait = { $n ->
        [one] { $n } Dame attend sur la piste
       *[other] { $n } Dames attendent sur la piste
    }
mod-reserved = réservée par { $name }
mod-reservation-free = tuile Réservation, pas encore posée
mod-maps = Cartes des catacombes pour { $hour } heures : reste { $n }, { $price ->
        [one] { $price } Thaler
       *[other] { $price } Thalers
    } pièce
mod-map-laid = carte des catacombes : { $rooms }
mod-own-map = votre carte des catacombes : { $rooms }
mod-map-count = { $n ->
        [one] { $n } carte des catacombes ({ $hours } heures)
       *[other] { $n } cartes des catacombes ({ $hours } heures)
    }
mod-found = Trouvé : { WORD($treasure) }
mod-treasure = { WORD($treasure) }{ $volume ->
        [0] {""}
       *[other] , livre { $volume }
    } ; à garder : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; à vendre : { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }, humeur { SIGNED($mood) }
mod-treasure-count = { $n ->
        [one] { $n } trésor
       *[other] { $n } trésors
    }
mod-pews = { $beams ->
        [one] Banc d'une poutre : reste { $n }
       *[other] Banc de { $beams } poutres : reste { $n }
    }
mod-restored-pews = Bancs restaurés
mod-beams = { $n ->
        [one] { $n } poutre
       *[other] { $n } poutres
    }
mod-domes-hidden = { $n ->
        [one] { $n } tuile Dôme encore cachée
       *[other] { $n } tuiles Dôme encore cachées
    }
mod-dome-here = une tuile Dôme cachée
mod-own-dome = Tuile Dôme pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $colors }
mod-barrel = { $n ->
        [one] Le tonneau : une tuile cachée du sac, où il en reste { $n }
       *[other] Le tonneau : une tuile cachée du sac, où il en reste { $n }
    }
mod-guild = À la Guilde : { WORD($paint) } contre une autre couleur
mod-open = { $title } : le plateau entier
mod-taken = pris
mod-used-up = Retirées du jeu
mod-painted = a peint pendant ce tour
mod-sexton-used = le sacristain a travaillé pendant ce tour
mod-fulfilled = en a réalisé une pendant ce tour
mod-pennies-laid = { $n ->
        [one] { $n } pièce porte-bonheur sur le Marché
       *[other] { $n } pièces porte-bonheur sur le Marché
    }
mod-supply = Réserve
mod-reserve = Plateau de stockage
mod-bag = Sac en tissu
mod-behind-screen = derrière le paravent
mod-bishop-here = Évêque sur place
mod-bishop-near = Évêque à côté
mod-bishop-far = Évêque ailleurs
mod-setting = Ce vitrail rapporte
mod-setting-altar = Du verre pour l'autel
mod-windows-gone = { $n ->
        [one] Leonardo en a pris 1
       *[other] Leonardo en a pris { $n }
    }
mod-window-places = Vieilles fenêtres en
mod-windows-set = Nouveaux vitraux
mod-no-certificates = Aucun certificat n'est visible.
mod-under = Connus, sous la pioche
mod-bell-bonus = Pour autant de cloches
mod-bishop-bells = La case de l'évêque
mod-certificates-left = { $n ->
        [one] { $n } certificat dans la pioche
       *[other] { $n } certificats dans la pioche
    }
mod-each-segment = Chaque section
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
mod-hidden-at = Cachées sous
mod-bishop-at = L'évêque est en
mod-dame-at = { WORD($dame) } : { WORD($place) }
mod-reserved-day = { $segment } réservée, face jour
mod-reserved-night = { $segment } réservée, face nuit
mod-rooms = Les salles sous la fresque
mod-no-maps = aucune carte des catacombes
mod-drawn = nouvelle carte
mod-beams-each = Poutres par joueur
mod-beams-of = { $n ->
        [one] { $n } poutre sur { $each }
       *[other] { $n } poutres sur { $each }
    }
mod-each-map = Chaque carte des catacombes
mod-thalers = { $n ->
        [one] { $n } Thaler
       *[other] { $n } Thalers
    }
