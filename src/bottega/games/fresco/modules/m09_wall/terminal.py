"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

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
        near = reachable(tiles, width)
        yield "wall", label("   " + "  ".join("ABCDEFGHI"[:width]))
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


def reachable(tiles: list[str], width: int) -> list[int]:
    """Segments of the wall next to a restored one."""
    restored = {divmod(segment, width) for segment, tile in enumerate(tiles) if not tile}
    near = {(row + down, column) for row, column in restored for down in (-1, 1)}
    near |= {(row, column + right) for row, column in restored for right in (-1, 1)}
    return [segment for segment, tile in enumerate(tiles) if tile and divmod(segment, width) in near]


def own_wall(own: WallOf) -> Text:
    """Wall tiles, each with its front and its income; exchange tiles; and the paints that all of them bring."""
    tiles, exchanges = own["tiles"], own["exchanges"]
    if not tiles and not exchanges:
        return Text()
    text = joined([paints(tile) for tile in tiles], " ").append("  " if tiles else "")
    if exchanges:
        text.append("exchange ").append_text(paints(exchanges)).append("  ")
    income = "".join(letter for letter in "RYB" if any(tile[1] == letter for tile in tiles))
    return text.append("income ", style=PLAIN).append_text(paints(income + exchanges))


DRAWING = WallDrawing()
