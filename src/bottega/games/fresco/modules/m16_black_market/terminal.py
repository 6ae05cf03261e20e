"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.terminal.drawing import Drawing, Row
from bottega.games.fresco.terminal.paints import label, paints
from bottega.games.fresco.terminal.words import View


class BlackMarketDrawing(Drawing):
    """The barrel."""

    def rows(self, part: View) -> Iterator[Row]:
        text = Text()
        for tile in part["barrel"]:
            text.append_text(paints(tile)).append("  ")
        yield "barrel", text if text else label("–")


DRAWING = BlackMarketDrawing()
