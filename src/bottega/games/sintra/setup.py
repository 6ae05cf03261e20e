"""Set-up: strips, round indicator, bag, starting player."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.rng import mix
from bottega.games.sintra.box import Components
from bottega.games.sintra.const import COLOURS, POSITIONS, panes_of
from bottega.games.sintra.decision import ROUND
from bottega.games.sintra.state import Column, Player, Sintra, laid
from bottega.games.sintra.steps import STEPS

RANDOM_START: Final[i64] = -1


def set_up(box: Components, players: i64, side: i64, starter: i64, seed: i64) -> Sintra:
    """A new game, up to its first decision."""
    s = Sintra(STEPS, mix(seed), box, side)
    for _seat in range(players):
        s.players = append(s.players, Player(lay_strips(s)))
    for _factory in range(box.factories[players - 2]):
        s.factories = append(s.factories, 0)
    fill_indicator(s)
    s.starter = s.below(players) if starter == RANDOM_START else starter
    s.push_task(ROUND)
    s.settle()
    return s


def lay_strips(s: Sintra) -> vec[Column]:
    """Eight strips in random order; a random side shows, but never the one with jokers."""
    strips = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7])
    s.shuffle(strips)
    columns = vec[Column](capacity=POSITIONS)
    for strip in strips:
        face = 2 * strip + s.below(2)
        if s.box.jokers[face] > 0:
            face ^= 1
        columns = append(columns, laid(face, s.box))
    return columns


def fill_indicator(s: Sintra) -> None:
    """One pane of each colour, shuffled, on fields II to VI; one from the bag of the others on field I."""
    one_of_each = vec[i64]([0, 1, 2, 3, 4])
    s.shuffle(one_of_each)
    colour: i64 = 0
    while colour < COLOURS:
        s.tower += panes_of(colour, s.box.per_colour - 1)
        colour += 1
    indicator = vec[i64](capacity=6)
    indicator = append(indicator, s.draw())
    for pane in one_of_each:
        indicator = append(indicator, pane)
    s.indicator = indicator
