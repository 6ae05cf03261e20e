"""Read results of the arena."""

from pathlib import Path

import click

from bottega.cli.contests import check_chart, show
from bottega.core.errors import BadSetup


@click.command("standings")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@click.option("--results", type=click.Path(path_type=Path), help="Write the games of all files into this one.")
@click.option("--chart", type=click.Path(path_type=Path), help="Draw ratings and rates into this file (SVG).")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def command(files: tuple[Path, ...], results: Path | None, chart: Path | None, as_json: bool) -> None:
    """Read results of the arena, several files together: ratings, pairings, a chart, or one merged file."""
    from bottega.core.files import taken
    from bottega.study.arena.report import complete_games, make_report
    from bottega.study.arena.results import merge, write_results

    if results is not None and taken(results):
        raise BadSetup(f"{results}: exists already; choose another file")
    if chart is not None:
        check_chart(chart, [*files, *([] if results is None else [results])])
    merged = merge(list(files))
    if results is not None:
        write_results(results, merged)
    counted = complete_games(merged.games)
    report = make_report(merged.contest, counted, merged.games, len(merged.games), complete=None, stops=merged.stops)
    show(report, as_json, chart)
