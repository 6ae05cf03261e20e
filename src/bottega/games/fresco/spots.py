"""Whose spots of the board are whose: why it is not the moment for one that another decision owns."""

import re
from typing import Final

from mypy_extensions import i64

from bottega.core.kernel import Reason
from bottega.core.messages import msg
from bottega.games.fresco.action_tile import why_not_tile
from bottega.games.fresco.const import COLUMNS, HIGHEST, LETTERS, ROWS, SEGMENTS
from bottega.games.fresco.decision import DONE, Decision
from bottega.games.fresco.module import NO_TILE
from bottega.games.fresco.places.cathedral import AtCathedral
from bottega.games.fresco.places.market import AtMarket
from bottega.games.fresco.places.plan import Plan
from bottega.games.fresco.places.scoring import TakenSpace
from bottega.games.fresco.places.wake import Wake
from bottega.games.fresco.places.workshop import AtWorkshop
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import module_page, module_title

OWNERS: Final[dict[str, Decision]] = {
    "hostel": Wake(),
    "column": Plan(),
    "slot": AtMarket(),
    "booth": AtMarket(),
    "segment": AtCathedral(),
    "altar": AtCathedral(),
    "paint": AtWorkshop(),
    "space": TakenSpace(),
}


def why_not_now(s: Fresco, who: i64, target: str) -> Reason | None:
    """The reason that lies in the spot; None if there is no such spot."""
    module = re.match(r"(?:m([0-9]{2})|tile-([0-9]{1,2}))(?=-|$)", target)
    if module is not None:
        return why_not_module(s, who, int(module[1] or module[2]), target)
    kind, _, where = target.partition("-")
    if kind == DONE:
        return msg("fresco-why-done"), s.asking().rule(s, who, s.argument())
    if kind not in OWNERS or not is_spot(s, kind, where):
        return None
    return OWNERS[kind].why_not_now(s, who, kind)


def is_spot(s: Fresco, kind: str, where: str) -> bool:
    """Is there such a spot on the board?"""
    if kind == "paint":
        return where in list(LETTERS)
    if kind in ("altar", "space"):
        return True
    counts = {"hostel": int(ROWS), "column": int(COLUMNS), "slot": len(s.market), "booth": len(s.booths)}
    return re.fullmatch("[0-9]{1,2}", where) is not None and int(where) < counts.get(kind, int(SEGMENTS))


def why_not_module(s: Fresco, who: i64, number: i64, target: str) -> Reason | None:
    """A spot of a module, or its action tile."""
    if number > HIGHEST or not s.rules.has(number):
        return None
    module = s.rules.by_number[number]
    if target.startswith("tile-") and module.tile is not NO_TILE:
        return why_not_tile(s, who, number, target, msg("fresco-why-tile-planning")), module_page(number)
    told = module.why_not(s, who, target)
    return told or msg("fresco-why-module", module=module_title(number)), module_page(number)
