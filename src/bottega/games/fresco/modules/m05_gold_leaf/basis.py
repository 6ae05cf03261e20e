"""What texts and spots of the module rest on beside the booklets."""

from typing import Final

from bottega.games.fresco.basis import Basis

BASIS: Final = Basis(
    values={
        "m05-why-none": ("m5_gold.arrows_{n}",),
    },
)
