"""Plans made in secret: whoever plans first, second or last, the answers are the searching seat's own."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.bots import seats
from bottega.bots.bot import Budget
from bottega.bots.greedy import GreedyBot
from bottega.bots.plans import CandidatePlan, PlanSearch, candidates
from bottega.bots.search import SearchBot
from bottega.bots.tuning import tuning_of
from bottega.core.kernel import Position
from bottega.core.rng import Random
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
    search = PlanSearch(FRESCO, s, who, tuning_of(FRESCO))
    for number, plan in enumerate(search.plans[:3]):
        begun = search.begun(plan, search.deal(number, 11 + number))
        assert isinstance(begun, Fresco)
        assert begun.reveals > s.reveals
        meant = carried_out(s, who, plan)
        meant.agenda = vec[i64]([task for task in meant.agenda if task >> 8 & 255 == who and is_secret(meant, task)])
        meant.settle(who)
        meant.push(plan.moves[-1])
        assert shown(begun, who) == shown(meant, who)
        assert all(sum(begun.players[seat].plan) for seat in range(players))


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
def test_who_overlooks_the_best_plan_carries_out_another_one() -> None:
    s = asked(2, 1, 0, "none")
    plans: set[tuple[int, ...]] = set()
    for seed in range(20):
        bot = SearchBot("apprentice", seed, Budget(iterations=4))
        then = s.copy()
        answers: list[int] = []
        while 1 in then.deciders():
            then.ask(1)
            answers.append(int(bot.choose(FRESCO, then, 1)))
            then.push(answers[-1], 1)
        assert then.players[1].planned
        plans.add(tuple(answers))
    assert len(plans) > 1


# --- where nothing is left to chance


@pytest.mark.compiled
def test_in_the_base_game_a_second_trial_shows_the_same_and_is_not_made() -> None:
    s = asked(2, 0, 0, "none", 2)
    search = PlanSearch(FRESCO, s, 0, tuning_of(FRESCO))
    search.run(Budget(iterations=1000), 5)
    assert not search.chance
    assert all(plan.known for plan in search.plans)
    assert search.iterations <= 2 * len(search.plans)
    values = [plan.value() for plan in search.plans]
    assert search.best().value() == max(values)
    assert search.advice()[0].share <= 1


@pytest.mark.compiled
def test_where_cards_are_drawn_plans_are_tried_again() -> None:
    s = asked(2, 0, 0, "4,7", 2)
    search = PlanSearch(FRESCO, s, 0, tuning_of(FRESCO))
    search.run(Budget(iterations=200), 5)
    assert search.chance
    assert search.iterations == 200
    assert search.best().visits == max(plan.visits for plan in search.plans)


@pytest.mark.compiled
@pytest.mark.parametrize("modules", MODULES.values(), ids=MODULES)
def test_the_others_have_planned_in_every_deal_and_the_seat_has_not(modules: str) -> None:
    s = asked(3, 1, 1, modules)
    search = PlanSearch(FRESCO, s, 1, tuning_of(FRESCO))
    for number in range(3):
        dealt = search.deal(number, 7 + number).s
        assert isinstance(dealt, Fresco)
        assert [bool(player.planned) for player in dealt.players] == [True, False, True]
        assert sheet(dealt, 1) == sheet(s, 1)
        assert dealt.reveals == s.reveals


def test_a_plan_of_an_earlier_round_is_not_taken_up() -> None:
    s = asked(2, 1, 0, "none", 2)
    bot = SearchBot("search", 1, Budget(iterations=1))
    bot.planned = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
    bot.planned_at = s.reveals - 1
    bot.choose(FRESCO, s, 1)
    assert len(bot.planned) < 7
