"""Records as text: every way to be wrong is named with its line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.core import laws
from bottega.core.errors import BadRecord, BadSetup, BottegaError
from bottega.core.match import replay
from bottega.core.record import Header, read_record
from tests.core.toy import ToyGame

GAME = ToyGame()
TEXT = laws.random_game(GAME, 2, 3, {"rounds": "1"}).record().write()
LINES = TEXT.splitlines()


def test_a_record_is_readable() -> None:
    assert TEXT.startswith("Bottega record 1\ngame: toy\nrules: 1\nplayers: 2\nseed: 3\n")
    assert TEXT.endswith("end\n")


def test_it_reads_back() -> None:
    assert read_record(TEXT).write() == TEXT


def test_windows_line_ends_and_spaces_do_no_harm() -> None:
    assert read_record("\r\n".join(line + "  " for line in LINES)).write() == TEXT


def test_an_unfinished_game_says_so() -> None:
    at = LINES.index("", 12)
    text = "\n".join([*LINES[:at], "", "unfinished", "end"])
    assert read_record(text).result is None


@pytest.mark.parametrize("kept", range(len(LINES)))
def test_a_record_cut_off_anywhere_is_refused(kept: int) -> None:
    with pytest.raises(BadRecord, match=rf"line {kept}: the file ends here, but .* must follow; it is cut off"):
        read_record("".join(line + "\n" for line in LINES[:kept]))


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (changed("Bottega record 1", "Bottega record 2"), "line 1: expected 'Bottega record 1'"),
        (changed("rules: 1", "rules: one"), "rules must be a whole number, not 'one'"),
        (changed("rules: 1", "rules"), "line 3: expected 'name: value', found 'rules'"),
        (changed("rules: 1", "rules:"), "line 3: expected 'name: value'"),
        (changed("rules: 1", "Rules: 1"), "line 3: expected 'name: value'"),
        (changed("rules: 1", "game: 1"), "line 3: game stands twice"),
        (changed("rules: 1\n", ""), "the header has no 'rules:'"),
        (changed("seed: 3", "seed: 99999999999999999999"), "seed must be a whole number"),
        (changed("\n1 1 ", "\n2 1 "), "expected '1 PLAYER MOVE', found '2 1"),
        (changed("\n1 1 ", "\n1 3 "), "there is no player 3; players are 1 to 2"),
        (changed("\n1 1 ", "\n1 x "), "the player must be a whole number, not 'x'"),
        (changed("\n1 1 ", "\n1 1 1 "), "expected '1 PLAYER MOVE'"),
        (changed("scores: ", "score: "), "expected 'scores:', found 'score:'"),
        (changed("scores: ", "scores: 1 "), "scores needs 2 numbers, one a player, not 3"),
        (changed("prizes: ", "prizes: x"), "prizes must be a whole number"),
        (changed("\nend", "\nwinners: 1\nend"), "expected 'end', found 'winners: 1'"),
        (changed("prizes: ", "prizes: 1 1\nprizes: "), "prizes stands twice in the result"),
        (changed("prizes: ", "scores: "), "scores stands twice in the result"),
        (TEXT + "more\n", "nothing may follow 'end', found 'more'"),
        (changed("Bottega record 1", "x" * 100), "found 'xxxxxxxxxxxxx"),
    ],
)
def test_what_is_wrong_is_named(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message) as caught:
        read_record(text)
    assert str(caught.value).startswith("line ")
    assert "\n" not in str(caught.value)


def test_empty_lines_may_follow_the_end() -> None:
    assert read_record(TEXT + "\n\n").write() == TEXT


def test_a_header_must_fit_the_game() -> None:
    def header(rules: int = 1, components: str = "toy", seats: int = 2) -> Header:
        return Header("toy", rules, 2, 3, components, ["random"] * seats, {})

    header().check(GAME)
    with pytest.raises(BadSetup, match="played by version 2 of the toy rules, this is version 1"):
        header(rules=2).check(GAME)
    with pytest.raises(BadSetup, match="pass the right table with --components FILE"):
        header(components="other").check(GAME)
    with pytest.raises(BadSetup, match="2 players need 2 seats, not 3"):
        header(seats=3).check(GAME)


def reads_or_says_why(text: str) -> None:
    problem = ""
    try:
        replay(GAME, read_record(text))
    except BottegaError as error:
        problem = str(error)
    assert "\n" not in problem


@given(st.text())
def test_any_text_reads_or_is_refused(text: str) -> None:
    reads_or_says_why(text)


@given(st.lists(st.sampled_from([*LINES, "", "unfinished", "1 1 B0", "winners: ", "a: b", "\x00"])))
def test_any_mix_of_lines_reads_or_is_refused(lines: list[str]) -> None:
    reads_or_says_why("\n".join(["Bottega record 1", *lines]))


@given(st.integers(0, len(TEXT)), st.integers(0, len(TEXT)), st.text(max_size=5))
def test_any_damage_reads_or_is_refused(start: int, end: int, patch: str) -> None:
    reads_or_says_why(TEXT[:start] + patch + TEXT[end:])
