"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.modules.m09_wall.part import COLUMN_LETTERS
from bottega.games.fresco.modules.m09_wall.view_types import WallOf, WallView
from bottega.games.fresco.terminal.drawing import CATHEDRAL, Drawing, Row
from bottega.games.fresco.terminal.paints import GOLD, PLAIN, label, paints
from bottega.games.fresco.terminal.words import joined


class WallDrawing(Drawing[WallView, WallOf]):
    """The wall and its tiles."""

    panel = CATHEDRAL

    def rows(self, part: WallView) -> Iterator[Row]:
        """Its tiles, those that can be restored in brackets; and the exchange tiles left."""
        tiles, width = part["tiles"], part["columns"]
        near = part["reach"]
        yield "wall", label("   " + "  ".join(COLUMN_LETTERS[:width]))
        for row in range(part["rows"]):
            text = Text().append(f"{row + 1} ", style=PLAIN)
            for segment in range(row * width, (row + 1) * width):
                left, right = "[]" if segment in near else "  "
                text.append(left, style="bold").append_text(paints(tiles[segment]) or Text("░", style=GOLD))
                text.append(right, style="bold")
            yield "", text
        if near:
            yield "", label("[ ] within reach")
        left_over = [paints(letter).append(f" ×{count}") for letter, count in part["exchange"].items()]
        yield "exchange", joined(left_over)

    def goods(self, own: WallOf, seat: int, part: WallView) -> Iterator[tuple[str, Text]]:
        yield "wall", own_wall(own)


def own_wall(own: WallOf) -> Text:
    """Wall tiles, each with its front and its income; exchange tiles; and the paints that all of them bring."""
    tiles, exchanges = own["tiles"], own["exchanges"]
    if not tiles and not exchanges:
        return Text()
    text = joined([paints(tile) for tile in tiles], " ").append("  " if tiles else "")
    if exchanges:
        text.append("exchange ").append_text(paints(exchanges)).append("  ")
    return text.append("income ", style=PLAIN).append_text(paints(own["income"]))


DRAWING = WallDrawing()
