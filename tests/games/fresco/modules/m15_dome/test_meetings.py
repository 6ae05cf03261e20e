"""What the module does beside those with lower numbers."""

import pytest

from tests.games.fresco.modules.m10_medico import test_meetings as medico_meetings

# --- beside medico (10)


@pytest.mark.parametrize("segment", ["C3", "B2"])
def test_an_ill_apprentice_takes_the_dome_tile(segment: str) -> None:
    s = (
        medico_meetings.laid("15")
        .lay(**{segment: "3 RYB"})
        .lay_dome(segment, "6 OGY")
        .put_bishop("C3" if segment == "C3" else "E5")
    )
    s.up(paints="RYB").act("0 0+1 0 0 3").play(segment).has(domes=["6 OGY"])
