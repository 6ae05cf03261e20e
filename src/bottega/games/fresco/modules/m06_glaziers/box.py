"""The box of the module: glass, the bench and the windows."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.tables import Tables
from bottega.games.fresco.box import Components
from bottega.games.fresco.pieces import BaseBox, ModuleBox, ceiling_segments, integers

TABLE: Final = "m6_glass"
GLASS: Final = "YBRG"
PLACES: Final = 6  # on the bench
WINDOW_SEGMENTS: Final = 12
WINDOWS: Final = 18
MOST_PANES: Final = 3  # of a window
ENTRIES: Final[tuple[str, ...]] = ("tokens", "prices", "penalties", "bench", "segments", "windows")


class Window:
    """A glass window: its panes by colour, and what it is worth."""

    def __init__(self, letters: str, points: i64) -> None:
        self.letters: Final = letters
        self.panes: Final = integers([letters.count(letter) for letter in GLASS])
        self.points: Final[i64] = points


class GlassBox(ModuleBox):
    """Glass, the bench and the windows."""

    def __init__(self, tables: Tables, base: BaseBox) -> None:
        super().__init__()
        self.glass_tokens: Final = by_glass(tables, "tokens")
        self.glass_prices: Final = by_glass(tables, "prices")
        self.glass_penalties: Final = by_glass(tables, "penalties")
        self.bench: Final = bench(tables)
        self.window_segments: Final[i64] = ceiling_segments(tables, TABLE, WINDOW_SEGMENTS)
        self.windows: Final = windows(tables, self.glass_penalties)

    def values(self) -> tuple[object, ...]:
        return (
            [list(self.glass_tokens), list(self.glass_prices), list(self.glass_penalties)],
            list(self.bench),
            int(self.window_segments),
            [window.letters for window in self.windows],
        )


BOX: Final = GlassBox


def glass_box(box: Components) -> GlassBox:
    """What the box has for this module."""
    return cast(GlassBox, box.modules[6])


def by_glass(tables: Tables, entry: str) -> vec[i64]:
    """A number for each colour of glass."""
    return integers(tables.numbers(TABLE, entry, (len(GLASS), len(GLASS)), 0, 99))


def bench(tables: Tables) -> vec[i64]:
    """The price of each place; the first is free."""
    prices = tables.numbers(TABLE, "bench", (PLACES, PLACES), 0, 9)
    if prices[0] != 0:
        raise tables.wrong(TABLE, "bench", f"must start with 0, not {prices[0]}")
    return integers(prices)


def windows(tables: Tables, penalties: vec[i64]) -> tuple[Window, ...]:
    """The windows; each is worth half the penalties of its panes."""
    all_windows: list[Window] = []
    for word in tables.words(TABLE, "windows", (WINDOWS, WINDOWS)):
        if not 2 <= len(word) <= MOST_PANES or not set(word) <= set(GLASS):
            raise tables.wrong(TABLE, "windows", f"needs 2 or {MOST_PANES} letters of {GLASS}, not {word[:20]!r}")
        total = sum([penalties[GLASS.index(letter)] for letter in word])
        if total % 2 != 0:
            raise tables.wrong(TABLE, "windows", f"{word} has penalties of {total}, which cannot be halved")
        all_windows.append(Window(word, total // 2))
    return tuple(all_windows)
