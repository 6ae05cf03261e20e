"""What the arena's commands share: the report on contests, printed and drawn."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from bottega.cli.options import console
from bottega.core.errors import BadSetup

if TYPE_CHECKING:
    from bottega.study.arena.report import Report


def check_chart(path: Path, results: list[Path]) -> None:
    """Find out before hours of playing whether the chart can be written, and would not replace what was played."""
    from bottega.core.files import CannotWrite, reason

    try:
        if any(path.resolve() == file.resolve() for file in results):
            raise BadSetup(f"{path}: holds the results; choose another file for the chart")
        fresh = not path.exists()
        path.open("ab").close()
        if fresh:
            path.unlink()
    except (OSError, ValueError) as error:
        raise CannotWrite(f"{path}: cannot be written ({reason(error)}); choose another file") from None


def show(report: "Report", as_json: bool, chart: Path | None) -> None:
    """Print the report, and draw it."""
    import msgspec

    from bottega.study.arena.chart import draw
    from bottega.terminal.arena import report_tables

    if as_json:
        click.echo(msgspec.json.encode(report).decode())
    else:
        console().print(report_tables(report))
    if chart is not None and report.standings:  # else an older one is worth more
        chart.write_text(draw(report), "utf-8")
