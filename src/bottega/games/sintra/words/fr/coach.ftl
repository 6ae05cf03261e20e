# Ce qui compte, comme l'entraîneur le dit avant une question.

sintra-coach-turn = Prenez ce qu'une planche peut recevoir, autant qu'il en tient. Si de bonnes planches sont à gauche du vitrier, le ramener vaut un tour.
sintra-coach-take = Prenez ce qu'une planche peut recevoir : le reste se brise. Voyez aussi ce que vous laissez aux autres.
sintra-coach-place = Ce qui n'entre pas se brise. Le vitrier avance et ne revient pas seul : ce qui est à sa gauche attend.
sintra-coach-lay = Les cases Joker prennent toute couleur. Laissez libres les cases les plus faciles à remplir plus tard.
sintra-coach-keep = Les points sont les mêmes. Avec des ornements sur le palais (face A), chaque moitié garnie compte, de toute couleur. Sans (face B), c'est la meilleure couleur des fenêtres qui compte : gardez celle que vous avez le plus.
