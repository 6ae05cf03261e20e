"""A puzzle: a game up to a decision, the answer, and what a search found about what else could be done."""

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from bottega.core.errors import BottegaError
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.match import Match, replay
from bottega.core.record import Header, Record, read_record
from bottega.games import NAMES, find_game

FORMAT: Final = 1
FILE: Final = "puzzles.jsonl"  # beside the game's rules
LEVELS: Final = ("apprentice", "journeyman", "painter", "master")  # whose misses say how hard it is
MISSED: Final = 0.5  # of the tries of a level: it misses a puzzle
SECONDS: Final = 86_400  # of a day
STRIDE: Final = 37  # puzzles from one day's to the next one's, so that neighbors on the shelf lie far apart


class BadPuzzles(BottegaError):
    """A file of puzzles that cannot be used."""


class Prospect(msgspec.Struct, frozen=True):
    """What stands at the end of the round on average, if good bots play on from a choice."""

    standing: dict[str, float]  # the seat's points by source, and what else its game counts
    points: float  # of the seat
    rival: float  # points of the best other one
    lead: float  # in the end of the game, by the estimate


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be done: a move, or the answers of a whole plan."""

    moves: str  # in notation, with spaces between the answers of a plan
    value: float  # share of the victory to expect
    lead: float  # points ahead of the best other one in the end
    prospect: Prospect | None = None


class Puzzle(msgspec.Struct, frozen=True):
    """One decision. All that is judged follows from what its seat could know."""

    record: str  # the game up to it
    seat: int
    answers: list[str]  # each as right as the others
    choices: list[Choice]  # that were looked at, the best first
    proved: bool  # are the values what happens if all play best, and no guess?
    themes: list[str]
    missed: dict[str, float]  # by level: the part of its tries that found something else

    def game(self) -> Game[Any]:
        return find_game(self.header().game)

    def header(self) -> Header:
        return self.game_record().header

    def game_record(self) -> Record:
        return read_record(self.record)

    def match(self) -> Match:
        """The game up to the question; BadRecord if the rules are no longer those."""
        record = self.game_record()
        return replay(find_game(record.header.game), record)

    def asked(self) -> tuple[Game[Any], Position]:
        """The game, and its table at the question."""
        match = self.match()
        return match.game, match.asked(self.seat)

    def difficulty(self) -> int:
        """How many of the levels miss it, 1 to 4."""
        return max(1, sum(share >= MISSED for share in self.missed.values()))

    def choice(self, moves: str) -> Choice | None:
        """What was found about a try."""
        return next((one for one in self.choices if one.moves == moves), None)

    def best(self) -> Choice:
        return self.choices[0]


class Making(msgspec.Struct, frozen=True):
    """The first line of a file: how its puzzles were found."""

    game: str
    rules: int  # their version
    engine: str  # the version of this program
    seed: int
    screen: int  # iterations of the searches, from the quickest look to the one that decides
    judge: int
    strong: int
    margin: float  # points of lead that everything but the answer loses
    alike: int  # puzzles of one game, at most, that are about the same part of the rules
    command: str
    format: int = FORMAT


class Shelf(msgspec.Struct, frozen=True):
    """The puzzles of a game, in their order."""

    making: Making
    puzzles: list[Puzzle]


def read_shelf(data: bytes, name: str) -> Shelf:
    """A shelf from a file's lines; every error names the file."""
    lines = data.splitlines()
    try:
        making = msgspec.json.decode(lines[0] if lines else b"", type=Making)
        decoder = msgspec.json.Decoder(Puzzle)
        return Shelf(making, [decoder.decode(line) for line in lines[1:]])
    except msgspec.DecodeError as error:
        raise BadPuzzles(f"{name}: no file of puzzles ({error}); give one that bottega puzzles make wrote") from None


def write_shelf(shelf: Shelf) -> bytes:
    """A shelf as lines."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in [shelf.making, *shelf.puzzles])


@cache
def shelf_of(game: str) -> Shelf | None:
    """The puzzles that came with a game, if there are any."""
    file = files(f"bottega.games.{game}").joinpath(FILE)
    return read_shelf(file.read_bytes(), FILE) if file.is_file() else None


@cache
def all_puzzles() -> dict[str, Puzzle]:
    """Every puzzle by its name: `sintra-1` and so on."""
    found: dict[str, Puzzle] = {}
    for game in NAMES:
        shelf = shelf_of(game)
        for number, puzzle in enumerate([] if shelf is None else shelf.puzzles, 1):
            found[f"{game}-{number}"] = puzzle
    return found


def daily(now: float) -> str:
    """The name of the day's puzzle, by the date in UTC, the games in turn; none where there are no puzzles."""
    games = [name for name in NAMES if shelf_of(name) is not None]
    if not games:
        return ""
    day = int(now // SECONDS)
    game = games[day % len(games)]
    names = [name for name in all_puzzles() if name.startswith(f"{game}-")]
    return names[day // len(games) * STRIDE % len(names)]
