"""The modules on Fresco's table in a terminal: a panel below the ceiling, and one below the market."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table

from bottega.games.fresco.terminal.drawing import CATHEDRAL, TOWN, Row, drawn
from bottega.games.fresco.terminal.paints import PLAIN, label
from bottega.games.fresco.terminal.signs import WIDTH
from bottega.games.fresco.view_types import FrescoView

TOWN_WIDTH = 53  # what 100 columns leave beside the ceiling


def cathedral(view: FrescoView) -> RenderableType | None:
    """The modules of the cathedral; None if nothing of them is in play."""
    board = panel("cathedral", list(rows(view, CATHEDRAL)), expand=True)
    return Constrain(board, WIDTH) if board else None


def town(view: FrescoView, names: list[str]) -> RenderableType | None:
    """The other modules, and what a figure has of all; None if there is nothing of them to see."""
    return panel("town", [*rows(view, TOWN), *of_figure(view, names[-1])])


def rows(view: FrescoView, place: str) -> Iterator[Row]:
    """Some lines for each module in play."""
    for drawing, part in drawn(view):
        if drawing.panel == place:
            yield from drawing.rows(part)


def of_figure(view: FrescoView, word: str) -> Iterator[Row]:
    """What the figure that is named last has of all modules."""
    for drawing, part in drawn(view):
        text = drawing.figure(part)
        if text:
            yield word, text
            word = ""


def panel(title: str, lines: list[Row], expand: bool = False) -> RenderableType | None:
    """Lines with a label each; None without lines."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for word, text in lines:
        table.add_row(label(word), text)
    return Panel(table, title=title, title_align="left", border_style=PLAIN, expand=expand) if lines else None
