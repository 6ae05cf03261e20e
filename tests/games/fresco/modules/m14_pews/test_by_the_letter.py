"""The pews by the letter of the booklets: owned beams are public.

Citations are to lines of the booklets: EN and FRm are the big box, DE and FRc the classic edition.
"""

import pytest

from bottega.core.game import SPECTATOR
from tests.games.fresco.scene import opening

pytestmark = pytest.mark.long  # whole situations: to trace them would take a minute

BOOTHS = "R Y / B RY RB / YB YYY BBB O"

BOOTHS_4 = "R Y / B RY RB / RRR YYY BBB YB / RB YY BB G"


# --- 3.12 (EN:2081, FRm:3065): owned beams are public


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_12_everybody_sees_the_beams_that_a_purchase_brings(players: int) -> None:
    s = opening(players, "14").lay_market(BOOTHS if players < 4 else BOOTHS_4).awake("6 7 8 9")
    s.give(1, "RY").schedule(0, "M2").others().at("M")
    for move, number in (("2.1", 2), ("2.2", 3)):
        s.play(move)
        for who in s.viewers():
            seen = [player["beams"] for player in s.part("pews", who)["players"]]
            assert seen == [number] + [0] * (players - 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_12_everybody_sees_the_beams_go_back_when_pews_are_restored(players: int) -> None:
    s = opening(players, "14").give_beams(0, 5).give_beams(1, 2).awake("6 7 8 9")
    s.give(1, "RY").schedule(0, "@M M2").others().at("M").offers("1+2").play("1+2")
    for who in s.viewers():
        seen = [player["beams"] for player in s.part("pews", who)["players"]]
        assert seen == [2, 2] + [0] * (players - 2)


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_12_a_guess_at_what_is_hidden_keeps_everybodys_beams(who: int) -> None:
    s = opening(modules="14")
    for seat, number in enumerate((1, 4, 6)):
        s.give_beams(seat, number)
    for seed in range(5):
        s.determinize(who, seed).each(beams=[1, 4, 6])
