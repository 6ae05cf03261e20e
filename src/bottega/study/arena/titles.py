"""What tables and charts of a contest call it and its bots."""

from collections import Counter

from bottega.study.arena.report import Report

LONGEST = 28  # characters of a bot's name
MOST_SEEDS = 3  # that are named


def label(bot: str) -> str:
    """A bot's name, short enough for a column: without the folders of its file."""
    path, colon, name = bot.rpartition(":")
    if colon and path.endswith(".py"):
        bot = f"{path.replace(chr(92), '/').rsplit('/', 1)[-1]}:{name}"
    return bot if len(bot) <= LONGEST else f"{bot[: LONGEST - 12]}…{bot[-11:]}"


def labels(report: Report) -> dict[str, str]:
    """What each bot is called; two that would be called the same keep their whole names."""
    short = {bot: label(bot) for bot in report.bots}
    times = Counter(short.values())
    return {bot: name if times[name] == 1 else bot for bot, name in short.items()}


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
