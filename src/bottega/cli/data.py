"""What the commands about the server's data share."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

import click

from bottega.core.errors import BottegaError

if TYPE_CHECKING:
    from bottega.server.jobs.reminders import Outgoing

F = TypeVar("F", bound=Callable[..., Any])


class CannotServe(BottegaError):
    """The server cannot start as it was asked to."""


def data_folder() -> Path:
    """Where games are kept if nobody says where."""
    from platformdirs import user_data_path

    return user_data_path("bottega", appauthor=False)


def database_of(data: Path | None, database: str | None) -> str:
    """A database's URL: the one that was given, or the file in the data folder."""
    if database is not None:
        return database
    return f"sqlite:///{(data_folder() if data is None else data) / 'bottega.sqlite'}"


def new_database_of(data: Path | None, database: str | None) -> str:
    """The same, with a folder that is made if it is not there."""
    if database is None:
        folder = data_folder() if data is None else data
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # seeds and invitations are nobody else's business
        except OSError as error:
            problem = f"{folder}: cannot be made ({error.strerror}); choose another folder with --data"
            raise CannotServe(problem) from None
    return database_of(data, database)


def data_options(command: F) -> F:
    """Which data a command is about."""
    for option in (
        click.option("--database", metavar="URL", help="A PostgreSQL database instead: postgresql://..."),
        click.option("--data", type=click.Path(path_type=Path), help="The folder in which games are kept."),
    ):
        command = option(command)
    return command


def boxes_option(command: F) -> F:
    """Own components that games may have been played with."""
    text = "The folder of component tables the games were played with."
    return click.option("--components", type=click.Path(path_type=Path), help=text)(command)


def outgoing_options(command: F) -> F:
    """What may leave a server: mail, and where requests may go."""
    for option in (
        click.option("--notify-private", is_flag=True, help="Reminders may also go into your own network."),
        click.option("--mail-from", metavar="ADDRESS", envvar="BOTTEGA_MAIL_FROM", help="The sender of mails."),
        click.option("--mail", metavar="URL", envvar="BOTTEGA_MAIL", help="A mail server: smtp://NAME:PASSWORD@HOST."),
        click.option("--address", metavar="URL", help="By which everybody reaches the page: https://HOST."),
    ):
        command = option(command)
    return command


def outgoing_of(address: str | None, mail: str | None, mail_from: str | None, private: bool) -> "Outgoing":
    """What was said of that; links in mails must lead to the host's own page, whatever a request claims."""
    from bottega.server.jobs.reminders import Outgoing
    from bottega.server.outgoing.mail import read_server

    parts = urlsplit(address or "")
    if address is not None and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/")):
        raise CannotServe(
            f"--address {address}: is no address of a page; write one such as https://bottega.example.org"
        )
    if mail is not None and address is None:
        raise CannotServe("mails have links to the page; say with --address by which address everybody reaches it")
    server = None if mail is None else read_server(mail, mail_from)
    return Outgoing(private, server, (address or "").rstrip("/"))


def tell(looked_at: Iterable[tuple[str, str]]) -> tuple[int, int]:
    """Say what is wrong with games; how many were looked at, and with how many something is wrong."""
    count = bad = 0
    for game, problem in looked_at:
        count += 1
        if problem:
            bad += 1
            click.echo(f"bottega: {game}: {problem}", err=True)
    return count, bad


def games(count: int) -> str:
    return f"{count} {'game' if count == 1 else 'games'}"
