"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.modules.m15_dome.view_types import DomesOf, DomeView
from bottega.games.fresco.terminal.drawing import CATHEDRAL, Drawing, Row
from bottega.games.fresco.terminal.paints import paints
from bottega.games.fresco.terminal.words import joined
from bottega.games.fresco.view_types import FrescoView

DOME = "◠"


class DomeDrawing(Drawing[DomeView, DomesOf]):
    """Dome tiles."""

    panel = CATHEDRAL

    def rows(self, part: DomeView) -> Iterator[Row]:
        yield "dome", Text(f"{len(part['hidden'])} hidden")

    def goods(self, own: DomesOf, seat: int, part: DomeView) -> Iterator[tuple[str, Text]]:
        yield "domes", own_domes(own)

    def figure(self, part: DomeView) -> Text:
        words = part["leonardo"]
        return Text("dome ").append_text(joined([dome(word) for word in words])) if words else Text()

    def under(self, view: FrescoView, part: DomeView, segment: int) -> Text:
        return Text(DOME if segment in part["hidden"] else "", style="bold")

    def legend(self, view: FrescoView, part: DomeView) -> list[str]:
        return [f"{DOME} dome"] if part["hidden"] else []


def dome(word: str) -> Text:
    """A dome tile, `6 OGY`: its value and its paints."""
    value, letters = word.split()
    return Text().append(value, style="bold").append(" ").append_text(paints(letters))


def own_domes(own: DomesOf) -> Text:
    """Dome tiles with their value and paints; in the end those that are completed."""
    texts = [dome(word) for word in own["domes"]]
    texts += [Text("completed ").append_text(dome(word)) for word in own["completed"]]
    return joined(texts)


DRAWING = DomeDrawing()
