"""What texts and spots rest on beside the booklets: values of the box by their paths, rulings by their numbers."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from bottega.core.messages import Message
from bottega.games.fresco import box as components
from bottega.games.fresco.const import EMPTY, RESTORED, SEGMENTS
from bottega.games.fresco.registry import FOUND
from bottega.games.fresco.state import CLASSIC, Fresco

FOUR: Final = 4  # players have a market of their own

Paths = dict[str, tuple[str, ...]]


class Basis:
    """What the base game's or a module's texts and spots rest on.

    In a path {n} stands for the players' market, 4 or 3, and {edition} for the edition.
    """

    def __init__(self, rulings: Paths | None = None, values: Paths | None = None, spots: Paths | None = None) -> None:
        self.rulings: Final = rulings or {}  # that decide, by texts; whatever a booklet says too is not here
        self.values: Final = values or {}  # that a text tells
        self.spots: Final = spots or {}  # values that a spot shows, by the beginning of its name


BASE: Final = Basis(
    rulings={
        "fresco-why-close-bought": ("3.9",),
        "fresco-ask-space": ("3.1",),
    },
    values={
        "fresco-ask-wake": ("hostel.mood", "hostel.price_{edition}"),
        "fresco-ask-buy": ("hostel.price_{edition}",),
        "fresco-why-price": ("hostel.price_{edition}",),
    },
)


@cache
def whole() -> Basis:
    """The base game's, and what every module says in its `basis.py`."""
    rulings, values, spots = dict(BASE.rulings), dict(BASE.values), dict(BASE.spots)
    for package in sorted(file.parent.name for file in Path(__file__).parent.glob("modules/m*/basis.py")):
        basis: Basis = import_module(f"bottega.games.fresco.modules.{package}.basis").BASIS
        rulings |= basis.rulings
        values |= basis.values
        spots |= basis.spots
    return Basis(rulings, values, spots)


def in_play(players: int, edition: str, modules: tuple[int, ...]) -> list[str]:
    """The values that matter with so many players, in an edition, with these modules."""
    tables = dict(components.ENTRIES)
    for number, (table, entries) in components.module_tables().items():
        if number in modules:
            tables[table] = entries
    idle = ["price_mega" if edition == "classic" else "price_classic"]
    idle += ["removed_with_3"] if players == FOUR else []
    idle += [module.name for module in FOUND if module.joins not in (0, players)]
    ending = "_3" if players == FOUR else "_4"
    values: list[str] = []
    for table, entries in tables.items():
        values += [f"{table}.{entry}" for entry in entries if entry not in idle and not entry.endswith(ending)]
    return values


def basis(s: Fresco, said: Message, target: str) -> list[str]:
    """What a text rests on, and what a spot shows."""
    known = whole()
    paths = [*known.rulings.get(said.name, ()), *known.values.get(said.name, ())]
    for name, values in known.spots.items():
        if target == name or target.startswith(name + "-"):
            paths += values
    paths += shown_at(s, target)
    edition = "classic" if s.edition == CLASSIC else "mega"
    players = FOUR if len(s.players) == FOUR else FOUR - 1
    return [path.replace("{edition}", edition).replace("{n}", str(players)) for path in paths]


def shown_at(s: Fresco, target: str) -> list[str]:
    """What a row of the hostel, a slot of the market or a segment shows now."""
    kind, _, number = target.partition("-")
    if kind not in ("hostel", "slot", "segment") or not number.isdecimal():
        return []
    where: i64 = int(number)
    if kind == "hostel":
        return [f"hostel.mood.{where}", f"hostel.price_{{edition}}.{where}"] if where < len(s.hostel) else []
    if kind == "slot":
        tile = s.market[where] if where < len(s.market) else EMPTY
        return [] if tile == EMPTY else [f"market.tiles.{tile}"]
    lying = s.fresco[where] if where < SEGMENTS else RESTORED
    return [] if lying == RESTORED else [tile_path(s, lying)]


def tile_path(s: Fresco, tile: i64) -> str:
    """The table that has a fresco tile: the base game's, or that of a module whose tiles join it."""
    first = SEGMENTS
    for number, box in enumerate(s.box.modules):
        if first <= tile < first + len(box.tiles):
            return f"{components.module_tables()[number][0]}.tiles.{tile - first}"
        first += len(box.tiles)
    return "fresco.tiles"
