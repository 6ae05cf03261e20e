"""Records on disk."""

from pathlib import Path

import pytest

from bottega.core.errors import BadRecord
from bottega.core.files import LARGEST, CannotWrite, free_path, load_record, make_folder, save_record, taken
from bottega.core.laws import random_game
from bottega.core.record import Record
from tests.core.toy import ToyGame

IMPOSSIBLE = Path("a\0b")


@pytest.fixture(scope="module")
def record() -> Record:
    return random_game(ToyGame(), 2, 1, {}).record()


def test_a_record_that_was_saved_is_read_back(tmp_path: Path, record: Record) -> None:
    file = tmp_path / "game.txt"
    for _time in range(2):
        save_record(file, record)
        assert load_record(file).write() == record.write()
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"x" * (LARGEST + 1), "too large for a game record"),
        (b"abc\xff", r"not a text file \(byte 4\)"),
        (b"nonsense", "game.txt: "),
    ],
    ids=["too large", "no text", "nonsense"],
)
def test_what_is_no_record_is_named(tmp_path: Path, content: bytes, says: str) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    with pytest.raises(BadRecord, match=says):
        load_record(file)


def test_files_that_cannot_be_used_say_why(tmp_path: Path, record: Record) -> None:
    with pytest.raises(BadRecord, match=r"cannot be read \(No such file or directory\)"):
        load_record(tmp_path / "none")
    with pytest.raises(BadRecord, match=r"cannot be read \(no possible name\)"):
        load_record(IMPOSSIBLE)
    with pytest.raises(CannotWrite, match=r"cannot be written \(No such file or directory\)"):
        save_record(tmp_path / "none" / "game.txt", record)


def test_a_folder_is_made_where_there_is_none(tmp_path: Path) -> None:
    make_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()
    (tmp_path / "file").touch()
    with pytest.raises(CannotWrite, match="cannot be made a folder"):
        make_folder(tmp_path / "file" / "c")


def test_a_path_that_is_taken_gets_a_number(tmp_path: Path) -> None:
    for name in ("game.txt", "game-2.txt", "game-3.txt"):
        assert free_path(tmp_path / "game.txt") == tmp_path / name
        (tmp_path / name).touch()
    assert taken(tmp_path / "game.txt")
    assert not taken(tmp_path / ("x" * 300))  # no system has such names
