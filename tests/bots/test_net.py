"""Small nets: what they say, the same compiled and interpreted, and where a search asks them."""

from itertools import pairwise
from typing import Any

import pytest
from librt.vecs import vec

from bottega.bots.bot import Budget
from bottega.bots.evaluator import Evaluator
from bottega.bots.net import Net, net_in
from bottega.bots.search import SearchBot
from bottega.bots.tuning import Tuning, table_of, tuning_of
from bottega.core.errors import BadSetup
from bottega.core.rng import Random
from bottega.games.fresco.game import FrescoGame
from bottega.games.sintra.game import SintraGame

FRESCO = FrescoGame()
NAMES = FRESCO.outlook_names()
PAINTS = {
    "inputs": ["own_thalers", "own_basic", "rounds_left"],
    "layers": [
        {"biases": [0.5, -1.0], "weights": [[0.25, 0.0], [-0.5, 1.0], [0.0, 0.125]]},
        {"biases": [0.75], "weights": [[2.0], [-0.5]]},
    ],
}


def test_what_is_below_nothing_counts_as_nothing_between_layers() -> None:
    net = Net(PAINTS, ["rounds_left", "own_basic", "own_thalers"])
    # 0.5 + 4/4 - 3/2 = 0, -1 + 3 + 8/8 = 3; then 0.75 - 1.5, in units of ten points
    assert net.correction(vec[float]([8.0, 3.0, 4.0])) == pytest.approx(-7.5)


def test_an_input_that_the_game_does_not_tell_is_refused() -> None:
    with pytest.raises(BadSetup, match="no input 'own_thalers'"):
        Net(PAINTS, ["own_basic", "rounds_left"])


def test_a_net_is_silent_where_it_has_never_been() -> None:
    net = Net(PAINTS | {"always": {"rounds_left": 4.0}}, ["own_thalers", "own_basic", "rounds_left"])
    assert net.correction(vec[float]([4.0, 3.0, 4.0])) != 0
    assert net.correction(vec[float]([4.0, 3.0, 5.0])) == 0


def drawn() -> dict[str, Any]:
    """A net of the usual size with any weights."""
    dice = Random(5)

    def row(count: int) -> list[float]:
        return [(int(dice.below(2001)) - 1000) / 8000 for _ in range(count)]

    sizes = (len(NAMES), 32, 16, 1)
    layers = [
        {"biases": row(going), "weights": [row(going) for _ in range(coming)]} for coming, going in pairwise(sizes)
    ]
    return {"inputs": NAMES, "layers": layers}


def test_a_net_says_the_same_compiled_and_interpreted() -> None:
    net = Net(drawn(), NAMES)
    said = [net.correction(FRESCO.outlook(FRESCO.new(2, seed, {"modules": modules}), 1)) for seed, modules in SEEN]
    assert [round(number, 9) for number in said] == SAID


SEEN = [(1, "none"), (2, "3,7"), (3, "all")]
SAID = [5.407133766, 8.797060815, 8.970422717]


def test_a_net_counts_where_a_round_begins_and_nowhere_else() -> None:
    net = Net(drawn(), NAMES)
    plain = Evaluator(tuning_of(FRESCO).playout.weights, 2)
    learnt = Evaluator(tuning_of(FRESCO).playout.weights, 2, net=net)
    s = FRESCO.new(2, 1, {})
    dice = Random(3)
    at = 0
    while s.round < 4:
        one, two = list(plain.promises(FRESCO, s)), list(learnt.promises(FRESCO, s))
        if s.round != at:
            at = s.round
            assert two == [promise + net.correction(FRESCO.outlook(s, seat)) for seat, promise in enumerate(one)]
            assert one != two
        else:
            assert one == two
        s.push(s.options[dice.below(len(s.options))])


@pytest.mark.compiled
def test_a_search_goes_by_its_net() -> None:
    """A net that wants nothing but thalers sends apprentices to the studio."""
    greed = {"inputs": ["own_thalers"], "layers": [{"biases": [0.0], "weights": [[50.0]]}]}
    earned = []
    for net in (None, Net(greed, NAMES)):
        s = FRESCO.new(2, 4, {})
        tuning = Tuning(FRESCO, table_of(FRESCO), net)
        bots = [SearchBot("search", 1, Budget(iterations=30), tuning), SearchBot("search", 2, Budget(iterations=8))]
        while s.round == 1:
            s.push(bots[s.to_move()].choose(FRESCO, s, s.to_move()))
        earned.append(int(s.players[0].thalers))
    assert earned[1] > earned[0]


@pytest.mark.parametrize("game", [FRESCO, SintraGame()], ids=lambda game: game.name)
def test_the_net_that_comes_along_fits_its_game(game: Any) -> None:
    net = tuning_of(game).net
    assert net is None or game.outlook_names()


def test_a_net_is_read_from_its_file() -> None:
    text = 'inputs = ["own_thalers"]\n[[layers]]\nbiases = [0.5]\nweights = [[0.25]]\n'
    s = FRESCO.new(2, 1, {})
    assert net_in(text, NAMES).correction(FRESCO.outlook(s, 0)) == pytest.approx(10 * (0.5 + 0.25 * 12))
