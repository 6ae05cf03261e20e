"""Moves as short text and back.

Waking up `6:00`; planning `M2`, `C1`, `S0`, `W1`, `T1`, one after the other (market, cathedral, studio, workshop,
theater; `D` is the final round's second cathedral; `C2+1` with an ill one), before that action tiles, `@S` (on the
studio) or `-`, and with the Medico after it `N@S` (the neutral one is at the studio); at the market `2.3` (buy tile 3
of booth 2) and `X2` (close booth 2); at the cathedral `C3` (restore), `>B2` (bishop) and `=RYG` (altar); at the
workshop `O2` (blend two orange); at the theater, with the Medico, `T1` (one lifts the mood); `-` (nothing more); on a
taken space `A` or `B` (ahead, behind). Leonardo closes `X2` and walks to `C3`. Modules write their own moves; see
docs/notation.md.
"""

import re
from typing import Final

from mypy_extensions import i64

from bottega.core.errors import BadNotation
from bottega.core.messages import msg, quotable
from bottega.games.fresco.action_tile import COVER, KEEP, ON_COLUMN
from bottega.games.fresco.const import LETTERS, read_segment, segment_name
from bottega.games.fresco.module import FIRST_STEP, MOVES_EACH, STEPS_EACH, Module
from bottega.games.fresco.modules.m00_leonardo import LEONARDO_CLOSES
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL, BISHOP, FORGO, PAY_ALTAR, PAYMENTS, SEGMENT
from bottega.games.fresco.places.market import AT_MARKET, BUY, CLOSE, STOP, read_slot, slot_name
from bottega.games.fresco.places.plan import ILL_EACH, PLACE_NEUTRAL, PLAN
from bottega.games.fresco.places.round import WAKE
from bottega.games.fresco.places.scoring import AHEAD, BEHIND
from bottega.games.fresco.places.studio import AT_STUDIO
from bottega.games.fresco.places.theater import AT_THEATER, CHEER, DONE
from bottega.games.fresco.places.workshop import AT_WORKSHOP, BEFORE, PAINT
from bottega.games.fresco.state import TAKEN_SPACE, Fresco

FRONT: Final = "MCSWT"  # letters of the sheet's columns
BACK: Final = "MCSWD"


