"""Every move has a number of its own, whatever was chosen before the game."""

import re
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.actions import ActionKind, ActionTable, kind_of
from bottega.core.errors import LawBroken
from bottega.core.kernel import Position
from bottega.core.laws_of_study import actions_read_back
from bottega.games import NAMES, find_game
from tests.core.toy import Bid, ToyGame

GAMES: dict[str, Any] = {name: find_game(name) for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_every_action_reads_back(name: str) -> None:
    table = GAMES[name].action_table()
    assert table is GAMES[name].action_table()
    assert len(set(table.names)) == table.size
    for action in range(table.size):
        step, move = table.move_of(action)
        assert table.id_of(step, move) == action
    assert table.size < 1024
    assert [table.first(kind) for kind in table.kinds][:2] == [0, len(table.kinds[0].moves)]


@pytest.mark.parametrize("name", NAMES)
def test_names_are_short_and_plain(name: str) -> None:
    assert all(re.fullmatch(r"(m\d\d\.)?[A-Z][A-Za-z]+\.\d+", word) for word in GAMES[name].action_table().names)


def test_a_module_adds_its_moves_to_whichever_step_asks_for_the_work() -> None:
    table = GAMES["fresco"].action_table()
    fulfil = next(kind for kind in table.kinds if kind.name == "FulfillRequest")
    workshop, guild = fulfil.steps
    assert table.id_of(workshop, fulfil.moves[0]) == table.id_of(guild, fulfil.moves[0]) >= 0


def test_no_action_beyond_the_moves() -> None:
    table = ToyGame().action_table()
    assert [table.id_of(step, move) for step, move in ((-1, 0), (0, 0), (1, -1), (1, 3), (9, 0))] == [-1] * 5


def test_options_and_their_mask() -> None:
    game = ToyGame()
    table = game.action_table()
    s = game.new(2, 1, {})
    assert (table.size, table.version) == (5, 1)
    assert [table.name(action) for action in table.ids(s)] == ["Bid.0", "Bid.1", "Bid.2"]
    assert list(table.mask(s)) == [1, 1, 1, 0, 0]
    assert [table.move_in(s, action) for action in (-1, 0, 2, 3, 5)] == [-1, 0, 2, -1, -1]
    s.options = vec[i64]([0])
    assert table.move_in(s, 1) == -1
    while not s.over():
        s.play(s.options[0])
    assert list(table.mask(s)) == [0] * 5


class Forgetful(Bid):
    def moves(self) -> vec[i64]:
        return vec[i64]([0, 1])


class Forgets(ToyGame):
    def action_kinds(self) -> list[ActionKind]:
        return [kind_of("", 1, Forgetful())]


class Elsewhere(ActionTable):
    """Reads every action as another move."""

    def move_in(self, s: Position, action: i64) -> i64:
        return 7


class OneForAll(ActionTable):
    """All options are one action."""

    def id_of(self, step: i64, move: i64) -> i64:
        return 1

    def move_in(self, s: Position, action: i64) -> i64:
        return s.options[self.asked()]

    def asked(self) -> int:
        self.reads = getattr(self, "reads", -1) + 1
        return self.reads


class With(ToyGame):
    """A table of another kind."""

    def __init__(self, table: type[ActionTable]) -> None:
        super().__init__()
        self.kind = table

    def action_table(self) -> ActionTable:
        return self.kind(1, self.action_kinds())


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (Forgets(), "Bid offers move 2, which its moves() does not list"),
        (With(Elsewhere), "move 0 is action 0, which reads as move 7"),
        (With(OneForAll), "two options are one action in [1, 1, 1]"),
    ],
)
def test_the_law_of_actions(game: ToyGame, what: str) -> None:
    with pytest.raises(LawBroken, match=f"actions read back: {re.escape(what)}"):
        actions_read_back(game, game.new(2, 1, {}))
