# The page around everything.
skip-to-content = Aller au contenu
app-navigation = Bottega
to-home = Retour à l'accueil
close = Fermer
save = Enregistrer
send = Envoyer
loading = Un instant…
part-missing = Une partie de cette page n’a pas pu être chargée. Bottega a peut-être été mis à jour entre-temps.
reload-page = Recharger la page
rules = Règles
settings = Réglages
language = Langue
theme = Thème
theme-auto = comme l'appareil
theme-light = clair
theme-dark = sombre
theme-to-dark = Thème sombre
theme-to-light = Thème clair
speed = Vitesse des animations
speed-once = immédiate
speed-slow = lente
speed-normal = normale
speed-fast = rapide
less-motion = Animations réduites
sounds = Sons
sounds-offer = Jouer avec le son ?
volume = Volume
yes = Oui
no = Non
show-now = Montrer tout de suite
show-again = Revoir ce qui s'est passé depuis mon tour
again-too-long = C'est trop ancien pour être revu ici. Vous le trouverez dans le journal et, à la fin, dans la relecture.
round-ends = La manche { $n } est terminée
key-now = ce qui se passe : montrer tout de suite l'état présent
key-again = revoir ce qui s'est passé depuis mon tour
quick-presses = Une seule pression suffit pour ce qui peut être annulé
sectors = Trier le verre par couleur
sectors-text = Chaque couleur se trouve toujours au même endroit d'un cercle Fabrique.
lost-title = Cette porte ne mène nulle part
lost-text = Il n'y a pas de page à cette adresse.
error-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
error-unknown = Le serveur a refusé ({ $status }). Réessayez.
error-browser = Un problème est survenu sur cette page. Rechargez-la.
error-seat-name = Donnez un nom au joueur de la place { $seat }.

# The entrance.
game-fresco = Fresco
game-sintra = Les Vitraux de Sintra
home-lead = Deux jeux de société, de peintres et de vitriers. Entrez, prenez un pinceau, jouez.
home-fresco = Levez-vous tôt, envoyez vos assistants, restaurez la grande fresque.
home-sintra = Choisissez du verre, garnissez les planches, faites briller les fenêtres du palais.
play-now = Jouer tout de suite
starting = On prépare la table…
new-table = Nouvelle table
learn-rules = Apprendre les règles
you-are = Vous êtes { $name }
you-are-guest = Vous n'avez pas encore de nom : choisissez-en un
your-name = Votre nom
change-name = Changer de nom
my-tables = Mes tables
open-tables = Tables ouvertes
no-open-tables = Aucune table n'attend de joueurs en ce moment. Ouvrez-en une, d'autres pourront vous rejoindre.
join = Rejoindre
free-seat = place libre
player-n = Joueur { $n }
round-fresco = Tour { $n }
round-sintra = Manche { $n }
your-turn = À vous de jouer
waiting-for = On attend { $name }
waiting-for-players = On attend des joueurs
table-won = Terminée ; victoire : { $names }
import-title = Importer une feuille de partie
import-text = Une partie terminée peut être revue, une partie inachevée se poursuit.
import-file = Choisir un fichier
import-paste = ou collez-la ici
import-do = Mettre en place cette partie
footer-independent = Bottega est un projet indépendant, sans lien avec les auteurs ni les éditeurs des jeux.
footer-own = Tous les dessins et tous les textes sont nos propres créations.

