# Ce qui compte, comme l'entraîneur le dit avant une question.

fresco-coach-wake = Tôt : vous choisissez le premier partout, mais l'humeur baisse et les tuiles coûtent plus. À +3 un assistant de plus, à −3 un de moins.
fresco-coach-cover = Une tuile prend toute une colonne : couvrez un lieu dont vous pouvez vous passer ce tour-ci.
fresco-coach-plan = Marché avant la Cathédrale, Atelier après : ce que vous mélangez sert au tour suivant. N'envoyez personne là où vous ne pouvez payer.
fresco-coach-neutral = Il peut tomber malade à la place d'un des vôtres : placez-le là où cela gêne le moins.
fresco-coach-else = Vos assistants ont fini ici. Utilisez ce qui n'en demande pas, ou passez.
fresco-coach-buy = Tout au même stand. Achetez ce que demande la partie que vous voulez. Rien d'utile ? Fermez le stand dont les autres ont besoin.
fresco-coach-restore = L'évêque ajoute 3 sur sa partie et 2 autour ; un pas coûte 1 Thaler. Les parties chères partent les premières.
fresco-coach-restore-ill = Un assistant malade ne restaure aucune partie voisine de l'évêque, mais bien celle où il se tient.
fresco-coach-studio = Les Thalers paient couleurs et évêque ; 2 valent 1 point à la fin.
fresco-coach-theater = Une bonne humeur permet de se lever tôt au tour suivant, et à +3 amène un assistant.
fresco-coach-before-blending = Ce que vous faites ici prend un assistant : comparez avec deux mélanges.
fresco-coach-blend = Mélangez ce que demandent les parties et l'autel que vous visez. Chaque mélange coûte deux couleurs.
fresco-coach-space = Devant, c'est un point de plus. Derrière, vous choisissez l'heure plus tôt : le dernier se lève le premier.
