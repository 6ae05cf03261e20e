# Values of the box of Sintra

box-broken_glass-track = space { $which } of the broken-glass track
