"""The boxes of modules 8 to 10 and 12 to 15, read from the component table and checked."""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottega.core.tables import Tables
from bottega.games.fresco.const import BASIC, BLENDED, LETTERS, SEGMENTS, bit, segment_name
from bottega.games.fresco.pieces import MOST_SLOTS, integers, market_tiles

HOURS: Final = ("maps_5", "maps_6", "maps_7")  # the first rows of the hostel

CERTIFICATES: Final = 18
MOST_BONUSES: Final = 20
WALL_TILES: Final = 18
MOST_COLUMNS: Final = 9  # of the wall; a mask holds all its segments
MOST_ROWS: Final = 6
INFECTED: Final = 5  # four places, or the same again
FEWEST_INFECTIONS: Final = 2  # the round with the last one is the final round
MOST_DAMES: Final = 20
MOST_VOLUMES: Final[i64] = 9
MOST_MAPS: Final = 20  # of an hour
PEWS: Final = 12
MOST_BEAMS: Final = 6  # of a pew
DOMES: Final = 9
MOST_PLAYERS: Final = 4


@mypyc_attr(acyclic=True)
class Certificate:
    """A certificate for bells."""

    def __init__(self, price: i64, points: i64, bells: i64) -> None:
        self.price: Final[i64] = price
        self.points: Final[i64] = points
        self.bells: Final[i64] = bells


@mypyc_attr(acyclic=True)
class WallTile:
    """A tile of the wall fresco: the blended paint on its front, and the basic paint on its back."""

    def __init__(self, paint: i64, income: i64) -> None:
        self.paint: Final[i64] = paint
        self.income: Final[i64] = income


@mypyc_attr(acyclic=True)
class Treasure:
    """A treasure of the catacombs: a statue, a chalice, or a volume of the scripts."""

    def __init__(self, name: str, volume: i64, points: i64, thalers: i64, mood: i64) -> None:
        self.name: Final = name
        self.volume: Final[i64] = volume
        self.points: Final[i64] = points
        self.thalers: Final[i64] = thalers
        self.mood: Final[i64] = mood


@mypyc_attr(acyclic=True)
class Chart:
    """A map of some rooms, sold at one row of the hostel."""

    def __init__(self, row: i64, rooms: list[int]) -> None:
        self.row: Final[i64] = row
        self.rooms: Final = integers(rooms)


@mypyc_attr(acyclic=True)
class Pew:
    """A pew: the beams it needs, and what it is worth."""

    def __init__(self, beams: i64, points: i64) -> None:
        self.beams: Final[i64] = beams
        self.points: Final[i64] = points


def certificate_values(certificate: Certificate) -> tuple[int, ...]:
    return (int(certificate.price), int(certificate.points), int(certificate.bells))


def wall_tile_values(tile: WallTile) -> tuple[int, ...]:
    return (int(tile.paint), int(tile.income))


def treasure_values(treasure: Treasure) -> tuple[object, ...]:
    gifts = (int(treasure.points), int(treasure.thalers), int(treasure.mood))
    return (treasure.name, int(treasure.volume), gifts)


def chart_values(chart: Chart) -> tuple[object, ...]:
    return (int(chart.row), list(chart.rooms))


def pew_values(pew: Pew) -> tuple[int, ...]:
    return (int(pew.beams), int(pew.points))


# --- what several tables have


def exactly(tables: Tables, table: str, entry: str, count: int) -> vec[i64]:
    """So many numbers from 0 to 99."""
    return integers(tables.numbers(table, entry, (count, count), 0, 99))


def figures(tables: Tables, table: str, entry: str, count: tuple[int, int], example: str) -> list[tuple[int, ...]]:
    """Texts of numbers from 0 to 99, as many in each as the example has."""
    found: list[tuple[int, ...]] = []
    for word in tables.words(table, entry, count):
        if re.fullmatch(r"[0-9]{1,2}" + r" [0-9]{1,2}" * example.count(" "), word) is None:
            raise tables.wrong(table, entry, f"needs numbers written like {example!r}, not {word[:20]!r}")
        found.append(tuple([int(number) for number in word.split(" ")]))
    return found


def rising(tables: Tables, table: str, entry: str, spaces: list[int]) -> vec[i64]:
    """Spaces of a track, each above the one before."""
    if sorted(set(spaces)) != spaces:
        raise tables.wrong(table, entry, f"needs spaces in rising order, each once, not {spaces}")
    return integers(spaces)


def different(tables: Tables, table: str, entry: str, words: list[str], known: list[str]) -> list[int]:
    """Segments by their place among the known ones, each once."""
    found: list[int] = []
    for word in words:
        if word not in known or known.index(word) in found:
            problem = f"needs different segments from {known[0]} to {known[-1]}, not {word[:20]!r}"
            raise tables.wrong(table, entry, problem)
        found.append(known.index(word))
    return found


def ceiling() -> list[str]:
    """The names of the fresco's segments."""
    return [segment_name(segment) for segment in range(SEGMENTS)]


def ceiling_segments(tables: Tables, table: str, count: int) -> i64:
    """So many segments of the fresco, one bit each."""
    words = list(tables.words(table, "segments", (count, count)))
    return mask(different(tables, table, "segments", words, ceiling()))


def mask(numbers: list[int]) -> i64:
    """One bit for each of some different numbers."""
    found: i64 = 0
    for number in numbers:
        found |= bit(number)
    return found


# --- 8: bells


def certificates(tables: Tables) -> tuple[Certificate, ...]:
    """Price, points and bells of each certificate."""
    found: list[Certificate] = []
    for price, points, bells in figures(tables, "m8_bells", "certificates", (CERTIFICATES, CERTIFICATES), "2 2 1"):
        found.append(Certificate(price, points, bells))
    return tuple(found)


