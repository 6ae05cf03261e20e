"""Final scoring: the bells are counted."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY
from bottega.games.fresco.modules.m08_bells.box import bells_box
from bottega.games.fresco.modules.m08_bells.part import LAST_SPACE, bells_of, bells_on, owes, sum_of_bells
from bottega.games.fresco.places.scoring import lay_open, score_in_order
from bottega.games.fresco.state import Fresco, empty_row, zeros

COUNT_BELLS: Final[i64] = 62


def bells_counted(event: Event, box: object) -> Message:
    counted = counted_said(event.value(0), event.value(1))
    return msg("m08-event-bishop" if event.who < 0 else "m08-event-counted", counted=counted)


def counted_said(bells: i64, space: i64) -> Message:
    """A number of bells and the space of the track it leads to."""
    if space >= LAST_SPACE:
        return msg("m08-counted-top", bells=bells, space=LAST_SPACE - 1)
    return msg("m08-counted", bells=bells, space=space)


def bells_scored(event: Event, box: Components) -> Message:
    rank = event.value(0)
    return msg("m08-event-scored", rank=rank, points=rank_points(box, rank), bonus=event.value(1))


COUNTED: Final = EventKind("bells_counted", "bells space", words=bells_counted, spots="m08")
SCORED: Final = EventKind("bells_scored", "rank bonus", words=bells_scored, spots="m08")


class CountBells(Step[Fresco]):
    """Each on a space of the bell track in wake-up order, the bishop last; then points for rank and space."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        bells = bells_of(s)
        bells.counted = True
        lay_open(s)
        spaces = empty_row(len(s.track) + 1)  # each marker's on the bell track if it takes part, then the bishop's
        for marker in s.order:
            if has_certificates(s, marker):
                stand(s, spaces, marker, total_bells(s, marker))
        stand(s, spaces, len(s.track), sum_of_bells(s, bells.pile) + sum_of_bells(s, bells.offer))
        bells.bishop = spaces[-1]
        award(s, spaces)


def has_certificates(s: Fresco, marker: i64) -> bool:
    """Does the marker take part? Whoever has a certificate does, paid or not (ruling 3.56)."""
    bells = bells_of(s)
    if not s.is_player(marker):
        return len(bells.leonardo) > 0
    return bells.paid[marker] != 0 or owes(s, marker, 0)


def total_bells(s: Fresco, marker: i64) -> i64:
    """The bells of paid certificates, less those of unpaid ones."""
    bells = bells_of(s)
    if not s.is_player(marker):
        return sum_of_bells(s, bells.leonardo)
    total = bells_on(s, bells.paid[marker])
    for debt in bells.debts:
        if debt.owner == marker:
            total -= bells_box(s.box).certificates[debt.certificate].bells
    return total


def stand(s: Fresco, spaces: vec[i64], piece: i64, bells: i64) -> None:
    """Put a piece on the space of its bells, or on the next free one above; less than 0 is 0 (ruling 3.56)."""
    space = bells if bells < LAST_SPACE else LAST_SPACE
    if space < 0:
        space = 0
    while is_taken(spaces, space):
        space += 1
    spaces[piece] = space
    s.emit(COUNTED, piece if piece < i64(len(s.track)) else EMPTY, bells, space)


def is_taken(spaces: vec[i64], space: i64) -> bool:
    """Does a piece stand on the space?"""
    for other in spaces:
        if other == space:
            return True
    return False


def rank_of(spaces: vec[i64], space: i64) -> i64:
    """The rank on a space: how many stand above it, and one."""
    rank: i64 = 1
    for other in spaces:
        if other > space:
            rank += 1
    return rank


def award(s: Fresco, spaces: vec[i64]) -> None:
    """Points for the first three, the bishop among them, and for the highest bonus reached (ruling 3.63)."""
    points = zeros(len(s.track))
    for marker in s.order:
        if spaces[marker] != EMPTY:
            rank = rank_of(spaces, spaces[marker])
            bonus = track_bonus(s, spaces[marker])
            points[marker] = rank_points(s.box, rank) + bonus
            bells_of(s).credit(marker, points[marker])
            s.emit(SCORED, marker, rank, bonus)
    score_in_order(s, points)


def rank_points(box: Components, rank: i64) -> i64:
    """Points for the first, the second and the third."""
    return bells_box(box).rank_points[rank - 1] if rank <= i64(len(bells_box(box).rank_points)) else 0


def track_bonus(s: Fresco, space: i64) -> i64:
    """The highest bonus of the bell track that is reached or passed."""
    bonus: i64 = 0
    i: i64 = 0
    while i < i64(len(bells_box(s.box).bonus_spaces)):
        if space >= bells_box(s.box).bonus_spaces[i] and bells_box(s.box).bonus_points[i] > bonus:
            bonus = bells_box(s.box).bonus_points[i]
        i += 1
    return bonus
