"""Requests and restored tiles laid by hand; tiles are words like `7 PO`."""

from typing import Self

from bottega.games.fresco.modules.m02_requests import requests_of
from tests.games.fresco.board import TILES, Board


class RequestsScene(Board):
    def own(self, seat: int, *tiles: str) -> Self:
        """Exactly these restored tiles lie before a player, `7 PO`; the segments they lay on are restored."""
        mask = 0
        for word in tiles:
            number = next(n for n, tile in enumerate(TILES) if tile == word and not mask >> n & 1)
            mask |= 1 << number
            if number in list(self.state.fresco):
                self.state.fresco[list(self.state.fresco).index(number)] = -1
        self.state.players[seat].tiles = mask
        return self

    def tiles_before(self, seat: int) -> list[str]:
        """The restored tiles before a player."""
        return [TILES[number] for number in range(len(TILES)) if self.state.players[seat].tiles >> number & 1]

    def request_kinds(self, seat: int) -> str:
        """A player's requests: `*` general, else the colour's letter."""
        return "".join("*OGP"[kind] * requests_of(self.state).owned[seat * 4 + kind] for kind in range(4))

    # --- playing

    def requests_offered(self) -> list[str]:
        return [move for move in self.options() if move.startswith("Q")]

    def fulfill(self, kind: str) -> Self:
        """Fulfill a request with any tiles that fit."""
        seat = self.to_move()
        owned = self.request_kinds(seat)
        self.play(f"Q{kind}")
        while self.request_kinds(seat) == owned:
            self.play(self.options()[0])
        return self

    def give_request(self, seat: int, kinds: str) -> Self:
        """Requests lie before a player, over tiles that do not matter."""
        for kind in kinds:
            requests_of(self.state).owned[seat * 4 + "*OGP".index(kind)] += 1
        return self
