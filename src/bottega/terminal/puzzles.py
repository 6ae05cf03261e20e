"""Puzzles in a terminal: the shelf, and one to be solved."""

import contextlib

from rich import progress
from rich.console import Console
from rich.table import Table

from bottega.core.errors import BottegaError
from bottega.core.match import Match
from bottega.core.messages import Message
from bottega.core.tables import printable
from bottega.games import find_game
from bottega.i18n import speak
from bottega.i18n.english import english
from bottega.study.puzzles import judging, telling
from bottega.study.puzzles.puzzle import Puzzle
from bottega.terminal import show
from bottega.terminal.progress import ProgressLine

HELP = """\
Type a move's number or its text; of a plan all its answers, as in M2 C1 S0 W1 T1. Or one of these words:
  answer  the answer, and why        board  the table again
  quit    leave (so does Ctrl-C)"""


def counted(console: Console) -> ProgressLine:
    """A line with how many of all are done."""
    columns = (progress.TextColumn("{task.description}"), progress.BarColumn(), progress.MofNCompleteColumn())
    return ProgressLine(console, *columns, progress.TimeElapsedColumn())


def shelf(puzzles: dict[str, Puzzle], today: str) -> Table:
    """The puzzles, one a row."""
    table = Table(box=None, pad_edge=False)
    for title in ("puzzle", "difficulty", "players", "about"):
        table.add_column(title, justify="right" if title == "players" else "left")
    for name, puzzle in puzzles.items():
        about = ", ".join(english(telling.theme_name(theme)) for theme in puzzle.themes)
        level = english(f"puzzle-difficulty-{puzzle.difficulty()}")
        called = f"{name} (today's)" if name == today else name
        table.add_row(called, level, str(puzzle.header().players), about)
    return table


class Solving:
    """One puzzle at one terminal, with as many tries as one likes."""

    def __init__(self, console: Console, name: str, puzzle: Puzzle) -> None:
        self.console = console
        self.name = name
        self.puzzle = puzzle
        header = puzzle.header()
        header.seats[:] = ["human" if seat == puzzle.seat else "painter" for seat in range(header.players)]
        self.match = Match(find_game(header.game), header)
        for who, text in puzzle.game_record().moves:
            self.match.push_text(text, who)
        self.match.position = self.match.asked(puzzle.seat)
        self.names = show.seat_names(header.seats)

    def run(self) -> bool:
        """Ask until it is solved or somebody leaves; was it solved?"""
        self.show_board()
        with contextlib.suppress(EOFError, KeyboardInterrupt):
            while True:
                text = self.console.input("[bold]Your try> [/]").strip()
                if text.lower() == "quit":
                    return False
                if self.answer(text):
                    return True
        return False

    def show_board(self) -> None:
        self.console.print(show.board(self.match, self.puzzle.seat, self.names, told=True))
        self.console.print()
        self.console.print(f"{self.name}: {self.question()}", style="bold", markup=False, highlight=False)
        if not judging.is_secret(self.match.position):
            self.console.print(show.options(self.match))
        self.console.print("number or text of a move · answer board quit · ? for help", style="dim")

    def question(self) -> str:
        if judging.is_secret(self.match.position):
            return f"{english('puzzle-find-plan')} Type all answers, as in {self.example()}."
        return speak(self.match.game.question(self.match.position))

    def example(self) -> str:
        """A plan as it is typed, which is not the answer."""
        return next(one.moves for one in reversed(self.puzzle.choices) if one.moves not in self.puzzle.answers)

    def answer(self, text: str) -> bool:
        """Weigh what was typed; True if it is the answer."""
        if text in ("?", "") or text.lower() == "help":
            self.say(HELP)
        elif text.lower() == "board":
            self.show_board()
        elif text.lower() == "answer":
            self.tell(telling.reveal(self.puzzle).said)
        else:
            try:
                told = telling.tell(self.puzzle, self.notation(text))
            except BottegaError as error:
                self.say(printable(str(error)), "red")
                return False
            self.tell(told.said, "green" if told.right else "yellow")
            return told.right
        return False

    def notation(self, text: str) -> str:
        """A move's text, where its number was typed."""
        s = self.match.position
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0
        if 1 <= number <= len(s.options) and not judging.is_secret(s):
            return self.match.game.write(s, s.options[number - 1])
        return text.upper()

    def tell(self, said: list[Message], style: str = "") -> None:
        for one in said:
            self.say(speak(one), style)

    def say(self, line: str, style: str = "") -> None:
        self.console.print(line, style=style, highlight=False, markup=False, soft_wrap=True)
