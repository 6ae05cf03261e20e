"""Words and numbers of Fresco that no component table changes."""

from typing import Final

from mypy_extensions import i64

# Paints.
PAINTS: Final[i64] = 8
LETTERS: Final = "RYBOGPKN"
PAINT_NAMES: Final = ("red", "yellow", "blue", "orange", "green", "purple", "pink", "brown")
BASIC: Final[i64] = 3  # paints 0 to 2 are basic
BLENDED: Final[i64] = 6  # paints 3 to 5 are blended
ORANGE: Final[i64] = 3

# Places, and the columns of the action sheet: its front, and its back in the final round.
MARKET: Final[i64] = 0
CATHEDRAL: Final[i64] = 1
STUDIO: Final[i64] = 2
WORKSHOP: Final[i64] = 3
THEATER: Final[i64] = 4
PLACES: Final[i64] = 5
PLACE_NAMES: Final = ("market", "cathedral", "studio", "workshop", "theater")
COLUMNS: Final[i64] = 5
SPACES: Final[i64] = 3  # for apprentices in each column
SPACES_NARROWED: Final[i64] = 1  # where a piece covers the two lower ones
LAST_COLUMN: Final[i64] = 4

# Kinds of apprentices on the sheet.
HEALTHY: Final[i64] = 0
ILL: Final[i64] = 1
KINDS: Final[i64] = 2

HIGHEST: Final = 31  # number of a module; those above 17 are free for your own

# The ceiling.
SIDE: Final[i64] = 5
SEGMENTS: Final[i64] = 25
MIDDLE: Final[i64] = 12
RESTORED: Final[i64] = -1
ALTAR: Final[i64] = -1  # in place of a segment
TILES: Final[i64] = 32  # at most: 25 of the base game, and what modules add

ROWS: Final[i64] = 5  # of the hostel
MARKERS: Final[i64] = 8  # at most, on the score track and in the hostel

EMPTY: Final[i64] = -1  # a slot, a row: nobody and nothing

START_SPACES: Final = (-3, -2, -1, 0)  # S1 to S4 on the score track

# Numbers printed in the booklets.
BISHOP_HERE: Final[i64] = 3
BISHOP_NEAR: Final[i64] = 2
BISHOP_STEP: Final[i64] = 1  # thaler
ALTAR_BASIC: Final[i64] = 2
ALTAR_BLENDED: Final[i64] = 6
STUDIO_PAY: Final[i64] = 3
THEATER_MOOD: Final[i64] = 2
LAST_TILES: Final[i64] = 6  # so many tiles or fewer left: the final round
LAST_ROUND: Final[i64] = 30  # ruling 3.11
THALERS_PER_POINT: Final[i64] = 2

# Where points come from. `track`: spaces won or lost because a space was taken.
SOURCES: Final = ("segments", "bishop", "altar", "money", "track")
SEGMENT_POINTS: Final[i64] = 0
BISHOP_POINTS: Final[i64] = 1
ALTAR_POINTS: Final[i64] = 2
MONEY_POINTS: Final[i64] = 3
TRACK_POINTS: Final[i64] = 4


def for_marker(subject: i64, marker: i64) -> i64:
    """The argument of a task that concerns a marker and something else: a segment, a space, points, a column."""
    return subject * MARKERS + marker


def marker_of(arg: i64) -> i64:
    """The marker in such an argument."""
    return arg % MARKERS


def subject_of(arg: i64) -> i64:
    """What else is in such an argument."""
    return arg // MARKERS


def bit(number: i64) -> i64:
    """A mask with this bit alone. It is doubled, because a compiled `1 << number` would be 32 bits wide."""
    mask: i64 = 1
    while number > 0:
        mask += mask
        number -= 1
    return mask


def segment_name(segment: i64) -> str:
    """`C3` for the middle."""
    return "ABCDE"[segment % SIDE] + str(segment // SIDE + 1)


def near(one: i64, other: i64) -> bool:
    """Do two segments touch, also at a corner?"""
    rows = one // SIDE - other // SIDE
    columns = one % SIDE - other % SIDE
    return one != other and -1 <= rows <= 1 and -1 <= columns <= 1


def orthogonal(one: i64, other: i64) -> bool:
    """Do two segments share an edge?"""
    return near(one, other) and (one // SIDE == other // SIDE or one % SIDE == other % SIDE)
