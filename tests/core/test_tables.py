"""Component tables: the checks, and errors that name table and line."""

from pathlib import Path

import pytest

from bottega.core.errors import BadComponents
from bottega.core.tables import Tables, read_tables

TEXT = """\
# a box
[box]
count = 3
names = ["a", "b"]
sizes = [1, 2, 3]

[other]
"2" = 5
"""


def tables(text: str = TEXT) -> Tables:
    return Tables(text, "box.toml")


def test_values_come_out_checked() -> None:
    box = tables()
    box.only({"box": ("count", "names", "sizes"), "other": ("2",)})
    assert box.number("box", "count", 1, 9) == 3
    assert box.words("box", "names", (2, 2)) == ("a", "b")
    assert box.numbers("box", "sizes", (1, 5), 1, 3) == (1, 2, 3)
    assert box.number("other", "2", 0, 9) == 5


def message(problem: pytest.ExceptionInfo[BadComponents]) -> str:
    return str(problem.value)


def test_every_error_names_file_line_table_and_entry() -> None:
    box = tables()
    with pytest.raises(BadComponents) as problem:
        box.number("box", "count", 4, 9)
    assert message(problem) == "box.toml:3: [box] count must be a whole number from 4 to 9, not 3"
    with pytest.raises(BadComponents) as problem:
        box.number("box", "names", 4, 9)
    assert message(problem).startswith("box.toml:4: [box] names must be a whole number from 4 to 9")
    with pytest.raises(BadComponents) as problem:
        box.words("box", "sizes", (3, 3))
    assert message(problem) == "box.toml:5: [box] sizes must be a text in quotes, not 1"
    with pytest.raises(BadComponents) as problem:
        box.numbers("box", "sizes", (4, 5), 0, 9)
    assert message(problem) == "box.toml:5: [box] sizes must be a list of 4 to 5 items, not [1, 2, 3]"
    with pytest.raises(BadComponents) as problem:
        box.numbers("box", "count", (4, 4), 0, 9)
    assert message(problem) == "box.toml:3: [box] count must be a list of 4 items, not 3"
    with pytest.raises(BadComponents) as problem:
        box.number("other", "3", 0, 9)
    assert message(problem) == "box.toml:7: [other] 3 is missing; add it"
    with pytest.raises(BadComponents) as problem:
        box.number("third", "3", 0, 9)
    assert message(problem) == "box.toml:1: [third] is missing; write it as a table of its own"


def test_misspelt_tables_and_entries_are_refused() -> None:
    with pytest.raises(BadComponents) as problem:
        tables().only({"box": ("count", "names", "sizes"), "others": ("2",)})
    assert message(problem) == "box.toml:7: [other] unknown table; known: box, others"
    with pytest.raises(BadComponents) as problem:
        tables().only({"box": ("count", "names"), "other": ("2",)})
    assert message(problem) == "box.toml:5: [box] sizes unknown entry; known: count, names"


def test_a_quoted_entry_is_found() -> None:
    with pytest.raises(BadComponents) as problem:
        tables().number("other", "2", 6, 9)
    assert message(problem).startswith("box.toml:8: ")


def test_long_values_are_cut_in_messages() -> None:
    with pytest.raises(BadComponents) as problem:
        tables("[box]\ncount = '" + "x" * 100 + "'").number("box", "count", 0, 1)
    assert len(message(problem)) < 150


def test_arrays_of_tables_do_not_confuse_the_line() -> None:
    with pytest.raises(BadComponents) as problem:
        tables("[box]\n[[box.list]]\ncount = 1").number("box", "count", 0, 1)
    assert message(problem) == "box.toml:1: [box] count is missing; add it"


def test_broken_toml_names_its_place() -> None:
    with pytest.raises(BadComponents, match=r"box.toml: not TOML: .*line 2"):
        tables("[box]\ncount = \n")


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="cannot be read"):
        read_tables(tmp_path / "nowhere.toml")
    with pytest.raises(BadComponents, match="cannot be read"):
        read_tables(tmp_path)
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadComponents, match="not a text file"):
        read_tables(tmp_path / "binary.toml")
    (tmp_path / "large.toml").write_text("#" * 1_000_001)
    with pytest.raises(BadComponents, match="too large for a component table"):
        read_tables(tmp_path / "large.toml")
    (tmp_path / "good.toml").write_text(TEXT)
    assert read_tables(tmp_path / "good.toml").number("box", "count", 0, 9) == 3
