"""What texts and spots rest on beside the booklets: values of the box by their paths, rulings by their numbers."""

from typing import Final

from mypy_extensions import i64

from bottega.core.messages import Message
from bottega.games.fresco import box as components
from bottega.games.fresco.const import EMPTY, RESTORED, SEGMENTS
from bottega.games.fresco.state import CLASSIC, Fresco

FOUR: Final = 4  # players have a market of their own

# Rulings that decide; whatever a booklet says too is not here.
RULINGS: Final[dict[str, tuple[str, ...]]] = {
    "fresco-why-close-bought": ("3.9",),
    "fresco-ask-space": ("3.1",),
    "m01-why-merchant": ("3.25",),
    "m04-why-lucky-day": ("3.38",),
    "m10-why-juice-final": ("3.81",),
    "m10-why-juice-mood": ("3.81",),
    "m16-why-empty": ("3.120",),
}

# Values that a text tells; {n} stands for the players' market, 4 or 3, and {edition} for the edition.
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "fresco-ask-wake": ("hostel.mood", "hostel.price_{edition}"),
    "fresco-ask-leonardo-wakes": ("hostel.mood",),
    "fresco-ask-buy": ("hostel.price_{edition}",),
    "fresco-why-price": ("hostel.price_{edition}",),
    "m05-why-none": ("m5_gold.arrows_{n}",),
    "m16-why-price": ("hostel.price_{edition}",),
}

# Values that a spot shows, by the beginning of its name.
SPOTS: Final[dict[str, tuple[str, ...]]] = {
    "m01": ("m1_portraits.A", "m1_portraits.B", "m1_portraits.C"),
    "m02-request-0": ("m2_requests.general",),
    "m02-request-1": ("m2_requests.O",),
    "m02-request-2": ("m2_requests.G",),
    "m02-request-3": ("m2_requests.P",),
    "m04-free-paint": ("m4_wishes.free_paint",),
    "m06-bench": ("m6_glass.bench", "m6_glass.windows"),
    "m08-certificate": ("m8_bells.certificates",),
    "m08-unfinished": ("m8_bells.certificates",),
    "m09-wall": ("m9_wall.tiles", "m9_wall.columns", "m9_wall.rows"),
    "m10-bottle": ("m10_medico.prices_{n}",),
    "m11": ("m11_favors.thaler1", "m11_favors.paints"),
    "m12": ("m12_dames.rosary_{n}",),
    "m13-stack-0": ("m13_catacombs.maps_5",),
    "m13-stack-1": ("m13_catacombs.maps_6",),
    "m13-stack-2": ("m13_catacombs.maps_7",),
    "m13-found": ("m13_catacombs.statues", "m13_catacombs.chalices", "m13_catacombs.scripts"),
    "m14-pew": ("m14_pews.pews",),
    "m15": ("m15_dome.tiles",),
}


def in_play(players: int, edition: str, modules: tuple[int, ...]) -> list[str]:
    """The values that matter with so many players, in an edition, with these modules."""
    tables = dict(components.ENTRIES)
    for number, (table, entries) in components.module_tables().items():
        if number in modules:
            tables[table] = entries
    idle = ["price_mega" if edition == "classic" else "price_classic"]
    idle += ["removed_with_3"] if players == FOUR else []
    idle += [] if players == 2 else ["leonardo"]
    ending = "_3" if players == FOUR else "_4"
    values: list[str] = []
    for table, entries in tables.items():
        values += [f"{table}.{entry}" for entry in entries if entry not in idle and not entry.endswith(ending)]
    return values


def basis(s: Fresco, said: Message, target: str) -> list[str]:
    """What a text rests on, and what a spot shows."""
    found = [*RULINGS.get(said.name, ()), *VALUES.get(said.name, ())]
    for name, paths in SPOTS.items():
        if target == name or target.startswith(name + "-"):
            found += paths
    found += shown_at(s, target)
    edition = "classic" if s.edition == CLASSIC else "mega"
    players = FOUR if len(s.players) == FOUR else FOUR - 1
    return [path.replace("{edition}", edition).replace("{n}", str(players)) for path in found]


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
    if lying == RESTORED:
        return []
    return ["fresco.tiles"] if lying < SEGMENTS else [f"m3_special.tiles.{lying - SEGMENTS}"]
