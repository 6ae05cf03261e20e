"""Grade every decision of a game."""

import json
import os
from pathlib import Path
from typing import Final

import click

from bottega.cli.options import STOPPED, complain, console
from bottega.core.errors import BadRecord, BadSetup, BottegaError

SECONDS: Final = 0.25  # to think about each decision, unless told otherwise
LONGEST: Final = 3600.0


@click.command("analyse")
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--bot", help="Who judges (default: the strongest bot), for instance search@500.")
@click.option("--time", "seconds", type=float, help=f"Seconds for each decision (default: {SECONDS}).")
@click.option("--iterations", type=click.IntRange(1, 1_000_000_000), help="Iterations for each decision instead.")
@click.option("--seat", type=int, help="Only this seat's decisions, from 1.")
@click.option("--jobs", type=click.IntRange(1, 256), help="Processes at work (default: one for each core).")
@click.option("--all", "every", is_flag=True, help="List every decision, not only those that could have been better.")
@click.option("--svg", type=click.Path(path_type=Path), help="Where to draw the curve (default: RECORD-analysis.svg).")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output, and no curve without --svg.")
@click.option("--components", type=click.Path(path_type=Path), help="The component table the game was played with.")
def command(
    record: Path,
    bot: str | None,
    seconds: float | None,
    iterations: int | None,
    seat: int | None,
    jobs: int | None,
    every: bool,
    svg: Path | None,
    as_json: bool,
    components: Path | None,
) -> int:
    """Grade every decision of a game, and draw how its expected result went up and down.

    With --iterations the same command finds the same again. Ctrl-C ends early, with what was found so far.
    """
    from bottega.core.files import load_record
    from bottega.games import find_game
    from bottega.study.analysis.adviser import STRONGEST, Adviser
    from bottega.study.analysis.analyse import analyse
    from bottega.study.analysis.curve import draw
    from bottega.terminal.analyse import AnalysisProgress, report
    from bottega.terminal.show import seat_names

    name = (bot or STRONGEST).strip()
    adviser = Adviser(name.lower(), iterations or 0, thinking_time(name, seconds, iterations))
    check_bot(name)
    game_record = load_record(record)
    check_seat(seat, game_record.header.players)
    picture = svg or (None if as_json else Path(f"{record.stem}-analysis.svg"))
    if picture is not None:
        check_picture(picture, record)
    try:
        game = find_game(game_record.header.game, components)
        with AnalysisProgress(console(stderr=True)) as progress:
            analysis = analyse(
                game,
                game_record,
                adviser,
                seat=None if seat is None else seat - 1,
                jobs=jobs or os.cpu_count() or 1,
                table=components,
                progress=progress,
            )
    except BottegaError as error:
        raise BadRecord(f"{record}: {error}") from None
    names = seat_names(game_record.header.seats)
    if as_json:
        click.echo(json.dumps(analysis.as_dict()))
    else:
        console().print(report(analysis, names, every))
    if picture is not None and analysis.decisions:
        write_picture(picture, draw(analysis, game.title, names))
        if not as_json:
            click.echo(f"The curve is in {picture}.")
    if not analysis.complete:
        return complain(f"stopped after {len(analysis.decisions)} decisions", STOPPED)
    return 0


def check_bot(name: str) -> None:
    """Is there such a bot?"""
    from bottega.bots.external.names import ELSEWHERE
    from bottega.bots.seats import NAMES, find_bot

    if name.lower().partition("@")[0] not in NAMES:
        raise BadSetup(f"there is no bot {name!r} who judges; choose from {', '.join(NAMES)}; {ELSEWHERE}")
    find_bot(name, 0)


def thinking_time(bot: str, seconds: float | None, iterations: int | None) -> float:
    """Seconds for each decision; 0 if they are not counted."""
    limits = [seconds is not None, iterations is not None, "@" in bot]
    if sum(limits) > 1:
        raise BadSetup("a bot cannot think by two limits; choose one of --time, --iterations and --bot NAME@LIMIT")
    if seconds is None:
        return 0.0 if any(limits) else SECONDS
    if not 0 < seconds <= LONGEST:
        raise BadSetup(f"--time cannot be {seconds:g}; choose more than 0, up to {LONGEST:g} seconds")
    return seconds


def check_seat(seat: int | None, players: int) -> None:
    if seat is not None and not 1 <= seat <= players:
        raise BadSetup(f"there is no seat {seat}; choose --seat from 1 to {players}")


def check_picture(file: Path, record: Path) -> None:
    """Before long thinking, see whether what comes of it can be written, and not over the record."""
    from bottega.core.files import CannotWrite

    if file.resolve() == record.resolve():
        raise BadSetup(f"{file}: holds the game; choose another file with --svg")
    if file.is_dir() or not file.parent.is_dir():
        raise CannotWrite(f"{file}: cannot be written; choose another file with --svg")


def write_picture(file: Path, svg: str) -> None:
    from bottega.core.files import CannotWrite, reason

    try:
        file.write_text(svg, "utf-8")
    except (OSError, ValueError) as error:
        raise CannotWrite(f"{file}: cannot be written ({reason(error)}); choose another file with --svg") from None
