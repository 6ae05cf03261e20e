"""Writes what is printed on boards and sheets, as the games know it, for the drawings on the pages of the rules.

Into the page's folder, or into another one that is named.

Every game, and every module of a game, may have a `printed.py`; the page has a `printed.json` for each.
"""

import json
import sys
from importlib import import_module
from pathlib import Path

from bottega.games import FOLDER

PACKAGE = FOLDER.parent
PAGE = Path(__file__).parents[1] / "web" / "src"


def text(file: Path) -> str:
    """The values of a `printed.py`, one a line."""
    module = import_module(".".join(["bottega", *file.relative_to(PACKAGE).with_suffix("").parts]))
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in module.printed().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else PAGE
    for found in sorted(FOLDER.glob("**/printed.py")):
        made = folder / found.relative_to(PACKAGE).with_suffix(".json")  # the page's folders are those of the games
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text(text(found), "utf-8")
