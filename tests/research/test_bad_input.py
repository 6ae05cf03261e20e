"""Whatever is handed to the engine and its doors: a clear error, and the interpreter lives."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest

import bottega.research.openspiel  # noqa: F401 - registers the games
from bottega.core.errors import BadPosition, BottegaError
from bottega.core.saved import from_bytes, to_bytes
from bottega.games import find_game
from bottega.research import Batch, pettingzoo

pytestmark = pytest.mark.compiled

SINTRA, FRESCO = find_game("sintra"), find_game("fresco")


def batch(*args: Any, **options: Any) -> Callable[[], Batch]:
    return lambda: Batch(*args, **options)


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (batch("sintra", 2.5), "tables is a whole number, not 2.5"),
        (batch("sintra", 2, players="2"), "players is a whole number, not '2'"),
        (batch("sintra", 2, players=7), "cannot be played by 7"),
        (batch("fresco", 2, modules="99"), "no module '99'"),
        (batch("fresco", 2, modules=99), "no module '99'"),
        (batch("fresco", 2, modules=(1, 4)), "no module '\\(1'"),
        (batch("fresco", 2, colour="red"), "no option 'colour'"),
        (batch("sintra", 2, seed=-1), "seed -1 is out of range"),
        (batch("sintra", 2, seed=1 << 70), "is out of range"),
        (lambda: Batch("sintra", 2).position(2), "there is no table 2; they are 0 to 1"),
        (lambda: Batch("sintra", 2).position(-1), "there is no table -1"),
        (lambda: Batch("sintra", 2).step(np.array([1, 1 << 63], np.uint64)), "needs 2 whole numbers, not uint64"),
        (lambda: SINTRA.action_table().name(70), "there is no action 70; they are 0 to 69"),
        (lambda: SINTRA.action_table().move_of(-1), "there is no action -1"),
        (lambda: SINTRA.observation(SINTRA.new(2, 1, {}), 2), "there is no seat 2; they are 0 to 1, and -1 watches"),
        (lambda: FRESCO.observation(FRESCO.new(3, 1, {}), -2), "there is no seat -2; they are 0 to 2"),
        (lambda: SINTRA.observations([SINTRA.new(2, 1, {})], [0, 1]), "1 positions need as many seats, not 2"),
        (lambda: SINTRA.observations([SINTRA.new(2, 1, {})] * 2, [0, 2]), "there is no seat 2"),
        (lambda: pettingzoo.env("fresco", modules=99), "no module '99'"),
    ],
)
def test_what_makes_no_sense_is_refused(make: Callable[[], object], why: str) -> None:
    with pytest.raises(BottegaError, match=why):
        make()


def test_a_number_of_tables_may_be_numpys_and_a_module_a_number() -> None:
    made = Batch("fresco", np.int64(2), players=np.int32(3), modules=7)  # type: ignore[arg-type]
    assert made.game.modules(made.position(1)) == [7]


def test_actions_far_outside_the_table_end_the_game() -> None:
    made = Batch("sintra", 2)
    made.step([(1 << 63) - 1, -(1 << 63)])
    assert list(made.illegal) == [1, 1]
    assert list(made.rewards.min(1)) == [-1.0, -1.0]
    made.step(made.sample())
    assert not made.illegal.any()


@pytest.mark.parametrize("game", [SINTRA, FRESCO], ids=lambda game: game.name)
def test_damaged_bytes_are_refused(game: Any) -> None:
    whole = to_bytes(game.new(2, 1, {}))
    dice = random.Random(1)
    for _ in range(300):
        data = bytearray(whole)
        at = dice.randrange(len(data))
        match dice.randrange(3):
            case 0:
                data[at] ^= dice.randrange(1, 256)
            case 1:
                del data[at : at + dice.randrange(1, 9)]
            case _:
                data[at:at] = dice.randbytes(dice.randrange(1, 9))
        with pytest.raises(BadPosition):
            from_bytes(bytes(data))


@pytest.mark.parametrize("data", [b"", b"x", b"\x80\x04.", None, "text", 5])
def test_foreign_bytes_are_refused(data: Any) -> None:
    with pytest.raises(BadPosition, match="no position"):
        from_bytes(data)


def test_openspiel_takes_no_state_of_another_game_and_nothing_damaged() -> None:
    state = pyspiel.load_game("bottega_sintra").new_initial_state()
    for _ in range(5):
        state.apply_action(3)
    text = state.serialize()
    assert str(state.get_game().deserialize_state(text)) == str(state)
    for name in ("bottega_fresco", "bottega_sintra(side=B)", "bottega_sintra(players=3)"):
        with pytest.raises(ValueError, match="a state of another game than"):
            pyspiel.load_game(name).deserialize_state(text)
    for other in ("", "nonsense", text[:-9], text.replace("__dict__=", "__dict__=x")):
        with pytest.raises(ValueError, match="no state that"):
            state.get_game().deserialize_state(other)


def test_chance_has_no_other_outcomes() -> None:
    state = pyspiel.load_game("bottega_sintra").new_initial_state()
    for outcome in (1 << 10, 1 << 20):
        with pytest.raises(ValueError, match=f"chance has no outcome {outcome}"):
            state.apply_action(outcome)
