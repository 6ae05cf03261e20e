"""Count ways to play on."""

import json
import time
from pathlib import Path

import click

from bottega.cli.options import GameCommand, components_option, really_chosen


@click.command("perft", cls=GameCommand)
@click.argument("game", default="sintra")
@click.option("--players", type=int, default=2, show_default=True, help="How many play.")
@click.option("--depth", type=click.IntRange(0, 20), required=True, help="How many decisions deep.")
@components_option
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same game.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def command(
    game: str,
    players: int,
    depth: int,
    components: Path | None,
    seed: int,
    as_json: bool,
    **chosen: str | None,
) -> None:
    """Count all ways to play on from a new game."""
    from bottega.core.perft import perft
    from bottega.games import find_game

    rules = find_game(game, components)
    s = rules.new(players, seed, really_chosen(chosen))
    counts: list[int] = []
    for level in range(depth + 1):
        began = time.perf_counter()
        counts.append(perft(s, level))
        if not as_json:
            click.echo(f"depth {level}: {counts[-1]} ({time.perf_counter() - began:.2f} s)")
    if as_json:
        click.echo(json.dumps({"game": game, "players": players, "seed": seed, "depth": depth, "leaves": counts}))
