"""The page docs/actions.md: every action of every game by its number."""

import ast
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bottega.core.actions import ActionKind
from bottega.games import NAMES, find_game

DOCS = Path(__file__).parents[3] / "docs"

HEAD = """# Actions

Every move that a game can ever offer has a number of its own: its *action*. The numbers are the same for all choices \
before the game: what a module would add is only masked where it is not in play. They never change within a version of \
the table; modules of an owner's own come after ours.

This page is made from the code by `python -m bottega.study.action_page`, and a test compares it. A move is what its \
step calls it: see [the steps of Sintra](architecture.md#agenda-tasks-steps) and [the moves of \
Fresco](architecture.md#the-steps-of-a-round). What an action does in a position is said by `game.write(s, move)` and \
`game.explain(s, move)`.
"""


def page() -> str:
    """The whole page."""
    return HEAD + "".join(table_of(find_game(name)) for name in NAMES)


def table_of(game: Any) -> str:
    """The actions of a game, a line for each kind."""
    table = game.action_table()
    lines = [f"\n## {game.title}\n", f"Version {table.version}, {table.size} actions.\n"]
    lines += ["| actions | kind | step | moves | asked |", "|---|---|---|---|---|"]
    for kind in table.kinds:
        first = table.first(kind)
        lines.append(" | ".join(["| " + span(range(first, first + len(kind.moves))), *columns(kind)]) + " |")
    return "\n".join(lines) + "\n"


def columns(kind: ActionKind) -> list[str]:
    """What is said of a kind of actions beside their numbers."""
    asked, question, _ = description(kind.module, kind.name).partition("? ")
    asked += question.strip()
    return [f"`{kind.owner}{kind.name}`", ", ".join(map(str, kind.steps)), spans(list(kind.moves)), asked]


def description(module: str, name: str) -> str:
    """What a class says of itself in one line; compiled ones have forgotten it."""
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    file = Path(spec.origin)
    source = file.with_name(file.name.partition(".")[0] + ".py").read_text("utf-8")
    node = next(node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == name)
    return (ast.get_docstring(node) or "").partition("\n")[0]


def spans(numbers: list[int]) -> str:
    """`0, 8-23`."""
    rows: list[list[int]] = []
    for number in numbers:
        if rows and rows[-1][-1] == number - 1:
            rows[-1].append(number)
        else:
            rows.append([number])
    return ", ".join(span(range(row[0], row[-1] + 1)) for row in rows)


def span(numbers: range) -> str:
    return f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"


if __name__ == "__main__":
    (DOCS / "actions.md").write_text(page(), "utf-8")
