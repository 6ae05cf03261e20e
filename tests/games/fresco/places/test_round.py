"""The course of a round, its end and the end of the game; points on the way."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.rng import Random
from tests.games.fresco.board import GAME, IDLE, IDLE_LAST, NAMES
from tests.games.fresco.scene import Scene, before_last_round, last_round, new_game, scene

# --- 2.3 acting


def test_places_are_visited_left_to_right_and_players_act_in_wake_up_order() -> None:
    s = scene().wake("9 8 7").stand(10, 20, 30).plan("11111", "11111", "11111")
    seen: list[tuple[int, str]] = []
    while s.round == 1:
        kind = (
            "market"
            if "X1" in s.options() or "X3" in s.options()
            else "cathedral"
            if "=RYB" in s.options()
            else "blend"
        )
        if not seen or seen[-1] != (int(s.to_move()), kind):
            seen.append((int(s.to_move()), kind))
        s.play("-" if "-" in s.options() else s.options()[0])
    assert seen == [(seat, kind) for kind in ("market", "cathedral", "blend") for seat in (2, 1, 0)]
    s.each(thalers=[15, 15, 15], mood=[3, 2, 1])


def test_views_say_where_everybody_has_worked() -> None:
    s = scene().wake("9 8 7")
    seen = {(s.view(0)["column"], tuple(s.shown(0, seat)["worked"] for seat in range(3)))}
    s.plan("11111", "11111", "11111")
    while s.round == 1:
        seen.add((s.view(0)["column"], tuple(s.shown(0, seat)["worked"] for seat in range(3))))
        s.play("-" if "-" in s.options() else s.options()[0])
    assert {(-1, (0, 0, 0)), (0, (0, 0, 0)), (0, (0, 0, 1)), (0, (0, 1, 1)), (3, (3, 3, 4))} <= seen
    assert all(column in (-1, *worked) for column, worked in seen)
    state = s.state.copy()
    state.agenda = vec[i64]()
    state.column = 4
    assert {player["worked"] for player in GAME.view(state, 0)["players"]} == {5}


# --- cathedral


def at_cathedral(held: str, number: int = 1, money: int = 0, where: str = "C3", **tiles: str) -> Scene:
    """Seat 0 visits the cathedral with these goods; the others have no paints."""
    s = scene().wake("7 8 9").without_paints().lay(**tiles).put_bishop(where).give(0, held, money)
    return s.plan({1: "01310", 2: "02300", 3: "03200"}[number], IDLE, IDLE)


# --- 2.4 scoring points


def test_start_spaces_are_not_counted() -> None:
    for start in (-3, -2, -1, 0):
        s = scene().wake("7 8 9").without_paints().stand(start, 20, 30).give(0, "RYB").plan("01310", IDLE, IDLE)
        s.play("=RYB").has(space=2)


# --- 2.5 preparing the next round


def test_income_is_one_thaler_for_each_restored_tile() -> None:
    s = scene().wake("7 8 9").without_paints().own_tiles(0, 4).own_tiles(2, 1).plan(IDLE, IDLE, IDLE)
    assert [s.thalers(seat) for seat in range(3)] == [16, 12, 13]


def test_a_tile_restored_this_round_already_gives_income() -> None:
    s = at_cathedral("OO", A1="6 OO")
    before = s.thalers(0)
    s.play("A1").has(round=2, thalers=before + 3 * 3 + 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_market_is_refilled_and_no_tile_is_lost(players: int) -> None:
    s = new_game(players, 3, {})
    tiles, slots = s.in_play(), [len(booth) for booth in s.market()]
    dice = Random(5)
    number = 1
    while not s.over():
        s.state.push(s.state.options[dice.below(len(s.state.options))])
        if s.round > number and not s.over():
            number = int(s.round)
            assert [len(booth) for booth in s.market()] == slots
            assert s.in_play() == tiles
    assert number > 5


def test_tiles_that_nobody_bought_go_back_too() -> None:
    changed: set[int] = set()
    for seed in range(20):
        s = scene(players=3, seed=seed * 10).without_paints()
        before = list(s.state.market)
        s.finish_round()
        changed |= {slot for slot in range(9) if s.state.market[slot] != before[slot]}
    assert changed == set(range(9))


# --- 3 end


@pytest.mark.parametrize(("left", "final"), [(7, False), (6, True), (5, True), (1, True)])
def test_six_or_fewer_tiles_at_the_start_of_a_round_make_it_the_final_one(left: int, final: bool) -> None:
    s = before_last_round(left=" ".join(NAMES[:left])).has(round=2)
    assert s.final is final
    assert s.view(0)["sheet"][4] == ("place-second-cathedral" if final else "place-theater")


def test_a_round_that_falls_to_six_tiles_is_not_yet_the_final_one() -> None:
    s = scene().wake("7 8 9").without_paints().lay(A1="4 OB").leave("A1 B1 C1 D1 E1 A2 B2").give(0, "OB")
    s.give(1, "RYB").plan("01310", IDLE, IDLE).play("A1")
    assert s.state.tiles_left() == 6
    s.has(final=False).finish_round().has(round=2, final=True)


def test_the_final_round_has_no_theater() -> None:
    s = last_round()
    letters: set[str] = set()
    while not s.over() and s.column < 0 and not s.players[2].planned:
        letters |= {move[0] for move in s.options()}
        s.play(s.options()[0])
    assert letters <= set("MCSWD")
    assert s.mood(0) == -1


def test_after_the_final_round_there_is_no_income() -> None:
    s = last_round().own_tiles(0, 8).plan(IDLE_LAST, IDLE_LAST, IDLE_LAST).has(over=True)
    assert (s.thalers(0), s.result().scores) == (0, [0, 0, 0])


def test_the_game_ends_after_the_final_round_even_with_tiles_left() -> None:
    s = last_round().plan(IDLE_LAST, IDLE_LAST, IDLE_LAST).has(over=True)
    assert s.state.tiles_left() == 6
    assert (s.options(), s.to_move()) == ([], -1)


@pytest.mark.parametrize(("money", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (9, 4), (40, 20)])
def test_two_thalers_are_a_point_rounded_down(money: int, points: int) -> None:
    s = last_round().give(1, thalers=money).stand(1, 50, 2).plan(IDLE_LAST, IDLE_LAST, IDLE_LAST)
    assert (s.space(1), s.result().sources["money"]) == (50 + points, [0, points, 0])


def test_final_scoring_of_nothing_is_no_move() -> None:
    last_round().stand(5, 9, -1).give(2, thalers=1).plan(IDLE_LAST, IDLE_LAST, IDLE_LAST).each(space=[5, 9, -1])


def test_furthest_ahead_wins() -> None:
    s = last_round().stand(30, 25, 29).give(1, thalers=14).plan(IDLE_LAST, IDLE_LAST, IDLE_LAST)
    result = s.result()
    assert (result.scores, result.winners) == ([30, 32, 29], [1])


def test_nobody_has_won_before_the_end() -> None:
    assert last_round().result().winners == []


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.compiled
def test_two_markers_never_share_a_space_and_all_points_have_a_source(players: int, seed: int) -> None:
    s = new_game(players, seed, {})
    dice = Random(seed + 100)
    while not s.over():
        s.state.push(s.state.options[dice.below(len(s.state.options))])
        assert len(set(s.state.track)) == len(s.state.track)
        assert all(s.thalers(seat) >= 0 for seat in range(players))
        assert all(count >= 0 for player in s.players for count in player.paints)
    result = s.result()
    for seat in range(players):
        assert sum(points[seat] for points in result.sources.values()) == result.scores[seat] == max(0, s.space(seat))
    assert (len(result.winners), result.scores[result.winners[0]]) == (1, max(result.scores))
