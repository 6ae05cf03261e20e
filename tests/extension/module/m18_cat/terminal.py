"""The module on the table in a terminal."""

from collections.abc import Iterator

from bottega.games.fresco.modules.m18_cat.view_types import CatView, YarnOf
from rich.text import Text

from bottega.games.fresco.terminal.drawing import Drawing, Row
from bottega.i18n.english import english


class CatDrawing(Drawing[CatView, YarnOf]):
    """The deck, the open card, and who has yarn."""

    def rows(self, part: CatView) -> Iterator[Row]:
        yield "cat", Text(f"{part['deck']} cards" + (f", {english(part['open'])}" if part["open"] else ""))

    def goods(self, own: YarnOf, seat: int, part: CatView) -> Iterator[tuple[str, Text]]:
        yield "yarn", Text(str(own["yarn"]) if own["yarn"] else "")


DRAWING = CatDrawing()
