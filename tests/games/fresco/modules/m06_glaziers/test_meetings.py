"""What the module does beside those with lower numbers."""

import pytest

from tests.games.fresco.board import IDLE_LAST
from tests.games.fresco.modules.m01_portraits import test_portraits as portraits
from tests.games.fresco.modules.m05_gold_leaf import test_gold_leaf as gold_leaf

# --- beside portraits (1)


@pytest.mark.parametrize(("covered", "plan_0"), [("C", "00212"), ("D", "01220")])
def test_3_21_one_open_cathedral_is_enough_in_the_final_round(covered: str, plan_0: str) -> None:
    s = portraits.last_round(modules="1,6").give_portrait(0, "sexton").give(0, "", 5).play_as(0, f"@{covered}")
    s.plan(plan_0, IDLE_LAST, IDLE_LAST)
    offered = 0
    while not s.over():
        if portraits.sexton(s):
            assert s.to_move() == 0
            assert portraits.sexton(s) == portraits.anywhere(s)
            offered += 1
        s.play("-")
    assert offered == 1


# --- beside gold leaf (5)


@pytest.mark.parametrize(
    ("where", "points"), [("E5", 0), ("C2", 7 + 9 + 2 + 1 + 2 - 18), ("B1", 7 + 9 + 3 + 1 + 3 - 18)]
)
def test_3_5_3_53_leaf_praise_and_window_are_one_score_and_never_below_zero(where: str, points: int) -> None:
    s = gold_leaf.awake(gold=1, modules="4,5,6", hand="OGY").lay(B1="7 OGY")
    s.lay_bench("GYG YB YR BR BG RG").give_wishes(0, "praise").put_bishop(where).set_disc("Y").give(0, thalers=0)
    s.go("01220")
    log = s.told("B1") if "B1" in s.options() else []
    while s.tile_at("B1") != "-":
        log += s.told(next(move for move in ("+", "!", "W1") if move in s.options()))
    assert [values[0] for values in gold_leaf.scores(log) if values[0]] == [points] * (points > 0)
    assert max(0, s.space(0)) == points == sum(counts[0] for counts in s.result().sources.values())
    assert s.leaves(0) == 0
