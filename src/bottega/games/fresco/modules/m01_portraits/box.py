"""The box of the module: the portraits of all three decks."""

import re
from typing import Final, cast

from mypy_extensions import i64

from bottega.core.tables import Tables
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import BLENDED, LETTERS
from bottega.games.fresco.pieces import NO_PAINT, BaseBox, ModuleBox

TABLE: Final = "m1_portraits"
DECKS: Final = ("A", "B", "C")
NO_POWER: Final[i64] = 0
GODS_SERVANT: Final[i64] = 1
ACTOR: Final[i64] = 2
ABBOT: Final[i64] = 3
SEXTON: Final[i64] = 4
MERCHANT: Final[i64] = 5
MUSE: Final[i64] = 6
POWERS: Final = ("gods_servant", "actor", "abbot", "sexton", "merchant", "muse")
GIVERS: Final = ("patron", "peer", "pretty_girl", "virgin_mary", "bishop", "self_portrait")
PORTRAITS_EACH: Final = 6  # in a deck
ENTRIES: Final[tuple[str, ...]] = DECKS


class Portrait:
    """A portrait: a power, or gifts."""

    def __init__(self, name: str, deck: i64, gifts: dict[str, int]) -> None:
        self.name: Final = name
        self.deck: Final[i64] = deck
        self.power: Final[i64] = GODS_SERVANT + POWERS.index(name) if name in POWERS else NO_POWER
        self.thalers: Final[i64] = gifts.get("T", 0)
        self.points: Final[i64] = gifts.get("VP", 0)
        self.mood: Final[i64] = gifts.get("mood", 0)
        self.paint: Final[i64] = gifts.get("paint", NO_PAINT)


class PortraitsBox(ModuleBox):
    """The portraits of all three decks."""

    def __init__(self, tables: Tables, base: BaseBox) -> None:
        super().__init__()
        self.portraits: Final = portraits(tables)

    def values(self) -> tuple[object, ...]:
        return tuple([portrait_values(portrait) for portrait in self.portraits])


BOX: Final = PortraitsBox


def portraits_box(box: Components) -> PortraitsBox:
    """What the box has for this module."""
    return cast(PortraitsBox, box.modules[1])


def portrait_values(portrait: Portrait) -> tuple[object, ...]:
    gifts = (int(portrait.thalers), int(portrait.points), int(portrait.mood), int(portrait.paint))
    return (portrait.name, int(portrait.deck), gifts)


def portraits(tables: Tables) -> tuple[Portrait, ...]:
    """All three decks, one after the other."""
    cards: list[Portrait] = []
    for deck, entry in enumerate(DECKS):
        for word in tables.words(TABLE, entry, (PORTRAITS_EACH, PORTRAITS_EACH)):
            cards.append(portrait(tables, deck, word))
    return tuple(cards)


def portrait(tables: Tables, deck: int, word: str) -> Portrait:
    """A portrait with a power, such as `muse`, or with gifts, such as `peer:T4,O`."""
    name, colon, gifts = word.partition(":")
    if name not in POWERS + GIVERS:
        names = ", ".join(POWERS + GIVERS)
        raise tables.wrong(TABLE, DECKS[deck], f"names an unknown portrait: {word[:20]!r}; known: {names}")
    if name in POWERS and not colon:
        return Portrait(name, deck, {"T": 1} if name == "merchant" else {})
    by_kind: dict[str, int] = {}
    if name in POWERS or not all(add_gift(by_kind, gift) for gift in gifts.split(",")):
        problem = f"a portrait is written like 'muse' or 'peer:T4,O', not {word[:20]!r}"
        raise tables.wrong(TABLE, DECKS[deck], problem)
    return Portrait(name, deck, by_kind)


def add_gift(by_kind: dict[str, int], gift: str) -> bool:
    """Add thalers, points, mood or a paint, unless it is none of these or there already."""
    match = re.fullmatch(rf"(T|VP|mood)([1-9])|[{LETTERS[:BLENDED]}]", gift)
    kind = (match.group(1) or "paint") if match else ""
    if match is None or kind in by_kind:
        return False
    by_kind[kind] = LETTERS.index(gift) if kind == "paint" else int(match.group(2))
    return True
