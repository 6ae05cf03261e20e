"""Bots that search: fair, reproducible, in time, and at home with every module."""

import time
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.bots import seats
from bottega.bots.bot import Budget
from bottega.bots.clock import CLOCK_EVERY, Clock, ahead
from bottega.bots.evaluator import Evaluator
from bottega.bots.novice import NoviceBot
from bottega.bots.plans import PlanSearch, candidates
from bottega.bots.search import Search, SearchBot, ranked
from bottega.bots.tuning import tuning_of
from bottega.core.errors import BadSetup
from bottega.core.game import Game
from bottega.core.kernel import BYTE, WHO_SHIFT, Position
from bottega.core.rng import Random, derive
from bottega.games import find_game
from bottega.games.fresco.game import FrescoGame
from bottega.games.fresco.registry import MODULES

SINTRA, FRESCO = find_game("sintra"), find_game("fresco")
PLACES: list[tuple[Game[Any], int, dict[str, str]]] = [
    (SINTRA, 2, {"side": "A"}),
    (SINTRA, 3, {"side": "B"}),
    (FRESCO, 2, {}),
    (FRESCO, 3, {"modules": "1,4,7,12,13"}),
]
PLACE_NAMES = ["sintra, 2 players", "sintra, 3 players", "fresco", "fresco with modules"]
THINKERS = ("search@12", "master@9", "strongest@8")


def position(game: Game[Any], players: int, chosen: dict[str, str], moves: int) -> Position:
    """A position after some random moves, with a choice to make."""
    s: Position = game.new(players, 5, chosen)
    dice = Random(moves)
    while moves > 0 or len(s.options) < 2:
        s.push(s.options[dice.below(len(s.options))])
        moves -= 1
    return s


def planning(game: Game[Any], players: int, chosen: dict[str, str]) -> Position:
    """The first position at which plans are made in secret."""
    s: Position = game.new(players, 5, chosen)
    while not s.steps[s.step()].secret():
        s.push(s.options[0])
    return s


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["random", "greedy", "apprentice", "journeyman", "painter", *THINKERS])
@pytest.mark.parametrize("place", PLACES, ids=PLACE_NAMES)
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_move(
    name: str, place: tuple[Game[Any], int, dict[str, str]]
) -> None:
    game, players, chosen = place
    different = 0
    for moves in (0, 7, 20, 33):
        s = position(game, players, chosen, moves)
        other = game.determinize(s, s.to_move(), 4711 + moves)
        assert game.view(s, s.to_move()) == game.view(other, s.to_move())
        different += s.key() != other.key()
        one, two = (seats.choose(game, world, seats.find_bot(name, 3), 99) for world in (s, other))
        assert one == two
    assert different == 4


@pytest.mark.compiled
@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("game", [SINTRA, FRESCO], ids=lambda game: game.name)
def test_the_same_seed_and_iterations_give_the_same_advice(game: Game[Any], name: str) -> None:
    s = position(game, 2, {"modules": "4,7,16"} if game.secrets else {}, 6)
    told = []
    for seed in (1, 1, 2):
        advice = seats.find_bot(name, seed).advise(game, game.determinize(s, s.to_move(), 1), s.to_move())
        told.append([(a.move, a.share, a.value, a.lead) for a in advice])
    assert told[0] == told[1]
    assert not game.secrets or told[0] != told[2]


@pytest.mark.compiled
@pytest.mark.parametrize("place", PLACES, ids=PLACE_NAMES)
def test_advice_is_about_every_option(place: tuple[Game[Any], int, dict[str, str]]) -> None:
    game, players, chosen = place
    for s in [position(game, players, chosen, 10), *([planning(game, players, chosen)] if game.secrets else [])]:
        check_advice(game, s)


def check_advice(game: Game[Any], s: Position) -> None:
    advice = SearchBot("search", 1, Budget(iterations=400)).advise(game, s.copy(), s.to_move())
    assert sorted(a.move for a in advice) == sorted(s.options)
    assert all(a.share > 0 for a in advice)
    assert sum(a.share for a in advice) == pytest.approx(1)
    assert all(0 <= a.value <= 1 for a in advice)
    assert [a.share for a in advice] == sorted((a.share for a in advice), reverse=True)


