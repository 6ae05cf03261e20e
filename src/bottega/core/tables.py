"""Component tables: TOML files whose every value is checked, with errors that name table and line."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from bottega.core.errors import BadComponents

LARGEST: Final = 1_000_000  # bytes

# How sure a value is, the surest first. The table `status` holds one for each entry, or a list with one for each item.
STATUSES: Final = ("booklet", "found", "deduced", "chosen")
STATUS: Final = "status"


class Tables:
    """A TOML file of tables; each accessor checks shape and range or raises BadComponents."""

    def __init__(self, text: str, source: str) -> None:
        self.source: Final = source
        self.text: Final = text
        self.lines: Final = text.splitlines()
        try:
            self.data: Final[dict[str, Any]] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadComponents(f"{source}: not TOML: {first_line(error)}; mend that place") from None

    def only(self, known: dict[str, tuple[str, ...]]) -> None:
        """Refuse tables and entries nobody reads: they are misspelt."""
        for table in self.data:
            if table != STATUS:
                self.only_known(known, table, table)
                self.only_entries(known[table], table, self.table(table))
        for table, entries in self.table(STATUS).items() if STATUS in self.data else ():
            place = f"{STATUS}.{table}"
            if not isinstance(entries, dict):
                raise self.wrong(STATUS, table, f"must be a table of its own: [{printable(place)}]")
            self.only_known(known, table, place)
            self.only_entries(known[table], place, entries)
            for entry, value in entries.items():
                self.check_status(table, entry, value)

    def only_known(self, known: dict[str, tuple[str, ...]], table: str, place: str) -> None:
        """Refuse a table that stands at `place` if it is unknown."""
        if table not in known:
            raise self.wrong(place, "", f"unknown table; known: {', '.join(known)}")

    def only_entries(self, known: tuple[str, ...], place: str, entries: dict[str, Any]) -> None:
        """Refuse unknown entries of a table that stands at `place`."""
        for entry in entries:
            if entry not in known:
                raise self.wrong(place, entry, f"unknown entry; known: {', '.join(known)}")

    def check_status(self, table: str, entry: str, value: Any) -> None:
        """Refuse a status that is none. A list may be too short or too long: whoever changes a value need not count."""
        for item in value if isinstance(value, list) else [value]:
            if item not in STATUSES:
                place = f"{STATUS}.{table}"
                raise self.wrong(place, entry, f"must be one of {', '.join(STATUSES)}, not {shown(item)}")

    def status(self, table: str, entry: str, item: int) -> str:
        """What the file says of an item, or of the whole entry; nothing if it says nothing."""
        stated = self.data.get(STATUS, {}).get(table, {}).get(entry, "")
        if isinstance(stated, list):
            return str(stated[item]) if item < len(stated) else ""
        return str(stated)

    def table(self, table: str) -> dict[str, Any]:
        """A whole table."""
        content = self.data.get(table)
        if not isinstance(content, dict):
            raise self.wrong(table, "", "is missing; write it as a table of its own")
        return content

    def value(self, table: str, entry: str) -> Any:
        """Whatever stands at table.entry."""
        content = self.table(table)
        if entry not in content:
            raise self.wrong(table, entry, "is missing; add it")
        return content[entry]

    def number(self, table: str, entry: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        return self.within(table, entry, self.value(table, entry), low, high)

    def numbers(self, table: str, entry: str, count: tuple[int, int], low: int, high: int) -> tuple[int, ...]:
        """A list of whole numbers from low to high, as many as `count` allows."""
        items = self.items(table, entry, self.value(table, entry), count)
        return tuple(self.within(table, entry, item, low, high) for item in items)

    def words(self, table: str, entry: str, count: tuple[int, int]) -> tuple[str, ...]:
        """A list of texts, as many as `count` allows."""
        items = self.items(table, entry, self.value(table, entry), count)
        return tuple(self.word(table, entry, item) for item in items)

    def items(self, table: str, entry: str, value: Any, count: tuple[int, int]) -> list[Any]:
        """A list with as many items as `count` (fewest, most) allows."""
        few, many = count
        if not isinstance(value, list) or not few <= len(value) <= many:
            wanted = str(few) if few == many else f"{few} to {many}"
            raise self.wrong(table, entry, f"must be a list of {wanted} items, not {shown(value)}")
        return value

    def within(self, table: str, entry: str, value: Any, low: int, high: int) -> int:
        """The value itself, if it is a whole number from low to high."""
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(table, entry, f"must be a whole number from {low} to {high}, not {shown(value)}")
        return value

    def word(self, table: str, entry: str, value: Any) -> str:
        """The value itself, if it is a text."""
        if not isinstance(value, str):
            raise self.wrong(table, entry, f"must be a text in quotes, not {shown(value)}")
        return value

    def wrong(self, table: str, entry: str, problem: str) -> BadComponents:
        """The error to raise; it names file, line, table and entry."""
        place = printable(f"[{table}] {entry}".rstrip())
        return BadComponents(f"{self.source}:{self.line(table, entry)}: {place} {problem}")

    def line(self, table: str, entry: str) -> int:
        """The line on which table.entry stands, or its table, or the first."""
        in_table = False
        line_number = 1
        for number, line in enumerate(self.lines, 1):
            header = re.match(r"\s*\[+\s*([^\]]*?)\s*\]", line)
            if header:
                in_table = header.group(1) == table
                if in_table:
                    line_number = number
            elif in_table and entry and re.match(rf"""\s*["']?{re.escape(entry)}["']?\s*=""", line):
                return number
        return line_number


def read_tables(path: Path) -> Tables:
    """Read a table file from disk."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise BadComponents(f"{path}: too large for a component table; give the path of a TOML file")
        text = data.decode("utf-8")
    except OSError as error:
        raise BadComponents(f"{path}: cannot be read ({error.strerror}); give the path of a TOML file") from None
    except ValueError:
        raise BadComponents(f"{path}: not a text file; give the path of a TOML file") from None
    return Tables(text, str(path))


def first_line(error: Exception) -> str:
    """The error's message without line breaks."""
    return " ".join(str(error).split())


def printable(text: str) -> str:
    """Somebody's text without line breaks and control characters."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def shown(value: Any) -> str:
    """A value as it may stand in a one-line message."""
    text = " ".join(repr(value).split())
    return text if len(text) <= 40 else text[:37] + "..."
