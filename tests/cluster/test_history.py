"""The checker finds what is put into a history on purpose, and nothing in a true one."""

import copy
from collections.abc import Callable

import msgspec
import pytest

from bottega.server.limits import LINES
from tests.cluster.history import (
    LATE,
    Answered,
    Came,
    Ended,
    Event,
    Fault,
    Hindrances,
    History,
    Line,
    Saw,
    Sent,
    TableInfo,
    check,
    report,
)

MOVES = [(0, "A"), (1, "B"), (0, "C"), (2, "D"), (0, "E"), (1, "F")]
SEATS = {0: "anna", 1: "bela"}  # seat 2 is a bot's
READERS = {**SEATS, -1: "carla"}


def true_history(clock: bool = False) -> History:
    """A whole game in twelve seconds, one move every other second, with two people, a bot and a spectator."""
    history = History({"t": TableInfo([2], clock)}, [], end=100.0)
    for eyes, reader in READERS.items():
        history.events += [Came(0.0, "t", reader), state(0.1, eyes, 0)]
    for step, (seat, text) in enumerate(MOVES):
        at = 2.0 * step + 1
        if seat in SEATS:
            history.events += [
                Sent(at, "t", SEATS[seat], f"m{step}", seat, "move", text),
                Answered(at + 0.1, "t", SEATS[seat], f"m{step}", True, seq=step + 1),
            ]
        history.events += [state(at + 0.2, eyes, step + 1) for eyes in READERS]
    history.events.append(Ended("t", MOVES))
    for step, (seat, text) in enumerate(MOVES):
        if seat in SEATS:
            history.events += [
                Sent(50.0, "t", SEATS[seat], f"m{step}", seat, "move", text),
                Answered(50.1, "t", SEATS[seat], f"m{step}", True, seq=step + 1, asked_again=True),
            ]
    return history


def state(at: float, eyes: int, step: int) -> Saw:
    """The table after so many moves, with the line of the last one."""
    over = step == len(MOVES)
    waiting = [] if over else [MOVES[step][0]]
    lines = [Line(step, step, MOVES[step - 1][0], "moved", MOVES[step - 1][1])] if step else []
    return Saw(at, "t", READERS[eyes], eyes, step, step, step, waiting, over, lines=lines)


def all_lines() -> list[Line]:
    return [line for step in range(len(MOVES) + 1) for line in state(0.0, -1, step).lines]


def kinds(history: History) -> set[str]:
    return {one.kind for one in check(history)[1]}


def broken(change: Callable[[History], None]) -> set[str]:
    history = copy.deepcopy(true_history())
    change(history)
    return kinds(history)


def drop(history: History, unwanted: Callable[[Event], bool]) -> None:
    history.events = [event for event in history.events if not unwanted(event)]


def edit(history: History, wanted: Callable[[Event], bool], **more: object) -> None:
    found = [event for event in history.events if wanted(event)]
    assert found
    for event in found:
        for name, value in more.items():
            setattr(event, name, value)


def ended(history: History) -> Ended:
    return next(event for event in history.events if isinstance(event, Ended))


def test_a_true_history_has_nothing_wrong_and_is_counted() -> None:
    counts, wrong = check(true_history())
    assert wrong == []
    assert (counts.tables, counts.games_over, counts.acknowledged, counts.moves) == (1, 1, 5, 5)
    assert (counts.confirmed, counts.bot_moves, counts.readers) == (5, 1, 3)
    assert counts.states == 21
    assert "nothing lost" in report(counts, wrong)


# --- lost


def test_an_acknowledged_move_that_is_not_in_the_record_is_lost() -> None:
    assert "lost" in broken(lambda history: ended(history).moves.remove((0, "E")))


def test_an_acknowledged_message_that_is_refused_when_sent_again_is_lost() -> None:
    def change(history: History) -> None:
        edit(
            history,
            lambda event: isinstance(event, Answered) and event.asked_again and event.id == "m2",
            done=False,
            code="stale",
        )

    assert broken(change) == {"lost"}


def test_an_acknowledged_message_that_is_done_elsewhere_when_sent_again_is_lost() -> None:
    def change(history: History) -> None:
        edit(history, lambda event: isinstance(event, Answered) and event.asked_again and event.id == "m2", seq=17)

    assert broken(change) == {"lost"}


# --- doubled


def test_a_move_that_is_twice_in_the_record_is_doubled() -> None:
    assert "doubled" in broken(lambda history: ended(history).moves.insert(1, (0, "A")))


