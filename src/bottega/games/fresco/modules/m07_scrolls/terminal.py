"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.terminal.drawing import Drawing
from bottega.games.fresco.terminal.words import View, number


class ScrollsDrawing(Drawing):
    """Scrolls."""

    def goods(self, own: View, seat: int, part: View) -> Iterator[tuple[str, Text]]:
        yield "scrolls", own_scrolls(own)


def own_scrolls(own: View) -> Text:
    """The lines, or how many scrolls there are."""
    lines = [f"{line} {own[line]}" for line in ("row", "column") if own.get(line)]
    return Text(", ".join(lines)) if lines else number(own.get("scrolls", 0), "scroll")


DRAWING = ScrollsDrawing()
