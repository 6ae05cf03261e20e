"""What a reader is sent does not depend on anything hidden from them: two tables they cannot tell apart look alike."""

import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from bottega.core.record import new_header
from bottega.server.protocol import State
from bottega.server.tables import checks, views
from bottega.server.tables.drafts import handed_in
from bottega.server.tables.drafts import planning as planning_of
from bottega.server.tables.entries import Entry, numbered
from bottega.server.tables.lines import EventLine, NoteLine
from bottega.server.tables.seating import Seat, Seating
from bottega.server.tables.state import Ply
from bottega.server.tables.table import Table, standard_game
from tests.server.guest import Guest, Place, planning

SEED, SALT = 7_310_574_925_871, "the salt of this table"
OTHER_SEED, OTHER_SALT = 1_206_448_133_907, "another salt"

SEATING = Seating("p0", False, [Seat(f"p{seat}", f"Player {seat}") for seat in range(3)])
GAMES = [("sintra", {}), ("sintra", {"side": "B"}), ("fresco", {}), ("fresco", {"modules": "all"})]


def new_table(game: str, chosen: dict[str, str], seed: int = SEED) -> Table:
    return Table(new_header(standard_game(game), 3, seed, ["human"] * 3, chosen))


def moments(table: Table, dice: random.Random) -> Iterator[int]:
    """Play to the end as three people would, who plan at the same time; after each change, who made it."""
    while not table.state.over():
        seat = dice.choice(table.state.deciders)
        drafted = planning_of(table.state, seat)
        if drafted is not None and drafted.complete():
            wants = checks.ready(table.state, seat)
        else:
            asked = table.state.asked(seat) if drafted is None else drafted.position
            wants = checks.move(
                table.state, seat, table.seq, table.state.game.write(asked, dice.choice(list(asked.options)))
            )
        do(table, wants)
        yield seat


def do(table: Table, wants: list[Entry]) -> None:
    table.apply(numbered(table.seq, wants))


# --- two tables that a reader cannot tell apart


def twin(table: Table, reader: int, seed: int) -> Table:
    """The table with all that a reader cannot know dealt afresh: goods, plans, bags, the seed, others' drafts."""
    header = table.setup.header
    other = new_table(header.game, header.chosen, OTHER_SEED)
    here, there = table.state, other.state
    for name in ("seq", "counts", "undone", "wish", "rematch", "rounds", "since", "moved", "acted", "deciders"):
        setattr(there, name, getattr(here, name))
    other.versions, other.chat = table.versions, table.chat
    start = here.phase() if here.secret() else here.step
    for ply in here.plies_since(0):
        before = ply.before or here.position
        if ply.number > start:
            before = here.game.determinize(before, reader, seed)
        there.last = Ply(ply.who, ply.text if ply.who == reader else "hidden", ply.move, before, there.last)
        there.last.reveals, there.last.secret = ply.reveals, ply.secret
    there.position = here.game.determinize(here.position, reader, seed)
    there.drafts = {who: answers if who == reader else ["hidden"] for who, answers in here.drafts.items()}
    other.lines = [line if isinstance(line, NoteLine) else retold(line, reader) for line in table.lines]
    return other


def retold(line: EventLine, reader: int) -> EventLine:
    """A line of the log in which other things happened where the reader could not see them."""
    event = line.event
    values = [
        value if reader == event.who or field not in event.kind.private or value is None else value + 1
        for field, value in zip(event.kind.fields, event.values, strict=True)
    ]
    return EventLine(line.game, line.step, Event(event.kind, event.who, tuple(values)))


def shown(table: Table, reader: int, salt: str) -> State:
    """All that a reader is sent."""
    seats = () if reader == SPECTATOR else (reader,)
    reading = views.CacheKey(reader, seats, False, max(0, len(table.lines) - 30), 0, "")
    shared = views.shared_state("table", table, SEATING, "", salt, SEATING.sitters(set()), [])
    return views.state(shared, table, SEATING, views.seat_view(table.state, SEATING, reader), reading)


def spots(table: Table) -> set[str]:
    """The spots of the board that somebody could use now."""
    found = {"done", "altar", "space", "glazier", "segment-3", "slot-1", "column-2", "strip-4", "paint-R"}
    for seat in table.state.deciders:
        asked = table.state.asked(seat)
        found |= {table.state.game.target(asked, move) for move in asked.options}
    return found


