"""Planning: all at the same time and in secret, column by column."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import EventKind
from bottega.core.kernel import Step
from bottega.fresco.const import COLUMNS, HEALTHY, KINDS, LAST_COLUMN, SPACES
from bottega.fresco.round import PLAN
from bottega.fresco.state import Fresco, Player

PLANNED: Final = EventKind("planned")
REVEALED: Final = EventKind("revealed", "plan final")


class Plan(Step[Fresco]):
    """How many apprentices go here? All must be placed while there is room."""

    def secret(self) -> bool:
        return True

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        fewest, most = plan_range(s.players[who], arg)
        if fewest < most:
            while fewest <= most:
                moves = append(moves, fewest)
                fewest += 1
        return moves

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        fewest, _ = plan_range(s.players[who], arg)
        self.take(s, who, arg, fewest)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        player = s.players[who]
        player.plan[arg * KINDS + HEALTHY] = move
        column = arg + 1
        while column < COLUMNS:
            fewest, most = plan_range(player, column)
            if fewest < most:
                s.todo(PLAN, who, column)
                return
            player.plan[column * KINDS + HEALTHY] = fewest
            column += 1
        player.planned = True
        s.tell(PLANNED, who)


def plan_range(player: Player, column: i64) -> tuple[i64, i64]:
    """The fewest and the most apprentices that can go to a column, given those before it."""
    left = player.healthy()
    before: i64 = 0
    while before < column:
        left -= player.at(before)
        before += 1
    fewest = left - SPACES * (LAST_COLUMN - column)
    if fewest < 0:
        fewest = 0
    return fewest, left if left < SPACES else SPACES


class Reveal(Step[Fresco]):
    """All plans are shown."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        s.reveals += 1
        seat: i64 = 0
        for player in s.players:
            shown: i64 = 0
            column: i64 = 0
            while column < COLUMNS:
                shown = shown * 10 + player.at(column)
                column += 1
            s.tell(REVEALED, seat, shown, s.final)
            seat += 1
