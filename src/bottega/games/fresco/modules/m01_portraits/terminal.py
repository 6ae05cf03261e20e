"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.terminal.drawing import Drawing, Row
from bottega.games.fresco.terminal.paints import label
from bottega.games.fresco.terminal.words import View
from bottega.i18n.english import english


class PortraitsDrawing(Drawing):
    """Open cards with what they bring, the deck, and who has whom."""

    def rows(self, part: View) -> Iterator[Row]:
        """The open cards with what they bring, and the deck."""
        word = "portraits"
        for card in part["open"]:
            yield word, Text(f"{english(card['name'])}: {english(card['text'])}") if card else label("–")
            word = ""
        yield word, label(f"{part['deck']} in the deck")

    def goods(self, own: View, seat: int, part: View) -> Iterator[tuple[str, Text]]:
        yield "portraits", own_portraits(own)


def own_portraits(own: View) -> Text:
    return Text(", ".join(english(name) for name in own.get("portraits", [])))


DRAWING = PortraitsDrawing()
