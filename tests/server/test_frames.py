"""What happened is shown one thing after another: each moment as the reader might have seen it, and nothing else."""

import random
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from bottega.core.game import SPECTATOR
from bottega.core.kernel import Position
from bottega.server.protocol import Frame
from bottega.server.tables import checks, frames, views
from bottega.server.tables.drafts import planning
from bottega.server.tables.table import Table
from tests.server.guest import JSON, Guest
from tests.server.test_leaks import GAMES, SEATING, do, moments, new_table

FEW = {"modules": "1,2,3,4,5,6,7,8"}
READERS = (0, 1, 2, SPECTATOR)


def present(table: Table, reader: int) -> Mapping[str, Any]:
    return views.seat_view(table.state, SEATING, reader).view


def told(table: Table, reader: int, after: int) -> list[Frame]:
    return frames.frames(table, reader, after, present(table, reader))


def shown(table: Table, reader: int, found: list[Frame]) -> list[Any]:
    """The views of all frames, put together as a page does it."""
    view = msgspec.to_builtins(present(table, reader))
    made: list[Any] = []
    for frame in reversed(found):
        view = deepcopy(view)
        for difference in frame.back:
            at = view
            for key in difference.path[:-1]:
                at = at[key]
            at[difference.path[-1]] = msgspec.to_builtins(difference.value)
        made.append(view)
    return made[::-1]


def quiet(view: Mapping[str, Any]) -> Any:
    """A view without what is asked in it."""
    return msgspec.to_builtins({**view, "over": False, "to_move": [], "options": []})


@pytest.mark.parametrize(("game", "chosen"), [*GAMES, ("fresco", FEW)])
def test_frames_lead_from_what_was_seen_before_to_the_present(game: str, chosen: dict[str, str]) -> None:
    table, dice = new_table(game, chosen), random.Random(8)
    seen = {reader: quiet(present(table, reader)) for reader in READERS}
    read, planned = 0, False
    for _ in moments(table, dice):
        for reader in [dice.choice(READERS)] if len(table.lines) > read and not table.state.secret() else ():
            found = told(table, reader, read)
            first, *later = shown(table, reader, found)
            if not planned:  # their own drafts others do not see, and they themselves did
                assert quiet(first) == seen[reader]
            assert quiet(later[-1]) == quiet(present(table, reader))
            numbers = [frame.n for frame in found]
            assert numbers == sorted(set(numbers))
            assert (numbers[0], numbers[-1]) == (read, len(table.lines))
        seen = {reader: quiet(present(table, reader)) for reader in READERS}
        read, planned = len(table.lines), table.state.secret()


