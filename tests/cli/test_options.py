"""Options of commands are made of what the games ask before a game."""

from pathlib import Path
from typing import Any

import click
import pytest

import bottega.games
from bottega.cli.options import GameCommand, choice_option, choice_options, components_option
from bottega.core.errors import BadSetup
from bottega.core.game import Choice, Game
from bottega.games import NAMES, find_game
from tests.core.toy import ToyGame


def read(option: click.Option, text: str) -> Any:
    command = click.Command("command", params=[option])
    return command.make_context("command", [f"--{option.name}", text]).params[option.name or ""]


def test_every_choice_of_every_game_is_an_option() -> None:
    choices = {choice.name for name in NAMES for choice in find_game(name).choices()}
    assert {option.name for option in choice_options()} == choices


def test_another_game_brings_its_own_options(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(name: str, table: Path | None = None) -> Game[Any]:
        return ToyGame() if name == "toy" else find_game(name, table)

    monkeypatch.setattr(bottega.games, "NAMES", (*NAMES, "toy"))
    monkeypatch.setattr(bottega.games, "find_game", find)
    choice_options.cache_clear()
    try:

        @click.command(cls=GameCommand)
        @components_option
        def command(components: Path | None, **chosen: str | None) -> dict[str, str | None]:
            return chosen

        said = command.main(["--rounds", "1"], standalone_mode=False)
        assert said == {"edition": None, "modules": None, "side": None, "start": None, "rounds": "1"}
        assert "Toy: " in command.get_help(click.Context(command))
    finally:
        choice_options.cache_clear()


def test_games_that_share_a_choice_share_its_option() -> None:
    side = Choice("side", ("A", "B"), "A", "palace side")
    other = Choice("side", ("C",), "C", "bank of the river")
    option = choice_option("side", [("Sintra", side), ("Third", other)])
    assert (option.metavar, option.help) == ("A|B|C", "Sintra: palace side. Third: bank of the river.")


@pytest.mark.parametrize(("typed", "value"), [("b", "B"), (" A ", "A")])
def test_a_value_may_be_typed_in_any_case(typed: str, value: str) -> None:
    option = choice_option("side", [("Sintra", Choice("side", ("A", "B"), "A", "palace side"))])
    assert read(option, typed) == value


def test_a_value_that_is_none_is_refused_with_those_there_are() -> None:
    option = choice_option("side", [("Sintra", Choice("side", ("A", "B"), "A", "palace side"))])
    with pytest.raises(BadSetup, match="--side cannot be 'C'; choose from A, B"):
        read(option, "C")


def test_a_value_that_only_the_game_can_read_is_left_to_it() -> None:
    option = choice_option("modules", [("Fresco", Choice("modules", ("none", "all"), "none", "in play", "LIST"))])
    assert read(option, " Portraits,WELL") == "portraits,well"
    assert option.metavar == "LIST"
