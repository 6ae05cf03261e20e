"""The reducer: entries lead from state to state, and every kind of entry can be stored and read back."""

import time
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from bottega.core.record import new_header
from bottega.server.storage.log import READERS, kind_of, read_row, text_of, write_row
from bottega.server.tables import checks
from bottega.server.tables.drafts import planning
from bottega.server.tables.entries import (
    Chatted,
    Drafted,
    Entry,
    Logged,
    Moved,
    RedoAsked,
    Redone,
    RematchMade,
    Seated,
    TakenBack,
    TimeUp,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
    Withdrawn,
    numbered,
)
from bottega.server.tables.reducer import reduce
from bottega.server.tables.seating import Seat
from bottega.server.tables.table import BadLog, Table, standard_game

# Every kind, with the kind and the text under which logs have kept it ever since.
STORED: list[tuple[Entry, str, str]] = [
    (Moved(1, "F1Y"), "move", "F1Y"),
    (TimeUp(0, 3), "flag", "3"),
    (Drafted(0, ("M1", "C2")), "plan", "M1 C2"),
    (Drafted(0, ()), "plan", ""),
    (Withdrawn(2, ("M1",)), "unplan", "M1"),
    (TakenBack(0, 2), "undo", "2"),
    (Redone(0), "redo", ""),
    (UndoAsked(1, 17), "wish", "17"),
    (RedoAsked(1), "redo-wish", ""),
    (UndoAgreed(0), "agree", ""),
    (UndoDeclined(0), "decline", ""),
    (Chatted(-1, "ciao, bella"), "chat", "ciao, bella"),
    (RematchMade("abc"), "rematch", "abc"),
    (Seated(1), "sit", ""),
    (
        Seated(1, Seat("p", "Anna", "", "token")),
        "sit",
        '{"person":"p","name":"Anna","bot":"","token":"token","colour":null}',
    ),
]


@pytest.mark.parametrize(("entry", "kind", "text"), STORED)
def test_an_entry_is_stored_as_it_ever_was_and_reads_back(entry: Entry, kind: str, text: str) -> None:
    assert (kind_of(entry), text_of(entry)) == (kind, text)
    logged = Logged(7, entry, 12.5, "client", "person", "name", 300)
    assert read_row(write_row("game", logged)) == logged


def test_no_kind_is_forgotten() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(Entry)}
    assert kinds == set(READERS) == {kind for _, kind, _ in STORED}


@pytest.mark.parametrize(("kind", "text"), [("undo", "two"), ("nonsense", ""), ("sit", "{"), ("sit", '{"person":1}')])
def test_what_cannot_be_read_is_named(kind: str, text: str) -> None:
    row = replace(write_row("game", Logged(3, Moved(0, "F1Y"))), kind=kind, text=text)
    with pytest.raises(BadLog, match="entry 3"):
        read_row(row)


def new_table(game: str = "sintra") -> Table:
    return Table(new_header(standard_game(game), 2, 1, ["human", "human"], {"start": "1"} if game == "sintra" else {}))


def next_entries(table: Table) -> list[Entry]:
    """What whoever is asked first does first."""
    state = table.state
    seat = state.deciders[0]
    if state.secret():
        view = planning(state, seat)
        assert view is not None
        if view.complete():
            return checks.ready(state, seat)
        return checks.plan(state, seat, len(view.answers), state.game.write(view.position, view.position.options[0]))
    asked = state.asked(seat)
    return checks.move(state, seat, state.seq, state.game.write(asked, asked.options[0]))


@pytest.mark.parametrize("game", ["sintra", "fresco"])
def test_a_state_is_never_changed_by_what_follows(game: str) -> None:
    table = new_table(game)
    seen: list[tuple[Any, ...]] = []
    states = []

    def all_of(state: Any) -> tuple[Any, ...]:
        names = (
            "seq",
            "counts",
            "since",
            "drafts",
            "unsaid",
            "undone",
            "rounds",
            "wish",
            "deciders",
            "settled",
            "acted",
        )
        return (state.position.key(), state.moves, *(str(getattr(state, name)) for name in names))

    for n in range(60):
        if table.state.over():
            break
        entries: list[Entry] = next_entries(table)
        if n % 7 == 6 and table.state.last is not None and not table.state.secret():
            entries = [TakenBack(0, 1), Redone(0)]
        logged = numbered(table.seq, entries)
        before = all_of(table.state)
        ahead = table.ahead(logged)
        assert all_of(table.state) == before  # looking ahead changes nothing
        states.append(table.state)
        seen.append(before)
        table.take(ahead)
    assert [all_of(state) for state in states] == seen


def test_a_move_that_was_checked_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table()
    asked = table.state.asked(0)
    text = table.state.game.write(asked, asked.options[0])
    reads: list[str] = []
    really = type(table.state).read

    def counted(state: Any, seat: int, text: str) -> Any:
        reads.append(text)
        return really(state, seat, text)

    monkeypatch.setattr(type(table.state), "read", counted)
    table.apply(numbered(0, checks.move(table.state, 0, 0, text)))
    assert reads == [text]
    assert table.state.step == 1


def test_a_checked_move_is_forgotten_if_others_were_faster() -> None:
    table = new_table()
    first, second = (table.state.game.write(table.state.position, move) for move in table.state.position.options[:2])
    checks.move(table.state, 0, 0, first)
    state, _ = reduce(table.state, Logged(1, Moved(0, second)))
    assert state.moves == [(0, second)]


def test_a_move_costs_the_same_in_a_long_game() -> None:
    """The log of a table may be as long as it likes: what the next entry costs does not follow it."""
    short, long = new_table(), new_table()
    for table, lines in ((short, 10), (long, 20_000)):
        table.apply(numbered(0, [Chatted(0, "hm")] * lines))

    def spent(table: Table) -> float:
        best = 1.0
        for _ in range(5):
            began = time.perf_counter()
            table.ahead(numbered(table.seq, next_entries(table)))
            best = min(best, time.perf_counter() - began)
        return best

    assert spent(long) < 5 * spent(short) + 0.002
