"""What a bot goes by."""

from typing import Final

from mypy_extensions import i64

from bottega.games.fresco.const import COLUMNS, EMPTY, RESTORED
from bottega.games.fresco.module import ModuleAdvice
from bottega.games.fresco.modules.m13_catacombs.box import catacombs_box
from bottega.games.fresco.modules.m13_catacombs.exploring import found_by
from bottega.games.fresco.modules.m13_catacombs.part import (
    catacombs_of,
    kept_by,
    map_on,
    maps_of,
    treasure_points,
)
from bottega.games.fresco.state import Fresco

ROOM: Final = 2.2  # points: what a treasure is worth on average


class CatacombsAdvice(ModuleAdvice):
    """Treasures and maps are worth something."""

    def worth(self, s: Fresco, who: i64) -> float:
        """Treasures in hand, and maps by the rooms that are open or may still open."""
        catacombs = catacombs_of(s)
        worth = float(treasure_points(s, who))
        for treasure in kept_by(catacombs, who):
            if not s.final and catacombs_box(s.box).treasures[treasure].volume > 0:
                worth += 0.8
        if not s.final or (s.column < 0 and not s.players[who].planned):
            for chart in maps_of(catacombs, who):
                worth += 0.6 * map_worth(s, chart)
        column = s.column if s.column > 0 else 0
        while column < COLUMNS:
            chart = map_on(s, who, column)
            if chart != EMPTY:
                worth += map_worth(s, chart) - 0.8
            column += 1
        return worth + ROOM * float(found_by(s, who))


def map_worth(s: Fresco, chart: i64) -> float:
    """About what a map brings: rooms that are open, and a little for those that may still open."""
    worth = 0.0
    for segment in catacombs_box(s.box).maps[chart].rooms:
        if s.fresco[segment] != RESTORED:
            worth += 0.0 if s.final else 0.3
        elif catacombs_of(s).rooms[segment] != EMPTY:
            worth += ROOM
    return worth
