"""What seats remember: the toy's bids are secret until all have answered."""

import copy
import pickle

import pytest
from mypy_extensions import i64

from bottega.core import laws_of_study
from bottega.core.errors import LawBroken
from bottega.core.events import Event
from bottega.core.kernel import Position
from bottega.core.observation import Writer
from bottega.core.recall import Recall, play_and_recall, remember
from bottega.engine import compiled
from tests.core.toy import Toy, ToyGame

GAME = ToyGame()


def after(*moves: tuple[int, int]) -> tuple[Toy, Recall]:
    """The toy after moves of players, and what they remember."""
    s = GAME.new(2, 3, {})
    recall = remember(GAME, s, 2)
    for who, move in moves:
        play_and_recall(GAME, s, recall, who, move)
    return s, recall


def test_a_seat_remembers_what_it_decided() -> None:
    assert after((0, 1))[1].state(0) != after((0, 2))[1].state(0)


def test_what_others_decide_in_secret_is_no_memory() -> None:
    s = GAME.new(2, 3, {})
    states = []
    for bid in (1, 2):
        recall = remember(GAME, s, 2)
        play_and_recall(GAME, s.copy(), recall, 0, bid)
        states.append(recall.state(1))
    assert states[0] == states[1]


def test_nothing_seen_told_or_decided_adds_no_link() -> None:
    s, recall = after()
    before = recall.state(1)
    recall.follow(GAME, s, 0, "B1", [])
    assert recall.state(1) == before
    assert recall.state(0) != before


def test_whoever_saw_the_same_position_on_another_way_is_in_another_state() -> None:
    s, recall = after()
    other = recall.copy()
    recall.follow(GAME, s, 0, "B1", [])
    other.follow(GAME, s, 0, "B2", [])
    assert recall.state(0) != other.state(0)


def test_memories_are_copied_and_pickled() -> None:
    _, recall = after((0, 1), (1, 0))
    for other in (copy.deepcopy(recall), pickle.loads(pickle.dumps(recall)), recall.copy()):
        assert [other.state(seat) for seat in (0, 1)] == [recall.state(seat) for seat in (0, 1)]
        assert other.chains is not recall.chains


def test_in_a_supposed_position_one_remembers_what_one_did_and_others_what_is_theirs_there() -> None:
    s, recall = after((0, 1))
    one = GAME.determinize(s, 0, 5)
    supposed = recall.suppose(GAME, one, 0)
    assert supposed.state(0) == recall.state(0)
    assert supposed.state(1) != recall.state(1)
    assert supposed.state(1) == recall.suppose(GAME, one, 0).state(1)


def test_the_law_holds_for_the_toy() -> None:
    s, _ = after((0, 1))
    for seed in range(5):
        laws_of_study.recall_is_perfect(GAME, s, 2, seed)
    s.playout(1)
    laws_of_study.recall_is_perfect(GAME, s, 2, 1)


class Peeks(ToyGame):
    """One observes what is hidden: the other's bid."""

    def observe(self, s: Toy, who: i64, w: Writer) -> None:
        super().observe(s, 1 - who, w)


def test_an_information_state_that_knows_too_much_breaks_the_law() -> None:
    s, _ = after((1, 2))
    with pytest.raises(LawBroken, match="something hidden changes the information state of player 1"):
        laws_of_study.recall_is_perfect(Peeks(), s, 2, 1)


@pytest.mark.skipif(compiled(), reason="compiled methods cannot be replaced")
@pytest.mark.parametrize(
    ("forget", "what"), [("own", "forgets what they have decided"), ("told", "is not what they were told and see")]
)
def test_an_information_state_that_forgets_breaks_the_law(
    forget: str, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def follow(self: Recall, game: ToyGame, s: Position, who: int, decided: str, told: list[Event]) -> None:
        self.chains[who] = b"" if forget == "own" else self.chains[who] + bytes([told_once.pop()])

    told_once = [3, 2, 1]
    monkeypatch.setattr(Recall, "follow", follow)
    with pytest.raises(LawBroken, match=what):
        laws_of_study.recall_is_perfect(GAME, GAME.new(2, 3, {}), 2, 1)
