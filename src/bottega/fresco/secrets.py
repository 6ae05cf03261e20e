"""Dealing afresh what a player cannot know: others' goods and plans, the bag, and what chance will bring."""

from typing import Final

from mypy_extensions import i64

from bottega.core.kernel import ARG_SHIFT, BYTE, WHO_SHIFT
from bottega.core.rng import mix
from bottega.fresco.const import BLENDED, COLUMNS, HEALTHY, KINDS, SPACES
from bottega.fresco.round import PLAN
from bottega.fresco.state import Fresco, Player, no_plan

GUESSED_PAINTS: Final[i64] = 4  # a guess is 0 to 3 of each colour
GUESSED_THALERS: Final[i64] = 20
PLENTY: Final[i64] = 20  # enough for everything
TRIES: Final[i64] = 8


def determinize(s: Fresco, who: int, seed: i64) -> Fresco:
    """A copy that `who` could not tell from the position, in which all that is hidden was dealt at random."""
    other = s.copy()
    other.random = mix(seed)
    other.reshuffle(other.bag)
    if s.ending:
        return other  # goods lie open
    if s.step() == PLAN:
        hide_plans(other, who)
    tries: i64 = 0
    while True:
        deal_goods(other, who, tries == TRIES)
        trial = other.copy()
        trial.settle(s.to_move())
        if tries == TRIES or list(trial.agenda) == list(other.agenda):
            other.settle(s.to_move())
            return other
        tries += 1  # whoever is asked must have something to answer


def deal_goods(s: Fresco, who: int, plenty: bool) -> None:
    """Other players' paints and thalers, at random or in plenty."""
    seat = 0
    for player in s.players:
        if seat != who:
            paint: i64 = 0
            while paint < BLENDED:
                player.paints[paint] = PLENTY if plenty else s.below(GUESSED_PAINTS)
                paint += 1
            player.thalers = PLENTY if plenty else s.below(GUESSED_THALERS)
        seat += 1


def hide_plans(s: Fresco, who: int) -> None:
    """Who has planned has some plan; who has not may have put no apprentice down yet."""
    i: i64 = 0
    while i < i64(len(s.agenda)):
        task = s.agenda[i]
        if task & BYTE == PLAN and (task >> WHO_SHIFT & BYTE) != who:
            s.agenda[i] = task & ((1 << ARG_SHIFT) - 1)
        i += 1
    seat = 0
    for player in s.players:
        if seat != who:
            player.plan = no_plan()
            if player.planned:
                plan_at_random(s, player)
        seat += 1


def plan_at_random(s: Fresco, player: Player) -> None:
    """Every apprentice to a random column that has room."""
    left = player.healthy()
    while left > 0:
        column = s.below(COLUMNS)
        if player.at(column) < SPACES:
            player.plan[column * KINDS + HEALTHY] += 1
            left -= 1
