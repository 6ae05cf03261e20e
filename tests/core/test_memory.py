"""Memory: positions can be let go wherever they hang."""

import os
import subprocess
import sys

import pytest

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
