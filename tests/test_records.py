"""Complete games, written down once: they must replay to the same result for ever."""

from pathlib import Path

import pytest

from bottega.core.match import Match, compare, replay
from bottega.core.record import read_record
from bottega.games import find_game
from bottega.games.fresco.state import Fresco

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*/*.txt"))


def played(path: Path) -> Match:
    """The game of a record."""
    record = read_record(path.read_text("utf-8"))
    return replay(find_game(record.header.game), record)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_its_result(path: Path) -> None:
    match = played(path)
    compare(match, read_record(path.read_text("utf-8")))
    assert match.over()
    assert match.record().write() == path.read_text("utf-8")


@pytest.mark.parametrize(("game", "fewest"), [("sintra", 20), ("fresco", 50)])
def test_there_are_records(game: str, fewest: int) -> None:
    assert len(list((FOLDER / game).glob("*.txt"))) >= fewest


@pytest.mark.parametrize(
    ("name", "final", "completed", "thirtieth"),
    [
        ("2-mega-greedy", True, False, False),
        ("4-mega-fresco-completed", False, True, False),
        ("4-mega-thirty-rounds", True, False, True),
    ],
)
def test_each_way_fresco_can_end_is_recorded(name: str, final: bool, completed: bool, thirtieth: bool) -> None:
    match = played(FOLDER / "fresco" / f"{name}.txt")
    last = [s for s in match.past if isinstance(s, Fresco) and s.step() == 1][-1]  # the last time somebody got up
    assert isinstance(match.position, Fresco)
    assert last.final is final
    assert (match.position.tiles_left() == 0) is completed
    assert (last.round == 30 and last.tiles_left() > 6) is thirtieth
