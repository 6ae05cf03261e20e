"""Pieces of module 9, the wall fresco, laid by hand.

A wall tile is two letters, `PR`: purple on the front, which is also its seal, red income on the back. In the standard
box there are two of each of the nine kinds. Segments of the wall are `A1` to `E4`, rows from the top; `A4` and `B4` are
restored from the start. Nothing is lost: what is laid somewhere comes from where such a tile was, and what was there
goes back.
"""

from bottega.games.fresco.action_tile import COVER
from bottega.games.fresco.modules.m09_wall import KINDS, Wall, exchange_letters, kind_letters, wall_name, wall_of
from bottega.games.fresco.state import Fresco
from tests.games.fresco.table import GAME, GONE, options, plan_one, planners, play_as

__all__ = ["Wall", "wall_of"]

WALL = 9
WALL_KINDS = [kind_letters(kind) for kind in range(KINDS)]
SEGMENTS = GAME.box.more.wall_columns * GAME.box.more.wall_rows
WALL_NAMES = [wall_name(GAME.box, segment) for segment in range(SEGMENTS)]
FROM_TOP_RIGHT = sorted(WALL_NAMES, key=lambda name: (name[1], -ord(name[0])))


# --- laying


def lay_wall(s: Fresco, **tiles: str) -> None:
    """Lay named tiles on segments that are not restored, `C4="PR"`; each changes places with the tile that is there."""
    wall = wall_of(s)
    laid: list[int] = []
    for name, word in tiles.items():
        here = WALL_NAMES.index(name)
        assert wall_at(s, name) != GONE, f"{name} is restored"
        there = next(i for i, other in enumerate(WALL_NAMES) if wall_at(s, other) == word and i not in laid)
        wall.covered[here], wall.covered[there] = wall.covered[there], wall.covered[here]
        laid.append(here)


def restore_wall(s: Fresco, names: str) -> None:
    """These segments of the wall have been restored, `C4 D4`, and their tiles have left the game."""
    wall = wall_of(s)
    for name in names.split():
        wall.spent[WALL_KINDS.index(wall_at(s, name))] += 1
        wall.covered[WALL_NAMES.index(name)] = -1


def leave_wall(s: Fresco, names: str) -> None:
    """All segments of the wall but these have been restored, and their tiles have left the game."""
    restore_wall(s, " ".join(name for name in wall_left(s) if name not in names.split()))


def give_wall_tiles(s: Fresco, seat: int, *tiles: str, at: str = "") -> None:
    """Tiles from the wall to a player, `PR`, beside those that lie there; the segments they lay on are restored.

    They lay on the segments named by `at`, as many as tiles; else on the covered ones from the top right: E1, D1, ...
    """
    wall = wall_of(s)
    places = at.split() or [name for name in FROM_TOP_RIGHT if wall_at(s, name) != GONE]
    for word, name in zip(tiles, places, strict=bool(at)):
        lay_wall(s, **{name: word})
        wall.covered[WALL_NAMES.index(name)] = -1
        wall.tiles[seat * KINDS + WALL_KINDS.index(word)] += 1


def give_exchange(s: Fresco, seat: int, letters: str) -> None:
    """A player has exactly these exchange tiles, `OG`; nobody gives wall tiles for them."""
    wall_of(s).exchanges[seat] = sum(1 << "OGP".index(letter) for letter in letters)


# --- reading


def wall_at(s: Fresco, name: str) -> str:
    """The tile on a segment, both its sides; `-` where it is restored."""
    kind = wall_of(s).covered[WALL_NAMES.index(name)]
    return GONE if kind < 0 else WALL_KINDS[kind]


def wall_left(s: Fresco) -> list[str]:
    """The segments of the wall that are not restored."""
    return [name for name in WALL_NAMES if wall_at(s, name) != GONE]


def wall_tiles_before(s: Fresco, seat: int) -> list[str]:
    """The wall tiles before a player, sorted."""
    return wall_of(s).tiles_before(seat)


def wall_tiles_gone(s: Fresco) -> list[str]:
    """The wall tiles that are exchanged, under requests or otherwise out of the game, sorted."""
    return sorted(word for kind, word in enumerate(WALL_KINDS) for _ in range(wall_of(s).spent[kind]))


def exchanges(s: Fresco, seat: int) -> str:
    """A player's exchange tiles, in the order O G P."""
    return exchange_letters(wall_of(s).exchanges[seat])


def exchange_left(s: Fresco) -> dict[str, int]:
    """The exchange tiles at the workshop."""
    return {letter: wall_of(s).exchange_left(s, colour) for colour, letter in enumerate("OGP")}


# --- playing


def cover_with_wall(s: Fresco, seat: int, column: str, digits: str) -> None:
    """A player lays the wall tile on a column, `S`, no other tile, and plans: the column's digit is 1."""
    while seat in planners(s):
        s.ask(seat)
        if s.step() != COVER:
            break
        play_as(s, seat, f"@{column}" if s.argument() == WALL else "-")
    assert s.players[seat].tile_on("MCSWT".index(column.replace("D", "T"))) == WALL, options(s)
    plan_one(s, seat, digits)
