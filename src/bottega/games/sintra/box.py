"""The box of Sintra, read from its component table and checked."""

import hashlib
from importlib import resources
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.provenance import Provenance
from bottega.core.tables import Tables, read_tables
from bottega.games.sintra.const import COLOUR_NAMES, FIELDS, JOKER, LETTERS, POSITIONS, panes_of

JOKER_FIELDS: Final = 2  # on one side of one strip

ENTRIES: Final[dict[str, tuple[str, ...]]] = {
    "panes": ("colours", "per_colour"),
    "factories": ("2", "3", "4"),
    "strips": ("sides",),
    "palace": ("window_values_a", "window_values_b", "ornaments_a", "ornament_points"),
    "broken_glass": ("track",),
}


class Components:
    """The numbers on the pieces. Side `i` of strip `n` has index `2 * n + i` in `fields`."""

    def __init__(self, tables: Tables) -> None:
        tables.only(ENTRIES)
        check_colours(tables)
        self.source: Final = tables.source
        self.per_colour: Final[i64] = tables.number("panes", "per_colour", 2, 50)
        self.factories: Final = tuple(tables.number("factories", str(n), 1, 9) for n in (2, 3, 4))
        self.fields: Final = strip_sides(tables)
        self.values_a: Final = window_values(tables, "window_values_a")
        self.values_b: Final = window_values(tables, "window_values_b")
        self.ornaments: Final = ornaments(tables)
        self.ornament_points: Final = ornament_points(tables)
        self.losses: Final = broken_glass_track(tables)
        self.patterns: Final = integers([pattern(side) for side in self.fields])
        self.jokers: Final = integers([side.count(JOKER) for side in self.fields])
        self.fingerprint: Final = hashlib.sha256(repr(self.values()).encode()).hexdigest()[:12]
        standard = standard_tables()
        self.own: Final = "" if tables.text == standard.text else tables.text  # the text, if it is not ours
        self.provenance: Final = Provenance(tables, standard, {}, {})

    def values(self) -> tuple[object, ...]:
        """Everything the table says, in a fixed order."""
        return (
            int(self.per_colour),
            self.factories,
            self.fields,
            list(self.values_a),
            list(self.values_b),
            self.ornaments,
            list(self.ornament_points),
            list(self.losses),
        )

    def last_space(self) -> i64:
        """The last space of the broken-glass track."""
        return len(self.losses) - 1


def standard() -> Components:
    """The box as this package knows it."""
    return Components(standard_tables())


def standard_tables() -> Tables:
    """The tables of the box as this package knows it."""
    text = resources.files("bottega.games.sintra").joinpath("box.toml").read_text("utf-8")
    return Tables(text, "sintra/box.toml")


def load(table: Path | Tables) -> Components:
    """A box as its owner knows it."""
    return Components(table if isinstance(table, Tables) else read_tables(table))


def check_colours(tables: Tables) -> None:
    names = tables.words("panes", "colours", (len(COLOUR_NAMES), len(COLOUR_NAMES)))
    if names != COLOUR_NAMES:
        raise tables.wrong("panes", "colours", f"must be, in this order: {', '.join(COLOUR_NAMES)}")


def strip_sides(tables: Tables) -> tuple[str, ...]:
    """The fields of all sides, each a word of five letters."""
    sides: list[str] = []
    jokers: list[str] = []
    strips = tables.items("strips", "sides", tables.value("strips", "sides"), (POSITIONS, POSITIONS))
    for strip in strips:
        for side in tables.items("strips", "sides", strip, (2, 2)):
            word = tables.word("strips", "sides", side)
            if len(word) != FIELDS or not set(word) <= set(LETTERS + JOKER):
                raise tables.wrong("strips", "sides", f"a side is five letters of {LETTERS}{JOKER}, not {word[:20]!r}")
            sides.append(word)
            if JOKER in word:
                jokers.append(word)
    if len(jokers) != 1 or jokers[0].count(JOKER) != JOKER_FIELDS:
        raise tables.wrong("strips", "sides", f"exactly one side has {JOKER_FIELDS} jokers, not {len(jokers)} sides")
    return tuple(sides)


def window_values(tables: Tables, entry: str) -> vec[i64]:
    return integers(list(tables.numbers("palace", entry, (POSITIONS, POSITIONS), 0, 50)))


def ornaments(tables: Tables) -> tuple[tuple[int, int], ...]:
    """The two windows around each ornament."""
    pairs: list[tuple[int, int]] = []
    for pair in tables.items("palace", "ornaments_a", tables.value("palace", "ornaments_a"), (4, 4)):
        windows: list[Any] = tables.items("palace", "ornaments_a", pair, (2, 2))
        left = tables.within("palace", "ornaments_a", windows[0], 0, POSITIONS - 1)
        right = tables.within("palace", "ornaments_a", windows[1], 0, POSITIONS - 1)
        if left == right:
            raise tables.wrong(
                "palace", "ornaments_a", f"an ornament stands between two windows, not [{left}, {right}]"
            )
        pairs.append((left, right))
    return tuple(pairs)


def ornament_points(tables: Tables) -> vec[i64]:
    """Points for 0, 1, 2, 3 and 4 filled halves."""
    points = tables.numbers("palace", "ornament_points", (5, 5), 0, 50)
    if list(points) != sorted(points):
        raise tables.wrong("palace", "ornament_points", "must not fall from one number to the next")
    return integers(list(points))


def broken_glass_track(tables: Tables) -> vec[i64]:
    """The points lost on each space, as positive numbers."""
    track = tables.numbers("broken_glass", "track", (2, 30), -99, 0)
    if track[0] != 0 or list(track) != sorted(set(track), reverse=True):
        raise tables.wrong("broken_glass", "track", "must begin with 0 and fall from space to space")
    return integers([-loss for loss in track])


def pattern(side: str) -> i64:
    """The coloured fields of a side: the panes it wants."""
    wanted: i64 = 0
    for letter in side:
        if letter != JOKER:
            wanted += panes_of(LETTERS.index(letter), 1)
    return wanted


def integers(items: list[int]) -> vec[i64]:
    """A list as a vector the engine can read fast."""
    vector = vec[i64]()
    for item in items:
        vector = append(vector, item)
    return vector
