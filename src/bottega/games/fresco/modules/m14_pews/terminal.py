"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.modules.m14_pews.view_types import BeamsOf, PewsView
from bottega.games.fresco.terminal.drawing import CATHEDRAL, Drawing, Row
from bottega.games.fresco.terminal.paints import GOLD, PLAIN
from bottega.games.fresco.terminal.words import joined

BEAM = "═"


class PewsDrawing(Drawing[PewsView, BeamsOf]):
    """Pews, beams, and the slots that bring some."""

    panel = CATHEDRAL

    def rows(self, part: PewsView) -> Iterator[Row]:
        """How many are left of each size, drawn in beams."""
        sizes = [Text().append(BEAM * int(size), style=GOLD).append(f" ×{left}") for size, left in part["pews"].items()]
        yield "pews", joined(sizes).append(f"  {BEAM} beam", style=PLAIN)

    def goods(self, own: BeamsOf, seat: int, part: PewsView) -> Iterator[tuple[str, Text]]:
        yield "beams", own_beams(own)

    def on_slot(self, part: PewsView, slot: int) -> str:
        return BEAM * int(part["beams"][slot])


def own_beams(own: BeamsOf) -> Text:
    beams = own["beams"] or 0
    return Text().append(BEAM * beams, style=GOLD).append(f" {beams}", style="bold") if beams else Text()


DRAWING = PewsDrawing()
