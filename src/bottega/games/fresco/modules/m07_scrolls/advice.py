"""What a bot goes by."""

from mypy_extensions import i64

from bottega.games.fresco.const import EMPTY, SIDE
from bottega.games.fresco.module import ModuleAdvice
from bottega.games.fresco.modules.m07_scrolls.box import scrolls_box
from bottega.games.fresco.modules.m07_scrolls.part import column_restored, row_restored, scrolls_of
from bottega.games.fresco.state import Fresco


class ScrollsAdvice(ModuleAdvice):
    """What a scroll may still bring: more than now, while there is time."""

    def worth(self, s: Fresco, who: i64) -> float:
        if s.final:
            return 0.0
        scrolls = scrolls_of(s)
        worth = 0.0
        if scrolls.rows[who] != EMPTY:
            worth += hope(s, row_restored(s, scrolls.rows[who]))
        if scrolls.columns[who] != EMPTY:
            worth += hope(s, column_restored(s, scrolls.columns[who]))
        return worth


def hope(s: Fresco, restored: i64) -> float:
    """About what a scroll kept is worth, when so many segments of its line are restored."""
    if restored == SIDE:
        return 0.0
    return float(scrolls_box(s.box).one_line * restored) * 0.5 + 2.5