def test_a_refused_move_that_is_in_the_record_is_doubled() -> None:
    def change(history: History) -> None:
        drop(history, lambda event: isinstance(event, Answered) and event.id == "m4" and event.asked_again)
        edit(history, lambda event: isinstance(event, Answered) and event.id == "m4", done=False, code="stale")

    assert broken(change) == {"doubled"}


def test_a_message_that_is_done_at_two_numbers_is_doubled() -> None:
    def change(history: History) -> None:
        history.events += [
            Sent(3.15, "t", "bela", "m1", 1, "move", "B"),
            Answered(3.3, "t", "bela", "m1", True, seq=9),
        ]

    assert "doubled" in broken(change)


def test_two_messages_done_at_one_number_are_found() -> None:
    def change(history: History) -> None:
        edit(history, lambda event: isinstance(event, Answered) and event.id == "m2", seq=1)

    assert "doubled" in broken(change)


# --- reordered


def test_moves_of_a_seat_in_another_order_are_found() -> None:
    def change(history: History) -> None:
        ended(history).moves[:] = [(0, "C"), (1, "B"), (0, "A"), *MOVES[3:]]

    assert broken(change) == {"reordered"}


def test_readers_that_are_told_another_order_are_found() -> None:
    def change(history: History) -> None:
        for event in history.events:
            if isinstance(event, Saw) and event.reader == "carla" and event.step in (1, 2):
                other = MOVES[2 - event.step]
                event.lines = [Line(event.step, event.step, other[0], "moved", other[1])]

    assert broken(change) == {"reordered"}


def test_a_reader_with_a_hole_in_the_log_is_found() -> None:
    def change(history: History) -> None:
        edit(history, lambda event: isinstance(event, Saw) and event.reader == "carla" and event.step == 2, lines=[])

    assert broken(change) == {"reordered"}


@pytest.mark.parametrize(("sent", "found"), [(LINES, set()), (LINES - 1, {"reordered"})])
def test_whoever_was_away_for_long_gets_the_last_lines_alone(sent: int, found: set[str]) -> None:
    """Of a state with fewer lines none may be missing before them."""

    def change(history: History) -> None:
        chat = [Line(n, len(MOVES), -1, "chat", "") for n in range(len(MOVES) + 1, 300)]
        late = state(15.0, -1, len(MOVES))
        history.events += [Saw(15.0, "t", LATE, -1, 6, 6, 6, [], True, lines=[*all_lines(), *chat])]
        late.lines = chat[-sent:]
        history.events.append(late)

    assert broken(change) == found


def test_the_same_lines_again_after_coming_back_are_no_fault() -> None:
    def change(history: History) -> None:
        again = copy.deepcopy(next(event for event in history.events if isinstance(event, Saw) and event.step == 2))
        again.at += 0.1
        history.events.insert(history.events.index(again) if again in history.events else len(history.events), again)
        history.events.sort(key=lambda event: getattr(event, "at", 99.0))

    assert broken(change) == set()


def test_a_reader_who_sees_an_older_table_than_before_is_found() -> None:
    def change(history: History) -> None:
        history.events.append(state(11.9, 0, 3))

    assert broken(change) == {"went back"}


def test_what_was_handed_in_secretly_is_no_move_out_of_turn() -> None:
    """Some see only whom the table still waits for."""

    def change(history: History) -> None:
        for event in history.events:
            if isinstance(event, Saw) and event.step == 3:
                event.planning, event.waiting = event.reader != "carla", [0]

    def nobody_plans(history: History) -> None:
        edit(history, lambda event: isinstance(event, Saw) and event.step == 3, waiting=[0])

    def told(history: History) -> None:
        nobody_plans(history)
        edit(history, lambda event: isinstance(event, Saw) and event.step == 3, lines=[Line(3, 3, 2, "planned", "C")])

    assert broken(change) == set()
    assert broken(told) == set()
    assert broken(nobody_plans) == {"out of turn"}


def test_who_asked_for_the_table_before_may_see_it_as_it_was() -> None:
    def change(history: History) -> None:
        late = state(11.9, 0, 3)
        late.asked = 7.15
        history.events.append(late)

    def later(history: History) -> None:
        change(history)
        history.events[-1].asked = 11.8  # type: ignore[union-attr]

    assert broken(change) == set()
    assert broken(later) == {"went back"}


