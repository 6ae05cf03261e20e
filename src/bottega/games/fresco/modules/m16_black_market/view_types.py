"""The shape of what is known of the black market."""

from typing import Final

from bottega.games.fresco.view_types import PartView


class BlackMarketView(PartView):
    """The market tiles in the barrel."""

    barrel: list[str]


VIEW: Final = BlackMarketView
