"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.modules.m07_scrolls.view_types import ScrollsOf, ScrollsView
from bottega.games.fresco.terminal.drawing import Drawing
from bottega.games.fresco.terminal.words import number


class ScrollsDrawing(Drawing[ScrollsView, ScrollsOf]):
    """Scrolls."""

    def goods(self, own: ScrollsOf, seat: int, part: ScrollsView) -> Iterator[tuple[str, Text]]:
        yield "scrolls", own_scrolls(own)


def own_scrolls(own: ScrollsOf) -> Text:
    """The lines, or how many scrolls there are."""
    known = {"row": own["row"], "column": own["column"]}
    lines = [f"{word} {line}" for word, line in known.items() if line]
    return Text(", ".join(lines)) if lines else number(own["scrolls"], "scroll")


DRAWING = ScrollsDrawing()
