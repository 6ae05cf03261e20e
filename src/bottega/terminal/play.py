"""Playing in a terminal."""

import contextlib
import shlex
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from bottega.bots import seats
from bottega.core.errors import BottegaError
from bottega.core.files import CannotWrite, free_path, save_record, taken
from bottega.core.match import Match
from bottega.core.rng import derive
from bottega.core.tables import printable
from bottega.games.rulebook import terminal_text
from bottega.i18n import speak
from bottega.study.analysis.adviser import HINTS
from bottega.study.analysis.grading import hint
from bottega.terminal import show
from bottega.terminal.analyse import hint_lines

HELP = """\
Type a move's number or its text (both stand in the list), or one of these words:
  undo   take back your last decision (not past a draw; other people's moves stay)
  hint   the strongest bot's best moves, with share of the victory and lead to expect
  rules  the rules
  moves  the list of moves again      board  the table again
  log    everything that happened     points where points came from
  save   write the game to a file: save, or save FILE
  quit   save and leave (so does Ctrl-C)"""


class Play:
    """One game at one terminal, people and bots in any seats."""

    def __init__(self, console: Console, match: Match, file: Path | None, table: Path | None = None) -> None:
        self.console = console
        self.match = match
        self.file = file
        self.table = table  # of components, if not the standard one
        self.names = show.seat_names(match.header.seats)
        self.bots = [
            None if seat == show.HUMAN else seats.find_bot(seat, derive(match.header.seed, number))
            for number, seat in enumerate(match.header.seats)
        ]
        self.log = self.told()
        self.read = [len(self.log)] * len(self.names)  # where in the log each player stopped reading
        self.leaving = False
        self.sitting = -1  # who was asked last
        self.written = {file}  # files of this game
        self.finished = False  # is the game over and saved, or not wanted?

    def run(self) -> None:
        """Play until the game is over or the player leaves; nothing is lost either way."""
        with one_interrupt():
            try:
                self.play_on()
                self.leave()
            except KeyboardInterrupt:  # no second one gets through
                self.leave()

    def play_on(self) -> None:
        """Ask and let bots move, until the end, `quit`, the end of input or of the terminal."""
        with contextlib.suppress(EOFError, OSError):
            while not self.match.over() and not self.leaving:
                if not self.play_bot():
                    self.ask()
            if self.match.over():
                self.finish()

    def told(self) -> list[str]:
        """All that has happened so far, for a game that was loaded."""
        again = Match(self.match.game, self.match.header)
        lines: list[str] = []
        for who, text in self.match.moves:
            lines += show.log_lines(again, again.push_text(text, who), self.reader(), self.names)
        return lines

    def play_bot(self) -> bool:
        """Let a bot move, if it is a bot's turn."""
        s = self.match.position
        bot = self.bots[s.to_move()]
        if bot is None:
            return False
        self.push(seats.choose(self.match.game, s, bot, derive(self.match.header.seed, len(self.match.moves))))
        return True

    def say(self, line: str, style: str = "") -> None:
        """One line, as it is."""
        self.console.print(line, style=style, highlight=False, markup=False, soft_wrap=True)

    def push(self, move: int) -> None:
        """Play a move, remember what happened, and keep the file up to date."""
        events = self.match.push(move)
        self.log += show.log_lines(self.match, events, self.reader(), self.names)
        self.keep()

    def keep(self) -> None:
        """Keep the file, if there is one, up to date; if it cannot be, play on and save elsewhere in the end."""
        if self.file is not None:
            try:
                save_record(self.file, self.match.record())
            except CannotWrite as error:
                self.file = None
                self.log.append(str(error))

    def reader(self) -> int:
        """Through whose eyes the log is told: the only human's, or else a spectator's."""
        humans = [seat for seat, bot in enumerate(self.bots) if bot is None]
        return humans[0] if len(humans) == 1 else -1

    # --- asking a person

    def ask(self) -> None:
        """Show the table and ask until there is an answer."""
        seat = int(self.match.position.to_move())
        if self.console.is_terminal:
            self.console.clear()
            self.hand_over(seat)
        self.show_board(seat)
        self.show_news(seat)
        self.show_question(seat)
        while not self.answer(seat, self.hear(f"{self.names[seat]}> ")):
            pass

    def hand_over(self, seat: int) -> None:
        """Where players hide things from each other, the next person takes the screen before it shows theirs."""
        if self.match.game.secrets and self.bots.count(None) > 1 and seat != self.sitting:
            self.console.file.write("\x1b[3J")  # what has scrolled away is not for the next person
            self.hear(f"{self.names[seat]}, press Enter when only you see the screen ")
            self.console.clear()
        self.sitting = seat

    def hear(self, prompt: str) -> str:
        """What is typed after a prompt."""
        if sys.stdin is None:  # there is nobody to ask
            raise EOFError
        return self.console.input(Text(prompt, style="bold")).strip()

    def show_news(self, seat: int) -> None:
        """What has happened since the player was asked last."""
        for line in self.log[self.read[seat] :]:
            self.say(f"  {line}", "dim")
        self.read[seat] = len(self.log)

    def show_board(self, seat: int) -> None:
        self.console.print(show.board(self.match, seat, self.names))

    def show_question(self, seat: int) -> None:
        self.console.print()
        self.console.print(speak(self.match.game.question(self.match.position)), style="bold", markup=False)
        self.console.print(show.options(self.match))
        self.console.print("number or text of a move · undo hint rules save quit · ? for help", style="dim")

    def answer(self, seat: int, text: str) -> bool:
        """Carry out what was typed; True if the table has changed."""
        word, _, rest = text.partition(" ")
        word = word.lower()
        try:
            if word == "undo":
                self.undo(seat)
                return True
            if word == "quit":
                self.leaving = True
                return True
            if word == "save":
                self.save(user_path(rest) if rest.strip() else self.path())
            elif word == "hint":
                self.hint(seat)
            elif word == "rules":
                self.console.print(Markdown(rules_text(self.match)))
            elif word == "moves":
                self.show_question(seat)
            elif word == "board":
                self.show_board(seat)
            elif word == "log":
                self.say("\n".join(self.log) or "Nothing has happened yet.")
            elif word == "points":
                self.console.print(show.result_table(self.match.result(), self.names))
            elif word in ("?", "help", ""):
                self.say(HELP)
            else:
                self.play_text(text)
                return True
        except BottegaError as error:
            self.say(printable(str(error)), "red")
        return False

    def play_text(self, text: str) -> None:
        """A move by its number in the list or by its notation."""
        moves = list(self.match.position.options)
        if text.isascii() and text.isdigit():
            digits = text.lstrip("0")
            number = int(digits) if 0 < len(digits) < 5 else 0
            if not 1 <= number <= len(moves):
                raise BottegaError(f"there is no move {text[:9]}; choose from 1 to {len(moves)}, or ? for help")
            self.push(moves[number - 1])
            return
        move = self.match.game.read(self.match.position, text)
        if move not in moves:
            raise BottegaError(f"{text.upper()} is not possible now; type moves for the list, or ? for help")
        self.push(move)

    def undo(self, seat: int) -> None:
        """Bots always consent; other people have to be asked, and play on instead."""
        self.match.undo(seat, tuple(number for number, bot in enumerate(self.bots) if bot is not None))
        self.log.append(f"{self.names[seat]}: undo")
        self.keep()

    def hint(self, seat: int) -> None:
        """The strongest bot's best moves, from what the player may know, with what to expect of them."""
        match = self.match
        seed = derive(match.header.seed, len(match.moves))
        for line in hint_lines(hint(match.game, match.position, seat, HINTS, seed), HINTS.bot):
            self.say(line, "green")

    # --- saving and leaving

    def path(self) -> Path:
        """Where the game is saved if nobody says where."""
        if self.file is None:
            self.file = free_path(Path(f"{self.match.game.name}-{self.match.header.seed}.txt"))
        return self.file

    def save(self, path: Path) -> None:
        """Write the game to its own file or a new one; other people's files stay as they are."""
        if path != self.file and path not in self.written and taken(path):
            raise CannotWrite(f"{path}: exists already; choose another file")
        save_record(path, self.match.record())
        self.written.add(path)
        self.say(f"Saved to {path}.")

    def leave(self) -> None:
        """Save a game first, whatever has become of the terminal; then say how to come back."""
        if self.finished:
            return
        path = self.path()
        try:
            save_record(path, self.match.record())
        except CannotWrite:
            path = free_path(Path.home() / path.name)
            save_record(path, self.match.record())
        with contextlib.suppress(OSError):
            self.say(f"\nSaved to {path}.\nContinue with: {self.command('play', '--load', str(path))}")

    def command(self, *words: str) -> str:
        """A command about this game, as it can be typed."""
        table = [] if self.table is None else ["--components", str(self.table)]
        return shlex.join(["bottega", *words, *table])

    def finish(self) -> None:
        """Show the end of the game."""
        self.show_board(-1)
        self.show_news(self.read.index(max(self.read)))
        result = self.match.result()
        self.console.print(show.result_table(result, self.names))
        self.say(show.winners_line(result, self.names), "bold")
        if self.file is not None:
            self.say(f"Saved to {self.file}.")
            self.look_back(self.file)
        self.finished = self.file is not None or not self.console.is_terminal
        if self.finished:
            return
        while True:
            name = self.hear("File to save the game to (Enter: do not save): ")
            try:
                if name:
                    self.save(user_path(name))
                    self.look_back(user_path(name))
                self.finished = True
                return
            except CannotWrite as error:
                self.say(printable(str(error)), "red")

    def look_back(self, path: Path) -> None:
        """Say how to see what every decision was worth."""
        self.say(f"See how good each decision was: {self.command('analyse', str(path))}")


@contextlib.contextmanager
def one_interrupt() -> Iterator[None]:
    """Ctrl-C, a polite kill or a closed window interrupt once; what follows has time to save."""
    signals = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]

    def stop(_signal: int, _frame: object) -> None:
        for number in signals:
            signal.signal(number, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = [signal.signal(number, stop) for number in signals]
    try:
        yield
    finally:
        for number, handler in zip(signals, before, strict=True):
            signal.signal(number, handler)


def user_path(text: str) -> Path:
    """A path as somebody typed it."""
    path = Path(text.strip())
    with contextlib.suppress(RuntimeError):  # nobody of that name has a home here
        path = path.expanduser()
    return path


def rules_text(match: Match) -> str:
    """The rules of a game, in our words; of its modules only those in play."""
    return terminal_text(match.game, match.game.modules(match.position))
