"""Plans made in secret: whoever plans first, second or last, the answers are the searching seat's own."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.bots import seats
from bottega.bots.bot import Budget
from bottega.bots.greedy import GreedyBot
from bottega.bots.plans import CandidatePlan, PlanSearch, candidates
from bottega.bots.search import SearchBot
from bottega.bots.tuning import tuning_of
from bottega.core.events import Event
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.rng import Random
from bottega.core.weights import Weights
from bottega.games.fresco.const import COLUMNS
from bottega.games.fresco.game import FrescoGame
from bottega.games.fresco.state import Fresco

FRESCO = FrescoGame()
MODULES = {"base": "none", "action tiles": "1,2,8,17", "pennies, ill ones, dames, maps": "4,10,12,13"}

# Who searches, and how many of the others have planned before: with 2, 3 and 4 players.
SEATS = [(players, who, before) for players in (2, 3, 4) for who in range(players) for before in range(players)]
EVERY_SEAT = pytest.mark.parametrize(("players", "who", "before"), SEATS)
EVERY_SET = pytest.mark.parametrize("modules", MODULES.values(), ids=MODULES)


def asked(players: int, who: int, before: int, modules: str, round: int = 1) -> Fresco:
    """Plans are being made in a round: so many others have made theirs, and `who` is asked."""
    s = FRESCO.new(players, 5, {"modules": modules})
    dice = Random(7 * players + who)
    while not (s.steps[s.step()].secret() and s.round == round):
        s.push(s.options[dice.below(len(s.options))])
    for seat in [seat for seat in range(players) if seat != who][:before]:
        while seat in s.deciders():
            s.ask(seat)
            s.push(s.options[dice.below(len(s.options))], seat)
    s.ask(who)
    return s


def sheet(s: Fresco, seat: int) -> tuple[list[int], int]:
    """What a player has laid on the sheet."""
    return list(s.players[seat].plan), int(s.players[seat].covers)


def carried_out(s: Fresco, who: int, plan: CandidatePlan) -> Fresco:
    """The position after all answers of a plan but the last, which might lay all plans open; each must be legal."""
    then = s.copy()
    for move in list(plan.moves)[:-1]:
        then.push(move, who)
        assert who in then.deciders()
    then.ask(who)
    assert plan.moves[-1] in list(then.options)
    return then


@EVERY_SET
@EVERY_SEAT
def test_a_candidate_is_a_whole_plan_of_the_searching_seat(players: int, who: int, before: int, modules: str) -> None:
    s = asked(players, who, before, modules)
    plans = candidates(FRESCO, s, who, tuning_of(FRESCO).playout, 3)
    assert {plan.moves[0] for plan in plans} == set(s.options)
    for plan in plans:
        then = carried_out(s, who, plan)
        assert all(sheet(then, seat) == sheet(s, seat) for seat in range(players) if seat != who)
        then.push(plan.moves[-1], who)
        assert then.reveals > s.reveals or who not in then.deciders()
        assert then.players[who].planned


@EVERY_SET
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_candidates_are_the_same_whoever_has_planned_before(players: int, modules: str) -> None:
    for who in range(players):
        found = [
            [list(plan.moves) for plan in candidates(FRESCO, s, who, tuning_of(FRESCO).playout, 6)]
            for s in (asked(players, who, before, modules) for before in range(players - 1))
        ]
        assert all(plans == found[0] for plans in found)
        assert max(len(moves) for moves in found[0]) > 1


class Overheard(Game[Any]):
    """Fresco in which the deals of a search are told about."""

    def __init__(self) -> None:
        super().__init__("fresco", FRESCO.title, FRESCO.rules_version, FRESCO.player_counts, True)
        self.told: list[Event] = []

    def determinize_and_replan(self, s: Position, who: int, seed: i64) -> Position:
        assert isinstance(s, Fresco)
        other = FRESCO.determinize_and_replan(s, who, seed)
        self.told = []
        other.log = self.told
        return other

    def seats(self, s: Position) -> i64:
        assert isinstance(s, Fresco)
        return FRESCO.seats(s)

    def estimate(self, s: Position, who: i64, weights: Weights | None = None) -> float:
        assert isinstance(s, Fresco)
        return FRESCO.estimate(s, who, weights)

    def rounds_left(self, s: Position) -> float:
        assert isinstance(s, Fresco)
        return FRESCO.rounds_left(s)


def shown(s: Fresco, who: int) -> str:
    """A plan as the table is told of it: a digit for each column."""
    return "".join(str(s.players[who].at(column)) for column in range(COLUMNS))


@pytest.mark.compiled
@EVERY_SET
@EVERY_SEAT
def test_in_every_deal_the_seat_carries_out_the_plan_that_is_tried(
    players: int, who: int, before: int, modules: str
) -> None:
    s = asked(players, who, before, modules)
    game = Overheard()
    search = PlanSearch(game, s, who, tuning_of(FRESCO))
    for number in range(2):
        visits = [plan.visits for plan in search.plans]
        search.iterate(11 + number)
        tried = next(plan for plan, seen in zip(search.plans, visits, strict=True) if plan.visits > seen)
        meant = carried_out(s, who, tried)
        meant.agenda = vec[i64]([task for task in meant.agenda if task >> 8 & 255 == who and is_secret(meant, task)])
        meant.settle(who)
        meant.push(tried.moves[-1])
        plans = {event.who: event.values[0] for event in game.told if event.kind.name == "revealed"}
        assert set(plans) == set(range(players))
        assert plans[who] == int(shown(meant, who))


def is_secret(s: Position, task: int) -> bool:
    return bool(s.steps[task & 255].secret())


@pytest.mark.compiled
@EVERY_SET
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_plans_the_same_whoever_has_planned_before(players: int, modules: str) -> None:
    for who in range(players):
        moves = {
            int(GreedyBot(3).choose(FRESCO, asked(players, who, before, modules), who)) for before in range(players)
        }
        assert len(moves) == 1


@pytest.mark.compiled
@EVERY_SET
@EVERY_SEAT
def test_a_decided_plan_is_carried_out_while_others_answer_in_between(
    players: int, who: int, before: int, modules: str
) -> None:
    s = asked(players, who, before, modules)
    bot = SearchBot("search", 1, Budget(iterations=1))
    dice = Random(players)
    meant: list[int] = []
    while who in s.deciders():
        s.ask(who)
        move = int(seats.choose(FRESCO, s, bot, 7))
        if not meant:
            meant = [move, *reversed(list(bot.planned))]
        assert move == meant.pop(0)
        assert list(bot.planned) == meant[::-1]
        s.push(move, who)
        others = [seat for seat in s.deciders() if seat != who]
        if meant and others:
            s.ask(others[-1])
            s.push(s.options[dice.below(len(s.options))], others[-1])
    assert not meant


def test_an_answer_without_a_choice_belongs_to_the_plan() -> None:
    s = asked(2, 1, 0, "none")
    bot = SearchBot("search", 1, Budget(iterations=1))
    bot.planned = vec[i64]([1, 2])
    bot.planned_at = s.reveals
    s.options = vec[i64]([2])
    assert bot.choose(FRESCO, s, 1) == 2
    assert list(bot.planned) == [1]


@pytest.mark.compiled
def test_after_a_mistake_the_rest_is_planned_anew() -> None:
    s = asked(2, 1, 0, "none")
    kept, dropped = 0, 0
    for seed in range(30):
        bot = SearchBot("journeyman", seed, Budget(iterations=1))
        bot.planned = vec[i64]([1, 2])
        bot.planned_at = s.reveals
        bot.choose(FRESCO, s, 1)
        kept += list(bot.planned) == [1]
        dropped += not bot.planned
    assert kept
    assert dropped
    assert kept + dropped == 30


def test_a_plan_of_an_earlier_round_is_not_taken_up() -> None:
    s = asked(2, 1, 0, "none", 2)
    bot = SearchBot("search", 1, Budget(iterations=1))
    bot.planned = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
    bot.planned_at = s.reveals - 1
    bot.choose(FRESCO, s, 1)
    assert len(bot.planned) < 7
