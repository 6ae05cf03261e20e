"""The arena in a terminal: how far a contest is, and the report as tables."""

import time
from collections import Counter
from datetime import timedelta

from rich import box, progress
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from bottega.study.arena.report import Forfeit, Pairing, Report, Standing, rating_text
from bottega.study.arena.statistics import Interval
from bottega.study.arena.titles import count, heading, labels
from bottega.terminal.progress import ProgressLine


class ArenaProgress(ProgressLine):
    """A bar with the time left."""

    def __init__(self, console: Console) -> None:
        bar, words = progress.BarColumn(), progress.TextColumn("{task.description}")
        super().__init__(console, progress.TextColumn("playing"), bar, progress.MofNCompleteColumn(), words)

    def __call__(self, known: int, done: int, left: int) -> None:
        """So many games were known, so many are done since, so many may be left."""
        if self.due():
            seconds = (time.monotonic() - self.began) / done * left if done else 0.0
            words = f"{timedelta(seconds=round(seconds))} left" if done else ""
            self.show(words, known + done, known + done + left)


def report_tables(report: Report) -> RenderableType:
    """Standings, pairings, verdicts and forfeits."""
    parts: list[RenderableType] = [Text(heading(report))]
    if report.standings:
        parts += [Text(), standings_table(report), Text(), pairings_table(report)]
    if len(report.standings) > 2:
        parts += [Text(), cross_table(report)]
    if report.standings:
        parts += [Text(), time_table(report)]
    if report.forfeits:
        parts += [Text(), forfeits_table(report)]
    parts += [Text(), *(Text(test.sentence) for test in report.tests), *(Text(note) for note in notes(report))]
    return Group(*parts)


def notes(report: Report) -> list[str]:
    """What one should know to read the figures."""
    lines = [f"{report.counted:,} games count: {count(report.deals, 'deal')}, each played from all seats."]
    more = report.played - report.counted
    if more:
        lines.append(
            f"{more} more {'was' if more == 1 else 'were'} played of deals that are not complete or not needed."
        )
    if report.stopped:
        lines.append("The pairings' intervals of the rate hold whenever one stops; all others do not.")
    if report.forfeits:
        lines.append("A bot that fails forfeits: it loses the game, and the others share the victory.")
    return lines


def figures(title: str, first: str, *columns: str) -> Table:
    """A table of figures, with a name in front of each row."""
    table = Table(
        title=title,
        title_justify="left",
        box=box.SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        collapse_padding=True,
    )
    table.add_column(first, overflow="fold", min_width=8)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def standings_table(report: Report) -> Table:
    names = labels(report)
    mixed = any(one.alone is not None for one in report.standings)
    failed = any(one.forfeits for one in report.standings)
    table = figures("standings", "bot", "rating", "games", "win rate", "95 %", "score")
    if mixed:
        table.add_column("alone", justify="right", no_wrap=True)
    if failed:
        table.add_column("failed", justify="right", no_wrap=True)
    for one in report.standings:
        table.add_row(
            escape(names[one.bot]),
            rating(one),
            str(one.games),
            percent(one.win_rate),
            span(one.win_interval),
            "" if one.mean_score is None else f"{one.mean_score:.1f}",
            *([percent(one.alone or 0.0)] if mixed else []),
            *([str(one.forfeits)] if failed else []),
        )
    return table


def pairings_table(report: Report) -> Table:
    names = labels(report)
    table = figures("pairings", "bot", "against", "games", "record", "rate", "95 %", "points")
    against = table.columns[1]
    against.justify, against.no_wrap, against.overflow, against.min_width = "left", False, "fold", 8
    for one in report.pairings:
        table.add_row(
            *(escape(names[bot]) for bot in one.bots),
            str(one.games),
            f"+{one.ahead} ={one.level} -{one.behind}",
            percent(one.rate),
            span(one.anytime_interval if report.stopped else one.interval),
            points(one),
        )
    return table


def cross_table(report: Report) -> Table:
    """How often the bot of the row finishes ahead of the bot of the column."""
    rates = {one.bots: one.rate for one in report.pairings}
    rates |= {(second, first): 1 - share for (first, second), share in list(rates.items())}
    bots = [one.bot for one in report.standings]
    names = labels(report)
    title = "who beats whom" if report.players == 2 else "who finishes ahead"
    table = figures(title, "bot", *(str(number + 1) for number in range(len(bots))))
    for number, bot in enumerate(bots):
        cells = [f"{100 * rates[bot, other]:.0f} %" if (bot, other) in rates else "" for other in bots]
        table.add_row(escape(f"{number + 1} {names[bot]}"), *cells)
    return table


def time_table(report: Report) -> Table:
    """How long each has thought."""
    names = labels(report)
    limited = report.seconds_to_think > 0 or any(one.late_decisions for one in report.standings)
    table = figures("time to think", "bot", "decisions", "mean", "longest", "in all", *(["late"] if limited else []))
    for one in report.standings:
        late = "" if one.late_decisions is None else f"{one.late_decisions:,}"
        table.add_row(
            escape(names[one.bot]),
            f"{one.decisions:,}",
            duration(one.seconds_a_decision),
            "" if one.longest_decision is None else duration(one.longest_decision),
            duration(one.decisions * one.seconds_a_decision),
            *([late] if limited else []),
        )
    return table


def forfeits_table(report: Report) -> Table:
    """Who failed how, and how often; of every kind the message that came most often, and where it was first seen."""
    names = labels(report)
    kinds: dict[tuple[str, str], list[Forfeit]] = {}
    for one in report.forfeits:
        kinds.setdefault((one.bot, one.kind), []).append(one)
    table = figures("forfeits", "bot", "times")
    table.add_column("how")
    for (bot, kind), failures in sorted(kinds.items(), key=lambda item: -len(item[1])):
        texts = Counter(one.text for one in failures)
        text = texts.most_common(1)[0][0]
        where = next(one for one in failures if one.text == text)
        seen = f"seed {where.seed}, seat {where.seat + 1}, decision {where.decision}"
        others = f"; and {count(len(texts) - 1, 'other message')}, see --json" if len(texts) > 1 else ""
        table.add_row(escape(names[bot]), str(len(failures)), escape(f"{kind}: {text} ({seen}){others}"))
    return table


# --- figures


def rating(one: Standing) -> str:
    return rating_text(one, whole, "at least", "at most")


def whole(points: float) -> str:
    return f"{round(points) or 0:+d}"


def points(one: Pairing) -> str:
    if one.score_difference is None:
        return ""
    interval = one.score_difference_interval
    reach = "" if interval is None else f" ± {interval[1] - one.score_difference:.1f}"
    return f"{one.score_difference:+.1f}{reach}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def span(interval: Interval) -> str:
    return f"{100 * interval[0]:.1f} - {100 * interval[1]:.1f}"


def duration(seconds: float) -> str:
    if seconds >= 100:
        return f"{seconds / 60:.0f} min"
    if seconds >= 1:
        return f"{seconds:.1f} s"
    return f"{1000 * seconds:.1f} ms" if seconds >= 0.001 else f"{1_000_000 * seconds:.0f} µs"
