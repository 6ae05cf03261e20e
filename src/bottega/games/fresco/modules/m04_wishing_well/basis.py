"""What texts and spots of the module rest on beside the booklets."""

from typing import Final

from bottega.games.fresco.basis import Basis

BASIS: Final = Basis(
    rulings={
        "m04-why-lucky-day": ("3.38",),
    },
    spots={
        "m04-free-paint": ("m4_wishes.free_paint",),
    },
)
