"""Treasures and maps."""

from typing import Final, Literal, cast

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.games.fresco.box import Components
from bottega.games.fresco.const import COLUMNS, EMPTY, RESTORED, SEGMENTS, segment_name
from bottega.games.fresco.module import Part
from bottega.games.fresco.modules.m13_catacombs.box import MOST_VOLUMES, catacombs_box
from bottega.games.fresco.modules.m13_catacombs.view_types import CatacombsView, MapsOf, TreasureView
from bottega.games.fresco.state import Fresco, empty_row, zeros
from bottega.games.fresco.words import column_word

NUMBER: Final = 13

STACKS: Final[i64] = 3  # of maps: for the first three rows of the hostel
MARKERS: Final[i64] = 8  # more than there are, for a piece and its owner as one number


class Catacombs(Part):
    """Treasures under the ceiling, maps, and what was found. Leonardo's are kept behind the players'."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.rooms: vec[i64] = vec[i64]()  # the treasure under each segment, EMPTY where it was taken
        self.found: vec[i64] = vec[i64]()  # to be kept or sold, the next one last
        self.kept: vec[i64] = vec[i64]()  # treasures with their markers
        self.sold: vec[i64] = vec[i64]()
        self.maps: vec[i64] = vec[i64]()  # in the stacks; the next of a row is the last of that row
        self.owned: vec[i64] = vec[i64]()  # maps with their players
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
        key: list[int] = [*self.points, *self.rooms, *self.laid, self.drawn, self.turning]
        for row in (self.found, self.kept, self.sold, self.maps, self.owned, self.used):
            key += [len(row), *row]
        return key

    def view(self, s: Fresco, who: int) -> CatacombsView:
        leonardo = len(s.players)
        return {
            "module": "catacombs",
            "price": int(catacombs_box(s.box).map_price),
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

    def room_view(self, s: Fresco, segment: int) -> TreasureView | Literal[""] | None:
        """What is known of a room: nothing while it is covered."""
        if not is_open(s, self, segment):
            return None
        return "" if self.rooms[segment] == EMPTY else treasure_view(s.box, self.rooms[segment])

    def player_view(self, s: Fresco, seat: int, own: bool) -> MapsOf:
        """Maps and kept treasures are the owner's alone; how many there are is open, and so are maps on the sheets."""
        screened = list(maps_of(self, seat))
        laid = [self.laid[seat * COLUMNS + column] for column in range(COLUMNS)]
        maps = screened + [chart for chart in laid if chart != EMPTY]
        return {
            "maps": len(maps),
            "hours": sorted(int(s.box.times[catacombs_box(s.box).maps[chart].row]) for chart in maps),
            "own_maps": [rooms_text(s.box, chart) for chart in screened] if own else None,
            "laid": self.laid_by(s, seat, s.final) if own or s.column >= 0 else None,
            "treasures": len(kept_by(self, seat)),
            "kept": self.kept_by(s, seat) if own or s.laid_open else None,
        }

    def laid_by(self, s: Fresco, marker: int, final: bool) -> dict[str, list[str]]:
        """The maps on a marker's sheet."""
        maps: dict[str, list[str]] = {}
        for column in range(COLUMNS):
            chart = self.laid[marker * COLUMNS + column]
            if chart != EMPTY:
                maps[column_word(column, final)] = rooms_text(s.box, chart)
        return maps

    def kept_by(self, s: Fresco, marker: int) -> list[TreasureView]:
        """The treasures a marker keeps."""
        return [treasure_view(s.box, treasure) for treasure in kept_by(self, marker)]

    def redeal(self, s: Fresco) -> None:
        """Covered rooms and the stacks."""
        s.reshuffle(self.maps)
        deal_treasures(s, self)

    def deal(self, s: Fresco, who: int, wanted: i64) -> None:
        """Covered rooms, others' maps and the stacks are dealt anew from what is not seen."""
        if s.column < 0:
            take_maps_back(s, self, who)
        deal_maps(s, self, who)
        deal_treasures(s, self)

    def screened(self, s: Fresco, seat: i64) -> list[int]:
        return sorted([int(treasure) for treasure in kept_by(self, seat)])

    def told(self, s: Fresco, seat: int) -> dict[str, object]:
        return {"kept": self.kept_by(s, seat)}

    def goods(self, s: Fresco, seat: i64) -> dict[str, int]:
        return {"maps": len(pieces_of_marker(self.owned, seat)), "kept": len(pieces_of_marker(self.kept, seat))}

    def pieces(self, s: Fresco) -> list[int]:
        """Every treasure and every map."""
        kept = [piece_of(code) for code in self.kept]
        owned = [piece_of(code) for code in self.owned]
        treasures = [*self.rooms, *self.found, *kept, *self.sold]
        maps = [*self.maps, *owned, *self.laid, *self.used, self.drawn]
        return [*sorted([t for t in treasures if t != EMPTY]), *sorted([m for m in maps if m != EMPTY])]


def catacombs_of(s: Fresco) -> Catacombs:
    return cast(Catacombs, s.parts[s.rules.slots[NUMBER]])


def of_marker(piece: i64, marker: i64) -> i64:
    """A treasure or a map and its owner, as one number."""
    return piece * MARKERS + marker


def piece_of(code: i64) -> i64:
    """The treasure or map of an owner."""
    return code // MARKERS


def owner_of(code: i64) -> i64:
    """The marker that has it."""
    return code % MARKERS


# --- maps


