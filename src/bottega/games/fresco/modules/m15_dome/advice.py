"""What a bot goes by."""

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.const import MARKET, WORKSHOP
from bottega.games.fresco.module import ModuleAdvice
from bottega.games.fresco.modules.m15_dome.box import dome_box
from bottega.games.fresco.modules.m15_dome.part import unpaid
from bottega.games.fresco.modules.m15_dome.steps import take_paints
from bottega.games.fresco.state import Fresco


class DomeAdvice(ModuleAdvice):
    """Domes that the player has taken."""

    def worth(self, s: Fresco, who: i64) -> float:
        """Part of the domes' value while paints can be got; in the final round what the paints at hand complete."""
        if s.ending:
            return 0.0  # what is completed is scored
        if s.final:
            return float(within_reach(s, who))
        return float(all_points(s, who)) * 0.3 + float(within_reach(s, who)) * 0.6

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """In the final round paints are bought and blended for domes."""
        if not s.final or (place != MARKET and place != WORKSHOP):
            return 0.0
        return float(all_points(s, who) - within_reach(s, who)) * 0.25


def all_points(s: Fresco, who: i64) -> i64:
    """What all of the player's domes are worth."""
    points: i64 = 0
    for dome in unpaid(s, who):
        points += dome_box(s.box).domes[dome].value
    return points


def within_reach(s: Fresco, who: i64) -> i64:
    """The most points for domes that the player's paints bring."""
    return most_points(s, s.players[who].paints, unpaid(s, who), 0)


def most_points(s: Fresco, paints: vec[i64], domes: vec[i64], first: i64) -> i64:
    """The most that paints bring for the domes from the first one on: each is left out, or paid if it can be."""
    if first == i64(len(domes)):
        return 0
    without = most_points(s, paints, domes, first + 1)
    tile = dome_box(s.box).domes[domes[first]]
    left = paints[:]
    if not take_paints(left, tile):
        return without
    paid = tile.value + most_points(s, left, domes, first + 1)
    return paid if paid > without else without
