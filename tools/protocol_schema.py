"""Prints the JSON Schema of the table's protocol, from which the browser's types are made."""

import json
import sys
from typing import Any

import msgspec

from bottega.server import protocol


def schema() -> dict[str, Any]:
    """All structs of the protocol, and the two unions."""
    structs = [
        thing
        for thing in vars(protocol).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing is not msgspec.Struct
    ]
    shapes, parts = msgspec.json.schema_components(
        [protocol.ClientMessage, protocol.Answer, *structs], ref_template="#/$defs/{name}"
    )
    parts["ClientMessage"], parts["Answer"] = shapes[:2]
    return {"title": "Protocol", "type": "object", "properties": {}, "$defs": parts}


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=1)
