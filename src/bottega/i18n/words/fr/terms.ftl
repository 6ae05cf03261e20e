# Ce que disent tous les jeux.

# À qui l'on demande quoi.

ask-over = La partie est terminée.

# Pourquoi ce n'est pas possible maintenant.

why-over = La partie est terminée.
why-watching = Vous regardez la partie ; seuls les joueurs peuvent agir.
why-can = Vous pouvez le faire maintenant.
why-turn = C'est au joueur { $player } de jouer ({ WORD($moment) }).
why-planned = Vous avez planifié ; les autres planifient encore.
why-question = On vous demande autre chose pour l'instant : { $question }

# D'où viennent les points, à Sintra et avec le module 6.

source-windows = vitraux
    .sintra = fenêtres
