"""Pieces of module 9, the wall fresco, laid by hand.

A wall tile is two letters, `PR`: purple on the front, which is also its seal, red income on the back. In the standard
box there are two of each of the nine kinds. Segments of the wall are `A1` to `E4`, rows from the top; `A4` and `B4` are
restored from the start. Nothing is lost: what is laid somewhere comes from where such a tile was, and what was there
goes back.
"""

from typing import Self

from bottega.games.fresco.action_tile import COVER
from bottega.games.fresco.modules.m09_wall import KINDS, exchange_letters, kind_letters, wall_name, wall_of
from bottega.games.fresco.modules.m09_wall.box import wall_box
from tests.games.fresco.board import GAME, GONE, Board

WALL = 9
WALL_KINDS = [kind_letters(kind) for kind in range(KINDS)]
SEGMENTS = wall_box(GAME.box).wall_columns * wall_box(GAME.box).wall_rows
WALL_NAMES = [wall_name(GAME.box, segment) for segment in range(SEGMENTS)]
FROM_TOP_RIGHT = sorted(WALL_NAMES, key=lambda name: (name[1], -ord(name[0])))


class WallTilesScene(Board):
    # --- laying

    def lay_wall(self, **tiles: str) -> Self:
        """Lay named tiles on segments that are not restored, `C4="PR"`; each changes places with the one there."""
        wall = wall_of(self.state)
        laid: list[int] = []
        for name, word in tiles.items():
            here = WALL_NAMES.index(name)
            assert self.wall_at(name) != GONE, f"{name} is restored"
            there = next(i for i, other in enumerate(WALL_NAMES) if self.wall_at(other) == word and i not in laid)
            wall.covered[here], wall.covered[there] = wall.covered[there], wall.covered[here]
            laid.append(here)
        return self

    def restore_wall(self, names: str) -> Self:
        """These segments of the wall have been restored, `C4 D4`, and their tiles have left the game."""
        wall = wall_of(self.state)
        for name in names.split():
            wall.spent[WALL_KINDS.index(self.wall_at(name))] += 1
            wall.covered[WALL_NAMES.index(name)] = -1
        return self

    def leave_wall(self, names: str) -> Self:
        """All segments of the wall but these have been restored, and their tiles have left the game."""
        self.restore_wall(" ".join(name for name in self.wall_left() if name not in names.split()))
        return self

    def give_wall_tiles(self, seat: int, *tiles: str, at: str = "") -> Self:
        """Tiles from the wall to a player, `PR`, beside those that lie there; the segments they lay on are restored.

        They lay on the segments named by `at`, as many as tiles; else on covered ones from the top right: E1, D1, ...
        """
        wall = wall_of(self.state)
        places = at.split() or [name for name in FROM_TOP_RIGHT if self.wall_at(name) != GONE]
        for word, name in zip(tiles, places, strict=bool(at)):
            self.lay_wall(**{name: word})
            wall.covered[WALL_NAMES.index(name)] = -1
            wall.tiles[seat * KINDS + WALL_KINDS.index(word)] += 1
        return self

    def give_exchange(self, seat: int, letters: str) -> Self:
        """A player has exactly these exchange tiles, `OG`; nobody gives wall tiles for them."""
        wall_of(self.state).exchanges[seat] = sum(1 << "OGP".index(letter) for letter in letters)
        return self

    # --- reading

    def wall_at(self, name: str) -> str:
        """The tile on a segment, both its sides; `-` where it is restored."""
        kind = wall_of(self.state).covered[WALL_NAMES.index(name)]
        return GONE if kind < 0 else WALL_KINDS[kind]

    def wall_left(self) -> list[str]:
        """The segments of the wall that are not restored."""
        return [name for name in WALL_NAMES if self.wall_at(name) != GONE]

    def wall_tiles_before(self, seat: int) -> list[str]:
        """The wall tiles before a player, sorted."""
        return wall_of(self.state).tiles_before(seat)

    def wall_tiles_gone(self) -> list[str]:
        """The wall tiles that are exchanged, under requests or otherwise out of the game, sorted."""
        return sorted(word for kind, word in enumerate(WALL_KINDS) for _ in range(wall_of(self.state).spent[kind]))

    def exchanges(self, seat: int) -> str:
        """A player's exchange tiles, in the order O G P."""
        return exchange_letters(wall_of(self.state).exchanges[seat])

    def exchange_left(self) -> dict[str, int]:
        """The exchange tiles at the workshop."""
        return {letter: wall_of(self.state).exchange_left(self.state, colour) for colour, letter in enumerate("OGP")}

    # --- playing

    def cover_with_wall(self, seat: int, column: str, digits: str) -> Self:
        """A player lays the wall tile on a column, `S`, no other tile, and plans: the column's digit is 1."""
        while seat in self.planners():
            self.state.ask(seat)
            if self.state.step() != COVER:
                break
            self.play_as(seat, f"@{column}" if self.state.argument() == WALL else "-")
        assert self.state.players[seat].tile_on("MCSWT".index(column.replace("D", "T"))) == WALL, self.options()
        self.plan_one(seat, digits)
        return self