# A new table.
which-game = Quel jeu ?
how-many = Combien de joueurs ?
figure-plays = { $name } joue aussi.
who-sits = Qui s'assied où ?
seat-n = Place { $n }
name-of-seat = Nom pour la place { $n }
level-of-seat = Niveau du bot à la place { $n }
name = Nom
seat-me = moi
seat-room = quelqu'un sur cet appareil
seat-link = un ami, par lien
seat-link-text = Vous recevrez un lien à envoyer.
seat-bot = un bot
bot-random = au hasard
bot-greedy = peintre
bot-search = le plus fort
bot-apprentice = apprenti
bot-journeyman = compagnon
bot-painter = peintre
bot-master = maître
bot-strongest = le plus fort
bot-apprentice-text = Souvent, il ne regarde pas. Pour une première partie.
bot-journeyman-text = Regarde ses coups, mais pas toujours.
bot-painter-text = Prend ce qui paraît le meilleur sur le moment et joue aussitôt.
bot-master-text = Réfléchit à l'avance, une seconde tout au plus.
bot-strongest-text = Réfléchit jusqu'à trois secondes et pardonne peu.
level-of-bots = Niveau des bots
hints-allowed = Conseils autorisés
hints-allowed-text = La personne qui décide peut demander ses meilleurs coups au bot le plus fort.
spectator-chat = Les spectateurs peuvent écrire
spectator-chat-text = Ceux qui regardent lisent la discussion. Ainsi, ils peuvent aussi y écrire.
clock-title = Pendule
clock-none = sans pendule
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
     [one] un jour par décision
    *[other] { $days } jours par décision
}
clock-none-text = Chacun prend le temps qu'il veut.
clock-live-text = Des minutes pour toute la partie ; chaque décision ajoute les secondes. Quand le temps est écoulé, un bot prend cette seule décision, et la partie continue.
clock-days-text = Pour jouer sur plusieurs jours. Quand le temps est écoulé, un bot prend cette seule décision, et la partie continue.
open-table = Table ouverte
open-table-text = N'importe qui peut prendre une place libre depuis la liste de la page d'accueil.
open-table-needs-link = Il faut au moins une place par lien.
which-side = Quelle face du palais ?
side-n = Face { $side }
side-a-text = Les ornements entre les fenêtres rapportent des points. Idéal pour une première partie.
side-b-text = Au lieu des ornements, on compte vos fenêtres achevées, multipliées par les pièces de votre meilleure couleur. Un peu plus de réflexion.
which-box = Quel matériel ?
our-box = Le nôtre
our-box-text = Ce que nous n'avons pas pu savoir des pièces est notre décision, et marqué comme tel.
own-box-text = Comme le dit ce fichier de l'hôte. La feuille d'une telle partie ne se rejoue qu'avec le même fichier.
played-with-box = Matériel : { $name }
which-edition = Quelle édition ?
edition-mega = Mega Box
edition-mega-text = Les règles de la grande boîte, avec ses dix-sept modules.
edition-classic = Édition classique
edition-classic-text = La première édition avec ses propres modules.
which-modules = Quels modules ?
modules-text = Chaque module ajoute quelque chose au jeu de base ; tous se combinent. Commencez sans module, ou avec un seul.
modules-chosen = { $n ->
     [0] Aucun module choisi
     [one] Un module choisi
    *[other] { $n } modules choisis
}
presets = Sélections
preset-first = Première partie
preset-family = En famille
preset-classic = Boîte classique
preset-all = Tout
surprise-us = Surprenez-nous
rules-of = Règles : { $title }
open-the-table = Ouvrir la table

# Around the boards.
area-board = Plateau
area-shelf = Modules
area-me = Ma zone
area-others = Les autres
area-log = Journal
areas = Zones de la table
enlarge = { $name } en grand
people = Personnes à la table
keys = Raccourcis clavier
points = points
is-asked = doit jouer
question-bar = La question
rule-for-this = La règle à ce sujet
all-moves = Tous les coups ({ $n })
moves = Coups
filter-moves = Tapez pour trouver un coup
no-move-matches = Aucun coup ne correspond.
nothing-to-do = Vous n'avez rien à faire maintenant.
chosen = choisi
note-again = encore une fois pour le faire
note-binding = Ceci ne peut pas être annulé.
ready = C'est prêt
change-plan = Modifier le plan
plan-laying = { $n ->
     [0] Tous vos assistants ont une place.
     [one] Placez vos assistants : { $n } restant
    *[other] Placez vos assistants : { $n } restants
}
plan-complete = Votre plan est complet. Remettez-le ou modifiez-le.
plan-handed-in = Votre plan est remis. On attend { $names }
undo = Annuler le coup
redo = Rétablir le coup
reset-turn = Recommencer le tour
ask-undo = Demander l'annulation
ask-redo = Demander de rétablir
consent-title = Peut-on annuler ?
consent-text = { $name } aimerait annuler sa dernière décision. Tout le monde doit être d'accord.
consent-moves = Ceci serait annulé :
consent-asked = Vous avez demandé l'annulation. Les autres décident.
consent-redo-title = Peut-on rétablir ?
consent-redo-text = { $name } aimerait rétablir ce qui a été annulé, votre part comprise. Tout le monde doit être d'accord.
consent-redo-asked = Vous avez demandé de rétablir. Les autres décident.
agree = D'accord
disagree = Plutôt non
why-not = Pourquoi pas ?
read-rule = Lire la règle
table-hints = À cette table, tout le monde peut demander conseil au bot le plus fort.
table-no-hints = Il n'y a pas de conseils à cette table.
table-clock-live = Pendule : { $minutes } minutes pour toute la partie, et { $seconds } secondes de plus par décision.
table-clock-days = { $days ->
     [one] Pendule : un jour par décision.
    *[other] Pendule : { $days } jours par décision.
}
time-left = temps restant : { $time }
time-still = encore { $time }
hint = Conseil
hint-title = Le bot le plus fort conseille
hint-thinking = Le bot le plus fort réfléchit…
hint-only = Il n'y a que ce coup.
hint-play = Jouer ce coup
hint-victory = { $percent } % de chances de gagner
hint-lead = { $lead } points à la fin
game-over = La partie est terminée.
show-result = Résultat
log = Journal
log-empty = Il ne s'est encore rien passé.
log-folded = Mise en place et remplissages ({ $n })
log-undone = Annulé ({ $n })
log-show = Montrer sur le plateau : { $name }
older-lines = Lignes précédentes
since-your-turn = depuis votre dernier tour
chat = Discussion
chat-empty = Personne n'a encore rien dit.
chat-write = Écrire un message
unread = non lus
notes = Notes
notes-text = Personne d'autre ne peut lire ces notes.
reconnecting = La connexion est coupée. Nouvel essai…
offline = Vous êtes hors ligne. La table reviendra avec la connexion.
sent-again = Le serveur ne peut rien enregistrer pour le moment. Votre action est renvoyée jusqu'à ce qu'il le puisse.
bot-level = bot, { $level }
that-is-you = c'est vous
is-here = est là
is-away = n'est pas là
sit-down = S'asseoir
only-watch = Seulement regarder
join-title = Une invitation pour vous
join-text = Une place vous attend à cette table. Sous quel nom jouez-vous ?
invite-link = Lien d'invitation
copy = Copier
copied = Copié
share = Partager
revoke-link = Invalider ce lien
new-link = Nouvelle invitation
other-device = Jouer sur un autre appareil
device-link = Lien vers cette place
device-link-text = Ouvrez-le sur l'autre appareil pour y continuer. Qui l'ouvre prend cette place : gardez-le pour vous.
seed-hash-text = Le mélange est fixé par ce nombre ; sa graine sera montrée à la fin :
seed-from-maker = La personne qui a ouvert cette table a choisi la graine et peut savoir d'avance tout ce qui est pioché.
seed-from-record = La graine vient de la feuille de partie : tout ce qui est pioché peut être connu d'avance.
pass-device = Passez l'appareil à { $name }
pass-device-text = Derrière le rideau se trouvent des choses qu'une seule personne peut voir.
i-am = Je suis { $name }

