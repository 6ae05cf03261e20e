# Module 16 : le Marché noir

m16-title = Le Marché noir
m16-short = Au Marché, un assistant de chaque joueur peut piocher une tuile dans le sac, sans la voir, et doit l'acheter.

m16-do-draw = acheter une tuile du sac sans la voir (il y en a { $bag })
m16-event-drawn = pioche { $paints } au Marché noir

m16-why-when = Quand vous êtes au Marché, un de vos assistants peut acheter une tuile du sac sans la voir.
m16-why-once = Vous avez déjà visité le Marché noir ; il ne vous est ouvert qu'une fois par tour.
m16-why-nobody = Il n'y a plus d'assistant pour y aller.
m16-why-empty = Le sac est vide.
m16-why-price = Une tuile coûte { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    } ; vous n'avez pas assez.

# Board and box

mod-barrel = { $n ->
        [one] Le tonneau : une tuile cachée du sac, où il en reste { $n }
       *[other] Le tonneau : une tuile cachée du sac, où il en reste { $n }
    }

# La leçon.

m16-lesson-what = Derrière les stands, quelqu'un vend depuis un tonneau : une tuile du sac, sans la voir. Votre plan a envoyé deux assistants au Marché.
m16-lesson-booth = Achetez d'abord { $paints } au stand II, comme d'habitude.
m16-lesson-draw = Votre autre assistant pioche une tuile et doit l'acheter, au même prix.
m16-lesson-end = Trois rouges : la chance ! On pioche une fois par tour, même sans visiter de stand. Mais qui pioche n'en ferme aucun.
