"""Learning: the same games with any number of processes, nothing lost, a net that tells ends better, and its proof."""

import tomllib
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec

from bottega.bots.net import net_in
from bottega.core.errors import BadSetup
from bottega.games import find_game
from bottega.study.learning.lessons import BadLessons, Lesson, LessonPlan, lessons
from bottega.study.learning.training import Learnt, Samples, as_toml, asked, learn, numpy, returns, samples
from bottega.study.learning.trying import Standing, Trial, contest

FRESCO = find_game("fresco")
PLAN = LessonPlan("fresco", "greedy", (2, 3), ("none", "3,7"), 4, 9, FRESCO.rules_version)


def by_number(games: list[Lesson]) -> list[Lesson]:
    return sorted(games, key=lambda lesson: lesson.number)


@pytest.mark.compiled
def test_the_same_games_are_played_with_any_number_of_processes(tmp_path: Path) -> None:
    one = list(lessons(PLAN, 6, tmp_path / "one", 1))
    two = list(lessons(PLAN, 6, tmp_path / "two", 2))
    assert by_number(one) == by_number(two)
    assert [lesson.number for lesson in one] == list(range(6))


@pytest.mark.compiled
def test_what_was_played_is_kept_and_the_rest_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games"
    begun = lessons(PLAN, 5, path, 1)
    first = [next(begun), next(begun)]
    del begun  # as when somebody presses Ctrl-C
    with path.open("ab") as file:
        file.write(b'{"number":2,"mov')  # cut off in the middle
    whole = list(lessons(PLAN, 5, path, 1))
    assert whole[:2] == first
    assert [lesson.number for lesson in whole] == list(range(5))
    assert whole == list(lessons(PLAN, 5, path, 1))
    assert len(path.read_bytes().splitlines()) == 6


@pytest.mark.compiled
def test_a_planner_searches_plans_and_goes_astray_between_them(tmp_path: Path) -> None:
    planned = list(lessons(msgspec.structs.replace(PLAN, bot="plans@6"), 4, tmp_path / "plans", 1))
    greedy = list(lessons(PLAN, 4, tmp_path / "greedy", 1))
    assert [lesson.number for lesson in planned] == list(range(4))
    assert planned != greedy


def test_another_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.write_text("my diary\n")
    with pytest.raises(BadSetup, match="other games than these"):
        list(lessons(PLAN, 1, path, 1))
    assert path.read_text() == "my diary\n"
    list(lessons(PLAN, 0, tmp_path / "broken", 1))
    with (tmp_path / "broken").open("a") as file:
        file.write("nonsense\n")
    with pytest.raises(BadLessons, match="a line is not a game"):
        list(lessons(PLAN, 1, tmp_path / "broken", 1))


def test_games_take_sets_and_numbers_of_players_in_turn() -> None:
    assert [PLAN.choices(number) for number in range(5)] == [
        (2, {}),
        (2, {"modules": "3,7"}),
        (3, {}),
        (3, {"modules": "3,7"}),
        (2, {}),
    ]


@pytest.mark.compiled
def test_every_seat_sees_every_round(tmp_path: Path) -> None:
    seen = samples(PLAN, lessons(PLAN, 3, tmp_path / "games", 1))
    assert len(seen.seen) == len(seen.ends) == len(seen.follows) == len(seen.aside)
    assert seen.seen.shape[1] == len(FRESCO.outlook_names())
    assert (~seen.follows).sum() == 2 + 2 + 3
    own = FRESCO.outlook_names().index("own_estimate")
    assert seen.seen[:, own] == pytest.approx(seen.estimates)


def made_up(rows: int) -> Samples:
    """Games whose estimate misses six times what the first input says."""
    dice = numpy.random.default_rng(1)
    seen = dice.standard_normal((rows, 3)) * [1.0, 5.0, 0.0] + [0.0, 9.0, 1.0]
    ends = 40.0 + 6.0 * seen[:, 0] + dice.standard_normal(rows)
    numbers = numpy.arange(rows)
    return Samples(seen, numpy.full(rows, 40.0), ends, numbers < 0, numbers // 50 % 10 == 0)


def last(data: Samples) -> Learnt:
    return list(learn(data, 3))[-1]


def test_a_net_learns_what_the_estimate_misses_and_its_file_says_the_same() -> None:
    data = made_up(2000)
    found = last(data)
    assert found.after < 2.5 < 5.0 < found.before
    text = as_toml(found, ["own_thalers", "own_basic", "rounds_left"], ["made here"])
    assert text.startswith("# made here\n")
    assert len(tomllib.loads(text)["layers"]) == 3
    net = net_in(text, ["own_thalers", "own_basic", "rounds_left"])
    for row, said in zip(data.seen[:5], asked(found.layers, data.seen[:5]), strict=True):
        assert net.correction(vec[float]([float(value) for value in row])) == pytest.approx(10 * said, abs=0.01)
    assert net.correction(vec[float]([1.0, 1.0, 2.0])) == 0  # the last was always 1


def test_the_same_games_and_seed_give_the_same_net() -> None:
    data = made_up(300)
    one, two = last(data), last(data)
    assert as_toml(one, ["a", "b", "c"], []) == as_toml(two, ["a", "b", "c"], [])


def test_what_is_said_of_the_next_round_counts_for_a_part() -> None:
    four = numpy.array([1.0, 1.0, 1.0, 1.0])
    data = Samples(four, 0 * four, 10 * four, numpy.array([True, False, True, False]), four > 2)
    targets = returns(data, four, numpy.array([9.0, 0.5, 9.0, 2.0]))
    assert targets == pytest.approx([0.7 + 0.3 * 0.5, 1.0, 0.7 + 0.3 * 2.0, 1.0])


@pytest.mark.compiled
def test_a_net_that_throws_paints_away_is_not_accepted(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('inputs = ["own_score"]\n[[layers]]\nbiases = [0.0]\nweights = [[-1.0]]\n')
    trial = Trial("fresco", bad, "search@4", ("none",), 2)
    standings = list(contest(trial, 60, 2))
    assert not standings[-1].accepted
    assert standings[-1].lead < 0
    assert standings[-1].verdict == "less"
    assert standings[-1].games < 60
    assert standings == list(contest(trial, 60, 1))


def test_what_is_accepted() -> None:
    assert Standing(20, 18.0, 9.0, "more").accepted
    assert Standing(400, 209.0, 0.5, "").accepted
    assert not Standing(400, 208.0, 0.5, "").accepted
    assert not Standing(20, 2.0, -9.0, "less").accepted
