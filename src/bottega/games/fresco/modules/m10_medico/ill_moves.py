"""What ill apprentices do at places: moves at the cathedral and at the studio, when the player wants them to work."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.const import CATHEDRAL, LETTERS, PAINTS, STUDIO, STUDIO_PAY
from bottega.games.fresco.module import MOVES_EACH, AddedMove
from bottega.games.fresco.modules.m10_medico.part import NUMBER, medicine_of
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL, BOUND, ILL_WORKS, SENT
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import PAINT_WORDS

# Moves: an ill apprentice works in the cathedral, sells a paint in the studio.
ILL_NEXT: Final[i64] = NUMBER * MOVES_EACH
SELL: Final[i64] = 16

ILL_TASK: Final[i64] = ILL_WORKS + 1  # the cathedral's argument for one ill apprentice


def saint_painted(event: Event, box: object) -> Message:
    return msg("m10-event-saint", paint=PAINT_WORDS[event.value(0)])


SAINT: Final = EventKind("saint", "paint", words=saint_painted, spots="m10")


class IllRestore(AddedMove):
    """An ill apprentice restores something next."""

    def __init__(self) -> None:
        super().__init__(CATHEDRAL)

    def moves(self) -> vec[i64]:
        return moves_below(1)

    def options(self, s: Fresco, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        if medicine_of(s).waiting > 0 and self.may_work(s, who, arg):
            moves = append(moves, ILL_NEXT)
        return moves

    def may_work(self, s: Fresco, who: i64, arg: i64) -> bool:
        """Is it no healthy one's turn, with the bishop moved for it, and is there something an ill one can restore?"""
        if arg & (BOUND | SENT | ILL_WORKS):
            return False
        return len(s.steps[AT_CATHEDRAL].options(s, who, ILL_TASK)) > 0

    def take(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        medicine_of(s).waiting -= 1
        s.push_task(step, who, arg)
        s.push_task(AT_CATHEDRAL, who, ILL_TASK)

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "I"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg("m10-do-ill-works")

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "m10-ill"


class PaintSaint(AddedMove):
    """An ill apprentice paints a saint and sells it; a move is the paint."""

    def __init__(self) -> None:
        super().__init__(STUDIO, SELL)

    def moves(self) -> vec[i64]:
        return moves_below(PAINTS)

    def options(self, s: Fresco, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        if medicine_of(s).waiting == 0:
            return moves
        paint: i64 = 0
        while paint < s.rules.paints:
            if s.players[who].paints[paint] > 0:
                moves = append(moves, ILL_NEXT + SELL + paint)
            paint += 1
        return moves

    def take(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        medicine_of(s).waiting -= 1
        s.push_task(step, who, arg)
        s.change_paint(who, move, -1)
        s.emit(SAINT, who, move)
        s.earn(who, STUDIO_PAY)

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "$" + LETTERS[move]

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg("m10-do-saint", paint=PAINT_WORDS[move], thalers=STUDIO_PAY)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return f"paint-{LETTERS[move]}"
