"""A position as integers, for programs that learn: what a seat may know, in pieces with names.

A game's layout is the same whoever plays and with whatever modules. What is absent is 0.
"""

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64

from bottega.core.errors import Impossible

SEATS: Final[i64] = 4  # in every layout; the observer's own is the first
MOST: Final[i64] = 32767  # what a number of an observation can be; narrow ones stay in the processor's caches
NOUGHT: Final[i16] = 0
ONE: Final[i16] = 1
MANY: Final[i64] = 4096
NOUGHTS: Final = vec[i16]([0] * 4096)


class Piece:
    """Some numbers of an observation: their name, how many they are, and what they say."""

    def __init__(self, name: str, size: int, says: str) -> None:
        self.name: Final = name
        self.size: Final = size
        self.says: Final = says

    def __repr__(self) -> str:
        return f"Piece({self.name!r}, {self.size})"


def named(prefix: str, pieces: list[Piece]) -> list[Piece]:
    """The pieces under a common name."""
    return [Piece(f"{prefix}.{piece.name}", piece.size, piece.says) for piece in pieces]


def of_seats(pieces: list[Piece]) -> list[Piece]:
    """The pieces for each seat in turn order, the observer's first."""
    return [piece for seat in range(SEATS) for piece in named(f"seat{seat}", pieces)]


def size_of(pieces: list[Piece]) -> int:
    """How many numbers these are."""
    return sum([piece.size for piece in pieces])


def zeros(size: i64) -> vec[i64]:
    """So many noughts."""
    out = vec[i64](capacity=size)
    i: i64 = 0
    while i < size:
        out = append(out, 0)
        i += 1
    return out


def blank(size: i64) -> vec[i16]:
    """So many noughts of an observation."""
    out = vec[i16](capacity=size)
    missing = size
    while missing > MANY:
        out = extend(out, NOUGHTS)
        missing -= MANY
    return extend(out, NOUGHTS[:missing])


def narrow(value: i64) -> i16:
    """A number as observations have them."""
    if value > MOST or value < -MOST:
        raise Impossible(f"{value} is too large for an observation; the most is {MOST}")
    return i16(value)


def first_seat(who: i64) -> i64:
    """The seat that comes first in what `who` sees: their own; a spectator looks from the first."""
    return who if who >= 0 else 0


@final
class Writer:
    """Writes observations, each into a row of its own, number by number; what is skipped is 0.

    All rows lie one after the other in `out`, which stays where it is.
    """

    def __init__(self, rows: i64, size: i64) -> None:
        self.size: Final[i64] = size  # of a row
        self.row_number: i64 = 0
        self.start: i64 = 0  # of the row that is written
        self.at: i64 = 0  # the next number
        self.used: Final = zeros(rows)  # so many numbers of each row were written
        # All that lies before each row, in the memory of `out`: what is put after it, is put into the row.
        before = vec[vec[i16]](capacity=rows)
        self.noughts: vec[i16] = blank(size)
        out = vec[i16](capacity=rows * size)
        while rows > 0:
            before = append(before, out)
            out = extend(out, self.noughts)
            rows -= 1
        self.before: Final = before
        self.out: Final = out

    def begin(self, row: i64) -> None:
        """What follows is written into a row, from its beginning."""
        used = self.used[row]
        if used > 0:
            if i64(len(self.noughts)) != used:
                self.noughts = blank(used)
            extend(self.before[row], self.noughts)
        self.used[row] = self.size
        self.row_number = row
        self.start = self.at = row * self.size

    def end(self) -> None:
        """The row is written; past this place it is 0."""
        if self.at > self.start + self.size:
            raise Impossible(f"an observation of {self.size} numbers ends {self.at - self.start} from its beginning")
        self.used[self.row_number] = self.at - self.start

    def number(self, value: i64) -> None:
        """A number."""
        self.out[self.at] = narrow(value)
        self.at += 1

    def put(self, at: i64, value: i64) -> None:
        """A number at a place of its own."""
        self.out[at] = narrow(value)

    def flag(self, value: bool) -> None:
        """1 if it is so."""
        if value:
            self.out[self.at] = ONE
        self.at += 1

    def row(self, values: vec[i64]) -> None:
        """All numbers of a row."""
        out = self.out
        at = self.at
        for value in values:
            out[at] = narrow(value)
            at += 1
        self.at = at

    def part(self, values: vec[i64], first: i64, size: i64) -> None:
        """Some numbers of a row."""
        out = self.out
        at = self.at
        i: i64 = 0
        while i < size:
            out[at + i] = narrow(values[first + i])
            i += 1
        self.at = at + size

    def one_hot(self, value: i64, size: i64) -> None:
        """1 at the place of a value, if there is such a place."""
        if 0 <= value < size:
            self.out[self.at + value] = ONE
        self.at += size

    def bits(self, mask: i64, size: i64) -> None:
        """1 where a bit is set."""
        out = self.out
        at = self.at
        self.at = at + size
        while mask > 0 and size > 0:
            if mask & 1:
                out[at] = ONE
            mask >>= 1
            at += 1
            size -= 1

    def count(self, value: i64, size: i64) -> None:
        """One more of a value, in a row that counts so many; the row is left with `skip`."""
        if 0 <= value < size:
            self.out[self.at + value] += ONE

    def skip(self, size: i64) -> None:
        """So many numbers that stay as they are."""
        self.at += size

    def reaches(self, at: i64, what: str) -> None:
        """Impossible unless all that was written ends so many numbers after the row's beginning."""
        if self.at != self.start + at:
            raise Impossible(f"the observation of {what} ends {self.at - self.start - at} numbers past its layout")
