# Tournaments and ratings.
ratings-title = Ratings
ratings-text = The table of this club: everybody who has played rated games on this server, and the levels of the bots between them. 400 points more are ten times the strength. 19 times in 20 the true strength lies in the range shown.
ratings-none = Nobody has played a rated game of this kind yet.
ratings-who = Name
ratings-points = Points
ratings-reach = ± { $points }
ratings-played = Games
ratings-players = { $n } players
ratings-me = { $name } (you)
tournament = Tournament
tournaments = Tournaments
tournaments-none = There is no tournament yet that you take part in or may join.
tournament-new = A new tournament
tournament-name = Name of the tournament
tournament-players = Players at a table
tournament-kind = How they meet
tournament-round-robin = everybody meets everybody
tournament-swiss = Swiss: equals meet
tournament-round-robin-text = As many rounds as everybody needs to meet everybody.
tournament-swiss-text = In each round those sit together who stand alike, and nobody again with the same if it can be avoided.
tournament-rounds = Rounds
tournament-days = Time for a round
tournament-no-days = until all its games are over
tournament-n-days = { $n ->
    [one] one day
   *[other] { $n } days
}
tournament-listed = Anybody may join
tournament-listed-text = It is shown here to everybody. Else you pass on its link.
tournament-rated = Its games are rated
tournament-make = Make the tournament
tournament-entrants = { $n ->
    [0] nobody takes part yet
    [one] one takes part
   *[other] { $n } take part
}
tournament-entered = you take part
tournament-open = has not begun
tournament-over = over
tournament-round = Round { $n }
tournament-round-of = round { $n } of { $all }
tournament-until = until { $until }
tournament-enter = Take part
tournament-leave = Leave the tournament
tournament-leave-running = Leave; a bot plays the rounds to come
tournament-copy = Copy the link
tournament-copied = Copied
tournament-start = Begin the first round
tournament-start-text = Nobody can join after that. Bots take the places that are missing at the last table.
tournament-standings = Standings
tournament-points = Points
tournament-strength = Rivals’ points
tournament-victories = Victories
tournament-share = Share
tournament-percent = { $n } %
tournament-played = Games
tournament-ties = A table brings 1 point to whoever is ahead of all others, and a part of it for each one who is behind. Who is level is told apart by the points of all they have met, then by victories, then by their share of the points in their games.
tournament-export = As a file (CSV)
tournament-end = End the tournament
tournament-end-open = It is gone for everybody.
tournament-end-running = The rounds that are over count, the one under way does not.
