"""Leonardo, the third at the table of two."""

import pytest

from tests.games.fresco.board import IDLE, IDLE_LAST, LEONARDO, NAMES
from tests.games.fresco.scene import last_round, new_game, scene

# --- 7 Leonardo


@pytest.mark.parametrize("players", [3, 4])
def test_leonardo_plays_only_with_two(players: int) -> None:
    s = new_game(players, 1, {})
    assert (len(s.state.track), s.state.parts) == (players, [])


def test_leonardo_starts_on_s3_and_in_the_middle_steered_by_the_player_on_s1() -> None:
    for seed in range(20):
        s = new_game(2, seed, {})
        assert (s.space(LEONARDO), s.leonardo("segment")) == (-1, 12)
        assert s.leonardo("steered_by") == list(s.state.track).index(-3) == s.to_move()


def test_leonardo_wakes_up_by_his_score() -> None:
    s = scene(players=2).wake("7 8 9").without_paints().stand(40, 30, 1).lay(C2="3 RYB").plan(IDLE, IDLE).play("X1 C2")
    assert (s.round, s.space(LEONARDO), s.argument()) == (2, 1 + 3 + 2, LEONARDO)
    assert s.to_move() == 1  # the other player steers now
    s.play("5:00").has(to_move=1).play("6:00").has(to_move=0)


def test_leonardo_acts_in_his_place_of_the_order() -> None:
    s = scene(players=2).wake("7 9 8").plan("11111", "11111")
    deciders: list[tuple[int, str]] = []
    while s.round == 1 and s.column <= 1:
        deciders.append((int(s.to_move()), s.question()))
        s.play("-" if "-" in s.options() else s.options()[0])
        assert len(deciders) < 9
    who = [seat for seat, _ in deciders[:6]]
    assert who == [0, 0, 1, 0, 0, 1]
    assert "Leonardo" in deciders[1][1]
    assert "Leonardo" in deciders[4][1]


def test_leonardo_closes_a_booth_before_those_who_wake_up_later_can_buy() -> None:
    s = scene(players=2).wake("8 9 7").plan("20030", "00320").play("X2")
    assert (s.to_move(), s.market()[1]) == (0, [])
    assert not any(move.startswith(("2.", "X2")) for move in s.options())


def test_leonardo_scores_value_and_bishop_and_both_go_there() -> None:
    s = scene(players=2).wake("8 9 7").without_paints().lay(D3="7 PO").stand(30, 31, 4).plan(IDLE, IDLE).play("X1 D3")
    assert (s.space(LEONARDO), s.tile_at("D3"), s.bishop()) == (4 + 7 + 2, "-", "D3")
    assert s.leonardo("segment") == NAMES.index("D3")
    assert s.leonardo("space") == 13


@pytest.mark.parametrize(("where", "bonus"), [("C2", 3), ("B1", 2), ("C3", 2), ("C4", 0)])
def test_leonardo_gets_the_bishops_bonus_like_others(where: str, bonus: int) -> None:
    s = scene(players=2).wake("8 9 7").without_paints().lay(C2="7 PO").put_bishop(where).plan(IDLE, IDLE).play("X1 C2")
    assert s.space(LEONARDO) == 7 + bonus


def test_leonardo_walks_on_from_where_he_is() -> None:
    s = scene(players=2).wake("8 9 7").without_paints().plan(IDLE, IDLE).play("X1 C2").without_paints()
    while not s.state.awake:
        s.play(s.options()[0])
    digits = ["02030" if s.apprentices(seat) == 5 else "02020" for seat in range(2)]
    s.plan(*digits).play("X1")
    assert sorted(s.options()) == ["B2", "C1", "C3", "D2"]  # the tile he started on is still there


def test_leonardos_steerer_chooses_ahead_or_behind() -> None:
    s = scene(players=2).wake("8 9 7").without_paints().lay(C2="7 PO").stand(9, 20, -1).plan(IDLE, IDLE).play("X1 C2")
    assert s.options() == ["A", "B"]
    assert s.to_move() == s.leonardo("steered_by") == 0
    assert (s.after("A").space(LEONARDO), s.after("B").space(LEONARDO)) == (10, 8)


def test_leonardo_brings_nobody_income_and_gets_none() -> None:
    s = scene(players=2).wake("8 9 7").without_paints().plan(IDLE, IDLE)
    log = s.told("X1 C2")
    assert s.round == 2
    assert [s.thalers(seat) for seat in (0, 1)] == [12, 12]
    assert not [event for event in log if event.kind.name == "earned"]
    assert len(s.players) == 2
    tiles = s.leonardo("tiles")
    assert isinstance(tiles, list)
    assert len(tiles) == 1


def test_leonardo_walks_no_more_in_the_final_round_but_still_wakes_up_and_closes_a_booth() -> None:
    s = last_round(2, "8 9 7", "A1 B1 C1 D1 E1 A2 B2").has(final=True)
    left, stood, points = s.state.tiles_left(), s.leonardo("segment"), s.space(LEONARDO)
    s.plan(IDLE_LAST, IDLE_LAST)
    assert (list(s.state.order), s.options()) == ([LEONARDO, 0, 1], ["X1", "X2", "X3"])
    s.play("X1").has(over=True)
    assert (s.state.tiles_left(), s.leonardo("segment"), s.space(LEONARDO)) == (left, stood, points)


def test_leonardo_cannot_win() -> None:
    s = last_round(2, "7 8 9", "A1 B1 C1 D1 E1 A2 B2").stand(10, 20, 90).plan(IDLE_LAST, IDLE_LAST).play("X1")
    assert s.over()
    result = s.result()
    assert (result.scores, result.winners) == ([10, 20], [1])
    assert s.space(LEONARDO) == 90  # no money


def test_leonardos_space_is_taken_in_final_scoring() -> None:
    s = last_round(2, "7 8 9", "A1 B1 C1 D1 E1 A2 B2").stand(10, 20, 12).give(0, thalers=4).plan(IDLE_LAST, IDLE_LAST)
    s.play("X1").has(over=True, space=13)


def test_leonardo_is_open_to_all() -> None:
    s = scene(players=2)
    for who in (0, 1, -1):
        assert (s.view(who)["modules"], s.shown(who, 1)["mood"]) == (
            [{"number": 0, **s.state.parts[0].view(s.state, -1)}],
            0,
        )
