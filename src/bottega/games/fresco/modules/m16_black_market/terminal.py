"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.modules.m16_black_market.view_types import BlackMarketView
from bottega.games.fresco.terminal.drawing import Drawing, Row
from bottega.games.fresco.terminal.paints import label, paints


class BlackMarketDrawing(Drawing[BlackMarketView, None]):
    """The barrel."""

    def rows(self, part: BlackMarketView) -> Iterator[Row]:
        text = Text()
        for tile in part["barrel"]:
            text.append_text(paints(tile)).append("  ")
        yield "barrel", text if text else label("–")


DRAWING = BlackMarketDrawing()
