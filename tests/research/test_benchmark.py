"""Splits of the modules, scores on them, and the leaderboard."""

import pytest
from msgspec.structs import replace

from bottega.core.errors import BottegaError
from bottega.games import find_game
from bottega.research import benchmark
from bottega.research import leaderboard as board
from bottega.research.contests import play

SPLITS = benchmark.splits()


@pytest.mark.parametrize("name", SPLITS)
def test_what_is_scored_was_never_trained_with_and_can_be_set_up(name: str) -> None:
    split = SPLITS[name]
    assert not set(split.train) & set(split.test)
    assert all(modules == tuple(sorted(set(modules))) for modules in [*split.train, *split.test])
    for modules in [*benchmark.some(split.train, 1), *benchmark.some(split.test, 2)]:
        find_game("fresco").complete(3, 0, {"modules": benchmark.as_option(modules)})


def test_sets_to_train_with_follow_from_a_seed() -> None:
    drawn = {benchmark.training_modules("one-to-two", seed) for seed in range(200)}
    assert drawn == {benchmark.as_option(modules) for modules in SPLITS["one-to-two"].train}
    assert benchmark.training_modules("base-to-one", 5) == "none"


def test_an_unknown_split_is_refused() -> None:
    with pytest.raises(BottegaError, match="there is no split 'half'; choose from base-to-one, "):
        benchmark.find_split("half")


@pytest.mark.compiled
def test_a_score_is_the_win_rate_on_seen_and_unseen_sets_and_reproduces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "SCORED", 2)
    one, two = (benchmark.score("ten-to-all", "greedy", "random", games=4, seed=3, jobs=1) for _ in range(2))
    assert one == two
    assert [len(one[kind]["sets"]) for kind in ("seen", "unseen")] == [2, 2]
    assert one["unseen"]["win_rate"] > 0.5
    assert one["unseen"]["interval"][0] <= one["unseen"]["win_rate"] <= one["unseen"]["interval"][1]
    assert one["gap"] == pytest.approx(one["seen"]["win_rate"] - one["unseen"]["win_rate"])


def test_one_set_has_no_spread() -> None:
    assert benchmark.summary([{"win_rate": 0.5}])["interval"] is None


def test_a_leaderboard_that_is_stopped_begins_no_other_division(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "play", lambda *setup: replace(play(*setup), complete=False))
    stopped = board.leaderboard(("random", "greedy"), games=2, jobs=1)
    assert [division["name"] for division in stopped["divisions"]] == [board.DIVISIONS[0][0]]
    assert "Stopped before the end." in board.as_markdown(stopped)


@pytest.mark.compiled
def test_the_leaderboard_reproduces_and_becomes_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "DIVISIONS", (board.DIVISIONS[0], board.DIVISIONS[4]))
    also = (("sintra-2-a", "search@1"),)
    one, two = (board.leaderboard(("random", "greedy"), games=6, seed=1, jobs=1, also=also) for _ in range(2))
    assert one == two
    assert one["command"].endswith(" --games 6 --seed 1 --also sintra-2-a=search@1")
    assert one["versions"]["sintra"]["observations"] == find_game("sintra").observation_version()
    text = board.as_markdown(one)
    assert "## sintra-2-a" in text
    assert "| greedy |" in text
    played = [{bot["bot"] for bot in division["bots"]} for division in one["divisions"]]
    assert played == [{"greedy", "random", "search@1"}, {"greedy", "random"}]


def test_a_division_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BottegaError, match="there is no division 'chess'; choose from sintra-2-a, "):
        board.leaderboard(also=(("chess", "greedy"),))


def test_every_division_can_be_set_up() -> None:
    for _name, game, players, chosen in board.DIVISIONS:
        find_game(game).new(players, 0, chosen)
