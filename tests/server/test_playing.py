"""WholeFileResponse games over the socket, and what is there when they are over."""

import hashlib
import random

import pytest

from bottega.core.match import compare, replay
from bottega.core.record import read_record
from bottega.games import find_game
from tests.server.guest import Guest, asked, over


@pytest.mark.parametrize(
    ("game", "chosen"), [("sintra", {}), ("fresco", {}), ("fresco", {"modules": "all"})], ids=["sintra", "base", "all"]
)
def test_a_game_against_a_bot_is_played_to_its_end(anna: Guest, game: str, chosen: dict[str, str]) -> None:
    table = anna.make(game, "me", "random", chosen=chosen)["table"]
    with anna.at(table) as place:
        start = place.state
        assert start["outcome"] is None
        assert start["salt"] == ""
        end = place.play_on(over, random.Random(3))
    seed, salt = end["outcome"]["seed"], end["salt"]
    assert hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest() == start["seed_hash"]
    assert seed not in str([message for message in place.heard if message["type"] == "state" and not message["over"]])
    assert end["waiting"] == []
    assert end["outcome"]["rounds"][-1] == end["outcome"]["scores"]
    assert [line["n"] for line in place.log] == list(range(1, len(place.log) + 1))

    record = read_record(anna.http.get(f"/api/tables/{table}/record").text)
    compare(replay(find_game(game), record), record)
    assert len(record.moves) == end["step"]

    story = anna.ask("GET", f"/api/tables/{table}/story", params={"seat": 0})
    assert story["steps"] == end["step"]
    assert [line | {"step": 0} for line in story["log"]] == [line | {"step": 0} for line in place.log]
    assert story["rounds"][0] == 0
    assert len(story["rounds"]) == len(end["outcome"]["rounds"])
    last = anna.ask("GET", f"/api/tables/{table}/replay", params={"step": end["step"], "seat": 0})
    assert last["view"] == end["view"]
    first = anna.ask("GET", f"/api/tables/{table}/replay", params={"step": 0, "seat": 1})
    assert first["question"]
    assert first["view"]["seat"] == 1


def test_two_people_and_a_watcher_see_the_same_game_from_their_seats(anna: Guest, bela: Guest, watcher: Guest) -> None:
    made = anna.make("fresco", "me", "link")
    table = made["table"]
    bela.sit(table, token=made["links"][0]["token"])
    with anna.at(table) as one, bela.at(table) as two, watcher.at(table) as three:
        assert [place.state["seat"] for place in (one, two, three)] == [0, 1, -1]
        assert three.state["asked"] is None
        assert three.state["seats"] == []
        mover = one if one.state["asked"] else two
        mover.first()
        for place in (one, two, three):
            place.catch_up(mover)
            assert place.state["step"] == 1
        own = [place.state["view"]["players"] for place in (one, two, three)]
        assert [player["thalers"] is None for player in own[0]] == [False, True]
        assert [player["thalers"] is None for player in own[1]] == [True, False]
        assert [player["thalers"] is None for player in own[2]] == [True, True]


def test_a_reader_who_comes_back_gets_only_the_lines_they_miss(anna: Guest) -> None:
    table = anna.make("sintra", "me", "random")["table"]
    with anna.at(table) as place:
        place.play_on(lambda state: state["step"] >= 8 and asked(state))
        have = len(place.log)
    with anna.at(table, log=have - 2) as again:
        assert [line["n"] for line in again.log] == [have - 1, have]
        assert again.state["view"] == place.state["view"]


def test_what_happened_since_the_last_move_is_marked(anna: Guest) -> None:
    table = anna.make("sintra", "me", "random", chosen={"start": "1"})["table"]
    with anna.at(table) as place:
        place.play_on(lambda state: asked(state) and any(line["who"] == 1 for line in place.log))
        new = [line["who"] for line in place.log if line["n"] > place.state["recap"]]
        assert 1 in new
        assert 0 not in new


def test_why_not_is_answered_with_the_rule(anna: Guest) -> None:
    table = anna.make("sintra", "me", "random", chosen={"start": "1"})["table"]
    with anna.at(table) as place:
        because = place.do("why", target="strip-1")
        assert because["type"] == "because"
        assert because["text"]["say"]
        assert because["rule"].startswith("sintra")
        assert place.code("why", seat=1, target="strip-1") == "not-your-seat"


def test_a_plan_that_is_laid_out_says_what_it_can_pay_for(anna: Guest) -> None:
    table = anna.make("fresco", "me", "random", "random", chosen={"modules": "none"})["table"]
    with anna.at(table) as place:
        assert place.do("preview", laid={"column-1": [1, 0]})["parts"] == []  # nobody plans yet
        place.play_on(lambda state: state["plan"] is not None)
        laid = {"column-0": [1, 0], "column-2": [2, 0]}
        market, studio = place.do("preview", laid=laid)["parts"]
        assert market["said"][0]["say"] == "fresco-do-buy"
        assert market["brings"]["thalers"] < 0 < market["brings"]["paints"]
        assert any(spot.startswith("slot-") for spot in market["spots"])
        assert (studio["target"], studio["brings"], studio["idle"]) == ("column-2", {"thalers": 6}, 0)
        assert place.do("preview", laid={"column-0": [9, 0]})["parts"] == []  # so many cannot stand there
        assert place.code("preview", seat=1, laid=laid) == "not-your-seat"
        while place.state["asked"]:
            place.do("plan", index=len(place.state["plan"]["steps"]), move=place.state["asked"]["options"][-1]["move"])
        assert place.state["plan"]["complete"]
        assert place.do("preview", laid=laid)["parts"][1] == studio  # it may still be changed


def test_bots_play_with_a_person_to_the_end(anna: Guest) -> None:
    assert anna.state(anna.finished())["outcome"]["winners"]