def test_a_line_that_is_gone_at_the_end_is_lost() -> None:
    def read(history: History, last: int) -> None:
        lines = [line for step in range(1, last + 1) for line in state(60.0, -1, step).lines]
        end = state(60.0, -1, last)
        end.reader, end.lines = LATE, lines
        history.events.append(end)

    assert broken(lambda history: read(history, len(MOVES))) == set()
    assert broken(lambda history: read(history, len(MOVES) - 1)) == {"lost"}


def test_a_reader_who_sees_less_than_was_acknowledged_is_found() -> None:
    def change(history: History) -> None:
        history.events.append(state(5.15, 0, 2))  # anna's move was acknowledged at 5.1

    assert broken(change) == {"went back"}


# --- bots and clocks


def test_a_bot_that_moves_while_somebody_else_is_asked_is_found() -> None:
    def change(history: History) -> None:
        ended(history).moves[3:5] = [(0, "E"), (2, "D")]

    assert broken(change) == {"out of turn"}


def test_a_clock_that_falls_twice_for_one_decision_is_found() -> None:
    history = true_history(clock=True)
    for number, (step, line) in enumerate([(2, 7), (2, 8)]):
        flag = Line(line, step, 0, "flag", "{}")
        history.events.append(Saw(20.0 + number, "t", "carla", -1, 6, 6, 6, [], True, lines=[flag]))
    assert kinds(history) == {"clock"}


def test_a_clock_that_falls_once_for_each_of_two_decisions_is_no_fault() -> None:
    history = true_history(clock=True)
    for number, (step, line) in enumerate([(2, 7), (4, 8)]):
        flag = Line(line, step, 0, "flag", "{}")
        history.events.append(Saw(20.0 + number, "t", "carla", -1, 6, 6, 6, [], True, lines=[flag]))
    counts, wrong = check(history)
    assert (wrong, counts.clocks_fallen) == ([], 2)


# --- stuck


def test_a_message_without_an_answer_is_found() -> None:
    def change(history: History) -> None:
        history.events.append(Sent(30.0, "t", "bela", "m9", 1, "chat"))

    assert broken(change) == {"stuck"}


def test_an_answer_that_comes_too_late_is_found_unless_a_fault_was_the_cause() -> None:
    history = true_history()
    history.events += [
        Sent(30.0, "t", "bela", "m9", 1, "chat"),
        Answered(36.0, "t", "bela", "m9", True, seq=20),
    ]
    assert kinds(history) == {"stuck"}
    history.events.append(Fault(29.0, 32.0, "kill"))
    assert kinds(history) == set()


def test_a_reader_who_is_told_nothing_any_more_is_found() -> None:
    def change(history: History) -> None:
        drop(history, lambda event: isinstance(event, Saw) and event.reader == "carla" and event.step > 2)

    assert broken(change) == {"stuck"}


def test_a_reader_who_has_left_need_not_be_told() -> None:
    def change(history: History) -> None:
        drop(history, lambda event: isinstance(event, Saw) and event.reader == "carla" and event.step > 2)
        history.events.append(Came(5.0, "t", "carla", here=False))

    assert broken(change) == set()


def test_a_bot_that_is_asked_and_does_nothing_is_found() -> None:
    def change(history: History) -> None:
        drop(history, lambda event: isinstance(event, Saw | Sent | Answered) and event.at > 6.0)
        drop(history, lambda event: isinstance(event, Ended))

    assert broken(change) == {"stuck"}


def test_a_fault_of_the_server_is_found() -> None:
    def change(history: History) -> None:
        history.events += [
            Sent(30.0, "t", "bela", "m9", 1, "chat"),
            Answered(30.1, "t", "bela", "m9", False, code="broken"),
        ]

    assert broken(change) == {"broken"}


@pytest.mark.parametrize(
    ("faults", "until"),
    [
        ([], 15.0),
        ([(1.0, 2.0)], 15.0),  # over before
        ([(8.0, 12.0)], 17.0),
        ([(14.0, 20.0), (24.0, 30.0)], 35.0),  # one hinders after the other
        ([(14.0, 20.0), (26.0, 30.0)], 25.0),  # there was time enough between
    ],
)
def test_faults_give_time(faults: list[tuple[float, float]], until: float) -> None:
    assert Hindrances([Fault(*times, "kill") for times in faults]).deadline(10.0) == until


def test_a_history_can_be_kept_and_read_again() -> None:
    history = true_history()
    assert msgspec.json.decode(msgspec.json.encode(history), type=History) == history
