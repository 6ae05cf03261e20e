"""The shape of what is known of the favors."""

from typing import Final

from bottega.core.messages import MessageData
from bottega.games.fresco.view_types import PartView


class FavorsView(PartView):
    """Segments with a hidden favor, and favors that all have seen."""

    hidden: list[int]
    seen: list[MessageData]


VIEW: Final = FavorsView