def step_owner(s: Fresco, step: i64) -> Module | None:
    """The module whose step asks; None for the base game and Leonardo's."""
    if step < FIRST_STEP + STEPS_EACH:
        return None
    return s.rules.by_number[(step - FIRST_STEP) // STEPS_EACH]


def write(s: Fresco, move: i64) -> str:
    """A move of the current decision."""
    step = s.step()
    if move >= MOVES_EACH:
        return s.rules.by_number[move // MOVES_EACH].write(s, move % MOVES_EACH)
    owner = step_owner(s, step)
    if owner is not None:
        return owner.write(s, move)
    if step == WAKE:
        return f"{s.box.times[move]}:00"
    if step == COVER:
        return "-" if move == KEEP else "@" + sheet(s)[move - ON_COLUMN]
    if step == PLAN:
        ill = f"+{move // ILL_EACH}" if move >= ILL_EACH else ""
        return sheet(s)[s.argument()] + str(move % ILL_EACH) + ill
    if step == PLACE_NEUTRAL:
        return "N@" + sheet(s)[move]
    if step == AT_MARKET:
        return write_market(s, move)
    if step == AT_CATHEDRAL:
        return write_cathedral(move)
    if step == AT_STUDIO:
        return "-"
    if step == AT_THEATER:
        return "-" if move == DONE else f"T{move - CHEER}"
    if step == AT_WORKSHOP:
        paint = s.argument() // PAINT % PAINT
        return "-" if paint == BEFORE else LETTERS[paint] + str(move)
    if step == TAKEN_SPACE:
        return "A" if move == AHEAD else "B"
    if step == LEONARDO_CLOSES:
        return f"X{move + 1}"
    return segment_name(move)


def sheet(s: Fresco) -> str:
    """The letters of the columns."""
    return BACK if s.final else FRONT


def write_market(s: Fresco, move: i64) -> str:
    if move == STOP:
        return "-"
    if move < BUY:
        return f"X{move - CLOSE + 1}"
    return slot_name(s, move - BUY)


def write_cathedral(move: i64) -> str:
    if move == FORGO:
        return "-"
    if move >= PAY_ALTAR:
        return "=" + PAYMENTS[move - PAY_ALTAR].letters
    if move >= BISHOP:
        return ">" + segment_name(move - BISHOP)
    return segment_name(move - SEGMENT)


def read(s: Fresco, text: str) -> int:
    """The move that the text names in the current decision, legal or not."""
    if s.over():
        raise BadNotation(msg("move-over"))
    word = text.strip().upper()
    move = read_word(s, word) if word.isascii() else None
    if move is None:
        raise BadNotation(msg("move-unclear", text=quotable(text[:20]), like=examples(s)))
    return move


def examples(s: Fresco) -> str:
    """A move of each form that answers the question."""
    forms: dict[str, str] = {}
    for option in s.options:
        text = write(s, option)
        forms.setdefault(re.sub("[0-9]", "0", re.sub("[A-Z]+", "A", text)), text)
    return ", ".join(forms.values())


def read_word(s: Fresco, word: str) -> int | None:
    """The move, or None if the word names none."""
    owner = step_owner(s, s.step())
    move = read_base(s, int(s.step()), word) if owner is None else owner.read(s, word)
    if move is not None:
        return move
    for module in s.rules.moves_at if is_place(s) else []:
        move = module.read(s, word)
        if move is not None:
            return module.number * int(MOVES_EACH) + move
    return None


def is_place(s: Fresco) -> bool:
    """Does a place ask, where modules may add moves?"""
    step = s.step()
    if step in (AT_MARKET, AT_CATHEDRAL, AT_STUDIO, AT_THEATER, AT_WORKSHOP):
        return True
    return step in [module.workshop_step() for module in s.rules.workshop_step]


def read_base(s: Fresco, step: int, word: str) -> int | None:
    """A move of the base game."""
    if step == WAKE:
        times = [f"{time}:00" for time in s.box.times]
        return times.index(word) if word in times else None
    if step == COVER:
        if word == "-":
            return int(KEEP)
        return int(ON_COLUMN) + sheet(s).index(word[1]) if re.fullmatch(f"@[{sheet(s)}]", word) else None
    if step == PLAN:
        found = re.fullmatch(f"{sheet(s)[s.argument()]}([0-3])(?:[+]([0-3]))?", word)
        return int(found[1]) + int(ILL_EACH) * int(found[2] or 0) if found else None
    if step == PLACE_NEUTRAL:
        return sheet(s).index(word[2]) if re.fullmatch(f"N@[{sheet(s)}]", word) else None
    if step == AT_MARKET:
        return read_market(s, word)
    if step == AT_CATHEDRAL:
        return read_cathedral(word)
    if step == AT_STUDIO:
        return 0 if word == "-" else None
    if step == AT_THEATER:
        found = re.fullmatch("T([0-3])", word)
        return int(CHEER) + int(found[1]) if found else int(DONE) if word == "-" else None
    if step == AT_WORKSHOP:
        return read_workshop(word, s.argument() // PAINT % PAINT)
    if step == TAKEN_SPACE:
        return {"A": int(AHEAD), "B": int(BEHIND)}.get(word)
    if step == LEONARDO_CLOSES:
        found = re.fullmatch("X([1-4])", word)
        return int(found[1]) - 1 if found else None
    return read_segment(word)


def read_market(s: Fresco, word: str) -> int | None:
    if word == "-":
        return int(STOP)
    closed = re.fullmatch("X([1-4])", word)
    if closed:
        return int(CLOSE) + int(closed[1]) - 1
    slot = read_slot(s, word)
    return None if slot is None else int(BUY) + slot


def read_cathedral(word: str) -> int | None:
    if word == "-":
        return int(FORGO)
    if word.startswith("="):
        for number, payment in enumerate(PAYMENTS):
            if sorted(payment.letters) == sorted(word[1:]):
                return int(PAY_ALTAR) + number
        return None
    segment = read_segment(word.removeprefix(">"))
    if segment is None:
        return None
    return segment + int(BISHOP if word.startswith(">") else SEGMENT)


def read_workshop(word: str, paint: i64) -> int | None:
    if paint == BEFORE:
        return 0 if word == "-" else None
    found = re.fullmatch(f"{LETTERS[paint]}([0-9])", word)
    return int(found[1]) if found else None
