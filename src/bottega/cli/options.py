"""What several commands share: options, exit codes, complaints."""

import secrets
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from bottega.core.errors import BadSetup
from bottega.core.tables import printable

if TYPE_CHECKING:
    from rich.console import Console

    from bottega.core.game import Choice

BAD_INPUT = 2
FAILED = 1
STOPPED = 130

F = TypeVar("F", bound=Callable[..., Any])


class GameCommand(click.Command):
    """A command about a game: it takes what can be chosen before any of the games, as `**chosen`."""

    def get_params(self, context: click.Context) -> list[click.Parameter]:
        """Choices stand before the component table; games are imported no sooner than this."""
        params = super().get_params(context)
        place = [param.name for param in params].index("components")
        return [*params[:place], *choice_options(), *params[place:]]


@cache
def choice_options() -> tuple[click.Option, ...]:
    """An option for every choice of every game; games that share a name share the option."""
    from bottega.games import NAMES, find_game

    by_name: dict[str, list[tuple[str, Choice]]] = {}
    for name in NAMES:
        for choice in find_game(name).choices():
            by_name.setdefault(choice.name, []).append((name.capitalize(), choice))
    return tuple(choice_option(name, asked) for name, asked in by_name.items())


def choice_option(name: str, asked: "list[tuple[str, Choice]]") -> click.Option:
    """The option for a choice that these games ask for."""
    values = list(dict.fromkeys(value for _game, choice in asked for value in choice.values))
    metavar = next((choice.metavar for _game, choice in asked if choice.metavar), "")

    def read(_context: click.Context, _option: click.Parameter, text: str | None) -> str | None:
        """One of the values in whatever case; what only the game can read is left to it, in small letters."""
        if text is None:
            return None
        small = text.strip().lower()
        known = {value.lower(): value for value in values}
        if small not in known and not metavar:
            raise BadSetup(f"--{name} cannot be {text.strip()!r}; choose from {', '.join(values)}")
        return known.get(small, small)

    return click.Option(
        [f"--{name}"],
        metavar=metavar or "|".join(values),
        callback=read,
        help=" ".join(f"{game}: {choice.help}." for game, choice in asked),
    )


def really_chosen(chosen: dict[str, str | None]) -> dict[str, str]:
    """Only what was really chosen; the game knows its defaults."""
    return {name: value for name, value in chosen.items() if value is not None}


def components_option(command: F) -> F:
    return click.option("--components", type=click.Path(path_type=Path), help="Your own component table (TOML).")(
        command
    )


def seed_option(command: F) -> F:
    return click.option("--seed", type=int, help="The same seed gives the same game.")(command)


def new_seed() -> int:
    """A seed short enough to say over the phone."""
    return secrets.randbelow(10**9)


def console(stderr: bool = False) -> "Console":
    from rich.console import Console

    return Console(stderr=stderr)


def complain(message: str, code: int = BAD_INPUT) -> int:
    click.echo(f"bottega: {printable(message)}", err=True)
    return code
