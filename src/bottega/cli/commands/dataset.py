"""Write self-play as Parquet files."""

import sys
from pathlib import Path

import click

from bottega.cli.options import (
    STOPPED,
    GameCommand,
    complain,
    components_option,
    console,
    really_chosen,
)


@click.command("dataset", cls=GameCommand)
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--game", default="sintra", show_default=True, help="Which game.")
@click.option("--players", type=int, default=2, show_default=True, help="How many play.")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=1000, show_default=True, help="How many games.")
@click.option(
    "--bots", default="greedy", show_default=True, help="One for all seats, or one for each: greedy,search@100."
)
@components_option
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--each", type=click.IntRange(1, 100_000), default=100, show_default=True, help="Games in a file.")
@click.option("--jobs", type=click.IntRange(1, 256), help="Processes at work; default: all cores.")
@click.option("--ray", is_flag=False, flag_value="", metavar="ADDRESS", help="Play on a Ray cluster instead.")
def command(
    folder: Path,
    game: str,
    players: int,
    games: int,
    bots: str,
    components: Path | None,
    seed: int,
    each: int,
    jobs: int | None,
    ray: str | None,
    **chosen: str | None,
) -> int:
    """Let bots play, and write what was known, possible, played and thought into FOLDER, as Parquet files.

    Begun again with the same options it goes on where it was stopped. docs/research.md says what the columns hold.
    """
    from rich.progress import Progress

    from bottega.cli.commands.simulate import bot_list
    from bottega.games import find_game
    from bottega.research.dataset import DatasetPlan, write
    from bottega.study.arena.run import cores
    from bottega.workers.interrupts import interrupts_noted

    picked = really_chosen(chosen)
    find_game(game, components).complete(players, seed, picked)
    plan = DatasetPlan(game, components, players, picked, tuple(bot_list(players, bots)), games, seed, each)
    with (
        interrupts_noted() as stopped,
        Progress(console=console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar,
    ):
        task = bar.add_task("playing", total=games)
        there = write(plan, folder, jobs or cores(), ray, lambda done: bar.update(task, completed=done), stopped)
    if there < games:
        return complain(f"stopped with {there} of {games} games in {folder}; the same command goes on", STOPPED)
    click.echo(f"{games} games in {folder}")
    return 0
