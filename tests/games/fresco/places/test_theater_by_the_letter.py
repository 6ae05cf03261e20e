"""The theater by the letter of the booklets: what it offers may be declined.

Citations are to lines of the booklets: EN and FRm are the big box, DE and FRc the classic edition.
"""

import pytest

from tests.games.fresco.scene import opening

pytestmark = pytest.mark.long  # whole situations: to trace them would take a minute


# --- 3.18 (EN:325, EN:508, DE:286; EN:2008): theater and a treasure's mood may be declined


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_3_18_with_the_medico_the_theater_asks_how_many(number: int, players: int) -> None:
    s = opening(players).next_infections("market").give(0, mood=-2)
    s.awake("8 7 9 6").schedule(0, f"C2 W{3 - number}").others().at("T")
    s.has(mood=-2, options=[f"T{lifts}" for lifts in range(number + 1)])
    for lifts in range(number + 1):
        assert s.after(f"T{lifts}").mood(0) == min(4, -2 + 2 * lifts)


@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_3_18_without_the_medico_the_theater_is_not_asked(edition: str) -> None:
    s = opening(modules="none", edition=edition).give(0, mood=-2).awake("8 7 9").schedule(0, "C2 W1").others()
    assert s.round == 2  # nobody could do anything else
    assert s.mood(0) == 2


def test_3_18_declining_keeps_a_mood_in_which_an_ill_one_is_healed() -> None:
    s = opening().next_infections("market").make_ill(0, 1).awake().give(0, mood=-3).schedule(0, "C2 W1").others()
    s.at("T").play("T0").reach().awake().has(mood=-4).asks("H I").play("I").has(sick=(0, 0), aside=1)
