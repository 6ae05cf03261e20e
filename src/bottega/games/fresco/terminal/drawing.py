"""What a module shows on Fresco's table in a terminal.

Every package in `modules` may have a `terminal.py` with its DRAWING.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, TypeVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bottega.games.fresco.terminal.paints import label
from bottega.games.fresco.view_types import FrescoView, PartView, PlayerView

Row = tuple[str, RenderableType]

Shown = TypeVar("Shown", bound=PartView)  # a module's part of the view
Own = TypeVar("Own")  # one player's of it; None if there is no such thing

TOWN, CATHEDRAL = "town", "cathedral"  # the panels: below the market, below the ceiling


class Drawing(Generic[Shown, Own]):
    """A module's pieces; nothing of it is shown unless it is drawn. `part` is its view, `own` that of one player."""

    panel = TOWN

    def rows(self, part: Shown) -> Iterator[Row]:
        """Lines in the panel, each with a label."""
        return iter(())

    def figure(self, part: Shown) -> Text:
        """What the figure that belongs to no player has."""
        return Text()

    def goods(self, own: Own, seat: int, part: Shown) -> Iterator[tuple[str, Text]]:
        """What a player has, as far as this viewer knows; nothing is said of what they lack."""
        return iter(())

    def behind_screen(self, own: Own) -> str:
        """Goods that this viewer may not see."""
        return ""

    def beside_tiles(self, player: PlayerView) -> Text:
        """What is said beside the number of a player's restored tiles."""
        return Text()

    def beside_plan(self, view: FrescoView, own: Own, seat: int) -> str:
        """What is said beside a player's plan."""
        return ""

    def on_slot(self, part: Shown, slot: int) -> str:
        """What comes with a slot of the market, counted through all booths."""
        return ""

    def figures(self, part: Shown, segment: int) -> str:
        """Who stands on a segment."""
        return ""

    def under(self, view: FrescoView, part: Shown, segment: int) -> Text:
        """What is wanted at a segment, or hidden there."""
        return Text()

    def room(self, part: Shown, segment: int) -> tuple[str, str]:
        """What lies where a segment was restored, in two lines."""
        return "", ""

    def legend(self, view: FrescoView, part: Shown) -> list[str]:
        """The signs in use on the ceiling."""
        return []

    def room_legend(self, part: Shown) -> list[str]:
        """The letters in use where segments were restored."""
        return []


def columns(*lines: tuple[str, list[Text]]) -> RenderableType:
    """Pieces side by side, with a line for each thing to know of them."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for word, texts in lines:
        table.add_row(label(word), *texts)
    return table


@cache
def drawings() -> dict[int, Drawing[Any, Any]]:
    """Every module's drawing, by the module's number."""
    packages = sorted(file.parent.name for file in Path(__file__).parents[1].glob("modules/m*/terminal.py"))
    by_package = {name: import_module(f"bottega.games.fresco.modules.{name}.terminal").DRAWING for name in packages}
    return {int(name[1:3]): drawing for name, drawing in by_package.items()}


def drawn(view: FrescoView) -> list[tuple[Drawing[Any, Any], Any]]:
    """The drawings of the modules in play, with their parts."""
    known = drawings()
    return [(known[part["number"]], part) for part in view["modules"] if part["number"] in known]
