"""What several commands share: options, exit codes, complaints."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from bottega.core.tables import printable

if TYPE_CHECKING:
    from rich.console import Console

BAD_INPUT = 2
FAILED = 1
STOPPED = 130

F = TypeVar("F", bound=Callable[..., Any])


def game_options(command: F) -> F:
    """What is chosen before a game."""
    for option in (
        click.option("--components", type=click.Path(path_type=Path), help="Your own component table (TOML)."),
        click.option(
            "--modules",
            metavar="LIST",
            help="Fresco: modules in play, numbers or names (1,4,7 or portraits,well); or all, none, random.",
        ),
        click.option("--edition", metavar="mega|classic", help="Fresco: edition."),
        click.option("--start", metavar="SEAT", help="Sintra: who starts, a seat from 1 or random."),
        click.option(
            "--side", type=click.Choice(["A", "B"], case_sensitive=False), metavar="A|B", help="Sintra: palace side."
        ),
    ):
        command = option(command)
    return command


def chosen_options(side: str | None, start: str | None, edition: str | None, modules: str | None) -> dict[str, str]:
    """Only what was really chosen; the game knows its defaults."""
    chosen = {"side": side, "start": start, "edition": edition, "modules": modules}
    small = ("edition", "modules")
    return {
        name: value.strip().lower() if name in small else value.strip()
        for name, value in chosen.items()
        if value is not None
    }


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
