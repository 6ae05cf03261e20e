"""What a seat knows of a position, as integers. In Sintra that is everything but the order of the bag.

Left out is what is printed, the same in every game on a side of the palace: values of windows, the broken-glass track,
ornaments. Where panes lie on joker fields follows from the strip's fields and from those that are empty.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from bottega.core.observation import ONE, SEATS, Piece, Writer, blank, first_seat, narrow, of_seats, size_of
from bottega.games.sintra.box import Components
from bottega.games.sintra.const import COLOURS, COUNT_SHIFT, NO_PANE, POSITIONS, ROUNDS, SOURCES, panes_of
from bottega.games.sintra.decision import (
    KEEP,
    LAY,
    TURN,
    colour_in_hand,
    count_in_hand,
    in_hand,
    position_of,
)
from bottega.games.sintra.state import SIDE_B, Column, Player, Sintra

VERSION: Final = 1

MOST_FACTORIES: Final[i64] = 9
QUESTIONS: Final[i64] = 4  # turn, place, lay, keep
PER_STRIP: Final[i64] = 27

# Numbers of a strip are kept with their places, in one.
PLACE_SHIFT: Final[i16] = 8
VALUE_MASK: Final[i16] = 255

TABLE: Final = [
    Piece("players", 3, "two, three or four play"),
    Piece("side_b", 1, "the palaces show side B"),
    Piece("round", ROUNDS, "the round"),
    Piece("over", 1, "the game is over"),
    Piece("indicator", ROUNDS * COLOURS, "the round indicator: for each round to come or under way its color"),
    Piece("factories", MOST_FACTORIES * COLOURS, "panes on each factory by color"),
    Piece("middle", COLOURS, "panes in the middle by color"),
    Piece("marker", 1, "the starting-player marker lies in the middle"),
    Piece("starter", SEATS, "who has that marker, or laid it there; the observer first"),
    Piece("bag", COLOURS, "panes in the bag by color, which everybody could count"),
    Piece("tower", COLOURS, "panes in the tower by color"),
    Piece("hand", COLOURS, "panes that were taken and are not placed yet"),
    Piece("question", QUESTIONS, "what is asked: a turn, a strip, panes for joker fields, a pane to keep"),
    Piece("position", POSITIONS, "the strip that is asked about"),
]

SEAT: Final = [
    Piece("plays", 1, "somebody sits here"),
    Piece("asked", 1, "they decide now"),
    Piece("score", 1, "their points"),
    Piece("points", len(SOURCES), "by source: " + ", ".join(SOURCES)),
    Piece("broken", 1, "the space of their marker on the broken-glass track"),
    Piece("lost", 1, "points lost by completed laps of that track"),
    Piece("glazier", POSITIONS, "where their glazier stands"),
    Piece(
        "strips",
        POSITIONS * PER_STRIP,
        "for each position from the left: empty fields by color (5), empty joker fields, panes on the strip by color "
        "(5), the back of a strip that was not turned yet: fields by color (5) and joker fields; the window: the "
        "color of its upper pane (5) and of its lower (5)",
    ),
]

LAYOUT: Final = TABLE + of_seats(SEAT)
SIZE: Final[i64] = size_of(LAYOUT)
TABLE_SIZE: Final[i64] = size_of(TABLE)
SEAT_SIZE: Final[i64] = size_of(SEAT)


def observe(s: Sintra, who: i64, w: Writer) -> None:
    """Write what `who` knows."""
    first = first_seat(who)
    observe_table(s, first, w)
    w.reaches(TABLE_SIZE, "Sintra's table")
    n: i64 = len(s.players)
    asked = s.to_move()
    seat: i64 = 0
    while seat < n:
        absolute = (first + seat) % n
        observe_seat(s, s.players[absolute], asked == absolute, w)
        seat += 1
    w.reaches(TABLE_SIZE + n * SEAT_SIZE, "Sintra's seats")


def observe_table(s: Sintra, first: i64, w: Writer) -> None:
    """What lies between the players."""
    n: i64 = len(s.players)
    w.one_hot(n - 2, 3)
    w.flag(s.side == SIDE_B)
    w.one_hot(s.round, ROUNDS)
    w.flag(s.over())
    observe_indicator(s, w)
    out = w.out
    at = w.at
    for factory in s.factories:
        write_panes(factory, out, at)
        at += COLOURS
    w.skip(MOST_FACTORIES * COLOURS)
    write_panes(s.middle, out, w.at)
    w.skip(COLOURS)
    w.flag(s.marker_in_middle)
    w.one_hot((s.starter - first + n) % n, SEATS)
    at = w.at
    write_panes(all_of(s.bag), out, at)
    write_panes(s.tower, out, at + COLOURS)
    panes = in_hand(s)
    write_panes(panes_of(colour_in_hand(panes), count_in_hand(panes)), out, at + 2 * COLOURS)
    w.at = at + 3 * COLOURS
    observe_question(s, w)


def observe_indicator(s: Sintra, w: Writer) -> None:
    """The colours of this round and those to come."""
    out = w.out
    at = w.at
    i: i64 = 0
    for colour in s.indicator:
        if i >= s.round:
            out[at + colour] = ONE
        at += COLOURS
        i += 1
    w.at = at


def observe_question(s: Sintra, w: Writer) -> None:
    """What is asked; all see it."""
    step = s.step()
    w.one_hot(step - TURN, QUESTIONS)
    if step == LAY:
        w.one_hot(position_of(s.argument()), POSITIONS)
    elif step == KEEP:
        w.one_hot(s.argument(), POSITIONS)
    else:
        w.skip(POSITIONS)


def observe_seat(s: Sintra, player: Player, asked: bool, w: Writer) -> None:
    """A player's palace and markers."""
    w.number(1)
    w.flag(asked)
    w.number(player.score)
    w.number(player.round_bonus)
    w.number(player.windows)
    w.number(player.left_panes)
    w.number(player.broken_glass)
    w.number(player.palace)
    w.number(player.broken)
    w.number(player.lost)
    w.one_hot(player.glazier, POSITIONS)
    out = w.out
    at = w.at
    for column in player.columns:
        if len(column.seen) == 0:
            column.seen = seen_of(column, s.box)
        for code in column.seen:
            out[at + i64(code >> PLACE_SHIFT)] = code & VALUE_MASK
        at += PER_STRIP
    w.at = at


def seen_of(column: Column, box: Components) -> vec[i16]:
    """A strip and the window below it, as observations have them: all numbers but 0, each with its place."""
    out = blank(PER_STRIP)
    if not column.removed():
        write_panes(column.pattern - column.panes + column.on_jokers, out, 0)
        out[5] = narrow(column.joker_room())
        write_panes(column.panes, out, 6)
        if column.upper == NO_PANE:
            write_panes(box.patterns[column.face ^ 1], out, 11)
            out[16] = narrow(box.jokers[column.face ^ 1])
    if column.upper != NO_PANE:
        out[17 + column.upper] = ONE
    if column.lower != NO_PANE:
        out[22 + column.lower] = ONE
    codes = vec[i16]()
    place: i16 = 0
    for value in out:
        if value > 0:
            codes = append(codes, place << PLACE_SHIFT | value)
        place += 1
    return codes


def all_of(colours: vec[i64]) -> i64:
    """Panes that lie in a row, as one number."""
    panes: i64 = 0
    for colour in colours:
        panes += panes_of(colour, 1)
    return panes


def write_panes(panes: i64, out: vec[i16], at: i64) -> None:
    """Panes by colour."""
    while panes > 0:
        out[at] = i16(panes & 255)
        panes >>= COUNT_SHIFT
        at += 1
