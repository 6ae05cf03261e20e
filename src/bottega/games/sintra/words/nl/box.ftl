# Values of the box of Sintra

box-broken_glass-track = veld { $which } van het gebrokenglasspoor
