"""The command line. Engine and tables are imported only by the commands that need them."""

import io
import json
import os
import sys
from pathlib import Path

import click

from bottega import __version__
from bottega.core.errors import BadRecord, BadSetup, BottegaError
from bottega.core.tables import printable
from bottega.options import (
    FAILED,
    STOPPED,
    chosen_options,
    complain,
    console,
    game_options,
    new_seed,
    seed_option,
)
from bottega.server.commands import COMMANDS as SERVER_COMMANDS
from bottega.server.commands import serve
from bottega.study.analysis.commands import COMMANDS as ANALYSIS_COMMANDS
from bottega.study.arena.commands import COMMANDS as ARENA_COMMANDS
from bottega.study.tuning.command import COMMANDS as TUNE_COMMANDS

LONGEST = 10_000  # minutes of fuzzing: a week


def main(argv: list[str] | None = None) -> int:
    """Run a command; whatever is wrong with the input becomes one line on standard error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs shows what it can
    try:
        code = cli.main(args=argv, prog_name="bottega", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.exceptions.Exit as stop:
        return stop.exit_code
    except click.ClickException as error:
        return complain(one_line(error))
    except BottegaError as error:
        return complain(str(error))
    except (click.Abort, KeyboardInterrupt):
        return complain("stopped", STOPPED)
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left to print is lost
        if isinstance(error, BrokenPipeError):  # the reader of a pipe has seen enough
            return 0
        return complain(f"output cannot be written ({error.strerror}); make room or choose another place", FAILED)


def one_line(error: click.ClickException) -> str:
    """Click's message, and where to read more."""
    message = " ".join(error.format_message().split()).rstrip(".")
    command = "bottega"
    if isinstance(error, click.UsageError) and error.ctx is not None:
        command = error.ctx.command_path
    return f"{message}; see {command} --help"


# --- commands


def print_version(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
    """Which Bottega this is, and whether its engine is compiled."""
    if wanted and not context.resilient_parsing:
        from bottega.engine import compiled

        way = "compiled" if compiled() else "interpreted"
        click.echo(f"bottega {__version__} ({way} engine, Python {sys.version.split()[0]})")
        context.exit()


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=print_version,
    help="Version and kind of engine.",
)
@click.pass_context
def cli(context: click.Context) -> None:
    """Bottega: play and study Stained Glass of Sintra and Fresco.

    Without a command it opens the table in the browser, as bottega serve --open does; bottega play is in the terminal.
    """
    if context.invoked_subcommand is None:
        with serve.make_context("serve", ["--open"], parent=context) as serving:
            serve.invoke(serving)


for command in (*SERVER_COMMANDS, *ARENA_COMMANDS, *ANALYSIS_COMMANDS, *TUNE_COMMANDS):
    cli.add_command(command)


@cli.command()
@click.argument("game", default="sintra")
@click.option("--players", type=int, help="How many play (default: as many as --seats, or 2).")
@click.option("--seats", help="Who sits where, for instance human,greedy,random (default: you against greedy).")
@game_options
@seed_option
@click.option("--save", type=click.Path(path_type=Path), help="Keep the game in this file, move by move.")
@click.option("--load", type=click.Path(path_type=Path), help="Continue a saved game.")
def play(
    game: str,
    players: int | None,
    seats: str | None,
    side: str | None,
    start: str | None,
    edition: str | None,
    modules: str | None,
    components: Path | None,
    seed: int | None,
    save: Path | None,
    load: Path | None,
) -> None:
    """Play in the terminal, against bots or people at the same keyboard."""
    from bottega.core.match import Match, replay
    from bottega.core.record import new_header
    from bottega.games import find_game
    from bottega.terminal.files import load_record, save_record, taken
    from bottega.terminal.play import Play

    if load is not None:
        if any(value is not None for value in (players, seats, side, start, edition, modules, seed)):
            raise BadSetup(
                "a loaded game knows its set-up; use --load without --players, --seats, --seed and the game's options"
            )
        record = load_record(load)
        try:
            rules = find_game(record.header.game, components)
            match = replay(rules, record)
            check_seats(record.header.seats)
        except BottegaError as error:
            raise BadRecord(f"{load}: {error}") from None
    else:
        rules = find_game(game, components)
        chosen = chosen_options(side, start, edition, modules)
        number = new_seed() if seed is None else seed
        if players is not None:
            rules.complete(players, number, chosen)
        sitting = seat_list(players, seats)
        check_seats(sitting)
        sitting = [seat.lower() for seat in sitting]
        match = Match(rules, new_header(rules, len(sitting), number, sitting, chosen))
    if save is not None:
        if taken(save) and (load is None or not save.samefile(load)):
            raise BadSetup(f"{save}: exists already; choose another file, or continue that game with --load {save}")
        save_record(save, match.record())
    Play(console(), match, save if save is not None else load, components).run()


