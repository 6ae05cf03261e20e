"""Prints JSON Schemas from which the browser's types are made: of the table's protocol, and of every view.

Every game, and every module of a game, may have a `view_types.py` with its VIEW.
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from bottega.games import FOLDER
from bottega.server import protocol

PACKAGE = FOLDER.parent
REFERENCE = "#/$defs/{name}"


def schemas() -> dict[str, Any]:
    """Each file of the page that holds such types: where they come from, and their schema."""
    views = sorted(FOLDER.glob("**/view_types.py"))
    made = {"src/protocol.ts": {"source": "server/protocol.py", "schema": protocol_schema()}}
    return made | {types_of(file): {"source": named(file), "schema": view_schema(file)} for file in views}


def protocol_schema() -> dict[str, Any]:
    """All structs of the protocol, and the two unions."""
    structs = [
        thing
        for thing in vars(protocol).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing is not msgspec.Struct
    ]
    shapes, parts = msgspec.json.schema_components(
        [protocol.ClientMessage, protocol.Answer, *structs], ref_template=REFERENCE
    )
    parts["ClientMessage"], parts["Answer"] = shapes[:2]
    return {"title": "Protocol", "type": "object", "properties": {}, "$defs": parts}


def view_schema(file: Path) -> dict[str, Any]:
    """A view, and what it is made of."""
    view = import_module(".".join(["bottega", *file.relative_to(PACKAGE).with_suffix("").parts])).VIEW
    _shapes, parts = msgspec.json.schema_components([view], ref_template=REFERENCE)
    return {**parts.pop(view.__name__), "$defs": parts}


def types_of(file: Path) -> str:
    """Where the page keeps the types of a view: the page's folders are those of the games."""
    return f"src/{named(file.with_name('view-types.ts'))}"


def named(file: Path) -> str:
    """A file of the package by its path there."""
    return file.relative_to(PACKAGE).as_posix()


if __name__ == "__main__":
    json.dump(schemas(), sys.stdout, indent=1)
