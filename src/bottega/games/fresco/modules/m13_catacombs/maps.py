"""Maps: taking one in the morning, and laying it on a sheet."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import HIDDEN, Event, EventKind
from bottega.core.kernel import moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import COLUMNS, EMPTY, SPACES_NARROWED
from bottega.games.fresco.decision import DONE, NO, YES, ModuleDecision, numbered
from bottega.games.fresco.modules.m13_catacombs.box import catacombs_box
from bottega.games.fresco.modules.m13_catacombs.part import (
    MARKERS,
    catacombs_of,
    maps_left,
    maps_of,
    of_marker,
    rooms_said,
    top_map,
    without,
)
from bottega.games.fresco.sheet import FRONT, ON_COLUMN, all_find_room, column_spot, column_text
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import column_word

TAKE_MAP: Final[i64] = 80
LAY_MAP: Final[i64] = 81


def map_bought(event: Event, box: Components) -> Message:
    return msg("m13-event-map") if event.values[0] is HIDDEN else map_drawn(event, box)


def map_drawn(event: Event, box: Components) -> Message:
    return msg("m13-event-map-of", rooms=rooms_said(box, event.value(0)))


def map_laid(event: Event, box: Components) -> Message:
    place = column_word(event.value(1), event.value(2) == 1)
    return msg("m13-event-laid", rooms=rooms_said(box, event.value(0)), place=place)


BOUGHT: Final = EventKind("map_bought", "map", private="map", words=map_bought, spots="m13")
DRAWN: Final = EventKind("map_drawn", "map", words=map_drawn, spots="m13")
LAID: Final = EventKind("map_laid", "map column final", words=map_laid, spots="m13")


class TakeMap(ModuleDecision):
    """Do you buy the top map of your hour? Leonardo has taken his, and it is asked where he lays it.

    The argument: the marker and the row of the hostel.
    """

    def moves(self) -> vec[i64]:
        return moves_below(ON_COLUMN + COLUMNS)

    def parts(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        """Whose map, and the row."""
        marker, row = marker_and_row(arg)
        return vec[i64]([s.figure_of(marker), row])

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        marker, _ = marker_and_row(arg)
        if not s.is_player(marker):
            return vec[i64]([ON_COLUMN, ON_COLUMN + 1, ON_COLUMN + 2, ON_COLUMN + 3, ON_COLUMN + 4])
        return vec[i64]([YES, NO]) if s.players[who].thalers >= catacombs_box(s.box).map_price else vec[i64]()

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == NO:
            return
        catacombs = catacombs_of(s)
        marker, row = marker_and_row(arg)
        if s.is_player(marker):
            s.pay(marker, catacombs_box(s.box).map_price)
            chart = draw_map(s, row)
            catacombs.owned = append(catacombs.owned, of_marker(chart, marker))
            s.emit(BOUGHT, marker, chart)
        else:
            catacombs.laid[marker * COLUMNS + move - ON_COLUMN] = catacombs.drawn
            s.emit(LAID, marker, catacombs.drawn, move - ON_COLUMN)
            catacombs.drawn = EMPTY

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        if self.is_bought(s, arg):
            return msg("m13-ask-buy")
        return msg("m13-ask-leonardo-lays", rooms=rooms_said(s.box, catacombs_of(s).drawn))

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        if self.is_bought(s, arg):
            return "+" if move == YES else "-"
        return "@" + FRONT[move - ON_COLUMN]

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        """Leonardo's sheet stays on its front (ruling 3.131)."""
        if not self.is_bought(s, arg):
            return msg("m13-do-lay", place=column_word(move - ON_COLUMN, False))
        return msg("m13-do-buy", thalers=catacombs_box(s.box).map_price) if move == YES else msg("m13-do-no-map")

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        _, row = marker_and_row(arg)
        if not self.is_bought(s, arg):
            return f"m13-leonardo-{move - ON_COLUMN}"
        return f"m13-stack-{row}" if move == YES else DONE

    def is_bought(self, s: Fresco, arg: i64) -> bool:
        """Is a player asked to buy a map, and not where Leonardo's goes?"""
        marker, _ = marker_and_row(arg)
        return s.is_player(marker)