def maps_left(s: Fresco, catacombs: Catacombs, row: i64) -> int:
    """Maps in the stack of a row of the hostel."""
    maps = catacombs_box(s.box).maps
    count = 0
    for chart in catacombs.maps:
        if maps[chart].row == row:
            count += 1
    return count


def maps_of(catacombs: Catacombs, who: i64) -> vec[i64]:
    """The maps behind a player's screen, in the order in which they were bought."""
    return pieces_of_marker(catacombs.owned, who)


def map_on(s: Fresco, marker: i64, column: i64) -> i64:
    """The map on a column of a marker's sheet, EMPTY if there is none."""
    return catacombs_of(s).laid[marker * COLUMNS + column]


def without(pieces: vec[i64], piece: i64) -> vec[i64]:
    """The pieces but one, in their order."""
    rest = vec[i64](capacity=len(pieces))
    gone = False
    for other in pieces:
        if other == piece and not gone:
            gone = True
        else:
            rest = append(rest, other)
    return rest


def top_map(s: Fresco, row: i64) -> i64:
    """The top map of a stack, which is not empty."""
    catacombs = catacombs_of(s)
    i: i64 = len(catacombs.maps) - 1
    while catacombs_box(s.box).maps[catacombs.maps[i]].row != row:
        i -= 1
    return catacombs.maps[i]


def rooms_text(box: Components, chart: i64) -> list[str]:
    """The names of a map's rooms."""
    return [segment_name(segment) for segment in catacombs_box(box).maps[chart].rooms]


def rooms_said(box: Components, chart: i64) -> str:
    """`A1 B1`."""
    return " ".join(rooms_text(box, chart))


# --- treasures


def is_open(s: Fresco, catacombs: Catacombs, segment: i64) -> bool:
    """Can everybody see into the room?"""
    return s.fresco[segment] == RESTORED and segment != catacombs.turning


def finds(s: Fresco, chart: i64) -> i64:
    """How many of a map's rooms are open and not empty?"""
    treasures: i64 = 0
    for segment in catacombs_box(s.box).maps[chart].rooms:
        if s.fresco[segment] == RESTORED and catacombs_of(s).rooms[segment] != EMPTY:
            treasures += 1
    return treasures


def has_volume(s: Fresco, catacombs: Catacombs, marker: i64, volume: i64) -> bool:
    """Is there a script of the volume among the marker's treasures?"""
    for code in catacombs.kept:
        if owner_of(code) == marker and catacombs_box(s.box).treasures[piece_of(code)].volume == volume:
            return True
    return False


def kept_by(catacombs: Catacombs, marker: i64) -> vec[i64]:
    """The treasures a marker keeps."""
    return pieces_of_marker(catacombs.kept, marker)


def pieces_of_marker(codes: vec[i64], marker: i64) -> vec[i64]:
    """Those of a row of owned pieces that are a marker's, in their order."""
    pieces = vec[i64]()
    for code in codes:
        if owner_of(code) == marker:
            pieces = append(pieces, piece_of(code))
    return pieces


def treasure_points(s: Fresco, marker: i64) -> i64:
    """What a marker's treasures score; Leonardo's repeats of a script count nothing."""
    catacombs = catacombs_of(s)
    points: i64 = 0
    for treasure in kept_by(catacombs, marker):
        points += catacombs_box(s.box).treasures[treasure].points
    highest: i64 = 0
    different: i64 = 0
    volume: i64 = 1
    while volume <= MOST_VOLUMES:
        if has_volume(s, catacombs, marker, volume):
            highest = volume
            different += 1
        volume += 1
    return points + highest * different


def treasure_view(box: Components, number: i64) -> TreasureView:
    """Everything on a treasure."""
    treasure = catacombs_box(box).treasures[number]
    return {
        "name": f"treasure-{treasure.name}",
        "volume": int(treasure.volume),
        "points": int(treasure.points),
        "thalers": int(treasure.thalers),
        "mood": int(treasure.mood),
    }


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
                catacombs.owned = append(catacombs.owned, of_marker(chart, seat))
            column += 1
        seat += 1


def deal_maps(s: Fresco, catacombs: Catacombs, who: int) -> None:
    """A map's back shows its hour: those of each hour, in the stack or with others, are shuffled among themselves."""
    pool = catacombs.maps[:]
    counts = zeros(i64(len(s.players)) * STACKS)
    own = vec[i64]()
    for code in catacombs.owned:
        if owner_of(code) == who:
            own = append(own, code)
        else:
            pool = append(pool, piece_of(code))
            counts[owner_of(code) * STACKS + catacombs_box(s.box).maps[piece_of(code)].row] += 1
    s.reshuffle(pool)
    catacombs.owned = own
    catacombs.maps = pool
    i: i64 = 0
    while i < i64(len(counts)):
        while counts[i] > 0:
            chart = top_map(s, i % STACKS)
            catacombs.maps = without(catacombs.maps, chart)
            catacombs.owned = append(catacombs.owned, of_marker(chart, i // STACKS))
            counts[i] -= 1
        i += 1


def deal_treasures(s: Fresco, catacombs: Catacombs) -> None:
    """Covered treasures are shuffled; what others keep lay open before."""
    pool = vec[i64]()
    segment: i64 = 0
    while segment < SEGMENTS:
        if not is_open(s, catacombs, segment):
            pool = append(pool, catacombs.rooms[segment])
        segment += 1
    s.reshuffle(pool)
    segment = 0
    while segment < SEGMENTS:
        if not is_open(s, catacombs, segment):
            pool, catacombs.rooms[segment] = pop(pool)
        segment += 1
