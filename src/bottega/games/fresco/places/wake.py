"""Waking up: a row in the hostel, and what the mood makes of it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import EventKind
from bottega.core.kernel import Step
from bottega.games.fresco.const import COLUMNS, EMPTY, KINDS, ROWS
from bottega.games.fresco.places.plan import todo_plan
from bottega.games.fresco.state import Fresco

WOKE: Final = EventKind("woke", "time")
APPRENTICES: Final = EventKind("apprentices", "apprentices")


class Wake(Step[Fresco]):
    """When do you get up? A move is a free row of the hostel."""

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


class AllAwake(Step[Fresco]):
    """The wake-up order is fixed; good moods bring the neutral apprentice, bad ones set one aside. Then all plan."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        order = vec[i64](capacity=4)
        for marker in s.hostel:
            if marker != EMPTY:
                order = append(order, marker)
        s.order = order
        s.awake = True
        seat: i64 = 0
        for player in s.players:
            player.neutral = 1 if player.mood >= s.box.extra_from else 0
            player.aside = 1 if player.mood <= s.box.short_from and player.own > player.away else 0
            player.covers = 0
            i: i64 = 0
            while i < COLUMNS * KINDS:
                player.plan[i] = 0
                i += 1
            s.emit(APPRENTICES, seat, player.healthy())
            seat += 1
        while seat > 0:
            seat -= 1
            todo_plan(s, seat)
        for module in s.rules.all_awake:
            module.all_awake(s)
