"""The table of hooks in docs/architecture.md tells who uses which."""

import re
from pathlib import Path

from bottega.games.fresco.module import Module, overrides
from bottega.games.fresco.registry import FOUND

TEXT = (Path(__file__).parents[3] / "docs" / "architecture.md").read_text("utf-8")
TABLES = TEXT[TEXT.index("#### Hooks") : TEXT.index("#### Parts")]
MOST = 30  # a vocabulary that one can learn


def hooks() -> list[str]:
    """Every method of a module that can be overridden."""
    return [name for name in vars(Module) if not name.startswith("_") and callable(getattr(Module, name))]


def documented() -> dict[str, set[int]]:
    """The modules that the tables name for each hook."""
    found: dict[str, set[int]] = {}
    for line in TABLES.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        for name in re.findall(r"`(\w+)\(", cells[0]):
            found[name] = set(map(int, re.findall(r"\d+", cells[-1])))
    return found


def test_every_hook_is_in_the_tables_with_its_users() -> None:
    users = {name: {module.number for module in FOUND if overrides(module, name)} for name in hooks()}
    assert documented() == users


def test_every_hook_is_used() -> None:
    assert all(documented().values())


def test_the_vocabulary_is_small() -> None:
    assert len(hooks()) <= MOST
