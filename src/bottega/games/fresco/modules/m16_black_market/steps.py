"""A move at the market: an apprentice draws a tile from the bag."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import MARKET
from bottega.games.fresco.module import MOVES_EACH, AddedMove
from bottega.games.fresco.modules.m16_black_market.part import NUMBER, barrel_of
from bottega.games.fresco.places.market import ELSEWHERE
from bottega.games.fresco.state import Fresco

DRAW: Final[i64] = NUMBER * MOVES_EACH


def tile_drawn(event: Event, box: Components) -> Message:
    return msg("m16-event-drawn", paints=box.market[event.value(0)].letters)


DRAWN: Final = EventKind("barrel", "tile", words=tile_drawn, spots="m16")


class DrawTile(AddedMove):
    """Draw a tile from the bag, unseen, and buy it: once in a visit, for an apprentice who has not bought."""

    def __init__(self) -> None:
        super().__init__(MARKET)

    def moves(self) -> vec[i64]:
        return moves_below(1)

    def options(self, s: Fresco, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        if arg & ELSEWHERE or arg % ELSEWHERE == 0:
            return moves
        if len(s.bag) > 0 and s.players[who].thalers >= s.price(who):
            moves = append(moves, DRAW)
        return moves

    def take(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
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

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "BAG"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg("m16-do-draw", bag=len(s.bag))

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "m16-barrel"

    def why_not(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        if not target.startswith("m16") and target != "tile-16":  # a tile that there is not
            return None
        if arg & ELSEWHERE:
            return msg("m16-why-once")
        if arg % ELSEWHERE == 0:
            return msg("m16-why-nobody")
        return msg("m16-why-price", thalers=s.price(who)) if len(s.bag) > 0 else msg("m16-why-empty")
