"""What modules build on, and the corners of the gates."""

from collections.abc import Callable

import pytest

from bottega.fresco.game import FrescoGame
from bottega.fresco.module import Module, Part, Rules

GAME = FrescoGame()


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("copy", lambda: Part().copy()),
        ("key", lambda: Part().key()),
        ("view", lambda: Part().view(GAME.new(3, 1, {}), 0)),
    ],
)
def test_what_a_part_must_define(name: str, call: Callable[[], object]) -> None:
    with pytest.raises(TypeError, match=rf"Part must define {name}\(\)"):
        call()


def test_a_module_that_overrides_nothing_is_never_asked() -> None:
    rules = Rules([Module(18, "nothing")])
    assert [module.name for module in rules.modules] == ["nothing"]
    assert rules.set_up == rules.round_began == rules.restored == rules.figure_acts == []
    s = GAME.new(3, 1, {})
    before = s.key()
    Module(18, "nothing").set_up(s)
    Module(18, "nothing").round_began(s)
    Module(18, "nothing").restored(s, 0, 0, 0)
    Module(18, "nothing").figure_acts(s, 0, 3)
    assert s.key() == before


def test_a_module_may_be_written_in_plain_python() -> None:
    class Loud(Module):
        def round_began(self, s: object) -> None:
            heard.append(self.name)

    heard: list[str] = []
    loud = Loud(18, "loud")
    assert Rules([loud]).round_began == [loud]
    Rules([loud]).round_began[0].round_began(GAME.new(3, 1, {}))
    assert heard == ["loud"]


def test_paying_and_earning_nothing_is_not_told() -> None:
    s = GAME.new(3, 1, {})
    s.log = []
    s.pay(0, 0)
    s.earn(0, 0)
    assert s.log == []
    assert s.players[0].thalers == 12


def test_where_every_space_is_needed_nothing_is_asked() -> None:
    s = GAME.new(3, 1, {})
    s.players[0].own = 15
    while s.step() == 1:
        s.play(3 if s.to_move() == 0 else s.options[0])
    assert [int(s.players[0].at(column)) for column in range(5)] == [3] * 5
    assert s.players[0].planned
    assert s.to_move() == 1


def test_whoever_is_asked_is_asked_in_a_guess_too() -> None:
    s = GAME.new(3, 1, {})
    while s.step() == 1:
        s.play(s.options[0])
    for who in (0, 1, 2):
        s.ask(who)
        guesses = [GAME.determinize(s, who, seed) for seed in range(10)]
        assert [int(guess.to_move()) for guess in guesses] == [who] * 10
        other = 1 if who != 1 else 2
        assert len({tuple(guess.players[other].paints) for guess in guesses}) > 1


def test_a_guess_deals_all_goods_that_are_hidden() -> None:
    s = GAME.new(3, 1, {})
    for seed in range(5):
        guess = GAME.determinize(s, 1, seed)
        assert list(guess.players[1].paints) == list(s.players[1].paints)
        assert guess.players[1].thalers == s.players[1].thalers
        richer = s.copy()
        richer.players[0].thalers = 99
        assert GAME.determinize(richer, 1, seed).key() == guess.key()
