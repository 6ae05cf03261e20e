"""The arena's report as tables for a terminal."""

from collections import Counter

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from bottega.study.arena.report import Forfeit, Pairing, Report, Standing
from bottega.study.arena.statistics import Interval

LONGEST = 28  # characters of a bot's name
MOST_SEEDS = 3  # that are named


def label(bot: str) -> str:
    """A bot's name, short enough for a column: without the folders of its file."""
    path, found, name = bot.rpartition(":")
    if found and path.endswith(".py"):
        bot = f"{path.replace(chr(92), '/').rsplit('/', 1)[-1]}:{name}"
    return bot if len(bot) <= LONGEST else f"{bot[: LONGEST - 12]}…{bot[-11:]}"


def labels(report: Report) -> dict[str, str]:
    """What each bot is called; two that would be called the same keep their whole names."""
    short = {bot: label(bot) for bot in report.bots}
    times = Counter(short.values())
    return {bot: name if times[name] == 1 else bot for bot, name in short.items()}


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


def heading(report: Report) -> str:
    """What was played."""
    chosen = "".join(f", {name} {value}" for name, value in report.options.items())
    think = f", {report.iterations} iterations" if report.iterations else ""
    think += f", {report.seconds_to_think:g} s a decision" if report.seconds_to_think else ""
    few = len(report.seeds) <= MOST_SEEDS
    seeds = f"seed {', '.join(map(str, report.seeds))}" if few else f"{len(report.seeds)} seeds"
    return f"{report.game}, {report.players} players{chosen}{think}, {seeds}"


def count(number: int, thing: str) -> str:
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def notes(report: Report) -> list[str]:
    """What one should know to read the figures."""
    found = [f"{report.counted:,} games count: {count(report.deals, 'deal')}, each played from all seats."]
    more = report.played - report.counted
    if more:
        found.append(
            f"{more} more {'was' if more == 1 else 'were'} played of deals that are not complete or not needed."
        )
    if report.stopped:
        found.append("The pairings' intervals of the rate hold whenever one stops; all others do not.")
    if report.forfeits:
        found.append("A bot that fails forfeits: it loses the game, and the others share the victory.")
    return found


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
    """A rating and its reach; only a bound where games cannot tell how far it goes."""
    low, high = one.rating_interval
    if low is not None and high is not None:
        return f"{whole(one.rating)} ± {high - one.rating:.0f}"
    if low is not None:
        return f"at least {whole(low)}"
    return "open" if high is None else f"at most {whole(high)}"


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
