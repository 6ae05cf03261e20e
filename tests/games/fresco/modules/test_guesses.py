"""Guesses at what a seat cannot know: whoever is asked has something to answer, and in the end all lies open."""

from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.const import CATHEDRAL, STUDIO
from bottega.games.fresco.modules import m06_glaziers, m07_scrolls, m13_catacombs, m15_dome
from bottega.games.fresco.modules.m06_glaziers import glazery_of
from bottega.games.fresco.modules.m07_scrolls import scrolls_of
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL, BOUND, STEPPED
from bottega.games.fresco.places.studio import AT_STUDIO
from tests.games.fresco.board import NAMES
from tests.games.fresco.scene import Scene, new_game, scene

SEEDS = range(40)


def acting(modules: str, column: int, edition: str = "mega") -> Scene:
    """Seat 0 is at a column with one apprentice; nobody has any paint."""
    s = scene(modules, edition=edition).wake("7 8 9").without_paints()
    s.state.agenda = vec[i64]()
    s.column = column
    s.players[0].plan[column * 2] = 1
    return s


def asked_in_guesses(s: Scene, who: int) -> set[tuple[int, int]]:
    """Who is asked what in guesses of another seat."""
    guesses = [s.determinize(who, seed) for seed in SEEDS]
    return {(int(guess.to_move()), int(guess.step())) for guess in guesses}


def test_who_moved_the_bishop_can_restore_a_segment() -> None:
    s = acting("none", CATHEDRAL).lay(A1="10 OGP", B1="11 PPO").leave("A1 B1").give(0, "OOGPPP")
    s.ask_for(AT_CATHEDRAL, 1 | STEPPED | BOUND)
    assert asked_in_guesses(s, 1) == {(0, AT_CATHEDRAL)}


def test_who_moved_the_bishop_in_the_classic_edition_can_restore_something() -> None:
    s = acting("none", CATHEDRAL, "classic").lay(A1="10 OGP").leave("A1").give(0, "OOOG")
    s.ask_for(AT_CATHEDRAL, 1 | STEPPED | BOUND)
    assert asked_in_guesses(s, 1) == {(0, AT_CATHEDRAL)}


def test_3_41_who_may_still_send_the_bishop_has_the_card() -> None:
    s = acting("4", CATHEDRAL).give_wishes(0, "visit").ask_for(AT_CATHEDRAL, 0)
    assert asked_in_guesses(s, 1) == {(0, AT_CATHEDRAL)}


@pytest.mark.parametrize("modules", ["4", "4,7"])
def test_who_may_use_a_wish_card_has_it(modules: str) -> None:
    """Also when the seat that guesses knows where all cards of another kind are, and beside scrolls."""
    s = acting(modules, STUDIO).give_wishes(0, "tip").give_wishes(1, "lucky", "lucky", "lucky").ask_for(AT_STUDIO, 1)
    assert asked_in_guesses(s, 1) == {(0, AT_STUDIO)}


def test_who_gives_glass_has_it() -> None:
    """Also when the seat that guesses knows where all tokens of another colour are."""
    s = acting("6", CATHEDRAL)
    while glazery_of(s.state).shown[0] + glazery_of(s.state).tokens[4] < 8:
        s.give_glass(1, "Y")
    glazery_of(s.state).window = m06_glaziers.ALTAR_WINDOW
    s.give_glass(0, "G").ask_for(m06_glaziers.GIVE_GLASS, 3)
    assert asked_in_guesses(s, 1) == {(0, m06_glaziers.GIVE_GLASS)}


@pytest.mark.parametrize(("mine", "theirs"), [("-C", "1A"), ("3-", "1A"), ("2C", "3A")])
def test_who_may_reveal_a_scroll_has_one_that_fits(mine: str, theirs: str) -> None:
    """The seat that guesses may have the other line of the segment itself."""
    s = acting("7", CATHEDRAL).deal_scrolls(mine, theirs, "5E").put_bishop("C3")
    s.ask_for(m07_scrolls.READ, NAMES.index("C3"))
    for seed in SEEDS:
        guess = scrolls_of(s.determinize(1, seed).state)
        assert guess.rows[0] == 2 or guess.columns[0] == 2


def test_in_the_end_all_goods_lie_open() -> None:
    s = new_game(3, 4, {"modules": "4,5,6,7"})
    s.state.playout(4)
    s.give(0, "RRO", 7).give_wishes(0, "tip").give_glass(0, "RG").deal_scrolls("3B", "--", "--")
    for who in (1, -1):
        seen = s.view(who)
        assert s.determinize(who, 5).view(who) == seen
        player = cast(list[dict[str, Any]], seen["players"])[0]
        assert (player["paints"], player["thalers"]) == ("RRO", 7)
        parts = {part["module"]: part["players"][0] for part in cast(list[dict[str, Any]], seen["modules"])}
        assert {"say": "wish-tip"} in parts["wishing well"]["wishes"]
        assert parts["gold leaf"] == {"leaves": 0}
        assert "R" in parts["glaziers"]["glass"]
        assert (parts["scrolls"]["row"], parts["scrolls"]["column"]) == ("3", "B")


@pytest.mark.parametrize("players", [2, 3])
def test_when_the_bells_are_counted_everybody_knows_all_certificates(players: int) -> None:
    s = scene("8,15", players).wake("7 8 9").give_domes(0, "4 GR", "7 GGO").give(0, "GGOR")
    s.give_certificates(0, "6 5 3").give_certificates(1, "8 6 6", "2 2 1")
    hidden = {tuple(s.determinize(0, seed).pile()) for seed in SEEDS}
    assert len(hidden) > 1
    s.score_now().has(step=m15_dome.PAY_DOMES)
    for seed in SEEDS:
        s.determinize(0, seed).has(1, certificates=s.certificates(1), leonardos=s.leonardos(), pile=s.pile())


def test_treasures_that_others_keep_are_known_and_covered_ones_are_not() -> None:
    s = scene("13").awake().keep_treasures(1, "script 4")
    for seed in SEEDS:
        assert s.determinize(0, seed).kept(1) == ["script 4"]
    assert len({tuple(m13_catacombs.catacombs_of(s.determinize(0, seed).state).rooms) for seed in SEEDS}) > 1


def test_in_no_guess_a_player_keeps_two_scripts_of_a_volume() -> None:
    s = scene("13").awake().keep_treasures(1, "script 4").keep_treasures(2, "script 4", "statue 5").leave("")
    for seed in SEEDS:
        guess = s.determinize(0, seed)
        assert (guess.kept(1), sorted(guess.kept(2))) == (["script 4"], ["script 4", "statue 5"])


def test_in_a_guess_who_may_keep_a_script_is_asked_for_it() -> None:
    s = scene("13").awake().keep_treasures(0, "statue 5")
    s.hide_treasures(A1="script 4", B1="script 4", C1="chalice 3").leave("B1 C1").find()
    assert asked_in_guesses(s, 1) == {(0, m13_catacombs.FOUND)}
