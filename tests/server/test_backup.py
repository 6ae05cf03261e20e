"""The commands that look after the data, with a server running or not."""

import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from bottega.server.storage.store import open_engine
from tests.cli.shell import Shell
from tests.server.conftest import DATABASES, Databases
from tests.server.guest import Guest
from tests.server.serving import Running, start_server

RECORD = Path(__file__).parents[1] / "records" / "sintra" / "2A-mixed.txt"


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


@pytest.fixture(scope="module", params=DATABASES)
def played(request: pytest.FixtureRequest, databases: Databases) -> Iterator[tuple[Running, str, str]]:
    """A running server with a finished and an unfinished game, chat and notes."""
    with start_server(databases.new(request.param)) as running, Guest(running.url, "Anna") as anna:
        finished = anna.finished()
        unfinished = anna.make("fresco", "me", "random", chosen={"modules": "4"})["table"]
        with anna.at(unfinished) as place:
            place.play_on(lambda state: state["step"] > 12)
            place.done("chat", text="è bello")
            place.do("note", text="hm")
        running.stop()
        yield running, finished, unfinished


@pytest.mark.parametrize("kind", DATABASES)
def test_a_backup_fills_any_empty_database(
    played: tuple[Running, str, str], kind: str, databases: Databases, shell: Shell
) -> None:
    running, *_ = played
    assert "2 games" in shell("backup", "backup.gz", "--database", running.database).well()
    copy = databases.new(kind)
    assert "2 games" in shell("restore", "backup.gz", "--database", copy).well()
    assert "2 games played again, 0 with problems" in shell("validate", "--database", copy).well()
    shell("backup", "again.gz", "--database", copy).well()
    shell("export", "--to", "one", "--database", running.database).well()
    shell("export", "--to", "two", "--database", copy).well()
    one, two = ({f.name: f.read_text() for f in (shell.folder / name).iterdir()} for name in ("one", "two"))
    assert one == two
    shell("restore", "backup.gz", "--database", copy).refused("database")


def test_records_go_out_and_come_in(played: tuple[Running, str, str], databases: Databases, shell: Shell) -> None:
    running, finished, unfinished = played
    shell("export", finished, unfinished, "--to", "games", "--database", running.database).well()
    files = sorted((shell.folder / "games").iterdir())
    assert [file.name for file in files] == [f"fresco-{unfinished}.txt", f"sintra-{finished}.txt"]
    copy = databases.new("sqlite")
    said = shell("import", *files, "--database", copy).well()
    assert said.count("?invite=") == 1
    assert "0 with problems" in shell("validate", "--database", copy).well()
    token = said.partition("?invite=")[2].split()[0]
    table = said.partition("?invite=")[0].rpartition("/t/")[2]
    with start_server(copy) as other, Guest(other.url, "Béla") as bela:
        assert bela.sit(table, token=token)["step"] > 12


def test_validate_finds_a_game_that_does_not_play(
    played: tuple[Running, str, str], databases: Databases, shell: Shell
) -> None:
    running, finished, _ = played
    shell("backup", "backup.gz", "--database", running.database).well()
    copy = databases.new("sqlite")
    shell("restore", "backup.gz", "--database", copy).well()
    engine = open_engine(copy)
    with engine.begin() as connection:
        connection.execute(text("UPDATE log SET text = 'F9Y' WHERE seq = 5 AND game = :game"), {"game": finished})
    engine.dispose()
    done = shell("validate", "--database", copy)
    assert done.code == 1
    assert f"{finished}: entry 5" in done.err
    done = shell("export", "--to", "games", "--database", copy)
    assert done.code == 1
    assert f"{finished}: entry 5" in done.err
    assert "1 game in games" in done.out
    assert len(list((shell.folder / "games").iterdir())) == 1
    engine = open_engine(copy)
    with engine.begin() as connection:
        connection.execute(text("UPDATE games SET header = 'null'"))
    engine.dispose()
    assert "2 games played again, 2 with problems" in shell("validate", "--database", copy).out


def test_a_file_that_is_no_backup_is_refused(databases: Databases, shell: Shell) -> None:
    shell.write("file", "hello")
    shell("restore", "file", "--database", databases.new("sqlite")).refused("no complete backup")


def test_a_port_in_use_is_said(shell: Shell) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        shell("serve", "--port", str(port), "--data", "data").refused(f"port {port} cannot be used")


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--host", "a..b"), "a..b: there is no such address"),
        (("--host", "x" * 64), "there is no such address"),
        (("--proxy", "localhost"), "'localhost' is no address; use one such as 127.0.0.1"),
        (("--proxy", "127.0.0.1,10.0.0"), "'10.0.0' is no address"),
        (("--database", "sqlite://"), "names no file"),
    ],
)
def test_a_server_that_cannot_be_as_asked_says_why(options: tuple[str, ...], says: str, shell: Shell) -> None:
    shell("serve", "--data", "data", *options).refused(says)


@pytest.mark.parametrize("url", ["postgresql://club:GEHEIM@db.example:port/b", "postgresq://club:GE@HEIM@x/b"])
def test_no_password_is_shown(url: str, shell: Shell) -> None:
    refused = shell("serve", "--database", url)
    refused.refused("club:***@")
    assert "HEIM" not in refused.out + refused.err


@pytest.mark.skipif(sys.platform == "win32", reason="files have other owners there")
def test_games_are_for_the_eyes_of_their_host_alone(shell: Shell) -> None:
    shell("import", RECORD, "--data", "data").well()
    shell("backup", "copy.gz", "--data", "data").well()
    for path in ("data", "data/bottega.sqlite", "copy.gz"):
        assert (shell.folder / path).stat().st_mode & 0o077 == 0, path


def test_the_data_folder_is_made(shell: Shell) -> None:
    shell("import", RECORD, "--data", "a/b").well()
    assert (shell.folder / "a/b/bottega.sqlite").exists()
    assert "1 game played again, 0 with problems" in shell("validate", "--data", "a/b").well()


LOOKING = {"backup": ("file.gz",), "export": ("--to", "records"), "validate": ()}


@pytest.mark.parametrize("command", LOOKING)
def test_where_no_games_are_kept_nothing_is_made(command: str, shell: Shell, databases: Databases) -> None:
    words = (command, *LOOKING[command])
    (shell.folder / "empty").mkdir()
    shell(*words, "--data", "mistyped").refused("mistyped/bottega.sqlite: no games are kept there", "--data")
    shell(*words, "--data", "empty").refused("no games are kept there")
    shell(*words, XDG_DATA_HOME="").refused(f"{shell.folder}/.local/share/bottega/bottega.sqlite")
    shell(*words, XDG_DATA_HOME=f"{shell.folder}/else").refused(f"{shell.folder}/else/bottega/bottega.sqlite")
    shell(*words, "--database", "sqlite://").refused("names no file")
    assert shell.files() == ["empty"]
    assert not list((shell.folder / "empty").iterdir())
    database = databases.new("postgresql")
    shell(*words, "--database", database).refused("no games are kept there")
    engine = open_engine(database)
    assert inspect(engine).get_table_names() == []
    engine.dispose()
    shell(*words, "--database", f"{database.partition('?')[0]}-mistyped?{database.partition('?')[2]}").refused("exist")


def test_a_file_that_is_no_database_is_said(shell: Shell) -> None:
    shell.write("file", "hello " * 100)
    shell("validate", "--database", f"sqlite:///{shell.folder}/file").refused("cannot be opened")
