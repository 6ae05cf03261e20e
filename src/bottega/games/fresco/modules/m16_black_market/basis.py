"""What texts and spots of the module rest on beside the booklets."""

from typing import Final

from bottega.games.fresco.basis import Basis

BASIS: Final = Basis(
    rulings={
        "m16-why-empty": ("3.120",),
    },
    values={
        "m16-why-price": ("hostel.price_{edition}",),
    },
)