def seat_list(players: int | None, seats: str | None) -> list[str]:
    """Who sits where."""
    if seats is None:
        return ["human"] + ["greedy"] * ((2 if players is None else players) - 1)
    sitting = [seat.strip() for seat in seats.split(",")]
    if players is not None and players != len(sitting):
        raise BadSetup(f"--players {players} does not fit {len(sitting)} seats; leave one of the two out")
    return sitting


def check_seats(seats: list[str]) -> None:
    """Everybody must be a human or a known bot."""
    from bottega.bots.external.names import ELSEWHERE
    from bottega.bots.seats import NAMES, find_bot

    for seat in seats:
        if seat.lower() != "human":
            if seat.lower().partition("@")[0] not in NAMES:
                raise BadSetup(f"nobody is called {seat!r}; a seat is one of human, {', '.join(NAMES)}; {ELSEWHERE}")
            find_bot(seat, 0)


def bot_list(players: int, bots: str) -> list[str]:
    """One bot a seat; a single name is for all."""
    from bottega.bots.external import check_entrant, split_entrants

    names = split_entrants(bots)
    for name in names:
        check_entrant(name)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise BadSetup(f"{len(names)} bots for {players} players; name one, or one for each seat")
    return names


@cli.command()
@click.argument("game", default="sintra")
@click.option("--players", type=int, default=2, show_default=True, help="How many play.")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=1000, show_default=True, help="How many games.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help="One for all seats, or one for each: greedy,search@100,mybot.py:MyBot.",
)
@game_options
@seed_option
@click.option("--records", type=click.Path(path_type=Path), help="Write every game's record into this folder.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes at work.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def simulate(
    game: str,
    players: int,
    games: int,
    bots: str,
    side: str | None,
    start: str | None,
    edition: str | None,
    modules: str | None,
    components: Path | None,
    seed: int | None,
    records: Path | None,
    jobs: int,
    as_json: bool,
) -> int:
    """Let bots play many games: scores, wins by seat, length."""
    from rich.progress import Progress

    from bottega.bots.external import title
    from bottega.engine import compiled
    from bottega.games import find_game
    from bottega.study.simulate import Plan
    from bottega.study.simulate import simulate as play_all
    from bottega.terminal.files import make_folder
    from bottega.terminal.tables import simulation_table

    rules = find_game(game, components)
    number = new_seed() if seed is None else seed
    chosen = rules.complete(players, number, chosen_options(side, start, edition, modules))
    names = bot_list(players, bots)
    if records is not None:
        make_folder(records)
    plan = Plan(game, components, players, games, number, names, chosen, records)
    with Progress(console=console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("playing", total=games)
        tally, seconds = play_all(plan, jobs, lambda n: bar.advance(task, n))
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
        "options": chosen,
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


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=int, help="Show the table after this many moves.")
@click.option("--components", type=click.Path(path_type=Path), help="The component table the game was played with.")
@click.option("--json", "as_json", is_flag=True, help="The position as one JSON object.")
def replay(file: Path, at: int | None, components: Path | None, as_json: bool) -> None:
    """Step through a record: board and log."""
    from bottega.games import find_game
    from bottega.terminal import replay as replays
    from bottega.terminal.files import load_record

    record = load_record(file)
    try:
        rules = find_game(record.header.game, components)
        if as_json:
            click.echo(json.dumps(replays.as_json(rules, record, at)))
            return
        screen = console()
        replays.position_at(rules, record, at)
        if at is not None:
            replays.show_at(screen, rules, record, at)
        elif screen.is_terminal and sys.stdin.isatty():
            replays.step_through(screen, rules, record)
        else:
            replays.show_all(screen, rules, record)
    except BottegaError as error:
        raise BadRecord(f"{file}: {error}") from None


@cli.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@click.option("--components", type=click.Path(path_type=Path), help="The component table the games were played with.")
def check(files: tuple[Path, ...], components: Path | None) -> int:
    """Replay records and compare with the results they state."""
    from bottega.core.match import compare
    from bottega.core.match import replay as replay_record
    from bottega.games import find_game
    from bottega.terminal.files import load_record

    bad = 0
    for file in files:
        try:
            record = load_record(file)
            try:
                compare(replay_record(find_game(record.header.game, components), record), record)
            except BottegaError as error:
                raise BottegaError(f"{file}: {error}") from None
        except BottegaError as error:
            bad += 1
            complain(str(error))
    if bad == 0:
        click.echo(f"{len(files)} {'record agrees' if len(files) == 1 else 'records agree'}")
    return FAILED if bad else 0


