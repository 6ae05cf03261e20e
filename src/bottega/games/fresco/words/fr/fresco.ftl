# Fresco : le jeu de base

fresco-title = Fresco

# D'où viennent les points.

source-segments = parties de la fresque
source-bishop = évêque
source-altar = autel
source-money = argent
source-track = piste de score

# Questions.

fresco-ask-wake = À quelle heure vous levez-vous ?
fresco-ask-cover = Où placez-vous votre { WORD($tile, form: "tile") } ?
fresco-ask-plan = Combien d'assistants vont { WORD($goal, form: "to") } ? ({ $left ->
        [one] { $left } restant
       *[other] { $left } restants
    }{ $ill ->
        [0] { "" }
        [one] , { $ill } malade
       *[other] , { $ill } malades
    })
fresco-ask-neutral = Où se trouve l'assistant de couleur neutre ?
fresco-ask-else = Autre chose ici ? (tous vos assistants ont travaillé)
fresco-ask-buy = Qu'achetez-vous ? ({ $apprentices ->
        [one] { $apprentices } assistant
       *[other] { $apprentices } assistants
    }, { $price ->
        [one] { $price } Thaler
       *[other] { $price } Thalers
    } par tuile ; qui n'achète rien peut fermer un stand)
fresco-ask-restore = Que restaurez-vous ? ({ $apprentices ->
        [one] { $apprentices } assistant
       *[other] { $apprentices } assistants
    } ; un pas de l'évêque coûte 1 Thaler)
fresco-ask-restore-ill = Que restaure l'assistant malade ?
fresco-ask-studio = Que faites-vous au Studio ? ({ $thalers ->
        [one] { $thalers } Thaler à recevoir
       *[other] { $thalers } Thalers à recevoir
    })
fresco-ask-theater = Que faites-vous au Théâtre ?
fresco-ask-before-blending = Que faites-vous à l'Atelier avant de mélanger ?
fresco-ask-blend = Combien de jetons { WORD($paint, form: "many") } obtenez-vous par mélange ?
fresco-ask-space = La case { $space } est occupée. Première case libre après ou avant ?

# Coups.

fresco-do-wake = { $time } heures : humeur { SIGNED($mood) }, la tuile coûte { $price }
fresco-do-cover = { WORD($tile) } à la place { WORD($place, form: "of") }
fresco-do-cover-beside = { WORD($tile) } { WORD($place, form: "at") }
fresco-do-keep-tile = pas de { WORD($tile, form: "tile") } ce tour-ci
fresco-do-plan = { $healthy }{ $ill ->
        [0] { "" }
        [one] { " " }et { $ill } malade
       *[other] { " " }et { $ill } malades
    } { WORD($goal, form: "to") }
fresco-do-neutral = celui de couleur neutre { WORD($goal, form: "at") } ; il ne peut tomber malade que là
fresco-do-buy = acheter { $paints } au stand { $booth }
fresco-do-close = fermer le stand { $booth }
fresco-do-leave-market = laisser le Marché tel quel
fresco-do-buy-no-more = ne plus rien acheter
fresco-do-restore = restaurer { $segment } avec { $paints } pour { $points } points{ $bonus ->
        [0] { "" }
       *[other]  : { $value } + { $bonus } pour l'évêque
    }
fresco-do-noted = { $what }, { $notes }
fresco-do-bishop = déplacer l'évêque en { $segment } pour 1 Thaler
fresco-do-altar = restaurer l'autel avec { $paints } pour { $points } points
fresco-do-forgo = ne plus rien restaurer
fresco-do-studio = { $thalers ->
        [one] prendre { $thalers } Thaler et partir
       *[other] prendre { $thalers } Thalers et partir
    }
fresco-do-theater = améliorer votre humeur et partir
fresco-do-mood = passer à l'humeur { SIGNED($mood) }
fresco-do-no-mood = rester à l'humeur { SIGNED($mood) }
fresco-do-go-blending = passer aux mélanges
fresco-do-blend = { $n ->
        [one] { $n } jeton { WORD($paint) }
       *[other] { $n } jetons { WORD($paint, form: "many") }
    } à partir { WORD($one, form: "of") } et { WORD($other, form: "of") }
fresco-do-space = sur la case { $space }

# Ce qui s'est passé.

fresco-event-round = Le tour { $round } commence{ $final ->
        [1]  ; c'est le dernier
       *[other] { "" }
    }
fresco-event-woke = se lève à { $time } heures
fresco-event-mood = passe à l'humeur { SIGNED($mood) }
fresco-event-apprentices = { $n ->
        [one] a { $n } assistant
       *[other] a { $n } assistants
    }
fresco-event-planned = a planifié
fresco-event-revealed = { $count ->
        [0] n'envoie personne
       *[other] planifie : { $plans }
    }
fresco-planned = { $ill ->
        [0] { $healthy } { WORD($place, form: "to") }
        [one] { $healthy ->
            [0] { $ill } malade { WORD($place, form: "to") }
           *[other] { $healthy } et { $ill } malade { WORD($place, form: "to") }
        }
       *[other] { $healthy ->
            [0] { $ill } malades { WORD($place, form: "to") }
           *[other] { $healthy } et { $ill } malades { WORD($place, form: "to") }
        }
    }
fresco-planned-tile = { $healthy ->
        [0] { WORD($tile) }
       *[other] { $healthy } { WORD($tile, form: "to") }
    } ({ WORD($place, form: "on") })
fresco-planned-neutral = celui de couleur neutre { WORD($goal, form: "at") }
fresco-event-bought = achète { $paints } au stand { $booth }
fresco-event-closed = ferme le stand { $booth }
fresco-event-cleared = Le stand { $booth } est vide
fresco-event-stall = Le stand { $booth } propose { $paints }
fresco-event-paid = { $thalers ->
        [one] paie { $thalers } Thaler
       *[other] paie { $thalers } Thalers
    }
fresco-event-earned = { $thalers ->
        [one] reçoit { $thalers } Thaler
       *[other] reçoit { $thalers } Thalers
    }
fresco-event-bishop = déplace l'évêque en { $segment }
fresco-event-restored = restaure { $segment } ({ $paints }) pour { $points } points{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } pour l'évêque
    }
