"""The rules of Pebbles. Taking two is written `T2`."""

from typing import Any, Final

from bottega.games.pebbles.state import Pebbles
from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import EventKind
from bottega.core.kernel import Reason, Step, moves_below
from bottega.core.messages import Message, msg

TAKE: Final[i64] = 0
MOST: Final[i64] = 3

TOOK: Final = EventKind("took", "pebbles", message="pebbles-event-took", blanks="n")


class Take(Step[Pebbles]):
    """How many pebbles do you take?"""

    def moves(self) -> vec[i64]:
        return moves_below(MOST + 1)

    def options(self, s: Pebbles, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        pebbles: i64 = 1
        while pebbles <= MOST and pebbles <= s.heap:
            moves = append(moves, pebbles)
            pebbles += 1
        return moves

    def take(self, s: Pebbles, who: i64, arg: i64, move: i64) -> None:
        s.turn += 1
        s.heap -= move
        s.taken[who] += move
        s.emit(TOOK, who, move)
        if s.heap == 0:
            s.bonus = who
        else:
            s.push_task(TAKE, (who + 1) % i64(len(s.taken)))

    def question(self, s: Pebbles, who: i64, arg: i64) -> Message:
        return msg("pebbles-ask-take", heap=s.heap)

    def write(self, s: Pebbles, who: i64, arg: i64, move: i64) -> str:
        return f"T{move}"

    def explain(self, s: Pebbles, who: i64, arg: i64, move: i64) -> Message:
        return msg("pebbles-do-take", n=move)

    def target(self, s: Pebbles, who: i64, arg: i64, move: i64) -> str:
        return f"pebbles-{move}"

    def rule(self, s: Pebbles, who: i64, arg: i64) -> str:
        return "pebbles#taking"

    def moment(self, s: Pebbles, who: i64, arg: i64) -> str:
        return "pebbles-moment"

    def why_not(self, s: Pebbles, who: i64, arg: i64, target: str) -> Reason | None:
        return (msg("pebbles-why-few"), "pebbles#taking") if target.startswith("pebbles-") else None


STEPS: Final[list[Step[Any]]] = [Take()]
