"""Scores below 0: the booklet has no floor, losses count in full (lines 204, 215, 523, 534)."""

from itertools import pairwise
from random import Random

import pytest

from tests.games.sintra.scene import GAME, NO_STRIPS, Scene, last_turn, new_game, scene

TRACK = [0, 1, 2, 4, 6, 8, 10, 12, 15, 18]  # points lost, by steps from the top
LAST = len(TRACK) - 1
COMPLETE_FIRST = "-/PP -/WW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY"  # one ornament with four panes: 10 points


def breaking(panes: str, players: int = 2, side: str = "A", **seat: int) -> Scene:
    """Player 1 is about to take these panes of one colour, all of which break; other panes stay on the table."""
    return scene(f"{panes} OOOO", players=players, side=side).lay(1, NO_STRIPS, glazier=8, **seat)


# --- during the game


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_reaching_the_last_space_with_no_points_gives_minus_eighteen(players: int, side: str) -> None:
    s = breaking("Y", players, side, broken=LAST - 1).play("F1Y").has(score=-18, broken=0, loss=0)
    assert [s.score(player) for player in range(2, players + 1)] == [0] * (players - 1)


@pytest.mark.parametrize("before", [-20, -18, -1, 0, 1, 5, 17, 18, 19, 40])
def test_all_eighteen_points_are_lost_whatever_the_score(before: int) -> None:
    assert breaking("Y", score=before, broken=LAST - 1).play("F1Y").score(1) == before - 18


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_other_steps_of_the_move_go_on_from_the_top(players: int) -> None:
    s = breaking("YYYY", players, broken=LAST - 2).play("F1Y").has(score=-18)
    assert (s.broken(1), s.loss(1)) == (2, -2)  # two steps to the last space, two more from the top


def test_a_second_lap_costs_eighteen_more() -> None:
    breaking("YYYY", score=-18, broken=LAST - 1, lost=18).play("F1Y").has(score=-36, broken=3)


def test_before_the_last_space_nothing_is_lost_yet() -> None:
    breaking("Y", broken=LAST - 2).play("F1Y").has(score=0, broken=LAST - 1, loss=-15)


def test_the_markers_own_step_may_be_the_one_that_costs_eighteen() -> None:
    s = scene("OOOO", middle="W").lay(1, "PPWWW OWWWW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY", broken=LAST - 1)
    s.play("MW", "S1").has(score=-18, broken=0)


def test_the_markers_step_comes_before_what_breaks() -> None:
    scene("OOOO", middle="YY").lay(1, NO_STRIPS, glazier=8, broken=LAST - 2).play("MY").has(score=-18, broken=1)


def test_points_after_a_loss_count_from_below_zero() -> None:
    s = scene("W OOOO", indicator="WPWOBY")
    s.lay(1, "PPWWW:PPWW OWWWW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY", score=-18, lost=18).play("F1W", "S1", "KW")
    gained = 3 + 4  # three white panes in the colour of the round; the window is worth 4
    assert s.score(1) == -18 + gained


def test_breaking_is_settled_before_the_points_of_a_full_strip() -> None:
    s = scene("WWW OOOO", indicator="WPWOBY")
    s.lay(1, "PPWWW:PPWW OWWWW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY", broken=LAST - 2)
    log = s.told("F1W", "S1", "KW")
    assert s.score(1) == -18 + 3 + 4
    totals = [event.values[2] for event in log if event.kind.name == "scored" and event.who == 0]
    assert (totals[-1], s.broken(1)) == (-18 + 3 + 4, 0)


def test_who_is_below_zero_sees_it_and_so_does_everybody() -> None:
    s = breaking("Y", 3, broken=LAST - 1).after("F1Y")
    for who in (-1, 0, 1, 2):
        seen = GAME.view(s.state, who)["players"]
        assert isinstance(seen, list)
        assert [player["score"] for player in seen] == [-18, 0, 0]


# --- at the end


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("steps", range(LAST))
def test_what_the_marker_shows_is_lost_in_full_by_who_has_nothing(steps: int, side: str) -> None:
    s = last_turn(side).lay(1, broken=steps).play("F1Y")
    assert (s.result().scores[0], s.points(1, "broken_glass")) == (-TRACK[steps], -TRACK[steps])


def test_the_last_pane_of_the_game_may_cost_eighteen() -> None:
    s = last_turn().lay(2, NO_STRIPS, glazier=8, score=0, broken=LAST - 1).play("F1Y")
    result = s.result()
    assert s.points(2, "broken_glass") == -18  # nothing more for the marker at the top
    assert result.scores[1] == 40 - 18


def test_panes_left_and_ornaments_are_added_to_a_score_below_zero() -> None:
    s = last_turn().lay(1, "-/PP -/WW OOOOO:OOO BYYYY BBBBB YPPPP YYOOO WWYYY", score=-18, broken=8, lost=18)
    s.play("F1Y")
    assert s.result().scores[0] == -18 + 1 - 15 + 10


def test_side_b_is_added_to_a_score_below_zero() -> None:
    s = last_turn("B").lay(1, COMPLETE_FIRST, score=-18, broken=3, lost=18).play("F1Y")
    assert s.result().scores[0] == -18 - 4 + 2 * 2


@pytest.mark.parametrize(("mine", "theirs", "winners"), [(-3, -4, [0]), (-4, -3, [1]), (-1, 0, [1]), (-18, -36, [0])])
def test_the_higher_of_two_scores_below_zero_wins(mine: int, theirs: int, winners: list[int]) -> None:
    s = last_turn().lay(1, score=mine, lost=36).lay(2, glazier=8, score=theirs).play("F1Y")
    assert (s.result().scores, s.result().winners) == ([mine, theirs], winners)


@pytest.mark.parametrize(("lost_1", "lost_2", "winners"), [(18, 0, [1]), (0, 18, [0]), (18, 36, [0]), (18, 18, [0, 1])])
def test_a_tie_below_zero_goes_to_who_lost_less(lost_1: int, lost_2: int, winners: list[int]) -> None:
    s = last_turn().lay(1, score=-5, lost=lost_1).lay(2, glazier=8, score=-5, lost=lost_2).play("F1Y")
    assert (s.result().scores, s.result().winners) == ([-5, -5], winners)


# --- along random games


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_careless_players_fall_below_zero_and_nothing_is_forgiven(players: int, side: str) -> None:
    """Everybody takes as much as possible where it fits as little as possible."""
    chance = Random(players)
    s = new_game(players, 11, {"side": side})
    seen = [[0] for _ in range(players)]
    while not s.state.over():
        s.state.push(s.state.options[-1 - chance.randrange(min(2, len(s.state.options)))])
        for player in range(players):
            seen[player].append(s.score(player + 1))
    result = s.result()
    assert min(min(scores) for scores in seen) < 0
    for player in range(players):
        sources = sum(values[player] for values in result.sources.values())
        assert result.scores[player] == sources
        drops = [before - now for before, now in pairwise(seen[player][:-1]) if now < before]
        laps = -result.sources["broken_glass"][player] + s.loss(player + 1)
        assert laps % 18 == 0
        assert all(drop <= 18 for drop in drops)
