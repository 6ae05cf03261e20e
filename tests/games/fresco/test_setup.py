"""Set-up of the base game."""

from collections import Counter

import pytest

from bottega.core.errors import BadSetup
from tests.games.fresco.board import NAMES, TILES
from tests.games.fresco.scene import new_game

# --- 1 set-up


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadSetup):
        new_game(players, 3, {})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_starts_with_twelve_thalers_three_paints_and_five_apprentices(players: int) -> None:
    s = new_game(players, 7, {})
    assert len(s.players) == players
    for seat in range(players):
        assert (s.thalers(seat), s.paints(seat), s.apprentices(seat), s.mood(seat)) == (12, "RYB", 5, 0)
        assert s.state.income(seat) == 0


@pytest.mark.parametrize("players", [3, 4])
def test_players_are_drawn_at_random_onto_the_start_spaces(players: int) -> None:
    deals = {tuple(new_game(players, seed, {}).state.track) for seed in range(300)}
    assert len(deals) == {3: 6, 4: 24}[players]
    assert all(sorted(deal) == [-3, -2, -1, 0][:players] for deal in deals)


def test_two_players_draw_the_first_two_start_spaces_and_leonardo_has_the_third() -> None:
    assert {tuple(new_game(2, seed, {}).state.track) for seed in range(50)} == {(-3, -2, -1), (-2, -3, -1)}


@pytest.mark.parametrize(("players", "slots", "left"), [(4, [2, 3, 4, 4], 1), (3, [2, 3, 4], 2), (2, [2, 3, 4], 2)])
def test_market_tiles_fill_the_booths_and_few_stay_in_the_bag(players: int, slots: list[int], left: int) -> None:
    s = new_game(players, 5, {})
    assert [len(booth) for booth in s.market()] == slots
    assert len(s.bag()) == left


def test_four_players_use_all_fourteen_market_tiles_and_fewer_use_eleven() -> None:
    everything = {"R", "Y", "B", "RY", "RB", "YB", "RR", "YY", "BB", "RRR", "YYY", "BBB", "O", "G"}
    for players in (2, 3, 4):
        s = new_game(players, 5, {})
        tiles = [s.state.box.market[tile].letters for tile in s.in_play()]
        assert sorted(tiles) == sorted(everything if players == 4 else everything - {"RR", "YY", "BB"})


def test_every_market_tile_may_be_left_in_the_bag() -> None:
    assert len({new_game(4, seed, {}).bag()[0] for seed in range(300)}) == 14


def test_an_eleven_and_the_bishop_are_in_the_middle_and_all_tiles_are_on_the_ceiling() -> None:
    for seed in range(40):
        s = new_game(3, seed, {})
        assert (s.value_at("C3"), s.bishop()) == (11, "C3")
        assert Counter(s.tile_at(name) for name in NAMES) == Counter(TILES[:25])


def test_either_eleven_may_be_in_the_middle_and_the_other_tiles_are_random() -> None:
    deals = [new_game(3, seed, {}) for seed in range(400)]
    assert {s.tile_at("C3") for s in deals} == {"11 PPO", "11 PPG"}
    assert {s.tile_at("A1") for s in deals} == set(TILES[:25])


def test_the_same_seed_lays_the_same_table() -> None:
    assert new_game(4, 9, {}).key() == new_game(4, 9, {}).key()
    assert new_game(4, 9, {}).key() != new_game(4, 10, {}).key()


def test_mega_is_the_default_edition() -> None:
    assert new_game(3, 1, {}).view(0)["edition"] == "mega"
    with pytest.raises(BadSetup):
        new_game(3, 1, {"edition": "first"})
