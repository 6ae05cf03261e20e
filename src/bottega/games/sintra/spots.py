"""Where on the board a move belongs."""

from mypy_extensions import i64

from bottega.games.sintra.const import COLOURS, LETTERS, POSITIONS
from bottega.games.sintra.state import Sintra
from bottega.games.sintra.steps import KEEP, LAY, MIDDLE, PLACE, RETURN


def target(s: Sintra, move: i64) -> str:
    """The spot of a move of the current decision."""
    step = s.step()
    if step == PLACE:
        return f"strip-{move + 1}"
    if step == LAY:
        return f"strip-{s.argument() % POSITIONS + 1}"
    if step == KEEP:
        return f"window-{s.argument() + 1}"
    if move == RETURN:
        return "glazier"
    source = move // COLOURS
    letter = LETTERS[move % COLOURS]
    return f"middle-{letter}" if source == MIDDLE else f"factory-{source}-{letter}"
