"""What texts and spots of the module rest on beside the booklets."""

from typing import Final

from bottega.games.fresco.basis import Basis

BASIS: Final = Basis(
    rulings={
        "m01-why-merchant": ("3.25",),
    },
    spots={
        "m01": ("m1_portraits.A", "m1_portraits.B", "m1_portraits.C"),
    },
)
