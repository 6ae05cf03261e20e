"""What somebody takes for true who has forgotten some of what everybody could know."""

import pytest

from bottega.games.fresco.const import BASIC, BLENDED
from bottega.games.fresco.state import Fresco
from tests.games.fresco.board import GAME
from tests.games.fresco.scene import new_game


def rich() -> Fresco:
    s = new_game(3, 1, {}).state
    for player in s.players:
        player.thalers = 20
        for paint in range(BLENDED):
            player.paints[paint] = 4
    return s


def goods(s: Fresco, seat: int) -> list[int]:
    return [int(count) for count in (s.players[seat].thalers, *s.players[seat].paints)]


def test_with_a_perfect_memory_all_is_as_it_is() -> None:
    s = rich()
    assert GAME.misremembered(s, 0, 3, 0).key() == s.key()


@pytest.mark.parametrize("percent", [30, 100])
def test_paints_stay_basic_or_blended_and_thalers_near(percent: int) -> None:
    s = rich()
    before = s.key()
    different = 0
    for seed in range(20):
        guess = GAME.misremembered(s, 0, seed, percent)
        assert goods(guess, 0) == goods(s, 0)
        for seat in (1, 2):
            thalers, *paints = goods(guess, seat)
            assert abs(thalers - 20) <= 20 * percent // 100
            assert sum(paints[:BASIC]) == 4 * BASIC
            assert sum(paints[BASIC:BLENDED]) == 4 * (BLENDED - BASIC)
            assert min(paints) >= 0
            different += goods(guess, seat) != goods(s, seat)
    assert different > 20
    assert s.key() == before


def test_the_same_seed_forgets_the_same() -> None:
    s = rich()
    assert GAME.misremembered(s, 1, 5, 50).key() == GAME.misremembered(s, 1, 5, 50).key()


def test_while_plans_are_carried_out_everybody_sees_what_is_done() -> None:
    s = rich()
    s.column = 1
    assert GAME.misremembered(s, 0, 1, 100) is s
    s.column = -1
    s.laid_open = True
    assert GAME.misremembered(s, 0, 1, 100) is s
