"""Where the values on the pieces come from: printed, found, deduced, chosen by us, or an owner's own."""

from typing import Any, Final

from bottega.core.messages import Message, msg
from bottega.core.tables import STATUS, STATUSES, Tables

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
        if item is None:
            return value
        return value[item] if item < len(value) else None

    def has(self, path: str, status: str) -> bool:
        """Has a value this status, or an item of it?"""
        return status in self.statuses(path)

    def statuses(self, path: str) -> list[str]:
        """The status of each item of a value, or of the one that the path names."""
        table, entry, item = parts(path)
        value, ours = listed(self.value(f"{table}.{entry}")), listed(self.standard.value(table, entry))
        statuses = [self.status_of(table, entry, place, value, ours) for place in range(max(len(value), len(ours)))]
        if OWNER in statuses:  # whoever has corrected some items has looked at all
            statuses = [OWNER if status == CHOSEN else status for status in statuses]
        return statuses if item is None else statuses[item : item + 1]

    def status_of(self, table: str, entry: str, item: int, value: list[Any], ours: list[Any]) -> str:
        """The status of one item. An owner who leaves a value as it is may say that it is surer, not less sure."""
        if item >= len(value) or item >= len(ours) or value[item] != ours[item]:
            return OWNER
        status = self.standard.status(table, entry, item)
        stated = self.tables.status(table, entry, item) if table in self.tables.data else ""
        return min(status, stated or status, key=RANKS.index)

    def words(self, path: str) -> Message:
        """What a value of ours is called; where some items are ours and some not, with those that are."""
        table, entry, item = parts(path)
        name = f"box-{table}-{entry}"
        if not isinstance(self.standard.data[STATUS][table][entry], list):
            return msg(name)
        statuses = self.statuses(f"{table}.{entry}")
        named = self.value(f"{table}.{self.labels.get(table, entry)}")
        items = range(len(statuses)) if item is None else [item]
        which = [str(named[place]) for place in items if statuses[place] == CHOSEN]
        kind = self.pictures.get(f"{table}.{entry}")
        return msg(name, which=", ".join(which)) if kind is None else Message(name, {kind: which})

    def owner_words(self, path: str) -> Message:
        """What an owner's file says, as it stands there."""
        table, entry, _ = parts(path)
        return msg("ours-owner", entry=f"[{table}] {entry}", value=str(self.value(f"{table}.{entry}")))


def parts(path: str) -> tuple[str, str, int | None]:
    """Table, entry and item of a path."""
    table, entry, *item = path.split(".")
    return table, entry, int(item[0]) if item else None


def listed(value: Any) -> list[Any]:
    """The items of a value; a single one is its only item."""
    return value if isinstance(value, list) else [value]
