"""Tables with an owner's component file: chosen by name, known by its fingerprint, and missed by name."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bottega.core.errors import BadComponents
from bottega.core.match import compare, replay
from bottega.core.record import new_header, read_record
from bottega.games import find_game
from bottega.games.sintra.game import SintraGame
from bottega.i18n import speak
from bottega.server.errors import ApiError
from bottega.server.http.app import Server
from bottega.server.http.rules import rules_pages
from bottega.server.protocol import NewTable, SeatWish
from bottega.server.storage import backup, queries
from bottega.server.storage.store import Store
from bottega.server.tables import views
from bottega.server.tables.boxes import OURS, MissingBox, Shelf, our_box, read_box
from bottega.server.tables.lobby import read_table
from bottega.server.tables.seating import Seat, Seating
from bottega.server.tables.table import BadLog, load
from tests.cli.shell import Shell
from tests.server.conftest import Databases
from tests.server.guest import Guest, over
from tests.server.serving import start_server

SRC = Path(__file__).parents[2] / "src" / "bottega"
QUICK = ("--hint", "5", "--analysis", "5")


def write(folder: Path, name: str, game: str, *changes: tuple[str, str]) -> Path:
    """An owner's file: ours with some values changed."""
    files = [SRC / "games" / game / "box.toml", *sorted((SRC / "games" / game).glob("modules/*/box.toml"))]
    text = "\n".join(file.read_text("utf-8") for file in files)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    folder.mkdir(exist_ok=True)
    path = folder / f"{name}.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with an own box of each game."""
    boxes = tmp_path / "boxes"
    write(
        boxes,
        "Anna’s Fresco",
        "fresco",
        ("price_mega = [4, 3", "price_mega = [5, 4"),
        ("prices_4 = [3", "prices_4 = [4"),
    )
    write(boxes, "sintra 2", "sintra", ("-4, -6, -8", "-4, -5, -8"))
    (boxes / "notes.txt").write_text("no component file")
    (boxes / ".hidden.toml").write_text("nor this")
    return boxes


# --- the shelf


def test_files_are_offered_by_name_to_their_game(folder: Path) -> None:
    shelf = Shelf(folder)
    assert shelf.names("fresco") == ["Anna’s Fresco"]
    assert shelf.names("sintra") == ["sintra 2"]
    own = shelf.find("sintra", "sintra 2")
    assert own is not None
    assert isinstance(own.game, SintraGame)
    assert list(own.game.box.losses)[4] == 5
    assert shelf.find("sintra", "Anna’s Fresco") is None
    assert shelf.find("sintra", "") is our_box("sintra")
    assert OURS.names("fresco") == []


def test_a_wrong_file_is_refused_with_file_line_and_table(folder: Path) -> None:
    path = write(folder, "wrong", "fresco", ("thalers = 12", "thalers = -1"))
    line = path.read_text("utf-8").splitlines().index("thalers = -1") + 1
    with pytest.raises(BadComponents) as problem:
        Shelf(folder)
    assert str(problem.value).startswith(f"{path}:{line}: [start] thalers must be a whole number from 0 to 99")


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("empty", "", "has no table of a game; copy box.toml"),
        ("other", "[cards]\ncount = 3\n", "has no table of a game"),
        ("mixed", "[panes]\n[hostel]\n", r"\[panes\] unknown table; known: blends"),
        ("broken", "[panes\n", "not TOML"),
        ("x" * 61, "[panes]\n", "a component file's name has 60 letters at most"),
        ("a\u200bb", "[panes]\n", "a component file's name has"),
    ],
)
def test_files_that_are_no_component_tables(tmp_path: Path, name: str, text: str, message: str) -> None:
    path = tmp_path / f"{name}.toml"
    path.write_text(text)
    with pytest.raises(BadComponents, match=message):
        read_box(path)


def test_a_folder_must_be_there_and_hold_files(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="cannot be read"):
        Shelf(tmp_path / "nowhere")
    with pytest.raises(BadComponents, match="has no component file"):
        Shelf(tmp_path)


