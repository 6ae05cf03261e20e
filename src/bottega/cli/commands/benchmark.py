"""Score a bot on modules that it has not seen."""

import sys

import click

from bottega.cli.options import console


@click.command("benchmark")
@click.argument("split", required=False, default="")
@click.option("--bot", default="greedy", show_default=True, help="Who is scored, named as in the arena.")
@click.option("--rival", default="random", show_default=True, help="Against whom.")
@click.option("--players", type=int, default=2, show_default=True, help="How many play.")
@click.option(
    "--games", type=click.IntRange(2, 100_000), default=20, show_default=True, help="For each set of modules."
)
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same deals.")
@click.option("--jobs", type=click.IntRange(1, 256), help="Processes at work; default: all cores.")
@click.option("--json", "as_json", is_flag=True, help="All figures as JSON.")
def command(
    split: str, bot: str, rival: str, players: int, games: int, seed: int, jobs: int | None, as_json: bool
) -> int:
    """Score a bot of Fresco on sets of modules of a SPLIT: those to train with, and those never seen.

    Without SPLIT, list them.
    """
    import json

    from bottega.cli.commands.arena import bots_of
    from bottega.research.benchmark import score, splits

    if not split:
        for one in splits().values():
            click.echo(f"{one.name}: {one.asks} ({len(one.train)} sets to train with, {len(one.test)} others)")
        return 0
    bot, rival = bots_of(f"{bot},{rival}")
    watched = sys.stderr.isatty()
    err = console(stderr=True)

    def shown(done: int, count: int) -> None:
        if watched:
            err.print(f"{done} of {count} sets")

    result = score(split, bot, rival, players, games, seed, jobs, shown)
    if as_json:
        click.echo(json.dumps(result, indent=2))
        return 0
    for kind in ("seen", "unseen"):
        found = result[kind]
        reach = "" if found["interval"] is None else " ({:.1%} to {:.1%})".format(*found["interval"])
        click.echo(f"{kind}: {bot} wins {found['win_rate']:.1%}{reach} against {rival}, {len(found['sets'])} sets")
    click.echo(f"gap: {result['gap']:+.1%}")
    return 0
