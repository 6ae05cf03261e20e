"""Let bots play each other."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bottega.cli.contests import check_chart, show
from bottega.cli.options import (
    FAILED,
    STOPPED,
    GameCommand,
    complain,
    components_option,
    console,
    new_seed,
    really_chosen,
    seed_option,
)
from bottega.core.errors import BadSetup

if TYPE_CHECKING:
    from bottega.study.arena.sequential import Rule

MOST_GAMES = 1_000_000
MOST_ITERATIONS = 1_000_000_000
LONGEST = 3600.0  # seconds for a decision


@click.command("arena", cls=GameCommand)
@click.argument("game")
@click.option(
    "--bots",
    required=True,
    metavar="LIST",
    help="Who plays, with commas between: search@500,greedy, mybot.py:MyBot, program:COMMAND.",
)
@click.option(
    "--games",
    type=click.IntRange(1, MOST_GAMES),
    default=100,
    show_default=True,
    help="How many games of every pairing; rounded up, since each deal is played from all seats.",
)
@click.option("--players", type=int, default=2, show_default=True, help="How many play.")
@components_option
@seed_option
@click.option("--time", "seconds", type=float, help="Seconds to think about a decision.")
@click.option(
    "--iterations", type=click.IntRange(1, MOST_ITERATIONS), help="Iterations of search for a decision instead."
)
@click.option("--jobs", type=click.IntRange(1, 256), help="Processes at work (default: one for each core).")
@click.option(
    "--ray",
    metavar="[ADDRESS]",
    is_flag=False,
    flag_value="",
    help="Play on a Ray cluster instead, or on a new one on this machine.",
)
@click.option("--results", type=click.Path(path_type=Path), help="Keep every game in this file; go on where it ends.")
@click.option("--stop", is_flag=True, help="Stop a pairing as soon as it is clear who is better.")
@click.option(
    "--at-most",
    type=float,
    help="Stop a pairing when its first bot's rate is clearly more than this (default: 0.5) ...",
)
@click.option(
    "--at-least",
    type=float,
    help="... or clearly less than this (default: as --at-most).",
)
@click.option("--chart", type=click.Path(path_type=Path), help="Draw ratings and rates into this file (SVG).")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def command(
    game: str,
    bots: str,
    games: int,
    players: int,
    components: Path | None,
    seed: int | None,
    seconds: float | None,
    iterations: int | None,
    jobs: int | None,
    ray: str | None,
    results: Path | None,
    stop: bool,
    at_most: float | None,
    at_least: float | None,
    chart: Path | None,
    as_json: bool,
    **chosen: str | None,
) -> int:
    """Let bots play each other, and say how sure the outcome is.

    Every two bots meet (with --players 3 or 4, every three or four of them), each deal from all seats.
    With --modules random:5 every deal of Fresco has five modules of its own.
    A bot that crashes, thinks too long or makes an illegal move forfeits that game; the others go on.
    """
    from bottega.core.files import taken
    from bottega.games import find_game
    from bottega.study.arena.contest import new_contest
    from bottega.study.arena.playing import ContestSetup
    from bottega.study.arena.results import read_results
    from bottega.study.arena.run import run
    from bottega.terminal.arena import ArenaProgress

    check_limits(seconds, iterations)
    if ray is not None and jobs is not None:
        raise BadSetup("a Ray cluster knows its cores; use --ray without --jobs")
    rule = find_rule(stop, at_most, at_least)
    rules = find_game(game, components)
    names = bots_of(bots)
    before = read_results(results) if results is not None and taken(results) and results.stat().st_size else None
    if seed is None:
        seed = new_seed() if before is None else before.contest.seed
    contest = new_contest(rules, names, players, really_chosen(chosen), seed, iterations or 0, seconds or 0.0)
    if before is not None:
        contest.require_same(before.contest, results)
    if chart is not None:
        check_chart(chart, [] if results is None else [results])
    with ArenaProgress(console(stderr=True)) as progress:
        report = run(ContestSetup(contest, components), games, rule, before, results, jobs, ray, progress)
    show(report, as_json, chart)
    if report.complete:
        return 0
    sys.stdout.flush()
    if report.lost:
        return complain(f"{report.lost} (after {report.played} of {report.planned} games)", FAILED)
    way = "use --results FILE to be able to go on" if results is None else "the same command goes on from here"
    return complain(f"stopped after {report.played} of {report.planned} games; {way}", STOPPED)


def check_limits(seconds: float | None, iterations: int | None) -> None:
    """Can bots think like that?"""
    if seconds is not None and iterations is not None:
        raise BadSetup("--time and --iterations say the same thing; leave one of the two out")
    if seconds is not None and not 0 < seconds <= LONGEST:  # which no nan is
        raise BadSetup(f"--time cannot be {seconds:g}; choose more than 0, up to {LONGEST:g} seconds")


def find_rule(stop: bool, at_most: float | None, at_least: float | None) -> "Rule | None":
    """When to stop a pairing early, if at all."""
    from bottega.study.arena.sequential import Rule

    if not stop and at_most is None and at_least is None:
        return None
    low = 0.5 if at_most is None else at_most
    high = low if at_least is None else at_least
    for option, rate in (("--at-most", low), ("--at-least", high)):
        if not 0 < rate < 1:
            raise BadSetup(f"{option} cannot be {rate:g}; choose a rate between 0 and 1, as in {option} 0.7")
    if low > high:
        raise BadSetup(f"--at-most {low:g} is more than --at-least {high:g}; choose it smaller or equal")
    return Rule(low, high)


def bots_of(text: str) -> tuple[str, ...]:
    """The bots of a list, each of them ready to play; built-in ones in small letters."""
    from bottega.bots.external import check_named_bot, split_bot_names
    from bottega.bots.external.names import BuiltIn, read_name
    from bottega.study.arena.schedule import groups

    bots: list[str] = []
    words = split_bot_names(text)
    for word in words:
        named = read_name(word)
        bots.append(named.text.lower() if isinstance(named, BuiltIn) else word)
    names = tuple(bots)
    groups(names, 2)
    for word in words:
        check_named_bot(word)
    return names
