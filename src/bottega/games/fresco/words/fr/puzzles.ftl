# Problèmes de Fresco.

theme-waking = lever
theme-planning = planification
theme-market = marché
theme-cathedral = restauration
theme-altar = autel
theme-studio = studio
theme-workshop = mélanges
theme-theater = théâtre
theme-track = piste de score
fresco-puzzle-round = D’ici la fin du tour, le meilleur choix rapporte, par rapport à celui-ci : { $parts }.
fresco-puzzle-gain = D’ici la fin du tour, cela rapporte, par rapport au second choix : { $parts }.
