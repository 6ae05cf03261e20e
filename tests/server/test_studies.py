"""Analyses of finished games last."""

import signal
from pathlib import Path

from sqlalchemy import update

from bottega.server.protocol import Study
from bottega.server.storage import backup, queries
from bottega.server.storage.schema import studies
from tests.cli.shell import Shell
from tests.server.conftest import DATABASES, Databases
from tests.server.guest import JSON, Guest
from tests.server.serving import PATIENCE, Running, start_server, wait_until

RECORD = Path(__file__).parents[1] / "records" / "sintra" / "2A-mixed.txt"
QUICK = ("--analysis", "5")


def analysis(server: Running, table: str, method: str = "GET") -> JSON:
    """How far the analysis is, asked by somebody new."""
    with Guest(server.url) as guest:
        return guest.analysis(table, method)


def take_in(server: Running) -> str:
    """A finished game."""
    with Guest(server.url, "Anna") as anna:
        table: str = anna.ask("POST", "/api/import", content=RECORD.read_text())["table"]
        return table


def studied(server: Running, table: str) -> JSON:
    """The analysis, asked for by somebody new, once it is there."""
    with Guest(server.url) as guest:
        return guest.studied(table)


def test_what_was_found_lasts(database: str, databases: Databases, tmp_path: Path) -> None:
    """After a restart, and from a backup in a database of the other kind."""
    shell = Shell(tmp_path)
    with start_server(database, options=QUICK) as server:
        table = take_in(server)
        found = studied(server, table)
        server.restart(signal.SIGKILL)
        assert analysis(server, table) == found
        assert analysis(server, table, "POST") == found
        shell("backup", "backup.gz", "--database", database).well()
    copy = databases.new(next(kind for kind in DATABASES if not database.startswith(kind)))
    shell("restore", "backup.gz", "--database", copy).well()
    with start_server(copy) as server:
        assert analysis(server, table) == found


def test_what_was_not_finished_goes_on_after_a_restart(own_server: Running) -> None:
    table = take_in(own_server)
    assert analysis(own_server, table, "POST")["status"] == "waiting"
    own_server.stop(signal.SIGKILL)
    own_server.start(*QUICK)
    wait_until(lambda: analysis(own_server, table)["status"] in ("running", "done"), 4 * PATIENCE)


def test_the_analysis_of_moves_that_were_taken_back_is_forgotten(database: str) -> None:
    table, _ = backup.take_in(database, RECORD)
    with backup.opened(database) as engine, engine.begin() as connection:
        assert queries.want_study(connection, table, "these moves", 1.0, most=0).status == "waiting"
        assert queries.want_study(connection, table, "these moves", 2.0, most=0).status == "waiting"
        assert queries.studies_wanted(connection) == [table]
        assert queries.want_study(connection, table, "other moves", 3.0, most=0).status == "none"  # one is wanted
        queries.tell_progress(connection, table, "other moves", Study("running", 1, 2, None))
        queries.forget_study(connection, table, "these moves")
        assert queries.read_study(connection, "these moves") == Study("waiting", 0, 0, None)
    with start_server(database, options=QUICK) as server:
        wait_until(lambda: not wanted(database))
        assert analysis(server, table)["status"] == "none"


def wanted(database: str) -> list[str]:
    with backup.opened(database) as engine, engine.connect() as connection:
        return queries.studies_wanted(connection)


def test_what_was_found_in_other_moves_or_by_another_version_counts_for_nothing(database: str) -> None:
    table, _ = backup.take_in(database, RECORD)
    with backup.opened(database) as engine, engine.begin() as connection:
        for done in (1, 2):
            study = Study("done", done, done, None)
            queries.write_study(connection, table, "these moves", study)
            assert queries.read_study(connection, "these moves") == study
        assert queries.read_study(connection, "other moves") is None
        connection.execute(update(studies).values(found='{"status":"perfect"}'))
        assert queries.read_study(connection, "these moves") is None


def test_a_record_that_was_asked_for_at_two_tables_is_known_at_both(database: str) -> None:
    """Two processes may be asked at the same moment: then what one finds counts for the other table too."""
    (one, _), (two, _) = backup.take_in(database, RECORD), backup.take_in(database, RECORD)
    with backup.opened(database) as engine, engine.begin() as connection:
        queries.write_study(connection, one, "these moves", Study("waiting", 0, 0, None), 1.0)
        queries.write_study(connection, two, "these moves", Study("done", 2, 2, None))
        assert queries.want_study(connection, one, "these moves", 3.0, most=5).status == "done"
        queries.forget_same_study(connection, one, "these moves")
        assert queries.studies_wanted(connection) == []
        assert queries.read_study(connection, "these moves") == Study("done", 2, 2, None)
