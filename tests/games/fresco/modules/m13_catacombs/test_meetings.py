"""What the module does beside those with lower numbers."""

import pytest

from bottega.core.errors import BadNotation
from bottega.i18n import speak
from tests.games.fresco.board import GAME
from tests.games.fresco.modules.m08_bells import test_bells as bells
from tests.games.fresco.modules.m10_medico import test_meetings as medico_meetings
from tests.games.fresco.modules.m10_medico.test_medico import fresh, plans_allowed, plans_offered, set_up
from tests.games.fresco.scene import Scene, scene

# --- beside bells (8)


def test_3_46_busker_then_paying_in_then_the_map() -> None:
    s = (
        bells.waking_debtor(3, ("8 6 6", 0), modules="4,8,13")
        .give_wishes(0, "busker")
        .next_map("A3 A4 A5")
        .play("6:00")
    )
    s.asks("! -", seat=0).play("!").asks("$0 $1 $2 $3", seat=0)
    broke = s.after("$3")
    assert broke.to_move() == 1  # no thaler for a map
    s.play("$2").asks("+ -", seat=0).play("+").has(thalers=0, own_maps=["A3 A4 A5"])


# --- beside wall (9)


def test_3_8a_tiles_and_maps_leave_room_for_all() -> None:
    s = scene("8,9,13").without_paints().give_maps(0, "A1 B1", "D5 E5", "C3 C4").next_morning()
    for move in ("@M", "@S", "@C", "@W"):  # the wall, the audience, two maps; a third would keep one at home
        s.play_as(0, move)
    assert s.plans_offered() == {"11012", "11003", "10013"}


# --- beside medico (10)


def explorer(*maps: str, own_ill: int = 2, infection: str = "market", letters: str = "") -> Scene:
    s = fresh("same", modules="10,13").give_maps(0, *maps)
    return medico_meetings.second_round(s, own_ill, infection, letters)


@pytest.mark.parametrize(
    ("column", "room", "ill_room"),
    [
        ("M", "13333", "03330"),
        ("C", "31333", "01330"),
        ("S", "33133", "03130"),
        ("W", "33313", "03310"),
        ("T", "33331", "03330"),
    ],
)
@pytest.mark.compiled
def test_3_84_an_ill_apprentice_may_stand_on_the_one_space_beside_a_map(column: str, room: str, ill_room: str) -> None:
    s = explorer("A1 B1", own_ill=4).up("8 9 7").play_as(0, f"@{column}")
    full = plans_allowed(room, ill_room, 1, 4)
    index = "MCSWT".index(column)
    assert plans_offered(s) == {(a, b) for a, b in full if a[index] + b[index] <= 1}


def test_a_map_alone_at_an_infected_place_makes_nobody_ill() -> None:
    assert explorer("A1 B1", infection="studio").up("8 9 7").act("0 0 0 0 3", "@S").reach(3).sick() == (2, 2)


def test_3_107_an_ill_apprentice_opens_a_room_and_the_map_finds_its_treasure() -> None:
    s = explorer("A1 B1").hide_treasures(A1="statue 5").lay(A1="3 RYB")
    s.up("8 9 7", paints="RYB").act("0 0+1 0 0 3", "@C").at("C").play("A1 +").asks("K $").play("K")
    assert s.kept(0) == ["statue 5"]


def test_an_ill_apprentice_works_beside_a_map_in_the_workshop() -> None:
    s = explorer("A1 B1").hide_treasures(A1="statue 5").restore("A1")
    s.up("8 9 7", paints="RYRY").act("0 0 0 0+1 3", "@W").at("W").asks("+ -").play("+ $").asks("O0 O1")


def finding(treasure: str, start: int, modules: str = "10,13", final: bool = False) -> Scene:
    """Seat 0 in this mood has used a map to this treasure."""
    s = set_up(3, modules).copy().give_maps(0, "A1 B1").reach()
    s.final = final
    s.hide_treasures(A1=treasure).restore("A1").up("8 9 7").give(0, mood=start).act("1 2 0 2 0", "@M").at("M")
    return s.play("+")


@pytest.mark.parametrize(("answer", "start", "end"), [("+", -2, 1), ("-", -2, -2), ("+", 2, 4), ("-", 2, 2)])
def test_3_18_the_mood_of_a_treasure_may_be_declined(answer: str, start: int, end: int) -> None:
    s = finding("script 1", start)
    assert s.question().startswith("Do you let volume 1 of the scripts")
    assert s.options() == ["+", "-"]
    texts = [speak(GAME.explain(s.state, move)) for move in s.state.options]
    assert texts == [f"mood to {'+1' if start < 0 else '+4'}", f"leave the mood at {'-2' if start < 0 else '+2'}"]
    s.play(answer).has(mood=end).asks("K $")
    assert (s.after("$").mood(0), s.after("K").mood(0), s.after("K").kept(0)) == (end, end, ["script 1"])


def test_3_18_a_mood_is_not_asked_for_where_declining_changes_nothing() -> None:
    for s, end in (
        (finding("script 4", -2), -2),  # it has no mood
        (finding("script 1", 4), 4),
        (finding("script 1", -2, modules="13"), 1),  # nobody is ever ill
        (finding("script 1", -2, final=True), 1),  # nobody wakes up again
    ):
        assert (s.options(), s.mood(0)) == (["K", "$"], end)


@pytest.mark.parametrize("answer", ["+", "-"])
def test_3_18_also_with_a_script_that_must_be_sold(answer: str) -> None:
    s = finding("script 2", -2).keep_treasures(0, "script 2")
    before = s.thalers(0)
    s.play(answer).offers_no("K").has(thalers=before + 2, mood=0 if answer == "+" else -2)


def test_3_18_guesses_while_somebody_is_asked_for_the_mood_know_that_it_must_be_sold() -> None:
    s = finding("script 2", -2).keep_treasures(0, "script 2")
    for number in range(10):
        s.determinize(1, number).asks("+ -").play("-").offers_no("K")


@pytest.mark.parametrize("word", ["K", "$", "=", "+1"])
def test_what_names_no_mood_of_a_treasure_is_refused(word: str) -> None:
    with pytest.raises(BadNotation):
        finding("script 1", -2).read(word)
