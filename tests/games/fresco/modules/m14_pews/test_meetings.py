"""What the module does beside those with lower numbers."""

import pytest

from tests.games.fresco.modules.m04_wishing_well import test_by_the_letter as wishing_well_by_the_letter
from tests.games.fresco.modules.m10_medico import test_meetings as medico_meetings
from tests.games.fresco.modules.m10_medico.test_medico import plans_allowed, plans_offered

# --- beside wishing well (4)


@pytest.mark.parametrize(
    ("card", "bought", "free", "number"), [("free RB", "2.2", "2.3", 2), ("free YB", "3.2", "3.1", 1)]
)
def test_3_39_the_beams_printed_on_it_do(card: str, bought: str, free: str, number: int) -> None:
    s = wishing_well_by_the_letter.free_paint("4,14", card).play(f"{bought} !{free}")
    assert s.beams(0) == number  # RY and RB one each; YYY none and YB one


# --- beside medico (10)


def test_ill_apprentices_carry_no_beams() -> None:
    s = medico_meetings.laid("14", own_ill=3).give_beams(0, 3).up().play_as(0, "@S")
    assert plans_offered(s) == plans_allowed("33233", "03030", 2, 3)
