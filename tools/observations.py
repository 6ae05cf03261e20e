"""Writes the layouts of observations into docs/observations.md, or to another file that is named."""

import hashlib
import re
import sys
from itertools import groupby
from pathlib import Path

from bottega.core.observation import Piece
from bottega.games import NAMES, find_game

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"

HEAD = """# Observations

Made from the code by `tools/observations.py`, for programs that learn.

A position as integers, as a seat may know it. A game has one layout, whoever plays and with whatever modules; what is
absent is 0. Counts are as they are, choices are 1 at their place. `seat0` is the observer, `seat1` the next in turn
order and so on; the first index of each is given.

A layout has a version, which grows whenever a number's place or meaning changes. The fingerprint is that of names and
sizes; an own component file, or a module of your own, may change it.

What players have behind their screens is there for all seats, since everybody could know it: all that comes and goes is
told. Plans, cards and maps are there as far as the seat may see them. Left out is what is printed and never changes in
a game, and what no rule asks for any more. Options are no part of an observation.
"""


def fingerprint(pieces: list[Piece]) -> str:
    """A short name for a layout."""
    return hashlib.sha256(repr([(piece.name, piece.size) for piece in pieces]).encode()).hexdigest()[:12]


def rows(pieces: list[Piece]) -> list[str]:
    """A row of the table for each piece; those of all seats share one."""
    starts: dict[str, list[int]] = {}
    by_name: dict[str, Piece] = {}
    at = 0
    for piece in pieces:
        name = re.sub(r"seat[0-9]\.", "seat*.", piece.name)
        starts.setdefault(name, []).append(at)
        by_name[name] = piece
        at += piece.size
    return [
        f"| `{name}` | {', '.join(map(str, starts[name]))} | {by_name[name].size} | {by_name[name].says} |"
        for name in starts
    ]


def block(row: str) -> str:
    """The module that a row is about."""
    found = re.match(r"\| `(m[0-9]{2})\.", row)
    return found[1] if found else ""


def text() -> str:
    """The page."""
    parts = [HEAD]
    for name in NAMES:
        game = find_game(name)
        pieces = game.observation_layout()
        size = sum(piece.size for piece in pieces)
        version = f"Version {game.observation_version()}, {size} numbers, fingerprint `{fingerprint(pieces)}`."
        parts.append(f"\n## {game.title}\n\n{version}\n")
        for module, found in groupby(rows(pieces), block):
            title = f"\n### Module {int(module[1:])}\n" if module else ""
            parts.append(
                f"{title}\n| piece | from | numbers | what they say |\n|---|---|---|---|\n" + "\n".join(found) + "\n"
            )
    return "".join(parts)


if __name__ == "__main__":
    (Path(sys.argv[1]) if len(sys.argv) > 1 else PAGE).write_text(text(), "utf-8")
