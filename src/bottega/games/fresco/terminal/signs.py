"""The modules' signs on the market and on the ceiling of Fresco's table in a terminal, and what they mean."""

import textwrap

from rich.text import Text

from bottega.games.fresco.terminal.drawing import drawn
from bottega.games.fresco.view_types import FrescoView

WIDTH = 45  # of the ceiling
NO_BREAK = "\u00a0"


def slots(view: FrescoView) -> list[str]:
    """What comes with each slot of the market, counted through all booths."""
    count = sum(len(booth) for booth in view["market"])
    return ["".join(drawing.on_slot(part, slot) for drawing, part in drawn(view)) for slot in range(count)]


def figures(view: FrescoView, segment: int) -> str:
    """Who stands here."""
    bishop = "♝" if view["bishop"] == segment else ""
    return bishop + "".join(drawing.figures(part, segment) for drawing, part in drawn(view))


def under(view: FrescoView, segment: int) -> Text:
    """What modules want or hide here."""
    return Text().join([drawing.under(view, part, segment) for drawing, part in drawn(view)])


def room(view: FrescoView, segment: int) -> tuple[str, str]:
    """What lies here once the segment is restored, in two lines."""
    rooms = [drawing.room(part, segment) for drawing, part in drawn(view)]
    return "".join(first for first, _second in rooms), "".join(second for _first, second in rooms)


def legend(view: FrescoView) -> str:
    """The signs in use on the ceiling."""
    return in_lines(["♝ bishop", *(word for drawing, part in drawn(view) for word in drawing.legend(view, part))])


def room_legend(view: FrescoView) -> str | None:
    """The letters in open rooms, if there are any."""
    words = [word for drawing, part in drawn(view) for word in drawing.room_legend(part)]
    return in_lines(words) if words else None


def in_lines(words: list[str]) -> str:
    """Meanings one after the other, none torn apart."""
    kept = "  ".join(word.replace(" ", NO_BREAK) for word in words)
    return textwrap.fill(kept, WIDTH).replace(NO_BREAK, " ")
