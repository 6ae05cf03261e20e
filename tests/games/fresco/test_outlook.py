"""What a value net is told: only where a round begins, what it says, and nothing that is hidden."""

import pytest

from bottega.core.rng import Random
from bottega.games.fresco.const import LETTERS
from bottega.games.fresco.outlook import NAMES, best_payable, value_of
from tests.games.fresco.board import GAME
from tests.games.fresco.scene import new_game


def told(s: object, who: int) -> dict[str, float]:
    return dict(zip(NAMES, GAME.outlook(s, who), strict=True))  # type: ignore[arg-type]


def test_the_beginning_of_a_game() -> None:
    s = new_game(2, 1, {}).state
    assert GAME.outlook_names() == list(NAMES)
    seen = told(s, 0)
    assert seen["own_thalers"] == seen["others_thalers"] == 12
    assert [seen[f"own_paint_{letter}"] for letter in LETTERS] == [float(count) for count in s.players[0].paints]
    assert seen["tiles_left"] == 25
    assert seen["to_final"] == 19
    assert (seen["two"], seen["three"], seen["four"], seen["mega"]) == (1, 0, 0, 1)
    assert {told(s, seat)["steers"] for seat in (0, 1)} == {0.0, 1.0}
    assert seen["own_score"] == seen["own_tiles"] == seen["own_income"] == 0
    assert not any(seen[f"m{number:02}"] for number in range(1, 18))


def test_seats_see_each_other_and_the_modules() -> None:
    s = new_game(3, 1, {"modules": "3,5"}).state
    s.players[1].thalers = 30
    s.players[2].thalers = 6
    assert told(s, 0)["others_thalers"] == 18
    assert told(s, 1)["own_thalers"] == 30
    assert [number for number in range(1, 18) if told(s, 0)[f"m{number:02}"]] == [3, 5]
    s.track[1] = 9
    assert told(s, 0)["ahead"] == s.track[0] - 9
    assert told(s, 1)["behind_all"] == 0


def test_paints_pay_for_tiles_one_after_the_other() -> None:
    s = new_game(2, 1, {}).state
    for paint in range(6):
        s.players[0].paints[paint] = 20
    seen = told(s, 0)
    values = sorted((int(value_of(s, segment)) for segment in range(25)), reverse=True)
    assert seen["own_best_tile"] == values[0]
    assert seen["own_two_tiles"] == sum(values[:2])
    assert seen["own_six_tiles"] == sum(values[:6])
    assert seen["own_hoarded"] == 6 * 17
    for paint in range(6):
        s.players[0].paints[paint] = 0
    seen = told(s, 0)
    assert seen["own_best_tile"] == seen["own_six_tiles"] == 0
    near = best_payable(s, 0, s.players[0].paints, s.players[0].paints[:0], 4)
    assert seen["own_near_tile"] == (value_of(s, near) if near >= 0 else 0)


@pytest.mark.parametrize(("players", "modules"), [(2, "none"), (4, "all")])
def test_it_is_told_once_a_round_and_hides_what_it_should(players: int, modules: str) -> None:
    s = GAME.new(players, 7, {"modules": modules})
    dice = Random(7)
    rounds = 0
    at = 0
    while not s.over():
        begins = s.round != at
        at = s.round
        seen = list(GAME.outlook(s, 0))
        assert bool(seen) == begins
        if begins:
            rounds += 1
            assert len(seen) == len(NAMES)
            other = list(GAME.outlook(GAME.determinize(s, 0, at), 0))
            differing = {name for name, one, two in zip(NAMES, seen, other, strict=True) if one != two}
            assert differing <= ({"others_modules", "others_estimate"} if modules == "all" else set())
        s.push(s.options[dice.below(len(s.options))])
    assert rounds == at
    assert not list(GAME.outlook(s, 0))
