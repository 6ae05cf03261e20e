"""Words that texts of the base game and of the modules share: symbols, which each language has its own words for."""

from typing import Final

from mypy_extensions import i64

from bottega.games.fresco.const import LAST_COLUMN, PAINT_NAMES, PLACE_NAMES

PAINT_WORDS: Final = tuple([f"paint-{name}" for name in PAINT_NAMES])
PLACE_WORDS: Final = tuple([f"place-{name}" for name in PLACE_NAMES])
BOOTHS: Final = ("I", "II", "III", "IV")
SECOND_CATHEDRAL: Final = "place-second-cathedral"


def column_word(column: i64, final: bool) -> str:
    """The place at a column of the sheet's front, or of its back in the final round."""
    return SECOND_CATHEDRAL if final and column == LAST_COLUMN else PLACE_WORDS[column]


def tile_word(module: i64) -> str:
    """The action tile of a module, as a symbol."""
    return f"tile-{module}"


def module_page(number: i64) -> str:
    """The page of the rules about a module."""
    return f"m{number:02d}"


def module_title(number: i64) -> str:
    """A module's name, as a symbol."""
    return f"m{number:02d}-title"
