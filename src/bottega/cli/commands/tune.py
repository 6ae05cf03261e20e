"""Find better weights."""

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from bottega.cli.options import STOPPED, GameCommand, complain, components_option, console, really_chosen
from bottega.core.errors import BadSetup

if TYPE_CHECKING:
    from rich.console import Console

    from bottega.study.tuning.tune import Trial

CONTEST = ("generations", "population", "sigma")  # options that say nothing with --fit


@click.command("tune", cls=GameCommand)
@click.argument("game", default="sintra")
@click.option("--bot", default="greedy", show_default=True, help="Who plays: greedy, or search@ITERATIONS.")
@click.option("--fit", "fitting", is_flag=True, help="Fit the weights to how games of self-play end; much quicker.")
@click.option("--weights", metavar="LIST", help="Only these weights, with commas between (default: all).")
@click.option("--generations", type=click.IntRange(1), default=30, show_default=True, help="How many generations.")
@click.option("--population", type=click.IntRange(4), default=10, show_default=True, help="Candidates in each.")
@click.option(
    "--games",
    type=click.IntRange(2),
    default=100,
    show_default=True,
    help="Games of each, an even number; with --fit, games in all.",
)
@click.option("--sigma", type=float, default=0.7, show_default=True, help="Size of the first steps.")
@components_option
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same weights.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes at work.")
@click.option("--out", type=click.Path(path_type=Path), help="Write the weights into this file after each generation.")
@click.pass_context
def command(
    context: click.Context,
    /,
    game: str,
    bot: str,
    fitting: bool,
    weights: str | None,
    generations: int,
    population: int,
    games: int,
    sigma: float,
    components: Path | None,
    seed: int,
    jobs: int,
    out: Path | None,
    **chosen: str | None,
) -> int:
    """Find better weights for the bots' estimate by self-play.

    Candidates play the weights that are there, generation after generation; or, with --fit, games of self-play are
    looked back at, and the weights become those by which each round would best have told the end.
    """
    from bottega.bots.seats import read_budget
    from bottega.games import find_game
    from bottega.study.tuning.tune import Trial

    rules = find_game(game)
    if components is not None:
        raise BadSetup("weights are tuned for the standard box; leave --components out")
    if bot != "greedy" and not bot.startswith("search@"):
        raise BadSetup(f"{bot!r} cannot be tuned; choose greedy, or search with iterations, as in search@20")
    if bot != "greedy" and read_budget(bot.partition("@")[2]).iterations == 0:
        raise BadSetup("seconds give other weights each time; choose iterations, as in search@20")
    for name in CONTEST:
        if fitting and context.get_parameter_source(name) is not ParameterSource.DEFAULT:
            raise BadSetup(f"--fit has nothing to do with --{name}; leave one of them out")
    if not 0.01 <= sigma <= 2:  # which no nan is
        raise BadSetup(f"--sigma cannot be {sigma:g}; choose from 0.01 to 2")
    picked = really_chosen(chosen)
    rules.complete(2, seed, picked)
    known = list(rules.weights({}).names)
    names = known if weights is None else [name.strip() for name in weights.split(",")]
    rules.weights(dict.fromkeys(names, 1.0))  # complains about names that are not there
    if out is not None:
        check_file(out)
    trial = Trial(game, bot, picked, seed)
    text = ""
    screen = console(stderr=True)
    if fitting:
        finding = fitted(trial, names, games, jobs, screen)
    else:
        finding = evolved(trial, names, generations, population, games + games % 2, sigma, jobs, screen)
    try:
        for text in finding:
            if out is not None:
                out.write_text(text, encoding="utf-8")
    except KeyboardInterrupt:
        click.echo(text, nl=False)
        return complain(f"stopped; {'these are the weights so far' if text else 'there are no weights yet'}", STOPPED)
    click.echo(text, nl=False)
    return 0


def evolved(
    trial: "Trial",
    names: list[str],
    generations: int,
    population: int,
    games: int,
    sigma: float,
    jobs: int,
    screen: "Console",
) -> Iterator[str]:
    """Generation after generation, the weights."""
    from bottega.study.tuning.tune import tune

    for generation in tune(trial, names, generations, population, games, sigma, jobs):
        screen.print(
            f"generation {generation.number}: best {generation.best:+.3f}, mean {generation.mean:+.3f}", highlight=False
        )
        yield as_toml(generation.values)


def fitted(trial: "Trial", names: list[str], games: int, jobs: int, screen: "Console") -> Iterator[str]:
    """Play, look back, and give the weights."""
    from rich.progress import track

    from bottega.study.tuning.fit import fit, play

    matches = list(track(play(trial, games, jobs), "playing", games, console=screen, transient=True))
    result = fit(trial, names, matches)
    screen.print(f"the end was {result.before:.2f} points off, with these weights {result.after:.2f}", highlight=False)
    yield as_toml(result.values)


def as_toml(values: dict[str, float]) -> str:
    """The weights as a file says them."""
    lines = [f"{name} = {value}\n" for name, value in values.items()]
    return f"# bottega {shlex.join(sys.argv[1:])}\n[weights]\n{''.join(lines)}"


def check_file(path: Path) -> None:
    """Find out before hours of playing whether the weights can be written."""
    from bottega.core.files import CannotWrite, reason

    try:
        path.open("ab").close()
    except (OSError, ValueError) as error:
        raise CannotWrite(f"{path}: cannot be written ({reason(error)}); choose another file with --out") from None
