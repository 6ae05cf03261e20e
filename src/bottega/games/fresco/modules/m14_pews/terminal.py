"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.terminal.drawing import CATHEDRAL, Drawing, Row
from bottega.games.fresco.terminal.paints import GOLD, PLAIN
from bottega.games.fresco.terminal.words import View, joined

BEAM = "═"


class PewsDrawing(Drawing):
    """Pews, beams, and the slots that bring some."""

    panel = CATHEDRAL

    def rows(self, part: View) -> Iterator[Row]:
        """How many are left of each size, drawn in beams."""
        sizes = [Text().append(BEAM * int(size), style=GOLD).append(f" ×{left}") for size, left in part["pews"].items()]
        yield "pews", joined(sizes).append(f"  {BEAM} beam", style=PLAIN)

    def goods(self, own: View, seat: int, part: View) -> Iterator[tuple[str, Text]]:
        yield "beams", own_beams(own)

    def on_slot(self, part: View, slot: int) -> str:
        return BEAM * int(part["beams"][slot])


def own_beams(own: View) -> Text:
    beams = own.get("beams") or 0
    return Text().append(BEAM * beams, style=GOLD).append(f" {beams}", style="bold") if beams else Text()


DRAWING = PewsDrawing()
