# What is wrong with a game somebody wants to set up.

setup-game = il n'existe pas de jeu « { $word } » ; jeux possibles : { $games }
setup-players = on ne peut pas jouer à { $game } à { $players } ; nombres de joueurs possibles : { $counts }
setup-seed = la graine { $seed } n'est pas possible ; choisissez un nombre entier de 0 à { $most }
setup-option = { $game } n'a pas d'option « { $option } » ; options possibles : { $options }
setup-no-options = aucune
setup-value = l'option « { $option } » ne peut pas valoir « { $value } » ; valeurs possibles : { $values }
setup-bot = il n'existe pas de bot « { $bot } » ; bots possibles : { $bots }
setup-nobody = au moins une place doit revenir à une personne
setup-box = il n'y a pas de fichier de matériel « { $box } » ; choisissez-en un autre, ou le nôtre
setup-rated = une partie classée n’a pas d’indices, ne montre rien de caché ; chaque personne a son écran, avec notre matériel et les niveaux de bots
setup-rules = la partie a été jouée avec la version { $played } des règles de { $game }, et c'est ici la version { $here } ; utilisez le Bottega avec lequel elle a été jouée
setup-components = la partie a été jouée avec le fichier de matériel { $played }, et non { $here } ; il faut indiquer le bon avec --components FILE
setup-seats = { $players } joueurs ont besoin de { $players } places, et non de { $seats }

# What is wrong with a move.

move-over = la partie est terminée ; aucun coup ne peut suivre
move-turn = ce n'est pas au joueur { $player } de jouer ; attendez le joueur { $other }
move-number = le coup { $number } n'est pas possible ici ; coups possibles : { $legal }
move-unclear = « { $text } » ne répond pas à la question ; écrivez un coup comme { $like }

# Why nothing is taken back.

undo-nothing = vous n'avez aucune décision à reprendre
undo-decided = le joueur { $player } a décidé depuis ; continuez à jouer
undo-shown = quelque chose a été pioché ou révélé depuis, et cela ne peut pas être oublié ; continuez à jouer

# What is wrong with a record, and where.

record-line = ligne { $line } : { $problem }
record-header = en-tête : { $problem }
record-move = coup { $number } : { $problem }

record-none = on attend « { $wanted } », mais on y lit « { $found } » ; ce n'est pas une feuille de partie
record-cut-off = le fichier s'arrête ici, avant { $wanted } ; la suite manque
record-quoted = « { $text } »
record-wants-header = les indications de l'en-tête et une ligne vide
record-wants-entry = une indication
record-wants-moves = les coups et une ligne vide
record-wants-result = le résultat
record-entry = on attend un nom, deux-points et une valeur, mais on y lit « { $found } »
record-missing = il manque « { $entry }: » dans l'en-tête ; ajoutez-le au-dessus de cette ligne
record-header-twice = « { $entry } » figure deux fois dans l'en-tête ; supprimez l'un des deux
record-number = { $entry } doit être un nombre entier, et non « { $found } »
record-the-player = le joueur
record-move-line = on attend le coup { $number } (son numéro, le joueur et le coup), mais on y lit « { $found } »
record-player = il n'y a pas de joueur { $player } ; les joueurs sont numérotés de 1 à { $players }
record-wanted = on attend « { $wanted }: », mais on y lit « { $found }: »
record-count = « { $entry } » demande { $count } nombres, un par joueur, et non { $found }
record-result-twice = « { $entry } » figure deux fois dans le résultat ; supprimez l'un des deux
record-no-end = on attend « end », mais on y lit « { $found } » ; supprimez-le
record-after-end = rien ne peut suivre « end », mais on y lit « { $found } » ; supprimez-le

record-unfinished = résultat : on y lit « unfinished », mais la partie est terminée
record-not-over = résultat : la partie n'est pas terminée après le coup { $number }, mais un résultat est indiqué
record-result = résultat : « { $entry } » indique { $stated }, mais les coups donnent { $found }
record-nothing = rien
