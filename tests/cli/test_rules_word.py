"""The word `rules`: of the modules, only those in play are told."""

import re
from importlib import resources

import pytest

from bottega.fresco.rules import MODULES
from bottega.terminal.play import without_modules
from tests.cli.shell import Shell

RULES = resources.files("bottega.fresco").joinpath("rules.md").read_text("utf-8")
START = ("play", "fresco", "--players", "3", "--seed", "5")


def told(said: str) -> list[int]:
    """The modules whose sections are shown."""
    return [int(number) for number in re.findall(r"^\W*Module (\d+):", said, re.MULTILINE)]


@pytest.mark.parametrize(
    ("modules", "numbers"),
    [("none", []), ("1,7,17", [1, 7, 17]), ("well", [4]), ("all", list(range(1, 18)))],
)
def test_rules_tell_the_modules_in_play(shell: Shell, modules: str, numbers: list[int]) -> None:
    said = shell(*START, "--modules", modules, keys="rules\nquit\n").well()
    assert told(said) == numbers
    for word in ("Waking up", "Final scoring", "What everybody knows", "Notation"):
        assert word in said


def test_rules_of_a_loaded_game_tell_its_modules(shell: Shell) -> None:
    shell(*START, "--modules", "1,4", "--save", "game.txt", keys="quit\n").well()
    assert told(shell("play", "--load", "game.txt", keys="rules\nquit\n").well()) == [1, 4]
    record = shell.read("game.txt")
    shell.write(
        "none.txt", re.sub(r"components: .*", f"components: {base_box(shell)}", record.replace("modules: 1,4\n", ""))
    )
    assert told(shell("play", "--load", "none.txt", keys="rules\nquit\n").well()) == []


def base_box(shell: Shell) -> str:
    """The fingerprint of the base game, as a record has it."""
    shell(*START, "--save", "base.txt", keys="quit\n").well()
    return str(re.findall(r"components: (.*)", shell.read("base.txt"))[0])


def test_every_module_has_a_section_and_no_other_text_leaves_with_it() -> None:
    assert told(RULES) == [module.number for module in MODULES]
    base = without_modules(RULES, [])
    assert told(base) == []
    for module in MODULES:
        text = without_modules(RULES, [str(module.number)])
        assert told(text) == [module.number]
        section = text[text.index(f"## Module {module.number}:") :]
        section = section[: section.index("\n## ", 1) + 1]
        assert text.replace(section, "") == base
    assert without_modules(RULES, [str(module.number) for module in MODULES]) == RULES


def test_a_number_is_not_taken_for_its_first_digit() -> None:
    text = "## One\na\n## Module 1: A\nb\n## Module 11: B\nc\n## End\nd\n"
    assert without_modules(text, ["1"]) == "## One\na\n## Module 1: A\nb\n## End\nd\n"
    assert without_modules(text, ["11"]) == "## One\na\n## Module 11: B\nc\n## End\nd\n"
    assert without_modules(text, ["none"]) == "## One\na\n## End\nd\n"
