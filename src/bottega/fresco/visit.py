"""A player's turn at a column of the action sheet."""

from mypy_extensions import i64

from bottega.core.kernel import Step
from bottega.fresco.cathedral import AT_CATHEDRAL
from bottega.fresco.const import BLENDS_EACH, CATHEDRAL, MARKET, ORANGE, STUDIO, WORKSHOP
from bottega.fresco.market import AT_MARKET
from bottega.fresco.state import Fresco
from bottega.fresco.studio import at_studio
from bottega.fresco.theater import at_theater
from bottega.fresco.workshop import AT_WORKSHOP, PAINT


class Visit(Step[Fresco]):
    """All that a player planned at a place; a figure of a module does what the module says."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        column = arg // 8
        marker = arg % 8
        s.turn += 1
        if not s.is_player(marker):
            for module in s.rules.figure_acts:
                module.figure_acts(s, column, marker)
            return
        apprentices = s.players[marker].at(column)
        if apprentices == 0:
            return
        place = s.place(column)
        if place == MARKET:
            s.todo(AT_MARKET, marker, apprentices)
        elif place == CATHEDRAL:
            s.todo(AT_CATHEDRAL, marker, apprentices)
        elif place == STUDIO:
            at_studio(s, marker, apprentices)
        elif place == WORKSHOP:
            s.todo(AT_WORKSHOP, marker, apprentices * BLENDS_EACH + PAINT * ORANGE)
        else:
            at_theater(s, marker, apprentices)
