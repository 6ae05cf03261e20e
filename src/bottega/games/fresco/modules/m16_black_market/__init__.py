"""Module 16, the black market: an apprentice draws a tile from the bag, unseen, and must buy it."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import MARKET
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.places.market import AT_MARKET, ELSEWHERE
from bottega.games.fresco.state import Fresco

# A move at the market: draw a tile.
DRAW: Final[i64] = 16384

DRAWN: Final = EventKind("barrel", "tile")


class Barrel(Part):
    """The tiles drawn this round."""

    def __init__(self) -> None:
        super().__init__()
        self.tiles: vec[i64] = vec[i64]()

    def copy(self) -> Part:
        other = Barrel()
        other.tiles = self.tiles[:]
        return other

    def key(self) -> list[int]:
        return [len(self.tiles), *self.tiles]

    def market_tiles(self) -> list[int]:
        return list(self.tiles)

    def view(self, s: Fresco, who: int) -> dict[str, object]:
        return {"module": "black market", "barrel": [s.box.market[tile].letters for tile in self.tiles]}


class BlackMarket(Module):
    """The black market. Leonardo does not go there."""

    def __init__(self) -> None:
        super().__init__(16, "blackmarket", "The Black Market")

    def new_part(self, s: Fresco) -> Part:
        return Barrel()

    def moves_at(self, s: Fresco, place: i64, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        """Once in a visit, for an apprentice who has not bought, if there is a tile and the price can be paid."""
        if place != MARKET or arg & ELSEWHERE or arg % ELSEWHERE == 0:
            return moves
        if len(s.bag) > 0 and s.players[who].thalers >= s.price(who):
            moves = append(moves, DRAW)
        return moves

    def take_move(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        """The tile stays on the barrel until the round ends; no booth can be closed any more (ruling 3.117)."""
        barrel = barrel_of(s)
        i = s.below(len(s.bag))
        s.bag[i], s.bag[-1] = s.bag[-1], s.bag[i]
        s.bag, tile = pop(s.bag)
        barrel.tiles = append(barrel.tiles, tile)
        s.reveals += 1
        s.emit(DRAWN, who, tile)
        s.push_task(step, who, (arg - 1) | ELSEWHERE)
        s.pay(who, s.price(who))
        s.gain_paints(who, s.box.market[tile])
        for module in s.rules.bought:
            module.bought(s, who, -1, tile)

    def round_ended(self, s: Fresco) -> None:
        """The tiles go back into the bag before the booths are refilled."""
        barrel = barrel_of(s)
        for tile in barrel.tiles:
            s.bag = append(s.bag, tile)
        barrel.tiles = vec[i64]()

    # --- what a bot goes by

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """One apprentice more finds something at the market, if others have left little."""
        return 0.2 if place == MARKET else 0.0

    # --- words

    def write(self, s: Fresco, move: i64) -> str:
        return "BAG"

    def read(self, s: Fresco, word: str) -> int | None:
        return 0 if word == "BAG" and s.step() == AT_MARKET else None

    def explain(self, s: Fresco, move: i64) -> Message:
        return msg("m16-do-draw", bag=len(s.bag))

    def describe(self, event: Event, box: Components) -> Message | None:
        if event.kind.name != "barrel":
            return None
        return msg("m16-event-drawn", paints=box.market[event.values[0] or 0].letters)

    # --- spots

    def target(self, s: Fresco, move: i64) -> str:
        return "m16-barrel"

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        if s.step() != AT_MARKET:
            return msg("m16-why-when")
        if s.argument() & ELSEWHERE:
            return msg("m16-why-once")
        if s.argument() % ELSEWHERE == 0:
            return msg("m16-why-nobody")
        return msg("m16-why-price", thalers=s.price(who)) if len(s.bag) > 0 else msg("m16-why-empty")


def barrel_of(s: Fresco) -> Barrel:
    part = s.parts[s.rules.slots[16]]
    assert isinstance(part, Barrel)
    return part