@pytest.mark.parametrize(("game", "chosen"), [*GAMES, ("fresco", FEW)])
def test_no_moment_shows_what_a_reader_cannot_know(
    game: str, chosen: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each moment looks the same with all that is hidden dealt afresh."""
    table, dice = new_table(game, chosen), random.Random(9)
    looked: list[Position] = []
    honest = frames.seen

    def watched(rules: Any, s: Position, seat: int, by: int, all_told: bool) -> dict[str, Any]:
        if dice.random() < 0.3:
            held = s.copy()
            held.agenda = vec[i64]()  # or what is under way would go on
            other = rules.determinize(held, seat, dice.getrandbits(30))
            seen, same = (honest(rules, world, seat, by, all_told) for world in (held, other))
            assert seen == same, f"seat {seat} sees too much"
            looked.append(s)
        return honest(rules, s, seat, by, all_told)

    monkeypatch.setattr(frames, "seen", watched)
    read = 0
    for number, _ in enumerate(moments(table, dice)):
        reader = dice.choice(READERS)
        seating = replace(SEATING, told=number % 2 == 1)  # also where everybody sees what everybody could know
        frames.frames(table, reader, read, views.seat_view(table.state, seating, reader).view, seating.told)
        read = len(table.lines)
    assert len(looked) > 100


def test_frames_begin_where_something_was_taken_back_last() -> None:
    table = new_table("sintra", {})
    seat = table.state.deciders[0]
    do(table, checks.move(table.state, seat, table.seq, first(table)))
    read = len(table.lines)
    do(table, checks.undo(table.state, seat, table.seq, False, False, {1, 2}))
    assert told(table, seat, 0) == []
    do(table, checks.move(table.state, seat, table.seq, first(table)))
    found = told(table, seat, 0)
    assert found[0].n == read + 1
    assert [frame.by for frame in found] == [-1] + [seat] * (len(found) - 1)


def one_has_planned(pick: int) -> Table:
    """Somebody has planned, with the first or the last answers, and others still plan."""
    table, dice = new_table("fresco", {}), random.Random(4)
    for _ in moments(table, dice):
        if table.state.secret() and table.state.shown_step > frames.DECISIONS + 10:
            break
    seat = table.state.deciders[0]
    while (drafted := planning(table.state, seat)) is not None and not drafted.complete():
        text = table.state.game.write(drafted.position, list(drafted.position.options)[pick])
        do(table, checks.move(table.state, seat, table.seq, text))
    do(table, checks.ready(table.state, seat))
    assert seat not in table.state.deciders
    return table


def test_how_far_back_frames_go_does_not_tell_how_many_answers_a_plan_took() -> None:
    one, two = one_has_planned(0), one_has_planned(-1)
    assert one.state.step != two.state.step
    others = [*one.state.deciders, SPECTATOR]
    places = range(0, len(one.lines) - 1, 3)
    went_back = {bool(told(one, reader, after)) for reader in others for after in places}
    assert went_back == {True, False}
    for reader in others:
        for after in places:
            assert told(one, reader, after) == told(two, reader, after)


def test_whoever_begins_within_a_decision_sees_the_same_moments() -> None:
    table, dice, compared = new_table("fresco", FEW), random.Random(11), 0
    begun = 0
    for _ in moments(table, dice):
        lines = len(table.lines)
        if lines > begun + 3 and not table.state.secret():
            whole = told(table, 0, begun)
            views_of = dict(zip([frame.n for frame in whole], shown(table, 0, whole), strict=True))
            part = told(table, 0, begun + 2)
            for frame, view in list(zip(part, shown(table, 0, part), strict=True))[1:]:
                if frame.n in views_of:
                    assert view == views_of[frame.n]
                    compared += 1
        begun = lines
    assert compared > 100


def first(table: Table) -> str:
    seat = table.state.deciders[0]
    asked = table.state.asked(seat)
    return table.state.game.write(asked, asked.options[0])


def test_what_is_too_much_is_not_shown_one_by_one() -> None:
    table, dice = new_table("sintra", {}), random.Random(5)
    for _ in moments(table, dice):
        if table.state.step > frames.DECISIONS:
            break
    assert told(table, 0, 0) == []
    assert len(told(table, 0, len(table.lines) // 2)) > 10


def test_each_event_has_spots_of_the_board_and_points_that_add_up() -> None:
    table, dice = new_table("fresco", {}), random.Random(6)
    for _ in moments(table, dice):
        pass
    lines = views.lines(table, 0, 0)
    spots = {spot for line in lines for spot in line.spots}
    assert {spot.rsplit("-", 1)[0] for spot in spots} == {"altar", "booth", "segment"}
    gained = [sum(sum(line.points) for line in lines if (line.kind, line.who) == ("scored", seat)) for seat in range(3)]
    assert gained == table.state.result().scores


# --- what comes over the line


def asked(state: JSON) -> object:
    return state["asked"]


def test_whoever_wants_gets_each_of_the_bots_decisions(anna: Guest) -> None:
    table = anna.make("sintra", "greedy", "greedy", "me", chosen={"start": "1"})["table"]
    with anna.at(table, frames=True) as place:
        place.until(asked)
        frames_of = [frame for state in place.states() for frame in state["frames"]]
        assert {frame["by"] for frame in frames_of} == {-1, 0, 1}  # from the beginning
        assert frames_of[-1]["n"] == len(place.log)
        place.first()
        place.done("chat", text="Well?")
        assert place.state["frames"] == []
        assert [len(state["rounds"]) for state in place.states()] == [0] * len(place.states())
    with anna.at(table, frames=True) as place:
        assert place.state["frames"] == [], "whoever comes back gets the present at once"
        again = place.do("again", after=0)
        assert again["view"] == place.state["view"]
        assert {frame["by"] for frame in again["frames"]} == {-1, 0, 1, 2}
        assert [line["n"] for line in again["log"]] == list(range(1, len(place.log) + 1))
        assert place.do("again", after=len(place.log))["frames"] == []
        assert place.code("again", after=0, seat=1) == "not-your-seat"
    with anna.at(table) as place:
        assert place.state["frames"] == []


def test_the_same_comes_without_a_socket(anna: Guest, watcher: Guest) -> None:
    table = anna.make("sintra", "greedy", "me", chosen={"start": "1"})["table"]
    state = anna.state(table, frames=1)
    while not state["asked"]:
        state = anna.ask("GET", f"/api/tables/{table}/events", params={"after": state["seq"], "frames": 1})
    assert {frame["by"] for frame in state["frames"]} == {-1, 0}
    assert anna.state(table, frames=1, log=len(state["log"]))["frames"] == []
    assert anna.state(table)["frames"] == []
    assert watcher.state(table, frames=1)["frames"] == [], "those who watch come into the middle"
    again = watcher.say(table, {"type": "again", "id": "w1", "after": 0})
    assert len(again["frames"]) == len(state["frames"])


def test_nobody_lets_the_past_be_made_again_and_again(anna: Guest) -> None:
    table = anna.make("sintra", "me", "link")["table"]
    with anna.at(table) as place:
        answers = [place.do("again", after=0)["type"] for _ in range(12)]
    assert answers[0] == "again"
    assert answers[-1] == "refused"


def test_nobody_is_caught_up_again_and_again(anna: Guest) -> None:
    """Whoever asks too fast is shown the present."""
    table = anna.make("sintra", "greedy", "me", chosen={"start": "1"})["table"]
    state = anna.state(table)
    while not state["asked"]:
        state = anna.ask("GET", f"/api/tables/{table}/events", params={"after": state["seq"]})
    answers = [anna.state(table, frames=1, log=1)["frames"] for _ in range(80)]
    assert answers[0]
    assert answers[-1] == []
