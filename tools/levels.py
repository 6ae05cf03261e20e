# ruff: noqa: T201 (a command: what it prints is its result)
"""The places of bots' levels among people's ratings, from results of the arena: `tools/levels.py RESULTS...`.

All contests of a game count together, whatever the number of players. A journeyman is as strong as a newcomer is
taken to be. What it prints is `src/bottega/server/club/levels.toml`.
"""

import sys
from collections import defaultdict
from pathlib import Path

from bottega.bots.seats import LEVELS
from bottega.study.arena.playing import Played
from bottega.study.arena.ratings import Ranking, rate
from bottega.study.arena.report import complete_games
from bottega.study.arena.results import merge

MIDDLE = 1500
MEASURE = "journeyman"

Deals = dict[tuple[Path, int], list[Ranking]]


def level_of(bot: str) -> int:
    """Which level this is, however long it thought."""
    return LEVELS.index(bot.partition("@")[0])


def ranking(played: Played) -> Ranking:
    return Ranking(tuple(level_of(bot) for bot in played.seats), tuple(played.places()))


def read(files: list[Path]) -> dict[str, Deals]:
    """The games of each contest, deal by deal."""
    found: defaultdict[str, Deals] = defaultdict(lambda: defaultdict(list))
    for file in files:
        merged = merge([file])
        for played in complete_games(merged.games):
            found[merged.contest.game][file, played.seed].append(ranking(played))
    return found


def main(files: list[str]) -> None:
    print("# Places of bots' levels among people's ratings; a journeyman is as strong as a newcomer is taken to be.")
    print("# Made by tools/levels.py from contests of the arena between levels (docs/bots.md).")
    for game, deals in sorted(read([Path(file) for file in files]).items()):
        points = [rating.points for rating in rate(len(LEVELS), deals.values())]
        print(f"\n[{game}]  # {sum(map(len, deals.values()))} games")
        for level, found in zip(LEVELS, points, strict=True):
            print(f"{level} = {round(found - points[LEVELS.index(MEASURE)] + MIDDLE)}")


if __name__ == "__main__":
    main(sys.argv[1:])
