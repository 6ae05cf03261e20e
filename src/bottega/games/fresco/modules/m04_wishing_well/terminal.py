"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.modules.m04_wishing_well.view_types import WellView, WishesOf
from bottega.games.fresco.terminal.drawing import Drawing, Row
from bottega.games.fresco.terminal.paints import PLAIN
from bottega.games.fresco.terminal.words import counted, number
from bottega.i18n.english import english


class WellDrawing(Drawing[WellView, WishesOf]):
    """The well, pennies and wishes."""

    def rows(self, part: WellView) -> Iterator[Row]:
        supply = f"  {part['deck']} wishes  supply {part['supply']}"
        yield "well", Text(f"{part['well']} of {part['room']} pennies").append(supply, style=PLAIN)

    def goods(self, own: WishesOf, seat: int, part: WellView) -> Iterator[tuple[str, Text]]:
        yield "pennies", own_pennies(own)
        yield "wishes", own_wishes(own)

    def behind_screen(self, own: WishesOf) -> str:
        return "pennies" if own["pennies"] is None else ""


def own_pennies(own: WishesOf) -> Text:
    """Pennies behind the screen and those on the market."""
    text = Text(str(own["pennies"]) if own["pennies"] else "", style="bold")
    if own["on_market"]:
        text.append(f"{', ' if text else ''}{own['on_market']} on the market")
    return text


def own_wishes(own: WishesOf) -> Text:
    """The names of the cards, or how many there are."""
    if own["wishes"] is not None:
        return Text(counted([english(card) for card in own["wishes"]]))
    return number(own["wish_count"], "card")


DRAWING = WellDrawing()
