"""Where the values on the pieces come from: printed, found, deduced, chosen by us, or an owner's own."""

from typing import Any, Final

from bottega.core.tables import STATUS, STATUSES, Tables
from bottega.core.words import Said, say

OWNER: Final = "owner"  # an owner's file says another value than ours
CHOSEN: Final = "chosen"
RANKS: Final = (*STATUSES, OWNER)  # the surest first


class Provenance:
    """What a box says of its values. A path names a value: `hostel.mood`, or an item of it from 0, `hostel.mood.4`."""

    def __init__(self, tables: Tables, standard: Tables, labels: dict[str, str], pictures: dict[str, str]) -> None:
        self.tables: Final = tables
        self.standard: Final = standard
        self.labels: Final = labels  # by table: the entry whose items name those of the others
        self.pictures: Final = pictures  # by path: what its items are letters of, for messages that show them

    def value(self, path: str) -> Any:
        """A value as the file writes it; a table that an owner's file leaves out is ours."""
        table, entry, item = parts(path)
        tables = self.tables if table in self.tables.data else self.standard
        value = tables.value(table, entry)
        return value if item is None else value[item]

    def status(self, path: str) -> str:
        """How sure a value is: its status, or OWNER; of a whole list, that of its least sure item."""
        table, entry, item = parts(path)
        places = range(self.count(table, entry)) if item is None else [item]
        return max([self.status_of(table, entry, place) for place in places], key=RANKS.index)

    def count(self, table: str, entry: str) -> int:
        """How many items an entry has; a single value is one."""
        value = self.value(f"{table}.{entry}")
        return len(value) if isinstance(value, list) else 1

    def status_of(self, table: str, entry: str, item: int) -> str:
        """The status of one item. An owner who leaves a value as it is may say that it is surer, not less sure."""
        ours = self.standard.status(table, entry, item) if self.known(table, entry, item) else OWNER
        if ours == OWNER or table not in self.tables.data:
            return ours
        return min(ours, self.tables.status(table, entry, item) or ours, key=RANKS.index)

    def known(self, table: str, entry: str, item: int) -> bool:
        """Is an item as in our box?"""
        value, ours = self.value(f"{table}.{entry}"), self.standard.value(table, entry)
        if not isinstance(ours, list):
            return bool(value == ours)
        return item < len(ours) and bool(value[item] == ours[item])

    def items(self, table: str, entry: str, status: str) -> list[int]:
        """The items of an entry that have a status."""
        return [item for item in range(self.count(table, entry)) if self.status_of(table, entry, item) == status]

    def words(self, path: str) -> Said:
        """What a value of ours is called; where some items are ours and some not, with those that are."""
        table, entry, item = parts(path)
        name = f"box-{table}-{entry}"
        if not isinstance(self.standard.data[STATUS][table][entry], list):
            return say(name)
        items = self.items(table, entry, CHOSEN) if item is None else [item]
        named = self.value(f"{table}.{self.labels.get(table, entry)}")
        which = [str(named[place]) for place in items]
        kind = self.pictures.get(f"{table}.{entry}")
        return say(name, which=", ".join(which)) if kind is None else Said(name, {kind: which})


def parts(path: str) -> tuple[str, str, int | None]:
    """Table, entry and item of a path."""
    table, entry, *item = path.split(".")
    return table, entry, int(item[0]) if item else None
