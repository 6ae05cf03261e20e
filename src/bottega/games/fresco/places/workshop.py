"""The workshop: two paints become one."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import EventKind
from bottega.core.kernel import Step
from bottega.games.fresco.const import BLENDS_EACH, ILL, ORANGE, WORKSHOP
from bottega.games.fresco.module import MOVES_EACH
from bottega.games.fresco.state import Fresco

AT_WORKSHOP: Final[i64] = 9

# The argument: steps left, the paint being asked about, healthy apprentices who did other work, those who used a card,
# ill apprentices who did other work.
PAINT: Final[i64] = 16
BUSY: Final[i64] = 256
CARD: Final[i64] = 1024
ILL_BUSY: Final[i64] = 4096

# Before the first paint, modules may ask for something else; this goes on to blending.
BEFORE: Final[i64] = ORANGE - 1
BLEND: Final[i64] = 0

BLENDED_PAINTS: Final = EventKind("blended", "paint count")


def first_question(s: Fresco) -> i64:
    """Where the visit's argument starts: at what modules ask, if they do, else at orange."""
    return PAINT * (BEFORE if len(s.rules.moves_at) > 0 else ORANGE)


def idle_hand(s: Fresco, who: i64, arg: i64) -> bool:
    """Is an apprentice here who has neither blended nor used a card nor done anything else (ruling 3.26)?"""
    return idle_ill(s, who, arg) or (arg % PAINT >= BLENDS_EACH and without_card(s, who, arg) > 0)


def idle_ill(s: Fresco, who: i64, arg: i64) -> bool:
    """Is an ill apprentice free for other work? It gives up one blend only, so the healthy ones blend first."""
    return arg % PAINT > 0 and s.players[who].at(WORKSHOP, ILL) > arg // ILL_BUSY % 4


def without_card(s: Fresco, who: i64, arg: i64) -> i64:
    """Healthy apprentices here who have neither done other work nor used a card."""
    return s.players[who].at(WORKSHOP) - arg // BUSY % 4 - arg // CARD % 4


def other_work(s: Fresco, who: i64, arg: i64) -> i64:
    """The visit's argument when an idle apprentice does other work instead of blending, an ill one if there is any."""
    return arg - 1 + ILL_BUSY if idle_ill(s, who, arg) else arg - BLENDS_EACH + BUSY


class AtWorkshop(Step[Fresco]):
    """How many paints of this colour do you blend? In an order in which each may serve for the next."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        if arg // PAINT % PAINT == BEFORE:
            for module in s.rules.moves_at:
                moves = module.moves_at(s, WORKSHOP, who, arg, moves)
            return append(moves, BLEND) if len(moves) > 0 else moves
        most = most_blends(s, who, arg // PAINT % PAINT, arg % PAINT)
        if most > 0:
            count: i64 = 0
            while count <= most:
                moves = append(moves, count)
                count += 1
        return moves

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        self.take(s, who, arg, 0)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move >= MOVES_EACH:
            s.rules.by_number[move // MOVES_EACH].take_move(s, AT_WORKSHOP, who, arg, move % MOVES_EACH)
            return
        paint = arg // PAINT % PAINT
        if move > 0:
            blend(s, who, paint, move)
        if paint + 1 < s.rules.paints and arg % PAINT > move:
            s.push_task(AT_WORKSHOP, who, arg % PAINT - move + PAINT * (paint + 1))


def blend(s: Fresco, who: i64, paint: i64, count: i64) -> None:
    """Two paints become one, so many times."""
    one, other = s.box.blends[paint - ORANGE]
    s.change_paint(who, one, -count)
    s.change_paint(who, other, -count)
    s.change_paint(who, paint, count)
    s.emit(BLENDED_PAINTS, who, paint, count)


def most_blends(s: Fresco, who: i64, paint: i64, steps: i64) -> i64:
    """As many as the apprentices can do and the paints allow."""
    one, other = s.box.blends[paint - ORANGE]
    paints = s.players[who].paints
    most = steps
    if paints[one] < most:
        most = paints[one]
    if paints[other] < most:
        most = paints[other]
    return most
