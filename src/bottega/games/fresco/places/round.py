"""A round of Fresco, in the booklet's order: waking up, planning, the places one by one, preparing the next round."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import EventKind
from bottega.core.kernel import Step
from bottega.games.fresco.const import COLUMNS, EMPTY, LAST_COLUMN, LAST_ROUND, LAST_TILES, ROWS, for_marker
from bottega.games.fresco.places.market import refill
from bottega.games.fresco.places.wake import from_first_to_last, push_wake_tasks
from bottega.games.fresco.state import Fresco

ROUND: Final[i64] = 0
ALL_AWAKE: Final[i64] = 2
REVEAL: Final[i64] = 4
COLUMN: Final[i64] = 5
VISIT: Final[i64] = 6
PREPARE: Final[i64] = 11
FINAL_SCORING: Final[i64] = 12
TAKE_INCOME: Final[i64] = 14
NEXT_ROUND: Final[i64] = 22

# What comes in, the argument of TAKE_INCOME.
THALERS: Final[i64] = 0
PAINTS: Final[i64] = 1

ROUND_BEGAN: Final = EventKind("round", "round final", message="fresco-event-round", blanks="round final", early=True)
ROTATED: Final = EventKind("rotated", "space", message="fresco-event-rotated")
INCOME: Final = EventKind("income", "thalers", message="fresco-event-income")


class Round(Step[Fresco]):
    """The order of a round."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        s.emit(ROUND_BEGAN, -1, s.round, s.final)
        s.awake = False
        s.column = -1
        for player in s.players:
            player.planned = False
        for module in s.rules.round_began:
            module.round_began(s)
        s.push_task(PREPARE)
        column = LAST_COLUMN
        while column >= 0:
            s.push_task(COLUMN, 0, column)
            column -= 1
        s.push_task(REVEAL)
        s.push_task(ALL_AWAKE)
        push_wake_tasks(s)


class PlayColumn(Step[Fresco]):
    """A column of the action sheets: everybody acts there, in wake-up order."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        s.column = arg
        if arg == LAST_COLUMN:
            for module in s.rules.work_done:
                module.work_done(s)
        i: i64 = len(s.order) - 1
        while i >= 0:
            marker = s.order[i]
            s.push_task(VISIT, s.decides[marker], for_marker(arg, marker))
            i -= 1


class Prepare(Step[Fresco]):
    """Preparing the next round; after the last one, final scoring."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        if s.final or s.tiles_left() == 0:
            s.push_task(FINAL_SCORING)
            return
        for module in s.rules.round_ended:
            module.round_ended(s)
        refill(s)
        s.push_task(NEXT_ROUND)
        s.push_task(TAKE_INCOME, 0, PAINTS)
        i: i64 = len(s.order) - 1
        while i >= 0:
            if s.is_player(s.order[i]):
                s.push_task(TAKE_INCOME, s.order[i], THALERS)
            i -= 1


class TakeIncome(Step[Fresco]):
    """A player's income in thalers or, after that of all players, everybody's in paints (ruling 3.17)."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        if arg == THALERS:
            self.take_thalers(s, who)
        else:
            self.take_paints(s)

    def take_thalers(self, s: Fresco, who: i64) -> None:
        thalers = s.income(who)
        if thalers > 0:
            s.emit(INCOME, who, thalers)
            s.earn(who, thalers)

    def take_paints(self, s: Fresco) -> None:
        i: i64 = len(s.order) - 1
        while i >= 0:
            if s.is_player(s.order[i]):
                for module in s.rules.paint_income:
                    module.paint_income(s, s.order[i])
            i -= 1


class NextRound(Step[Fresco]):
    """Everybody leaves the hostel, the start spaces rotate; will the coming round be the final one?"""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        clear_hostel(s)
        rotate_start_spaces(s)
        s.round += 1
        s.final = s.tiles_left() <= LAST_TILES or s.round >= LAST_ROUND
        for module in s.rules.is_final:
            s.final = s.final or module.is_final(s)
        s.push_task(ROUND)


def clear_hostel(s: Fresco) -> None:
    """Everybody leaves the hostel."""
    row: i64 = 0
    while row < ROWS:
        s.hostel[row] = EMPTY
        row += 1


def rotate_start_spaces(s: Fresco) -> None:
    """Of the markers still on start spaces the foremost goes to the back, and the others move up."""
    waiting = vec[i64](capacity=4)
    for marker in from_first_to_last(s):
        if s.track[marker] <= 0:
            waiting = append(waiting, marker)
    if len(waiting) < 2:
        return
    front = waiting[0]
    space = s.track[front]
    i: i64 = 1
    while i < i64(len(waiting)):
        before = s.track[waiting[i]]
        s.put(waiting[i], space)
        space = before
        i += 1
    s.put(front, space)
    s.emit(ROTATED, front, space)


def plan_open(s: Fresco, seat: i64) -> bool:
    """May all see a player's plan: is it carried out, or was it just shown?"""
    return s.column >= 0 or (s.players[seat].planned and s.count_tasks(REVEAL) == 0)


def columns_worked(s: Fresco, seat: i64) -> i64:
    """How many columns of a player's sheet are done with in this round."""
    if s.column < 0:
        return 0
    if s.count_tasks(PREPARE) == 0:
        return COLUMNS
    acted = len(s.order) - s.count_tasks(VISIT) - 1
    for number, marker in enumerate(s.order):
        if marker == seat and number < acted:
            return s.column + 1
    return s.column
