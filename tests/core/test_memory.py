"""Memory: positions can be let go wherever they hang."""

import copy
import gc
import os
import pickle
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.game import Game
from bottega.core.saved import from_bytes, to_bytes
from bottega.core.serialize import pack, unpack
from bottega.games import find_game

CHAIN = """
import sys
from bottega.games import find_game
game = find_game(sys.argv[1])
position = game.new(3, 1, dict([sys.argv[2].split("=")]) if sys.argv[2] else {})
chain = None
for _ in range(500):
    chain = (chain, position.copy())
del chain, position
print("well")
"""


@pytest.mark.parametrize(("game", "chosen"), [("sintra", ""), ("fresco", ""), ("fresco", "modules=all")])
def test_the_end_of_a_long_chain_harms_nobody(game: str, chosen: str) -> None:
    """Python lets long chains go piece by piece; a piece that it cannot put aside would spoil others' memory."""
    done = subprocess.run(
        [sys.executable, "-c", CHAIN, game, chosen],
        env={**os.environ, "PYTHONMALLOC": "debug"},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (0, "well\n"), done.stderr


HANDED_OVER = """
import pickle, sys
from bottega.games import find_game
from librt.vecs import vec
from mypy_extensions import i64
position = find_game(sys.argv[1]).new(3, 1, dict([sys.argv[2].split("=")]) if sys.argv[2] else {})
for number in range(20):
    again = pickle.loads(pickle.dumps(position))
    again.options = vec[i64](list(again.options))
    again.playout(number)
print("well")
"""


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "chosen"), [("sintra", "side=B"), ("fresco", "modules=all")])
def test_what_was_handed_over_is_there_as_long_as_it_is_needed(game: str, chosen: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", HANDED_OVER, game, chosen],
        env={**os.environ, "PYTHONMALLOC": "debug"},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (0, "well\n"), done.stderr


CHOSEN = {"sintra": {"side": "B"}, "fresco": {"modules": "all"}}

# What learners and servers ask for all the time.
ASKED: dict[str, Callable[[Game[Any], Any], object]] = {
    "observations": lambda game, s: game.observations([s, s], [0, 1]),
    "mask": lambda game, s: game.action_table().mask(s),
    "copy": lambda game, s: copy.deepcopy(s),
    "determinize": lambda game, s: game.determinize(s, 0, 1),
    "redeal": lambda game, s: game.redeal(s, 1),
    "lay_agenda": lambda game, s: s.copy().lay_agenda([*s.agenda] * 50),
    "bytes": lambda game, s: from_bytes(to_bytes(s)),
    "pickle": lambda game, s: pickle.loads(pickle.dumps(s)),
    "unpack": lambda game, s: unpack(game, 3, CHOSEN[game.name], pack(s)),
    "argument": lambda game, s: s.copy().shuffle(vec[i64]([1] * 100)),
    "attribute": lambda game, s: setattr(s.copy(), "options", vec[i64]([1] * 100)),
}


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["sintra", "fresco"])
@pytest.mark.parametrize("what", ASKED)
def test_what_was_given_is_let_go(name: str, what: str) -> None:
    game = find_game(name)
    s = game.new(3, 1, CHOSEN[name])

    def grown(times: int) -> int:
        sys._clear_type_cache()  # it keeps names of attributes, some thousands at most
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(times):
            ASKED[what](game, s)
        gc.collect()
        sys._clear_type_cache()
        return tracemalloc.get_traced_memory()[0] - before

    tracemalloc.start()
    try:
        grown(5)
        assert grown(50) < 5000
    finally:
        tracemalloc.stop()
