"""A position as plain data that reads back, to send it to another process.

The box, the rules and the steps follow from the set-up and stay behind; all else of a position is numbers, rows of
numbers, and objects made of them.
"""

from importlib import import_module
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.game import Game
from bottega.core.kernel import Position

# The same in every position of one set-up, or nobody's business.
SHARED = frozenset({"box", "rules", "steps", "setup", "log", "seen"})
NUMBERS = type(vec[i64]())


def pack(s: Position) -> dict[str, Any]:
    """All that makes a position, by the names of its fields."""
    return {name: packed(getattr(s, name)) for name in fields(s) if name not in SHARED}


def unpack(game: Game[Any], players: int, chosen: dict[str, str], data: dict[str, Any]) -> Any:
    """The position that was packed; the set-up must be its own."""
    s = game.new(players, 0, chosen)
    fill(s, data)
    return s


def packed(value: Any) -> Any:
    """Numbers as they are, rows as lists, objects as their class's name and their fields."""
    if isinstance(value, int):
        return value
    if type(value) is NUMBERS:
        return list(value)
    if type(value).__module__.startswith("bottega."):
        data = {"is": f"{type(value).__module__}:{type(value).__name__}"}
        return data | {name: packed(getattr(value, name)) for name in fields(value)}
    return [packed(item) for item in value]


def fields(thing: Any) -> list[str]:
    """The names of an object's fields, in order; compiled objects have no dictionary to look into."""
    kind = type(thing)
    if kind not in COMPILED:
        names = [name for one in reversed(kind.__mro__) for name in getattr(one, "__mypyc_attrs__", ())]
        COMPILED[kind] = [name for name in dict.fromkeys(names) if is_field(kind, name)]
    own = [name for name in getattr(thing, "__dict__", ()) if is_field(kind, name)]
    return list(dict.fromkeys(COMPILED[kind] + own)) if own else COMPILED[kind]


def is_field(kind: type, name: str) -> bool:
    """Is it no name of Python's, and none of what follows from the other fields?"""
    return not name.startswith("__") and name not in getattr(kind, "FOLLOWS", ())


COMPILED: dict[type, list[str]] = {}  # the fields of each class that it was compiled with


def fill(thing: Any, data: dict[str, Any]) -> None:
    """Give an object of a fresh game the fields that were packed."""
    for name, value in data.items():
        if name == "is":
            continue
        if isinstance(value, list):
            old = getattr(thing, name)
            new = row(old, value)
            if new is not old:
                setattr(thing, name, new)
        elif getattr(thing, name) != value:
            setattr(thing, name, value)


def row(old: Any, items: list[Any]) -> Any:
    """A row like the old one, with the packed items."""
    if isinstance(old, tuple):  # printed on the board
        return old
    if not items:
        return old[:0]
    if isinstance(items[0], int):
        return vec[i64](items)
    if isinstance(old, list) or not whole(items[0]):  # parts and players are there already
        for thing, data in zip(old, items, strict=True):
            fill(thing, data)
        return old
    return objects_of(items)


def whole(data: dict[str, Any]) -> bool:
    """Is an object nothing but numbers? Such objects are made from them, in order."""
    return all(isinstance(value, int) for name, value in data.items() if name != "is")


def objects_of(items: list[dict[str, Any]]) -> Any:
    """A row of objects that are nothing but numbers."""
    module, name = items[0]["is"].split(":")
    if not module.startswith("bottega."):
        raise ValueError(f"no position holds a {name} of {module}")
    kind = getattr(import_module(module), name)
    rows: Any = vec
    return rows[kind]([kind(*list(data.values())[1:]) for data in items])
