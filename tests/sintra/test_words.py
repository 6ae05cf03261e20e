"""Notation, questions, explanations and log lines."""

import pytest

from bottega.core.errors import BadNotation, BadSetup
from bottega.core.events import Event
from bottega.language import speak
from bottega.sintra import rules, state
from bottega.sintra.const import heap, letters
from bottega.sintra.game import SintraGame

GAME = SintraGame()


@pytest.mark.parametrize("text", ["", "F0P", "F10P", "FP", "MX", "M", "RR", "S1", "J0", "KP", "F1P ", "²", "f1p; drop"])
def test_nonsense_is_refused_with_an_example(text: str) -> None:
    s = GAME.new(2, 1, {})
    if text.strip() == "F1P":
        assert GAME.read(s, text) == 5
        return
    with pytest.raises(BadNotation, match="write a move like F3O, MO or R"):
        GAME.read(s, text)


def test_letters_may_be_small() -> None:
    s = GAME.new(2, 1, {})
    for move in s.options:
        assert GAME.read(s, GAME.write(s, move).lower()) == move


def test_no_notation_names_a_move_after_the_end() -> None:
    s = GAME.new(2, 1, {})
    s.playout(1)
    assert speak(GAME.question(s)) == "The game is over."
    with pytest.raises(BadNotation, match="the game is over"):
        GAME.read(s, "R")


def test_a_named_starter_must_sit_at_the_table() -> None:
    assert GAME.new(3, 1, {"start": "3"}).to_move() == 2
    with pytest.raises(BadSetup, match="player 4 cannot start among 3 players; choose from 1 to 3"):
        GAME.new(3, 1, {"start": "4"})


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event(rules.ROUND_BEGAN, 0, (0, 3)), "begins round 1 of 6; blue gives the round bonus"),
        (Event(state.DEALT, -1, (2, heap(0, 2) + heap(4, 1))), "Factory 2 gets PPY"),
        (Event(state.DEALT, -1, (2, 0)), "Factory 2 gets nothing"),
        (Event(state.REFILLED, -1, (heap(1, 3),)), "The bag is refilled from the tower with WWW"),
        (Event(rules.TOOK, 0, (0, 2, 3)), "takes 3 orange from the middle"),
        (Event(rules.TOOK, 0, (4, 2, 1)), "takes 1 orange from factory 4"),
        (Event(rules.TOOK_MARKER, 0, ()), "takes the starting-player marker"),
        (Event(rules.GLAZIER, 0, (0,)), "moves the glazier to strip 1"),
        (Event(rules.PLACED, 0, (2, 1, 2, 0)), "places 2 white on strip 3"),
        (Event(rules.PLACED, 0, (2, 1, 2, 1)), "places 2 white on strip 3, 1 on joker field"),
        (Event(rules.PLACED, 0, (2, 1, 2, 2)), "places 2 white on strip 3, 2 on joker fields"),
        (Event(state.BROKE, 0, (1,)), "moves 1 space down the broken-glass track"),
        (Event(state.BROKE, 0, (2,)), "moves 2 spaces down the broken-glass track"),
        (Event(state.SHATTERED, 0, (18,)), "reaches the end of the broken-glass track and loses 18 at once"),
        (Event(state.SCORED, 0, (5, 1, 12)), "scores +5 (windows), now 12"),
        (Event(state.SCORED, 0, (-4, 3, 8)), "scores -4 (broken glass), now 8"),
        (Event(rules.KEPT, 0, (1, 4, 1)), "keeps yellow in the upper half of window 2; the strip is turned over"),
        (
            Event(rules.KEPT, 0, (1, 4, 2)),
            "keeps yellow in the lower half of window 2; the window is complete and the strip removed",
        ),
        (Event(rules.ROUND_ENDED, -1, (5, 0)), "Round 6 ends"),
        (Event(rules.GAME_OVER, -1, ()), "The game is over"),
    ],
)
def test_what_happened_is_said(event: Event, sentence: str) -> None:
    assert speak(GAME.describe(event)) == sentence


def test_a_heap_reads_as_letters() -> None:
    assert letters(heap(0, 2) + heap(3, 1)) == "PPB"
    assert letters(0) == ""
