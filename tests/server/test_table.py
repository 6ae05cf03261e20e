"""A table is a function of its header and log: whatever people do, loading the log gives the same table."""

import random

import pytest

from bottega.core.record import new_header
from bottega.server.errors import ApiError
from bottega.server.limits import Limits
from bottega.server.tables import checks, views
from bottega.server.tables.drafts import planning
from bottega.server.tables.entries import Drafted, Entry, Logged, Moved, numbered
from bottega.server.tables.seating import Seat, Seating
from bottega.server.tables.table import BadLog, Table, load, standard_game

GAMES = [("sintra", {"side": "B"}), ("fresco", {}), ("fresco", {"modules": "4,12,13"}), ("fresco", {"modules": "all"})]


def new_table(game: str, chosen: dict[str, str], players: int = 3, seed: int = 7) -> Table:
    rules = standard_game(game)
    return Table(new_header(rules, players, seed, ["human"] * players, chosen))


def do(table: Table, wants: list[Entry]) -> list[Logged]:
    logged = numbered(table.seq, wants)
    table.apply(logged)
    return logged


def something(table: Table, dice: random.Random) -> list[Entry]:
    """What some player might want now."""
    seat = dice.choice(table.state.deciders)
    way = dice.random()
    everybody = set(range(table.state.players))
    if way < 0.1:
        return checks.undo(table.state, seat, table.seq, dice.random() < 0.3, False, set())
    if way < 0.15:
        others: set[int] = set() if dice.random() < 0.5 else everybody - {seat}
        return checks.redo(table.state, seat, table.seq, True, others)
    if way < 0.2:
        return checks.undo(table.state, dice.randrange(table.state.players), table.seq, False, True, everybody - {seat})
    if way < 0.25 and table.state.wish is not None:
        asking = everybody - {table.state.wish.seat}
        return checks.consent(
            table.state, {dice.choice(sorted(asking))}, table.state.wish.id, dice.random() < 0.8, asking
        )
    if way < 0.3:
        return checks.unplan(table.state, dice.randrange(table.state.players), dice.randrange(4))
    drafted = planning(table.state, seat)
    if drafted is None:
        s = table.state.asked(seat)
        return checks.move(table.state, seat, table.seq, table.state.game.write(s, dice.choice(list(s.options))))
    if drafted.complete():
        return checks.ready(table.state, seat)
    text = table.state.game.write(drafted.position, dice.choice(list(drafted.position.options)))
    return checks.move(table.state, seat, table.seq, text)


@pytest.mark.parametrize(("game", "chosen"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_done_the_log_gives_the_same_table(game: str, chosen: dict[str, str], seed: int) -> None:
    table = new_table(game, chosen)
    dice = random.Random(seed)
    entries: list[Logged] = []
    for _ in range(150):
        if table.state.over():
            break
        try:
            entries += do(table, something(table, dice))
        except ApiError:
            continue
    again = load(table.setup.header, entries)
    assert again.state.position.key() == table.state.position.key()
    assert again.state.moves == table.state.moves
    assert again.state.drafts == table.state.drafts
    assert again.state.since == table.state.since
    assert again.state.wish == table.state.wish
    assert again.state.undone == table.state.undone
    assert again.state.rounds == table.state.rounds
    seating = Seating("p", False, [Seat("p"), Seat("q"), Seat("r")])
    for seat in (-1, 0, 1, 2):
        assert views.seat_view(again.state, seating, seat) == views.seat_view(table.state, seating, seat)
        assert views.lines(again, seat, 0) == views.lines(table, seat, 0)


def test_a_refused_wish_leaves_no_trace() -> None:
    table = new_table("fresco", {"modules": "all"})
    dice = random.Random(1)
    for _ in range(60):
        key, seq = table.state.position.key(), table.seq
        with pytest.raises(ApiError):
            checks.move(table.state, table.state.deciders[0], table.seq, "?")
        with pytest.raises(ApiError):
            checks.move(table.state, (table.state.deciders[-1] + 1) % 3, -1, "1")
        with pytest.raises(ApiError):
            checks.plan(table.state, table.state.deciders[0], 59, "1")
        assert (table.state.position.key(), table.seq) == (key, seq)
        do(table, first_wish(table, dice))


def first_wish(table: Table, dice: random.Random) -> list[Entry]:
    """A move or a plan of whoever is asked."""
    while True:
        try:
            wants = something(table, dice)
        except ApiError:
            continue
        if isinstance(wants[0], Moved | Drafted):
            return wants


def test_a_plan_shows_its_owner_the_plan_and_nobody_elses() -> None:
    table = new_table("fresco", {})
    dice = random.Random(2)
    while not table.state.secret():
        do(table, first_wish(table, dice))
    seating = Seating("p", False, [Seat("p"), Seat("q"), Seat("r")])
    for seat in (2, 0):
        while not views.seat_view(table.state, seating, seat).plan.complete:  # type: ignore[union-attr]
            asked = views.seat_view(table.state, seating, seat).asked
            assert asked is not None
            do(table, checks.move(table.state, seat, table.seq, asked.options[-1].move))
        do(table, checks.ready(table.state, seat))
    last = views.seat_view(table.state, seating, 1)
    assert table.state.deciders == [1]
    assert [player["planned"] for player in last.view["players"]] == [True, False, True]
    while (asked := views.seat_view(table.state, seating, 1).asked) is not None:
        do(table, checks.move(table.state, 1, table.seq, asked.options[0].move))
    seen = views.seat_view(table.state, seating, 1)
    assert [player["planned"] for player in seen.view["players"]] == [True, True, True]
    assert [player["plan"] is None for player in seen.view["players"]] == [True, False, True]
    assert seen.view["over"] is False
    assert table.state.last is not None
    assert table.state.position.reveals == table.state.last.reveals
    assert views.seat_view(table.state, seating, -1).view["players"][1]["plan"] is None


def test_a_broken_log_is_named() -> None:
    table = new_table("sintra", {})
    entry = Logged(1, Moved(0, "F99Z"))
    with pytest.raises(BadLog, match="entry 1"):
        load(table.setup.header, [entry])


def test_a_bucket_refuses_what_comes_too_fast() -> None:
    limits = Limits()
    for _ in range(5):
        limits.take("thing", "anna", (0.001, 5.0))
    with pytest.raises(ApiError):
        limits.take("thing", "anna", (0.001, 5.0))
    limits.take("thing", "bela", (0.001, 5.0))
