"""What the drawings of the rules show is what the games know."""

import subprocess
import sys
from pathlib import Path

from bottega.games.fresco.modules.m06_glaziers.printed import printed as by_glaziers
from bottega.games.fresco.modules.m15_dome.printed import printed as by_dome
from bottega.games.fresco.printed import printed as by_fresco
from bottega.games.sintra.printed import printed as by_sintra

ROOT = Path(__file__).parents[2]


def found(folder: Path) -> dict[str, str]:
    """What is printed, by file."""
    return {file.relative_to(folder).as_posix(): file.read_text("utf-8") for file in folder.rglob("printed.json")}


def test_the_page_has_what_the_games_have_printed(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(ROOT / "tools" / "printed.py"), str(tmp_path)], check=True)
    assert found(ROOT / "web" / "src") == found(tmp_path), "run make types"


def test_what_the_booklets_show() -> None:
    fresco = by_fresco()
    assert (fresco["times"], fresco["moods"]) == ([5, 6, 7, 8, 9], [-3, -2, -1, 0, 1])
    assert (fresco["tile"], fresco["tile_value"], fresco["altar_points"]) == ("OGY", 7, [3, 5, 6])
    assert fresco["blends"] == ["RYO", "YBG", "RBP"]
    assert by_glaziers()["windows"] == [1, 2, 3, 5, 9, 10, 14, 15, 19, 21, 22, 23]
    assert by_dome()["domes"] == [6, 7, 8, 11, 12, 13, 16, 17, 18]
    assert by_sintra()["ornament_points"] == [0, 0, 3, 6, 10]
