"""Bots that enter a game by name: built-in ones, classes in files, and programs."""

from functools import cache

from bottega.bots.bot import Bot, Budget
from bottega.bots.external.class_bot import ClassBot
from bottega.bots.external.failure import BotFault as BotFault
from bottega.bots.external.names import OWN, BuiltIn, ClassIn, Command, read_name, short_name, split_bot_names
from bottega.bots.external.program import LIMITS, Program, ProgramLimits
from bottega.bots.external.program_bot import ProgramBot
from bottega.bots.seats import NAMES, find_bot
from bottega.core.errors import BadSetup

__all__ = ["BotFailed", "check_named_bot", "find_named_bot", "split_bot_names", "title"]


def find_named_bot(text: str, seed: int, budget: Budget | None = None, limits: ProgramLimits = LIMITS) -> Bot:
    """The bot that a text names, with its own budget or this one; a program is started when it is first asked."""
    return seat(read_name(text), seed, budget, limits)


def check_named_bot(text: str) -> None:
    """Raise BadSetup unless the text names a bot that can be loaded or started, and says that it is ready."""
    own_title(text)


def title(text: str) -> str:
    """A short name to show; a program says its own."""
    named = read_name(text)
    return named.name if isinstance(named, ClassIn) else own_title(text)


@cache
def own_title(text: str) -> str:
    """What a bot calls itself; it is started for that, and ended, since another process may be the one that plays."""
    bot = find_named_bot(text, 0)
    if not isinstance(bot, ProgramBot):
        return text.strip().lower()
    try:
        program = Program(bot.label, bot.command)
    except BotFault as error:
        raise BadSetup(str(error)) from None
    program.process.end(program.limits.leave)
    return program.title


def seat(named: BuiltIn | ClassIn | Command, seed: int, budget: Budget | None, limits: ProgramLimits) -> Bot:
    """A bot for a name that was read."""
    if isinstance(named, ClassIn):
        return ClassBot(named, seed, named.budget or budget, limits)
    if isinstance(named, Command):
        return ProgramBot(short_name(named.words), named.words, seed, named.budget or budget, limits)
    try:
        return find_bot(named.text, seed, budget)
    except BadSetup as error:
        known = named.text.lower().partition("@")[0] in NAMES
        raise BadSetup(str(error) if known else f"{error}; {OWN}") from None
