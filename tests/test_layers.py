"""Packages import downwards only, at the beginning of a file and inside its functions alike."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "src" / "bottega"

# The lowest first; what is beside the packages counts with the layer whose work it does.
LAYERS = ("core", "i18n", "games", "bots", "workers", "study", "research", "server", "terminal", "cli")
BESIDE = {"__init__": "i18n", "engine": "core", "extras": "core", "__main__": "cli"}

# Who may look up, to what, and why.
EXCEPTIONS = {
    ("core/laws.py", "bottega.i18n"): "one law is that everything said can be said in words",
    ("core/saved.py", "bottega.games"): "bytes say of which game the position is that they make",
}


def layer(name: str) -> int:
    """The number of the layer of a package or of a module beside the packages."""
    return LAYERS.index(BESIDE.get(name, name))


def imports(file: Path) -> Iterator[str]:
    """The modules of ours that a file names in its imports, wherever they stand."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("bottega."))
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: import by full names"
            if node.module == "bottega":
                yield from (f"bottega.{alias.name}" for alias in node.names if not alias.name.startswith("__"))
            elif node.module is not None and node.module.startswith("bottega."):
                yield node.module


@cache
def upward() -> set[tuple[str, str]]:
    """Every file that imports from above, and what."""
    found: set[tuple[str, str]] = set()
    for file in ROOT.rglob("*.py"):
        place = file.relative_to(ROOT)
        own = layer(place.parts[0].removesuffix(".py"))
        found |= {(place.as_posix(), name) for name in imports(file) if layer(name.split(".")[1]) > own}
    return found


def test_nothing_imports_from_above() -> None:
    assert upward() - set(EXCEPTIONS) == set()


def test_every_exception_is_still_one() -> None:
    assert set(EXCEPTIONS) <= upward()


@pytest.mark.parametrize("package", sorted(path.parent.name for path in ROOT.glob("*/__init__.py")))
def test_every_package_has_its_layer(package: str) -> None:
    assert package in LAYERS


def test_only_commands_know_the_library_for_command_lines() -> None:
    knowing = [file.relative_to(ROOT) for file in ROOT.rglob("*.py") if "import click" in file.read_text("utf-8")]
    assert {place.parts[0] for place in knowing} == {"cli"}
