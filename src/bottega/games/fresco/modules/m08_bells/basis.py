"""What texts and spots of the module rest on beside the booklets."""

from typing import Final

from bottega.games.fresco.basis import Basis

BASIS: Final = Basis(
    spots={
        "m08-certificate": ("m8_bells.certificates",),
        "m08-unfinished": ("m8_bells.certificates",),
    },
)
