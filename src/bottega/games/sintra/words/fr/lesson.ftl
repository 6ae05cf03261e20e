# La leçon du jeu.

sintra-lesson-palace = Voici votre palais. Remplissez ses fenêtres de verre : chaque fenêtre rapporte des points, et qui en a le plus après six manches gagne. Au-dessus de chaque fenêtre se trouve une planche à motif de cinq cases, une pièce Vitrail sur chacune ; une case Joker prend toute couleur.
sintra-lesson-factories = Voici les cercles Fabrique, avec quatre pièces Vitrail chacun. À votre tour, vous prenez toutes les pièces Vitrail d'une couleur dans l'un d'eux.
sintra-lesson-take = Prenez { $panes } dans le cercle Fabrique 5. Ce que vous y laissez va au centre de la table.
sintra-lesson-took = Trois pièces Vitrail jaunes sont à vous.
sintra-lesson-place = Toutes vont sur une seule planche : celle sous votre vitrier, ou une autre à sa droite, comme le montre la flèche dorée. La planche 4, { $panes }, a de la place pour les trois. Votre vitrier s'y rend.
sintra-lesson-placed = Elles ont leur place : aucune ne se brise.
sintra-lesson-middle = L'autre joueur a pris l'orange. Le reste se trouve maintenant au centre de la table : là aussi, on prend toutes les pièces Vitrail d'une couleur. La manche finit quand il n'en reste plus sur la table.
sintra-lesson-marker = Il vous en faut deux blanches. Prenez { $panes } au centre de la table. Qui s'y sert en premier reçoit aussi la tuile Premier joueur : elle coûte un pas sur la piste de verre brisé, et vous commencez la manche suivante.
sintra-lesson-fill = Vous avez descendu d'un pas sur la piste de verre brisé. Ce qu'elle indique est perdu à la fin. À −18, vous perdriez les points aussitôt et le marqueur repartirait du haut. Il ne manque que ces deux-là à la planche 4. Complétez-la.
sintra-lesson-keep = La planche est complétée ! Une de ses pièces Vitrail va dans la fenêtre, les quatre autres quittent le plateau. Ici, peu importe laquelle : gardez celle qui vous plaît.
sintra-lesson-scored = 3 points pour trois pièces Vitrail jaunes, car le jaune donne le bonus de cette manche. Et 2 pour la fenêtre.
sintra-lesson-windows = Une fenêtre rapporte sa valeur et celle de toutes les fenêtres à sa droite qui ont du verre. Commencez donc à droite : ce qui s'y trouve rapporte encore et encore. Chaque fenêtre a deux cases, et chaque planche est donc garnie deux fois.
sintra-lesson-blue = Voyez maintenant comment ne rien briser. Prenez { $panes } dans le cercle Fabrique 2.
sintra-lesson-breaks = La planche 6 a de la place pour une pièce Vitrail bleue ; l'autre se briserait. La planche 7 prend les deux : choisissez-la.
sintra-lesson-whole = Rien de brisé. Chaque pièce Vitrail brisée aurait coûté un pas.
sintra-lesson-glazier = Votre vitrier est allé loin : les planches à sa gauche sont hors d'atteinte. Au lieu de prendre des pièces Vitrail, vous pouvez le ramener. Cela coûte votre tour. Faites-le maintenant.
sintra-lesson-back = Il est de nouveau au-dessus de votre planche la plus à gauche.
sintra-lesson-end = Six manches comme celle-ci. À la fin, les ornements entre les fenêtres rapportent jusqu'à 10 points chacun, trois pièces Vitrail restées sur les planches en rapportent 1, et le verre brisé coûte. C'est tout : vous savez jouer !

# Comment on gagne, en cinq lignes.
sintra-goal-1 = Complétez une planche de cinq pièces Vitrail : l'une d'elles éclaire une fenêtre.
sintra-goal-2 = Une fenêtre rapporte sa valeur et celle de toutes les fenêtres garnies à sa droite.
sintra-goal-3 = Les pièces Vitrail de la couleur de la manche rapportent 1 point chacune quand leur planche est complétée.
sintra-goal-4 = Les pièces Vitrail sans place se brisent : chacune coûte un pas, et les pas coûtent des points à la fin. À −18, les points sont perdus aussitôt et le marqueur repart du haut.
sintra-goal-5 = Après six manches, le palais est décompté ; le plus de points gagne.
