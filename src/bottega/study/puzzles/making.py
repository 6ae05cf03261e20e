"""Making a shelf of puzzles: games are looked through one after the other, and what they brought is kept at once.

The same command goes on where it was stopped, and finds the same for any number of processes: games count in their
order, and which puzzles are taken follows from them alone.
"""

from collections import Counter
from collections.abc import Generator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

import msgspec

from bottega.core.errors import BadSetup
from bottega.core.files import CannotWrite, reason, taken
from bottega.study.puzzles.finding import Candidate, Found, look_through
from bottega.study.puzzles.puzzle import Making, Puzzle, Shelf, write_shelf
from bottega.workers.interrupts import Stopped
from bottega.workers.pool import run_tasks

SPARE: Final = 2  # times as many are looked for as a shelf holds, so that there is something to choose from


class BadData(BadSetup):
    """A file of games looked through that cannot be gone on with."""


def looked_through(making: Making, path: Path) -> list[Found]:
    """The games of a file, which begins with how they are looked through; a line that was cut off is cut away."""
    first = msgspec.json.encode(plan_of(making)) + b"\n"
    try:
        data = path.read_bytes() if taken(path) else b""
        whole = data[: data.rfind(b"\n") + 1] or first
        if whole != data:
            path.write_bytes(whole)
    except (OSError, ValueError) as error:
        raise CannotWrite(f"{path}: cannot be written ({reason(error)}); choose another file with --data") from None
    lines = whole.splitlines(keepends=True)
    if lines[0] != first:
        raise BadData(f"{path}: was begun with other options or versions; choose another file with --data")
    decoder = msgspec.json.Decoder(Found)
    try:
        return [decoder.decode(line) for line in lines[1:]]
    except msgspec.DecodeError as error:
        raise BadData(
            f"{path}: a line is no game that was looked through ({error}); choose another with --data"
        ) from None


def plan_of(making: Making) -> Making:
    """All on which it depends what is found: not how the command was typed."""
    return msgspec.structs.replace(making, command="")


def find(
    making: Making, wanted: int, path: Path, jobs: int, stopped: Stopped
) -> Generator[list[Candidate], None, None]:
    """Look through games until a shelf is full; after each game, all that was found in the games before it."""
    known = {found.number: found for found in looked_through(making, path)}
    ready: list[Candidate] = []
    following = 0

    def taken_in() -> bool:
        """Count games in their order; is the shelf full?"""
        nonlocal following
        while following in known:
            ready.extend(known[following].candidates)
            following += 1
            if len(ready) >= SPARE * wanted:
                return True
        return False

    full = taken_in()
    yield ready
    if full:
        return
    missing = (number for number in count(following) if number not in known)
    try:
        with path.open("ab") as file:
            for number, found in run_tasks(partial(look_through, making), missing, jobs, stopped=stopped):
                file.write(msgspec.json.encode(found) + b"\n")
                file.flush()
                known[number] = found
                full = taken_in()
                yield ready
                if full:
                    return
    except OSError as error:
        raise CannotWrite(f"{path}: cannot be written ({reason(error)}); choose another file with --data") from None


def chosen(candidates: list[Candidate], wanted: int) -> list[Puzzle]:
    """The puzzles of a shelf, easy ones first: themes, difficulties and numbers of players as even as can be."""
    left = [(candidate, traits(candidate.puzzle)) for candidate in candidates]
    taken_in: list[Candidate] = []
    counts: Counter[str] = Counter()
    while left and len(taken_in) < wanted:
        rarest = min(range(len(left)), key=lambda n: [counts[trait] for trait in left[n][1]])
        candidate, has = left.pop(rarest)
        taken_in.append(candidate)
        counts.update(has)
    taken_in.sort(key=lambda one: (one.puzzle.difficulty(), one.number, one.round))
    return [one.puzzle for one in taken_in]


def traits(puzzle: Puzzle) -> list[str]:
    """In what puzzles differ, what matters most first."""
    themes = puzzle.themes
    players = puzzle.header().players
    return [themes[0], " ".join(themes), f"difficulty {puzzle.difficulty()}", f"{players} players"]


def write(path: Path, making: Making, puzzles: list[Puzzle]) -> None:
    """Write a shelf; the old file stays until the new one is whole."""
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_bytes(write_shelf(Shelf(making, puzzles)))
        fresh.replace(path)
    except (OSError, ValueError) as error:
        raise CannotWrite(f"{path}: cannot be written ({reason(error)}); choose another file with --out") from None
