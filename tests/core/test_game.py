"""The `Game` interface: what it checks, and what a game must define."""

from collections.abc import Callable

import pytest

from bottega.core.errors import BadNotation, BadSetup, BottegaError
from bottega.core.events import Event, EventKind
from bottega.core.game import REWARDS, Choice, Game, Result
from bottega.core.kernel import Position, Step
from bottega.core.messages import msg
from bottega.core.observation import Writer
from bottega.core.rng import Random
from bottega.core.weights import Weights
from tests.core.toy import STEPS, ToyGame


@pytest.mark.parametrize(
    ("players", "seed", "chosen", "message"),
    [
        (5, 1, {}, "toy cannot be played by 5; choose a number of players from 2, 3"),
        (2, -1, {}, "seed -1 is out of range"),
        (2, 2**60, {}, "is out of range; choose a whole number from 0 to"),
        (2, 1, {"side": "A"}, "toy has no option 'side'; it has rounds"),
        (2, 1, {"rounds": "9"}, "rounds cannot be '9'; choose from 1, 2"),
    ],
)
def test_impossible_set_ups_are_refused(players: int, seed: int, chosen: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        ToyGame().new(players, seed, chosen)


def test_a_game_without_choices_says_so() -> None:
    class Plain(ToyGame):
        def choices(self) -> tuple[()]:
            return ()

    with pytest.raises(BadSetup, match="toy has no option 'side'; it has none"):
        Plain().new(2, 1, {"side": "A"})


def test_defaults_are_filled_in() -> None:
    assert ToyGame().new(2, 1, {}).rounds == 1
    assert ToyGame().new(2, 1, {"rounds": "1"}).rounds == 0


def test_random_choices_come_from_the_values() -> None:
    dice = Random(1)
    assert {ToyGame().random_choices(dice)["rounds"] for _ in range(20)} == {"1", "2"}


def test_a_simpler_choice_is_the_default() -> None:
    assert ToyGame().simpler_choices({"rounds": "1"}) == [{"rounds": "2"}]
    assert ToyGame().simpler_choices({"rounds": "2"}) == []
    assert ToyGame().simpler_choices({}) == []


@pytest.mark.parametrize(("reward", "worth"), [("share", [0.5, 0.0, 0.5]), ("score", [9, 4, 9]), ("lead", [0, -5, 0])])
def test_a_game_is_worth_a_share_of_the_victory_points_or_a_lead(reward: str, worth: list[float]) -> None:
    result = Result([9, 4, 9], {}, [0, 2])
    assert reward in REWARDS
    assert [result.worth(seat, reward) for seat in range(3)] == worth


@pytest.mark.parametrize("who", [-2, 2])
def test_a_seat_that_nobody_has_observes_nothing(who: int) -> None:
    game = ToyGame()
    with pytest.raises(BottegaError, match=f"there is no seat {who}; they are 0 to 1, and -1 watches"):
        game.observation(game.new(2, 1, {}), who)


@pytest.mark.parametrize("action", [-1, 1000])
def test_a_number_that_no_action_has_is_refused(action: int) -> None:
    table = ToyGame().action_table()
    for ask in (table.name, table.move_of):
        with pytest.raises(BottegaError, match=f"there is no action {action}; they are 0 to {table.size - 1}"):
            ask(action)


def test_a_game_need_not_count_its_pieces() -> None:
    assert ToyGame().pieces(ToyGame().new(2, 1, {})) is None


BARE: Game[Position] = Game("bare", "Bare", 1, (2,))
S = Position(STEPS, 1)


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("fingerprint", lambda: BARE.fingerprint({})),
        ("set_up", lambda: BARE.new(2, 1, {})),
        ("view", lambda: BARE.view(S, 0)),
        ("determinize", lambda: BARE.determinize(S, 0, 1)),
        ("redeal", lambda: BARE.redeal(S, 1)),
        ("action_kinds", lambda: BARE.action_kinds()),
        ("actions_version", lambda: BARE.actions_version()),
        ("observation_layout", lambda: BARE.observation_layout()),
        ("observation_version", lambda: BARE.observation_version()),
        ("observe", lambda: BARE.observe(S, 0, Writer(1, 1))),
        ("describe", lambda: BARE.describe(Event(EventKind("x"), 0, ()))),
        ("end_rule", lambda: BARE.rule(S)),
        ("provenance", lambda: BARE.ours(["box.size"])),
        ("in_play", lambda: BARE.with_status(2, {}, "chosen")),
        ("result", lambda: BARE.result(S)),
        ("estimate", lambda: BARE.estimate(S, 0)),
        ("seats", lambda: BARE.seats(S)),
        ("rounds_left", lambda: BARE.rounds_left(S)),
        ("weights", lambda: BARE.weights({})),
    ],
)
def test_what_a_game_must_define(name: str, call: Callable[[], object]) -> None:
    assert BARE.choices() == ()
    assert BARE.basis(S, msg("why-over")) == []
    with pytest.raises(TypeError, match=rf"Game must define {name}\(\)"):
        call()


