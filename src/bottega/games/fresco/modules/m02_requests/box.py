"""The box of the module: the points of the bishop's requests."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.tables import Tables
from bottega.games.fresco.box import Components
from bottega.games.fresco.pieces import BaseBox, ModuleBox, integers

TABLE: Final = "m2_requests"
REQUESTS: Final = ("general", "O", "G", "P")
REQUESTS_EACH: Final = 3  # of a kind
ENTRIES: Final[tuple[str, ...]] = REQUESTS


class RequestsBox(ModuleBox):
    """The points of the bishop's requests."""

    def __init__(self, tables: Tables, base: BaseBox) -> None:
        super().__init__()
        self.requests: Final = requests(tables)

    def values(self) -> tuple[object, ...]:
        return (list(self.requests),)


BOX: Final = RequestsBox


def requests_box(box: Components) -> RequestsBox:
    """What the box has for this module."""
    return cast(RequestsBox, box.modules[2])


def requests(tables: Tables) -> vec[i64]:
    """The points of each kind's tiles, the highest on top."""
    values: list[int] = []
    for kind in REQUESTS:
        points = tables.numbers(TABLE, kind, (REQUESTS_EACH, REQUESTS_EACH), 1, 99)
        if sorted(points, reverse=True) != list(points):
            raise tables.wrong(TABLE, kind, f"must start with the highest, not {list(points)}")
        values += points
    return integers(values)
