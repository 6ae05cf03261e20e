"""What a choice brings is tried on copies: it is what then happens, and nothing that nobody can know."""

import random
from collections import Counter, defaultdict

import pytest

from bottega.core.match import Match
from bottega.core.record import new_header, read_record
from bottega.games import find_game
from bottega.games.lessons import lessons
from bottega.i18n import knows
from tests.games.test_careful import RECORDS, TRIED, WALKED

ALL = {"modules": "all"}


@pytest.mark.parametrize(
    ("name", "chosen"), [("sintra", {"side": "A"}), ("fresco", {"modules": "none"}), ("fresco", ALL)]
)
def test_what_is_foreseen_happens(name: str, chosen: dict[str, str]) -> None:
    game = find_game(name)
    dice = random.Random(7)
    points = 0
    for seed in range(3):
        s = game.new(3, seed, game.complete(3, seed, chosen))
        while not s.over():
            move = dice.choice(list(s.options))
            if not s.asking().secret():
                who = int(s.to_move())
                foreseen = game.foresee(game.determinize(s, who, 3), move)
                other = game.foresee(game.determinize(s, who, 4), move)
                assert foreseen.brings == other.brings == game.foresee(s, move).brings
                assert foreseen.spots == other.spots
                points += sum(foreseen.brings.values())
            s.play(move)
    assert points != 0


@pytest.mark.parametrize("name", ["sintra", "fresco"])
def test_looking_ahead_changes_nothing(name: str) -> None:
    game = find_game(name)
    s = game.new(2, 5, game.complete(2, 5, {}))
    for _decision in range(40):
        key = s.key()
        if not s.asking().secret():
            for move in s.options:
                game.foresee(s, int(move))
        assert s.key() == key
        s.play(s.options[0])


def test_panes_show_the_strips_on_which_they_fit_and_what_breaks() -> None:
    game = find_game("sintra")
    s = game.new(2, 11, game.complete(2, 11, {"side": "A"}))
    take = game.read(s, "F5Y")
    foreseen = game.foresee(s, take)
    assert {spot for spot in foreseen.spots if spot.startswith("strip")} >= {"strip-4"}
    s.play(take)
    brings = {game.write(s, move): game.foresee(s, int(move)).brings for move in s.options}
    assert brings["S4"] == {}
    assert all(found == {} or found["loss"] < 0 for found in brings.values())


def test_a_row_of_the_hostel_says_what_it_costs() -> None:
    game = find_game("fresco")
    s = game.new(3, 34, game.complete(3, 34, {"modules": "none"}))
    brings = {game.write(s, move): game.foresee(s, int(move)).brings for move in s.options}
    assert brings["5:00"] == {"mood": -3, "apprentices": -1}
    assert brings["8:00"] == {}
    assert brings["9:00"] == {"mood": 1}


def test_a_favor_that_nobody_knows_is_not_foreseen() -> None:
    """Segment and bishop are foreseen; what the tile hides is not, though the copy finds it."""
    lesson = lessons()["m11"]
    game = find_game("fresco")
    match = Match(game, new_header(game, 3, lesson.seed, ["human"] * 3, lesson.chosen))
    for who, move in lesson.before:
        match.push_text(move, who)
    s = match.position
    walk = game.read(s, ">D2")
    assert game.foresee(s, walk).brings == {"segments": 3, "bishop": 3, "thalers": -1, "paints": -3}


def test_where_nothing_is_planned_no_plan_is_foreseen() -> None:
    game = find_game("sintra")
    assert game.preview_plan(game.new(2, 1, game.complete(2, 1, {})), 0, {"strip-1": [1]}) == []


# --- every kind of decision

# Choices after which nothing is seen of, and why.
UNSEEN = {
    "does nothing": """fresco-do-buy-no-more fresco-do-forgo fresco-do-leave-market fresco-do-no-mood m02-do-none
        m04-do-keep m06-do-stop m07-do-keep m09-do-forgo m10-do-keep m12-do-forgo m13-do-later m13-do-no-map
        m13-do-no-mood m14-do-none m17-do-stop""",
    "takes something from others alone": "fresco-do-close m12-do-reserve",
    "shows what nobody knows": "m04-do-throw m16-do-draw",
    "is somebody else's": "m01-do-paint",
    "says all in its words": "sintra-do-lay m10-do-aside-healthy m13-do-lay",
}

# What must be told beforehand where it can happen: sources of points, and what else there is.
TOLD = {
    "sintra": {
        "sintra-do-fill": "windows",
        "sintra-do-keep": "windows",
        "sintra-do-take-breaks": "loss",
        "sintra-do-take": "windows loss",
    },
    "fresco": {
        "fresco-do-wake": "mood apprentices",
        "fresco-do-buy": "thalers paints",
        "fresco-do-restore": "segments bishop paints income",
        "fresco-do-bishop": "segments bishop thalers",
        "fresco-do-altar": "altar paints",
        "fresco-do-space": "track",
        "m02-do-fulfill": "requests",
        "m04-do-tip": "thalers pennies",
        "m05-do-gild": "gold_leaf segments leaves",
        "m06-do-buy": "thalers glass",
        "m06-do-window": "windows segments",
        "m06-do-give": "windows segments glass",
        "m06-do-give-altar": "windows altar glass",
        "m07-do-row": "scrolls",
        "m08-do-buy": "bells thalers",
        "m09-do-restore": "wall paints",
        "m10-do-use": "bottles ill",
        "m13-do-buy": "thalers",
        "m15-do-pay": "dome paints",
    },
}


@pytest.mark.parametrize("name", ["sintra", "fresco"])
def test_of_every_kind_of_choice_it_is_told_what_it_brings(name: str) -> None:
    """Each kind of decision is met, and its choices are tried, the first times it comes."""
    game = find_game(name)
    found: dict[str, set[str]] = defaultdict(set)
    unseen: set[str] = set()
    for stem in WALKED[name]:
        record = read_record((RECORDS / name / f"{stem}.txt").read_text("utf-8"))
        match = Match(game, record.header)
        met: Counter[int] = Counter()
        for who, text in record.moves:
            s = match.asked(who)
            met[int(s.step())] += 1
            if met[int(s.step())] <= 3 * TRIED and not s.asking().secret():
                for move in s.options:
                    said, foreseen = game.explain(s, move).name, game.foresee(s, move)
                    then = {name for answer in foreseen.then for name in answer.brings}
                    found[said] |= {*foreseen.brings, *then}
                    if not foreseen.brings and not then and set(foreseen.spots) <= {game.target(s, move)}:
                        unseen.add(said)
                    else:
                        found[said].add("")
            match.push_text(text, who)
    never = {said for said in unseen if "" not in found[said]}
    assert never <= {said for names in UNSEEN.values() for said in names.split()}
    for said, names in TOLD[name].items():
        assert set(names.split()) <= found[said], said
    for brought in set().union(*found.values()) - {""}:
        assert knows(f"brings-{brought}") or knows(f"source-{brought}") or knows(f"{name}-source"), brought


def test_what_carries_out_an_earlier_decision_and_what_is_half_a_turn() -> None:
    sintra, fresco = find_game("sintra").new(2, 1, {}), find_game("fresco").new(4, 1, {"modules": "all"})
    steps = [*sintra.steps, *fresco.steps]
    follow = {type(step).__name__ for step in steps if step.follows()}
    assert follow == {"TakeTile", "ScoreSegment", "BishopArrives", "ScoreAltar", "AfterTile", "GiveGlass"}
    assert {type(step).__name__ for step in steps if step.leads_on()} == {"Turn", "Place", "Lay"}
