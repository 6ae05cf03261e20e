"""Learn what a game's estimate misses."""

import shlex
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bottega.cli.options import FAILED, STOPPED, complain, console
from bottega.core.errors import BadSetup

if TYPE_CHECKING:
    from rich.console import Console

    from bottega.core.game import Game
    from bottega.study.learning.lessons import LessonPlan

KINDS = ("none", "all", "random", *(f"random:{count}" for count in range(1, 18)))


@click.command("learn")
@click.argument("game", default="fresco")
@click.option("--games", type=click.IntRange(20), default=2000, show_default=True, help="Games to learn from.")
@click.option(
    "--bot",
    default="plans@40",
    show_default=True,
    help="Who plays them: greedy, search@ITERATIONS, or plans@ITERATIONS, who searches plans and is greedy elsewhere.",
)
@click.option("--players", default="2", show_default=True, metavar="LIST", help="How many play, in turn: 2,3,4.")
@click.option("--sets", default="none", show_default=True, metavar="LIST", help="Modules, in turn: none,random:5,all.")
@click.option("--astray", type=click.IntRange(0, 100), default=4, show_default=True, help="Percent of any moves.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same net.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes at work.")
@click.option(
    "--data", type=click.Path(path_type=Path), required=True, help="Keeps the games; the same command goes on."
)
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Takes the net.")
@click.option(
    "--contest", type=click.IntRange(0), default=400, show_default=True, help="Games it must prove itself in."
)
@click.option("--judge", default="search@60", show_default=True, help="Who plays them, with the net and without.")
def command(
    game: str,
    games: int,
    bot: str,
    players: str,
    sets: str,
    astray: int,
    seed: int,
    jobs: int,
    data: Path,
    out: Path,
    contest: int,
    judge: str,
) -> int:
    """Learn a small net that corrects the bots' estimate where a round begins.

    Bots play games; a net learns from them how far their ends were from the estimate; then bots with it play bots
    without it. It counts if it wins more than 52 % of these games, or sooner if that is clear: then the command ends
    with code 0, else with 1. Games are kept as they end, so it may be interrupted at any time and called again.
    """
    from bottega.extras import need
    from bottega.games import find_game
    from bottega.study.learning.lessons import LessonPlan

    need("numpy", "learn")
    rules = find_game(game)
    if not rules.outlook_names():
        raise BadSetup(f"nothing is learnt for {game}; choose fresco")
    check_bot(bot, "greedy", "search@", "plans@")
    check_bot(judge, "search@")
    for modules in sets.split(","):
        if modules not in KINDS:
            raise BadSetup(f"--sets cannot be {modules!r}; choose from none, all, random, random:5 and the like")
    if not set(players.split(",")) <= {str(count) for count in rules.player_counts}:
        raise BadSetup(f"--players cannot be {players!r}; say 2, or 2,3,4")
    counts = tuple(int(count) for count in players.split(","))
    plan = LessonPlan(game, bot, counts, tuple(sets.split(",")), astray, seed, rules.rules_version)
    screen = console(stderr=True)
    try:
        learn(rules, plan, games, jobs, data, out, screen)
        return prove(plan, out, judge, contest, jobs, screen)
    except KeyboardInterrupt:
        return complain(f"stopped; the games so far are in {data}, and the same command goes on", STOPPED)


def check_bot(name: str, *known: str) -> None:
    """Only bots that play the same again."""
    from bottega.bots.seats import read_budget

    kind, at, limit = name.partition("@")
    if kind + at not in known or (at and read_budget(limit).iterations == 0):
        raise BadSetup(f"{name!r} does not repeat itself; choose search with iterations, as in search@20")


def learn(rules: "Game", plan: "LessonPlan", games: int, jobs: int, data: Path, out: Path, screen: "Console") -> None:  # type: ignore[type-arg]
    """Play, train, and write the net."""
    from rich.progress import track

    from bottega.core.files import CannotWrite, reason
    from bottega.study.learning import training
    from bottega.study.learning.lessons import lessons

    began = time.monotonic()
    heard = list(track(lessons(plan, games, data, jobs), "playing", games, console=screen, transient=True))
    heard.sort(key=lambda lesson: lesson.number)
    seen = training.samples(plan, track(heard, "looking back", console=screen, transient=True))
    steps = track(training.learn(seen, plan.seed), "learning", 2 * training.EPOCHS, console=screen, transient=True)
    for found in steps:
        learnt = found
    screen.print(f"ends were {learnt.before:.2f} points off, with the net {learnt.after:.2f}", highlight=False)
    made = [
        f"bottega {shlex.join(sys.argv[1:])}",
        f"{games} games, {len(seen.ends)} beginnings of rounds, {time.monotonic() - began:.0f} seconds",
        f"ends were {learnt.before:.2f} points off, with the net {learnt.after:.2f}",
    ]
    try:
        out.write_text(training.as_toml(learnt, rules.outlook_names(), made), "utf-8")
    except (OSError, ValueError) as error:
        raise CannotWrite(f"{out}: cannot be written ({reason(error)}); choose another file with --out") from None


def prove(plan: "LessonPlan", out: Path, judge: str, games: int, jobs: int, screen: "Console") -> int:
    """Let the net play; does it count?"""
    from rich.progress import Progress

    from bottega.study.learning.trying import Standing, Trial, contest

    if games == 0:
        return 0
    standing = Standing(0, 0.0, 0.0, "")
    with Progress(console=screen, transient=True) as progress:
        task = progress.add_task("proving", total=games)
        for standing in contest(Trial(plan.game, out, judge, plan.sets, plan.seed), games, jobs):
            progress.update(task, completed=standing.games)
    rate = 100 * standing.won / standing.games
    said = "accepted" if standing.accepted else "not accepted"
    screen.print(
        f"{said}: won {rate:.1f} % of {standing.games} games, {standing.lead:+.1f} points ahead", highlight=False
    )
    return 0 if standing.accepted else FAILED