def track_bonus(tables: Tables) -> list[tuple[int, ...]]:
    """Spaces of the bell track, and the points for reaching them."""
    return figures(tables, "m8_bells", "track_bonus", (0, MOST_BONUSES), "11 1")


def bonus_spaces(tables: Tables, bonus: list[tuple[int, ...]]) -> vec[i64]:
    return rising(tables, "m8_bells", "track_bonus", [pair[0] for pair in bonus])


# --- 9: wall fresco


def restored_segments(tables: Tables, columns: i64, rows: i64) -> list[int]:
    """The segments of the wall that are restored from the start, row by row."""
    known = [column + str(row + 1) for row in range(rows) for column in "ABCDEFGHI"[:columns]]
    words = list(tables.words("m9_wall", "restored", (1, len(known))))
    return different(tables, "m9_wall", "restored", words, known)


def wall_tiles(tables: Tables, segments: i64) -> tuple[WallTile, ...]:
    """A tile for each segment that is not restored: its paint and its income."""
    fronts, backs = LETTERS[BASIC:BLENDED], LETTERS[:BASIC]
    found: list[WallTile] = []
    for word in tables.words("m9_wall", "tiles", (WALL_TILES, WALL_TILES)):
        if re.fullmatch(f"[{fronts}][{backs}]", word) is None:
            raise tables.wrong("m9_wall", "tiles", f"needs a letter of {fronts} and one of {backs}, not {word[:20]!r}")
        found.append(WallTile(LETTERS.index(word[0]), LETTERS.index(word[1])))
    if len(found) != segments:
        raise tables.wrong("m9_wall", "", f"has {len(found)} tiles, but there are {segments} segments to restore")
    return tuple(found)


# --- 10: medico


def infections(tables: Tables) -> vec[i64]:
    """How many tiles infect each place, or the same again."""
    counts = tables.numbers("m10_medico", "infections", (INFECTED, INFECTED), 0, 99)
    if sum(counts) < FEWEST_INFECTIONS:
        problem = f"needs {FEWEST_INFECTIONS} tiles or more in all, not {sum(counts)}"
        raise tables.wrong("m10_medico", "infections", problem)
    return integers(counts)


# --- 12: dames


def rosary(tables: Tables, entry: str) -> vec[i64]:
    """The spaces of the score track with a dame; half of them are pink, half purple."""
    spaces = tables.numbers("m12_dames", entry, (2, MOST_DAMES), 1, 99)
    if len(spaces) % 2 != 0:
        raise tables.wrong("m12_dames", entry, f"needs an even number of spaces, not {len(spaces)}")
    return rising(tables, "m12_dames", entry, list(spaces))


# --- 13: catacombs


def treasures(tables: Tables) -> tuple[Treasure, ...]:
    """One treasure for each segment."""
    found: list[Treasure] = []
    for name in ("statue", "chalice"):
        for copies, points, thalers, mood in figures(tables, "m13_catacombs", name + "s", (0, SEGMENTS), "2 5 5 0"):
            found += [Treasure(name, 0, points, thalers, mood)] * copies
    for volume, copies, thalers, mood in figures(tables, "m13_catacombs", "scripts", (0, SEGMENTS), "1 3 2 3"):
        if not 1 <= volume <= MOST_VOLUMES:
            raise tables.wrong("m13_catacombs", "scripts", f"needs volumes from 1 to {MOST_VOLUMES}, not {volume}")
        found += [Treasure("script", volume, 0, thalers, mood)] * copies
    if len(found) != SEGMENTS:
        raise tables.wrong("m13_catacombs", "", f"has {len(found)} treasures, but there are {SEGMENTS} segments")
    return tuple(found)


def maps(tables: Tables) -> tuple[Chart, ...]:
    """The maps of all three hours, one after the other."""
    known = ceiling()
    found: list[Chart] = []
    for row, entry in enumerate(HOURS):
        for word in tables.words("m13_catacombs", entry, (0, MOST_MAPS)):
            found.append(Chart(row, different(tables, "m13_catacombs", entry, word.split(" "), known)))
    if not found:
        raise tables.wrong("m13_catacombs", "", f"has no maps; write one into {', '.join(HOURS)}")
    return tuple(found)


# --- 14: pews


def pews(tables: Tables) -> tuple[Pew, ...]:
    """Beams and points of each pew."""
    found: list[Pew] = []
    for needed, points in figures(tables, "m14_pews", "pews", (PEWS, PEWS), "1 2"):
        if not 1 <= needed <= MOST_BEAMS:
            raise tables.wrong("m14_pews", "pews", f"needs pews of 1 to {MOST_BEAMS} beams, not of {needed}")
        found.append(Pew(needed, points))
    return tuple(found)


def beams(tables: Tables, owner: Tables) -> vec[i64]:
    """The beams on each tile of the owner's market; it may lack a tile only if the table of beams is ours."""
    market = ["".join(sorted(tile.letters)) for tile in market_tiles(owner)]
    found = [0] * len(market)
    for word in tables.words("m14_pews", "market", (0, MOST_SLOTS)):
        match = re.fullmatch(rf"([{LETTERS[:BLENDED]}]{{1,3}}) ([1-9])", word)
        if match is None:
            raise tables.wrong("m14_pews", "market", f"a tile with beams is written like 'RY 1', not {word[:20]!r}")
        tile = "".join(sorted(match.group(1)))
        if tile in market:
            found[market.index(tile)] = int(match.group(2))
            market[market.index(tile)] = ""
        elif tables is owner:
            problem = f"names a tile that is not in the market, or names it twice: {word[:20]!r}"
            raise tables.wrong("m14_pews", "market", problem)
    return integers(found)
