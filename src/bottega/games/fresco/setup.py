"""Set-up: the score track, the players' goods, the market and the ceiling."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.rng import mix
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import MIDDLE, ROWS, SEGMENTS, START_SPACES
from bottega.games.fresco.places.market import refill
from bottega.games.fresco.places.round import ROUND
from bottega.games.fresco.registry import STEPS, rules_for
from bottega.games.fresco.state import Fresco, empty_row, new_player


def set_up(box: Components, players: i64, edition: i64, modules: tuple[int, ...], seed: i64) -> Fresco:
    """A new game, up to its first decision."""
    s = Fresco(STEPS, mix(seed), box, rules_for(players, modules), edition)
    for seat in range(players):
        s.players = append(s.players, new_player(box))
        s.decides = append(s.decides, seat)
        s.track = append(s.track, START_SPACES[seat])
    s.shuffle(s.track)
    s.hostel = empty_row(ROWS)
    set_up_market(s)
    set_up_ceiling(s)
    for module in s.rules.with_part:
        s.parts.append(module.new_part(s))
    for module in s.rules.set_up:
        module.set_up(s)
    s.push_task(ROUND)
    s.settle()
    return s


def set_up_market(s: Fresco) -> None:
    """Four booths for four players; else three, without three of the tiles."""
    four = len(s.players) == 4
    s.booths = s.box.booths_4 if four else s.box.booths_3
    for tile in range(len(s.box.market)):
        if four or tile not in s.box.removed_with_3:
            s.bag = append(s.bag, tile)
    s.market = empty_row(sum(s.booths))
    refill(s)


def set_up_ceiling(s: Fresco) -> None:
    """A tile of the highest value in the middle, the others at random."""
    highest = vec[i64]()
    for tile in range(SEGMENTS):
        if s.box.tiles[tile].value == s.box.middle:
            highest = append(highest, tile)
    middle = highest[s.below(len(highest))]
    others = vec[i64]()
    for tile in range(SEGMENTS):
        if tile != middle:
            others = append(others, tile)
    s.shuffle(others)
    for segment in range(SEGMENTS):
        if segment == MIDDLE:
            s.fresco = append(s.fresco, middle)
        else:
            s.fresco = append(s.fresco, others[segment if segment < MIDDLE else segment - 1])
