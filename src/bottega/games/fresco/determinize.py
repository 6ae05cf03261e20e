"""Dealing afresh what a player could not know: others' cards and plans, bags, decks, and what chance will bring.

Goods stay as they are, since all that comes and goes is told (`ledger.py`): whoever has listened knows them.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.kernel import player_of, step_of
from bottega.core.rng import Random, mix
from bottega.games.fresco.const import BASIC, BLENDED
from bottega.games.fresco.places.plan import push_plan_tasks
from bottega.games.fresco.state import Fresco, Player, no_plan

TRIES: Final[i64] = 8
KINDS: Final[i64] = 10  # of cards of a module, at most: after so many tries whoever is asked had each of them


def determinize(s: Fresco, who: int, seed: i64, again: bool = False) -> Fresco:
    """A copy that `who` could not tell from the position, in which all that is hidden was dealt at random.

    With `again` the others' plans are not dealt: they are asked for them again. Turns count from the copy on, since
    plans, real and dealt ones, count some of their own.
    """
    other = deal_afresh(s, who, seed, again)
    other.turn = 0
    return other


def deal_afresh(s: Fresco, who: int, seed: i64, again: bool) -> Fresco:
    """A copy with another deal of all that is hidden."""
    other = s.copy()
    other.random = mix(seed)
    other.reshuffle(other.bag)
    if s.laid_open:
        deal_parts(other, who, -1)
        return other
    if s.steps[s.step()].secret():
        deal_parts(other, who, -1)
        hide_plans(other, who, again)
        other.settle(s.to_move())
        return other
    tries: i64 = 0
    while True:
        deal_parts(other, who, tries - TRIES)
        trial = other.copy()
        trial.settle(s.to_move())
        if tries == TRIES + KINDS or list(trial.agenda) == list(other.agenda):
            other.settle(s.to_move())
            return other
        tries += 1  # whoever is asked must have something to answer


def misremembered(s: Fresco, who: i64, seed: i64, percent: i64) -> Fresco:
    """A copy in which some of others' paints are taken for others of their kind, and their thalers are guessed roughly.

    While plans are carried out everybody sees what is done, so then nothing is forgotten.
    """
    if s.column >= 0 or s.laid_open:
        return s
    other = s.copy()
    dice = Random(seed)
    seat: i64 = 0
    for player in other.players:
        if seat != who:
            forget_paints(player, dice, percent, 0, BASIC)
            forget_paints(player, dice, percent, BASIC, BLENDED)
            reach = player.thalers * percent // 100
            player.thalers += dice.below(2 * reach + 1) - reach
        seat += 1
    return other


def forget_paints(player: Player, dice: Random, percent: i64, first: i64, last: i64) -> None:
    """Some paints between two colours are taken for others between them."""
    forgotten: i64 = 0
    paint = first
    while paint < last:
        count = player.paints[paint]
        while count > 0:
            if dice.below(100) < percent:
                player.paints[paint] -= 1
                forgotten += 1
            count -= 1
        paint += 1
    while forgotten > 0:
        player.paints[first + dice.below(last - first)] += 1
        forgotten -= 1


def redeal(s: Fresco, seed: i64) -> Fresco:
    """A copy with another deal of what nobody knows: what is still to be drawn, and what lies covered."""
    other = s.copy()
    other.random = mix(seed)
    other.reshuffle(other.bag)
    for part in other.parts:
        part.redeal(other)
    return other


def deal_parts(s: Fresco, who: int, wanted: i64) -> None:
    """What modules hide."""
    for part in s.parts:
        part.deal(s, who, wanted)


def hide_plans(s: Fresco, who: int, again: bool) -> None:
    """Who has planned has some plan, or plans `again`; who has not may have laid nothing down yet."""
    below, secret = vec[i64](), vec[i64]()
    for task in s.agenda:
        if not s.steps[step_of(task)].secret():
            below = append(below, task)
        elif player_of(task) == who:
            secret = append(secret, task)
    seat: i64 = len(s.players) - 1
    while seat >= 0:
        player = s.players[seat]
        if seat != who:
            player.plan = no_plan()
            player.covers = 0
            if again:
                player.planned = False
            elif player.planned:
                plan_at_random(s, seat)
        seat -= 1
    s.agenda = below
    seat = len(s.players) - 1
    while seat >= 0:
        if seat == who:
            for task in secret:
                s.agenda = append(s.agenda, task)
        elif not s.players[seat].planned:
            push_plan_tasks(s, seat)
        seat -= 1


def plan_at_random(s: Fresco, who: i64) -> None:
    """A player's plan, decided by chance."""
    s.agenda = vec[i64]()
    push_plan_tasks(s, who)
    s.settle()
    while len(s.agenda) > 0:
        s.play(s.options[s.below(len(s.options))])
