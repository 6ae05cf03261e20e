"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.modules.m11_favors.view_types import FavorsView
from bottega.games.fresco.terminal.drawing import CATHEDRAL, Drawing, Row
from bottega.games.fresco.terminal.paints import PLAIN
from bottega.games.fresco.terminal.words import counted
from bottega.games.fresco.view_types import FrescoView
from bottega.i18n.english import english

FAVOR = "?"


class FavorsDrawing(Drawing[FavorsView, None]):
    """Favors that are hidden, and those that were seen."""

    panel = CATHEDRAL

    def rows(self, part: FavorsView) -> Iterator[Row]:
        """How many are hidden, and which ones were seen."""
        text = Text(f"{len(part['hidden'])} hidden")
        if part["seen"]:
            text.append(f"; seen: {counted([english(favor) for favor in part['seen']])}", style=PLAIN)
        yield "favors", text

    def under(self, view: FrescoView, part: FavorsView, segment: int) -> Text:
        return Text(FAVOR if segment in part["hidden"] else "", style=PLAIN)

    def legend(self, view: FrescoView, part: FavorsView) -> list[str]:
        return [f"{FAVOR} favor"] if part["hidden"] else []


DRAWING = FavorsDrawing()
