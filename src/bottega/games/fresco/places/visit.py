"""A player's turn at a column of the action sheet."""

from mypy_extensions import i64

from bottega.core.kernel import Step
from bottega.games.fresco.apprentice_kinds import HEALTHY_KIND, ILL_KIND
from bottega.games.fresco.const import CATHEDRAL, ILL, MARKET, STUDIO, WORKSHOP, marker_of, subject_of
from bottega.games.fresco.module import NO_STEP
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL
from bottega.games.fresco.places.market import AT_MARKET
from bottega.games.fresco.places.studio import AT_STUDIO
from bottega.games.fresco.places.theater import AT_THEATER
from bottega.games.fresco.places.workshop import AT_WORKSHOP, first_question
from bottega.games.fresco.state import Fresco


class Visit(Step[Fresco]):
    """All that a player planned at a column; a figure of a module does what the module says."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        column = subject_of(arg)
        marker = marker_of(arg)
        s.turn += 1
        if not s.is_player(marker):
            for module in s.rules.leaving:
                module.leaving(s, marker, column)
            for module in s.rules.figure_acts:
                module.figure_acts(s, column, marker)
            return
        tile = s.players[marker].tile_on(column)
        if tile != 0:
            s.rules.by_number[tile].tile.visit(s, marker, s.players[marker].at(column))
        else:
            visit(s, marker, column)


def visit(s: Fresco, who: i64, column: i64) -> None:
    """A player's turn at the place of a column, in the order of ruling 3.7."""
    place = s.place(column)
    for module in s.rules.leaving:
        module.leaving(s, who, place)
    go_to(s, who, place, s.players[who].at(column), s.players[who].at(column, ILL))
    for module in s.rules.arrived:
        module.arrived(s, who, place)


def go_to(s: Fresco, who: i64, place: i64, healthy: i64, ill: i64) -> None:
    """The apprentices' work at a place."""
    if healthy + ill == 0:
        return
    if place == MARKET:
        s.push_task(AT_MARKET, who, healthy)
    elif place == CATHEDRAL:
        s.push_task(AT_CATHEDRAL, who, healthy)
    elif place == STUDIO:
        s.push_task(AT_STUDIO, who, healthy)
    elif place == WORKSHOP:
        steps = healthy * HEALTHY_KIND.blends + ill * ILL_KIND.blends
        if s.rules.workshop == NO_STEP:
            s.push_task(AT_WORKSHOP, who, steps + first_question(s))
        else:
            s.push_task(s.rules.workshop, who, steps)
    else:
        s.push_task(AT_THEATER, who, healthy)
