"""Tables of figures: simulations and speed."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bottega.i18n.english import english
from bottega.study.bench import PLAIN_GOALS, RATIO_GOALS, START_UP_GOAL
from bottega.study.load.measure import GOAL, Load
from bottega.study.simulate import SimulationTally


def simulation_table(report: dict[str, Any], tally: SimulationTally) -> RenderableType:
    """Scores, spread and wins by seat."""
    chosen = " ".join(f"{name} {value}" for name, value in report["options"].items())
    table = Table(
        title=f"{report['games']} games of {report['game']}, {chosen}, seed {report['seed']}", title_justify="left"
    )
    table.add_column("seat")
    table.add_column("bot")
    for heading in ("mean score", "spread", "wins", "share", "95 % interval"):
        table.add_column(heading, justify="right")
    for seat, name in enumerate(report["bots"]):
        low, high = tally.intervals()[seat]
        wins = tally.wins()[seat]
        table.add_row(
            str(seat + 1),
            name,
            f"{tally.means()[seat]:.1f}",
            f"{tally.spreads()[seat]:.1f}",
            f"{wins:g}" if wins == int(wins) else f"{wins:.1f}",
            f"{100 * wins / tally.games:.1f} %",
            f"{100 * low:.1f} - {100 * high:.1f} %",
        )
    sources = Table(title="mean points by source", title_justify="left")
    sources.add_column("source")
    for seat in range(len(report["bots"])):
        sources.add_column(f"seat {seat + 1}", justify="right")
    for source, points in report["mean_points_by_source"].items():
        sources.add_row(english(f"source-{source}"), *(f"{p:.1f}" for p in points))
    summary = (
        f"{report['mean_decisions']:.1f} decisions a game, {tally.shared} shared victories, "
        f"{report['decisions_per_second']:,.0f} decisions/s ({'compiled' if report['compiled'] else 'interpreted'})"
    )
    return Group(table, sources, Text(summary))


def bench_table(report: dict[str, Any]) -> RenderableType:
    """Speed figures, beside OpenSpiel's and what we aim for."""
    kind = "compiled" if report["compiled"] else "interpreted"
    table = Table(
        title=f"Bottega's engine, {kind}, Python {report['python']}, {report['machine']}", title_justify="left"
    )
    table.add_column("figure")
    for heading in ("per second", "x OpenSpiel", "goal"):
        table.add_column(heading, justify="right")
    ratios = report["ratio_to_openspiel"]
    for name, figure in report["per_second"].items():
        goal = ""
        if name in RATIO_GOALS:
            goal = f"{RATIO_GOALS[name]:g} x"
        elif name in PLAIN_GOALS:
            goal = f"{PLAIN_GOALS[name]:,.0f}"
        ratio = f"{ratios[name]:.1f} x" if name in ratios else ""
        table.add_row(name, f"{figure:,.0f}", ratio, goal)
    table.add_section()
    table.add_row("start-up of bottega --version", f"{report['start_up_seconds']:.2f} s", "", f"{START_UP_GOAL} s")
    if report["openspiel_backgammon"] is None:
        return Group(table, Text("No OpenSpiel beside it: use make bench for the ratios."))
    table.add_section()
    for name, figure in report["beside"].items():
        table.add_row(name, f"{figure:,.0f}", f"{figure / report['openspiel_backgammon']:.1f} x", "")
    return Group(table, Text(f"OpenSpiel backgammon, all in C++: {report['openspiel_backgammon']:,.0f} decisions/s"))


def load_table(load: Load) -> RenderableType:
    """How a server bears many live tables."""
    title = f"{load.tables} live tables, {load.moves_per_second:.0f} moves/s"
    table = Table(title=title, title_justify="left")
    for heading in ("from move to broadcast", "milliseconds", "goal"):
        table.add_column(heading, justify="left" if heading.startswith("from") else "right")
    table.add_row("median", f"{load.median_ms:.1f}", "")
    table.add_row("99th percentile", f"{load.p99_ms:.1f}", f"{GOAL * 1000:.0f}")
    table.add_row("slowest", f"{load.slowest_ms:.1f}", "")
    return Group(table, Text(load_costs(load)))


def load_costs(load: Load) -> str:
    """What the tables cost, in processors and memory."""
    return (
        f"processors: server {load.server_cpu:.2f}, bots {load.bots_cpu:.2f}, players {load.players_cpu:.2f}, "
        f"others {load.other_cpu:.2f}; {load.server_ms_a_move:.1f} ms of the server for a move; "
        f"server {load.server_mb:.0f} MB in {load.server_processes} processes; "
        f"{load.refused} messages refused, {load.lost_sockets} sockets lost; "
        f"the players themselves were {load.players_late_ms:.1f} ms late (99th percentile)"
    )


def load_line(load: Load) -> str:
    """One step on the way up."""
    return (
        f"{load.tables:6} tables  {load.moves_per_second:6.1f} moves/s  median {load.median_ms:6.1f} ms  "
        f"99 % {load.p99_ms:7.1f} ms  server {load.server_cpu:4.2f} + bots {load.bots_cpu:4.2f} processors, "
        f"{load.server_mb:4.0f} MB{'' if load.well() else '  missed'}"
    )
