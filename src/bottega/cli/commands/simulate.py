"""Let bots play many games."""

import json
import sys
from pathlib import Path

import click

from bottega.cli.options import (
    FAILED,
    GameCommand,
    complain,
    components_option,
    console,
    new_seed,
    really_chosen,
    seed_option,
)
from bottega.core.errors import BadSetup


@click.command("simulate", cls=GameCommand)
@click.argument("game", default="sintra")
@click.option("--players", type=int, default=2, show_default=True, help="How many play.")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=1000, show_default=True, help="How many games.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help="One for all seats, or one for each: greedy,search@100,mybot.py:MyBot.",
)
@components_option
@seed_option
@click.option("--records", type=click.Path(path_type=Path), help="Write every game's record into this folder.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes at work.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def command(
    game: str,
    players: int,
    games: int,
    bots: str,
    components: Path | None,
    seed: int | None,
    records: Path | None,
    jobs: int,
    as_json: bool,
    **chosen: str | None,
) -> int:
    """Let bots play many games: scores, wins by seat, length."""
    from rich.progress import Progress

    from bottega.bots.external import title
    from bottega.core.files import make_folder
    from bottega.engine import compiled
    from bottega.games import find_game
    from bottega.study.simulate import SimulationPlan, simulate
    from bottega.terminal.tables import simulation_table

    rules = find_game(game, components)
    number = new_seed() if seed is None else seed
    options = rules.complete(players, number, really_chosen(chosen))
    names = bot_list(players, bots)
    if records is not None:
        make_folder(records)
    plan = SimulationPlan(game, components, players, games, number, names, options, records)
    with Progress(console=console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("playing", total=games)
        tally, seconds = simulate(plan, jobs, lambda n: bar.advance(task, n))
    failed = f"{tally.failure}; {tally.games} of {games} games were played" if tally.failure else ""
    if tally.games == 0:
        return complain(failed, FAILED)
    report: dict[str, object] = {
        "game": game,
        "players": players,
        "games": tally.games,
        "failure": tally.failure or None,
        "seed": number,
        "bots": [title(name) for name in names],
        "options": options,
        "decisions": tally.decisions,
        "seconds": seconds,
        "decisions_per_second": tally.decisions / seconds,
        "compiled": compiled(),
        "mean_scores": tally.means(),
        "spread": tally.spreads(),
        "wins": tally.wins(),
        "win_intervals": tally.intervals(),
        "shared_victories": tally.shared,
        "mean_decisions": tally.decisions / tally.games,
        "mean_points_by_source": {name: [p / tally.games for p in points] for name, points in tally.sources.items()},
    }
    if as_json:
        click.echo(json.dumps(report))
    else:
        console().print(simulation_table(report, tally))
    sys.stdout.flush()
    return complain(failed, FAILED) if failed else 0


def bot_list(players: int, bots: str) -> list[str]:
    """One bot a seat; a single name is for all."""
    from bottega.bots.external import check_named_bot, split_bot_names

    names = split_bot_names(bots)
    for name in names:
        check_named_bot(name)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise BadSetup(f"{len(names)} bots for {players} players; name one, or one for each seat")
    return names
