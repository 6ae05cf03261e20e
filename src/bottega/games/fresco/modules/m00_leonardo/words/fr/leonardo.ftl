# Leonardo, le troisième peintre à deux joueurs.

m00-title = Leonardo
m00-short = À deux, un troisième peintre participe, contrôlé par les joueurs à tour de rôle. Il prend une place à l'auberge, ferme un stand et restaure une partie de la fresque : autant de moins pour vous.

fresco-ask-leonardo-wakes = À quelle heure Leonardo se lève-t-il ?
fresco-ask-leonardo-closes = Quel stand Leonardo ferme-t-il ?
fresco-ask-leonardo-walks = Où va Leonardo ?

fresco-do-leonardo-restore = restaurer { $segment } pour { $points } points

fresco-event-steered = contrôle Leonardo

fresco-why-bed-leonardo = Leonardo se lève déjà à cette heure.
fresco-why-leonardo-closes = Leonardo n'achète rien ; il ferme un stand entier.
fresco-why-leonardo-walks = Leonardo avance d'un pas, jamais en diagonale, vers une partie de la fresque non restaurée ; s'il n'y en a pas, vers l'une de celles qui ont la plus faible valeur.
