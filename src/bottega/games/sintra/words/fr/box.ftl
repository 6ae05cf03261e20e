# Values of the box of Sintra

box-broken_glass-track = case { $which } de la piste de verre brisé