@pytest.mark.parametrize(("game", "chosen"), GAMES)
def test_hidden_things_make_no_difference_to_what_is_sent(game: str, chosen: dict[str, str]) -> None:
    table = new_table(game, chosen)
    dice = random.Random(4)
    looked = 0
    for _ in moments(table, dice):
        if dice.random() > 0.15 or table.state.over():
            continue
        looked += 1
        for reader in (*range(3), SPECTATOR):
            other = twin(table, reader, dice.getrandbits(30))
            here, there = shown(table, reader, SALT), shown(other, reader, OTHER_SALT)
            assert msgspec.to_builtins(here) == msgspec.to_builtins(there), (
                f"reader {reader} at step {table.state.step}"
            )
            for target in spots(table) if reader != SPECTATOR else ():
                assert views.why_not(table.state, reader, target, "w") == views.why_not(
                    other.state, reader, target, "w"
                )
    assert looked > 10


@pytest.mark.parametrize(("game", "chosen"), GAMES)
def test_seed_salt_and_invitations_stay_on_the_server(game: str, chosen: dict[str, str]) -> None:
    table = new_table(game, chosen)
    for _ in itertools.islice(moments(table, random.Random(5)), 0, 60, 7):
        for reader in (*range(3), SPECTATOR):
            sent = msgspec.json.encode(shown(table, reader, SALT)).decode()
            assert str(SEED) not in sent
            assert SALT not in sent


def test_what_was_planned_is_not_told_before_all_have_planned() -> None:
    one, two = planned_by_one(0), planned_by_one(-1)
    assert handed_in(one.state, 0) != handed_in(two.state, 0)
    for reader in (1, 2, SPECTATOR):
        assert shown(one, reader, SALT) == shown(two, reader, SALT)
    assert shown(one, 0, SALT).plan != shown(two, 0, SALT).plan


def planned_by_one(pick: int) -> Table:
    """Fresco, when the first player has handed in a plan of first (or last) answers."""
    table = new_table("fresco", {})
    while not table.state.secret():
        do(
            table,
            checks.move(table.state, table.state.deciders[0], table.seq, answer(table, table.state.deciders[0], 0)),
        )
    drafted = planning_of(table.state, 0)
    while drafted is not None and not drafted.complete():
        do(table, checks.move(table.state, 0, table.seq, answer(table, 0, pick)))
        drafted = planning_of(table.state, 0)
    do(table, checks.ready(table.state, 0))
    return table


def answer(table: Table, seat: int, pick: int) -> str:
    """The first (or last) answer to a seat's question."""
    drafted = planning_of(table.state, seat)
    asked: Any = table.state.asked(seat) if drafted is None else drafted.position
    return str(table.state.game.write(asked, list(asked.options)[pick]))


# --- over the wire


def everything_sent(place: Place) -> str:
    return json.dumps([message for message in place.heard if not message.get("over")])


def test_nobody_hears_the_seed_or_what_lies_behind_a_screen(anna: Guest, bela: Guest, watcher: Guest) -> None:
    made = anna.make("fresco", "me", "link", chosen={"modules": "all"})
    table, token = made["table"], made["links"][0]["token"]
    bela.sit(table, token=token)
    dice = random.Random(8)
    with anna.at(table) as one, bela.at(table) as two, watcher.at(table) as three:
        while not one.state["over"]:
            for place in (one, two):
                if place.state["asked"]:
                    place.done("move", move=dice.choice(place.options()))
                elif planning(place.state):
                    place.done("ready")
            for place in (one, two, three):
                place.catch_up(one, two)
            if dice.random() < 0.02 and not one.state["over"]:
                for path in ("record", "story", "replay"):
                    assert watcher.refused("GET", f"/api/tables/{table}/{path}")[1] == "not-over"
        secrets = one.state["outcome"]["seed"], one.state["salt"], token
    for place, mine in ((one, 0), (two, 1), (three, SPECTATOR)):
        sent = everything_sent(place)
        assert not [secret for secret in secrets if secret in sent]
        states = [message for message in place.heard if message["type"] == "state" and not message["over"]]
        for state in states:
            assert state["plan"] is None or state["plan"]["seat"] == mine
            assert state["asked"] is None or state["asked"]["seat"] == mine
        last = max(n for n, state in enumerate(states) if len(state["waiting"]) == 2)  # goods lie open in the end
        for state in states[: last + 1]:
            assert [player["thalers"] is None for player in state["view"]["players"]] == [mine != 0, mine != 1]
            assert [player["paints"] is None for player in state["view"]["players"]] == [mine != 0, mine != 1]
