"""Whoever follows the guide gets on: its examples in Python run as they stand, one after the other."""

import re
from pathlib import Path
from typing import Any

import pytest

import bottega

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "research.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", GUIDE, re.DOTALL | re.MULTILINE)


def test_the_guide_has_an_example_for_every_door() -> None:
    doors = "find_game(", "Batch(", "gymnasium.make_vec(", "pyspiel.load_game(", "pettingzoo.env("
    assert [door for door, block in zip(doors, BLOCKS, strict=True) if door not in block] == []


@pytest.mark.parametrize("block", BLOCKS)
def test_an_example_of_the_guide_runs(block: str) -> None:
    names: dict[str, Any] = {}
    exec(block, names)
    assert names


def test_what_is_cited_is_this_version() -> None:
    said = (ROOT / "CITATION.cff").read_text("utf-8")
    assert re.findall(r"^version: (.*)$", said, re.MULTILINE) == [bottega.__version__]
