# Ce que nomment le jeu de base et les modules.

# Les lieux du plateau personnel.

place-market = Marché
    .the = le Marché
    .nom = le Marché
    .to = au Marché
    .at = au Marché
    .on = sur le Marché
    .of = du Marché

place-cathedral = Cathédrale
    .the = la Cathédrale
    .nom = la Cathédrale
    .to = à la Cathédrale
    .at = à la Cathédrale
    .on = sur la Cathédrale
    .of = de la Cathédrale

place-studio = Studio
    .the = le Studio
    .nom = le Studio
    .to = au Studio
    .at = au Studio
    .on = sur le Studio
    .of = du Studio

place-workshop = Atelier
    .the = l'Atelier
    .nom = l'Atelier
    .to = à l'Atelier
    .at = à l'Atelier
    .on = sur l'Atelier
    .of = de l'Atelier

place-theater = Théâtre
    .the = le Théâtre
    .nom = le Théâtre
    .to = au Théâtre
    .at = au Théâtre
    .on = sur le Théâtre
    .of = du Théâtre

place-second-cathedral = seconde visite à la Cathédrale
    .the = la seconde visite à la Cathédrale
    .nom = la seconde visite à la Cathédrale
    .to = à la Cathédrale pour la seconde visite
    .at = à la Cathédrale lors de la seconde visite
    .on = sur la seconde visite à la Cathédrale
    .of = de la seconde visite à la Cathédrale

# Les couleurs.

paint-red = rouge
    .of = de rouge
    .f = rouge
    .many = rouges
    .some = du rouge

paint-yellow = jaune
    .of = de jaune
    .f = jaune
    .many = jaunes
    .some = du jaune

paint-blue = bleu
    .of = de bleu
    .f = bleue
    .many = bleus
    .some = du bleu

paint-orange = orange
    .of = d'orange
    .f = orange
    .many = orange
    .some = de l'orange

paint-green = vert
    .of = de vert
    .f = verte
    .many = verts
    .some = du vert

paint-purple = violet
    .of = de violet
    .f = violette
    .many = violets
    .some = du violet

paint-pink = rose
    .of = de rose
    .f = rose
    .many = roses
    .some = du rose

paint-brown = marron
    .of = de marron
    .f = marron
    .many = marron
    .some = du marron

moment-waking = heure de lever
moment-track = piste de score
