"""What texts and spots of the module rest on beside the booklets."""

from typing import Final

from bottega.games.fresco.basis import Basis

BASIS: Final = Basis(
    spots={
        "m02-request-0": ("m2_requests.general",),
        "m02-request-1": ("m2_requests.O",),
        "m02-request-2": ("m2_requests.G",),
        "m02-request-3": ("m2_requests.P",),
    },
)
