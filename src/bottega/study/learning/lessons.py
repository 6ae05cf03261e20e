"""Games to learn from, kept in a file: a line that says how they are played, then a line for each.

Kept are the moves, so that games stay of use when what is looked at changes. The same plan plays the same games, in one
go or after an interruption, and with any number of processes.
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from bottega.bots.bot import Bot
from bottega.bots.greedy import GreedyBot
from bottega.bots.search import SearchBot
from bottega.bots.seats import find_bot, play_out, read_budget
from bottega.core.errors import BadSetup, BottegaError
from bottega.core.files import CannotWrite, reason, taken
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.rng import Random, derive
from bottega.games import find_game
from bottega.workers.pool import run_tasks

FORMAT = 1
PLANNER = (
    "plans@"  # searches where plans are made, and is greedy elsewhere: most of the strength in a tenth of the time
)


class BadLessons(BottegaError):
    """A file of games to learn from that cannot be used."""


class LessonPlan(msgspec.Struct, frozen=True):
    """Who plays what: each game takes the next set of modules, and the next number of players when all sets had it."""

    game: str
    bot: str
    players: tuple[int, ...]
    sets: tuple[str, ...]
    astray: int  # percent of the moves that are any moves
    seed: int
    rules: int  # their version
    format: int = FORMAT

    def choices(self, number: int) -> tuple[int, dict[str, str]]:
        """How many play a game, and with what."""
        players = self.players[number // len(self.sets) % len(self.players)]
        modules = self.sets[number % len(self.sets)]
        return players, {} if modules == "none" else {"modules": modules}

    def new(self, number: int) -> tuple[Game[Any], int, Any]:
        """A game by its number: what is played, its seed, and the position it begins with."""
        game = find_game(self.game)
        players, chosen = self.choices(number)
        seed = int(derive(self.seed, number))
        return game, seed, game.new(players, seed, chosen)


class Lesson(msgspec.Struct, frozen=True):
    """A game that was played."""

    number: int
    moves: tuple[int, ...]


class AstrayBot(Bot):
    """A bot that now and then makes any move."""

    def __init__(self, bot: Bot, dice: Random, percent: int) -> None:
        super().__init__(bot.name)
        self.bot = bot
        self.dice = dice  # shared by all at the table
        self.percent = percent

    def choose(self, game: Game[Any], s: Position, who: int) -> int:
        if self.dice.below(100) < self.percent:
            self.bot.forget_plan()  # the rest belonged to another one
            return int(s.options[self.dice.below(len(s.options))])
        return int(self.bot.choose(game, s, who))


class PlannerBot(Bot):
    """A bot that searches only where plans are made in secret."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name)
        self.search = SearchBot("search", seed, read_budget(name.removeprefix(PLANNER)))
        self.greedy = GreedyBot(seed)

    def choose(self, game: Game[Any], s: Position, who: int) -> int:
        bot: Bot = self.search if s.steps[s.step()].secret() else self.greedy
        return int(bot.choose(game, s, who))

    def forget_plan(self) -> None:
        self.search.forget_plan()


def bot_of(name: str, seed: int) -> Bot:
    """Who plays."""
    return PlannerBot(name, seed) if name.startswith(PLANNER) else find_bot(name, seed)


def played(plan: LessonPlan, number: int) -> Lesson:
    """Play a game."""
    game, seed, s = plan.new(number)
    dice = Random(seed)
    bots: list[Bot] = [
        AstrayBot(bot_of(plan.bot, int(derive(seed, 1 + seat))), dice, plan.astray) for seat in range(game.seats(s))
    ]
    return Lesson(number, tuple(play_out(game, s, bots, seed)))


def lessons(plan: LessonPlan, games: int, path: Path, jobs: int) -> Iterator[Lesson]:
    """All games of a plan: those that the file has, then the others as they end, each kept at once."""
    known: set[int] = set()
    for lesson in kept(plan, path):
        known.add(lesson.number)
        if lesson.number < games:
            yield lesson
    missing = [number for number in range(games) if number not in known]
    try:
        with path.open("ab") as file:
            for _number, lesson in run_tasks(partial(played, plan), missing, jobs):
                file.write(msgspec.json.encode(lesson) + b"\n")
                file.flush()
                yield lesson
    except OSError as error:
        raise CannotWrite(f"{path}: cannot be written ({reason(error)}); choose another file with --data") from None


def kept(plan: LessonPlan, path: Path) -> list[Lesson]:
    """The games of a file, which begins with this plan; a line that was cut off is cut away."""
    try:
        data = path.read_bytes() if taken(path) else b""
        whole = data[: data.rfind(b"\n") + 1]
        if not whole:
            whole = msgspec.json.encode(plan) + b"\n"
        if whole != data:
            path.write_bytes(whole)
    except (OSError, ValueError) as error:
        raise CannotWrite(f"{path}: cannot be written ({reason(error)}); choose another file with --data") from None
    lines = whole.splitlines()
    if lines[0] != msgspec.json.encode(plan):
        raise BadSetup(f"{path}: other games than these, or no games to learn from; choose another file with --data")
    decoder = msgspec.json.Decoder(Lesson)
    try:
        return [decoder.decode(line) for line in lines[1:]]
    except msgspec.DecodeError as error:
        raise BadLessons(f"{path}: a line is not a game ({error}); choose another file with --data") from None
