"""Views are what their `view_types.py` say, nothing more and nothing less, for every seat and for spectators."""

from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bottega.core.errors import BadSetup
from bottega.core.game import SPECTATOR, Game
from bottega.core.kernel import Position
from bottega.core.rng import Random
from bottega.games import FOLDER, NAMES, find_game
from bottega.games.fresco.game import FrescoGame
from bottega.games.fresco.module import Module
from bottega.games.fresco.registry import FOUND, MODULES
from bottega.games.fresco.view_types import ModuleView
from bottega.games.sintra.const import LETTERS
from bottega.games.sintra.game import SintraGame
from bottega.games.sintra.state import Column

FRESCO, SINTRA = FrescoGame(), SintraGame()
OFTEN = 5  # every fifth position is looked at
ALL = ",".join(str(module.number) for module in MODULES)


def choices(game: Game[Any], players: int) -> Iterator[dict[str, str]]:
    """Every value of every choice, if so many can play with it; of modules all."""
    for choice in game.choices():
        for value in (ALL,) if choice.name == "modules" else choice.values:
            with suppress(BadSetup):
                yield game.complete(players, 1, {choice.name: value})


GAMES = [
    (name, players, chosen)
    for name in NAMES
    for players in find_game(name).player_counts
    for chosen in choices(find_game(name), players)
]


def types_in(file: Path) -> Any:
    """The VIEW of a file."""
    return import_module(".".join(["bottega.games", *file.relative_to(FOLDER).with_suffix("").parts])).VIEW


PARTS = {int(file.parent.name[1:3]): types_in(file) for file in FOLDER.glob("fresco/modules/m*/view_types.py")}


def positions(game: Game[Any], players: int, chosen: dict[str, str]) -> Iterator[Position]:
    """Some positions of a random game, and its end."""
    dice = Random(players)
    s = game.new(players, players, chosen)
    moves = 0
    while not s.over():
        if moves % OFTEN == 0:
            yield s
        s.play(s.options[dice.below(len(s.options))])
        moves += 1
    yield s


def check(data: object, shape: Any) -> None:
    """Every value has its type, and there is no name that the types do not know."""
    assert msgspec.convert(data, shape) == data


@pytest.mark.parametrize(("name", "players", "chosen"), GAMES)
def test_views_are_what_their_types_say(name: str, players: int, chosen: dict[str, str]) -> None:
    game = find_game(name)
    shape = types_in(FOLDER / name / "view_types.py")
    for s in positions(game, players, chosen):
        for who in (*range(players), SPECTATOR):
            view: dict[str, Any] = {**game.view(s, who)}
            parts = view.pop("modules", None)
            if parts is not None:
                view["modules"] = [msgspec.convert(part, ModuleView) for part in parts]
                for part in parts:
                    check({key: value for key, value in part.items() if key != "number"}, PARTS[part["number"]])
            check(view, shape)


def test_every_module_that_shows_something_says_what() -> None:
    assert set(PARTS) == {module.number for module in FOUND if type(module).new_part is not Module.new_part}


def test_what_is_not_declared_is_found() -> None:
    with pytest.raises(AssertionError):
        check({"module": "wall", "number": 9, "news": 1}, ModuleView)
    with pytest.raises(msgspec.ValidationError):
        check({"module": "wall", "number": "9"}, ModuleView)


def test_the_view_says_what_drawings_need_of_the_rules() -> None:
    s = FRESCO.new(3, 1, {})
    view = FRESCO.view(s, 0)
    assert view["altar"] == [{"paints": "RYB", "points": 2}, {"paints": "OGP", "points": 6}]
    assert [player["places"] for player in view["players"]] == [[3, 3, 3, 3, 3], None, None]
    s.players[1].neutral = 1
    assert [player["neutral"] for player in FRESCO.view(s, 0)["players"]] == [False, True, False]


def test_the_palace_is_worth_what_it_would_bring() -> None:
    s = SINTRA.new(2, 1, {"side": "B"})
    columns = s.players[0].columns
    for i, panes in enumerate(("OO", "OB", "P.")):
        upper, lower = LETTERS.find(panes[0]), LETTERS.find(panes[1])
        columns[i] = Column(columns[i].face, columns[i].pattern, columns[i].joker_fields, 0, 0, upper, lower)
    player = SINTRA.view(s, SPECTATOR)["players"][0]
    assert (player["windows"], player["most"], player["palace"]) == (2, "OOO", 6)
