"""Notation, questions, explanations and log lines."""

import pytest

from bottega.core.errors import BadNotation, BadSetup
from bottega.core.events import Event
from bottega.games.sintra import placing, scoring, state, taking
from bottega.games.sintra.const import letters, panes_of
from bottega.games.sintra.decision import RETURN
from bottega.games.sintra.game import SintraGame
from bottega.i18n import speak
from tests.games.sintra.scene import NO_STRIPS, Scene, new_game, scene

GAME = SintraGame()


@pytest.mark.parametrize("text", ["", "F0P", "F10P", "FP", "MX", "M", "RR", "S1", "J0", "KP", "F1P ", "²", "f1p; drop"])
def test_nonsense_is_refused_with_an_example(text: str) -> None:
    s = new_game(2, 1, {})
    if text.strip() == "F1P":
        assert GAME.read(s.state, text) == 5
        return
    with pytest.raises(BadNotation, match="write a move like F1P"):
        GAME.read(s.state, text)


def test_letters_may_be_small() -> None:
    s = new_game(2, 1, {})
    for move in s.state.options:
        assert GAME.read(s.state, GAME.write(s.state, move).lower()) == move


def test_no_notation_names_a_move_after_the_end() -> None:
    s = new_game(2, 1, {})
    s.state.playout(1)
    assert speak(GAME.question(s.state)) == "The game is over."
    with pytest.raises(BadNotation, match="the game is over"):
        GAME.read(s.state, "R")


def test_a_named_starter_must_sit_at_the_table() -> None:
    assert new_game(3, 1, {"start": "3"}).to_move() == 3
    with pytest.raises(BadSetup, match="player 4 cannot start among 3 players; choose from 1 to 3"):
        new_game(3, 1, {"start": "4"})


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event(taking.ROUND_BEGAN, 0, (0, 3)), "begins round 1 of 6; blue gives the round bonus"),
        (Event(state.DEALT, -1, (2, panes_of(0, 2) + panes_of(4, 1))), "Factory 2 gets PPY"),
        (Event(state.DEALT, -1, (2, 0)), "Factory 2 gets nothing"),
        (Event(state.REFILLED, -1, (panes_of(1, 3),)), "The bag is refilled from the tower with WWW"),
        (Event(taking.TOOK, 0, (0, 2, 3)), "takes 3 orange from the middle"),
        (Event(taking.TOOK, 0, (4, 2, 1)), "takes 1 orange from factory 4"),
        (Event(taking.TOOK_MARKER, 0, ()), "takes the starting-player marker"),
        (Event(placing.GLAZIER, 0, (0,)), "moves the glazier to strip 1"),
        (Event(placing.PLACED, 0, (2, 1, 2, 0)), "places 2 white on strip 3"),
        (Event(placing.PLACED, 0, (2, 1, 2, 1)), "places 2 white on strip 3, 1 on joker field"),
        (Event(placing.PLACED, 0, (2, 1, 2, 2)), "places 2 white on strip 3, 2 on joker fields"),
        (Event(state.BROKE, 0, (1,)), "moves 1 space down the broken-glass track"),
        (Event(state.BROKE, 0, (2,)), "moves 2 spaces down the broken-glass track"),
        (Event(state.SHATTERED, 0, (18,)), "reaches the end of the broken-glass track and loses 18 at once"),
        (Event(state.SCORED, 0, (5, 1, 12)), "scores +5 (windows), now 12"),
        (Event(state.SCORED, 0, (-4, 3, 8)), "scores -4 (broken glass), now 8"),
        (Event(placing.KEPT, 0, (1, 4, 1)), "keeps yellow in the upper half of window 2; the strip is turned over"),
        (
            Event(placing.KEPT, 0, (1, 4, 2)),
            "keeps yellow in the lower half of window 2; the window is complete and the strip removed",
        ),
        (Event(scoring.ROUND_ENDED, -1, (5, 0)), "Round 6 ends"),
        (Event(scoring.GAME_OVER, -1, ()), "The game is over"),
    ],
)
def test_what_happened_is_said(event: Event, sentence: str) -> None:
    assert speak(GAME.describe(event)) == sentence


def offered(s: Scene, move: str) -> str:
    """What a move is said to do."""
    return speak(GAME.explain(s.state, GAME.read(s.state, move)))


def test_taking_says_what_breaks() -> None:
    s = scene("PPPO YBBB", "PWW")  # the last strip takes white and yellow
    s.lay(1, glazier=8)
    assert offered(s, "F1P") == "take 3 pink from factory 1: no strip within reach takes them, all of them break"
    assert offered(s, "F1O") == "take 1 orange from factory 1: no strip within reach takes it, it breaks"
    assert offered(s, "F2Y") == "take 1 yellow from factory 2"
    marker = "take 1 pink from the middle and the starting-player marker"
    assert offered(s, "MP") == f"{marker}: no strip within reach takes it, it breaks"
    assert offered(s, "MW") == "take 2 white from the middle and the starting-player marker"
    s.state.marker_in_middle = False
    assert offered(s, "MP") == "take 1 pink from the middle: no strip within reach takes it, it breaks"
    assert offered(s, "MW") == "take 2 white from the middle"


@pytest.mark.parametrize("palace", [NO_STRIPS, "PPWWW OWWWW OOOOO WWYYY BBBBB YPPPP YYOOO WJOJP:WOP+BY"])
def test_without_a_field_everything_breaks(palace: str) -> None:
    s = scene("PPPO YBBB", "PWW").lay(1, palace, glazier=8)
    takes = [GAME.explain(s.state, move) for move in s.state.options if move != RETURN]
    assert {said.name.endswith("-breaks") for said in takes} == {True}


def test_an_open_joker_field_takes_every_colour() -> None:
    s = scene("PPPO YBBB", "PWW").lay(1, "PPWWW OWWWW OOOOO WWYYY BBBBB YPPPP YYOOO WJOJP:WOP+B", glazier=8)
    assert not any(GAME.explain(s.state, move).name.endswith("-breaks") for move in s.state.options)


def test_panes_break_exactly_where_it_is_said() -> None:
    s = new_game(2, 5, {})
    breaks: list[bool] = []
    while not s.state.over():
        move = s.state.options[len(breaks) % len(s.state.options)]
        said = GAME.explain(s.state, move).name
        log = s.told(GAME.write(s.state, move))
        if said.startswith("sintra-do-take"):
            kept = any(event.kind is placing.PLACED for event in log) or GAME.view(s.state, 0)["hand"] != ""
            assert kept != said.endswith("-breaks")
            breaks.append(kept)
    assert set(breaks) == {True, False}


def test_the_way_back_is_named_only_where_it_is_open() -> None:
    s = scene("OOWW PPPP", "Y")
    assert speak(GAME.question(s.state)) == "Take panes of one color."
    s.lay(1, glazier=2)
    assert speak(GAME.question(s.state)) == "Take panes of one color, or move the glazier back."
    s.lay(1, NO_STRIPS, glazier=2)
    assert speak(GAME.question(s.state)) == "Take panes of one color."


def test_a_heap_reads_as_letters() -> None:
    assert letters(panes_of(0, 2) + panes_of(3, 1)) == "PPB"
    assert letters(0) == ""