@pytest.mark.parametrize("chosen", [{}, {"modules": "all"}], ids=["base", "all modules"])
def test_a_plan_is_decided_once_and_then_carried_out(chosen: dict[str, str]) -> None:
    s = planning(FRESCO, 2, chosen)
    who = s.to_move()
    bot = SearchBot("search", 1, Budget(iterations=3))
    made = []
    while s.steps[s.step()].secret() and s.to_move() == who:
        before = len(bot.planned)
        move = seats.choose(FRESCO, s, bot, 7)
        made.append(move)
        assert not before or len(bot.planned) == before - 1
        s.push(move)
    assert len(made) > 1
    assert not bot.planned


def test_for_every_first_answer_there_is_a_candidate() -> None:
    s = planning(FRESCO, 2, {})
    plans = candidates(FRESCO, s.copy(), s.to_move(), tuning_of(FRESCO).playout, 2)
    assert {plan.moves[0] for plan in plans} == set(s.options)
    for plan in plans:
        then = s.copy()
        for move in plan.moves:
            then.push(move)
        assert then.to_move() != s.to_move()


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "chosen"),
    [(SINTRA, {}), (FRESCO, {}), (FRESCO, {"modules": "all"})],
    ids=["sintra", "fresco", "all modules"],
)
def test_time_limits_are_kept(game: Game[Any], chosen: dict[str, str]) -> None:
    for s in (
        position(game, 4, chosen, 9),
        planning(game, 4, chosen) if game.secrets else position(game, 4, chosen, 3),
    ):
        for seconds in (0.01, 0.3):
            began = time.process_time()
            SearchBot("search", 1, Budget(seconds=seconds)).choose(game, s.copy(), s.to_move())
            assert time.process_time() - began < seconds + 0.7  # one more look at the clock, and the candidates


@pytest.mark.compiled
@pytest.mark.parametrize("module", [module.name for module in MODULES if module.number])
def test_every_bot_plays_with_each_module(module: str) -> None:
    play_to_the_end(FRESCO, {"modules": module}, ["search@1", "apprentice"])


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "chosen", "bots"),
    [
        (SINTRA, {"side": "A"}, ["search@3", "painter", "greedy", "apprentice"]),
        (SINTRA, {"side": "B"}, ["master@2", "random", "strongest@3"]),
        (FRESCO, {"edition": "classic", "modules": "all"}, ["search@1", "journeyman", "random"]),
        (FRESCO, {"modules": "random"}, ["apprentice", "strongest@1", "random", "painter"]),
    ],
)
def test_every_bot_plays_to_the_end(game: Game[Any], chosen: dict[str, str], bots: list[str]) -> None:
    play_to_the_end(game, chosen, bots)


def play_to_the_end(game: Game[Any], chosen: dict[str, str], bots: list[str]) -> None:
    s = game.new(len(bots), 11, chosen)
    seats.play_out(game, s, seats.find_bots(bots, 11), 11)
    assert s.over()


