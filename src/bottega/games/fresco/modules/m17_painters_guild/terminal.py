"""The module on the table in a terminal."""

from collections.abc import Iterator

from bottega.games.fresco.modules.m17_painters_guild.view_types import GuildView
from bottega.games.fresco.terminal.drawing import Drawing, Row
from bottega.games.fresco.terminal.paints import paints
from bottega.games.fresco.terminal.words import joined


class GuildDrawing(Drawing[GuildView, None]):
    """The guild's paints."""

    def rows(self, part: GuildView) -> Iterator[Row]:
        yield "guild", joined([paints(letter) for letter in part["paints"]])


DRAWING = GuildDrawing()