@cli.command()
@click.argument("game", default="sintra")
@click.option("--players", type=int, default=2, show_default=True, help="How many play.")
@click.option("--depth", type=click.IntRange(0, 20), required=True, help="How many decisions deep.")
@game_options
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same game.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def perft(
    game: str,
    players: int,
    depth: int,
    side: str | None,
    start: str | None,
    edition: str | None,
    modules: str | None,
    components: Path | None,
    seed: int,
    as_json: bool,
) -> None:
    """Count all ways to play on from a new game."""
    import time

    from bottega.core.perft import perft as leaves
    from bottega.games import find_game

    rules = find_game(game, components)
    s = rules.new(players, seed, chosen_options(side, start, edition, modules))
    counts: list[int] = []
    for level in range(depth + 1):
        began = time.perf_counter()
        counts.append(leaves(s, level))
        if not as_json:
            click.echo(f"depth {level}: {counts[-1]} ({time.perf_counter() - began:.2f} s)")
    if as_json:
        click.echo(json.dumps({"game": game, "players": players, "seed": seed, "depth": depth, "leaves": counts}))


@cli.command()
@click.option("--minutes", type=float, help="How long to play (default: 1).")
@click.option("--seed", type=int, help="The same seed gives the same games.")
@click.option("--game", help="Only this game (default: all games).")
@click.option("--components", type=click.Path(path_type=Path), help="Your own component table (TOML) for that game.")
@click.option("--jobs", type=click.IntRange(1, 256), help="Processes at work (default: one for each core).")
@click.option("--out", type=click.Path(path_type=Path), help="The folder for a record that breaks a law.")
@click.option("--record", type=click.Path(path_type=Path), help="Check the laws along this record instead.")
def fuzz(
    minutes: float | None,
    seed: int | None,
    game: str | None,
    components: Path | None,
    jobs: int | None,
    out: Path | None,
    record: Path | None,
) -> int:
    """Play random games over random set-ups and check every law of the engine along them."""
    import time

    from bottega.games import NAMES
    from bottega.study.fuzz import Plan, interrupts_noted
    from bottega.study.fuzz import fuzz as play_all
    from bottega.terminal.files import make_folder
    from bottega.terminal.fuzz import Progress, report, summary

    if record is not None:
        if any(value is not None for value in (minutes, seed, game, jobs, out)):
            raise BadSetup("a record is checked as it is; use --record without other options than --components")
        return check_laws(record, components)
    if components is not None and game is None:
        raise BadSetup("a component table belongs to one game; name it with --game")
    if minutes is not None and not 0 < minutes <= LONGEST:
        raise BadSetup(f"--minutes cannot be {minutes:g}; choose more than 0, up to {LONGEST}")
    seconds = 60 * (1 if minutes is None else minutes)
    number = new_seed() if seed is None else seed
    plan = Plan(NAMES if game is None else (game,), components, number, time.monotonic() + seconds)
    for rules in plan.games():
        rules.check_setup(rules.player_counts[0], number, {})
    if out is not None:
        make_folder(out)
    click.echo(f"seed {number}")
    sys.stdout.flush()
    with interrupts_noted() as stopped:
        with Progress(console(stderr=True), plan.deadline) as progress:
            tally, failed = play_all(plan, jobs or os.cpu_count() or 1, progress, stopped)
        if failed is not None:
            report(console(stderr=True), plan, failed, out or Path(), stopped)
        click.echo(summary(tally, failed))
        if failed is None and stopped():
            return complain("stopped", STOPPED)
    return 0 if failed is None else FAILED


def check_laws(file: Path, components: Path | None) -> int:
    """Check the laws along a record."""
    from bottega.core.laws import LawBroken, check_record
    from bottega.games import find_game
    from bottega.terminal.files import load_record

    record = load_record(file)
    try:
        check_record(find_game(record.header.game, components), record)
    except LawBroken as broken:
        click.echo(f"{file}: {printable(str(broken))}")
        return FAILED
    except BottegaError as error:
        raise BadRecord(f"{file}: {error}") from None
    click.echo(f"{file}: no law broken")
    return 0


@cli.command()
@click.argument("game", required=False)
@click.option("--openspiel", type=click.Path(path_type=Path), help="A Python that has OpenSpiel, for the ratio.")
@click.option("--tables", type=click.IntRange(1, 1000), help="Measure a server with so many live tables instead.")
@click.option("--seconds", type=click.IntRange(5, 3600), default=60, show_default=True, help="How long with --tables.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def bench(game: str | None, openspiel: Path | None, tables: int | None, seconds: int, as_json: bool) -> None:
    """Measure the engine's speed at GAME, or at all games (make bench sets OpenSpiel up beside it)."""
    from bottega.study import bench as benches
    from bottega.terminal.tables import bench_table, load_table

    if tables is not None:
        from bottega.server import load

        with console(stderr=True).status(f"{tables} tables play for {seconds} s"):
            measured = load.measure(tables, seconds)
        if as_json:
            click.echo(json.dumps(measured))
        else:
            console().print(load_table(measured))
        return
    with console(stderr=True).status("measuring") as status:
        report = benches.bench(game, openspiel, lambda line: status.update(line))
    if as_json:
        click.echo(json.dumps(report))
    else:
        console().print(bench_table(report))
