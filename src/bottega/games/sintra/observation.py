"""What a seat knows of a position, as integers. In Sintra that is everything but the order of the bag.

Left out is what is printed, the same in every game on a side of the palace: values of windows, the broken-glass track,
ornaments. Where panes lie on joker fields follows from the strip's fields and from those that are empty.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.observation import SEATS, Piece, Writer, first_seat, of_seats, size_of
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


def observe(s: Sintra, who: i64, out: vec[i16], at: i64) -> None:
    """Write what `who` knows."""
    w = Writer(out, at, SIZE)
    observe_table(s, first_seat(who), w)
    w.reaches(at + TABLE_SIZE, "Sintra's table")
    n: i64 = len(s.players)
    asked = s.to_move()
    seat: i64 = 0
    while seat < n:
        absolute = (first_seat(who) + seat) % n
        observe_seat(s, s.players[absolute], asked == absolute, w)
        seat += 1
    w.reaches(at + TABLE_SIZE + n * SEAT_SIZE, "Sintra's seats")


def observe_table(s: Sintra, first: i64, w: Writer) -> None:
    """What lies between the players."""
    n: i64 = len(s.players)
    w.one_hot(n - 2, 3)
    w.flag(s.side == SIDE_B)
    w.one_hot(s.round, ROUNDS)
    w.flag(s.over())
    observe_indicator(s, w)
    for factory in s.factories:
        write_panes(w, factory)
    w.skip((MOST_FACTORIES - i64(len(s.factories))) * COLOURS)
    write_panes(w, s.middle)
    w.flag(s.marker_in_middle)
    w.one_hot((s.starter - first + n) % n, SEATS)
    for colour in s.bag:
        w.count(colour, COLOURS)
    w.skip(COLOURS)
    write_panes(w, s.tower)
    observe_question(s, w)


def observe_indicator(s: Sintra, w: Writer) -> None:
    """The colours of this round and those to come."""
    i: i64 = 0
    for colour in s.indicator:
        w.one_hot(colour if i >= s.round else NO_PANE, COLOURS)
        i += 1


def observe_question(s: Sintra, w: Writer) -> None:
    """What is asked; all see it."""
    panes = in_hand(s)
    write_panes(w, panes_of(colour_in_hand(panes), count_in_hand(panes)))
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
    for column in player.columns:
        observe_column(s, column, w)


def observe_column(s: Sintra, column: Column, w: Writer) -> None:
    """A strip and the window below it."""
    if column.removed():
        w.skip(17)
    else:
        write_panes(w, column.pattern - column.panes + column.on_jokers)
        w.number(column.joker_room())
        write_panes(w, column.panes)
        if column.upper == NO_PANE:
            write_panes(w, s.box.patterns[column.face ^ 1])
            w.number(s.box.jokers[column.face ^ 1])
        else:
            w.skip(6)
    w.one_hot(column.upper, COLOURS)
    w.one_hot(column.lower, COLOURS)


def write_panes(w: Writer, panes: i64) -> None:
    """Panes by colour."""
    out = w.out
    at = w.at
    w.at = at + COLOURS
    while panes > 0:
        out[at] = i16(panes & 255)
        panes >>= COUNT_SHIFT
        at += 1