def ask_for_map(s: Fresco, marker: i64, row: i64) -> None:
    """Whoever woke up in a row of the hostel may take a map there; Leonardo has it for nothing."""
    s.push_task(TAKE_MAP, s.decides[marker], marker + MARKERS * row)
    if not s.is_player(marker):
        catacombs_of(s).drawn = draw_map(s, row)
        s.emit(DRAWN, marker, catacombs_of(s).drawn)


def marker_and_row(arg: i64) -> tuple[i64, i64]:
    """Who takes a map, and from the stack of which row of the hostel."""
    return arg % MARKERS, arg // MARKERS


def draw_map(s: Fresco, row: i64) -> i64:
    """The top map of a stack leaves it."""
    catacombs = catacombs_of(s)
    chart = top_map(s, row)
    catacombs.maps = without(catacombs.maps, chart)
    s.reveals += 1
    return chart


def why_not_taken(s: Fresco, who: i64, row: i64) -> Message:
    """Why no map of a stack can be bought."""
    if maps_left(s, catacombs_of(s), row) == 0:
        return msg("m13-why-empty")
    if s.players[who].thalers < catacombs_box(s.box).map_price:
        return msg("m13-why-price", thalers=catacombs_box(s.box).map_price)
    return msg("m13-why-hour", hour=s.box.times[row])


class LayMap(ModuleDecision):
    """Where do you lay this map? One on a column that no action tile covers; the argument: which of your maps."""

    def secret(self) -> bool:
        return True

    def moves(self) -> vec[i64]:
        return moves_below(ON_COLUMN + COLUMNS)

    def parts(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        """The map, by its number."""
        return vec[i64]([maps_of(catacombs_of(s), who)[arg]])

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64](capacity=6)
        if arg >= i64(len(maps_of(catacombs_of(s), who))):
            return moves
        for column in columns_for_map(s, who):
            moves = append(moves, ON_COLUMN + column)
        return append(moves, NO) if len(moves) > 0 else moves

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        s.turn += 1  # a bot looks anew from here
        if move == NO:
            s.push_task(LAY_MAP, who, arg + 1)
            return
        catacombs = catacombs_of(s)
        chart = maps_of(catacombs, who)[arg]
        catacombs.owned = without(catacombs.owned, of_marker(chart, who))
        catacombs.laid[who * COLUMNS + move - ON_COLUMN] = chart
        s.players[who].narrow(move - ON_COLUMN)
        s.push_task(LAY_MAP, who, arg)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m13-ask-lay", rooms=rooms_said(s.box, maps_of(catacombs_of(s), who)[arg]))

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return column_text(s, move)

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        if move == NO:
            return msg("m13-do-hold")
        return msg("m13-do-lay", place=column_word(move - ON_COLUMN, s.final))

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return column_spot(move)

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        """Also why a map cannot lie on a column of the player's sheet."""
        column = numbered(target, "column", COLUMNS)
        if column >= 0:
            return msg("m13-why-covered") if s.players[who].tile_on(column) > 0 else msg("m13-why-other-map")
        return msg("m13-why-lay") if target.startswith("m13-map-") else None


def columns_for_map(s: Fresco, who: i64) -> vec[i64]:
    """Columns of the sheet without tile and map where all healthy apprentices can still be deployed (ruling 3.8a)."""
    columns = vec[i64](capacity=5)
    player = s.players[who]
    column: i64 = 0
    while column < COLUMNS:
        free = player.tile_on(column) == 0 and not player.is_narrowed(column)
        if free and all_find_room(s, who, column, SPACES_NARROWED):
            columns = append(columns, column)
        column += 1
    return columns


def why_not_laid(s: Fresco, who: i64) -> Message:
    """Why one of the player's own maps cannot be laid, while something else is asked."""
    planning = s.asking().secret()
    return msg("m13-why-room") if planning and len(columns_for_map(s, who)) == 0 else msg("m13-why-when")
