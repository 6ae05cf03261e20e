"""Random games of random set-ups: is every option an action? `python -m tests.many_actions GAMES SEED`.

It takes minutes with the compiled engine, and is not part of `make test`, where the laws hold it for fewer games.
"""

import sys
from typing import Any

from bottega.core.game import Game
from bottega.core.laws_of_study import actions_read_back
from bottega.core.rng import Random, derive
from bottega.games import NAMES, find_game
from bottega.study.fuzz import set_up


def play(game: Game[Any], seed: int, number: int, used: set[int]) -> int:
    """A game with the law at each decision; how many there were."""
    header = set_up(game, seed, number)
    s = game.new(header.players, header.seed, header.chosen)
    dice = Random(derive(seed, number))
    table = game.action_table()
    decisions = 0
    while not s.over():
        actions_read_back(game, s)
        used.update(table.ids(s))
        s.play(s.options[dice.below(len(s.options))])
        decisions += 1
    return decisions


def main(games: int, seed: int) -> None:
    for name in NAMES:
        game = find_game(name)
        used: set[int] = set()
        decisions = sum(play(game, seed, number, used) for number in range(games))
        size = game.action_table().size
        print(f"{name}: {games} games, {decisions} decisions, {len(used)} of {size} actions were possible")  # noqa: T201


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:3]))
