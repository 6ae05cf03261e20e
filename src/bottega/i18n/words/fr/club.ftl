# Tournois et classements.
ratings-title = Classements
ratings-text = Le classement de ce club : tous ceux qui ont joué des parties classées sur ce serveur et, parmi eux, les niveaux des bots. 400 points de plus valent dix fois la force. 19 fois sur 20, la vraie force se trouve dans la marge indiquée.
ratings-none = Personne n’a encore joué de partie classée de ce genre.
ratings-who = Nom
ratings-points = Points
ratings-reach = ± { $points }
ratings-played = Parties
ratings-players = { $n } joueurs
ratings-me = { $name } (vous)
tournament = Tournoi
tournaments = Tournois
tournaments-none = Il n’y a pas encore de tournoi auquel vous participez ou que vous pouvez rejoindre.
tournament-new = Un nouveau tournoi
tournament-name = Nom du tournoi
tournament-players = Joueurs par table
tournament-kind = Qui rencontre qui
tournament-round-robin = toutes rondes
tournament-swiss = système suisse
tournament-round-robin-text = Autant de tours qu’il faut pour que tout le monde se rencontre.
tournament-swiss-text = À chaque tour, on joue contre des adversaires de même rang et, si possible, jamais deux fois les mêmes.
tournament-rounds = Tours
tournament-days = Durée d’un tour
tournament-no-days = jusqu’à la fin de toutes les parties
tournament-n-days = { $n ->
    [one] un jour
   *[other] { $n } jours
}
tournament-listed = Tout le monde peut participer
tournament-listed-text = Il est affiché ici pour tous. Sinon, vous transmettez son lien.
tournament-rated = Ses parties sont classées
tournament-make = Créer le tournoi
tournament-entrants = { $n ->
    [0] aucune inscription
    [one] une inscription
   *[other] { $n } inscriptions
}
tournament-entered = vous participez
tournament-open = pas encore commencé
tournament-over = terminé
tournament-round = Tour { $n }
tournament-round-of = tour { $n } sur { $all }
tournament-until = jusqu’au { $until }
tournament-enter = Participer
tournament-leave = Se désinscrire
tournament-leave-running = Arrêter ; un bot joue les tours suivants
tournament-copy = Copier le lien
tournament-copied = Copié
tournament-start = Commencer le premier tour
tournament-start-text = Ensuite, plus personne ne peut s’inscrire. Des bots prennent les places qui manquent à la dernière table.
tournament-standings = Classement
tournament-points = Points
tournament-strength = Points des adversaires
tournament-victories = Victoires
tournament-share = Part
tournament-percent = { $n } %
tournament-played = Parties
tournament-ties = Une table rapporte 1 point à qui devance tous les autres, et une part de ce point pour chaque joueur devancé. Les ex æquo sont départagés par les points de tous leurs adversaires, puis par les victoires, puis par leur part des points des parties.
tournament-export = En fichier (CSV)
tournament-end = Mettre fin au tournoi
tournament-end-open = Il disparaît pour tout le monde.
tournament-end-running = Les tours terminés comptent, le tour en cours non.