def test_a_game_need_not_have_what_only_makes_bots_quicker_or_surer() -> None:
    assert not BARE.lies_open(S)
    assert len(BARE.gains(S, 0, Weights((), []))) == 0
    assert BARE.outlook_names() == []
    assert len(BARE.outlook(S, 0)) == 0


def test_where_nothing_lies_behind_screens_nothing_is_told_of_it_or_forgotten() -> None:
    game = ToyGame()
    s = game.new(2, 1, {})
    assert game.told_view(s, 0) == game.view(s, 0)
    assert game.misremembered(s, 0, 1, 100) is s


@pytest.mark.parametrize("name", ["write", "explain", "target"])
def test_what_a_step_must_say_of_its_moves(name: str) -> None:
    with pytest.raises(TypeError, match=rf"Step must define {name}\(\)"):
        getattr(Step(), name)(S, 0, 0, 0)


@pytest.mark.parametrize("name", ["question", "rule", "moment"])
def test_what_a_step_must_say_of_its_decision(name: str) -> None:
    with pytest.raises(TypeError, match=rf"Step must define {name}\(\)"):
        getattr(Step(), name)(S, 0, 0)


def test_a_step_may_leave_the_rest_unsaid() -> None:
    step: Step[Position] = Step()
    assert step.normalize(S, "B1") == "B1"
    assert step.careful(S, 0, 0, 0) is False
    assert step.why_not(S, 0, 0, "bid") is None
    assert (BARE.modules(S), BARE.chosen_in(S), BARE.figures(S)) == ([], {}, [])


def test_why_nothing_can_be_done() -> None:
    game = ToyGame()
    s = game.new(3, 1, {})
    assert game.why_not(s, 0, "bid") == (msg("why-can"), "toy#bidding")
    assert game.why_not(s, -1, "bid") == (msg("why-watching"), "toy#bidding")
    assert game.why_not(s, 0, "table")[0].name == "why-question"
    while 0 in s.deciders():
        s.push(0, 0)
    assert game.why_not(s, 0, "bid") == (msg("why-planned"), "toy#bidding")
    assert game.careful(s, s.options[0]) is False
    s.playout(1)
    assert game.why_not(s, 0, "bid") == (msg("why-over"), "toy#end")
    with pytest.raises(BadNotation, match="the game is over"):
        game.read(s, "B0")


@pytest.mark.parametrize(
    ("drawn_from", "value", "drawn"),
    [("modules", "random", True), ("modules", "random:5", True), ("modules", "1,3", False), ("", "random", False)],
)
def test_the_seed_decides_only_what_is_drawn(drawn_from: str, value: str, drawn: bool) -> None:
    assert Choice("modules", (), "none", "which modules", drawn_from=drawn_from).is_drawn(value) == drawn


def test_results_compare_by_what_they_say() -> None:
    result = Result([3, 5], {"prizes": [3, 5]}, [1])
    assert result == Result([3, 5], {"prizes": [3, 5]}, [1])
    assert result != Result([3, 5], {"prizes": [3, 5]}, [0])
    assert result != [3, 5]
    assert len({result, Result([3, 5], {"prizes": [3, 5]}, [1])}) == 1
    assert repr(result) == "Result([3, 5], {'prizes': [3, 5]}, [1])"
