from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.rng import Random
from bottega.games.fresco.game import FrescoGame
from bottega.games.fresco.modules.m11_favors.box import favors_box
from bottega.games.fresco.modules.m11_favors.part import favors_of
from bottega.games.fresco.state import Fresco
from tests.games.observed import by_name, check_complete

GAME = FrescoGame()
LETTERS = "RYBOGPKN"

# What is printed, or a name for what is observed in another way, or what no rule asks for.
LEFT_OUT = {
    "start_spaces sheet altar blends moods",  # printed
    "segments windows set",  # windows beside segments: printed; those that were set count no more
    "name text power",  # of a portrait or a treasure; its gifts are there
    "own",  # certificates: their number and bells are all that counts
}


def relevant(view: dict[str, Any]) -> object:
    """All of a view that matters for play."""
    return without(view, {name for names in LEFT_OUT for name in names.split()})


def without(what: Any, names: set[str]) -> Any:
    if isinstance(what, dict):
        return {name: without(inner, names) for name, inner in what.items() if name not in names}
    return [without(inner, names) for inner in what] if isinstance(what, list) else what


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("chosen", [{}, {"edition": "classic"}, {"modules": "all"}, {"modules": "random:6"}], ids=str)
def test_whoever_sees_something_else_observes_something_else(players: int, chosen: dict[str, str]) -> None:
    assert check_complete(GAME, players, players, chosen, relevant, 8, 30) > 50


def played(moves: int, players: int = 3, modules: str = "all", seed: int = 7) -> Fresco:
    s = GAME.new(players, seed, {"modules": modules})
    dice = Random(seed)
    for _ in range(moves):
        if not s.over():
            s.play(s.options[dice.below(len(s.options))])
    return s


def rows(numbers: list[int], size: int) -> list[list[int]]:
    return [numbers[i : i + size] for i in range(0, len(numbers), size)]


def paints(letters: str, count: int = 8) -> list[int]:
    return [letters.count(letter) for letter in LETTERS[:count]]


@pytest.mark.parametrize("moves", [0, 8, 60, 150, 2000])
@pytest.mark.parametrize("who", [-1, 0, 2])
def test_the_table_and_the_seats_say_what_the_view_shows(moves: int, who: int) -> None:
    s = played(moves)
    seen, view = by_name(GAME, s, who), GAME.view(s, who)
    first = max(who, 0)
    assert seen["players"] == [0, 1, 0]
    assert seen["mega"] == [1]
    assert [seen["round"], seen["final"], seen["over"]] == [[view["round"]], [view["final"]], [view["over"]]]
    markers = [row.index(1) if 1 in row else -1 for row in rows(seen["hostel"], 8)]
    assert markers == [-1 if row["marker"] < 0 else (row["marker"] - first) % 3 for row in view["hostel"]]
    order = [(marker - first) % 3 for marker in view["order"]]
    assert seen["order"] == [order.index(marker) + 1 if marker in order else 0 for marker in range(8)]
    assert seen["track"] == [view["track"][(first + seat) % 3] for seat in range(3)] + [0] * 5
    market = [[1, *paints(tile, 6)] if tile else [0] * 7 for booth in view["market"] for tile in booth]
    assert rows(seen["market"], 7) == market + [[0] * 7] * (16 - len(market))
    segments = [[1, t["value"], t["bonus"], *paints(t["cost"])] if t else [0] * 11 for t in view["fresco"]]
    assert rows(seen["fresco"], 11) == segments
    assert seen["bishop"].index(1) == view["bishop"]
    for seat in range(3):
        player = view["players"][(first + seat) % 3]
        name = f"seat{seat}"
        assert seen[f"{name}.points"] == list(player["points"].values())[:5]
        for piece in ("mood", "apprentices", "ill", "tiles", "income", "planned", "neutral"):
            assert seen[f"{name}.{piece}"] == [player[piece]], piece
        own = s.players[(first + seat) % 3]
        assert seen[f"{name}.thalers"] == [own.thalers]  # everybody could know what anybody has
        assert seen[f"{name}.paints"] == list(own.paints)
        assert seen[f"{name}.plan"] == (player["plan"] or [0] * 5)
        assert seen[f"{name}.ill_plan"] == (player["ill_plan"] or [0] * 5)
        for column, covered in enumerate(player["covered"] or [""] * 5):
            covers = [seen.get(f"m{number:02}.{name}.covers", [0] * 5)[column] for number in range(18)]
            assert covers == [int(covered == f"tile-{number}") for number in range(18)]
    assert not any(any(numbers) for name, numbers in seen.items() if "seat3" in name)


