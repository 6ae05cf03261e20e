"""What the module does beside those with lower numbers."""

from tests.games.fresco.board import IDLE
from tests.games.fresco.modules.m03_special_blends import test_special_blends as special_blends
from tests.games.fresco.scene import scene

# --- beside special blends (3)


def test_alchemy_brings_a_paint_for_brown_but_never_brown_itself() -> None:
    s = scene("3,4").wake("7 8 9").without_paints().give_wishes(0, "alchemy").give(0, "RYBG").give(2, "RY")
    s.plan(special_blends.PLANS[1], IDLE, IDLE)
    made = {move[-1] for move in s.options() if move.startswith("!")}
    assert made == {"O", "G", "P"}
    s.play("!RYB=O").asks("N0 N1")
