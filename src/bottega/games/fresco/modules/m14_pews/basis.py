"""What texts and spots of the module rest on beside the booklets."""

from typing import Final

from bottega.games.fresco.basis import Basis

BASIS: Final = Basis(
    spots={
        "m14-pew": ("m14_pews.pews",),
    },
)
