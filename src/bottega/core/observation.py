"""A position as integers, for programs that learn: what a seat may know, in pieces with names.

A game's layout is the same whoever plays and with whatever modules. What is absent is 0.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from bottega.core.errors import Impossible

SEATS: Final[i64] = 4  # in every layout; the observer's own is the first
MOST: Final[i64] = 32767  # what a number of an observation can be; narrow ones stay in the processor's caches
NOUGHT: Final[i16] = 0
ONE: Final[i16] = 1


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
    i: i64 = 0
    while i < size:
        out = append(out, NOUGHT)
        i += 1
    return out


def narrow(value: i64) -> i16:
    """A number as observations have them."""
    if value > MOST or value < -MOST:
        raise Impossible(f"{value} is too large for an observation; the most is {MOST}")
    return i16(value)


def first_seat(who: i64) -> i64:
    """The seat that comes first in what `who` sees: their own; a spectator looks from the first."""
    return who if who >= 0 else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Writer:
    """Writes an observation, number by number; what is skipped is 0."""

    def __init__(self, out: vec[i16], at: i64, size: i64) -> None:
        if at < 0 or at + size > i64(len(out)):
            raise ValueError(f"an observation of {size} numbers finds no room from {at} on in a vector of {len(out)}")
        self.out: vec[i16] = out
        self.at: i64 = at
        i: i64 = at
        end = at + size
        while i < end:
            out[i] = NOUGHT
            i += 1

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
        """Impossible unless all that was written ends here."""
        if self.at != at:
            raise Impossible(f"the observation of {what} ends {self.at - at} numbers past its layout")
