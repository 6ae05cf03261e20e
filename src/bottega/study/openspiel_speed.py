"""Random playouts of backgammon in OpenSpiel, all in C++: the yardstick of `bottega bench`.

Run by the Python of an environment that has OpenSpiel. For every line on standard input it plays for
about that many seconds and prints its decisions per second (chance nodes are not counted).
"""

import sys
import time

import pyspiel  # type: ignore[import-not-found,unused-ignore]


def decisions_per_second(seconds: float) -> float:
    """The speed of C++ bots that choose uniformly, on C++ states."""
    game = pyspiel.load_game("backgammon")
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in (0, 1)]
    decisions = 0
    spent = 0.0
    seed = 0
    while spent < seconds:
        seed += 1
        state = game.new_initial_state()
        began = time.perf_counter()
        pyspiel.evaluate_bots(state, bots, seed)
        spent += time.perf_counter() - began
        decisions += sum(action.player >= 0 for action in state.full_history())
    return decisions / spent


if __name__ == "__main__":
    for line in sys.stdin:
        sys.stdout.write(f"decisions/s {decisions_per_second(float(line))}\n")
        sys.stdout.flush()
