"""A move in the cathedral: restore the altar with a payment that has pink or brown in it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Paints
from bottega.games.fresco.const import ALTAR_BLENDED, CATHEDRAL
from bottega.games.fresco.module import MOVES_EACH, AddedMove
from bottega.games.fresco.places.cathedral import (
    STEPPED,
    altar_has_step,
    bars_altar,
    bishop_moves,
    has_three,
    may_step,
    next_apprentice,
    payment_moves,
)
from bottega.games.fresco.places.restoring import paid_altar, repeats
from bottega.games.fresco.state import Fresco

NUMBER: Final = 3

PINK: Final[i64] = 6
BROWN: Final[i64] = 7
PINK_POINTS: Final[i64] = 3
BROWN_POINTS: Final[i64] = 5

ALTAR: Final[i64] = NUMBER * MOVES_EACH


def special_payments() -> tuple[Paints, ...]:
    """Orange, green and purple, each of which may be replaced by pink or brown (ruling 3.30)."""
    payments: list[str] = []
    for blended in ("OG", "OP", "GP", "O", "G", "P", ""):
        for special in repeats("KN", 3 - len(blended)):
            payments.append(blended + special)
    return tuple(Paints(letters) for letters in payments)


PAYMENTS: Final = special_payments()


def altar_points(payment: Paints) -> i64:
    """6, and 3 for each pink, 5 for each brown."""
    return ALTAR_BLENDED + PINK_POINTS * payment.counts[PINK] + BROWN_POINTS * payment.counts[BROWN]


def altar_restored(event: Event, box: object) -> Message:
    return msg("m03-event-altar", paints=PAYMENTS[event.value(0)].letters, points=event.value(1))


SPECIAL_ALTAR: Final = EventKind(
    "special_altar", "payment points", words=altar_restored, spots="altar", points="points"
)


class PaySpecial(AddedMove):
    """The altar with pink or brown; where nothing else can be restored, with the step before it (ruling 3.19)."""

    def __init__(self) -> None:
        super().__init__(CATHEDRAL)

    def moves(self) -> vec[i64]:
        return moves_below(len(PAYMENTS))

    def options(self, s: Fresco, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        if arg % STEPPED == 0 or bars_altar(s, arg):
            return moves
        before: i64 = len(moves)
        nothing_else = before == 0 or moves[0] >= MOVES_EACH  # what the base game offers comes first
        moves = special_moves(s, who, moves)
        if nothing_else and i64(len(moves)) > before and altar_has_step(s) and may_step(s, who, arg):
            moves = bishop_moves(s, moves)
        return moves

    def take(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        next_apprentice(s, who, arg)
        payment = PAYMENTS[move]
        s.spend_paints(who, payment)
        points = altar_points(payment)
        s.emit(SPECIAL_ALTAR, who, move, points)
        paid_altar(s, who, points)

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "=" + PAYMENTS[move].letters

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg("m03-do-altar", paints=PAYMENTS[move].letters, points=altar_points(PAYMENTS[move]))

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "altar"


def special_moves(s: Fresco, who: i64, moves: vec[i64]) -> vec[i64]:
    """Add the payments with pink or brown that the player has."""
    player = s.players[who]
    if player.paints[PINK] + player.paints[BROWN] == 0 or not has_three(player.paints):
        return moves
    return payment_moves(player, PAYMENTS, ALTAR, moves)
