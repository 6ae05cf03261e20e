"""The layouts of observations are what the page about them says, and keep their versions."""

import subprocess
import sys
from pathlib import Path

import pytest

from bottega.games import NAMES, find_game

ROOT = Path(__file__).parents[2]

# A layout that is not the one of its version has a new version.
VERSIONS = {("fresco", 1): "f65ec28767ff", ("fresco", 2): "d574226bd5c0", ("sintra", 1): "9197e5be524e"}


def test_the_page_about_observations_is_made_from_the_code(tmp_path: Path) -> None:
    made = tmp_path / "observations.md"
    subprocess.run([sys.executable, str(ROOT / "tools" / "observations.py"), str(made)], check=True)
    page = (ROOT / "docs" / "observations.md").read_text("utf-8")
    assert page == made.read_text("utf-8"), "run: python tools/observations.py"


@pytest.mark.parametrize("name", NAMES)
def test_a_layout_keeps_its_version(name: str) -> None:
    game = find_game(name)
    version = f"Version {game.observation_version()}, {sum(p.size for p in game.observation_layout())} numbers"
    fingerprint = VERSIONS.get((name, game.observation_version()), "none")
    page = (ROOT / "docs" / "observations.md").read_text("utf-8")
    assert f"{version}, fingerprint `{fingerprint}`" in page, "another layout: raise its VERSION and note it here"
