"""Why nothing can be done at a spot of the board now, and where the rules say so."""

import re
from typing import Final

from mypy_extensions import i64

from bottega.core.messages import Message, msg
from bottega.games.sintra.const import COLOURS, LETTERS, POSITIONS
from bottega.games.sintra.spots import target as target_of
from bottega.games.sintra.state import SIDE_A, Sintra
from bottega.games.sintra.steps import KEEP, LAY, PLACE, TURN
from bottega.games.sintra.text import PANE_WORDS, question

SPOTS: Final = rf"factory-[1-9]-[{LETTERS}]|middle-[{LETTERS}]|glazier|strip-[1-8]|window-[1-8]"


def rule(s: Sintra) -> str:
    """The page and section of the rules about what is asked now."""
    if s.over():
        return "sintra#final-a" if s.side == SIDE_A else "sintra#final-b"
    step = s.step()
    if step == TURN:
        return "sintra#taking"
    return "sintra#full" if step == KEEP else "sintra#placing"


def moment(s: Sintra) -> str:
    """What is going on, as a symbol."""
    step = s.step()
    if step == TURN:
        return "moment-turn"
    return "moment-window" if step == KEEP else "moment-placing"


def why_not(s: Sintra, who: int, target: str) -> tuple[Message, str]:
    """Why the player can do nothing at a spot, and the page and section of the rules."""
    if s.over():
        return msg("why-over"), rule(s)
    if who < 0:
        return msg("why-watching"), rule(s)
    if who != s.to_move():
        return msg("why-turn", player=s.to_move() + 1, moment=moment(s)), rule(s)
    if target in [target_of(s, move) for move in s.options]:
        return msg("why-can"), rule(s)
    if re.fullmatch(SPOTS, target) is None:
        return msg("why-question", question=question(s)), rule(s)
    words = target.split("-")
    if words[0] in ("factory", "middle"):
        return why_not_take(s, words), "sintra#taking"
    if words[0] == "glazier":
        return why_not_return(s, who), "sintra#glazier"
    if words[0] == "strip":
        return why_not_place(s, who, int(words[1]) - 1), "sintra#placing"
    return why_not_keep(s, who, int(words[1]) - 1), "sintra#full"


def why_not_take(s: Sintra, words: list[str]) -> Message:
    """Panes of a factory, `factory 3 O`, or of the middle, `middle O`."""
    if s.step() != TURN:
        return unfinished(s)
    if words[0] == "middle":
        panes = s.middle
    else:
        factory = int(words[1]) - 1
        panes = s.factories[factory] if factory < len(s.factories) else 0
    if panes == 0:
        return msg("sintra-why-no-panes")
    return msg("sintra-why-no-such-pane", pane=PANE_WORDS[LETTERS.index(words[-1])])


def unfinished(s: Sintra) -> Message:
    """A turn has begun and must be finished first."""
    if s.step() == KEEP:
        return msg("sintra-why-keep-first", strip=s.argument() + 1)
    taken = s.argument() // POSITIONS if s.step() == LAY else s.argument()
    return msg("sintra-why-place-first", n=taken // COLOURS, pane=PANE_WORDS[taken % COLOURS])


def why_not_return(s: Sintra, who: i64) -> Message:
    """The glazier's way back."""
    if s.step() != TURN:
        return unfinished(s)
    if s.players[who].leftmost() < 0:
        return msg("sintra-why-no-strip")
    return msg("sintra-why-leftmost")


def why_not_place(s: Sintra, who: i64, position: i64) -> Message:
    """A strip."""
    player = s.players[who]
    column = player.columns[position]
    if column.removed():
        return msg("sintra-why-removed")
    if s.step() == KEEP:
        return msg("sintra-why-keep-first", strip=s.argument() + 1)
    if s.step() == LAY:
        return msg("sintra-why-other-strip", strip=s.argument() % POSITIONS + 1)
    if position < player.glazier:
        return msg("sintra-why-left-of-glazier", strip=player.glazier + 1)
    if s.step() == PLACE:
        return msg("sintra-why-no-room", pane=PANE_WORDS[s.argument() % COLOURS])
    return msg("sintra-why-take-first")


def why_not_keep(s: Sintra, who: i64, position: i64) -> Message:
    """A window."""
    column = s.players[who].columns[position]
    if s.step() == KEEP:
        return msg("sintra-why-other-window", strip=s.argument() + 1)
    if column.removed():
        return msg("sintra-why-complete")
    return msg("sintra-why-strip-not-full")
