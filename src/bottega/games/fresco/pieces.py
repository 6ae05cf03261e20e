"""Pieces that several tables of the box describe: paints in a heap and fresco tiles."""

from collections.abc import Iterable
from importlib import resources
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottega.core.tables import Tables
from bottega.games.fresco.const import BASIC, BLENDED, LETTERS

MOST_SLOTS: Final = 16  # of the market


@mypyc_attr(acyclic=True)
class Heap:
    """Paints by colour that never change: a cost, or what a market tile shows."""

    def __init__(self, letters: str) -> None:
        self.counts: Final = integers([letters.count(letter) for letter in LETTERS])
        self.colours: Final = integers([paint for paint, letter in enumerate(LETTERS) if letter in letters])
        self.letters: Final = letters


@mypyc_attr(acyclic=True)
class Tile:
    """A fresco tile; its seals are the blended colours on its front, one bit each: orange, green, purple."""

    def __init__(self, value: i64, cost: str) -> None:
        self.value: Final[i64] = value
        self.cost: Final = Heap(cost)
        self.seals: Final[i64] = sum(1 << bit for bit, letter in enumerate(LETTERS[BASIC:BLENDED]) if letter in cost)


def standard_tables() -> Tables:
    """The tables of the box as this package knows it."""
    text = resources.files("bottega.games.fresco").joinpath("box.toml").read_text("utf-8")
    return Tables(text, "fresco/box.toml")


def integers(numbers: Iterable[int]) -> vec[i64]:
    found = vec[i64]()
    for number in numbers:
        found = append(found, number)
    return found


def paints(
    tables: Tables, table: str, entry: str, value: object, fewest: int, most: int, known: str = LETTERS[:BLENDED]
) -> str:
    """Some paints as letters, basic and blended ones unless others are known."""
    word = tables.word(table, entry, value)
    if not set(word) <= set(known) or not fewest <= len(word) <= most:
        raise tables.wrong(table, entry, f"needs {fewest} to {most} letters of {known}, not {word[:20]!r}")
    return word


def blend(tables: Tables, table: str, letter: str, known: str) -> tuple[int, int]:
    """The two paints that make another."""
    word = tables.word(table, letter, tables.value(table, letter))
    if len(word) != 2 or word[0] == word[1] or not set(word) <= set(known):
        raise tables.wrong(table, letter, f"needs two different letters of {known}, not {word[:20]!r}")
    return LETTERS.index(word[0]), LETTERS.index(word[1])


def market_tiles(tables: Tables) -> tuple[Heap, ...]:
    words = tables.words("market", "tiles", (1, MOST_SLOTS))
    return tuple(Heap(paints(tables, "market", "tiles", word, 1, 3)) for word in words)


def fresco_tiles(tables: Tables, table: str, count: int, known: str = LETTERS[:BLENDED]) -> tuple[Tile, ...]:
    """Value and cost of each tile."""
    found: list[Tile] = []
    for text in tables.words(table, "tiles", (count, count)):
        value, space, cost = text.partition(" ")
        if not space or not value.isascii() or not value.isdigit() or not 1 <= len(value) <= 2:
            raise tables.wrong(table, "tiles", f"a tile is written like '7 OGY', not {text[:20]!r}")
        found.append(Tile(int(value), paints(tables, table, "tiles", cost, 1, 6, known)))
    return tuple(found)
