"""What is wrong with a game somebody wants to set up or bring along, in words for every language.

The engine says it in one English line. Here each such line has its message, with the same values in its blanks;
what has none comes as a `detail`, as it is.
"""

import re
from typing import Final

from bottega.core.messages import Message, msg

UNKNOWN: Final = "fault-unknown"
LONGEST: Final = 200  # letters of what is wrong
LINE = r"line (?P<line>\d+): "
MOVE = r"move (?P<move>\d+): "

SETUP = {
    "fault-game": r"there is no game (?P<name>.*); choose from .*",
    "fault-players": r"\w+ cannot be played by (?P<players>-?\d+); choose a number of players from (?P<counts>.*)",
    "fault-seed": r"seed -?\d+ is out of range; choose a whole number from 0 to (?P<most>\d+)",
    "fault-option": r"\w+ has no option (?P<name>.*); it has .*",
    "fault-value": r"(?P<name>\w+) cannot be (?P<value>.*); choose from (?P<values>.*)",
    "fault-start": r"player (?P<start>\d+) cannot start among (?P<players>\d+) players; .*",
    "fault-edition": r"module (?P<module>\d+) \(.*\) is not in the classic edition; .*",
    "fault-module": r"there is no module (?P<name>.*?); .*",
    "fault-rules": r"played by version (?P<played>-?\d+) of the \w+ rules, this is version (?P<here>\d+); .*",
    "fault-box": r"played with component table (?P<played>.*), not with (?P<here>.*); .*",
    "fault-seats": r"(?P<players>\d+) players need \d+ seats, not (?P<seats>\d+)",
}
RECORD = {
    "fault-cut-off": LINE + r"the file ends here, but .* must follow; it is cut off",
    "fault-no-record": LINE + r"expected '(?P<wanted>.*)', found .*; this is no game record",
    "fault-move-line": LINE + r"expected '(?P<move>\d+) PLAYER MOVE', found (?P<found>.*)",
    "fault-entry": LINE + r"expected 'name: value', found (?P<found>.*)",
    "fault-wanted": LINE + r"expected '(?P<wanted>\w+:?)', found (?P<found>.*?)(; remove it)?",
    "fault-after-end": LINE + r"nothing may follow 'end', found (?P<found>.*); remove it",
    "fault-twice": LINE + r"(?P<name>\w+) stands twice in the \w+; remove one",
    "fault-missing": LINE + r"the header has no '(?P<name>\w+):'; add it above this line",
    "fault-number": LINE + r"[\w ]+ must be a whole number, not (?P<found>.*)",
    "fault-no-player": LINE + r"there is no player (?P<player>-?\d+); players are 1 to (?P<players>-?\d+)",
    "fault-count": LINE + r"(?P<name>\w+) needs (?P<count>-?\d+) numbers, one a player, not (?P<found>\d+)",
    "fault-move-over": MOVE + r"(.*; )?the game is over(; no move can follow)?",
    "fault-move-turn": MOVE + r"it is not player (?P<player>\d+)'s turn; wait for player (?P<other>\d+)",
    "fault-move": MOVE + r"(?P<found>.*) (is not legal here|does not answer the question); .*",
    "fault-unfinished": r"result: the record says 'unfinished', but the game is over",
    "fault-not-over": r"result: the game is not over after move (?P<move>\d+), but the record has a result",
    "fault-result": r"result: (?P<name>\w+) recorded as .*, replayed as .*",
}


def setup_error(error: Exception) -> Message:
    """Why a game cannot be set up."""
    fault = fault_in(str(error), SETUP)
    return msg("error-setup", problem=fault) if fault else msg("error-setup", **unknown(error))


def record_error(error: Exception) -> Message:
    """Why a record cannot be read or played."""
    text = str(error)
    fault = fault_in(text, RECORD) or fault_in(text.removeprefix("header: "), SETUP)
    return msg("error-record", problem=fault) if fault else msg("error-record", **unknown(error))


def stored_error(error: Exception) -> Message:
    """Why a stored game cannot be opened."""
    fault = fault_in(str(error).removeprefix("header: "), SETUP)
    return msg("error-unplayable", problem=fault or msg(UNKNOWN))


def unknown(error: Exception) -> dict[str, object]:
    return {"problem": msg(UNKNOWN), "detail": short(str(error))}


def fault_in(text: str, faults: dict[str, str]) -> Message | None:
    """The message for a line of the engine, if there is one."""
    for name, pattern in faults.items():
        found = re.fullmatch(pattern, text)
        if found:
            return Message(name, {key: value_of(key, value) for key, value in found.groupdict().items()})
    return None


def value_of(key: str, text: str) -> str:
    """What stands in a blank: a module by the message with its title, somebody's text without its quotation marks."""
    if key == "module":
        return f"m{int(text):02d}-title"
    return short(text[1:-1] if text[:1] in ("'", '"') and text[-1:] == text[:1] and len(text) > 1 else text)


def short(text: str) -> str:
    """A text that may be somebody's whole file, as far as it helps."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
