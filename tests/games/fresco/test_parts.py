"""What modules build on, and the corners of the gates."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.kernel import Step
from bottega.games import fresco
from bottega.games.fresco.action_tile import KEEP, ON_COLUMN, Cover
from bottega.games.fresco.const import MARKET, WORKSHOP, bit
from bottega.games.fresco.game import FrescoGame
from bottega.games.fresco.module import ActionTile, AddedMove, Module, Part, Rules
from bottega.games.fresco.places.visit import go_to
from bottega.games.fresco.registry import MODULES, STEPS
from bottega.games.fresco.sealed_tile import SealedTile
from bottega.games.fresco.state import MEGA, Fresco, Player, new_player

GAME = FrescoGame()


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("copy", lambda: Part().copy()),
        ("key", lambda: Part().key()),
        ("view", lambda: Part().view(GAME.new(3, 1, {}), 0)),
    ],
)
def test_what_a_part_must_define(name: str, call: Callable[[], object]) -> None:
    with pytest.raises(TypeError, match=rf"Part must define {name}\(\)"):
        call()


def test_a_module_that_overrides_nothing_changes_nothing() -> None:
    nothing = Module(18, "nothing")
    rules = Rules([nothing])
    assert rules.modules == [nothing]
    assert rules.has(18)
    assert not rules.has(17)
    assert rules.paints == 6
    lists = [value for name in dir(rules) if isinstance(value := getattr(rules, name), list)]
    assert [modules for modules in lists if nothing in modules] == [rules.by_number, rules.modules]
    s = GAME.new(3, 1, {})
    before = s.key()
    none = vec[i64]()
    for hook, args in {
        "set_up": (), "round_began": (), "woke": (0, 0), "plans": (0,), "plans_revealed": (), "arrived": (0, 0),
        "all_awake": (), "leaving": (0, 0), "went_forward": (0, 1, 2), "work_done": (),
        "figure_acts": (0, 3), "bought": (0, 0, 0), "restoring": (0, 0), "restored": (0, 0, 0),
        "bishop_arrived": (0, 0), "round_ended": (), "paint_income": (0,),
        "final_scoring": (),
    }.items():  # fmt: skip
        assert getattr(nothing, hook)(s, *args) is None
    for hook, args in {
        "bonus": (0, 0, 5), "binds": (0, 3), "theater_mood": (0,), "income": (0,),
        "needs": (0, 0),
    }.items():  # fmt: skip
        assert getattr(nothing, hook)(s, *args) == 0
    for hook, args in {
        "forbids_restoring": (0, 0), "is_final": (),
    }.items():  # fmt: skip
        assert getattr(nothing, hook)(s, *args) is False
    assert (nothing.advice.worth(s, 0), nothing.advice.prospect(s, 0, 0, 1)) == (0.0, 0.0)
    assert (nothing.tile.is_useless(s), nothing.workshop, nothing.added) == (False, -1, [])
    nothing.tile.visit(s, 0, 1)
    assert list(AddedMove(0).options(s, 0, 0, none)) == []
    assert list(AddedMove(0).moves()) == []
    AddedMove(0).take(s, 0, 0, 0, 0)
    assert AddedMove(0).careful(s, 0, 0, 0) is False
    assert s.key() == before
    assert nothing.restoring_note(s, 0, 0) is None
    assert nothing.why_not(s, 0, "m18") is None
    assert nothing.steps() == []


@pytest.mark.parametrize("method", ["write", "explain", "target"])
def test_a_move_that_a_module_adds_must_say_what_it_is(method: str) -> None:
    s = GAME.new(3, 1, {})
    with pytest.raises(TypeError, match=rf"AddedMove must define {method}\(\)"):
        getattr(AddedMove(0), method)(s, 0, 0, 0)


@pytest.mark.parametrize(("method", "args"), [("count", 2), ("spend", 2), ("write", 0), ("words", 0)])
def test_a_tile_with_seals_must_say_what_it_is(method: str, args: int) -> None:
    given = [GAME.new(3, 1, {}), 0][:args]
    with pytest.raises(TypeError, match=rf"SealedTile must define {method}\(\)"):
        getattr(SealedTile(0), method)(*given)


def test_a_part_with_nothing_in_it() -> None:
    s = GAME.new(3, 1, {})
    part = Module(18, "nothing").new_part(s)
    before = s.key()
    part.deal(s, 0, -1)
    part.credit(0, 5)  # it has no source of points
    assert part.pieces(s) == part.market_tiles() == part.fresco_tiles() == []
    assert s.key() == before


def test_every_step_is_at_its_number() -> None:
    """Four numbers from 28 on belong to each module; the base game's are below."""
    for module in MODULES:
        first = 28 + 4 * module.number
        names = [type(step).__name__ for step in STEPS[first : first + 4]]
        assert names[: len(module.steps())] == [type(step).__name__ for step in module.steps()]
    assert [type(STEPS[n]).__name__ for n in (36, 44, 45, 53, 96)] == [
        "StackTiles", "SetPennies", "ThrowPennies", "TakeWindow", "AtGuild",
    ]  # fmt: skip