fresco-event-altar = restaure l'autel avec { $paints } pour { $points } points
fresco-event-blended = obtient { $n ->
        [one] { $n } jeton { WORD($paint) }
       *[other] { $n } jetons { WORD($paint, form: "many") }
    } par mélange
fresco-event-scored = avance de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } jusqu'à la case { $space }
fresco-event-income = reçoit son revenu
fresco-event-rotated = passe derrière les autres sur les cases de départ
fresco-event-money = { $thalers ->
        [one] compte { $thalers } Thaler
       *[other] compte { $thalers } Thalers
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fresco-event-final-scoring = Décompte final

# Pourquoi ce n'est pas possible maintenant.

fresco-why-hostel = On choisit l'heure de lever au début d'un tour.
fresco-why-bed-taken = Le joueur { $player } se lève déjà à cette heure.
fresco-why-column = On place ses assistants quand tout le monde est levé.
fresco-why-column-planned = Ce lieu est déjà planifié.
fresco-why-column-later = Dites d'abord combien d'assistants vont { WORD($goal, form: "to") }.
fresco-why-neutral = L'assistant de couleur neutre se trouve là où vous avez envoyé des assistants en bonne santé. Les deux visites à la Cathédrale du dernier tour comptent comme un seul lieu.
fresco-why-column-covered = Votre { WORD($tile, form: "tile") } est déjà ici.
fresco-why-tile-only = Votre { WORD($tile, form: "tile") } ne peut être placée que { WORD($place, form: "on") }.
fresco-why-tile-room = Votre { WORD($tile, form: "tile") } laisserait trop peu de cases : tous les assistants en bonne santé doivent être placés.
fresco-why-tile-planning = Les tuiles action se placent pendant la planification.
fresco-why-tile-other = Décidez d'abord ce que vous faites de votre { WORD($tile, form: "tile") }.
fresco-why-tile-column = Choisissez la colonne de votre plateau personnel où la placer.
fresco-why-plans-first = On va { WORD($place, form: "to") } quand tous les plans sont révélés.
fresco-why-nobody-there = Vous n'avez envoyé aucun assistant { WORD($place, form: "to") } ce tour-ci.
fresco-why-place-later = Vos assistants agissent { WORD($place, form: "at") } plus tard dans ce tour.
fresco-why-place-past = Vos assistants ont déjà agi { WORD($place, form: "at") } ce tour-ci.
fresco-why-all-worked = Tous vos assistants ont travaillé ici.
fresco-why-slot-empty = Il n'y a plus de tuile ici.
fresco-why-other-booth = Vous avez acheté au stand { $booth } ; toutes vos tuiles de ce tour viennent de là.
fresco-why-price = { $price ->
        [one] Une tuile coûte { $price } Thaler
       *[other] Une tuile coûte { $price } Thalers
    } ; { $thalers ->
        [0] vous n'en avez pas
       *[other] vous en avez { $thalers }
    }.
fresco-why-booth-empty = Ce stand est vide.
fresco-why-close-bought = Qui a acheté ne ferme pas de stand.
fresco-why-restored = Cette partie de la fresque est restaurée.
fresco-why-paints = Il vous manque { $paints }.
fresco-why-ill-bishop = Un assistant malade reste loin de l'évêque : il ne restaure rien à côté de lui.
fresco-why-bound = Vous avez déplacé l'évêque : il faut maintenant restaurer une partie de la fresque.
fresco-why-altar = L'autel demande trois couleurs : rouge, jaune et bleu ; chacune peut être remplacée par une couleur mélangée.
fresco-why-basic = Les couleurs primaires ne s'obtiennent pas par mélange ; elles viennent du Marché.
fresco-why-before-blending = Passez d'abord aux mélanges.
fresco-why-other-paint = Les mélanges se font une couleur après l'autre ; il s'agit maintenant { WORD($paint, form: "some") }.
fresco-why-space = On ne choisit une case que si celle où l'on arrive est occupée.
fresco-why-done = Il faut choisir quelque chose ici.
fresco-why-module = Ceci fait partie du module « { WORD($module) } » ; ce n'est pas le moment.
