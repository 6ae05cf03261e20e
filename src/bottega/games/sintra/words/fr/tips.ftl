# Ce qu'est un symbole, et ce qu'il fait.

sintra-about-factory = Cercle Fabrique
sintra-does-factory = Prenez-y toutes les pièces d'une couleur ; les autres vont au centre.
sintra-about-middle = Centre de la table
sintra-does-middle = Prenez-y toutes les pièces d'une couleur. Le premier qui le fait dans une manche reçoit aussi la tuile Premier joueur et descend d'une case de verre brisé.
sintra-about-marker = Tuile Premier joueur
sintra-does-marker = Qui l'a commence la manche suivante. Le premier qui prend au centre la reçoit ; elle coûte une case de verre brisé.
sintra-about-glazier = Vitrier
sintra-does-glazier = Les pièces vont sur la planche sous lui ou sur une planche à sa droite, où il se déplace. Revenir à la planche la plus à gauche coûte un tour entier.
sintra-about-strip = Planche
sintra-does-strip = Reçoit des pièces sur les cases de leur couleur et sur les jokers. Cinq pièces la remplissent : l'une va à la fenêtre du dessous, et des points sont marqués.
sintra-about-window = Fenêtre
sintra-does-window = Une planche pleine y pose une pièce et rapporte la valeur de cette fenêtre et de toutes celles à sa droite qui en ont une.
sintra-about-ornament = Ornement
sintra-does-ornament = Compte à la fin les cases de fenêtre garnies autour de lui : 3 points pour deux, 6 pour trois, 10 pour les quatre.
sintra-about-round = Indicateur de manche
sintra-does-round = Quand une planche est pleine, chacune de ses pièces de la couleur de la manche rapporte 1 point.
sintra-about-track = Piste de verre brisé
sintra-does-track = Les pièces sans place se brisent. La case de votre marqueur est perdue à la fin ; à −18, elle l'est aussitôt et le marqueur repart du haut.
sintra-about-bag = Sac
sintra-does-bag = Les fabriques en sont garnies. Quand il est vide, les pièces de la tour y vont.
sintra-about-tower = Tour de rangement
sintra-does-tower = Ici attendent les pièces brisées et celles des planches pleines, jusqu'à ce que le sac soit vide.
sintra-about-score = Score
sintra-does-score = Les planches pleines marquent aussitôt ; les pièces restantes, le verre brisé et le palais comptent à la fin.
sintra-about-colours = Couleurs du palais
sintra-does-colours = À la fin : les fenêtres achevées, multipliées par les pièces de votre meilleure couleur dans toutes les fenêtres.
