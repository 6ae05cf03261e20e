"""Module 13, the catacombs: maps bought early in the morning lead to the treasures under the restored segments."""

import re
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import ARG_SHIFT, BYTE, Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import (
    CATHEDRAL,
    COLUMNS,
    EMPTY,
    ILL,
    MEDICO,
    RESTORED,
    SEGMENTS,
    SPACES_BY_MAP,
    segment_name,
)
from bottega.games.fresco.dealing import asked_besides
from bottega.games.fresco.decision import ModuleDecision
from bottega.games.fresco.expansions_mega import MOST_VOLUMES, Treasure
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.modules.m12_dames import dame_at
from bottega.games.fresco.places.scoring import lay_open, score_in_order
from bottega.games.fresco.sheet import all_find_room
from bottega.games.fresco.state import Fresco, empty_row, numbers, zeros
from bottega.games.fresco.words import column_word

STACKS: Final[i64] = 3  # of maps: for the first three rows of the hostel

TRIES: Final[i64] = 200  # to deal treasures that can be kept
ROOM: Final = 2.2  # points for a bot: what a treasure is worth on average

TAKE_MAP: Final[i64] = 80
LAY_MAP: Final[i64] = 81
EXPLORE: Final[i64] = 82
FOUND: Final[i64] = 83

NO: Final[i64] = 0
YES: Final[i64] = 1
ON_COLUMN: Final[i64] = 1  # and the column; NO keeps the map
KEEP: Final[i64] = 0
SELL: Final[i64] = 1

# The argument while exploring: the marker, and whether this is the last chance; with a treasure: the marker, and
# whether the mood has improved already.
LATE: Final[i64] = 8
CHEERED: Final[i64] = 8

BOUGHT: Final = EventKind("map_bought", "map", private="map")
DRAWN: Final = EventKind("map_drawn", "map")
LAID: Final = EventKind("map_laid", "map column final")
UNCOVERED: Final = EventKind("treasure_uncovered", "segment treasure")
EXPLORED: Final = EventKind("explored", "map found")
UNUSED: Final = EventKind("map_unused", "map")
KEPT: Final = EventKind("treasure_kept", "treasure")
SOLD: Final = EventKind("treasure_sold", "treasure")
COUNTED: Final = EventKind("treasures_counted", "points")


