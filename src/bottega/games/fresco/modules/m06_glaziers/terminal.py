"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from bottega.games.fresco.terminal.drawing import Drawing, Row, columns
from bottega.games.fresco.terminal.paints import PLAIN, label, paints
from bottega.games.fresco.terminal.words import View

WINDOW = "⊞"


class GlaziersDrawing(Drawing):
    """Glass, the bench, and the windows that are wanted."""

    def rows(self, part: View) -> Iterator[Row]:
        """Glass for sale with its prices, and the windows on the bench."""
        glass = Text()
        for letter, price in part["prices"].items():
            tokens = part["glass"].count(letter)
            if tokens:
                glass.append_text(paints(letter * tokens)).append(f" at {price}  ", style=PLAIN)
        yield "glass", glass if glass else label("–")
        missing = Text()
        for letter, points in part["penalties"].items():
            missing.append_text(paints(letter)).append(f" −{points}  ", style=PLAIN)
        yield "missing", missing
        yield "bench", bench(part["bench"])

    def goods(self, own: View, seat: int, part: View) -> Iterator[tuple[str, Text]]:
        yield "glass", own_glass(own)

    def behind_screen(self, own: View) -> str:
        return "glass" if own["glass"] is None else ""

    def under(self, view: View, part: View, segment: int) -> Text:
        return Text(WINDOW if segment in windows(view, part) else "", style="bold")

    def legend(self, view: View, part: View) -> list[str]:
        return [f"{WINDOW} window"] if windows(view, part) else []


def windows(view: View, part: View) -> list[int]:
    """The segments whose window is not set yet."""
    return [segment for segment in part["windows"] if view["fresco"][segment]]


def bench(places: list[View]) -> RenderableType:
    """A column for each place: its price, the panes of its window, and what that is worth."""
    dash = label("–")
    return columns(
        ("price", [label(str(place["price"])) for place in places]),
        ("panes", [paints(place["panes"]) if "panes" in place else dash for place in places]),
        ("points", [Text(str(place["points"])) if "points" in place else dash for place in places]),
    )


def own_glass(own: View) -> Text:
    return paints(own.get("glass") or "")


DRAWING = GlaziersDrawing()