def test_no_step_takes_the_number_of_another() -> None:
    """Each step of the base game is there: two of one number would leave only the second."""
    here = Path(fresco.__file__).parent
    names = [file.relative_to(here).with_suffix("").parts for file in here.rglob("[a-z]*.py")]
    files = [import_module(".".join(["bottega.games.fresco", *name])) for name in names if name[0] != "modules"]
    classes = {thing for file in files for thing in vars(file).values() if isinstance(thing, type)}
    steps = {kind for kind in classes if issubclass(kind, Step) and ".games.fresco." in kind.__module__}
    shared = ("bottega.games.fresco.decision", "bottega.games.fresco.modules")
    base = {kind.__name__ for kind in steps if not kind.__module__.startswith(shared)}
    assert base == {type(step).__name__ for step in STEPS[:28]}


def test_a_module_may_be_written_in_plain_python() -> None:
    class Loud(Module):
        def round_began(self, s: object) -> None:
            heard.append(self.name)

    heard: list[str] = []
    loud = Loud(18, "loud")
    assert Rules([loud]).round_began == [loud]
    Rules([loud]).round_began[0].round_began(GAME.new(3, 1, {}))
    assert heard == ["loud"]


def with_module(module: Module) -> Fresco:
    """A position with one player and one module, before anything is set up."""
    s = Fresco(STEPS, 1, GAME.box, Rules([module]), MEGA)
    s.players = vec[Player]([new_player(GAME.box)])
    return s


def test_an_action_tile_may_be_for_one_column_only() -> None:
    s = with_module(Module(18, "stall", tile=ActionTile(0, 0, 1, MARKET)))
    assert list(Cover().options(s, 0, 18)) == [ON_COLUMN + MARKET, KEEP]
    s.players[0].cover(MARKET, 17)
    assert list(Cover().options(s, 0, 18)) == []  # what has only one answer is not asked


def test_a_module_may_ask_for_the_work_at_the_workshop_itself() -> None:
    s = with_module(Module(18, "busy", workshop=120))
    go_to(s, 0, WORKSHOP, 1, 0)
    assert [task & 255 for task in s.agenda] == [120]


def test_paying_and_earning_nothing_is_not_told() -> None:
    s = GAME.new(3, 1, {})
    s.log = []
    s.pay(0, 0)
    s.earn(0, 0)
    assert (s.log, s.players[0].thalers) == ([], 12)


def test_where_every_space_is_needed_nothing_is_asked() -> None:
    s = GAME.new(3, 1, {})
    s.players[0].own = 15
    while s.step() == 1:
        s.play(3 if s.to_move() == 0 else s.options[0])
    assert [int(s.players[0].at(column)) for column in range(5)] == [3] * 5
    assert s.players[0].planned
    assert s.to_move() == 1


def test_whoever_is_asked_is_asked_in_a_guess_too() -> None:
    s = GAME.new(3, 1, {})
    while s.step() == 1:
        s.play(s.options[0])
    for who in (0, 1, 2):
        s.ask(who)
        guesses = [GAME.determinize(s, who, seed) for seed in range(10)]
        assert [int(guess.to_move()) for guess in guesses] == [who] * 10
        assert len({tuple(guess.bag) for guess in guesses}) > 1


def test_a_guess_keeps_all_goods_since_everybody_could_know_them() -> None:
    s = GAME.new(3, 1, {})
    s.players[0].thalers = 5
    s.players[2].paints[1] = 4
    for who in (0, 1, 2, -1):
        guess = GAME.determinize(s, who, 7)
        assert GAME.screened(guess) == GAME.screened(s)
        assert GAME.screened(guess)[0][0] == 5
        assert GAME.screened(guess)[2][2] == 4


def test_masks_are_wider_than_32_bits() -> None:
    """Also when compiled."""
    assert [bit(number) for number in (0, 1, 30, 31, 32, 61)] == [1, 2, 2**30, 2**31, 2**32, 2**61]
