"""Complete games, written down once: they must replay to the same result for ever."""

from pathlib import Path

import pytest

from bottega.core.match import compare, replay
from bottega.core.record import read_record
from bottega.sintra.game import SintraGame

GAME = SintraGame()
RECORDS = sorted((Path(__file__).parents[1] / "records" / "sintra").glob("*.txt"))


def test_there_are_records() -> None:
    assert len(RECORDS) >= 20


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_result(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    match = replay(GAME, record)
    compare(match, record)
    assert match.over()
    assert match.record().write() == text
