"""What the players have of the modules, on Fresco's table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.terminal.drawing import drawn
from bottega.games.fresco.view_types import FrescoView


def goods(view: FrescoView, seat: int) -> Iterator[tuple[str, Text]]:
    """What a player has of each module, with a label."""
    for drawing, part in drawn(view):
        if "players" in part:
            yield from ((word, text) for word, text in drawing.goods(part["players"][seat], seat, part) if text)


def longest_label(view: FrescoView) -> int:
    """So that all players' goods stand in line."""
    return max((len(word) for seat in range(len(view["players"])) for word, _text in goods(view, seat)), default=0)


def behind_screen(view: FrescoView, seat: int) -> str:
    """Where a player's secret goods are, and which ones the modules add."""
    added = [drawing.behind_screen(part["players"][seat]) for drawing, part in drawn(view) if "players" in part]
    named = ", ".join(filter(None, added))
    return f"behind the screen, with {named}" if named else "behind the screen"


def beside_tiles(view: FrescoView, seat: int) -> Text:
    """What the modules say beside the number of restored tiles."""
    return Text().join([drawing.beside_tiles(view["players"][seat]) for drawing, _part in drawn(view)])


def beside_plan(view: FrescoView, seat: int) -> str:
    """What the modules say beside the plan."""
    with_players = [(drawing, part) for drawing, part in drawn(view) if "players" in part]
    return "".join(drawing.beside_plan(view, part["players"][seat], seat) for drawing, part in with_players)