@pytest.mark.compiled
def test_more_thought_is_better_play() -> None:
    won = 0
    for number in range(12):
        seed = int(derive(1, number // 2))
        s = SINTRA.new(2, seed, {})
        bots = seats.find_bots(["search@20", "greedy"] if number % 2 else ["greedy", "search@20"], seed)
        seats.play_out(SINTRA, s, bots, seed)
        won += SINTRA.result(s).winners == [1 - number % 2]
    assert won >= 8


def test_the_tree_grows_by_one_leaf_an_iteration() -> None:
    s = position(SINTRA, 2, {}, 0)
    search = Search(SINTRA, s, s.to_move(), tuning_of(SINTRA))
    search.run(Budget(iterations=25), 1)
    assert search.iterations == search.root.count == 25
    assert sum(search.root.visits) == 25
    nodes, waiting = 0, [search.root]
    while waiting:
        node = waiting.pop()
        nodes += 1
        waiting += [child for child in node.nodes if child is not None]
    assert 5 < nodes <= 26


@pytest.mark.parametrize(
    "text", ["search@", "search@x", "search@-1", "search@1m", "search@1e9", "search@0", "search@0s"]
)
def test_a_budget_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="cannot think"):
        seats.find_bot(text, 1)


def test_a_weight_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no weight 'gold'; choose from thaler"):
        FrescoGame().weights({"gold": 1.0})


def test_weights_change_the_estimate() -> None:
    s = FRESCO.new(2, 1, {})
    assert FRESCO.estimate(s, 0, FRESCO.weights({"thaler": 1.0})) > FRESCO.estimate(s, 0)


# --- in a hurry


@pytest.mark.compiled
@pytest.mark.parametrize("place", PLACES, ids=PLACE_NAMES)
def test_who_stops_when_the_choice_is_made_chooses_the_same(place: tuple[Game[Any], int, dict[str, str]]) -> None:
    game, players, chosen = place
    sooner = 0
    for moves in (0, 5, 12, 26):
        s = position(game, players, chosen, moves)
        if not s.steps[s.step()].secret():
            trees = [Search(game, s, s.to_move(), tuning_of(game)) for _ in range(2)]
            trees[0].run(Budget(iterations=200), 3)
            trees[1].run(Budget(iterations=200), 3, True)
            one, two = (ranked(tree.advice())[0].move for tree in trees)
            assert one == two
            sooner += trees[1].iterations < trees[0].iterations == 200
        if game.secrets:
            secret = planning(game, players, chosen)
            searches = [PlanSearch(game, secret, secret.to_move(), tuning_of(game)) for _ in range(2)]
            searches[0].run(Budget(iterations=200), moves)
            searches[1].run(Budget(iterations=200), moves, True)
            assert list(searches[0].best().moves) == list(searches[1].best().moves)
            sooner += searches[1].iterations < searches[0].iterations == 200
    assert sooner


def test_a_lead_is_counted_from_the_second() -> None:
    assert ahead(vec[i64]([3, 9, 4])) == 5
    assert ahead(vec[i64]([9, 4, 9])) == 0
    assert ahead(vec[i64]([2])) == 2


def test_a_clock_says_what_is_left() -> None:
    assert Clock(Budget(iterations=50)).left(20) == 30
    assert Clock(Budget()).left(20) > 10**9
    hasty = Clock(Budget(iterations=1_000_000, seconds=0.02))
    time.sleep(0.03)
    assert hasty.left(8) == CLOCK_EVERY
    assert not hasty.runs(8)


# --- what others have planned


@pytest.mark.parametrize("chosen", [{}, {"modules": "all"}], ids=["base", "all modules"])
def test_others_plan_again_in_a_search(chosen: dict[str, str]) -> None:
    """Whoever decides last of all plans against plans that make sense, not against any."""
    s = planning(FRESCO, 3, chosen)
    while s.steps[s.step()].secret() and len({task >> WHO_SHIFT & BYTE for task in s.agenda if is_secret(s, task)}) > 1:
        s.push(s.options[-1])
    who = s.to_move()
    others = [seat for seat in range(3) if seat != who]
    view = FRESCO.view(s, who)
    assert [view["players"][seat]["planned"] for seat in others] == [True, True]  # type: ignore[index]
    again = FRESCO.determinize_and_replan(s, who, 3)
    assert again.to_move() == who
    assert list(again.options) == list(s.options)
    seen = FRESCO.view(again, who)
    assert [seen["players"][seat]["planned"] for seat in others] == [False, False]  # type: ignore[index]
    assert seen["players"][who] == view["players"][who]  # type: ignore[index]
    reveals = again.reveals
    asked = set()
    while again.reveals == reveals:
        asked.add(int(again.to_move()))
        again.push(again.options[0])
    assert asked == {0, 1, 2}


def is_secret(s: Position, task: int) -> bool:
    return bool(s.steps[task & BYTE].secret())


def test_where_nothing_is_secret_nothing_is_asked_again() -> None:
    s = position(SINTRA, 2, {}, 5)
    assert SINTRA.determinize_and_replan(s, 0, 9).key() == SINTRA.determinize(s, 0, 9).key()


# --- luck


@pytest.mark.compiled
@pytest.mark.parametrize("secret", [True, False], ids=["planning", "in the open"])
def test_the_luck_of_a_deal_says_nothing_about_a_move(secret: bool) -> None:
    """What others are dealt moves their points, but not what the search makes of them; one's own points stay."""
    s = position(FRESCO, 3, {"modules": "7"}, 60)
    while s.steps[s.step()].secret() != secret:
        s.push(s.options[0])
    who = int(s.to_move())
    evaluator = Evaluator(tuning_of(FRESCO).playout.weights, 3)
    evaluator.learn(FRESCO, s, who, 5)
    raw, clean = [], []
    for deal in range(40):
        guess = FRESCO.determinize_and_replan(s, who, deal)
        evaluator.dealt(FRESCO, guess)
        raw.append(list(evaluator.promises(FRESCO, guess)))
        clean.append(list(evaluator.points(FRESCO, guess)))
    for seat in range(3):
        assert all(points[seat] == pytest.approx(clean[0][seat]) for points in clean)
        spread = max(points[seat] for points in raw) - min(points[seat] for points in raw)
        assert (spread < 1e-9) == (seat == who)


def test_goods_that_everybody_could_know_are_no_luck() -> None:
    s = position(FRESCO, 3, {}, 30)
    evaluator = Evaluator(tuning_of(FRESCO).playout.weights, 3)
    evaluator.learn(FRESCO, s, s.to_move(), 5)
    evaluator.dealt(FRESCO, FRESCO.determinize_and_replan(s, s.to_move(), 1))
    assert not any(evaluator.luck)


def test_without_secrets_there_is_no_luck() -> None:
    s = position(SINTRA, 2, {}, 9)
    evaluator = Evaluator(tuning_of(SINTRA).playout.weights, 2)
    evaluator.learn(SINTRA, s, 0, 5)
    evaluator.dealt(SINTRA, s)
    assert list(evaluator.points(SINTRA, s)) == list(evaluator.promises(SINTRA, s))


@pytest.mark.compiled
@pytest.mark.parametrize("game", [SINTRA, FRESCO], ids=lambda game: game.name)
def test_the_levels_err_as_often_as_their_file_says(game: Game[Any]) -> None:
    s = position(game, 2, {}, 12)
    tuning = tuning_of(game)
    count = float(len(s.options))
    for level in ("apprentice", "journeyman", "painter"):
        if tuning.level(level).budget.iterations > 0:
            continue  # it searches, and does not always find the same
        moves = [int(NoviceBot(seed, level).choose(game, s, s.to_move())) for seed in range(1000)]
        others = 1 - moves.count(max(set(moves), key=moves.count)) / 1000
        share = 0.01 * float(tuning.level(level).overlooks)
        assert others == pytest.approx(share - share**count / count, abs=0.06), level
    assert tuning.level("strongest").overlooks == 0
    careful, careless = (
        [int(SearchBot(name, seed, Budget(iterations=8)).choose(game, s, s.to_move())) for seed in range(200)]
        for name in ("strongest", "apprentice")
    )
    usual = max(set(careful), key=careful.count)
    assert careless.count(usual) < careful.count(usual) - 30


def test_a_level_that_thinks_a_little_searches() -> None:
    s = position(SINTRA, 2, {}, 12)
    level = tuning_of(SINTRA).level("painter")
    assert level.budget.iterations > 0
    for seed in range(5):
        bot = NoviceBot(seed, "painter")
        assert bot.choose(SINTRA, s, s.to_move()) == SearchBot("painter", seed).choose(SINTRA, s, s.to_move())
    bot.search.planned = vec[i64]([1])
    bot.forget_plan()
    assert not bot.search.planned
