"""What texts and spots of the module rest on beside the booklets."""

from typing import Final

from bottega.games.fresco.basis import Basis

BASIS: Final = Basis(
    rulings={
        "m10-why-juice-final": ("3.81",),
        "m10-why-juice-mood": ("3.81",),
    },
    spots={
        "m10-bottle": ("m10_medico.prices_{n}",),
    },
)
