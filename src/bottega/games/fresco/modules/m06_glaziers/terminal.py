"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from bottega.games.fresco.modules.m06_glaziers.view_types import BenchView, GlassOf, GlaziersView
from bottega.games.fresco.terminal.drawing import Drawing, Row, columns
from bottega.games.fresco.terminal.paints import PLAIN, label, paints
from bottega.games.fresco.view_types import FrescoView

WINDOW = "⊞"


class GlaziersDrawing(Drawing[GlaziersView, GlassOf]):
    """Glass, the bench, and the windows that are wanted."""

    def rows(self, part: GlaziersView) -> Iterator[Row]:
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

    def goods(self, own: GlassOf, seat: int, part: GlaziersView) -> Iterator[tuple[str, Text]]:
        yield "glass", own_glass(own)

    def behind_screen(self, own: GlassOf) -> str:
        return "glass" if own["glass"] is None else ""

    def under(self, view: FrescoView, part: GlaziersView, segment: int) -> Text:
        return Text(WINDOW if segment in windows(view, part) else "", style="bold")

    def legend(self, view: FrescoView, part: GlaziersView) -> list[str]:
        return [f"{WINDOW} window"] if windows(view, part) else []


def windows(view: FrescoView, part: GlaziersView) -> list[int]:
    """The segments whose window is not set yet."""
    return [segment for segment in part["windows"] if view["fresco"][segment]]


def bench(places: list[BenchView]) -> RenderableType:
    """A column for each place: its price, the panes of its window, and what that is worth."""
    dash = label("–")
    return columns(
        ("price", [label(str(place["price"])) for place in places]),
        ("panes", [paints(place["panes"]) if "panes" in place else dash for place in places]),
        ("points", [Text(str(place["points"])) if "points" in place else dash for place in places]),
    )


def own_glass(own: GlassOf) -> Text:
    return paints(own["glass"] or "")


DRAWING = GlaziersDrawing()