def test_a_box_is_found_by_its_fingerprint(folder: Path) -> None:
    shelf = Shelf(folder)
    own = shelf.find("fresco", "Anna’s Fresco")
    assert own is not None
    header = new_header(own.game, 4, 1, ["human"] * 4, {"modules": "10"})
    assert shelf.box_of(header) is own
    assert shelf.box_of(header, "Anna’s Fresco") is own
    assert shelf.box_of(header, "renamed since") is own
    assert OURS.box_of(header) is our_box("fresco")  # which says that it does not fit
    with pytest.raises(MissingBox, match="is not there"):
        OURS.box_of(header, "Anna’s Fresco")
    plain = new_header(our_box("fresco").game, 4, 1, ["human"] * 4, {})
    assert shelf.box_of(plain, "Anna’s Fresco") is our_box("fresco")
    header.chosen["modules"] = "99"
    assert not own.fits(header)


# --- a server with own boxes


@pytest.fixture
def server(databases: Databases, folder: Path) -> Iterator[Server]:
    made = Server(databases.new("sqlite"), shelf=Shelf(folder))
    yield made
    made.store.close()


SEATS = [SeatWish("me"), SeatWish("room"), SeatWish("room"), SeatWish("room")]


def test_a_table_is_played_with_the_box_that_was_chosen(server: Server) -> None:
    async def go() -> None:
        person, _ = await server.people.make()
        wish = NewTable("fresco", SEATS, {"modules": "10"}, box="Anna’s Fresco")
        made = await server.lobby.make(person, wish)
        room = await server.registry.at(made.table)
        assert room.table.state.game.fingerprint(room.table.setup.header.chosen) == room.table.setup.header.components
        assert room.table.setup.header.components != our_box("fresco").game.fingerprint(room.table.setup.header.chosen)
        server.registry.drop(room)
        again = await server.registry.at(made.table)
        assert again.table.setup.box.name == "Anna’s Fresco"
        info = views.box_info(again.state)
        assert info.name == "Anna’s Fresco"
        assert info.ours["fresco"] == [{"say": "box-fresco-tiles"}]
        assert "hostel" not in info.ours
        assert info.owner["m10_medico"] == [
            {"say": "ours-owner", "entry": "[m10_medico] prices_4", "value": "[4, 2, 2, 1]"}
        ]
        assert "m10_medico" not in info.ours
        html = {page.id: page.html for page in rules_pages("en", again.table.own_box())}
        assert 'class="marked">5<span data-owner=' in html["fresco"]
        assert html["sintra"] == {page.id: page.html for page in rules_pages("en")}["sintra"]

    asyncio.run(go())


def test_a_box_that_is_not_offered_cannot_be_chosen(server: Server) -> None:
    async def go() -> None:
        person, _ = await server.people.make()
        with pytest.raises(ApiError) as refused:
            await server.lobby.make(person, NewTable("sintra", SEATS, box="Anna’s Fresco"))
        assert refused.value.code == "setup"
        assert "there is no component file 'Anna’s Fresco'" in speak(refused.value.said)

    asyncio.run(go())


def test_the_catalog_names_the_boxes(server: Server) -> None:
    assert [(game.name, game.boxes) for game in server.lobby.catalog.games] == [
        ("fresco", ["Anna’s Fresco"]),
        ("sintra", ["sintra 2"]),
    ]


def test_records_find_their_box(folder: Path) -> None:
    shelf = Shelf(folder)
    own = shelf.find("sintra", "sintra 2")
    assert own is not None
    record = load(new_header(own.game, 2, 1, ["human"] * 2, {}), [], box=own).state.record()
    table, _ = read_table(record.write(), shelf)
    assert table.setup.box is own
    with pytest.raises(Exception, match="played with component table"):
        read_table(record.write())


def test_stored_games_of_another_version_of_the_rules_are_named(databases: Databases) -> None:
    """The first version of the rules is not kept."""
    store = Store(databases.new("sqlite"))
    table = load(new_header(our_box("sintra").game, 2, 1, ["human"] * 2, {}), [])
    old = queries.write_header(table.setup.header).replace('"rules":2', '"rules":1')

    def keep(connection: Any) -> None:
        queries.add_table(connection, "old", table, Seating(None, False, [Seat(), Seat()]), "salt", [], 0.0)
        connection.exec_driver_sql("UPDATE games SET header = ?", (old,))

    async def go() -> None:
        await store.write(keep)
        with pytest.raises(BadLog, match="played by version 1 of the sintra rules, this is version 2"):
            await store.read(lambda connection: queries.read_table(connection, "old"))

    asyncio.run(go())
    database = str(store.engine.url)
    store.close()
    server = Server(database)

    async def come() -> str:
        with pytest.raises(ApiError) as refused:
            await server.registry.at("old")
        assert refused.value.code == "unplayable"
        return speak(refused.value.said)

    assert "version 1 of the sintra rules, this is version 2" in asyncio.run(come())
    server.store.close()
    assert [problem for _, problem in backup.validate(database)] == [
        "header: played by version 1 of the sintra rules, this is version 2; use the Bottega that wrote it"
    ]


