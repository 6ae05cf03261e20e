"""The module on the table in a terminal."""

from collections.abc import Iterator

from bottega.games.fresco.terminal.drawing import Drawing, Row
from bottega.games.fresco.terminal.paints import paints
from bottega.games.fresco.terminal.words import View


class GuildDrawing(Drawing):
    """The guild's paints."""

    def rows(self, part: View) -> Iterator[Row]:
        basic, blended = part["paints"]
        yield "guild", paints(basic).append("  ").append_text(paints(blended))


DRAWING = GuildDrawing()
