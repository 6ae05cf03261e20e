"""Words and numbers of the box that no component table changes, and panes as one number."""

from typing import Final

from mypy_extensions import i64

COLOURS: Final[i64] = 5
COLOUR_NAMES: Final = ("pink", "white", "orange", "blue", "yellow")
LETTERS: Final = "PWOBY"
JOKER: Final = "J"
PANE_WORDS: Final = tuple([f"pane-{name}" for name in COLOUR_NAMES])  # symbols, which each language has its words for

POSITIONS: Final[i64] = 8  # strips, and windows below them
FIELDS: Final[i64] = 5  # on a strip
ROUNDS: Final[i64] = 6
PER_FACTORY: Final[i64] = 4
LEFT_PANES_PER_POINT: Final[i64] = 3

NO_PANE: Final[i64] = -1

# Where points come from.
SOURCES: Final = ("round_bonus", "windows", "left_panes", "broken_glass", "palace")
SOURCE_WORDS: Final = tuple([f"source-{name}" for name in SOURCES])
ROUND_BONUS: Final[i64] = 0
WINDOWS: Final[i64] = 1
LEFT_PANES: Final[i64] = 2
BROKEN_GLASS: Final[i64] = 3
PALACE: Final[i64] = 4  # ornaments on side A, complete windows times best colour on side B

# Panes are one number that counts them by colour, a byte each: so they add and subtract.
COUNT_SHIFT: Final[i64] = 8
COUNT_MASK: Final[i64] = 255


def panes_of(colour: i64, n: i64) -> i64:
    """So many panes of one colour."""
    return n << colour * COUNT_SHIFT


def count(panes: i64, colour: i64) -> i64:
    """How many of the panes have a colour."""
    return panes >> colour * COUNT_SHIFT & COUNT_MASK


def size(panes: i64) -> i64:
    """How many panes these are."""
    total: i64 = 0
    while panes:
        total += panes & COUNT_MASK
        panes >>= COUNT_SHIFT
    return total


def counts(panes: i64) -> list[int]:
    """The panes as a list, one number a colour."""
    return [count(panes, colour) for colour in range(COLOURS)]


def letters(panes: i64) -> str:
    """The panes as letters, in the order of the colours: 'PPO'."""
    return "".join(LETTERS[colour] * count(panes, colour) for colour in range(COLOURS))
