"""All that is said along the golden records stays as it was; `tests/frozen.py` shows what differs."""

import pytest

from tests.frozen import RECORDS, digest, hashes, name_of

# Between them they ask every kind of question.
SOME = [
    *(f"fresco/{name}" for name in ("2-mega-all", "3-mega-10-medico", "4-mega-12-dames", "2-classic-all")),
    "sintra/2A-mixed",
]


@pytest.mark.parametrize("name", SOME)
def test_the_same_is_said_as_ever(name: str) -> None:
    assert digest(RECORDS / f"{name}.txt") == hashes()[name]


@pytest.mark.compiled
def test_the_same_is_said_in_all_records() -> None:
    records = sorted(RECORDS.glob("*/*.txt"))
    assert {name_of(path): digest(path) for path in records if name_of(path) not in SOME} == {
        name: known for name, known in hashes().items() if name not in SOME
    }
