"""Errors carry messages: their text is English, and they can travel."""

import pickle

import pytest

from bottega.core.errors import BadSetup, BottegaError
from bottega.core.messages import MOST, Message, abridged, msg, quotable

SEED = msg("setup-seed", seed="-1", most="9")


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (SEED, "seed -1 is out of range; choose a whole number from 0 to 9"),
        (msg("record-header", problem=SEED), "header: seed -1 is out of range; choose a whole number from 0 to 9"),
        ("--time cannot be 0", "--time cannot be 0"),
    ],
)
def test_an_error_speaks_english(message: Message | str, text: str) -> None:
    error = BadSetup(message)
    assert error.message == message
    assert str(error) == text


def test_an_error_shows_its_message_in_a_traceback() -> None:
    assert repr(BadSetup(msg("undo-nothing"))) == "BadSetup(Message('undo-nothing', {}))"


@pytest.mark.parametrize("message", [SEED, msg("record-header", problem=SEED), "--time cannot be 0"])
def test_an_error_travels_between_processes(message: Message | str) -> None:
    found = pickle.loads(pickle.dumps(BadSetup(message)))
    assert isinstance(found, BadSetup)
    assert found.message == message


def test_an_error_of_somebody_else_may_be_derived() -> None:
    class Strange(BottegaError):
        """As the server and the command line have them."""

    assert str(Strange(SEED)) == str(BadSetup(SEED))


def test_somebodys_text_fits_into_a_line() -> None:
    assert quotable("Anna") == "Anna"
    assert quotable("two\nlines") == r"two\nlines"
    assert quotable("x" * 38) == "x" * 38
    assert quotable("x" * 39) == "x" * 36 + "..."


def test_many_words_are_not_all_shown() -> None:
    words = [str(number) for number in range(MOST + 1)]
    assert abridged(words[:-1]) == ", ".join(words[:-1])
    assert abridged(words) == ", ".join(words[:-1]) + ", ..."
