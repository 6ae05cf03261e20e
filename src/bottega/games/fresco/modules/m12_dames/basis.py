"""What texts and spots of the module rest on beside the booklets."""

from typing import Final

from bottega.games.fresco.basis import Basis

BASIS: Final = Basis(
    spots={
        "m12": ("m12_dames.rosary_{n}",),
    },
)