# Keys.
key-moves = liste des coups
key-choose = choisir un coup dans la liste
key-spots = parcourir ce qui est possible sur le plateau
key-symbols = Qu'est-ce que c'est ? Aller d'un symbole à l'autre avec les flèches
key-ready = remettre votre plan
key-hint = conseil : ce que ferait le bot le plus fort
key-log = journal
key-chat = discussion
key-notes = notes
key-rules = la règle pour la question posée
key-close = fermer ce qui est ouvert

# The end, and the replay.
winner = { $name } l'emporte
you-win = Vous gagnez
the-result = Le résultat
look-at-table = Regarder la table
winners = Victoire partagée : { $names }
points-by-source = Points par origine
points-by-round = Points au fil de la partie
as-table = en tableau
total = Total
rematch = Revanche
to-rematch = Vers la revanche
replay = Relecture
download-record = Télécharger la feuille de partie
seed-check = Vérifier le mélange
seed-check-text = Le nombre ci-dessous était affiché dès le début. Il est formé de la graine et du sel : personne n'a pu changer le mélange en cours de partie.
seed = Graine
salt = Sel
seed-fits = Tout concorde : le mélange était honnête.
seed-differs = Cela ne concorde pas.
perspective = Point de vue
chat-watching = { $name } (regarde)
log-out-elsewhere = Se déconnecter partout ailleurs
log-out-why = Votre clé ne vaut plus sur les autres appareils. Ici, vos parties restent les vôtres.
logged-out = C’est fait : seul ce navigateur est maintenant le vôtre.
spectator = Spectateur
replay-first = Au début
replay-turn-back = Tour précédent
replay-back = Étape précédente
replay-next = Étape suivante
replay-turn = Tour suivant
replay-last = À la fin
replay-step = Étape
replay-round = Tour ou manche

# How well it was played.
analysis = Analyse
analyze = Analyser la partie
analysis-text = Le bot le plus fort revoit chaque décision, d'après ce que le joueur pouvait alors savoir.
analysis-waiting = Une autre partie est analysée d'abord. Un instant…
analysis-running = Le bot le plus fort examine la partie : { $percent } %
analysis-failed = L'analyse n'a pas abouti. Réessayez.
analysis-jump = Cliquez sur la courbe pour voir la table à ce moment-là.
grade-best = meilleur coup
grade-good = bon
grade-doubtful = douteux
grade-blunder = gaffe
best-or-good = meilleurs ou bons
decisions-by-grade = Décisions par appréciation
expected-points = Points espérés à la fin
expected-victory = Part de victoire espérée
moves-to-see = Coups à revoir
moves-to-see-none = Aucune décision douteuse : bien joué !
better-was = Mieux valait : { $move }
lost-victory = −{ $percent } % de chances de gagner
lost-lead = −{ $points } points

# The rules.
search-rules = Chercher dans les règles
rules-page = Page des règles
search-found = { $n ->
     [0] Rien trouvé
     [one] Un passage trouvé
    *[other] { $n } passages trouvés
}
