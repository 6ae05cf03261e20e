"""The Medico by the letter of the booklets: the neutral apprentice, portions, requests for ill ones.

Citations are to lines of the booklets: EN and FRm are the big box, DE and FRc the classic edition.
"""

import pytest

from tests.games.fresco.scene import Scene, opening

pytestmark = pytest.mark.long  # whole situations: to trace them would take a minute


# --- 3.71 (EN:1586-1596, FRm:2316-2330): the neutral apprentice stands where it was planned


def good_mood(infection: str, players: int = 3, own: int = 0) -> Scene:
    """Seat 0 has the neutral apprentice and is about to plan; so many of its own are ill."""
    s = opening(players).next_infections(infection).make_ill(0, own).give(0, mood=4).awake()
    assert (s.part("medico")["players"][0]["neutral"], s.apprentices(0)) == (1, 6 - own)
    return s


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_71_whoever_has_it_says_in_which_column_it_stands(players: int) -> None:
    good_mood("studio", players).play_as(0, "M0 C2 S2 W1").ask(0).asks("N@C N@S N@W N@T")


def test_3_71_only_columns_with_healthy_ones_are_offered() -> None:
    assert good_mood("studio", own=1).play_as(0, "M0 C2 S0+1 W3").ask(0).options() == ["N@C", "N@W"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_71_it_is_said_before_the_infection_is_known_and_in_secret(players: int) -> None:
    s = good_mood("studio", players).schedule(0, "C2 S2 W1 N@S")
    for who in s.viewers():
        assert s.part("medico", who)["infected"] == ""
    hidden = [s.part("medico", who)["players"][0]["neutral_at"] for who in s.viewers() if who != 0]
    assert hidden == [None] * players
    s.others()
    shown_now = [s.part("medico", who)["players"][0]["neutral_at"] for who in s.viewers()]
    assert None not in shown_now
    assert len(set(map(str, shown_now))) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_71_where_it_stands_the_player_chooses_who_falls_ill(players: int) -> None:
    s = good_mood("studio", players).schedule(0, "C2 S2 W1 N@S").others()
    s.until(lambda s: s.options() == ["O", "N"]).has(to_move=0)
    own, neutral = s.after("O"), s.after("N")
    assert (own.sick(), neutral.sick()) == ((1, 1), (1, 0))
    assert own.ill_left() == neutral.ill_left() == s.ill_left() - 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("column", ["C", "W", "T"])
def test_3_71_elsewhere_it_cannot_fall_ill(column: str, players: int) -> None:
    s = good_mood("studio", players).schedule(0, f"C2 S2 W1 N@{column}").others()
    while s.round == 1:
        assert s.options() != ["O", "N"]
        s.play(s.idle())
    assert s.sick() == (1, 1)


def test_3_71_alone_at_the_infected_place_it_is_the_one_that_falls_ill() -> None:
    s = good_mood("studio").schedule(0, "C2 S1 W3 N@S").others()
    while s.round == 1:
        assert s.options() != ["O", "N"]
        s.play(s.idle())
    assert s.sick() == (1, 0)


@pytest.mark.parametrize(("column", "expected"), [("S", (3, 2)), ("T", (3, 3))])
def test_3_71_contagion_reaches_it_where_it_stands(column: str, expected: tuple[int, int]) -> None:
    s = good_mood("market", own=1).schedule(0, f"C2 S2+1 N@{column}" if column != "T" else "C2 S2+1 W0 N@T").others()
    s.reach().has(sick=expected)


def test_3_71_it_may_be_the_one_beside_the_medico_at_an_infected_market() -> None:
    s = opening().next_infections("market").make_ill(0, 1).offer_bottles("1").give(0, mood=4)
    s.awake().schedule(0, "@M M1 C2 W2 N@M").others().reach().has(sick=(2, 1))


def test_3_71_on_an_action_tile_it_does_not_fall_ill() -> None:
    s = opening(modules="6,10").next_infections("studio").give(0, mood=4).awake().schedule(0, "@S C2 S1 W2 N@S")
    s.others().reach().has(sick=(0, 0))


# --- 3.72 (EN:1697, FRm:2494-2500): a portion swaps an ill apprentice for an own one from the Medico's board


def with_bottles(letters: str, own: int, neutral: int = 0, players: int = 3) -> Scene:
    """All have planned; seat 0 has these bottles and so many ill ones, own and neutral, all at home."""
    s = opening(players).next_infections("market").make_ill(0, own, neutral).give_bottles(0, letters)
    return s.awake().others()


@pytest.mark.parametrize(
    ("letter", "own", "neutral", "most"),
    [
        ("1", 1, 0, 1), ("1", 4, 0, 1), ("2", 1, 0, 1), ("2", 3, 0, 2), ("3", 1, 2, 1),
        ("3", 2, 0, 2), ("3", 2, 3, 2), ("3", 3, 0, 3), ("3", 5, 0, 3),
    ],
)  # fmt: skip
def test_3_72_from_no_portion_to_as_many_as_can_be_swapped(letter: str, own: int, neutral: int, most: int) -> None:
    s = with_bottles(letter, own, neutral).to_healing()
    assert sorted(s.options()) == sorted(["-", *(f"{letter}:{number}" for number in range(most + 1))])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_3_72_the_rest_of_the_bottle_is_lost(number: int, players: int) -> None:
    s = with_bottles("3", 2, 1, players).to_healing().play(f"3:{number}").has(sick=(3 - number, 2 - number), bottles="")
    assert "3" in s.discarded()
    assert not s.elixirs()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("letters", ["1", "3", "32"])
def test_3_72_without_an_own_one_on_the_board_elixir_is_not_offered(letters: str, players: int) -> None:
    s = with_bottles(letters, 0, 2, players)
    while s.round == 1:
        assert not s.elixirs()
        s.play(s.idle())
    s.has(bottles=letters, sick=(2, 0))


def test_3_72_with_only_healthy_ones_there_is_juice_alone_and_it_may_be_kept() -> None:
    for neutral in (0, 2):
        s = with_bottles("3J", 0, neutral).to_healing().offers_only("- J")
        before = s.mood(0)
        assert (s.after("J").mood(0), s.after("J").bottles(0)) == (before + 1, "3")
        assert s.after("-").bottles(0) == "3J"


def test_3_72_bottles_are_chosen_one_after_another() -> None:
    s = with_bottles("31", 2).to_healing().offers_only("- 1:0 1:1 3:0 3:1 3:2").play("1:1")
    s.has(to_move=0).offers_only("- 3:0 3:1")
    assert (s.after("3:1").sick(), s.after("3:1").bottles(0)) == ((0, 0), "")
    assert (s.after("-").sick(), s.after("-").bottles(0)) == ((1, 1), "3")


def test_3_72_when_the_board_is_empty_the_second_bottle_is_not_asked_for() -> None:
    s = with_bottles("33", 2, 2).to_healing().play("3:2").has(sick=(2, 0))
    assert not s.elixirs()
    assert s.bottles(0) == "3"


def test_3_72_who_is_healed_works_in_the_next_round() -> None:
    s = with_bottles("2", 3).to_healing()
    for move, healthy in (("2:0", 2), ("2:1", 3), ("2:2", 4), ("-", 2)):
        s.after(move).reach().awake().has(apprentices=healthy, bottles="2" if move == "-" else "")


@pytest.mark.parametrize(("hours", "order"), [("7 8 9", [0, 1, 2]), ("9 7 8", [1, 2, 0])])
def test_3_72_players_heal_in_the_order_of_waking_up(hours: str, order: list[int]) -> None:
    s = opening().next_infections("market")
    for seat in range(3):
        s.make_ill(seat, 1).give_bottles(seat, "1")
    s.awake(hours).others()
    asked = []
    for _ in range(3):
        s.until(lambda s: bool(s.elixirs()))
        asked.append(s.to_move())
        s.play("1:1")
    assert asked == order
    assert [s.sick(seat) for seat in range(3)] == [(0, 0)] * 3
