"""Records on disk."""

from pathlib import Path

from bottega.core.errors import BadRecord, BottegaError
from bottega.core.record import Record, read_record

LARGEST = 4_000_000  # bytes; a long game has some thousand


class CannotWrite(BottegaError):
    """A file cannot be written."""


def load_record(path: Path) -> Record:
    """Read a record; every error names the file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise BadRecord(f"{path}: cannot be read ({reason(error)}); give the path of a game record") from None
    if len(data) > LARGEST:
        raise BadRecord(f"{path}: too large for a game record; give the path of a game record")
    try:
        return read_record(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path}: not a text file (byte {error.start + 1}); give the path of a game record") from None
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def save_record(path: Path, record: Record) -> None:
    """Write a record; the old file stays until the new one is whole."""
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_text(record.write(), "utf-8")
        fresh.replace(path)
    except (OSError, ValueError) as error:
        raise CannotWrite(f"{path}: cannot be written ({reason(error)}); choose another file") from None


def make_folder(path: Path) -> None:
    """A folder to write into, made where there is none."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite(f"{path}: cannot be made a folder ({error.strerror}); choose another") from None


def reason(error: Exception) -> str:
    """Why a file cannot be used."""
    return (isinstance(error, OSError) and error.strerror) or "no possible name"


def taken(path: Path) -> bool:
    """Is there something at the path? An impossible name is not taken: writing to it will say why not."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def free_path(path: Path) -> Path:
    """The path itself, or with the first number behind it that is not taken."""
    number = 1
    candidate = path
    while taken(candidate):
        number += 1
        candidate = path.with_stem(f"{path.stem}-{number}")
    return candidate
