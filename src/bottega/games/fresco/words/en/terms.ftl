# Things that the base game and modules name.

# The places of the action sheet: `the` for objects, `nom` for subjects, `to`, `at`, `on` (a tile lies there), `of`.

place-market = market
    .the = the market
    .nom = the market
    .to = to the market
    .at = at the market
    .on = on the market
    .of = of the market

place-cathedral = cathedral
    .the = the cathedral
    .nom = the cathedral
    .to = to the cathedral
    .at = at the cathedral
    .on = on the cathedral
    .of = of the cathedral

place-studio = studio
    .the = the studio
    .nom = the studio
    .to = to the studio
    .at = at the studio
    .on = on the studio
    .of = of the studio

place-workshop = workshop
    .the = the workshop
    .nom = the workshop
    .to = to the workshop
    .at = at the workshop
    .on = on the workshop
    .of = of the workshop

place-theater = theater
    .the = the theater
    .nom = the theater
    .to = to the theater
    .at = at the theater
    .on = on the theater
    .of = of the theater

place-second-cathedral = second cathedral
    .the = the second cathedral
    .nom = the second cathedral
    .to = to the second cathedral
    .at = at the second cathedral
    .on = on the second cathedral
    .of = of the second cathedral

# Paints: `of` them, and `f` before a noun.

paint-red = red
    .of = of red
    .f = red

paint-yellow = yellow
    .of = of yellow
    .f = yellow

paint-blue = blue
    .of = of blue
    .f = blue

paint-orange = orange
    .of = of orange
    .f = orange

paint-green = green
    .of = of green
    .f = green

paint-purple = purple
    .of = of purple
    .f = purple

paint-pink = pink
    .of = of pink
    .f = pink

paint-brown = brown
    .of = of brown
    .f = brown

moment-waking = waking up
moment-track = score track