def test_modules_that_are_off_leave_their_blocks_empty() -> None:
    on, off = by_name(GAME, played(40, modules="4,12"), 0), by_name(GAME, played(40, modules="none"), 0)
    assert [name for name, numbers in on.items() if name.endswith(".on") and any(numbers)] == ["m04.on", "m12.on"]
    assert not any(any(numbers) for name, numbers in off.items() if name.startswith("m"[:1]) and name[1:3].isdigit())


def test_the_layout_is_the_same_whoever_plays_with_whatever_modules() -> None:
    sizes = {
        len(GAME.observation(played(20, players, modules), 1)) for players in (2, 3, 4) for modules in ("1", "all")
    }
    assert sizes == {sum(piece.size for piece in GAME.observation_layout())}


def test_a_planners_question_is_their_own_and_others_know_that_all_are_asked() -> None:
    s = played(0, modules="6,13")
    while not s.asking().secret():
        s.play(s.options[0])
    for who in range(3):
        seen = by_name(GAME, s, who)
        asked = s.copy()
        asked.ask(who)
        assert seen["question.asked"] == [1]
        assert sum(seen["question.step"] + seen["m06.step"] + seen["m13.step"]) == 1
        assert [seen["question.secret"], seen["seat0.asked"], seen["seat1.asked"]] == [[1], [1], [1]]
    spectator = by_name(GAME, s, -1)
    assert [spectator["question.asked"], spectator["question.secret"]] == [[0], [1]]
    assert not any(spectator["question.step"] + spectator["m06.step"] + spectator["question.argument"])
    while 0 in s.deciders():
        s.ask(0)
        s.push(s.options[0], 0)
    seen = by_name(GAME, s, 0)
    assert [seen["question.asked"], seen["seat0.asked"], seen["seat0.planned"]] == [[0], [0], [1]]


def test_whoever_plans_without_a_choice_is_not_asked() -> None:
    s = played(0, modules="none")
    while not s.asking().secret():
        s.play(s.options[0])
    s.players[2].aside = s.players[2].own  # nobody is left to be sent anywhere
    seen = by_name(GAME, s, 2)
    assert [seen["question.asked"], sum(seen["question.step"])] == [[0], 0]


def test_arguments_come_in_parts() -> None:
    found: dict[str, set[int]] = {}
    for players, seed in ((2, 1), (2, 2), (3, 3), (4, 4)):
        s = played(0, players, "all", seed)
        dice = Random(seed)
        while not s.over():
            step = type(s.asking()).__name__
            who = s.to_move()
            parts = by_name(GAME, s, who)["question.argument"]
            assert parts == (list(s.asking().parts(s, who, s.argument())) + [0] * 5)[:5]
            found.setdefault(step, set()).add(len(s.asking().parts(s, who, s.argument())))
            s.play(s.options[dice.below(len(s.options))])
    assert found["AtMarket"] == {3}
    assert found["AtCathedral"] == {5}
    assert max(size for sizes in found.values() for size in sizes) == 5


def test_favors_that_were_seen_are_counted_by_what_they_bring() -> None:
    s = GAME.new(3, 1, {"modules": "11"})
    favors_of(s).seen = vec[i64](range(25))
    seen = by_name(GAME, s, 0)["m11.seen"]
    printed = favors_box(s.box).favors
    assert seen[0] == sum(favor.thalers == 1 for favor in printed)
    assert seen[1] == sum(favor.thalers > 1 for favor in printed)
    assert [seen[2], seen[3]] == [sum(favor.points for favor in printed), sum(favor.mood for favor in printed)]
    assert seen[4:] == [sum(favor.paint == paint for favor in printed) for paint in range(6)]
