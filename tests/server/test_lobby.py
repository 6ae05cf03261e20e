"""Making tables, finding them again, playing again, and games from elsewhere."""

import pytest

from bottega.core.match import Match
from bottega.core.record import new_header
from bottega.games import find_game
from tests.server.guest import Guest
from tests.server.serving import Running


def lines(guest: Guest, which: str) -> dict[str, dict[str, object]]:
    return {line["table"]: line for line in guest.ask("GET", f"/api/tables/{which}")["tables"]}


def test_the_catalog_says_what_can_be_played(anna: Guest) -> None:
    catalog = anna.ask("GET", "/api/catalog")
    games = {game["name"]: game for game in catalog["games"]}
    assert games["sintra"]["players"] == [2, 3, 4]
    assert games["sintra"]["choices"]["side"] == ["A", "B"]
    assert games["sintra"]["modules"] == []
    modules = {module["number"]: module["editions"] for module in games["fresco"]["modules"]}
    assert sorted(modules) == list(range(1, 18))
    assert "mega" in modules[17]
    assert any("classic" in editions for editions in modules.values())
    assert [games[name]["secrets"] for name in ("fresco", "sintra")] == [True, False]
    assert catalog["bots"] == ["apprentice", "journeyman", "painter", "master", "strongest"]


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": "sintra", "seats": [{"kind": "me"}]},
        {"game": "sintra", "seats": [{"kind": "me"}] * 5},
        {"game": "sintra", "seats": [{"kind": "me"}, {"kind": "alien"}]},
        {"game": "sintra", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep thought"}]},
        {"game": "sintra", "seats": [{"kind": "me"}] * 2, "chosen": {"side": "C"}},
        {"game": "sintra", "seats": [{"kind": "me"}] * 2, "chosen": {"start": "3"}},
        {"game": "sintra", "seats": [{"kind": "me"}] * 2, "seed": 2**60},
        {"game": "sintra", "seats": [{"kind": "me"}] * 2, "seed": -1},
        {"game": "sintra", "seats": [{"kind": "me"}] * 2, "extra": 1},
        {"game": "sintra", "seats": [{"kind": "room", "name": "a\u0000b"}] * 2},
        {"game": "fresco", "seats": [{"kind": "me"}] * 2, "chosen": {"modules": "1,2,99"}},
        [],
    ],
)
def test_a_table_that_cannot_be_is_refused(anna: Guest, wish: object) -> None:
    status, code = anna.refused("POST", "/api/tables", json=wish)
    assert status == 400
    assert code in ("malformed", "signs", "setup")
    assert lines(anna, "mine") == {}


def test_my_tables_say_for_whom_they_wait(anna: Guest, bela: Guest) -> None:
    table = anna.make("sintra", "me", "link", chosen={"start": "1"})["table"]
    line = lines(anna, "mine")[table]
    assert line["seats"] == [0]
    assert line["waiting"] == [0]
    assert line["round"] == 1
    assert not line["over"]
    with anna.at(table) as place:
        place.play_on(lambda state: state["waiting"] == [1])
    assert lines(anna, "mine")[table]["waiting"] == [1]
    assert table not in lines(bela, "mine")


def test_a_rematch_is_one_table_with_everybody_one_seat_further(anna: Guest, bela: Guest, watcher: Guest) -> None:
    made = anna.make("sintra", "me", "random", "link")
    table = made["table"]
    bela.sit(table, token=made["links"][0]["token"])
    path = f"/api/tables/{table}/rematch"
    assert anna.refused("POST", path) == (409, "not-over")
    with anna.at(table) as one, bela.at(table) as two:
        while not one.state["over"]:
            one.play_on(lambda state: state["over"] or state["waiting"] == [2])
            two.catch_up(one)
            two.play_on(lambda state: state["over"] or state["waiting"] == [0])
            one.catch_up(two)
        assert watcher.refused("POST", path) == (403, "not-your-table")
        again = anna.ask("POST", path)["table"]
        assert two.until(lambda state: state["rematch"])["rematch"] == again
    assert bela.ask("POST", path)["table"] == again
    state = bela.state(again)
    assert [sitter["name"] for sitter in state["sitters"]] == ["Béla", "Anna", "random"]
    assert state["seats"] == [0]
    assert lines(anna, "mine")[table]["winners"]


def test_a_finished_game_from_elsewhere_can_be_replayed(anna: Guest, bela: Guest) -> None:
    table = anna.finished()
    text = anna.http.get(f"/api/tables/{table}/record").text
    copy = bela.ask("POST", "/api/import", content=text)["table"]
    assert bela.state(copy)["outcome"]["scores"] == anna.state(table)["outcome"]["scores"]
    assert bela.http.get(f"/api/tables/{copy}/record").text == text
    windows = text.replace("\n", "\r\n")
    assert bela.ask("POST", "/api/import", content=windows)["table"] != copy


def test_everybody_sees_who_can_know_the_seed(own_server: Running) -> None:
    with Guest(own_server.url, "Anna") as anna:
        drawn = anna.make("sintra", "me", "link", seed=None)["table"]
        chosen = anna.finished(seed=7)
        text = anna.http.get(f"/api/tables/{chosen}/record").text
        brought = anna.ask("POST", "/api/import", content=text)["table"]
        again = anna.ask("POST", f"/api/tables/{chosen}/rematch")["table"]
        own_server.restart()
    with Guest(own_server.url) as bela:
        found = [bela.state(table)["seed_from"] for table in (drawn, chosen, brought, again)]
    assert found == ["server", "maker", "record", "server"]


def test_an_unfinished_game_is_played_on(anna: Guest) -> None:
    table = anna.finished()
    head, moves, _ = anna.http.get(f"/api/tables/{table}/record").text.split("\n\n")
    head = head.replace("seats: human, random", "seats: human, Eva")
    text = "\n\n".join([head, "\n".join(moves.splitlines()[:20]), "unfinished\nend\n"])
    copy = anna.ask("POST", "/api/import", content=text)["table"]
    with anna.at(copy) as place:
        assert place.state["step"] == 20
        assert place.state["seats"] == [0, 1]
        assert [sitter["name"] for sitter in place.state["sitters"]] == ["Anna", "Eva"]
        place.first()


@pytest.mark.parametrize("text", ["", "Bottega record 1\n", "no record", "\x00", "é" * 1000])
def test_what_is_no_record_is_refused(anna: Guest, text: str) -> None:
    assert anna.refused("POST", "/api/import", content=text.encode())[0] == 400


def test_a_record_with_very_long_words_is_cut_short(anna: Guest) -> None:
    game = find_game("sintra")
    record = Match(game, new_header(game, 2, 1, ["human", "human"], {})).record().write()
    taken = anna.ask("POST", "/api/import", content=record.replace("seats: human", f"seats: {'h' * 100_000}"))
    assert anna.state(taken["table"])["sitters"][0]["name"] == "h" * 30
    answer = anna.http.post("/api/import", content=record.replace("game: sintra", f"game: {'s' * 100_000}"))
    assert answer.json()["code"] == "record"
    assert len(answer.content) < 1000


def test_a_game_that_is_not_over_keeps_its_record(anna: Guest) -> None:
    table = anna.make("sintra", "me", "random")["table"]
    for path in ("record", "story", "replay?step=0"):
        assert anna.refused("GET", f"/api/tables/{table}/{path}") == (409, "not-over")
