"""A position as bytes with its set-up, for files and other processes; whatever is damaged or foreign is refused.

What is inside is checked before it becomes a position: compiled rules trust their numbers.
"""

import hashlib
import json
import sys
import zlib
from functools import lru_cache
from typing import Any, Final

from mypy_extensions import i64

from bottega.core.errors import BadPosition, BottegaError
from bottega.core.game import Game
from bottega.core.kernel import Position, player_of, step_of
from bottega.core.serialize import NUMBERS, SHARED, fields, fill, pack, whole
from bottega.core.tables import Tables

MAGIC: Final = b"Bottega position 1\n"  # the number grows when the form of the bytes changes
DIGEST: Final = 16  # bytes
FOREIGN: Final = "no position of this version of Bottega; use the Bottega that wrote it"
DAMAGED: Final = "a position that is damaged or not complete; make the bytes again from a game"
LARGEST: Final = 4_000_000  # bytes, unpacked
BOXES: Final = 8  # games that are kept ready, with the standard components or somebody's own

HIGHEST_COUNT: Final = 1 << 20  # numbers that count or name something are lower, whatever the box
HIGHEST_BITS: Final = 1 << 61  # those that are made of bits
LONGEST_ROW: Final = 1024


def to_bytes(s: Position, game: Game[Any] | None = None) -> bytes:
    """The position with its set-up, own components too; the game need not be named if it is one of Bottega's."""
    origin = s.origin()
    if game is None:
        game = game_of(origin.game, origin.box)
    data = {
        "game": origin.game,
        "rules": game.rules_version,
        "players": origin.players,
        "chosen": origin.chosen,
        "components": game.fingerprint(game.complete(origin.players, 0, origin.chosen)),
        "box": origin.box,
        "position": pack(s),
    }
    return sealed(data)


def sealed(data: dict[str, Any]) -> bytes:
    """Plain data as bytes that know whether they are whole."""
    content = zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 1)
    return MAGIC + hashlib.sha256(content).digest()[:DIGEST] + content


def from_bytes(data: bytes, game: Game[Any] | None = None) -> Any:
    """The position; BadPosition if the bytes are none that this version can play on."""
    found = opened(data)
    try:
        return restored(found, game_of(found["game"], found["box"]) if game is None else game)
    except BadPosition:
        raise
    except BottegaError as error:
        raise BadPosition(f"a position that cannot be set up here: {error}") from None
    except Exception as error:
        raise broken(type(error).__name__) from None


def opened(data: bytes) -> dict[str, Any]:
    """What was sealed, if nothing is missing or changed."""
    if not isinstance(data, (bytes, bytearray, memoryview)) or bytes(data[: len(MAGIC)]) != MAGIC:
        raise BadPosition(FOREIGN)
    content = bytes(data[len(MAGIC) + DIGEST :])
    if hashlib.sha256(content).digest()[:DIGEST] != bytes(data[len(MAGIC) : len(MAGIC) + DIGEST]):
        raise BadPosition(DAMAGED)
    try:
        found = json.loads(zlib.decompressobj().decompress(content, LARGEST))
    except (ValueError, RecursionError, zlib.error):
        raise BadPosition(DAMAGED) from None
    if not isinstance(found, dict) or {name: type(value) for name, value in found.items()} != KINDS:
        raise BadPosition(DAMAGED)
    return found


KINDS: Final = {
    "game": str,
    "rules": int,
    "players": int,
    "chosen": dict,
    "components": str,
    "box": str,
    "position": dict,
}


@lru_cache(BOXES)
def game_of(name: str, box: str) -> Game[Any]:
    """The game with the standard components, or with those of this text."""
    from bottega.games import find_game

    return find_game(name, Tables(box, "own components") if box else None)


def restored(found: dict[str, Any], game: Game[Any]) -> Position:
    """The position of a game with the same rules and components."""
    players, chosen = found["players"], found["chosen"]
    if found["rules"] != game.rules_version:
        problem = f"version {found['rules']} of the {game.name} rules; this is version {game.rules_version}"
        raise BadPosition(f"a position by {problem}; use the Bottega that wrote it")
    fresh: Position = game.new(players, 0, chosen)
    here = game.fingerprint(game.complete(players, 0, chosen))
    if found["components"] != here:
        raise BadPosition(f"a position with other components than the {game.name} here; use the Bottega that wrote it")
    check_object(fresh, found["position"], "position")
    pieces = [game.pieces(fresh), game.pieces(game.new(players, 1, chosen))]
    fill(fresh, found["position"])
    check_position(game, fresh, players, pieces)
    return fresh


