"""Matches: undo and its barriers, replay, comparing with a record."""

import pytest

from bottega.core import laws
from bottega.core.errors import BadNotation, BadRecord, CannotUndo, IllegalMove
from bottega.core.game import Result
from bottega.core.match import Match, compare, replay
from bottega.core.record import Record, read_record
from tests.core.toy import ToyGame

GAME = ToyGame()


def new_match(players: int = 2) -> Match:
    return Match(GAME, laws.header(GAME, players, 1, {"rounds": "2"}))


def play(match: Match, *texts: str) -> None:
    for text in texts:
        match.push_text(text)


def test_undo_takes_back_the_own_last_decision() -> None:
    match = new_match()
    before = match.position.key()
    play(match, "B2")
    match.undo(0)
    assert match.position.key() == before
    assert match.moves == []


def test_nothing_to_undo() -> None:
    with pytest.raises(CannotUndo, match="no decision of yours"):
        new_match().undo(0)


def test_another_players_decision_is_a_barrier() -> None:
    match = new_match()
    play(match, "B0", "B1")
    with pytest.raises(CannotUndo, match="player 2 has decided since"):
        match.undo(0)


def test_with_consent_other_players_decisions_are_taken_back_too() -> None:
    match = new_match()
    before = match.position.key()
    play(match, "B0", "B1")
    match.undo(0, consenting=(1,))
    assert match.position.key() == before


def test_a_draw_is_a_barrier_even_with_consent() -> None:
    match = new_match()
    play(match, "B0", "B0")
    with pytest.raises(CannotUndo, match="something was drawn or shown since"):
        match.undo(1, consenting=(0,))


def test_play_goes_on_after_undo() -> None:
    match = new_match()
    play(match, "B2")
    match.undo(0)
    play(match, "B1", "D1")
    assert match.moves == [(0, "B1"), (0, "D1")]


def test_any_decider_may_answer() -> None:
    match = new_match()
    events = match.push_text("B2", 1)
    assert match.moves == [(1, "B2")]
    assert [event.values for event in events] == [(2,)]
    assert match.position.to_move() == 0


def test_illegal_moves_are_named_with_the_legal_ones() -> None:
    match = new_match()
    with pytest.raises(BadNotation, match="'B7' does not answer the question; write a move like B0"):
        match.push_text("B7")
    with pytest.raises(IllegalMove, match="move 7 is not legal here; legal: B0, B1, B2"):
        match.push(7)
    with pytest.raises(BadNotation):
        match.push_text("x")
    assert match.moves == []


def test_no_move_is_legal_when_the_game_is_over() -> None:
    match = laws.random_game(GAME, 2, 1, {"rounds": "1"})
    with pytest.raises(IllegalMove, match="the game is over"):
        match.push(0)


def test_an_unfinished_match_can_be_written_down_and_continued() -> None:
    match = new_match()
    play(match, "B2", "D0")
    record = read_record(match.record().write())
    assert record.result is None
    again = replay(GAME, record)
    assert again.position.key() == match.position.key()
    play(again, "B0")


def finished() -> tuple[Match, Record]:
    match = laws.random_game(GAME, 2, 3, {"rounds": "2"})
    return match, read_record(match.record().write())


def test_replay_names_the_move_that_cannot_be_played() -> None:
    _, record = finished()
    record.moves[1] = (record.moves[1][0], "B9")
    with pytest.raises(BadRecord, match="move 2: 'B9' does not answer the question"):
        replay(GAME, record)


def test_replay_names_a_wrong_header() -> None:
    _, record = finished()
    record.header.chosen["rounds"] = "9"
    with pytest.raises(BadRecord, match="header: rounds cannot be '9'"):
        replay(GAME, record)


def test_a_different_result_is_found() -> None:
    match, record = finished()
    assert record.result is not None
    changed = Record(record.header, record.moves, Result([99, 0], record.result.sources, record.result.winners))
    with pytest.raises(BadRecord, match="result: scores recorded as 99 0, replayed as"):
        compare(match, changed)
    missing = Record(record.header, record.moves, Result(record.result.scores, {}, record.result.winners))
    with pytest.raises(BadRecord, match="result: prizes recorded as nothing, replayed as"):
        compare(match, missing)
    extra = dict(record.result.sources, luck=[1, 1])
    with pytest.raises(BadRecord, match="result: luck recorded as 1 1, replayed as nothing"):
        compare(match, Record(record.header, record.moves, Result(record.result.scores, extra, record.result.winners)))


def test_an_unfinished_record_must_be_unfinished() -> None:
    match, record = finished()
    with pytest.raises(BadRecord, match="says 'unfinished', but the game is over"):
        compare(match, Record(record.header, record.moves, None))
    cut = Record(record.header, record.moves[:1], None)
    compare(replay(GAME, cut), cut)
    with pytest.raises(BadRecord, match="the game is not over after move 1"):
        compare(replay(GAME, cut), Record(record.header, record.moves[:1], record.result))
