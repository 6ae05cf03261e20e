"""Where on the board a move belongs."""

from typing import Final

from mypy_extensions import i64

from bottega.games.fresco.action_tile import COVER, KEEP, ON_COLUMN
from bottega.games.fresco.const import LETTERS
from bottega.games.fresco.module import MOVES_EACH
from bottega.games.fresco.modules.m00_leonardo import LEONARDO_CLOSES
from bottega.games.fresco.notation import step_owner
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL, BISHOP, FORGO, PAY_ALTAR, SEGMENT
from bottega.games.fresco.places.market import AT_MARKET, BUY, CLOSE, STOP
from bottega.games.fresco.places.plan import PLACE_NEUTRAL, PLAN
from bottega.games.fresco.places.round import WAKE
from bottega.games.fresco.places.studio import AT_STUDIO
from bottega.games.fresco.places.theater import AT_THEATER
from bottega.games.fresco.places.workshop import AT_WORKSHOP, BEFORE, PAINT
from bottega.games.fresco.state import TAKEN_SPACE, Fresco

DONE: Final = "done"  # the spot of all that ends something without doing anything


def target(s: Fresco, move: i64) -> str:
    """The spot of a move of the current decision."""
    step = s.step()
    if move >= MOVES_EACH:
        return s.rules.by_number[move // MOVES_EACH].target(s, move % MOVES_EACH)
    owner = step_owner(s, step)
    if owner is not None:
        return owner.target(s, move)
    if step == WAKE:
        return f"hostel-{move}"
    if step == COVER:
        return DONE if move == KEEP else f"column-{move - ON_COLUMN}"
    if step == PLAN:
        return f"column-{s.argument()}"
    if step == PLACE_NEUTRAL:
        return f"column-{move}"
    if step == AT_MARKET:
        return market_target(move)
    if step == AT_CATHEDRAL:
        return cathedral_target(move)
    if step in (AT_STUDIO, AT_THEATER):
        return DONE
    if step == AT_WORKSHOP:
        paint = s.argument() // PAINT % PAINT
        return DONE if paint == BEFORE else f"paint-{LETTERS[paint]}"
    if step == TAKEN_SPACE:
        return "space"
    return f"booth-{move}" if step == LEONARDO_CLOSES else f"segment-{move}"


def market_target(move: i64) -> str:
    if move == STOP:
        return DONE
    return f"booth-{move - CLOSE}" if move < BUY else f"slot-{move - BUY}"


def cathedral_target(move: i64) -> str:
    if move == FORGO:
        return DONE
    if move >= PAY_ALTAR:
        return "altar"
    return f"segment-{move - (BISHOP if move >= BISHOP else SEGMENT)}"
