"""OpenSpiel's own suites, from the installed package, and what its search makes of our games."""

import io
import unittest
from functools import cache
from importlib import util
from pathlib import Path
from typing import Any

import numpy as np
import open_spiel
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.tests import games_sim_test

import bottega.research.openspiel
from bottega.core.errors import BadSetup
from bottega.research.openspiel import DIGITS, BottegaState
from tests.research.setups import NAMES

pytestmark = pytest.mark.compiled

EXPLICIT = ["bottega_sintra(players=3,chance=explicit)", "bottega_fresco(modules=all,chance=explicit,utility=lead)"]


def begun(name: str, digit: int = 5) -> Any:
    """A state after the chance nodes at the root."""
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(DIGITS):
        state.apply_action(digit)
    return state


@pytest.mark.parametrize("name", NAMES + EXPLICIT)
def test_random_games_pass_openspiels_test_with_serialization(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES + EXPLICIT)
def test_games_pass_the_simulation_of_openspiels_python(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@cache
def api_tests() -> Any:
    """The tests of OpenSpiel's interface; they are no module of their own."""
    file = Path(open_spiel.__file__).parent / "integration_tests" / "api_test.py"
    spec = util.spec_from_file_location("api_test", file)
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["bottega_sintra", "bottega_fresco(players=3,modules=random:6)"])
def test_games_pass_the_tests_of_openspiels_interface(name: str) -> None:
    base = api_tests().EnforceAPIOnPartialTreeBase

    class Conforms(base):  # type: ignore[misc, valid-type]
        game = pyspiel.load_game(name)
        game_name = name

    suite = unittest.defaultTestLoader.loadTestsFromTestCase(Conforms)
    assert suite.countTestCases() > 3
    said = io.StringIO()
    assert unittest.TextTestRunner(said).run(suite).wasSuccessful(), said.getvalue()


@pytest.mark.parametrize("name", ["bottega_sintra(side=B)", "bottega_fresco(modules=1;2;7,players=3)"])
def test_a_playthrough_replays(name: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, None, observation_params_string=None), "utf-8")
    expected, actual = generate_playthrough.replay(str(file))
    assert expected == actual
    assert "IsTerminal() = True" in actual


@pytest.mark.parametrize("name", ["bottega_sintra", "bottega_fresco(modules=all)"])
def test_search_with_hidden_information_plays(name: str) -> None:
    state = begun(name)
    dice = np.random.RandomState(3)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, dice), 2.0, 4, random_state=dice)
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_whoever_thinks_of_another_world_is_in_the_same_information_state() -> None:
    state = begun("bottega_fresco(players=3,modules=4;7)")
    dice = np.random.RandomState(1)
    for _ in range(60):
        player = state.current_player()
        other = state.resample_from_infostate(player, dice.random_sample)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert str(other.table.position.key()) != str(state.table.position.key())
        state.apply_action(int(dice.choice(state.legal_actions())))


def test_an_observation_is_the_engines_and_its_text_tells_what_each_option_does() -> None:
    state = begun("bottega_sintra(players=3)")
    game, position = state.table.game, state.table.position
    assert state.observation_tensor(1) == [float(number) for number in game.observation(position, 1)]
    text = state.observation_string(state.current_player())
    for action in state.legal_actions():
        assert f"  {state.action_to_string(action)}: " in text
    assert state.action_to_string(state.current_player(), 69) == game.action_table().name(69)
    assert "  " not in state.observation_string(1 - state.current_player()).splitlines()[-1][:2]


def test_before_an_explicit_reveal_chance_decides_what_is_shown() -> None:
    state = begun("bottega_sintra(chance=explicit)")
    dice = np.random.RandomState(1)
    while not state.is_chance_node():
        state.apply_action(int(dice.choice(state.legal_actions())))
    before = state.table.position.reveals
    ways = []
    for digit in range(4):
        other = state.clone()
        assert str(other).endswith("...")
        for _ in range(3):
            other.apply_action(digit)
        assert other.table.position.reveals > before
        ways.append(tuple(other.table.position.factories))
    assert len(set(ways)) > 1


@pytest.mark.parametrize(("utility", "total"), [("share", 1.0), ("score", None), ("lead", None)])
def test_utilities(utility: str, total: float | None) -> None:
    state = begun(f"bottega_sintra(utility={utility})")
    assert state.returns() == [0.0, 0.0]
    state.table.position.playout(4)
    result = state.table.game.result(state.table.position)
    expected = {
        "share": [float(seat in result.winners) / len(result.winners) for seat in (0, 1)],
        "score": [float(score) for score in result.scores],
        "lead": [float(result.scores[0] - result.scores[1]), float(result.scores[1] - result.scores[0])],
    }
    assert state.returns() == expected[utility]
    assert total is None or sum(state.returns()) == total


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("bottega_sintra(players=5)", "sintra cannot be played by 5"),
        ("bottega_sintra(side=C)", "side"),
        ("bottega_fresco(modules=1;99)", "99"),
        ("bottega_fresco(modules=nonsense)", "nonsense"),
        ("bottega_sintra(utility=fun)", "utility"),
        ("bottega_sintra(chance=none)", "chance"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(name: str, what: str) -> None:
    with pytest.raises(BadSetup, match=what):
        pyspiel.load_game(name)


def test_a_parameter_that_does_not_exist_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("bottega_sintra(colour=red)")


def test_an_action_that_is_not_possible_is_refused() -> None:
    state = begun("bottega_sintra")
    with pytest.raises(ValueError, match="action 69 is not possible"):
        state.apply_action(69)
    with pytest.raises(ValueError, match="action -5 is not possible"):
        state.table.play(-5)


def test_one_module_is_named_or_ends_with_a_semicolon() -> None:
    for modules in ("7;", "scrolls"):
        state = begun(f"bottega_fresco(players=3,modules={modules})")
        assert state.table.game.modules(state.table.position) == [7]


def test_registering_twice_changes_nothing() -> None:
    bottega.research.openspiel.register()
    assert isinstance(begun("bottega_sintra"), BottegaState)
