"""What texts and spots of the module rest on beside the booklets."""

from typing import Final

from bottega.games.fresco.basis import Basis

BASIS: Final = Basis(
    spots={
        "m13-stack-0": ("m13_catacombs.maps_5",),
        "m13-stack-1": ("m13_catacombs.maps_6",),
        "m13-stack-2": ("m13_catacombs.maps_7",),
        "m13-found": ("m13_catacombs.statues", "m13_catacombs.chalices", "m13_catacombs.scripts"),
    },
)
