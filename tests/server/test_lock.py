"""One server for one database."""

import errno
import fcntl
import os
import signal
from pathlib import Path

import pytest
from sqlalchemy import text

from bottega.server.storage import lock as holding
from bottega.server.storage.lock import InUse, SessionLock, locked
from bottega.server.storage.store import CannotStore, open_engine
from tests.cli.shell import Shell
from tests.server.conftest import Databases
from tests.server.guest import Guest
from tests.server.serving import PATIENCE, Running, start_server

RECORD = Path(__file__).parents[1] / "records" / "sintra" / "2A-mixed.txt"


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def cut_off(database: str) -> None:
    """End the connection with which a PostgreSQL database is held."""
    engine = open_engine(database)
    held = f"FROM pg_locks WHERE classid = {holding.OURS} AND objid = {holding.SCHEMA}::oid"
    with engine.begin() as connection:
        assert connection.execute(text(f"SELECT pg_terminate_backend(pid, 5000) {held}")).scalars().all() == [True]
    engine.dispose()


# --- two servers


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_second_server_is_told_who_the_first_is(own_server: Running, shell: Shell) -> None:
    done = shell("serve", "--port", "0", "--database", own_server.database)
    done.refused("is in use", f"process {own_server.process.pid}", "--data or --database")
    assert own_server.url in done.err
    with Guest(own_server.url, "Anna") as anna:
        assert anna.state(anna.make("sintra", "me", "random")["table"])


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_server_that_ended_leaves_no_lock(own_server: Running, how: signal.Signals) -> None:
    with Guest(own_server.url, "Anna") as anna:
        anna.make("fresco", "me", "search")  # its processes outlive it for a moment
    own_server.restart(how)
    assert own_server.process.poll() is None


def test_other_ways_lead_to_the_same_folder(shell: Shell) -> None:
    (shell.folder / "data").mkdir()
    (shell.folder / "also").symlink_to("data")
    with start_server(f"sqlite:///{shell.folder}/data/bottega.sqlite") as running:
        for name in ("data", "./data/", "also"):
            shell("serve", "--port", "0", "--data", name).refused(f"process {running.process.pid}")
        shell("serve", "--port", "0", "--open", "--data", "data").refused(running.url)


def test_to_open_the_page_of_a_server_that_runs_is_enough(shell: Shell) -> None:
    (shell.folder / "data").mkdir()
    browser = shell.folder / "browser"
    browser.write_text('#!/bin/sh\necho "$1" > opened\n')
    browser.chmod(0o755)
    with start_server(f"sqlite:///{shell.folder}/data/bottega.sqlite") as running:
        said = shell("serve", "--open", "--data", "data", BROWSER=str(browser)).well()
        assert f"at {running.url}/ already (process {running.process.pid})" in said
    assert shell.read("opened") == f"{running.url}/\n"


# --- what other commands may do meanwhile


def test_commands_that_harm_nobody_work_while_a_server_runs(own_server: Running, shell: Shell) -> None:
    where = ("--database", own_server.database)
    with Guest(own_server.url, "Anna") as anna:
        anna.make("sintra", "me", "link")
        table = shell("import", RECORD, *where).well().rpartition("/t/")[2].split()[0]
        assert anna.state(table)["over"]
        assert "2 games in" in shell("backup", "backup.gz", *where).well()
        assert "2 games in" in shell("export", "--to", "records", *where).well()
        assert "2 games played again, 0 with problems" in shell("validate", *where).well()


def test_nothing_is_restored_under_a_running_server(own_server: Running, shell: Shell, databases: Databases) -> None:
    other = databases.new("sqlite")
    shell("import", RECORD, "--database", other).well()
    shell("backup", "backup.gz", "--database", other).well()
    pid = own_server.process.pid
    shell("restore", "backup.gz", "--database", own_server.database).refused("is in use", f"process {pid}")
    assert "0 games" in shell("validate", "--database", own_server.database).well()
    own_server.stop()
    assert "1 game restored" in shell("restore", "backup.gz", "--database", own_server.database).well()


# --- holding


def test_what_is_held_is_held_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(holding, "PATIENCE", 0.0)
    with locked(database), pytest.raises(InUse) as refusal:
        locked(database)
    assert f"process {os.getpid()}" in str(refusal.value)
    locked(database).close()


def test_a_place_that_cannot_be_held_is_said_in_one_line() -> None:
    for url in ("sqlite:////no/such/folder/file", "postgresql://nobody@localhost:1/nothing"):
        with pytest.raises(CannotStore) as error:
            locked(url)
        assert "\n" not in str(error.value)


def test_a_disk_without_locks_is_said_and_used(
    databases: Databases, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_locks(*_args: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", no_locks)
    locked(databases.new("sqlite")).close()
    assert "cannot be locked (No locks available)" in caplog.text


def test_a_lock_that_the_database_has_lost_is_taken_again(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(holding, "PATIENCE", 0.0)
    database = databases.new("postgresql")
    with locked(database) as held:
        cut_off(database)
        held.keep()
        with pytest.raises(InUse):
            locked(database)
        cut_off(database)
        with locked(database) as other:
            assert isinstance(other, SessionLock)
            with pytest.raises(InUse):
                held.keep()


def test_a_server_that_has_lost_its_database_to_another_ends(databases: Databases) -> None:
    database = databases.new("postgresql")
    with start_server(database) as running:
        running.stand_still()
        cut_off(database)
        with locked(database):
            running.process.send_signal(signal.SIGCONT)
            assert running.process.wait(PATIENCE) != 0
