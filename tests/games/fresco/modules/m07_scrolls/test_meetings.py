"""What the module does beside those with lower numbers."""

from tests.games.fresco.modules.m06_glaziers import test_glaziers as glaziers

# --- beside glaziers (6)


def test_3_55_a_restoration_that_brings_nothing_may_still_reveal_a_scroll() -> None:
    s = (
        glaziers.restoring(windows=glaziers.bench_with("GRG"), modules="6,7")
        .deal_scrolls("1B", "2C", "3D")
        .go("01031")
        .play("B1 W1")
    )
    s.has(space=-3).asks("H V HV -").play("HV").has(points={"segments": 3, "windows": -3, "scrolls": 6})
