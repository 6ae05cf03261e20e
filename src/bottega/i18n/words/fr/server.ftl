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
error-unplayable = Cette partie ne peut pas être ouverte ici : { $problem }.
error-box-gone = Cette table joue avec le fichier de matériel « { $box } », que l'hôte n'offre plus. Elle pourra être ouverte quand le fichier sera de retour.
error-box-changed = Cette table joue avec le fichier de matériel « { $box } », qui a été modifié depuis. Elle pourra être ouverte quand le fichier sera comme avant.
error-not-your-table = Seules les personnes de cette table peuvent faire cela.
error-not-over = Cela ne se voit qu'une fois la partie terminée.
error-seat-given = Votre place est désormais jouée depuis un autre appareil.
error-setup = On ne peut pas préparer une partie ainsi : { $problem }.
error-record = Cette feuille de partie est illisible : { $problem }.
error-bad-link = Cette invitation n'est plus valable. Demandez-en une nouvelle.
error-seated = Vous êtes déjà à cette table.
error-seat-taken = Cette place est prise.
error-not-found = Il n'y a rien ici.
error-method = Cela ne peut pas se faire ici.
error-busy = Beaucoup réfléchissent en ce moment. Redemandez dans un instant.
error-too-fast = Trop de demandes à la fois. Attendez un instant.
error-too-big = C'est trop long : { $most } octets au plus.
error-wish-declined = C’est refusé. Vous pourrez redemander après le prochain coup.
error-wish-open = Vous avez déjà demandé. Attendez la réponse.
error-wrong-host = Ce serveur ne porte pas ce nom : utilisez l'adresse avec laquelle il a été lancé, ou lancez-le avec --name.
error-wrong-origin = Cette demande vient de la page d'un autre site.
error-broken = Une erreur s'est produite sur le serveur. Rien n'a été fait ; réessayez.
error-empty = Écrivez d'abord quelque chose.
error-signs = Ce texte contient des caractères qui ne peuvent pas être affichés. Supprimez-les.

# A problem that is said in English only, beside it.
fault-unknown = quelque chose n'y est pas correct

# Lines of the log that are no event of the game.
event-undo = revient en arrière
event-unplanned = refait son plan
event-flag = n'a plus de temps : un bot décide
error-taken-back = Cette place a trop souvent annulé. Cela redeviendra possible au fil de la partie.
error-spectators-read = Ici, ceux qui regardent lisent la discussion sans y écrire.
error-chat-full = On ne peut plus rien dire à cette table.
error-lesson-later = Vous le pouvez dans une partie. Dans cette leçon, autre chose vient d'abord : voyez la carte.
error-lesson-plan = Un bon plan, mais pas celui de cette leçon : voyez la carte, et déplacez vos pièces.
