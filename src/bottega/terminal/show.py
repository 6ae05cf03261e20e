"""What all games show in a terminal: boards, logs, moves, results."""

from importlib import import_module

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bottega.core.events import Event
from bottega.core.game import Result
from bottega.core.match import Match
from bottega.i18n import speak
from bottega.i18n.english import english

HUMAN = "human"


def seat_names(seats: list[str]) -> list[str]:
    """A name for each seat: `You` if there is one human, `Greedy 2` for a bot."""
    alone = seats.count(HUMAN) == 1
    return [
        ("You" if alone else f"Player {number}") if seat == HUMAN else f"{seat.capitalize()} {number}"
        for number, seat in enumerate(seats, 1)
    ]


def board(match: Match, seat: int, names: list[str], told: bool = False) -> RenderableType:
    """The table as `seat` sees it, perhaps with what everybody could know of the goods behind screens."""
    drawing = import_module(f"bottega.games.{match.game.name}.terminal")
    look = match.game.told_view if told else match.game.view
    drawn: RenderableType = drawing.board(look(match.position, seat), everybody(match, names))
    return drawn


def log_lines(match: Match, events: list[Event], seat: int, names: list[str]) -> list[str]:
    """What happened, as `seat` may know it, one line an event."""
    called = everybody(match, names)
    lines: list[str] = []
    for event in events:
        seen = event.seen_by(seat)
        sentence = speak(match.game.describe(seen))
        lines.append(sentence if seen.who < 0 else f"{called[seen.who]}: {sentence}")
    return lines


def everybody(match: Match, names: list[str]) -> list[str]:
    """The names of all seats, and of the figures that come after them."""
    return [*names, *match.game.figures(match.position)]


def options(match: Match) -> RenderableType:
    """The moves to choose from, numbered."""
    cells: list[Text] = []
    for number, move in enumerate(match.position.options, 1):
        cell = Text(f"{number:>2} ")
        cell.append(f"{match.game.write(match.position, move):<5}", style="bold cyan")
        cell.append(speak(match.game.explain(match.position, move)))
        cells.append(cell)
    return Columns(cells, column_first=True, padding=(0, 3))


def result_table(result: Result, names: list[str]) -> RenderableType:
    """Points by source, a column a player."""
    table = Table(title="Result" if result.winners else "Points so far", title_justify="left")
    table.add_column("points from")
    for seat, name in enumerate(names):
        table.add_column(Text(f"★ {name}" if seat in result.winners else name), justify="right")
    for source, points in result.sources.items():
        table.add_row(english(f"source-{source}"), *map(str, points))
    table.add_section()
    table.add_row("total", *map(str, result.scores), style="bold")
    return table


def winners_line(result: Result, names: list[str]) -> str:
    """Who has won."""
    winners = [names[seat] for seat in result.winners]
    if len(winners) > 1:
        return f"{' and '.join(winners)} share the victory."
    return "You win." if winners == ["You"] else f"{winners[0]} wins."
