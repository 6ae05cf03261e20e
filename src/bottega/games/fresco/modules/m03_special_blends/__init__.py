"""Module 3, special blends: pink from purple and red, brown from orange and green; seven tiles and the altar want them.

Blending itself is the base game's: the module only brings two more colours.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components, Heap
from bottega.games.fresco.const import ALTAR_BLENDED, CATHEDRAL, MIDDLE, SEGMENTS
from bottega.games.fresco.module import MOVES_EACH, Module
from bottega.games.fresco.places.cathedral import (
    AT_CATHEDRAL,
    STEPPED,
    altar_has_step,
    bars_altar,
    bishop_moves,
    has_three,
    may_step,
    next_apprentice,
    paid_altar,
    repeats,
)
from bottega.games.fresco.state import Fresco

PINK: Final[i64] = 6
BROWN: Final[i64] = 7
PINK_POINTS: Final[i64] = 3
BROWN_POINTS: Final[i64] = 5

# A move in the cathedral: restore the altar with a payment that has pink or brown in it.
ALTAR: Final[i64] = 3072

SPECIAL_ALTAR: Final = EventKind("special_altar", "payment points")


def special_payments() -> tuple[Heap, ...]:
    """Orange, green and purple, each of which may be replaced by pink or brown (ruling 3.30)."""
    found: list[str] = []
    for blended in ("OG", "OP", "GP", "O", "G", "P", ""):
        for special in repeats("KN", 3 - len(blended)):
            found.append(blended + special)
    return tuple(Heap(letters) for letters in found)


PAYMENTS: Final = special_payments()


def altar_points(payment: Heap) -> i64:
    """6, and 3 for each pink, 5 for each brown."""
    return ALTAR_BLENDED + PINK_POINTS * payment.counts[PINK] + BROWN_POINTS * payment.counts[BROWN]


class SpecialBlends(Module):
    """Special blends."""

    def __init__(self) -> None:
        super().__init__(3, "blends", "Special Blends", paints=2, classic=True)

    def set_up(self, s: Fresco) -> None:
        """Seven tiles at random make room; the most valuable special tile lies in the middle."""
        tiles = s.fresco[:]
        s.shuffle(tiles)
        special: i64 = len(s.box.more.special_tiles)
        laid = tiles[special:]
        i: i64 = 0
        while i < special:
            if i != s.box.more.special_middle:
                laid = append(laid, SEGMENTS + i)
            i += 1
        s.shuffle(laid)
        segment: i64 = 0
        while segment < SEGMENTS:
            if segment == MIDDLE:
                s.fresco[segment] = SEGMENTS + s.box.more.special_middle
            else:
                s.fresco[segment] = laid[segment if segment < MIDDLE else segment - 1]
            segment += 1

    def moves_at(self, s: Fresco, place: i64, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        """The altar with pink or brown; where nothing else can be restored, with the step before it (ruling 3.19)."""
        if place != CATHEDRAL or arg % STEPPED == 0 or bars_altar(s, arg):
            return moves
        before: i64 = len(moves)
        nothing_else = before == 0 or moves[0] >= MOVES_EACH  # what the base game offers comes first
        moves = special_moves(s, who, moves)
        if nothing_else and i64(len(moves)) > before and altar_has_step(s) and may_step(s, who, arg):
            moves = bishop_moves(s, moves)
        return moves

    def take_move(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        next_apprentice(s, who, arg)
        payment = PAYMENTS[move]
        s.spend_paints(who, payment)
        points = altar_points(payment)
        s.emit(SPECIAL_ALTAR, who, move, points)
        paid_altar(s, who, points)

    # --- words

    def write(self, s: Fresco, move: i64) -> str:
        return "=" + PAYMENTS[move].letters

    def read(self, s: Fresco, word: str) -> int | None:
        if s.step() == AT_CATHEDRAL and word.startswith("="):
            for number, payment in enumerate(PAYMENTS):
                if sorted(payment.letters) == sorted(word[1:]):
                    return number
        return None

    def explain(self, s: Fresco, move: i64) -> Message:
        return msg("m03-do-altar", paints=PAYMENTS[move].letters, points=altar_points(PAYMENTS[move]))

    def describe(self, event: Event, box: Components) -> Message | None:
        if event.kind.name != "special_altar":
            return None
        number, points = event.values
        return msg("m03-event-altar", paints=PAYMENTS[number or 0].letters, points=points)

    # --- spots

    def target(self, s: Fresco, move: i64) -> str:
        return "altar"


def special_moves(s: Fresco, who: i64, moves: vec[i64]) -> vec[i64]:
    """Add the payments with pink or brown that the player has."""
    player = s.players[who]
    if player.paints[PINK] + player.paints[BROWN] == 0 or not has_three(player.paints):
        return moves
    number: i64 = 0
    for payment in PAYMENTS:
        if player.has(payment):
            moves = append(moves, ALTAR + number)
        number += 1
    return moves


MODULE: Final = SpecialBlends()
