"""Catacombs laid by hand.

Treasures are words: `statue 5`, `chalice 2` (points), `script 4` (volume). Maps are their rooms: `A1 B1`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.modules.m13_catacombs import Catacombs, catacombs_of, kept_by, maps_of
from bottega.games.fresco.state import Fresco
from tests.games.fresco.table import GAME, NAMES

__all__ = ["Catacombs"]

MORE = GAME.box.more
TREASURES = [f"{t.name} {t.volume or t.points}" for t in MORE.treasures]
MAPS = [" ".join(NAMES[segment] for segment in chart.rooms) for chart in MORE.maps]


def hide_treasures(s: Fresco, **words: str) -> None:
    """Named treasures lie under these segments, each changing places with the one that is there: C3="statue 5"."""
    rooms = catacombs_of(s).rooms
    laid: list[int] = []
    for name, word in words.items():
        segment = NAMES.index(name)
        other = next(i for i, t in enumerate(rooms) if t >= 0 and TREASURES[t] == word and i not in laid)
        rooms[segment], rooms[other] = rooms[other], rooms[segment]
        laid.append(segment)


def treasure_under(s: Fresco, name: str) -> str:
    """The treasure under a segment; nothing where it was taken."""
    treasure = catacombs_of(s).rooms[NAMES.index(name)]
    return "" if treasure < 0 else TREASURES[treasure]


def empty_room(s: Fresco, name: str) -> None:
    """Somebody has taken the treasure of a room and sold it."""
    catacombs = catacombs_of(s)
    segment = NAMES.index(name)
    catacombs.sold = vec[i64]([*catacombs.sold, catacombs.rooms[segment]])
    catacombs.rooms[segment] = -1


def keep_treasures(s: Fresco, marker: int, *words: str) -> None:
    """A marker keeps named treasures, from rooms that are then empty."""
    catacombs = catacombs_of(s)
    for word in words:
        segment = next(i for i, t in enumerate(catacombs.rooms) if t >= 0 and TREASURES[t] == word)
        catacombs.kept = vec[i64]([*catacombs.kept, catacombs.rooms[segment] * 8 + marker])
        catacombs.rooms[segment] = -1


def kept(s: Fresco, marker: int) -> list[str]:
    """The treasures a marker keeps, in the order in which they came."""
    return [TREASURES[treasure] for treasure in kept_by(catacombs_of(s), marker)]


def sold(s: Fresco) -> list[str]:
    """The treasures that were sold."""
    return [TREASURES[treasure] for treasure in catacombs_of(s).sold]


def chart(rooms: str) -> int:
    """A map by its rooms, in the order of the component table."""
    return MAPS.index(rooms)


def give_maps(s: Fresco, seat: int, *maps: str) -> None:
    """Named maps from the stacks to a player."""
    catacombs = catacombs_of(s)
    for rooms in maps:
        catacombs.maps = vec[i64]([number for number in catacombs.maps if number != chart(rooms)])
        catacombs.owned = vec[i64]([*catacombs.owned, chart(rooms) * 8 + seat])


def next_map(s: Fresco, rooms: str) -> None:
    """A map is the top one of its stack."""
    catacombs = catacombs_of(s)
    rest = [number for number in catacombs.maps if number != chart(rooms)]
    catacombs.maps = vec[i64]([*rest, chart(rooms)])


def leave_maps(s: Fresco, hour: int, number: int) -> None:
    """So many maps are left in the stack of an hour; the others were used."""
    catacombs = catacombs_of(s)
    stack = [m for m in catacombs.maps if MORE.maps[m].row == hour - 5]
    gone = stack[number:]
    catacombs.maps = vec[i64]([m for m in catacombs.maps if m not in gone])
    catacombs.used = vec[i64]([*catacombs.used, *gone])


def stacks(s: Fresco) -> list[int]:
    """Maps left at 5:00, 6:00 and 7:00."""
    rows = [MORE.maps[number].row for number in catacombs_of(s).maps]
    return [rows.count(row) for row in range(3)]


def own_maps(s: Fresco, seat: int) -> list[str]:
    """The maps behind a player's screen."""
    return [MAPS[number] for number in maps_of(catacombs_of(s), seat)]


def laid_maps(s: Fresco, marker: int) -> dict[str, str]:
    """The maps on a marker's sheet, by the letter of the column (T stands for the fifth)."""
    columns = catacombs_of(s).laid
    return {letter: MAPS[columns[marker * 5 + i]] for i, letter in enumerate("MCSWT") if columns[marker * 5 + i] >= 0}


def used_maps(s: Fresco) -> list[str]:
    """Maps that left the game."""
    return [MAPS[number] for number in catacombs_of(s).used]
