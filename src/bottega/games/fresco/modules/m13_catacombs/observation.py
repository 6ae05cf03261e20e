"""What an observation says of the catacombs. Of kept treasures volumes and points are all that counts."""

from typing import Final

from mypy_extensions import i64

from bottega.core.observation import Piece, Writer
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import COLUMNS, EMPTY, SEGMENTS
from bottega.games.fresco.module import ModuleObservation
from bottega.games.fresco.modules.m13_catacombs.box import MOST_VOLUMES, catacombs_box
from bottega.games.fresco.modules.m13_catacombs.part import (
    STACKS,
    Catacombs,
    catacombs_of,
    is_open,
    owner_of,
    piece_of,
)
from bottega.games.fresco.state import Fresco

PER_TREASURE: Final[i64] = 4
MOST_FOUND: Final[i64] = 4  # with one map, as it has so many rooms at most

TABLE: Final = [
    Piece("stacks", STACKS, "maps for sale in each of the first rows of the hostel"),
    Piece(
        "rooms",
        SEGMENTS * (2 + PER_TREASURE),
        "for each room, row by row: it is open; a treasure lies there that can be seen, with volume, points, thalers "
        "and mood",
    ),
    Piece("number_found", 1, "treasures found that are still to be kept or sold"),
    Piece("found", MOST_FOUND * PER_TREASURE, "these, the next first: volume, points, thalers and mood"),
]
KEPT: Final = [
    Piece("treasures", 1, "treasures kept"),
    Piece("volumes", MOST_VOLUMES, "of these, scripts of each volume"),
    Piece("worth", 1, "points on the others"),
]


class CatacombsObservation(ModuleObservation):
    """Open rooms, maps and treasures. Kept treasures lay open before, so everybody could know them."""

    def table(self, box: Components) -> list[Piece]:
        maps = len(catacombs_box(box).maps)
        leonardo = [
            Piece("drawn", maps, "the map that Leonardo has drawn, by number"),
            Piece("laid", maps, "for each map on his sheet its column, from 1"),
            *KEPT,
        ]
        return [*TABLE, *[Piece(f"leonardo.{piece.name}", piece.size, piece.says) for piece in leonardo]]

    def seat(self, box: Components) -> list[Piece]:
        maps = len(catacombs_box(box).maps)
        return [
            Piece("hours", STACKS, "their maps by the row of the hostel, which the backs show"),
            Piece("maps", maps, "their maps behind the screen, by number, if they are the observer's"),
            Piece("laid", maps, "for each map on their sheet its column, from 1, once the observer may know"),
            *KEPT,
        ]

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        catacombs = catacombs_of(s)
        for chart in catacombs.maps:
            w.count(catacombs_box(s.box).maps[chart].row, STACKS)
        w.skip(STACKS)
        observe_rooms(s, catacombs, w)
        found: i64 = len(catacombs.found)
        w.number(found)
        end = w.at + MOST_FOUND * PER_TREASURE
        while found > 0:
            found -= 1
            observe_treasure(s, catacombs.found[found], w)
        w.at = end
        maps: i64 = len(catacombs_box(s.box).maps)
        leonardo: i64 = len(s.players)
        w.one_hot(catacombs.drawn, maps)
        observe_laid(catacombs, leonardo, maps, w)
        observe_kept(s, catacombs, leonardo, w)

    def observe_seat(self, s: Fresco, seat: i64, own: bool, w: Writer) -> None:
        catacombs = catacombs_of(s)
        charts = catacombs_box(s.box).maps
        column: i64 = 0
        while column < COLUMNS:
            chart = catacombs.laid[seat * COLUMNS + column]
            if chart != EMPTY:
                w.count(charts[chart].row, STACKS)
            column += 1
        for code in catacombs.owned:
            if owner_of(code) == seat:
                w.count(charts[piece_of(code)].row, STACKS)
        w.skip(STACKS)
        maps: i64 = len(charts)
        if own:
            for code in catacombs.owned:
                if owner_of(code) == seat:
                    w.count(piece_of(code), maps)
        w.skip(maps)
        if own or s.column >= 0:
            observe_laid(catacombs, seat, maps, w)
        else:
            w.skip(maps)
        observe_kept(s, catacombs, seat, w)


def observe_rooms(s: Fresco, catacombs: Catacombs, w: Writer) -> None:
    """What can be seen of the rooms."""
    segment: i64 = 0
    while segment < SEGMENTS:
        end = w.at + 2 + PER_TREASURE
        if is_open(s, catacombs, segment):
            w.number(1)
            if catacombs.rooms[segment] != EMPTY:
                w.number(1)
                observe_treasure(s, catacombs.rooms[segment], w)
        w.at = end
        segment += 1


def observe_treasure(s: Fresco, number: i64, w: Writer) -> None:
    """Everything on a treasure."""
    treasure = catacombs_box(s.box).treasures[number]
    w.number(treasure.volume)
    w.number(treasure.points)
    w.number(treasure.thalers)
    w.number(treasure.mood)


def observe_laid(catacombs: Catacombs, marker: i64, maps: i64, w: Writer) -> None:
    """The maps on a marker's sheet."""
    column: i64 = 0
    while column < COLUMNS:
        chart = catacombs.laid[marker * COLUMNS + column]
        if chart != EMPTY:
            w.put(w.at + chart, column + 1)
        column += 1
    w.skip(maps)


def observe_kept(s: Fresco, catacombs: Catacombs, marker: i64, w: Writer) -> None:
    """What counts of a marker's treasures."""
    number: i64 = 0
    worth: i64 = 0
    for code in catacombs.kept:
        if owner_of(code) == marker:
            treasure = catacombs_box(s.box).treasures[piece_of(code)]
            number += 1
            worth += treasure.points
            if treasure.volume > 0:
                w.count(treasure.volume, MOST_VOLUMES + 1)  # after their number
    w.number(number)
    w.skip(MOST_VOLUMES)
    w.number(worth)
