"""How bots are named on a command line.

    greedy, search@500        a built-in bot
    mybot.py:MyBot            a class in a Python file
    program:python3 bot.py    a program and its arguments, as in a shell
    ./bot                     an executable file

The last three may end in a budget as well: `mybot.py:MyBot@0.5s`. In a list commas stand between the bots;
a comma inside quotes belongs to the bot.
"""

import os
import re
import shlex
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from bottega.bots.bot import Budget
from bottega.bots.seats import read_budget
from bottega.core.errors import BadSetup

PROGRAM = "program:"
OWN = "your own is FILE.py:CLASS or program:COMMAND"
ELSEWHERE = "bots of your own play in bottega arena and bottega simulate"


@dataclass(frozen=True)
class BuiltIn:
    """One of the bots that come with Bottega, as it was typed."""

    text: str


@dataclass(frozen=True)
class ClassIn:
    """A class in a Python file."""

    file: Path
    name: str
    budget: Budget | None


@dataclass(frozen=True)
class Command:
    """A program with its arguments."""

    words: tuple[str, ...]
    budget: Budget | None


def split_bot_names(text: str) -> list[str]:
    """The bots of a list, with commas between them; a comma inside quotes does not separate.

    BadSetup if one is missing.
    """
    parts = [""]
    quote = ""
    for sign in text:
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'":
            quote = sign
        elif sign == ",":
            parts.append("")
            continue
        parts[-1] += sign
    names = [name.strip() for name in parts]
    if "" in names:
        raise BadSetup(f"a bot is missing between commas in {text!r}; name one there, or leave a comma out")
    return names


def read_name(text: str) -> BuiltIn | ClassIn | Command:
    """What a text names; BadSetup if it is written wrong, or there is no such file."""
    text = text.strip()
    own, budget = split_budget(text)
    if own.startswith(PROGRAM):
        return Command(read_command(own), budget)
    of_class = re.fullmatch(r"(.+\.py):(\w+)", own)
    if of_class is not None:
        return ClassIn(find_file(of_class[1]), of_class[2], budget)
    if "/" in own or os.sep in own or own.endswith(".py"):
        return Command((find_executable(own),), budget)
    return BuiltIn(text)


def split_budget(text: str) -> tuple[str, Budget | None]:
    """A bot of one's own, and the budget behind its last @ if there is one."""
    match = re.fullmatch(r"(.+)@(\d[\d.]*s?)", text)
    return (text, None) if match is None else (match[1].rstrip(), read_budget(match[2]))


def read_command(text: str) -> tuple[str, ...]:
    """The words of a command, the first of them an executable file."""
    try:
        words = shlex.split(text.removeprefix(PROGRAM), posix=os.name == "posix")
    except ValueError as error:
        raise BadSetup(f"{text}: {str(error).lower()}; write the command as in a shell") from None
    if not words:
        raise BadSetup(f"{text} names no command; write program:COMMAND, for instance program:python3 bot.py")
    return (find_executable(words[0]), *words[1:])


def find_executable(word: str) -> str:
    """The path of a program."""
    path = shutil.which(at_home(word) if word.startswith("~") else word)
    if path is not None:
        return str(Path(path).absolute())
    file = find_file(word)
    if file.suffix == ".py":
        raise BadSetup(f"{word}: name the class too, as in {word}:MyBot, or start it with program:python3 {word}")
    raise BadSetup(f"{word}: not executable; make it so with chmod +x {word}, or name what runs it: program:sh {word}")


def find_file(word: str) -> Path:
    """An existing file."""
    path = at_home(word)
    try:
        if path.is_file():
            return path.resolve()
    except (OSError, ValueError):  # no possible name
        pass
    raise BadSetup(f"{word}: there is no such file; give the path from {Path.cwd()}, or from the root")


def at_home(word: str) -> Path:
    """A path whose ~ is somebody's home, if there is one."""
    try:
        return Path(word).expanduser()
    except RuntimeError:
        return Path(word)


def short_name(words: tuple[str, ...]) -> str:
    """What a program is called before it says its name: its file, also where an interpreter runs it."""
    files = [word for word in words[1:] if "." in word and Path(word).is_file()]
    return Path(files[0] if files else words[0]).name


def host_command(named: ClassIn, budget: Budget) -> tuple[str, ...]:
    """The command that lets a class play in a process of its own."""
    words = (str(named.file), named.name, str(budget.iterations), str(budget.seconds))
    return (sys.executable, "-P", "-m", "bottega.bots.external.host", *words)
