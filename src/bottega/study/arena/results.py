"""Results on disk: a line for the contest, then a line for every game, written as it ends."""

from pathlib import Path
from types import ModuleType, TracebackType
from typing import IO, NamedTuple, Self, TypeVar

import msgspec

from bottega.core.errors import BottegaError
from bottega.core.files import CannotWrite, reason, taken
from bottega.study.arena.contest import Contest, OtherContest
from bottega.study.arena.playing import Played
from bottega.study.arena.sequential import Rule

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

FORMAT = 1
LOOKED = b'{"stop":'  # how its line begins

T = TypeVar("T")


class BadResults(BottegaError):
    """A results file that cannot be read; names the line."""


class ResultsHeader(msgspec.Struct, frozen=True):
    """The first line."""

    arena: int
    contest: Contest


class Looked(msgspec.Struct, frozen=True):
    """A line between games: from here on somebody looked after every deal, and stopped when it was clear."""

    stop: Rule


class Results(NamedTuple):
    """A contest and its games, each once, and by which rules some of them were stopped early."""

    contest: Contest
    games: list[Played]
    stops: tuple[Rule, ...] = ()


def read_results(path: Path) -> Results:
    """All games of a file; a last line that was cut off in the middle is left out."""
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        raise BadResults(f"{path}: cannot be read ({reason(error)}); give the path of an arena's results") from None
    lines = data[: data.rfind(b"\n") + 1].splitlines()
    if not lines:
        raise BadResults(f"{path}: no results of an arena; give the path of a file that --results has written")
    contest = read_line(path, 1, lines[0], msgspec.json.Decoder(ResultsHeader)).contest
    decoder, looks = msgspec.json.Decoder(Played), msgspec.json.Decoder(Looked)
    games: dict[object, Played] = {}
    stops: dict[Rule, None] = {}
    for number, line in enumerate(lines[1:], 2):
        if line.startswith(LOOKED):
            stops[read_line(path, number, line, looks).stop] = None
            continue
        played = read_line(path, number, line, decoder)
        if contest.players < 2 or not played.fits(contest.players) or not set(played.seats) <= set(contest.bots):
            raise BadResults(f"{path}:{number}: not a game of this contest; remove the line")
        add(games, played, f"{path}:{number}")
    return Results(contest, list(games.values()), tuple(stops))


def read_line(path: Path, number: int, line: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """What a line says."""
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        if number == 1:
            raise BadResults(f"{path}: no results of an arena; give a file that --results has written") from None
        raise BadResults(f"{path}:{number}: not a game ({error}); remove the line") from None


def add(games: dict[object, Played], played: Played, place: str) -> None:
    """Take in a game, once."""
    known = games.setdefault(played.key, played)
    if known.lasting() != played.lasting():
        seats = ",".join(played.seats)
        raise BadResults(
            f"{place}: {seats} with seed {played.seed} ends otherwise than before; "
            "bots that think by the clock do not repeat themselves, so give each run its own --seed"
        )


def merge(paths: list[Path]) -> Results:
    """The games of several files together: contests that differ in bots and seeds alone."""
    by_file = [(path, read_results(path)) for path in paths]
    first = by_file[0][1].contest
    games: dict[object, Played] = {}
    bots: dict[str, None] = {}
    seeds: dict[int, None] = {}
    files: dict[str, str] = {}
    stops: dict[Rule, None] = {}
    for path, results in by_file:
        contest = results.contest
        first.require_same(contest, path, "bots", "seeds", "files")
        for bot, content in contest.files.items():
            if files.setdefault(bot, content) != content:
                raise OtherContest(f"{path}: {bot} was another bot there; a changed bot needs a file of another name")
        bots |= dict.fromkeys(contest.bots)
        seeds |= dict.fromkeys(contest.seeds)
        stops |= dict.fromkeys(results.stops)
        for played in results.games:
            add(games, played, str(path))
    whole = msgspec.structs.replace(first, bots=tuple(bots), seeds=tuple(seeds), files=files)
    return Results(whole, list(games.values()), tuple(stops))


def write_results(path: Path, results: Results) -> None:
    """A new file with all games; the old one stays until the new one is whole."""
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.unlink(missing_ok=True)  # of a merge that was ended in the middle
        with ResultWriter(fresh, results.contest) as keeper:
            for rule in results.stops:
                keeper.looks(rule)
            for played in results.games:
                keeper.keep(played)
        fresh.replace(path)
    except OSError as error:
        raise CannotWrite(f"{path}: cannot be written ({reason(error)}); choose another file") from None


class ResultWriter:
    """A results file that is being written."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        if taken(path) and not path.is_file():  # a device or a pipe cannot be read again
            raise CannotWrite(f"{path}: not a file; choose another one")
        try:
            self.file: IO[bytes] = path.open("r+b" if taken(path) else "wb")
            lock(self.file, path)
            whole = whole_length(path)
            self.file.truncate(whole)  # a line that was cut off
            self.file.seek(whole)
        except (OSError, ValueError) as error:
            raise CannotWrite(f"{path}: cannot be written ({reason(error)}); choose another file") from None
        if whole == 0:
            self.write(ResultsHeader(FORMAT, contest))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self.file.close()
        except OSError:  # of what could not be written before; that was told
            if error is None:
                raise

    def keep(self, played: Played) -> None:
        """Write a game down at once."""
        self.write(played)

    def looks(self, rule: Rule) -> None:
        """Note by which rule games are stopped early: it matters for the intervals, also to later readers."""
        self.write(Looked(rule))

    def write(self, line: ResultsHeader | Played | Looked) -> None:
        try:
            self.file.write(msgspec.json.encode(line) + b"\n")
            self.file.flush()
        except OSError as error:
            raise CannotWrite(f"{self.path}: cannot be written ({reason(error)}); make room") from None


def lock(file: IO[bytes], path: Path) -> None:
    """Keep others from writing between our lines, where the system can do that."""
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise CannotWrite(f"{path}: another arena is writing there; let it end, or choose another file") from None
    except OSError:
        pass  # some network folders know no locks


def whole_length(path: Path) -> int:
    """The bytes up to the end of the last whole line."""
    return path.read_bytes().rfind(b"\n") + 1
