"""The requests that are left, and whose the others are."""

from typing import ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.const import TILES
from bottega.games.fresco.module import Part
from bottega.games.fresco.modules.m02_requests.box import requests_box
from bottega.games.fresco.modules.m02_requests.view_types import RequestsView
from bottega.games.fresco.state import Fresco, zeros

NUMBER: Final = 2

KINDS: Final[i64] = 4  # general, orange, green, purple
GENERAL: Final[i64] = 0
EACH: Final[i64] = 3  # requests of each kind
KIND_LETTERS: Final = "*OGP"
SEALS: Final[i64] = 8  # sets of seals that a ceiling tile may bear: one bit each for orange, green, purple


class Requests(Part):
    """How many requests of each kind are gone, and who owns which."""

    BITS: ClassVar[tuple[str, ...]] = ("stacked",)

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.gone: vec[i64] = zeros(KINDS)
        self.owned: vec[i64] = zeros(seats * KINDS)  # by seat and kind
        self.stacked: i64 = 0  # tiles under requests, one bit each
        self.fulfilled: i64 = 0  # seats that fulfilled one this round, one bit each

    def copy(self) -> Part:
        other = Requests(0)
        other.points = self.points[:]
        other.gone = self.gone[:]
        other.owned = self.owned[:]
        other.stacked = self.stacked
        other.fulfilled = self.fulfilled
        return other

    def key(self) -> list[int]:
        return [*self.gone, *self.owned, self.stacked, self.fulfilled, *self.points]

    def view(self, s: Fresco, who: int) -> RequestsView:
        return {
            "module": "requests",
            "open": [[int(points) for points in open_requests(s, self, kind)] for kind in range(KINDS)],
            "players": [
                {
                    "requests": "".join(KIND_LETTERS[kind] * self.owned[seat * KINDS + kind] for kind in range(KINDS)),
                    "fulfilled": self.fulfilled >> seat & 1 == 1,
                    "tiles": tiles_by_seals(s, seat),
                }
                for seat in range(len(s.players))
            ],
        }

    def fresco_tiles(self) -> list[int]:
        return [tile for tile in range(TILES) if self.stacked >> tile & 1]


def requests_of(s: Fresco) -> Requests:
    return cast(Requests, s.parts[s.rules.slots[NUMBER]])


def top_request(s: Fresco, kind: i64) -> i64:
    """The points of the request on top, 0 when all of the kind are gone."""
    gone = requests_of(s).gone[kind]
    return requests_box(s.box).requests[kind * EACH + gone] if gone < EACH else 0


def open_requests(s: Fresco, part: Requests, kind: i64) -> list[i64]:
    """The requests of a kind that are left, from the top."""
    return [requests_box(s.box).requests[kind * EACH + i] for i in range(part.gone[kind], EACH)]


def seal_letters(seals: i64) -> str:
    """`OG`, or `0` for a tile without seals."""
    return "".join(letter for i, letter in enumerate("OGP") if seals >> i & 1) or "0"


def tiles_by_seals(s: Fresco, seat: i64) -> dict[str, int]:
    """How many ceiling tiles before a player bear exactly which seals."""
    counts: dict[str, int] = {}
    for seals in range(SEALS):
        owned = [tile for tile in range(TILES) if s.players[seat].tiles >> tile & 1]
        count = len([tile for tile in owned if s.box.tiles[tile].seals == seals])
        if count > 0:
            counts[seal_letters(seals)] = count
    return counts
