# Values of the box of Sintra

box-broken_glass-track = Feld { $which } der Bruchglasleiste
