"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.terminal.drawing import Drawing, Row
from bottega.games.fresco.terminal.words import View
from bottega.i18n.english import english


class CatDrawing(Drawing):
    """The deck, the open card, and who has yarn."""

    def rows(self, part: View) -> Iterator[Row]:
        yield "cat", Text(f"{part['deck']} cards" + (f", {english(part['open'])}" if part["open"] else ""))

    def goods(self, own: View, seat: int, part: View) -> Iterator[tuple[str, Text]]:
        yield "yarn", Text(str(own["yarn"]) if own["yarn"] else "")


DRAWING = CatDrawing()
