# ruff: noqa: T201 (a command: what it prints is its result)
"""The places of bots' levels among people's ratings, from results of the arena: `tools/levels.py RESULTS...`.

Each file is a contest of levels in one game with one number of players; a journeyman is as strong as a newcomer is
taken to be. What it prints is `src/bottega/server/club/levels.toml`.
"""

import sys
from pathlib import Path

from bottega.study.arena.report import complete_games, make_report
from bottega.study.arena.results import merge

MIDDLE = 1500
MEASURE = "journeyman"


def placed(file: Path) -> tuple[str, list[tuple[str, int]], int]:
    """The game and its number of players, the points of each level, and how many games were played."""
    merged = merge([file])
    counted = complete_games(merged.games)
    report = make_report(merged.contest, counted, merged.games, len(merged.games), complete=None, stops=merged.stops)
    points = {one.bot.partition("@")[0]: one.rating for one in report.standings}
    ahead = MIDDLE - points[MEASURE]
    contest = merged.contest
    return (
        f"{contest.game}.{contest.players}",
        [(name, round(found + ahead)) for name, found in points.items()],
        len(counted),
    )


def main(files: list[str]) -> None:
    print("# Places of bots' levels among people's ratings; a journeyman is as strong as a newcomer is taken to be.")
    print("# Made by tools/levels.py from contests of the arena.")
    for name, levels, games in sorted(placed(Path(file)) for file in files):
        print(f"\n[{name}]  # {games} games")
        for level, points in sorted(levels, key=lambda one: one[1]):
            print(f"{level} = {points}")


if __name__ == "__main__":
    main(sys.argv[1:])
