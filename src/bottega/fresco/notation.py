"""Moves as short text and back.

Waking up `6:00`; planning `M2`, `C1`, `S0`, `W1`, `T1`, one after the other (market, cathedral, studio, workshop,
theater; `D` is the final round's second cathedral); at the market `2.3` (buy tile 3 of booth 2) and `X2` (close booth
2); at the cathedral `C3` (restore), `>B2` (bishop) and `=RYG` (altar); at the workshop `O2` (blend two orange); `-`
(nothing more); on a taken space `A` or `B` (ahead, behind). Leonardo closes `X2` and walks to `C3`.
"""

import re
from typing import Final

from mypy_extensions import i64

from bottega.core.errors import BadNotation
from bottega.fresco.cathedral import ALTAR, AT_CATHEDRAL, BISHOP, FORGO, PAYMENTS, SEGMENT
from bottega.fresco.const import LETTERS, SIDE, segment_name
from bottega.fresco.market import AT_MARKET, BUY, CLOSE, STOP, booth_of
from bottega.fresco.modules.m00_leonardo import LEONARDO_CLOSES, LEONARDO_WALKS
from bottega.fresco.round import PLAN, WAKE
from bottega.fresco.scoring import AHEAD, BEHIND
from bottega.fresco.state import TAKEN_SPACE, Fresco
from bottega.fresco.workshop import AT_WORKSHOP, PAINT

FRONT: Final = "MCSWT"  # letters of the sheet's columns
BACK: Final = "MCSWD"

EXAMPLES: Final[dict[int, str]] = {
    WAKE: "6:00",
    PLAN: "M2",
    AT_MARKET: "2.3, X2 or -",
    AT_CATHEDRAL: "C3, >B2, =RYG or -",
    AT_WORKSHOP: "O2",
    TAKEN_SPACE: "A or B",
    LEONARDO_CLOSES: "X2",
    LEONARDO_WALKS: "C3",
}


def write(s: Fresco, move: i64) -> str:
    """A move of the current decision."""
    step = s.step()
    if step == WAKE:
        return f"{s.box.times[move]}:00"
    if step == PLAN:
        return (BACK if s.final else FRONT)[s.argument()] + str(move)
    if step == AT_MARKET:
        return write_market(s, move)
    if step == AT_CATHEDRAL:
        return write_cathedral(move)
    if step == AT_WORKSHOP:
        return LETTERS[s.argument() // PAINT] + str(move)
    if step == TAKEN_SPACE:
        return "A" if move == AHEAD else "B"
    if step == LEONARDO_CLOSES:
        return f"X{move + 1}"
    return segment_name(move)


def write_market(s: Fresco, move: i64) -> str:
    if move == STOP:
        return "-"
    if move < BUY:
        return f"X{move - CLOSE + 1}"
    booth = booth_of(s, move - BUY)
    return f"{booth + 1}.{move - BUY - sum(s.booths[:booth]) + 1}"


def write_cathedral(move: i64) -> str:
    if move == FORGO:
        return "-"
    if move >= ALTAR:
        return "=" + PAYMENTS[move - ALTAR].letters
    if move >= BISHOP:
        return ">" + segment_name(move - BISHOP)
    return segment_name(move - SEGMENT)


def read(s: Fresco, text: str) -> int:
    """The move that the text names in the current decision, legal or not."""
    if s.over():
        raise BadNotation("the game is over; no move can follow")
    step = int(s.step())
    word = text.strip().upper()
    move = read_word(s, step, word) if word.isascii() else None
    if move is None:
        raise BadNotation(f"{text[:20]!a} does not answer the question; write a move like {EXAMPLES[step]}")
    return move


def read_word(s: Fresco, step: int, word: str) -> int | None:
    """The move, or None if the word names none."""
    if step == WAKE:
        times = [f"{time}:00" for time in s.box.times]
        return times.index(word) if word in times else None
    if step == PLAN:
        found = re.fullmatch(f"{(BACK if s.final else FRONT)[s.argument()]}([0-3])", word)
        return int(found.group(1)) if found else None
    if step == AT_MARKET:
        return read_market(s, word)
    if step == AT_CATHEDRAL:
        return read_cathedral(word)
    if step == AT_WORKSHOP:
        found = re.fullmatch(f"{LETTERS[s.argument() // PAINT]}([0-9])", word)
        return int(found.group(1)) if found else None
    if step == TAKEN_SPACE:
        return {"A": int(AHEAD), "B": int(BEHIND)}.get(word)
    if step == LEONARDO_CLOSES:
        found = re.fullmatch("X([1-4])", word)
        return int(found.group(1)) - 1 if found else None
    return read_segment(word)


def read_market(s: Fresco, word: str) -> int | None:
    if word == "-":
        return int(STOP)
    closed = re.fullmatch("X([1-4])", word)
    if closed:
        return int(CLOSE) + int(closed.group(1)) - 1
    bought = re.fullmatch(r"([1-4])\.([1-9][0-9]?)", word)
    if not bought:
        return None
    booth, slot = int(bought.group(1)) - 1, int(bought.group(2)) - 1
    if booth >= len(s.booths) or slot >= s.booths[booth]:
        return None
    return int(BUY) + sum(s.booths[:booth]) + slot


def read_cathedral(word: str) -> int | None:
    if word == "-":
        return int(FORGO)
    if word.startswith("="):
        for number, payment in enumerate(PAYMENTS):
            if sorted(payment.letters) == sorted(word[1:]):
                return int(ALTAR) + number
        return None
    segment = read_segment(word.removeprefix(">"))
    if segment is None:
        return None
    return segment + int(BISHOP if word.startswith(">") else SEGMENT)


def read_segment(word: str) -> int | None:
    """A segment by its name."""
    if not re.fullmatch("[A-E][1-5]", word):
        return None
    return "ABCDE".index(word[0]) + int(SIDE) * (int(word[1]) - 1)
