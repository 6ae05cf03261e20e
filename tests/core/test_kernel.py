"""The kernel, on a toy game."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.core import laws
from bottega.core.errors import IllegalMove
from bottega.core.events import Event
from bottega.core.kernel import Position, Step
from tests.core.toy import BID, DOUBLE, PRIZE, STEPS, Toy, ToyGame


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(20))
def test_laws(players: int, seed: int) -> None:
    laws.all_laws(ToyGame(), players, seed, {}, most=2 * 2 * players)


def test_tasks_run_until_somebody_must_decide() -> None:
    s = ToyGame().new(2, 1, {})
    assert (s.to_move(), s.step(), s.argument()) == (0, BID, 0)
    assert list(s.options) == [0, 1, 2]
    assert not s.over()


def test_tasks_can_be_laid_in_place_of_others() -> None:
    s, other = ToyGame().new(2, 1, {}), ToyGame().new(3, 1, {})
    s.play(2)
    other.lay_agenda(list(s.agenda))
    assert list(other.agenda) == list(s.agenda)


def test_a_step_without_options_runs_by_itself() -> None:
    s = ToyGame().new(2, 1, {})
    s.play(0)
    assert (s.to_move(), s.step()) == (1, BID)


def test_a_step_with_options_asks() -> None:
    s = ToyGame().new(2, 1, {})
    s.play(2)
    assert (s.to_move(), s.step()) == (0, DOUBLE)


def test_secret_tasks_can_be_answered_in_any_order() -> None:
    s = ToyGame().new(3, 1, {})
    assert s.deciders() == [0, 1, 2]
    s.push(2, 2)
    s.push(1, 2)
    assert s.deciders() == [0, 1]
    s.push(1, 1)
    assert s.deciders() == [0, 1]
    s.push(0, 0)
    assert s.deciders() == [1]
    assert s.to_move() == 1


def test_what_is_left_to_a_player_without_a_choice_happens_at_once() -> None:
    """Who bids nothing cannot double: no task is left of them, though others have yet to answer."""
    s = ToyGame().new(3, 1, {})
    s.push(0, 2)
    assert [task & 255 for task in s.agenda if task >> 8 & 255 == 2] == []


def test_who_has_nothing_to_choose_is_not_asked() -> None:
    s = ToyGame().new(2, 1, {})
    s.push_task(DOUBLE, 1)  # of nothing
    s.agenda = vec[i64]([task for task in s.agenda if task & 255 != BID or task >> 8 & 255 == 0])
    s.settle()
    assert s.deciders() == [0]


def test_asking_out_of_turn_is_refused() -> None:
    s = ToyGame().new(2, 1, {})
    s.push(0, 1)
    with pytest.raises(IllegalMove, match="it is not player 2's turn; wait for player 1"):
        s.push(0, 1)


def test_a_refused_move_leaves_no_trace() -> None:
    s = ToyGame().new(3, 1, {})
    before = s.key()
    with pytest.raises(IllegalMove):
        s.push(7, 2)
    assert s.key() == before
    assert s.to_move() == 0


def test_nobody_is_asked_after_the_end() -> None:
    s = ToyGame().new(2, 1, {"rounds": "1"})
    s.playout(1)
    with pytest.raises(IllegalMove, match="the game is over; no move can follow"):
        s.push(0, 1)


def test_push_names_the_legal_moves() -> None:
    s = ToyGame().new(2, 1, {})
    with pytest.raises(IllegalMove, match="move 7 is not legal here; legal: 0, 1, 2"):
        s.push(7)


def test_nothing_is_asked_when_the_game_is_over() -> None:
    s = ToyGame().new(2, 1, {"rounds": "1"})
    s.playout(1)
    assert s.over()
    assert (s.to_move(), s.step(), s.argument(), s.deciders(), list(s.options)) == (-1, -1, 0, [], [])


def test_a_playout_counts_decisions() -> None:
    made = {int(ToyGame().new(2, 1, {"rounds": "1"}).playout(seed)) for seed in range(30)}
    assert made == {2, 3, 4}


def test_events_are_told_only_to_listeners() -> None:
    s = ToyGame().new(2, 1, {"rounds": "1"})
    s.emit(PRIZE, -1, 5)
    heard: list[Event] = []
    s.log = heard
    s.emit(PRIZE, -1, 5)
    assert heard == [Event(PRIZE, -1, (5,))]
    assert s.copy().log is None


def test_whoever_watches_has_the_position_after_each_event() -> None:
    s = ToyGame().new(2, 1, {"rounds": "1"})
    seen: list[Position] = []
    s.seen = seen
    s.emit(PRIZE, -1, 5)
    s.scores = vec[i64]([5, 0])
    s.emit(PRIZE, -1, 5)
    assert [list(moment.scores) for moment in seen if isinstance(moment, Toy)] == [[0, 0], [5, 0]]
    assert s.copy().seen is None


def test_shuffling_keeps_every_item() -> None:
    s = ToyGame().new(2, 1, {})
    items = vec[i64](range(50))
    s.shuffle(items)
    assert sorted(items) == list(range(50))
    assert list(items) != list(range(50))


def test_a_bare_step_does_nothing() -> None:
    step: Step[Position] = Step()
    s = ToyGame().new(2, 1, {})
    before = s.key()
    assert not step.secret()
    assert len(step.options(s, 0, 0)) == 0
    step.run(s, 0, 0)
    step.take(s, 0, 0, 0)
    assert s.key() == before


def test_a_game_must_define_copy_and_key() -> None:
    s = Position(STEPS, 1)
    with pytest.raises(TypeError, match=r"Position must define copy\(\)"):
        s.copy()
    with pytest.raises(TypeError, match=r"Position must define key\(\)"):
        s.key()
    with pytest.raises(TypeError, match=r"Position must define origin\(\)"):
        s.origin()


def test_a_task_carries_player_and_argument() -> None:
    s = ToyGame().new(2, 1, {})
    s.push_task(BID, 1, 12345)
    assert (s.step(), s.to_move(), s.argument()) == (BID, 1, 12345)
