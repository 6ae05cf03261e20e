# La leçon du jeu de base.

fresco-lesson-ceiling = Vous êtes maître peintre. L'évêque veut faire restaurer ce plafond : chacune de ses 25 parties rapporte des points. Qui est le plus avancé sur la piste de score à la fin gagne. Un tour a trois parties : se lever, planifier, agir.
fresco-lesson-wake = D'abord : quand vous levez-vous ? Qui se lève tôt agit le premier partout, mais il est de moins bonne humeur et paie plus cher chaque tuile du marché. Levez-vous à 7 heures : humeur −1, les tuiles coûtent 2.
fresco-lesson-woke = Vous êtes levé le premier : vous agissez le premier à chaque lieu.
fresco-lesson-sheet = Voici votre plateau personnel. De gauche à droite : Marché pour les couleurs, Cathédrale pour les points, Studio pour l'argent, Atelier pour les mélanges, Théâtre pour l'humeur. Tous planifient en secret.
fresco-lesson-plan = Vous avez cinq assistants. Placez-en un sur chaque lieu : appuyez sur une colonne, ou faites-les glisser. Puis appuyez sur « C'est prêt ».
fresco-lesson-shown = Tous les plans sont révélés. Les lieux sont joués de gauche à droite, à chacun dans l'ordre du lever.
fresco-lesson-market = Marché : chaque assistant achète une tuile, toutes au même stand. Achetez { $paints } au stand III pour 2 Thalers. Ce qui reste au stand retourne dans le sac.
fresco-lesson-bought = Du rouge et du jaune sont à vous.
fresco-lesson-tile = Cathédrale : une partie de la fresque se restaure avec les couleurs de sa tuile. Vous avez { $paints } pour celle-ci, qui vaut 3 points. Au lieu d'une partie, un assistant peut restaurer l'autel avec trois couleurs, pour 2 à 6 points.
fresco-lesson-bishop = L'évêque ajoute 2 points autour de lui, et 3 là où il se tient. Pour 1 Thaler, il fait un pas. Amenez-le sur la vôtre.
fresco-lesson-restore = Restaurez-la maintenant : 3 points pour la tuile et 3 pour l'évêque.
fresco-lesson-restored = 6 points ! La tuile est à vous et rapporte 1 Thaler de revenu à chaque tour.
fresco-lesson-blend = Le Studio vous a payé 3 Thalers. À l'Atelier, chaque assistant fait jusqu'à deux mélanges. Faites { $paints_made } avec { $paints } : les meilleures tuiles demandent des mélanges.
fresco-lesson-blended = Ce que vous mélangez sert au tour suivant, car la Cathédrale vient avant l'Atelier.
fresco-lesson-mood = Le Théâtre a amélioré votre humeur de 2. Quand tous y ont agi, le tour finit. À +3, un sixième assistant vous aide ; à −3, un assistant reste chez lui.
fresco-lesson-end = Viennent ensuite les revenus, le marché est regarni, et le dernier sur la piste de score se lève le premier. S'il reste six tuiles ou moins au début d'un tour, c'est le dernier. À la fin, 2 Thalers valent 1 point. C'est tout : vous savez jouer !

# Comment on gagne, en cinq lignes.
fresco-goal-1 = Restaurez des parties de la fresque avec les couleurs demandées : chacune rapporte sa valeur.
fresco-goal-2 = L'évêque ajoute 3 points sur sa partie et 2 autour de lui. Il va là où vous restaurez.
fresco-goal-3 = L'autel rapporte de 2 à 6 points pour trois couleurs, autant de fois que vous voulez.
fresco-goal-4 = Chaque tuile restaurée vous rapporte 1 Thaler à chaque tour.
fresco-goal-5 = À la fin, 2 Thalers valent 1 point, et le plus avancé gagne. Les modules ont leurs propres points.
