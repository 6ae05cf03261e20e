# Wat alle spellen zeggen.

# Wie wat gevraagd wordt.

ask-over = Het spel is afgelopen.

# Waarom iets nu niet kan.

why-over = Het spel is afgelopen.
why-watching = Je kijkt toe; alleen spelers doen zetten.
why-can = Dit kun je nu doen.
why-turn = Speler { $player } is aan de beurt ({ WORD($moment) }).
why-planned = Je hebt gepland; de anderen plannen nog.
why-question = Er wordt nu iets anders gevraagd: { $question }

# Waar punten vandaan komen, in Sintra en met module 6.

source-windows = ramen
