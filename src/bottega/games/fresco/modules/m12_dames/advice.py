"""What a bot goes by."""

from mypy_extensions import i64

from bottega.games.fresco.const import CATHEDRAL, EMPTY, LAST_COLUMN, MARKET, RESTORED, STUDIO, WORKSHOP
from bottega.games.fresco.module import ModuleAdvice
from bottega.games.fresco.modules.m12_dames.part import KINDS, court_of, studio_thalers
from bottega.games.fresco.state import Fresco


class DamesAdvice(ModuleAdvice):
    """Dames help every round; a reservation keeps its points for one player."""

    def worth(self, s: Fresco, who: i64) -> float:
        court = court_of(s)
        worth = 0.0
        kind: i64 = 0
        while kind < KINDS:
            if court.owned[who * KINDS + kind] > 0:
                worth += 0.5 if s.final else 2.5
                worth += dame_worth(s, who, court.columns[who * KINDS + kind])
            kind += 1
        reserved = court.reserved[who]
        if reserved != EMPTY and s.fresco[reserved] != RESTORED:
            worth += 0.1 * float(s.box.tiles[s.fresco[reserved]].value)
        return worth


def dame_worth(s: Fresco, who: i64, column: i64) -> float:
    """About what a dame who has not acted yet brings at a column."""
    if column == EMPTY or column <= s.column:
        return 0.0
    player = s.players[who]
    if column == STUDIO:
        return 0.5 * float(studio_thalers(s, who))
    if column == CATHEDRAL:
        return 0.4
    if column == MARKET:
        return 0.4 if player.at(MARKET) > 0 else 0.0
    if column == WORKSHOP:
        return 0.3 if player.at(WORKSHOP) > 0 else 0.1
    if s.final:
        return 0.5 if player.at(LAST_COLUMN) > 0 else 0.0
    return 0.25 * float(s.box.mood_start - player.mood)