class Catacombs(Part):
    """Treasures under the ceiling, maps, and what was found. Leonardo's are kept behind the players'."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.rooms: vec[i64] = vec[i64]()  # the treasure under each segment, EMPTY where it was taken
        self.found: vec[i64] = vec[i64]()  # to be kept or sold, the next one last
        self.kept: vec[i64] = vec[i64]()  # treasure and marker of everything kept: treasure * 8 + marker
        self.sold: vec[i64] = vec[i64]()
        self.maps: vec[i64] = vec[i64]()  # in the stacks; the next of a row is the last of that row
        self.owned: vec[i64] = vec[i64]()  # map and player: map * 8 + seat
        self.laid: vec[i64] = empty_row((seats + 1) * COLUMNS)  # the map on each column of each marker's sheet
        self.used: vec[i64] = vec[i64]()  # maps that left the game
        self.drawn: i64 = EMPTY  # Leonardo's map until he lays it
        self.turning: i64 = EMPTY  # the segment being restored, whose treasure is not turned yet

    def copy(self) -> Part:
        other = Catacombs(0)
        other.points = self.points[:]
        other.rooms = self.rooms[:]
        other.found = self.found[:]
        other.kept = self.kept[:]
        other.sold = self.sold[:]
        other.maps = self.maps[:]
        other.owned = self.owned[:]
        other.laid = self.laid[:]
        other.used = self.used[:]
        other.drawn = self.drawn
        other.turning = self.turning
        return other

    def key(self) -> list[int]:
        found: list[int] = [*self.points, *self.rooms, *self.laid, self.drawn, self.turning]
        for row in (self.found, self.kept, self.sold, self.maps, self.owned, self.used):
            found += [len(row), *row]
        return found

    def view(self, s: Fresco, who: int) -> dict[str, object]:
        leonardo = len(s.players)
        return {
            "module": "catacombs",
            "price": int(s.box.more.map_price),
            "hours": [int(s.box.times[row]) for row in range(STACKS)],
            "stacks": [maps_left(s, self, row) for row in range(STACKS)],
            "rooms": [self.room_view(s, segment) for segment in range(SEGMENTS)],
            "found": [treasure_view(s.box, treasure) for treasure in self.found],
            "players": [self.player_view(s, seat, seat == who) for seat in range(len(s.players))],
            "leonardo": {
                "drawn": rooms_text(s.box, self.drawn) if self.drawn != EMPTY else None,
                "laid": self.laid_by(s, leonardo, False),
                "treasures": self.kept_by(s, leonardo),
            },
        }

    def room_view(self, s: Fresco, segment: int) -> object:
        """What is known of a room: nothing while it is covered."""
        if not is_open(s, self, segment):
            return None
        return "" if self.rooms[segment] == EMPTY else treasure_view(s.box, self.rooms[segment])

    def player_view(self, s: Fresco, seat: int, own: bool) -> dict[str, object]:
        """Maps and kept treasures are the owner's alone; how many there are is open, and so are maps on the sheets."""
        screened = list(maps_of(self, seat))
        laid = [self.laid[seat * COLUMNS + column] for column in range(COLUMNS)]
        maps = screened + [chart for chart in laid if chart != EMPTY]
        return {
            "maps": len(maps),
            "hours": sorted(int(s.box.times[s.box.more.maps[chart].row]) for chart in maps),
            "own_maps": [rooms_text(s.box, chart) for chart in screened] if own else None,
            "laid": self.laid_by(s, seat, s.final) if own or s.column >= 0 else None,
            "treasures": len(kept_by(self, seat)),
            "kept": self.kept_by(s, seat) if own or s.laid_open else None,
        }

    def laid_by(self, s: Fresco, marker: int, final: bool) -> dict[str, list[str]]:
        """The maps on a marker's sheet."""
        found: dict[str, list[str]] = {}
        for column in range(COLUMNS):
            chart = self.laid[marker * COLUMNS + column]
            if chart != EMPTY:
                found[column_word(column, final)] = rooms_text(s.box, chart)
        return found

    def kept_by(self, s: Fresco, marker: int) -> list[object]:
        """The treasures a marker keeps."""
        return [treasure_view(s.box, treasure) for treasure in kept_by(self, marker)]

    def deal(self, s: Fresco, who: int, wanted: i64) -> None:
        """Covered rooms, others' treasures and maps, and the stacks are dealt anew from what is not seen."""
        if s.column < 0:
            take_maps_back(s, self, who)
        deal_maps(s, self, who)
        deal_treasures(s, self, who)

    def pieces(self, s: Fresco) -> list[int]:
        """Every treasure and every map."""
        treasures = [*[t for t in self.rooms if t != EMPTY], *self.found, *[k // 8 for k in self.kept], *self.sold]
        maps = [*self.maps, *[code // 8 for code in self.owned], *[m for m in self.laid if m != EMPTY], *self.used]
        maps += [self.drawn] if self.drawn != EMPTY else []
        return [*sorted(treasures), *sorted(maps)]


class CatacombsModule(Module):
    """The catacombs."""

    def __init__(self) -> None:
        super().__init__(13, "catacombs", "The Catacombs", "treasures", tile_rank=2)

    def steps(self) -> list[Step[Fresco]]:
        return [TakeMap(), LayMap(), Explore(), Found()]

    def new_part(self, s: Fresco) -> Part:
        return Catacombs(len(s.players))

    def set_up(self, s: Fresco) -> None:
        catacombs = catacombs_of(s)
        catacombs.rooms = numbers(SEGMENTS)
        s.shuffle(catacombs.rooms)
        catacombs.maps = numbers(len(s.box.more.maps))
        s.shuffle(catacombs.maps)

    # --- maps

    def woke(self, s: Fresco, marker: i64, row: i64) -> None:
        """At 5, 6 and 7 there are maps; Leonardo takes one for nothing (rulings 3.109, 3.131)."""
        if row < STACKS and maps_left(s, catacombs_of(s), row) > 0:
            s.push_task(TAKE_MAP, s.decides[marker], marker + 8 * row)
            if not s.is_player(marker):
                catacombs_of(s).drawn = draw_map(s, row)
                s.emit(DRAWN, marker, catacombs_of(s).drawn)

    def plans(self, s: Fresco, who: i64) -> None:
        if len(maps_of(catacombs_of(s), who)) > 0:
            s.push_task(LAY_MAP, who)

    def plans_revealed(self, s: Fresco) -> None:
        """The maps on the sheets are open from now on."""
        catacombs = catacombs_of(s)
        i: i64 = 0
        while i < i64(len(s.players)) * COLUMNS:
            if catacombs.laid[i] != EMPTY:
                s.emit(LAID, i // COLUMNS, catacombs.laid[i], i % COLUMNS, s.final)
            i += 1

    # --- treasures

    def restoring(self, s: Fresco, marker: i64, segment: i64) -> None:
        catacombs_of(s).turning = segment

    def restored(self, s: Fresco, marker: i64, segment: i64, tile: i64) -> None:
        """What lies in the room comes to light."""
        catacombs_of(s).turning = EMPTY
        s.reveals += 1
        s.emit(UNCOVERED, -1, segment, catacombs_of(s).rooms[segment])

    def arrived(self, s: Fresco, who: i64, place: i64) -> None:
        """A map may be used before everything else here, if there is anything else (rulings 3.7, 3.105)."""
        busy = s.players[who].at(s.column) + s.players[who].at(s.column, ILL) > 0
        if s.rules.has(12) and dame_at(s, who, s.column) != EMPTY:
            busy = True
        if busy and map_on(s, who, s.column) != EMPTY:
            s.push_task(EXPLORE, who, who)

    def figure_acts(self, s: Fresco, column: i64, marker: i64) -> None:
        """Leonardo's map too, in the cathedral, where his own action may open a room; elsewhere it is all one."""
        if column == CATHEDRAL and not s.final and map_on(s, marker, column) != EMPTY:
            s.push_task(EXPLORE, s.decides[marker], marker)

    def leaving(self, s: Fresco, marker: i64, place: i64) -> None:
        """Or after everything else; then it leaves the game in any case."""
        if map_on(s, marker, s.column) != EMPTY:
            s.push_task(EXPLORE, s.decides[marker], marker + LATE)

    def final_scoring(self, s: Fresco) -> None:
        """Fixed points, and scripts: the highest volume times the number of different ones."""
        lay_open(s)
        points = zeros(len(s.track))
        for marker in s.order:
            points[marker] = treasure_points(s, marker)
            if points[marker] > 0:
                catacombs_of(s).credit(marker, points[marker])
                s.emit(COUNTED, marker, points[marker])
        score_in_order(s, points)

    # --- what a bot goes by

    def worth(self, s: Fresco, who: i64) -> float:
        """Treasures in hand, and maps by the rooms that are open or may still open."""
        catacombs = catacombs_of(s)
        worth = float(treasure_points(s, who))
        for treasure in kept_by(catacombs, who):
            if not s.final and s.box.more.treasures[treasure].volume > 0:
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

    # --- words

    def write(self, s: Fresco, move: i64) -> str:
        step = s.step()
        if step == EXPLORE:
            return "+" if move == YES else "-"
        if step == FOUND and s.argument() < CHEERED:
            return "+" if move == YES else "-"
        if step == FOUND:
            return "K" if move == KEEP else "$"
        if step == TAKE_MAP and s.is_player(s.argument() % 8):
            return "+" if move == YES else "-"
        return "-" if move == NO else "@" + sheet(s)[move - ON_COLUMN]

    def read(self, s: Fresco, word: str) -> int | None:
        step = s.step()
        if step == FOUND and s.argument() < CHEERED:
            return {"-": int(NO), "+": int(YES)}.get(word)
        if step == FOUND:
            return {"K": int(KEEP), "$": int(SELL)}.get(word)
        if step == EXPLORE or (step == TAKE_MAP and s.is_player(s.argument() % 8)):
            return {"-": int(NO), "+": int(YES)}.get(word)
        if word == "-":
            return int(NO)
        return int(ON_COLUMN) + sheet(s).index(word[1]) if re.fullmatch(f"@[{sheet(s)}]", word) else None

    def question(self, s: Fresco) -> Message:
        step = s.step()
        arg = s.argument()
        if step == FOUND:
            ask = "m13-ask-keep" if arg >= CHEERED else "m13-ask-mood"
            return msg(ask, treasure=treasure_said(next_found(s)))
        if step == EXPLORE:
            if not s.is_player(arg % LATE):
                return msg("m13-ask-leonardo-explores")
            return msg("m13-ask-explore") if arg < LATE else msg("m13-ask-use")
        if step == LAY_MAP:
            return msg("m13-ask-lay", rooms=rooms_said(s.box, maps_of(catacombs_of(s), s.to_move())[arg]))
        if s.is_player(arg % 8):
            return msg("m13-ask-buy")
        return msg("m13-ask-leonardo-lays", rooms=rooms_said(s.box, catacombs_of(s).drawn))

    def explain(self, s: Fresco, move: i64) -> Message:
        step = s.step()
        if step == FOUND and s.argument() < CHEERED:
            return explain_mood(s, move)
        if step == FOUND:
            return msg("m13-do-keep") if move == KEEP else msg("m13-do-sell", thalers=next_found(s).thalers)
        if step == EXPLORE:
            if s.argument() < LATE:
                return msg("m13-do-now") if move == YES else msg("m13-do-later")
            found = finds(s, map_on(s, s.to_move(), s.column))
            return msg("m13-do-use", found=found) if move == YES else msg("m13-do-leave")
        if step == LAY_MAP and move == NO:
            return msg("m13-do-hold")
        if step == TAKE_MAP and s.is_player(s.argument() % 8):
            return msg("m13-do-buy", thalers=s.box.more.map_price) if move == YES else msg("m13-do-no-map")
        return msg("m13-do-lay", place=column_word(move - ON_COLUMN, s.final and step == LAY_MAP))

    def describe(self, event: Event, box: Components) -> Message | None:
        values = [value or 0 for value in event.values]
        name = event.kind.name
        if name == "map_bought" and event.values[0] is None:
            return msg("m13-event-map")
        if name in ("map_bought", "map_drawn"):
            return msg("m13-event-map-of", rooms=rooms_said(box, values[0]))
        if name == "map_laid":
            place = column_word(values[1], values[2] == 1)
            return msg("m13-event-laid", rooms=rooms_said(box, values[0]), place=place)
        if name == "treasure_uncovered":
            treasure = treasure_said(box.more.treasures[values[1]])
            return msg("m13-event-uncovered", segment=segment_name(values[0]), treasure=treasure)
        if name == "explored":
            return msg("m13-event-explored", rooms=rooms_said(box, values[0]), found=values[1])
        if name == "map_unused":
            return msg("m13-event-unused", rooms=rooms_said(box, values[0]))
        if name == "treasure_kept":
            return msg("m13-event-kept", treasure=treasure_said(box.more.treasures[values[0]]))
        if name == "treasure_sold":
            return msg("m13-event-sold", treasure=treasure_said(box.more.treasures[values[0]]))
        if name == "treasures_counted":
            return msg("m13-event-counted", points=values[0])
        return None

    # --- spots

    def target(self, s: Fresco, move: i64) -> str:
        step = s.step()
        marker = s.argument() % 8
        if step == FOUND:
            return "m13-found"
        if move == NO:
            return "done"
        if step == TAKE_MAP and s.is_player(marker):
            return f"m13-stack-{s.argument() // 8}"
        column = s.column if step == EXPLORE else move - ON_COLUMN
        own = step == LAY_MAP or s.is_player(marker)
        return f"column-{column}" if own else f"m13-leonardo-{column}"

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        """Also why a map cannot lie on a column of the player's sheet."""
        stacks = [f"m13-stack-{row}" for row in range(STACKS)]
        columns = [f"column-{column}" for column in range(COLUMNS)]
        if target in stacks:
            return why_not_taken(s, who, stacks.index(target))
        if target in columns and s.step() == LAY_MAP:
            covered = s.players[who].tile_on(columns.index(target)) > 0
            return msg("m13-why-covered") if covered else msg("m13-why-other-map")
        if target.startswith("m13-map-"):
            return why_not_laid(s, who)
        if target.startswith("m13-leonardo-"):
            return msg("m13-why-leonardo")
        return msg("m13-why-when") if target.startswith("m13") else None


def catacombs_of(s: Fresco) -> Catacombs:
    part = s.parts[s.rules.slots[13]]
    assert isinstance(part, Catacombs)
    return part


# --- maps


def maps_left(s: Fresco, catacombs: Catacombs, row: i64) -> int:
    """Maps in the stack of a row of the hostel."""
    found = 0
    for chart in catacombs.maps:
        if s.box.more.maps[chart].row == row:
            found += 1
    return found


def maps_of(catacombs: Catacombs, who: i64) -> vec[i64]:
    """The maps behind a player's screen, in the order in which they were bought."""
    found = vec[i64]()
    for code in catacombs.owned:
        if code % 8 == who:
            found = append(found, code // 8)
    return found


def map_on(s: Fresco, marker: i64, column: i64) -> i64:
    """The map on a column of a marker's sheet, EMPTY if there is none."""
    return catacombs_of(s).laid[marker * COLUMNS + column]


def without(pieces: vec[i64], piece: i64) -> vec[i64]:
    """The pieces but one, in their order."""
    found = vec[i64](capacity=len(pieces))
    gone = False
    for other in pieces:
        if other == piece and not gone:
            gone = True
        else:
            found = append(found, other)
    return found


def draw_map(s: Fresco, row: i64) -> i64:
    """The top map of a stack leaves it."""
    catacombs = catacombs_of(s)
    chart = top_map(s, row)
    catacombs.maps = without(catacombs.maps, chart)
    s.reveals += 1
    return chart


def top_map(s: Fresco, row: i64) -> i64:
    """The top map of a stack, which is not empty."""
    catacombs = catacombs_of(s)
    i: i64 = len(catacombs.maps) - 1
    while s.box.more.maps[catacombs.maps[i]].row != row:
        i -= 1
    return catacombs.maps[i]


class TakeMap(ModuleDecision):
    """Do you buy the top map of your hour? Leonardo has taken his, and it is asked where he lays it.

    The argument: the marker, and 8 for each row of the hostel.
    """

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        if not s.is_player(arg % 8):
            return vec[i64]([ON_COLUMN, ON_COLUMN + 1, ON_COLUMN + 2, ON_COLUMN + 3, ON_COLUMN + 4])
        return vec[i64]([YES, NO]) if s.players[who].thalers >= s.box.more.map_price else vec[i64]()

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == NO:
            return
        catacombs = catacombs_of(s)
        marker = arg % 8
        if s.is_player(marker):
            s.pay(marker, s.box.more.map_price)
            chart = draw_map(s, arg // 8)
            catacombs.owned = append(catacombs.owned, chart * 8 + marker)
            s.emit(BOUGHT, marker, chart)
        else:
            catacombs.laid[marker * COLUMNS + move - ON_COLUMN] = catacombs.drawn
            s.emit(LAID, marker, catacombs.drawn, move - ON_COLUMN)
            catacombs.drawn = EMPTY


def columns_for_map(s: Fresco, who: i64) -> vec[i64]:
    """Columns of the sheet without tile and map where all healthy apprentices can still be deployed (ruling 3.8a)."""
    found = vec[i64](capacity=5)
    player = s.players[who]
    column: i64 = 0
    while column < COLUMNS:
        free = player.tile_on(column) == 0 and not player.has_map(column)
        if free and all_find_room(s, who, column, SPACES_BY_MAP):
            found = append(found, column)
        column += 1
    return found


class LayMap(ModuleDecision):
    """Where do you lay this map? One on a column that no action tile covers; the argument: which of your maps."""

    def secret(self) -> bool:
        return True

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
        catacombs.owned = without(catacombs.owned, chart * 8 + who)
        catacombs.laid[who * COLUMNS + move - ON_COLUMN] = chart
        s.players[who].lay_map(move - ON_COLUMN)
        s.push_task(LAY_MAP, who, arg)


# --- exploring


class Explore(ModuleDecision):
    """Do you use the map now? After all the rest a player is asked again; then it leaves the game (ruling 3.105).

    Nothing is asked where nothing can be found. Leonardo always uses his.
    """

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        marker = arg % LATE
        chart = map_on(s, marker, s.column)
        if chart != EMPTY and finds(s, chart) > 0 and (arg < LATE or s.is_player(marker)):
            return vec[i64]([YES, NO])
        return vec[i64]()

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        if arg >= LATE and map_on(s, arg % LATE, s.column) != EMPTY:
            explore(s, arg % LATE)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == YES:
            explore(s, arg % LATE)
        elif arg >= LATE:
            s.emit(UNUSED, arg % LATE, use_up(s, arg % LATE))


def is_open(s: Fresco, catacombs: Catacombs, segment: i64) -> bool:
    """Can everybody see into the room?"""
    return s.fresco[segment] == RESTORED and segment != catacombs.turning


def finds(s: Fresco, chart: i64) -> i64:
    """How many of a map's rooms are open and not empty?"""
    found: i64 = 0
    for segment in s.box.more.maps[chart].rooms:
        if s.fresco[segment] == RESTORED and catacombs_of(s).rooms[segment] != EMPTY:
            found += 1
    return found


def use_up(s: Fresco, marker: i64) -> i64:
    """The map on a marker's sheet leaves the game."""
    catacombs = catacombs_of(s)
    chart = map_on(s, marker, s.column)
    catacombs.laid[marker * COLUMNS + s.column] = EMPTY
    catacombs.used = append(catacombs.used, chart)
    return chart


def explore(s: Fresco, marker: i64) -> None:
    """All treasures in the map's open rooms are taken; one after the other, in the order of the rooms (3.108)."""
    catacombs = catacombs_of(s)
    chart = use_up(s, marker)
    s.turn += 1
    s.emit(EXPLORED, marker, chart, finds(s, chart))
    rooms = s.box.more.maps[chart].rooms
    i: i64 = len(rooms) - 1
    while i >= 0:
        if s.fresco[rooms[i]] == RESTORED and catacombs.rooms[rooms[i]] != EMPTY:
            catacombs.found = append(catacombs.found, catacombs.rooms[rooms[i]])
            catacombs.rooms[rooms[i]] = EMPTY
            s.push_task(FOUND, s.decides[marker], marker)
        i -= 1


class Found(ModuleDecision):
    """Do you keep the treasure or sell it? The mood improves either way; a second script of a volume is sold.

    Nobody need let it improve (ruling 3.18). Only with the Medico can that be wanted: a bad mood heals.
    """

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        if arg < CHEERED:
            return vec[i64]([YES, NO]) if may_decline(s, arg) else vec[i64]()
        if not s.is_player(arg % CHEERED) or must_sell(s, arg % CHEERED):
            return vec[i64]()
        return vec[i64]([KEEP, SELL])

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        marker = arg % CHEERED
        if arg >= CHEERED:
            s.reveals += 1 if s.is_player(marker) else 0  # that such a volume is kept already
            self.take(s, who, arg, SELL if s.is_player(marker) else KEEP)
            return
        self.cheer(s, who, arg, s.is_player(marker))

    def cheer(self, s: Fresco, who: i64, arg: i64, improves: bool) -> None:
        """The mood comes before the treasure is kept or sold."""
        s.push_task(FOUND, who, arg + CHEERED)
        if improves:
            s.move_mood(arg, next_found(s).mood)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if arg < CHEERED:
            self.cheer(s, who, arg, move == YES)
            return
        catacombs = catacombs_of(s)
        marker = arg % CHEERED
        catacombs.found, number = pop(catacombs.found)
        if move == KEEP:
            catacombs.kept = append(catacombs.kept, number * 8 + marker)
            s.emit(KEPT, marker, number)
        else:
            catacombs.sold = append(catacombs.sold, number)
            s.emit(SOLD, marker, number)
            s.earn(marker, s.box.more.treasures[number].thalers)


def next_found(s: Fresco) -> Treasure:
    """The treasure that is to be kept or sold."""
    return s.box.more.treasures[catacombs_of(s).found[-1]]


def may_decline(s: Fresco, marker: i64) -> bool:
    """With the Medico, in a round after which one wakes up again: would the treasure improve the player's mood?"""
    if not s.rules.has(MEDICO) or s.final or not s.is_player(marker):
        return False
    return next_found(s).mood > 0 and s.players[marker].mood < s.box.mood_highest


def must_sell(s: Fresco, who: i64) -> bool:
    """Does the player keep a script of the same volume already?"""
    catacombs = catacombs_of(s)
    volume = next_found(s).volume
    return volume > 0 and has_volume(s, catacombs, who, volume)


def has_volume(s: Fresco, catacombs: Catacombs, marker: i64, volume: i64) -> bool:
    """Is there a script of the volume among the marker's treasures?"""
    for code in catacombs.kept:
        if code % 8 == marker and s.box.more.treasures[code // 8].volume == volume:
            return True
    return False


def kept_by(catacombs: Catacombs, marker: i64) -> vec[i64]:
    """The treasures a marker keeps."""
    found = vec[i64]()
    for code in catacombs.kept:
        if code % 8 == marker:
            found = append(found, code // 8)
    return found


def treasure_points(s: Fresco, marker: i64) -> i64:
    """What a marker's treasures score; Leonardo's repeats of a script count nothing."""
    catacombs = catacombs_of(s)
    points: i64 = 0
    for treasure in kept_by(catacombs, marker):
        points += s.box.more.treasures[treasure].points
    highest: i64 = 0
    different: i64 = 0
    volume: i64 = 1
    while volume <= MOST_VOLUMES:
        if has_volume(s, catacombs, marker, volume):
            highest = volume
            different += 1
        volume += 1
    return points + highest * different


# --- dealing afresh


def take_maps_back(s: Fresco, catacombs: Catacombs, who: int) -> None:
    """Maps on the others' sheets are secret until plans are revealed: back behind the screens."""
    seat: i64 = 0
    while seat < i64(len(s.players)):
        column: i64 = 0
        while column < COLUMNS and seat != who:
            chart = catacombs.laid[seat * COLUMNS + column]
            if chart != EMPTY:
                catacombs.laid[seat * COLUMNS + column] = EMPTY
                catacombs.owned = append(catacombs.owned, chart * 8 + seat)
            column += 1
        seat += 1


def deal_maps(s: Fresco, catacombs: Catacombs, who: int) -> None:
    """A map's back shows its hour: those of each hour, in the stack or with others, are shuffled among themselves."""
    pool = catacombs.maps[:]
    counts = zeros(i64(len(s.players)) * STACKS)
    own = vec[i64]()
    for code in catacombs.owned:
        if code % 8 == who:
            own = append(own, code)
        else:
            pool = append(pool, code // 8)
            counts[code % 8 * STACKS + s.box.more.maps[code // 8].row] += 1
    s.reshuffle(pool)
    catacombs.owned = own
    catacombs.maps = pool
    i: i64 = 0
    while i < i64(len(counts)):
        while counts[i] > 0:
            chart = top_map(s, i % STACKS)
            catacombs.maps = without(catacombs.maps, chart)
            catacombs.owned = append(catacombs.owned, chart * 8 + i // STACKS)
            counts[i] -= 1
        i += 1


def deal_treasures(s: Fresco, catacombs: Catacombs, who: int) -> None:
    """Covered treasures and those others keep, shuffled until nobody keeps what they would have had to sell."""
    pool = vec[i64]()
    owners = vec[i64]()
    known = vec[i64]()
    for code in catacombs.kept:
        if s.laid_open or code % 8 == who or not s.is_player(code % 8):
            known = append(known, code)
        else:
            pool = append(pool, code // 8)
            owners = append(owners, code % 8)
    segment: i64 = 0
    while segment < SEGMENTS:
        if not is_open(s, catacombs, segment):
            pool = append(pool, catacombs.rooms[segment])
        segment += 1
    s.reshuffle(pool)
    s.reshuffle(owners)
    tries: i64 = 0
    while True:
        catacombs.kept = known[:]
        i: i64 = 0
        for owner in owners:
            catacombs.kept = append(catacombs.kept, pool[i] * 8 + owner)
            i += 1
        if tries == TRIES or is_possible(s, catacombs, asked_besides(s, who)):
            break
        s.shuffle(pool)
        tries += 1
    segment = 0
    while segment < SEGMENTS:
        if not is_open(s, catacombs, segment):
            catacombs.rooms[segment] = pool[i]
            i += 1
        segment += 1


def is_possible(s: Fresco, catacombs: Catacombs, asked: i64) -> bool:
    """Does no player keep two scripts of a volume, nor one of the volume that they are asked about?"""
    seen = zeros(i64(len(s.players)) * (MOST_VOLUMES + 1))
    if asked != EMPTY and s.step() == FOUND and s.argument() >= CHEERED:
        seen[asked * (MOST_VOLUMES + 1) + s.box.more.treasures[catacombs.found[-1]].volume] = 1
    for code in catacombs.kept:
        volume = s.box.more.treasures[code // 8].volume
        if volume > 0 and s.is_player(code % 8):
            place = code % 8 * (MOST_VOLUMES + 1) + volume
            if seen[place] > 0:
                return False
            seen[place] = 1
    return True


# --- words and numbers


def map_worth(s: Fresco, chart: i64) -> float:
    """About what a map brings: rooms that are open, and a little for those that may still open."""
    worth = 0.0
    for segment in s.box.more.maps[chart].rooms:
        if s.fresco[segment] != RESTORED:
            worth += 0.0 if s.final else 0.3
        elif catacombs_of(s).rooms[segment] != EMPTY:
            worth += ROOM
    return worth


def found_by(s: Fresco, who: i64) -> i64:
    """Treasures that the player has found and still has to keep or sell."""
    found: i64 = 0
    for task in s.agenda:
        if task & BYTE == FOUND and (task >> ARG_SHIFT) % CHEERED == who:
            found += 1
    return found


def sheet(s: Fresco) -> str:
    """The letters of the columns; Leonardo's sheet stays on its front (ruling 3.131)."""
    return "MCSWD" if s.final and s.step() == LAY_MAP else "MCSWT"


def rooms_text(box: Components, chart: i64) -> list[str]:
    """The names of a map's rooms."""
    return [segment_name(segment) for segment in box.more.maps[chart].rooms]


def rooms_said(box: Components, chart: i64) -> str:
    """`A1 B1`."""
    return " ".join(rooms_text(box, chart))


def treasure_view(box: Components, number: i64) -> dict[str, object]:
    """Everything on a treasure."""
    treasure = box.more.treasures[number]
    numbers = {"volume": treasure.volume, "points": treasure.points, "thalers": treasure.thalers, "mood": treasure.mood}
    return {"name": f"treasure-{treasure.name}", **{key: int(value) for key, value in numbers.items()}}


def explain_mood(s: Fresco, move: i64) -> Message:
    """The mood that a treasure allows, or none."""
    mood = s.players[s.to_move()].mood
    if move == NO:
        return msg("m13-do-no-mood", mood=mood)
    mood += next_found(s).mood
    return msg("m13-do-mood", mood=mood if mood < s.box.mood_highest else s.box.mood_highest)


def treasure_said(treasure: Treasure) -> Message:
    """A statue or a chalice with its points, a script with its volume."""
    thalers, mood = treasure.thalers, treasure.mood
    if treasure.volume:
        return msg("m13-script", volume=treasure.volume, thalers=thalers, mood=mood)
    name = f"treasure-{treasure.name}"
    return msg("m13-treasure", treasure=name, points=treasure.points, thalers=thalers, mood=mood)


def why_not_laid(s: Fresco, who: i64) -> Message:
    """Why one of the player's own maps cannot be laid."""
    if s.step() == LAY_MAP:
        return msg("m13-why-lay")
    planning = s.steps[s.step()].secret()
    return msg("m13-why-room") if planning and len(columns_for_map(s, who)) == 0 else msg("m13-why-when")


def why_not_taken(s: Fresco, who: i64, row: i64) -> Message:
    """Why no map of a stack can be bought."""
    if maps_left(s, catacombs_of(s), row) == 0:
        return msg("m13-why-empty")
    if s.players[who].thalers < s.box.more.map_price:
        return msg("m13-why-price", thalers=s.box.more.map_price)
    return msg("m13-why-hour", hour=s.box.times[row])


MODULE: Final = CatacombsModule()
