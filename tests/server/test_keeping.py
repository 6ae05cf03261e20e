"""The commands that look after the data, with a server running or not."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from bottega.server.store import open_engine
from tests.server.conftest import DATABASES, Databases
from tests.server.guest import Guest, over
from tests.server.serving import COMMAND, PATIENCE, Running, start_server


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, timeout=PATIENCE, check=False)


def well(*words: str) -> str:
    done = run(*words)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module", params=DATABASES)
def played(request: pytest.FixtureRequest, databases: Databases) -> Iterator[tuple[Running, str, str]]:
    """A running server with a finished and an unfinished game, chat and notes."""
    with start_server(databases.new(request.param)) as running, Guest(running.url, "Anna") as anna:
        finished = anna.make("sintra", "random", "random")["table"]
        with anna.at(finished) as place:
            place.until(over)
        unfinished = anna.make("fresco", "me", "random", chosen={"modules": "4"})["table"]
        with anna.at(unfinished) as place:
            place.play_on(lambda state: state["step"] > 12)
            place.done("chat", text="è bello")
            place.do("note", text="hm")
        running.stop()
        yield running, finished, unfinished


@pytest.mark.parametrize("kind", DATABASES)
def test_a_backup_fills_any_empty_database(
    played: tuple[Running, str, str], kind: str, databases: Databases, tmp_path: Path
) -> None:
    running, *_ = played
    file = str(tmp_path / "backup.gz")
    assert "2 games" in well("backup", file, "--database", running.database)
    copy = databases.new(kind)
    assert "2 games" in well("restore", file, "--database", copy)
    assert "2 games played again, 0 with problems" in well("validate", "--database", copy)
    again = str(tmp_path / "again.gz")
    well("backup", again, "--database", copy)
    well("export", "--to", str(tmp_path / "one"), "--database", running.database)
    well("export", "--to", str(tmp_path / "two"), "--database", copy)
    one, two = ({f.name: f.read_text() for f in (tmp_path / name).iterdir()} for name in ("one", "two"))
    assert one == two
    assert run("restore", file, "--database", copy).returncode != 0


def test_records_go_out_and_come_in(played: tuple[Running, str, str], databases: Databases, tmp_path: Path) -> None:
    running, finished, unfinished = played
    well("export", finished, unfinished, "--to", str(tmp_path), "--database", running.database)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"fresco-{unfinished}.txt", f"sintra-{finished}.txt"]
    copy = databases.new("sqlite")
    said = well("import", *map(str, files), "--database", copy)
    assert said.count("?invite=") == 1
    assert "0 with problems" in well("validate", "--database", copy)
    token = said.partition("?invite=")[2].split()[0]
    table = said.partition("/t/")[2].split("?")[0].split()[0]
    with start_server(copy) as other, Guest(other.url, "Béla") as bela:
        assert bela.sit(table, token=token)["step"] > 12


def test_validate_finds_a_game_that_does_not_play(
    played: tuple[Running, str, str], databases: Databases, tmp_path: Path
) -> None:
    running, finished, _ = played
    file = str(tmp_path / "backup.gz")
    well("backup", file, "--database", running.database)
    copy = databases.new("sqlite")
    well("restore", file, "--database", copy)
    engine = open_engine(copy)
    with engine.begin() as connection:
        connection.execute(text("UPDATE log SET text = 'F9Y' WHERE seq = 5 AND game = :game"), {"game": finished})
    engine.dispose()
    done = run("validate", "--database", copy)
    assert done.returncode == 1
    assert f"{finished}: entry 5" in done.stderr


def test_a_file_that_is_no_backup_is_refused(databases: Databases, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("hello", "utf-8")
    done = run("restore", str(file), "--database", databases.new("sqlite"))
    assert done.returncode != 0
    assert "no complete backup" in done.stderr


def test_a_port_in_use_is_said(played: tuple[Running, str, str], tmp_path: Path) -> None:
    with start_server(f"sqlite:///{tmp_path / 'x.sqlite'}") as running:
        port = running.url.rpartition(":")[2]
        done = run("serve", "--port", port, "--data", str(tmp_path / "data"))
    assert done.returncode != 0
    assert f"port {port} cannot be used" in done.stderr


def test_the_data_folder_is_made(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    assert "0 games" in well("validate", "--data", str(folder))
    assert (folder / "bottega.sqlite").exists()
