"""A table is a function of its header and log: whatever people do, loading the log gives the same table."""

import random

import pytest

from bottega.core.record import new_header
from bottega.server.errors import ApiError
from bottega.server.limits import Limits
from bottega.server.tables import views
from bottega.server.tables.seating import Seat, Seating
from bottega.server.tables.table import BadLog, Entry, Table, Want, load, standard_game

GAMES = [("sintra", {"side": "B"}), ("fresco", {}), ("fresco", {"modules": "4,12,13"}), ("fresco", {"modules": "all"})]


def new_table(game: str, chosen: dict[str, str], players: int = 3, seed: int = 7) -> Table:
    rules = standard_game(game)
    return Table(new_header(rules, players, seed, ["human"] * players, chosen))


def do(table: Table, wants: list[Want]) -> list[Entry]:
    entries = table.entries(wants)
    for entry in entries:
        table.apply(entry)
    return entries


def something(table: Table, dice: random.Random) -> list[Want]:
    """What some player might want now."""
    seat = dice.choice(table.deciders)
    way = dice.random()
    everybody = set(range(table.players))
    if way < 0.1:
        return table.undo(seat, table.seq, dice.random() < 0.3, False, set())
    if way < 0.15:
        return table.redo(seat, table.seq)
    if way < 0.2:
        return table.undo(dice.randrange(table.players), table.seq, False, True, everybody - {seat})
    if way < 0.25 and table.wish is not None:
        asking = everybody - {table.wish.seat}
        return table.consent({dice.choice(sorted(asking))}, table.wish.id, dice.random() < 0.8, asking)
    if way < 0.3:
        return table.unplan(dice.randrange(table.players), dice.randrange(4))
    planning = table.planning(seat)
    if planning is None:
        s = table.match.asked(seat)
        return table.move(seat, table.seq, table.game.write(s, dice.choice(list(s.options))))
    if planning.complete():
        return table.ready(seat)
    return table.move(
        seat, table.seq, table.game.write(planning.position, dice.choice(list(planning.position.options)))
    )


@pytest.mark.parametrize(("game", "chosen"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_done_the_log_gives_the_same_table(game: str, chosen: dict[str, str], seed: int) -> None:
    table = new_table(game, chosen)
    dice = random.Random(seed)
    entries: list[Entry] = []
    for _ in range(150):
        if table.over():
            break
        try:
            entries += do(table, something(table, dice))
        except ApiError:
            continue
    again = load(table.match.header, entries)
    assert again.position.key() == table.position.key()
    assert again.match.moves == table.match.moves
    assert again.drafts == table.drafts
    assert again.since == table.since
    assert again.wish == table.wish
    assert again.undone == table.undone
    assert again.rounds == table.rounds
    seating = Seating("p", False, [Seat("p"), Seat("q"), Seat("r")])
    for seat in (-1, 0, 1, 2):
        assert views.seat_view(again, seating, seat) == views.seat_view(table, seating, seat)
        assert views.lines(again, seat, 0) == views.lines(table, seat, 0)


def test_a_refused_wish_leaves_no_trace() -> None:
    table = new_table("fresco", {"modules": "all"})
    dice = random.Random(1)
    for _ in range(60):
        key, seq = table.position.key(), table.seq
        with pytest.raises(ApiError):
            table.move(table.deciders[0], table.seq, "?")
        with pytest.raises(ApiError):
            table.move((table.deciders[-1] + 1) % 3, -1, "1")
        with pytest.raises(ApiError):
            table.plan(table.deciders[0], 59, "1")
        assert (table.position.key(), table.seq) == (key, seq)
        do(table, first_wish(table, dice))


def first_wish(table: Table, dice: random.Random) -> list[Want]:
    """A move or a plan of whoever is asked."""
    while True:
        try:
            wants = something(table, dice)
        except ApiError:
            continue
        if wants[0][0] in ("move", "plan"):
            return wants


def test_a_plan_shows_its_owner_the_plan_and_nobody_elses() -> None:
    table = new_table("fresco", {})
    dice = random.Random(2)
    while not table.secret():
        do(table, first_wish(table, dice))
    seating = Seating("p", False, [Seat("p"), Seat("q"), Seat("r")])
    for seat in (2, 0):
        while not views.seat_view(table, seating, seat).plan.complete:  # type: ignore[union-attr]
            asked = views.seat_view(table, seating, seat).asked
            assert asked is not None
            do(table, table.move(seat, table.seq, asked.options[-1].move))
        do(table, table.ready(seat))
    last = views.seat_view(table, seating, 1)
    assert table.deciders == [1]
    assert [player["planned"] for player in last.view["players"]] == [True, False, True]
    while (asked := views.seat_view(table, seating, 1).asked) is not None:
        do(table, table.move(1, table.seq, asked.options[0].move))
    seen = views.seat_view(table, seating, 1)
    assert [player["planned"] for player in seen.view["players"]] == [True, True, True]
    assert [player["plan"] is None for player in seen.view["players"]] == [True, False, True]
    assert seen.view["over"] is False
    assert table.position.reveals == table.match.past[-1].reveals
    assert views.seat_view(table, seating, -1).view["players"][1]["plan"] is None


def test_a_broken_log_is_named() -> None:
    table = new_table("sintra", {})
    entry = Entry(1, None, "move", 0, None, "", "F99Z", 0.0)
    with pytest.raises(BadLog, match="entry 1"):
        load(table.match.header, [entry])


def test_a_bucket_refuses_what_comes_too_fast() -> None:
    limits = Limits()
    for _ in range(5):
        limits.take("thing", "anna", (0.001, 5.0))
    with pytest.raises(ApiError):
        limits.take("thing", "anna", (0.001, 5.0))
    limits.take("thing", "bela", (0.001, 5.0))
