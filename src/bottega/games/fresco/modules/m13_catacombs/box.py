"""The box of the module: treasures and maps."""

from typing import Final, cast

from mypy_extensions import i64

from bottega.core.tables import Tables
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import SEGMENTS
from bottega.games.fresco.pieces import BaseBox, ModuleBox, ceiling, different, figures, integers

TABLE: Final = "m13_catacombs"
HOURS: Final = ("maps_5", "maps_6", "maps_7")  # the first rows of the hostel
MOST_VOLUMES: Final[i64] = 9
MOST_MAPS: Final = 20  # of an hour
ENTRIES: Final[tuple[str, ...]] = ("statues", "chalices", "scripts", "maps_5", "maps_6", "maps_7", "map_price")


class Treasure:
    """A treasure of the catacombs: a statue, a chalice, or a volume of the scripts."""

    def __init__(self, name: str, volume: i64, points: i64, thalers: i64, mood: i64) -> None:
        self.name: Final = name
        self.volume: Final[i64] = volume
        self.points: Final[i64] = points
        self.thalers: Final[i64] = thalers
        self.mood: Final[i64] = mood


class Chart:
    """A map of some rooms, sold at one row of the hostel."""

    def __init__(self, row: i64, rooms: list[int]) -> None:
        self.row: Final[i64] = row
        self.rooms: Final = integers(rooms)


class CatacombsBox(ModuleBox):
    """Treasures and maps."""

    def __init__(self, tables: Tables, base: BaseBox) -> None:
        super().__init__()
        self.treasures: Final = treasures(tables)
        self.maps: Final = maps(tables)
        self.map_price: Final[i64] = tables.number(TABLE, "map_price", 0, 99)

    def values(self) -> tuple[object, ...]:
        return (
            [treasure_values(treasure) for treasure in self.treasures],
            [chart_values(chart) for chart in self.maps],
            int(self.map_price),
        )


BOX: Final = CatacombsBox


def catacombs_box(box: Components) -> CatacombsBox:
    """What the box has for this module."""
    return cast(CatacombsBox, box.modules[13])


def treasure_values(treasure: Treasure) -> tuple[object, ...]:
    gifts = (int(treasure.points), int(treasure.thalers), int(treasure.mood))
    return (treasure.name, int(treasure.volume), gifts)


def chart_values(chart: Chart) -> tuple[object, ...]:
    return (int(chart.row), list(chart.rooms))


def treasures(tables: Tables) -> tuple[Treasure, ...]:
    """One treasure for each segment."""
    all_treasures: list[Treasure] = []
    for name in ("statue", "chalice"):
        for copies, points, thalers, mood in figures(tables, TABLE, name + "s", (0, SEGMENTS), "2 5 5 0"):
            all_treasures += [Treasure(name, 0, points, thalers, mood)] * copies
    for volume, copies, thalers, mood in figures(tables, TABLE, "scripts", (0, SEGMENTS), "1 3 2 3"):
        if not 1 <= volume <= MOST_VOLUMES:
            raise tables.wrong(TABLE, "scripts", f"needs volumes from 1 to {MOST_VOLUMES}, not {volume}")
        all_treasures += [Treasure("script", volume, 0, thalers, mood)] * copies
    if len(all_treasures) != SEGMENTS:
        raise tables.wrong(TABLE, "", f"has {len(all_treasures)} treasures, but there are {SEGMENTS} segments")
    return tuple(all_treasures)


def maps(tables: Tables) -> tuple[Chart, ...]:
    """The maps of all three hours, one after the other."""
    known = ceiling()
    charts: list[Chart] = []
    for row, entry in enumerate(HOURS):
        for word in tables.words(TABLE, entry, (0, MOST_MAPS)):
            charts.append(Chart(row, different(tables, TABLE, entry, word.split(" "), known)))
    if not charts:
        raise tables.wrong(TABLE, "", f"has no maps; write one into {', '.join(HOURS)}")
    return tuple(charts)
