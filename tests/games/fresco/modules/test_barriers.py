"""What is asked, and what cannot be taken back: along random games with modules."""

import pytest

from bottega.core.rng import Random
from tests.games.fresco.scene import new_game

# Events with which something comes to light that nobody, or not everybody, knew.
LIGHT = {"stall", "revealed", "portrait_opened", "wish", "wish_used", "disc", "glass_displayed", "bench", "favor"}
LIGHT |= {"scroll", "barrel", "final_scoring", "certificate_opened", "bells_counted", "wall_tile", "infected"}
LIGHT |= {"bottle_offered", "map_bought", "map_drawn", "treasure_uncovered", "pew", "dome"}

# Events that show somebody's goods if they had no other answer.
MAYBE = {"bottle", "no_bottle", "installments", "treasure_sold"}

SETS = ["none", *map(str, range(1, 18)), "all"]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("modules", SETS)
def test_what_has_only_one_answer_is_not_asked(players: int, modules: str) -> None:
    s = new_game(players, 3, {"modules": modules})
    dice = Random(11)
    while not s.over():
        assert len(s.state.options) > 1
        s.play_any(dice)


@pytest.mark.parametrize("modules", SETS)
@pytest.mark.compiled
def test_whatever_comes_to_light_is_a_barrier_for_undo(modules: str) -> None:
    """Each such event, and nothing else, counts a revelation, so that nobody can take it back."""
    seen: set[str] = set()
    for seed in (1, 2, 3):
        s = new_game(3, seed, {"modules": modules})
        dice = Random(seed)
        while not s.over():
            before, s.state.log = s.state.reveals, []
            s.play_any(dice)
            names = {event.kind.name for event in s.state.log or []}
            lit = LIGHT & names
            seen |= lit
            assert (s.state.reveals > before) is bool(lit) or (not lit and MAYBE & names), names
            assert s.state.reveals >= before
    assert {"stall", "revealed", "final_scoring"} <= seen


@pytest.mark.parametrize(
    ("module", "event"),
    [
        ("5", "disc"),
        ("6", "bench"),
        ("7", "scroll"),
        ("11", "favor"),
        ("16", "barrel"),
        ("4", "wish_used"),
        ("9", "wall_tile"),
        ("13", "map_bought"),
        ("13", "treasure_uncovered"),
        ("14", "pew"),
        ("15", "dome"),
    ],
)
def test_each_kind_of_revelation_happens(module: str, event: str) -> None:
    """Alone among what a move tells, so that the barrier is its own."""
    for seed in range(60):
        s = new_game(3, seed, {"modules": module})
        dice = Random(seed)
        while not s.over():
            before, s.state.log = s.state.reveals, []
            s.play_any(dice)
            if LIGHT & {told.kind.name for told in s.state.log or []} == {event}:
                assert s.state.reveals > before
                return
            if event == "disc" and event in {told.kind.name for told in s.state.log or []}:
                assert s.state.reveals >= before + 2  # beside the refilled market
                return
    raise AssertionError(f"{event} never happened alone")
