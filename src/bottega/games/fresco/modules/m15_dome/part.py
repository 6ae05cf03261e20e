"""The dome tiles."""

from typing import Final, cast

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.games.fresco.const import EMPTY, SEGMENTS
from bottega.games.fresco.module import Part
from bottega.games.fresco.modules.m15_dome.box import dome_box
from bottega.games.fresco.modules.m15_dome.view_types import DomeView
from bottega.games.fresco.state import Fresco, zeros

NUMBER: Final = 15

TAKER: Final[i64] = 8  # a dome that was taken is its number times this, and the marker's


class Domes(Part):
    """Dome tiles, hidden or with those who took them, of whom Leonardo can complete none."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.hidden: vec[i64] = vec[i64]()  # by segment
        self.taken: vec[i64] = vec[i64]()  # number and marker, in the order in which they were taken
        self.completed: i64 = 0  # one bit each

    def copy(self) -> Part:
        other = Domes(0)
        other.points = self.points[:]
        other.hidden = self.hidden[:]
        other.taken = self.taken[:]
        other.completed = self.completed
        return other

    def key(self) -> list[int]:
        return [*self.hidden, len(self.taken), *self.taken, self.completed, *self.points]

    def view(self, s: Fresco, who: int) -> DomeView:
        return {
            "module": "dome",
            "hidden": [segment for segment in range(SEGMENTS) if self.hidden[segment] != EMPTY],
            "players": [
                {"domes": self.words(s, seat, False), "completed": self.words(s, seat, True)}
                for seat in range(len(s.players))
            ],
            "leonardo": self.words(s, len(s.players), False),
        }

    def words(self, s: Fresco, marker: i64, completed: bool) -> list[str]:
        """A marker's domes, completed or not, like `6 OGY`."""
        tiles = [dome_box(s.box).domes[dome] for dome in self.domes(marker, completed)]
        return [f"{tile.value} {tile.cost.letters}" for tile in tiles]

    def domes(self, marker: i64, completed: bool) -> vec[i64]:
        """A marker's domes, completed or not, in the order in which they were taken."""
        domes = vec[i64]()
        for code in self.taken:
            dome = code // TAKER
            if code % TAKER == marker and (self.completed >> dome & 1 == 1) == completed:
                domes = append(domes, dome)
        return domes

    def take(self, segment: i64, marker: i64) -> i64:
        """A marker takes the dome from under a segment."""
        dome = self.hidden[segment]
        self.hidden[segment] = EMPTY
        self.taken = append(self.taken, dome * TAKER + marker)
        return dome

    def redeal(self, s: Fresco) -> None:
        """Nobody knows which dome lies where; what was taken is open."""
        pool = vec[i64]()
        for dome in self.hidden:
            if dome != EMPTY:
                pool = append(pool, dome)
        s.reshuffle(pool)
        segment: i64 = 0
        while segment < SEGMENTS:
            if self.hidden[segment] != EMPTY:
                pool, dome = pop(pool)
                self.hidden[segment] = dome
            segment += 1

    def pieces(self, s: Fresco) -> list[int]:
        """All domes."""
        return sorted([*[dome for dome in self.hidden if dome != EMPTY], *[code // TAKER for code in self.taken]])


def domes_of(s: Fresco) -> Domes:
    return cast(Domes, s.parts[s.rules.slots[NUMBER]])


def unpaid(s: Fresco, who: i64) -> vec[i64]:
    """The player's domes that are not completed."""
    return domes_of(s).domes(who, False)
