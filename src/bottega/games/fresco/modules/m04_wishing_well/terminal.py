"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.terminal.drawing import Drawing, Row
from bottega.games.fresco.terminal.paints import PLAIN
from bottega.games.fresco.terminal.words import View, counted, number
from bottega.i18n.english import english


class WellDrawing(Drawing):
    """The well, pennies and wishes."""

    def rows(self, part: View) -> Iterator[Row]:
        supply = f"  {part['deck']} wishes  supply {part['supply']}"
        yield "well", Text(f"{part['well']} of 2 pennies").append(supply, style=PLAIN)

    def goods(self, own: View, seat: int, part: View) -> Iterator[tuple[str, Text]]:
        yield "pennies", own_pennies(own)
        yield "wishes", own_wishes(own)

    def behind_screen(self, own: View) -> str:
        return "pennies" if own["pennies"] is None else ""


def own_pennies(own: View) -> Text:
    """Pennies behind the screen and those on the market."""
    text = Text(str(own["pennies"]) if own.get("pennies") else "", style="bold")
    if own.get("on_market"):
        text.append(f"{', ' if text else ''}{own['on_market']} on the market")
    return text


def own_wishes(own: View) -> Text:
    """The names of the cards, or how many there are."""
    if own.get("wishes") is not None:
        return Text(counted([english(card) for card in own["wishes"]]))
    return number(own.get("wish_count", 0), "card")


DRAWING = WellDrawing()
