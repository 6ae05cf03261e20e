# Leonardo, le troisième peintre à deux joueurs.

m00-title = Leonardo
m00-short = À deux, un troisième peintre participe, contrôlé par les joueurs à tour de rôle. Il prend une place à l'auberge, ferme un stand et restaure une partie de la fresque : autant de moins pour vous.

fresco-ask-leonardo-wakes = À quelle heure Leonardo se lève-t-il ?
fresco-ask-leonardo-closes = Quel stand Leonardo ferme-t-il ?
fresco-ask-leonardo-walks = Où va Leonardo ?

# Ce qui compte, comme l'entraîneur le dit avant une question.

fresco-coach-leonardo-wakes = Leonardo gêne l'un ou l'autre : placez-le là où il gêne l'autre plus que vous.
fresco-coach-leonardo-closes = Faites-lui fermer le stand dont l'autre a besoin.
fresco-coach-leonardo-walks = Il enlève une partie : menez-le à celle que l'autre pourrait restaurer.

fresco-do-leonardo-restore = restaurer { $segment } pour { $points } points

fresco-event-steered = contrôle Leonardo

fresco-why-bed-leonardo = Leonardo se lève déjà à cette heure.
fresco-why-leonardo-closes = Leonardo n'achète rien ; il ferme un stand entier.
fresco-why-leonardo-walks = Leonardo avance d'un pas, jamais en diagonale, vers une partie de la fresque non restaurée ; s'il n'y en a pas, vers l'une de celles qui ont la plus faible valeur.

# La leçon.

m00-lesson-who = À deux, Leonardo joue en troisième peintre. Ce tour-ci, c'est vous qui le contrôlez. Il n'a ni argent ni couleurs et ne peut pas gagner, mais il prend ce que vous voulez.
m00-lesson-wake = Il se lève comme tout le monde : choisissez 5 heures pour lui, et il agit avant vous.
m00-lesson-plan = Lui ne planifie rien. Vous, si : un assistant sur chaque lieu, puis « C'est prêt ».
m00-lesson-close = Au Marché, il doit fermer un stand à chaque tour. Vous dites lequel : fermez le stand I.
m00-lesson-buy = À vous maintenant : achetez { $paints }.
m00-lesson-walk = À la Cathédrale, il avance d'un pas vers une tuile voisine, la restaure sans couleur et marque pour lui. Envoyez-le en C2.
m00-lesson-end = L'évêque l'a suivi : le bonus est ailleurs maintenant. Au tour suivant, l'autre le contrôle. Servez-vous-en pour prendre ce dont l'autre a besoin.
