"""The action tile, and the one decision there: which pews are restored."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.decision import DONE, ModuleDecision, numbered
from bottega.games.fresco.module import ActionTile
from bottega.games.fresco.modules.m14_pews.box import MOST_BEAMS, pews_box
from bottega.games.fresco.modules.m14_pews.part import number_left, pews_of, usable_beams
from bottega.games.fresco.state import Fresco

RESTORE_PEWS: Final[i64] = 84

# Moves: the sizes of the pews, all that three apprentices with a beam each can restore; the first is none.
CHOICES: Final[tuple[tuple[int, ...], ...]] = ((), (1,), (1, 1), (1, 1, 1), (1, 2), (2,), (3,))
NONE: Final[i64] = 0


def pew_turned(event: Event, box: object) -> Message:
    return msg("m14-event-pew", pew=msg("m14-pews", n=1, beams=event.value(0)), points=event.value(1))


BEAMS: Final = EventKind("beams", "beams", message="m14-event-beams", blanks="beams", spots="m14")
PEW: Final = EventKind("pew", "beams points", words=pew_turned, spots="m14")
PEWS: Final = EventKind("pews", "beams points", message="m14-event-pews", blanks="beams points", spots="m14")


class PewsTile(ActionTile):
    """One apprentice is printed on it, two more may be added."""

    def __init__(self) -> None:
        super().__init__(printed=1, fewest=0, most=2)

    def is_useless(self, s: Fresco) -> bool:
        """Without a pew for as many beams as can be carried."""
        return len(choices(s, self.printed + self.most)) == 0

    def visit(self, s: Fresco, who: i64, apprentices: i64) -> None:
        """Each apprentice, printed or real, carries one beam."""
        s.push_task(RESTORE_PEWS, who, self.printed + apprentices)


TILE: Final = PewsTile()


class RestorePews(ModuleDecision):
    """Which pews do you restore? The argument: the beams that can be carried; fewer may be owned (ruling 3.112)."""

    def moves(self) -> vec[i64]:
        return moves_below(len(CHOICES))

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = choices(s, usable_beams(s, who, arg))
        return append(moves, NONE) if len(moves) > 0 else moves

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        """All are turned, their points are one score, and the beams go back before the screen."""
        if move == NONE:
            return
        pews = pews_of(s)
        beams: i64 = 0
        points: i64 = 0
        for size in CHOICES[move]:
            pew = pews_box(s.box).pews[pews.turn(s, size)]
            beams += pew.beams
            points += pew.points
            s.emit(PEW, who, pew.beams, pew.points)
        pews.owned[who] -= beams
        s.reveals += 1
        s.emit(PEWS, who, beams, points)
        pews.credit(who, points)
        s.score(who, points)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m14-ask-pews", beams=usable_beams(s, who, arg))

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        """`1+2`; `-` for none."""
        return "+".join(map(str, CHOICES[move])) or "-"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        if move == NONE:
            return msg("m14-do-none")
        sizes = CHOICES[move]
        pews = [msg("m14-pews", n=sizes.count(size), beams=size) for size in sorted(set(sizes))]
        return msg("m14-do-restore", pews=pews[0]) if len(pews) == 1 else msg("m14-do-both", one=pews[0], other=pews[1])

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        """Pews of different sizes lie at the largest."""
        return DONE if move == NONE else f"m14-pew-{max(CHOICES[move])}"

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        size = pew_size(target)
        carried = msg("m14-why-carried", beams=arg) if arg < size else None
        return None if size <= 0 else why_no_pew(s, who, size) or carried


def choices(s: Fresco, beams: i64) -> vec[i64]:
    """The moves that restore pews with so many beams or fewer."""
    moves = vec[i64](capacity=6)
    move: i64 = 1
    while move < i64(len(CHOICES)):
        if i64(sum(CHOICES[move])) <= beams and are_left(s, CHOICES[move]):
            moves = append(moves, move)
        move += 1
    return moves


def are_left(s: Fresco, sizes: tuple[int, ...]) -> bool:
    """Are there as many pews of each size?"""
    for size in sizes:
        if number_left(s, size) < i64(sizes.count(size)):
            return False
    return True


def pew_size(target: str) -> i64:
    """The beams of the pews at a spot, 0 or less if there is no such spot."""
    return numbered(target, "m14-pew", MOST_BEAMS + 1)


def why_no_pew(s: Fresco, who: i64, size: i64) -> Message | None:
    """Why no pew of a size can be restored, at whatever time."""
    if number_left(s, size) == 0:
        return msg("m14-why-gone")
    owned = pews_of(s).owned[who]
    return msg("m14-why-beams", beams=size, owned=owned) if owned < size else None