def page(guest: Guest, address: str, name: str) -> str:
    """A page of the rules."""
    return next(str(page["html"]) for page in guest.ask("GET", address) if page["id"] == name)


def test_bots_hints_analysis_and_rematch_know_the_box(databases: Databases, folder: Path) -> None:
    """And after a restart without the file, or with another one, the table says what is missing."""
    options = ("--components", str(folder), *QUICK)
    with start_server(databases.new("sqlite"), options=options) as server:
        with Guest(server.url, "Anna") as anna:
            chosen = {"start": "1"}
            table = anna.make("sintra", "me", "greedy", chosen=chosen, box="sintra 2", hints=True, seed=3)["table"]
            state = anna.state(table)
            assert state["box"] == "sintra 2"
            assert anna.ask("GET", f"/api/tables/{table}/box")["owner"] == {
                "broken_glass": [
                    {
                        "say": "ours-owner",
                        "entry": "[broken_glass] track",
                        "value": "[0, -1, -2, -4, -5, -8, -10, -12, -15, -18]",
                    }
                ]
            }
            assert "data-owner" in page(anna, f"/api/rules/fr?table={table}", "sintra")
            assert "data-owner" not in page(anna, "/api/rules/fr", "sintra")
            with anna.at(table) as place:
                hint = place.do("hint", seat=0)
                assert hint["type"] == "hints"
                assert hint["moves"][0]["value"] is not None
                place.play_on(over)
            again = anna.ask("POST", f"/api/tables/{table}/rematch")["table"]
            assert anna.state(again)["box"] == "sintra 2"
            record = anna.http.get(f"/api/tables/{table}/record").text
            game = find_game("sintra", folder / "sintra 2.toml")
            compare(replay(game, read_record(record)), read_record(record))
            assert anna.studied(table)["analysis"]["decisions"]
            brought = anna.ask("POST", "/api/import", content=record)["table"]
            assert anna.state(brought)["box"] == "sintra 2"
        write(folder, "sintra 2", "sintra", ("-4, -6, -8", "-4, -7, -8"))
        server.restart()
        with Guest(server.url) as guest:
            assert guest.refused("GET", f"/api/tables/{table}") == (410, "box-changed")
        (folder / "sintra 2.toml").unlink()
        server.restart()
        with Guest(server.url) as guest:
            assert guest.refused("GET", f"/api/tables/{table}") == (410, "box-gone")
            answer = guest.http.get(f"/api/tables/{table}").json()
            assert answer["text"] == {"say": "error-box-gone", "box": "sintra 2"}
        write(folder, "back under another name", "sintra", ("-4, -6, -8", "-4, -5, -8"))
        server.restart()
        with Guest(server.url) as guest:
            assert guest.state(table)["box"] == "back under another name"


# --- commands


def test_the_server_does_not_start_with_a_wrong_file(folder: Path, tmp_path: Path) -> None:
    write(folder, "wrong", "sintra", ("per_colour = 20", "per_colour = 0"))
    started = Shell(tmp_path)("serve", "--port", "0", "--data", "data", "--components", str(folder))
    started.refused("wrong.toml:12: [panes] per_colour must be a whole number from 2 to 50, not 0")


def test_commands_take_the_folder_along(databases: Databases, folder: Path, tmp_path: Path) -> None:
    database = databases.new("sqlite")
    shelf = Shelf(folder)
    own = shelf.find("sintra", "sintra 2")
    assert own is not None
    record = load(new_header(own.game, 2, 1, ["human"] * 2, {}), [], box=own).state.record().write()
    (tmp_path / "game.txt").write_text(record)
    shell = Shell(tmp_path)
    with_box = ("--database", database, "--components", str(folder))
    shell("import", "game.txt", "--database", database).refused("component")
    shell("import", "game.txt", *with_box).well()
    assert "1 game played again, 0 with problems" in shell("validate", *with_box).well()
    assert "1 game in" in shell("export", "--to", "out", *with_box).well()
    assert next((tmp_path / "out").iterdir()).read_text() == record
    without = shell("validate", "--database", database)
    assert "component file 'sintra 2' is not there; name the folder that has it with --components" in without.err
