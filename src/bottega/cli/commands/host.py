"""Look after the house: the same as on the host's page, for whoever can read the database."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bottega.cli.data import data_options, database_of
from bottega.core.errors import BottegaError

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bottega.server.protocol import HostPerson, HostTable


class NotThere(BottegaError):
    """There is nobody, or nothing, of this id."""


def done(data: Path | None, database: str | None, job: "Callable[[Connection], Any]") -> Any:
    """Do something in the database; servers notice within seconds."""
    from bottega.server.storage import host
    from bottega.server.storage.backup import opened

    with opened(database_of(data, database)) as engine:
        return host.at_once(engine, job)


def day(seconds: float) -> str:
    from datetime import datetime

    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d")


def line_of(person: "HostPerson") -> str:
    return f"{person.id}  {day(person.made)}  {person.tables:>4} tables  {person.name or '(no name)'}"


def table_line(table: "HostTable") -> str:
    what = "over" if table.over else f"round {table.round}"
    closed = ", chat closed" if table.chat_closed else ""
    names = ", ".join(name or "(no name)" for name in table.names)
    return f"{table.table}  {day(table.changed)}  {table.game}, {what}{closed}  {names}"


def show(
    found: "Callable[[Connection, str, int], tuple[list[Any], bool]]", search: str, line: Any, **place: Any
) -> None:
    """Lines, page by page, until there are no more."""
    after, more = 0, True
    while more:
        start = after
        lines, more = done(job=lambda connection: found(connection, search, start), **place)  # noqa: B023 - called at once
        for one in lines:
            click.echo(line(one))
        after += len(lines)


@click.group("host")
def command() -> None:
    """Look after the house: people, tables, chats, a line to everybody, invitations; the key of the host's page."""


@command.command("key")
@click.option("--new", is_flag=True, help="Make a new one; the one before opens nothing any more.")
@data_options
def key(new: bool, **place: Any) -> None:
    """Show the key that opens the host's page, /host."""
    from bottega.server.storage import host

    if new:
        done(job=partial(host.decide, name=host.KEY, value=host.new_key()), **place)
    click.echo(done(job=host.key_of, **place))


@command.command("people")
@click.argument("search", default="")
@data_options
def people(search: str, **place: Any) -> None:
    """List people, the latest first: id, first day, tables, name."""
    from bottega.server.storage import host

    show(host.people_found, search, line_of, **place)


@command.command("tables")
@click.argument("search", default="")
@data_options
def tables(search: str, **place: Any) -> None:
    """List tables, the latest first, all or those at which somebody of this name or id sits."""
    from bottega.server.storage import host

    show(host.tables_found, search, table_line, **place)


@command.command("remove-person")
@click.argument("person")
@data_options
def remove_person(person: str, data: Path | None, database: str | None) -> None:
    """Remove somebody and all that is theirs; games of others go on without them."""
    from bottega.server.storage import host
    from bottega.server.storage.backup import opened

    with opened(database_of(data, database)) as engine:
        if not host.remove_person(engine, person):
            raise NotThere(f"there is nobody with the id {person!a}; bottega host people lists all")
    click.echo(f"{person} is removed")


@command.command("remove-table")
@click.argument("table")
@data_options
def remove_table(table: str, **place: Any) -> None:
    """Remove a table, for everybody at it."""
    from bottega.server.storage import host

    if not done(job=partial(host.remove_table, table=table), **place):
        raise NotThere(f"there is no table {table!a}; bottega host tables lists all")
    click.echo(f"{table} is removed")


@command.command("chat")
@click.argument("table")
@click.argument("state", type=click.Choice(["open", "closed"]))
@data_options
def chat(table: str, state: str, **place: Any) -> None:
    """Close the chat of a table, or open it again."""
    from bottega.server.storage import host

    if not done(job=partial(host.close_chat, table=table, closed=state == "closed"), **place):
        raise NotThere(f"there is no table {table!a}; bottega host tables lists all")
    click.echo(f"the chat of {table} is {state}")


@command.command("announce")
@click.argument("text", default="")
@data_options
def announce(text: str, **place: Any) -> None:
    """Show a line to everybody, until it is another one; without a text none."""
    from bottega.server.storage import host

    done(job=partial(host.decide, name=host.NEWS, value=" ".join(text.split())[:300]), **place)
    click.echo("everybody reads it" if text else "nothing is announced any more")


@command.command("invitations")
@click.argument("state", type=click.Choice(["needed", "not-needed"]))
@data_options
def invitations(state: str, **place: Any) -> None:
    """Let new people in by invitation only, or everybody."""
    from bottega.server.storage import host

    needed = state == "needed"
    done(job=partial(host.decide, name=host.CLOSED, value=host.YES if needed else ""), **place)
    click.echo("new people need an invitation" if needed else "everybody may come")
