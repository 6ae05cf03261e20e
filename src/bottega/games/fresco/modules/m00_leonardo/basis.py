"""What texts of the module rest on beside the booklets."""

from typing import Final

from bottega.games.fresco.basis import Basis

BASIS: Final = Basis(
    values={
        "fresco-ask-leonardo-wakes": ("hostel.mood",),
    },
)
