"""What can be chosen before a game: the edition and the modules; and positions that cannot be."""

from collections.abc import Callable

import pytest

from bottega.core.errors import BadSetup, Impossible
from bottega.core.rng import Random
from bottega.games import find_game
from tests.games.fresco.board import GAME
from tests.games.fresco.scene import Scene, new_game, scene

ALL = ",".join(map(str, range(1, 18)))


def modules(text: str, edition: str = "mega", seed: int = 1) -> str:
    """What becomes of a choice of modules."""
    return GAME.complete(3, seed, {"modules": text, "edition": edition})["modules"]


# --- modules


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("none", "none"),
        ("all", ALL),
        ("7", "7"),
        ("scrolls", "7"),
        ("17, scrolls ,1", "1,7,17"),
        ("portraits,1,portraits", "1"),
    ],
)
def test_modules_are_named_by_number_or_name_in_any_order(text: str, numbers: str) -> None:
    assert modules(text) == numbers
    assert [module.number for module in new_game(3, 1, {"modules": text}).state.rules.modules] == [
        int(number) for number in numbers.split(",") if number != "none"
    ]


def test_nothing_chosen_is_the_mega_edition_without_modules() -> None:
    assert GAME.complete(2, 1, {}) == {"edition": "mega", "modules": "none"}


def test_all_modules_of_the_classic_edition_are_the_first_six() -> None:
    assert modules("all", "classic") == "1,2,3,4,5,6"


@pytest.mark.parametrize(("edition", "known"), [("mega", ALL), ("classic", "1,2,3,4,5,6")])
def test_random_modules_are_decided_by_the_seed(edition: str, known: str) -> None:
    sets = [modules("random", edition, seed) for seed in range(300)]
    assert sets == [modules("random", edition, seed) for seed in range(300)]
    assert "none" not in sets
    assert {number for some in sets for number in some.split(",")} == set(known.split(","))
    assert len(set(sets)) > 40


@pytest.mark.parametrize(
    ("text", "edition", "message"),
    [
        ("18", "mega", r"there is no module '18'; choose all, none, random, or some of 1 portraits, 2 requests, "),
        ("", "mega", r"there is no module ''; choose all, none, random, or some of "),
        ("1,scroll", "mega", r"there is no module 'scroll'; the nearest name is scrolls"),
        (
            "scrolls",
            "classic",
            r"module 7 \(The Scrolls\) is not in the classic edition; leave it out, or choose edition mega",
        ),
        ("none", "gold", r"edition cannot be 'gold'; choose from mega, classic"),
    ],
)
def test_a_choice_that_cannot_be_is_refused_with_what_can(text: str, edition: str, message: str) -> None:
    with pytest.raises(BadSetup, match=f"^{message}"):
        modules(text, edition)


def test_random_choices_are_complete_and_reach_every_module() -> None:
    dice = Random(1)
    found = [GAME.random_choices(dice) for _ in range(200)]
    assert all(GAME.complete(3, 1, chosen) == chosen for chosen in found)
    assert {chosen["edition"] for chosen in found} == {"mega", "classic"}
    assert {number for chosen in found for number in chosen["modules"].split(",")} >= set(ALL.split(","))


def test_a_simpler_choice_has_one_module_less() -> None:
    assert GAME.simpler_choices({"edition": "classic", "modules": "1,4"}) == [
        {"edition": "classic", "modules": "4"},
        {"edition": "classic", "modules": "1"},
    ]
    assert GAME.simpler_choices({"edition": "mega", "modules": "7"}) == [{"edition": "mega", "modules": "none"}]
    assert GAME.simpler_choices({"edition": "mega", "modules": "none"}) == []


def test_the_fingerprint_is_that_of_the_modules_in_play() -> None:
    plain, scrolls = ({"edition": "mega", "modules": some} for some in ("none", "7"))
    assert GAME.fingerprint(plain) == GAME.box.fingerprint
    assert GAME.fingerprint(scrolls) == GAME.box.fingerprint_with((7,)) != GAME.box.fingerprint
    assert GAME.fingerprint({"edition": "classic", "modules": "none"}) == GAME.box.fingerprint


# --- positions that cannot be


def same_space(s: Scene) -> None:
    s.state.track[0] = s.state.track[1]


def debts(s: Scene) -> None:
    s.give(1, thalers=-1)


def unknown_paint(s: Scene) -> None:
    s.players[0].paints[7] = 1


def points_from_nowhere(s: Scene) -> None:
    s.state.track[2] = 5


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (same_space, "two markers share a space of the score track: "),
        (debts, "player 2 has less than nothing: .* -1 thalers"),
        (unknown_paint, "player 1 has paints that are not in the game: "),
        (points_from_nowhere, "player 3 stands on 5, but the sources make another sum: "),
    ],
)
def test_an_impossible_position_is_found(change: Callable[[Scene], None], message: str) -> None:
    s = scene().play("7:00")
    GAME.pieces(s.state)
    change(s)
    with pytest.raises(Impossible, match=f"^{message}"):
        GAME.pieces(s.state)


@pytest.mark.parametrize("count", ["0", "18", "x", "", "-1"])
def test_so_many_modules_cannot_be_drawn(count: str) -> None:
    message = f"^'{count}' modules cannot be drawn; choose a number from 1 to 17, as in random:5"
    with pytest.raises(BadSetup, match=message):
        modules(f"random:{count}")


def test_so_many_modules_are_decided_by_the_seed() -> None:
    assert {len(modules("random:5", seed=seed).split(",")) for seed in range(50)} == {5}
    assert modules("random:6", "classic") == modules("all", "classic")


def test_families_begin_with_what_is_quick_to_learn() -> None:
    assert GAME.family_modules() == [1, 3, 11]
    assert find_game("sintra").family_modules() == []


def test_a_surprise_brings_a_few_modules_where_there_are_any() -> None:
    assert GAME.surprise_counts() == [2, 3, 4, 5]
    assert find_game("sintra").surprise_counts() == []
