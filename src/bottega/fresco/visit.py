"""A player's turn at a column of the action sheet."""

from mypy_extensions import i64

from bottega.core.kernel import Step
from bottega.fresco.cathedral import AT_CATHEDRAL
from bottega.fresco.const import BLENDS_EACH, CATHEDRAL, MARKET, STUDIO, WORKSHOP
from bottega.fresco.market import AT_MARKET
from bottega.fresco.state import Fresco
from bottega.fresco.studio import AT_STUDIO, earn_thalers
from bottega.fresco.theater import AT_THEATER, improve_mood
from bottega.fresco.workshop import AT_WORKSHOP, first_question


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
        tile = s.players[marker].tile_on(column)
        if tile != 0:
            s.rules.by_number[tile].at_tile(s, marker, apprentices)
            return
        place = s.place(column)
        if apprentices > 0:
            go_to(s, marker, place, apprentices)
        for module in s.rules.arrived:
            module.arrived(s, marker, place, apprentices)


def go_to(s: Fresco, who: i64, place: i64, apprentices: i64) -> None:
    """The apprentices' work at a place."""
    if place == MARKET:
        s.todo(AT_MARKET, who, apprentices)
    elif place == CATHEDRAL:
        s.todo(AT_CATHEDRAL, who, apprentices)
    elif place == STUDIO:
        if len(s.rules.studio_moves) > 0:
            s.todo(AT_STUDIO, who, apprentices)
        else:
            earn_thalers(s, who, apprentices)
    elif place == WORKSHOP:
        for module in s.rules.workshop_step:
            s.todo(module.workshop_step(), who, apprentices * BLENDS_EACH)
            return
        s.todo(AT_WORKSHOP, who, apprentices * BLENDS_EACH + first_question(s))
    elif len(s.rules.theater_moves) > 0:
        s.todo(AT_THEATER, who, apprentices)
    else:
        improve_mood(s, who, apprentices)
