"""What the module does beside those with lower numbers."""

import pytest

from tests.games.fresco.modules.m02_requests import test_requests as requests

# --- beside requests (2)


def test_the_general_request_brings_no_special_paint() -> None:
    assert requests.workshop(*requests.PLAIN[:3], modules="2,3").fulfill("*").play("O0").options() == ["R", "Y", "B"]


@pytest.mark.parametrize(
    ("tiles", "offered"),
    [
        (("13 KG", "17 NG", "4 GR"), ["Q*", "QG"]),
        (("13 KO", "17 NO", "4 OB"), ["Q*", "QO"]),
        (("14 KP", "18 NP", "5 PY"), ["Q*", "QP"]),
        (("24 NK", "17 NO", "13 KO"), ["Q*"]),  # pink and brown are no seals, nor what they are made of
        (("24 NK", "13 KG", "14 KP"), ["Q*"]),
    ],
)
def test_3_31_special_tiles_bear_the_seals_of_their_blended_paints(tiles: tuple[str, ...], offered: list[str]) -> None:
    assert requests.workshop(*tiles, modules="2,3").requests_offered() == offered


def test_3_31_the_24_goes_under_a_request_as_a_tile_without_a_seal() -> None:
    s = requests.workshop("24 NK", "13 KG", "4 OB", "5 PY", modules="2,3").play("Q* 0 O G")
    assert (s.request_kinds(0), s.tiles_before(0)) == ("*", ["5 PY"])


def test_leonardos_special_tiles_serve_for_requests() -> None:
    assert requests.leonardo_with("13 KO", "17 NO", "4 OB", modules="2,3").options() == ["Q*", "QO", "-"]
