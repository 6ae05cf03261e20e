"""Waking up: a row in the hostel, which says what mood one is in, what one pays and who comes first."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import EventKind
from bottega.core.kernel import Reason, Step, moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.const import COLUMNS, EMPTY, KINDS, ROWS
from bottega.games.fresco.decision import Decision, numbered
from bottega.games.fresco.module import Figure
from bottega.games.fresco.places.mood import count_apprentices
from bottega.games.fresco.places.plan import push_plan_tasks
from bottega.games.fresco.state import Fresco

WAKE: Final[i64] = 1

WOKE: Final = EventKind("woke", "time", message="fresco-event-woke", blanks="time")


def push_wake_tasks(s: Fresco) -> None:
    """All get up, the last on the score track first."""
    for marker in from_first_to_last(s):
        s.push_task(WAKE, s.decides[marker], marker)


def from_first_to_last(s: Fresco) -> vec[i64]:
    """The markers from the first on the score track to the last."""
    markers = vec[i64](capacity=4)
    marker: i64 = 0
    while marker < i64(len(s.track)):
        markers = append(markers, marker)
        i: i64 = len(markers) - 1
        while i > 0 and s.track[markers[i - 1]] < s.track[markers[i]]:
            markers[i - 1], markers[i] = markers[i], markers[i - 1]
            i -= 1
        marker += 1
    return markers


class Wake(Decision):
    """When do you get up? A move is a free row of the hostel."""

    def moves(self) -> vec[i64]:
        return moves_below(ROWS)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64](capacity=5)
        row: i64 = 0
        while row < ROWS:
            if s.hostel[row] == EMPTY:
                moves = append(moves, row)
            row += 1
        return moves

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        s.hostel[move] = arg
        s.emit(WOKE, arg, s.box.times[move])
        if s.is_player(arg):
            s.move_mood(arg, s.box.moods[move])
        for module in s.rules.woke:
            module.woke(s, arg, move)

    def parts(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        """Who gets up."""
        return vec[i64]([s.figure_of(arg)])

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("fresco-ask-wake" if s.is_player(arg) else figure(s, arg).ask_wakes)

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return f"{s.box.times[move]}:00"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg("fresco-do-wake", time=s.box.times[move], mood=s.box.moods[move], price=s.prices()[move])

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return f"hostel-{move}"

    def rule(self, s: Fresco, who: i64, arg: i64) -> str:
        return "fresco#waking"

    def moment(self, s: Fresco, who: i64, arg: i64) -> str:
        return "moment-waking"

    def why_not(self, s: Fresco, who: i64, arg: i64, target: str) -> Reason | None:
        row = numbered(target, "hostel", ROWS)
        if row < 0:
            return None
        if not s.is_player(s.hostel[row]):
            return msg(figure(s, s.hostel[row]).why_bed), "fresco#waking"
        return msg("fresco-why-bed-taken", player=s.hostel[row] + 1), "fresco#waking"

    def why_not_now(self, s: Fresco, who: i64, kind: str) -> Reason:
        return msg("fresco-why-hostel"), "fresco#waking"


def figure(s: Fresco, marker: i64) -> Figure:
    """The figure that a marker belongs to: theirs follow the players'."""
    return s.rules.figures[marker - len(s.players)]


class AllAwake(Step[Fresco]):
    """The wake-up order is fixed, moods say how many apprentices everybody has, and all plan."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        order = vec[i64](capacity=4)
        for marker in s.hostel:
            if marker != EMPTY:
                order = append(order, marker)
        s.order = order
        s.awake = True
        seat: i64 = 0
        for player in s.players:
            player.covers = 0
            i: i64 = 0
            while i < COLUMNS * KINDS:
                player.plan[i] = 0
                i += 1
            count_apprentices(s, seat)
            seat += 1
        while seat > 0:
            seat -= 1
            push_plan_tasks(s, seat)
        for module in s.rules.all_awake:
            module.all_awake(s)
