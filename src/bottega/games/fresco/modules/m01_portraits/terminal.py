"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.modules.m01_portraits.view_types import PortraitsOf, PortraitsView
from bottega.games.fresco.terminal.drawing import Drawing, Row
from bottega.games.fresco.terminal.paints import label
from bottega.i18n.english import english


class PortraitsDrawing(Drawing[PortraitsView, PortraitsOf]):
    """Open cards with what they bring, the deck, and who has whom."""

    def rows(self, part: PortraitsView) -> Iterator[Row]:
        """The open cards with what they bring, and the deck."""
        word = "portraits"
        for card in part["open"]:
            yield word, Text(f"{english(card['name'])}: {english(card['text'])}") if card else label("–")
            word = ""
        yield word, label(f"{part['deck']} in the deck")

    def goods(self, own: PortraitsOf, seat: int, part: PortraitsView) -> Iterator[tuple[str, Text]]:
        yield "portraits", own_portraits(own)


def own_portraits(own: PortraitsOf) -> Text:
    return Text(", ".join(english(name) for name in own["portraits"]))


DRAWING = PortraitsDrawing()