# --- what is inside


def check_object(thing: Any, data: Any, place: str) -> None:
    """The data must have the fields of an object of a fresh game, each of its kind."""
    names = [name for name in fields(thing) if name not in SHARED or not isinstance(thing, Position)]
    if not isinstance(data, dict) or [name for name in data if name != "is"] != names:
        raise broken(place)
    bits = bits_of(thing)
    for name in names:
        check_value(thing, getattr(thing, name), data[name], name in bits, f"{place}.{name}")


def bits_of(thing: Any) -> tuple[str, ...]:
    """The fields whose numbers are made of bits, so that they may be high."""
    return tuple(getattr(thing, "BITS", ()))


def check_value(owner: Any, old: Any, value: Any, bits: bool, place: str) -> None:
    """A value must be of the same kind as the one in a fresh game."""
    if isinstance(old, int):
        check_number(value, bits, place)
        if isinstance(value, bool) is not isinstance(old, bool):
            raise broken(place)
        return
    if not isinstance(value, list) or len(value) > LONGEST_ROW:
        raise broken(place)
    if isinstance(old, tuple):
        if list(old) != value:
            raise broken(place)
    elif type(old) is NUMBERS:
        for number in value:
            check_number(number, bits, place)
            if isinstance(number, bool):
                raise broken(place)
    else:
        check_objects(owner, list(old), value, place)


def check_objects(owner: Any, old: list[Any], items: list[Any], place: str) -> None:
    """A row of objects: those of a fresh game, or any that are nothing but numbers."""
    if any(not isinstance(item, dict) for item in items):
        raise broken(place)
    if len(old) == len(items) and not all(whole(item) for item in items):
        for number, (thing, item) in enumerate(zip(old, items, strict=True)):
            check_object(thing, item, f"{place}.{number}")
        return
    for item in items:
        thing = made(owner, old, item, place)
        check_object(thing, item, place)


def made(owner: Any, old: list[Any], item: dict[str, Any], place: str) -> Any:
    """An object that is nothing but numbers, of the class of the others in its row, or of one beside its owner's."""
    module, _, name = str(item.get("is")).partition(":")
    kind = getattr(sys.modules.get(type(owner).__module__), name, None)
    if module != type(owner).__module__ or not isinstance(kind, type) or (old and kind is not type(old[0])):
        raise broken(place)
    values = [value for entry, value in item.items() if entry != "is"]
    if not all(isinstance(value, int) and abs(value) < HIGHEST_BITS for value in values):
        raise broken(place)
    return kind(*values)


def check_number(value: Any, bits: bool, place: str) -> None:
    """A whole number, not too high to be true; of bits there are none below 0: shifting them would never end."""
    lowest, highest = (0, HIGHEST_BITS) if bits else (1 - HIGHEST_COUNT, HIGHEST_COUNT)
    if not isinstance(value, int) or not lowest <= value < highest:
        raise broken(place)


def check_position(game: Game[Any], s: Position, players: int, pieces: list[object]) -> None:
    """Tasks, options, pieces and views must make sense, so that the game can go on."""
    for task in s.agenda:
        if step_of(task) >= i64(len(s.steps)) or player_of(task) >= players:
            raise broken("agenda")
    again = s.copy()
    again.settle(s.to_move())
    if list(again.options) != list(s.options) or list(again.agenda) != list(s.agenda):
        raise broken("options")
    if not alike(game.pieces(s), pieces):
        raise broken("pieces")
    for who in range(-1, players):
        game.view(s, who)


def alike(now: object, fresh: list[object]) -> bool:
    """Are the pieces those of every fresh game, or where these differ by chance, as many, and each as often?"""
    one, other = fresh
    if one == other or not isinstance(now, list) or not isinstance(one, list) or not isinstance(other, list):
        return now in (one, other)
    if len(now) != len(one):
        return False
    if isinstance(one[0], list):
        return all(alike(row, [one[i], other[i]]) for i, row in enumerate(now))
    return len(set(now)) == len(set(one)) and min(now) >= 0


def broken(place: str) -> BadPosition:
    return BadPosition(f"no position of this game: {place} cannot be; make the bytes again from a game")
