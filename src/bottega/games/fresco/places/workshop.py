"""The workshop: two paints become one."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Reason, moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.apprentice_kinds import HEALTHY_KIND, ILL_KIND
from bottega.games.fresco.const import ILL, LETTERS, ORANGE, SPACES, WORKSHOP
from bottega.games.fresco.decision import DONE, PlaceDecision, up_to
from bottega.games.fresco.sheet import why_not_place
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import PAINT_WORDS

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


def paints_blended(event: Event, box: object) -> Message:
    return msg("fresco-event-blended", n=event.value(1), paint=PAINT_WORDS[event.value(0)])


BLENDED_PAINTS: Final = EventKind("blended", "paint count", words=paints_blended)


def first_question(s: Fresco) -> i64:
    """Where the visit's argument starts: at what modules ask, if they do, else at orange."""
    return PAINT * (BEFORE if s.rules.adds_moves else ORANGE)


def idle_hand(s: Fresco, who: i64, arg: i64) -> bool:
    """Is an apprentice here who has neither blended nor used a card nor done anything else (ruling 3.26)?"""
    return idle_ill(s, who, arg) or (arg % PAINT >= HEALTHY_KIND.blends and without_card(s, who, arg) > 0)


def idle_ill(s: Fresco, who: i64, arg: i64) -> bool:
    """Is an ill apprentice free for other work? It gives up one blend only, so the healthy ones blend first."""
    return arg % PAINT > 0 and s.players[who].at(WORKSHOP, ILL) > arg // ILL_BUSY % 4


def without_card(s: Fresco, who: i64, arg: i64) -> i64:
    """Healthy apprentices here who have neither done other work nor used a card."""
    return s.players[who].at(WORKSHOP) - arg // BUSY % 4 - arg // CARD % 4


def other_work(s: Fresco, who: i64, arg: i64) -> i64:
    """The visit's argument when an idle apprentice does other work instead of blending, an ill one if there is any."""
    return arg - ILL_KIND.blends + ILL_BUSY if idle_ill(s, who, arg) else arg - HEALTHY_KIND.blends + BUSY


def visit_parts(arg: i64) -> vec[i64]:
    """Steps left, the paint being asked about, and apprentices who did other work or used a card."""
    return vec[i64]([arg % PAINT, arg // PAINT % PAINT, arg // BUSY % 4, arg // CARD % 4, arg // ILL_BUSY % 4])


class AtWorkshop(PlaceDecision):
    """How many paints of this colour do you blend? In an order in which each may serve for the next."""

    def moves(self) -> vec[i64]:
        return moves_below(HEALTHY_KIND.blends * SPACES + 1)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        if arg // PAINT % PAINT == BEFORE:
            moves = vec[i64]()
            for added in s.rules.added[WORKSHOP]:
                moves = added.options(s, who, arg, moves)
            return append(moves, BLEND) if len(moves) > 0 else moves
        return up_to(most_blends(s, who, arg // PAINT % PAINT, arg % PAINT))

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        self.take(s, who, arg, 0)

    def parts(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        return visit_parts(arg)

    def number(self) -> i64:
        return AT_WORKSHOP

    def place(self) -> i64:
        return WORKSHOP

    def apprentices_left(self, arg: i64) -> i64:
        return (arg % PAINT + 1) // HEALTHY_KIND.blends

    def idle(self, arg: i64, move: i64) -> i64:
        blended = 0 if arg // PAINT % PAINT == BEFORE else move
        return (arg % PAINT - blended) // HEALTHY_KIND.blends

    def take_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        paint = arg // PAINT % PAINT
        if move > 0:
            blend(s, who, paint, move)
        if paint + 1 < s.rules.paints and arg % PAINT > move:
            s.push_task(AT_WORKSHOP, who, arg % PAINT - move + PAINT * (paint + 1))

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        paint = paint_asked(arg)
        if paint == BEFORE:
            return msg("fresco-ask-before-blending")
        return msg("fresco-ask-blend", paint=PAINT_WORDS[paint])

    def write_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        paint = paint_asked(arg)
        return "-" if paint == BEFORE else f"{LETTERS[paint]}{move}"

    def explain_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        paint = paint_asked(arg)
        if paint == BEFORE:
            return msg("fresco-do-go-blending")
        one, other = s.box.blends[paint - ORANGE]
        return msg("fresco-do-blend", n=move, paint=PAINT_WORDS[paint], one=PAINT_WORDS[one], other=PAINT_WORDS[other])

    def target_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        paint = paint_asked(arg)
        return DONE if paint == BEFORE else f"paint-{LETTERS[paint]}"

    def rule(self, s: Fresco, who: i64, arg: i64) -> str:
        return "fresco#workshop"

    def moment(self, s: Fresco, who: i64, arg: i64) -> str:
        return "place-workshop"

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Reason | None:
        kind, _, letter = target.partition("-")
        if kind != "paint" or letter not in list(LETTERS):
            return None
        if LETTERS.index(letter) < ORANGE:
            return msg("fresco-why-basic"), "fresco#workshop"
        asked = paint_asked(arg)
        if asked == BEFORE:
            return msg("fresco-why-before-blending"), "fresco#workshop"
        return msg("fresco-why-other-paint", paint=PAINT_WORDS[asked]), "fresco#workshop"

    def why_not_now(self, s: Fresco, who: i64, kind: str) -> Reason:
        return why_not_place(s, who, WORKSHOP), "fresco#workshop"


def paint_asked(arg: i64) -> i64:
    """The paint that is asked about, or BEFORE."""
    return arg // PAINT % PAINT


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
