"""The shape of what is known of the guild."""

from typing import Final

from bottega.games.fresco.view_types import PartView


class GuildView(PartView):
    """The guild's basic and its blended paint."""

    paints: str


VIEW: Final = GuildView
