# What the server says when it does not do something.
error-stale = La situation a changé entre-temps. Regardez de nouveau et refaites votre choix.
error-illegal = { $move } n'est pas possible maintenant.
error-over = La partie est terminée.
error-not-your-turn = Ce n'est pas à vous de jouer.
error-not-planning = Il n'y a rien à planifier maintenant.
error-no-question = Répondez aux questions de votre plan l'une après l'autre.
error-plans-shown = Tous les plans sont révélés ; le vôtre ne peut plus être modifié.
error-no-plan = Vous n'avez pas de plan à reprendre.
error-plan-incomplete = Votre plan n'est pas encore complet.
error-no-way-back = Impossible de revenir en arrière : quelque chose a été pioché ou révélé depuis, ou vous n'avez encore rien décidé.
error-ask-first = D'autres ont continué depuis. Demandez-leur si vous pouvez revenir en arrière.
error-nothing-to-redo = Il n'y a rien à refaire.
error-no-wish = Plus personne ne demande à revenir en arrière.
error-not-asked = Votre accord n'est pas demandé.
error-no-hints = Les conseils sont désactivés à cette table.
error-time-up = Votre temps était écoulé : un bot prend cette décision à votre place, et elle reste.
error-not-your-seat = Ce n'est pas votre place.
error-id-used = Ce message porte le numéro de quelqu'un d'autre. Rechargez la page.
error-malformed = Le serveur n'a pas compris. Rechargez la page ; elle n'est peut-être plus à jour.
error-storage = Le serveur ne peut rien enregistrer pour le moment. Rien n'a été fait ; réessayez bientôt.
error-no-table = Cette table n'existe pas.
error-unplayable = Cette partie a été jouée avec d'autres règles que celles de ce serveur. On ne peut pas l'ouvrir ici.
error-not-your-table = Seules les personnes de cette table peuvent faire cela.
error-not-over = Cela ne se voit qu'une fois la partie terminée.
error-seat-given = Votre place est désormais jouée depuis un autre appareil.
error-setup = On ne peut pas préparer une partie ainsi : { $problem }
error-record = Cette feuille de partie est illisible : { $problem }
error-bad-link = Cette invitation n'est plus valable. Demandez-en une nouvelle.
error-seated = Vous êtes déjà à cette table.
error-seat-taken = Cette place est prise.
error-not-found = Il n'y a rien ici.
error-method = Cela ne peut pas se faire ici.
error-too-fast = Trop de demandes à la fois. Attendez un instant.
error-too-big = C'est trop long : { $most } octets au plus.
error-wrong-origin = Cette demande vient de la page d'un autre site.
error-broken = Une erreur s'est produite sur le serveur. Rien n'a été fait ; réessayez.
error-empty = Écrivez d'abord quelque chose.
error-signs = Ce texte contient des caractères qui ne peuvent pas être affichés. Supprimez-les.

# What is wrong with a game that somebody wants to set up ...
fault-unknown = quelque chose n'y est pas correct.
fault-game = il n'existe pas de jeu « { $name } ».
fault-players = on ne peut pas y jouer à { $players }. Nombres de joueurs possibles : { $counts }.
fault-seed = la graine doit être un nombre entier de 0 à { $most }.
fault-option = il n'y a pas d'option « { $name } ».
fault-value = l'option « { $name } » ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
fault-start = le joueur { $start } ne peut pas commencer dans une partie à { $players } joueurs.
fault-edition = le module « { WORD($module) } » ne fait pas partie de l'édition classique. Retirez-le ou choisissez la Mega Box.
fault-module = il n'existe pas de module « { $name } ».
fault-bot = il n'existe pas de bot « { $bot } ». Bots possibles : { $bots }.
fault-rules = elle a été jouée avec la version { $played } des règles ; ce serveur a la version { $here }.
fault-box = elle a été jouée avec un autre matériel ({ $played }) que celui de ce serveur ({ $here }).
fault-seats = pour { $players } joueurs, « seats: » donne { $seats } noms.

# ... and with a record.
fault-cut-off = elle s'arrête après la ligne { $line }, avant d'être complète. La suite manque.
fault-no-record = elle ne commence pas par « { $wanted } ».
fault-move-line = à la ligne { $line }, on attend le coup { $move } (son numéro, le joueur et le coup), mais on y lit « { $found } ».
fault-entry = à la ligne { $line }, on attend un nom, deux-points et une valeur, mais on y lit « { $found } ».
fault-wanted = à la ligne { $line }, on attend « { $wanted } », mais on y lit « { $found } ».
fault-after-end = à la ligne { $line }, on lit « { $found } » après « end ». Supprimez-le.
fault-twice = à la ligne { $line }, « { $name } » figure pour la deuxième fois. Supprimez l'un des deux.
fault-missing = il manque « { $name }: » avant la ligne { $line }.
fault-number = à la ligne { $line }, on lit « { $found } » au lieu d'un nombre entier.
fault-no-player = à la ligne { $line } figure le joueur { $player }, mais les joueurs sont numérotés de 1 à { $players }.
fault-count = à la ligne { $line }, « { $name } » demande { $count } nombres, un par joueur, mais on y en lit { $found }.
fault-move-over = le coup { $move } vient après la fin de la partie.
fault-move-turn = le coup { $move } est joué par le joueur { $player }, mais c'est au joueur { $other } de jouer.
fault-move = le coup { $move }, « { $found } », n'est pas possible à cet endroit.
fault-unfinished = elle porte « unfinished », mais la partie est terminée après ses coups.
fault-not-over = elle donne un résultat, mais la partie n'est pas terminée après le coup { $move }.
fault-result = « { $name } », dans le résultat, ne correspond pas aux coups joués.

# Lines of the log that are no event of the game.
event-undo = revient en arrière
event-unplanned = refait son plan
event-flag = n'a plus de temps : un bot décide
