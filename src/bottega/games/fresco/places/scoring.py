"""The score track when a space is taken, and final scoring."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import EventKind
from bottega.core.kernel import Reason, Step, moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.const import (
    MONEY_POINTS,
    SOURCES,
    THALERS_PER_POINT,
    TRACK_POINTS,
    for_marker,
    marker_of,
    subject_of,
)
from bottega.games.fresco.decision import Decision
from bottega.games.fresco.state import Fresco

MONEY: Final[i64] = 13
FINAL_STEP: Final[i64] = 23
SCORE_LATER: Final[i64] = 25
EARN_LATER: Final[i64] = 27

# Moves where a space is taken.
AHEAD: Final[i64] = 0
BEHIND: Final[i64] = 1

FINAL: Final = EventKind("final_scoring", message="fresco-event-final-scoring")
MONEY_COUNTED: Final = EventKind("money", "thalers points", message="fresco-event-money", blanks="thalers points")


class TakenSpace(Decision):
    """The space is taken: the nearest free one ahead, or behind it? In final scoring always ahead."""

    def moves(self) -> vec[i64]:
        return moves_below(BEHIND + 1)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        if not s.ending and behind(s, marker_of(arg), subject_of(arg)) > 0:
            moves = append(moves, AHEAD)
            moves = append(moves, BEHIND)
        return moves

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        self.take(s, who, arg, AHEAD)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        marker = marker_of(arg)
        wanted = subject_of(arg)
        space = ahead(s, marker, wanted) if move == AHEAD else behind(s, marker, wanted)
        before = s.track[marker] if s.track[marker] > 0 else 0
        s.credit(marker, space - wanted, TRACK_POINTS)
        s.stand(marker, space, space - before)

    def parts(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        """The space, and whose marker."""
        return vec[i64]([subject_of(arg), s.figure_of(marker_of(arg))])

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("fresco-ask-space", space=subject_of(arg))

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "A" if move == AHEAD else "B"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        marker, space = marker_of(arg), subject_of(arg)
        return msg("fresco-do-space", space=ahead(s, marker, space) if move == AHEAD else behind(s, marker, space))

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "space"

    def rule(self, s: Fresco, who: i64, arg: i64) -> str:
        return "fresco#track"

    def moment(self, s: Fresco, who: i64, arg: i64) -> str:
        return "moment-track"

    def why_not_now(self, s: Fresco, who: i64, kind: str) -> Reason:
        return msg("fresco-why-space"), "fresco#track"


def ahead(s: Fresco, marker: i64, space: i64) -> i64:
    """The nearest free space ahead of a taken one."""
    while s.taken(space, marker):
        space += 1
    return space


def behind(s: Fresco, marker: i64, space: i64) -> i64:
    """The nearest free space behind a taken one, not below 1 nor below where the marker stands; 0 if there is none."""
    while s.taken(space, marker):
        space -= 1
    if space < 1 or space < s.track[marker]:
        return 0
    return space


class FinalScoring(Step[Fresco]):
    """The modules' steps in the order of their numbers, then money; each in the final round's wake-up order."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        s.ending = True
        s.reveals += 1
        s.emit(FINAL)
        i: i64 = len(s.order) - 1
        while i >= 0:
            if s.is_player(s.order[i]):
                s.push_task(MONEY, s.order[i])
            i -= 1
        for module in s.rules.final_scoring:
            s.push_task(FINAL_STEP, 0, module.number)


class FinalStep(Step[Fresco]):
    """A module's step of final scoring."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        s.rules.by_number[arg].final_scoring(s)


class ScoreLater(Step[Fresco]):
    """A marker's points of a module's step, when its turn comes."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        s.score(marker_of(arg), subject_of(arg))


class EarnLater(Step[Fresco]):
    """A player's thalers of a module's step, when the turn comes; the argument: how many."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        s.earn(who, arg)


def earn_in_order(s: Fresco, thalers: vec[i64]) -> None:
    """All players earn the thalers of a module's step, by seat, in wake-up order."""
    i: i64 = len(s.order) - 1
    while i >= 0:
        if s.is_player(s.order[i]) and thalers[s.order[i]] > 0:
            s.push_task(EARN_LATER, s.order[i], thalers[s.order[i]])
        i -= 1


def change_to_thalers(s: Fresco, goods: vec[i64], kind: EventKind) -> i64:
    """Each of the players' goods is a thaler and goes back, which the event tells; how many went back."""
    returned: i64 = 0
    earn_in_order(s, goods)
    for marker in s.order:
        if s.is_player(marker) and goods[marker] > 0:
            returned += goods[marker]
            s.emit(kind, marker, goods[marker])
            goods[marker] = 0
    return returned


def score_in_order(s: Fresco, points: vec[i64]) -> None:
    """All markers score a module's points, which are credited already, in wake-up order."""
    i: i64 = len(s.order) - 1
    while i >= 0:
        s.push_task(SCORE_LATER, 0, for_marker(points[s.order[i]], s.order[i]))
        i -= 1


def lay_open(s: Fresco) -> None:
    """From the first points of final scoring on, all goods lie open."""
    if not s.laid_open:
        s.laid_open = True
        s.reveals += 1


class Money(Step[Fresco]):
    """A point for every two thalers."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        lay_open(s)
        thalers = s.players[who].thalers
        points = thalers // THALERS_PER_POINT
        s.emit(MONEY_COUNTED, who, thalers, points)
        s.credit(who, points, MONEY_POINTS)
        s.score(who, points)


def points_by_source(s: Fresco) -> dict[str, list[int]]:
    """Where each player's points come from: the base game's sources, then one for each module that has any."""
    points = [player.points() for player in s.players]
    by_source = {name: [row[i] for row in points] for i, name in enumerate(SOURCES)}
    for module, part in zip(s.rules.with_part, s.parts, strict=True):
        if module.source:
            by_source[module.source] = list(part.points)
    return by_source
