"""What texts and spots of the module rest on beside the booklets."""

from typing import Final

from bottega.games.fresco.basis import Basis

BASIS: Final = Basis(
    spots={
        "m09-wall": ("m9_wall.tiles", "m9_wall.columns", "m9_wall.rows"),
    },
)
