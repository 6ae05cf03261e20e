"""What the module does beside those with lower numbers."""

import pytest

from bottega.core.events import Event
from tests.games.fresco.board import IDLE_LAST
from tests.games.fresco.modules.m04_wishing_well import test_by_the_letter as wishing_well_by_the_letter
from tests.games.fresco.modules.m04_wishing_well import test_wishing_well as wishing_well

# --- beside wishing well (4)


@pytest.mark.parametrize("edition", ["classic", "mega"])
@pytest.mark.parametrize(
    ("players", "card", "bought", "free", "gold"),
    [
        (3, "free RB", "2.2", "2.3", 1), (3, "free YB", "3.2", "3.1", 2),
        (2, "free RB", "2.1", "2.3", 1), (2, "free YB", "3.4", "3.1", 2),
        (4, "free YB", "3.1", "3.4", 1), (4, "free RB", "4.2", "4.1", 2),
    ],
)  # fmt: skip
def test_3_39_the_leaves_of_its_slot_do_not_come_with_it(
    players: int, card: str, bought: str, free: str, gold: int, edition: str
) -> None:
    s = wishing_well_by_the_letter.free_paint("4,5", card, players, edition)
    assert s.after(free).leaves(0) == gold  # bought, it brings them
    before = s.thalers(0)
    s.play(bought)
    paid = before - s.thalers(0)
    assert s.moves_with("!") == {free}
    s.play(f"!{free}").has(leaves=0, thalers=before - paid)
    assert set(card[5:]) <= set(s.paints(0))
    assert s.wishes(0) == []


def test_3_22_praise_and_gold_leaf_are_one_score_and_the_leaf_is_no_bonus() -> None:
    s = (
        wishing_well.awake("praise", hand="RYBRRY", modules="4,5")
        .lay(B2="3 RYB", E5="3 RRY")
        .set_disc("R")
        .has(disc="R")
    )
    s.give_leaves(0, 2).go("02120")
    far = s.copy().play("E5").asks("+ -").play("+")
    assert far.wishes(0) == ["praise"]  # no bonus, no praise
    assert far.space(0) == 3 + 1
    s.play("B2")
    log: list[Event] = []
    for _ in range(2):
        log += s.told("!" if "!" in s.options() else "+")
    assert [event.values for event in log if event.kind.name == "scored"] == [(8, 8)]
    assert s.leaves(0) == 1
    sources = s.result().sources
    assert (sources["wishes"][0], sources["gold_leaf"][0], sources["bishop"][0]) == (1, 2, 2)


def test_3_123_pennies_and_leaves_and_thalers_are_counted_together() -> None:
    s = wishing_well.finale("4,5")
    for seat, (number, gold) in enumerate([(1, 1), (1, 0), (0, 1)]):
        s.give_pennies(seat, number).give_leaves(seat, gold)
    s.plan(IDLE_LAST, IDLE_LAST, IDLE_LAST).scores(money=[1, 0, 0])
