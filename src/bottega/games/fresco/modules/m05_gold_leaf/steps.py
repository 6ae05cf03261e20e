"""Gilding a segment that is being restored."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.decision import DONE, NO, YES, ModuleDecision
from bottega.games.fresco.modules.m05_gold_leaf.part import gold_of, gold_points
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import PAINT_WORDS

GILD: Final[i64] = 48

LEAVES_SPOT: Final = "m05-leaves"


def disc_drawn(event: Event, box: object) -> Message:
    return msg("m05-event-disc", paint=PAINT_WORDS[event.value(0)])


DISC: Final = EventKind("disc", "paint", words=disc_drawn, spots="m05")
LEAVES: Final = EventKind("leaves", "leaves", message="m05-event-leaves", blanks="leaves", spots="m05")
GILDED: Final = EventKind("gilded", "points", message="m05-event-gilded", blanks="points", spots="m05")
CHANGED: Final = EventKind("leaves_changed", "leaves", message="m05-event-changed", blanks="leaves", spots="m05")


class Gild(ModuleDecision):
    """Do you add a gold leaf? Exactly one. The argument: the segment."""

    def moves(self) -> vec[i64]:
        return moves_below(YES + 1)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        return vec[i64]([YES, NO]) if gold_of(s).leaves[who] > 0 else vec[i64]()

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == YES:
            gold = gold_of(s)
            gold.leaves[who] -= 1
            gold.supply += 1
            gold.gilding = True

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m05-ask-gild", paint=PAINT_WORDS[gold_of(s).disc])

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "+" if move == YES else "-"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg("m05-do-gild", points=gold_points(s, arg)) if move == YES else msg("m05-do-keep")

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return LEAVES_SPOT if move == YES else DONE
