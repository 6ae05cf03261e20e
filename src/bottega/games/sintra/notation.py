"""Moves as short text and back.

A turn is `F3O` (orange from factory 3), `MO` (orange from the middle) or `R` (the glazier returns);
then, where asked, `S5` (strip 5), `J1` (one pane on a joker field) and `KO` (keep orange).
"""

import re
from typing import Final

from mypy_extensions import i64

from bottega.core.errors import BadNotation
from bottega.core.messages import msg, quotable
from bottega.games.sintra.const import COLOURS, LETTERS
from bottega.games.sintra.state import Sintra
from bottega.games.sintra.steps import KEEP, LAY, MIDDLE, PLACE, RETURN, TURN

FORMS: Final[dict[int, tuple[str, str]]] = {
    TURN: (rf"M([{LETTERS}])|F([1-9])([{LETTERS}])|R", "F3O, MO, R"),
    PLACE: (r"S([1-8])", "S5"),
    LAY: (r"J([0-5])", "J1"),
    KEEP: (rf"K([{LETTERS}])", "KO"),
}


def write(s: Sintra, move: i64) -> str:
    """A move of the current decision."""
    step = s.step()
    if step == PLACE:
        return f"S{move + 1}"
    if step == LAY:
        return f"J{move}"
    if step == KEEP:
        return f"K{LETTERS[move]}"
    if move == RETURN:
        return "R"
    return source_name(move // COLOURS) + LETTERS[move % COLOURS]


def source_name(source: i64) -> str:
    """`M` for the middle, `F3` for a factory."""
    return "M" if source == MIDDLE else f"F{source}"


def read(s: Sintra, text: str) -> int:
    """The move that the text names in the current decision, legal or not."""
    if s.over():
        raise BadNotation(msg("move-over"))
    step = int(s.step())
    form, example = FORMS[step]
    found = re.fullmatch(form, text.strip().upper(), re.ASCII)
    if found is None:
        raise BadNotation(msg("move-unclear", text=quotable(text[:20]), like=example))
    if step == PLACE:
        return int(found.group(1)) - 1
    if step == LAY:
        return int(found.group(1))
    if step == KEEP:
        return LETTERS.index(found.group(1))
    if found.group(1):
        return LETTERS.index(found.group(1))
    if found.group(2):
        return int(found.group(2)) * COLOURS + LETTERS.index(found.group(3))
    return RETURN
