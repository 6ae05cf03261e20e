"""Maps by the letter of the booklets: where they are laid, and when they are used.

Citations are to lines of the booklets: EN and FRm are the big box, DE and FRc the classic edition.
"""

from itertools import product

import pytest

from tests.games.fresco.scene import Scene, opening

pytestmark = pytest.mark.long  # whole situations: to trace them would take a minute

CHART = "B1 C1 D1 B2"  # a map of four rooms


# --- 3.18 (EN:325, EN:508, DE:286; EN:2008): theater and a treasure's mood may be declined


def exploring(modules: str, rooms: dict[str, str], place: str = "W", words: str = "") -> Scene:
    """Seat 0 has laid a map of B1 C1 D1 B2 on a place; these rooms are open, with these treasures."""
    s = opening(modules=modules)
    if "10" in modules.split(","):
        s.next_infections("market")
    s.give_maps(0, CHART).hide_treasures(**rooms).restore(" ".join(rooms)).awake("8 7 9").give(0, mood=-1).give(2, "RY")
    return s.schedule(0, f"@{place} {words}").others()


def use_map(s: Scene) -> Scene:
    """The map is used at the first moment at which it can be."""
    return s.until(lambda s: s.to_move() == 0 and s.options() == ["+", "-"]).play("+")


Planned = tuple[tuple[str, ...], tuple[int, ...]]


# --- 3.8a (EN:1988, FRm:2932): all healthy apprentices must be deployed


def ways(s: Scene, seat: int = 0) -> list[Planned]:
    """Every way in which a player can plan: what lies on each column, and how many healthy ones stand there."""
    with_maps = any(found["module"] == "catacombs" for found in s.view(seat)["modules"])
    heap = [s]
    found: list[Planned] = []
    while heap:
        here = heap.pop()
        if seat not in here.planners():
            mine = here.shown(seat, seat)
            maps = here.laid_maps(seat) if with_maps else {}
            lies = [tile or maps.get(letter, "") for letter, tile in zip("MCSWT", mine["covered"], strict=True)]
            found.append((tuple(lies), tuple(mine["plan"])))
            continue
        here.ask(seat)
        for move in here.options():
            other = here.copy().play_as(seat, move)
            heap.append(other)
    return found


def all_ways(healthy: int, *pieces: str) -> set[Planned]:
    """Every way in which these tiles and maps may be laid, or not, so that all the healthy ones have a space."""
    room = {"": range(4), "tile-8": range(1), "tile-9": range(1, 2), "tile-14": range(3)}  # else a map
    found = set()
    for columns in product(range(-1, 5), repeat=len(pieces)):
        used = [column for column in columns if column >= 0]
        if len(set(used)) < len(used):
            continue
        lies = [next((piece for piece, at in zip(pieces, columns, strict=True) if at == n), "") for n in range(5)]
        spaces = [room.get(piece, range(2)) for piece in lies]
        found |= {(tuple(lies), digits) for digits in product(*spaces) if sum(digits) == healthy}
    return found


def mapped(number: int, modules: str, start: int = 0, own_ill: int = 0, players: int = 3) -> Scene:
    """Seat 0 is about to plan with so many maps."""
    s = opening(players, modules).give_maps(0, *["A1 B1", "D5 E5", "C3 C4", "C2 D2", "B4 B5"][:number])
    if own_ill:
        s.make_ill(0, own_ill)
    return s.give(0, mood=start).awake("8 7 9 6")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_8a_five_maps_leave_room_for_exactly_five(players: int) -> None:
    s = mapped(5, "13", players=players).schedule(0, "@M @C @S @W @T")
    assert (s.shown(0, 0)["plan"], len(s.laid_maps(0))) == ([1, 1, 1, 1, 1], 5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_8a_with_six_apprentices_the_fifth_map_is_not_offered(players: int) -> None:
    s = mapped(5, "13", start=4, players=players)
    assert s.apprentices(0) == 6
    for move in ("@M", "@C", "@S", "@W"):
        assert move in s.ask(0).options()
        s.play_as(0, move)
    assert "@T" not in s.ask(0).options()
    s.schedule(0)
    assert s.shown(0, 0)["plan"][4] in (2, 3)
    assert sum(s.shown(0, 0)["plan"]) == 6


@pytest.mark.parametrize(("start", "healthy", "most"), [(0, 5, 3), (4, 6, 3), (-4, 4, 4)])
def test_3_8a_beside_an_audience_fewer_maps_fit(start: int, healthy: int, most: int) -> None:
    s = mapped(5, "8,13", start)
    assert s.apprentices(0) == healthy
    s.play_as(0, "@M")
    for number, move in enumerate(("@C", "@S", "@W", "@T")):
        assert (0 in s.planners() and move in s.ask(0).options()) is (number < most)
        if number < most:
            s.play_as(0, move)
    s.schedule(0)
    assert sum(s.shown(0, 0)["plan"]) == healthy


def test_3_8a_ill_ones_need_no_room() -> None:
    s = mapped(5, "8,10,13", own_ill=1)
    assert s.apprentices(0) == 4
    for move in ("@M", "@C", "@S", "@W", "@T"):
        assert move in s.ask(0).options()
        s.play_as(0, move)
    s.schedule(0)
    assert s.shown(0, 0)["plan"] == [0, 1, 1, 1, 1]


def tiled(start: int = 0, own_ill: int = 0) -> Scene:
    """Seat 0 is about to plan with all five action tiles; each of them could do something."""
    s = opening(modules="6,8,9,10,14").next_infections("market").offer_bottles("1").make_ill(0, own_ill)
    return s.give(0, mood=start).awake("8 7 9")


def test_3_8a_all_five_action_tiles_take_five_apprentices() -> None:
    s = tiled()
    for move in ("@T", "@M", "@C", "@W", "@S"):  # pews 2, Medico 1, wall 1, audience 0, glazery 1
        assert move in s.ask(0).options()
        s.play_as(0, move)
    s.schedule(0)
    assert sum(s.shown(0, 0)["plan"]) == 5


def test_3_8a_six_apprentices_do_not_fit_on_all_five_tiles() -> None:
    s = tiled(4)
    for move in ("@T", "@M", "@C", "@W"):
        assert move in s.ask(0).options()
        s.play_as(0, move)
    assert 0 not in s.planners() or "@S" not in s.ask(0).options()
    s.schedule(0)
    assert sum(s.shown(0, 0)["plan"]) == 6


@pytest.mark.parametrize("start", [-4, 0, 4])
@pytest.mark.parametrize(
    ("modules", "tiles"),
    [("8,9", ["tile-8", "tile-9"]), ("8,14", ["tile-8", "tile-14"]), ("9,14", ["tile-9", "tile-14"])],
)
def test_3_8a_all_plans_with_every_healthy_one_are_offered_and_no_others(
    modules: str, tiles: list[str], start: int
) -> None:
    s = opening(modules=modules).give(0, mood=start).awake("8 7 9")
    found = ways(s)
    assert len(set(found)) == len(found)
    assert set(found) == all_ways(5 + start // 4, *tiles)


@pytest.mark.parametrize("start", [4, pytest.param(0, marks=pytest.mark.long)])
def test_3_8a_all_plans_with_maps_and_every_healthy_one_are_offered_and_no_others(start: int) -> None:
    s = mapped(2, "8,13", start)
    found = ways(s)
    assert len(set(found)) == len(found)
    assert set(found) == all_ways(5 + start // 4, "tile-8", "A1 B1", "D5 E5")


ROOMS = {"B1": "statue 5", "C1": "chalice 3"}


# --- 3.105 (EN:1990): a planned map may be used or not and leaves the game either way


@pytest.mark.parametrize("modules", ["13", "10,13"])
def test_3_105_a_map_that_is_not_used_leaves_the_game(modules: str) -> None:
    s = exploring(modules, ROOMS)
    assert s.laid_maps(0) == {"W": CHART}
    while s.round == 1:
        s.play("-" if s.options() == ["+", "-"] else s.idle())
    assert (s.used_maps(), s.own_maps(0), s.laid_maps(0), s.kept(0)) == ([CHART], [], {}, [])
    assert [s.treasure_under(name) for name in ROOMS] == list(ROOMS.values())


def test_3_105_if_it_is_used_all_open_rooms_are_taken() -> None:
    s = use_map(exploring("13", ROOMS))
    assert sorted(s.options()) == ["$", "K"]
    s.play("K")
    assert sorted(s.options()) == ["$", "K"]
    s.play("K")
    assert s.kept(0) == ["statue 5", "chalice 3"]
    assert [s.treasure_under(name) for name in ROOMS] == ["", ""]
    assert [s.treasure_under(name) != "" for name in ("D1", "B2")] == [True, True]
    s.reach()
    assert s.used_maps() == [CHART]


def test_3_105_first_before_the_apprentices_then_once_more_after_them() -> None:
    s = exploring("13", ROOMS, "W").give(0, "RY")
    s.until(lambda s: s.to_move() == 0 and s.options() == ["+", "-"])
    assert s.paints(0) == "RY"
    s.play("-").asks("O0 O1").play("O1")
    assert s.paints(0) == "O"
    s.until(lambda s: s.to_move() == 0 and s.options() == ["+", "-"]).play("+ K K")
    assert s.kept(0) == ["statue 5", "chalice 3"]


@pytest.mark.parametrize("modules", ["13", "10,13"])
def test_3_105_a_map_of_covered_rooms_leaves_the_game_and_nothing_is_taken(modules: str) -> None:
    s = opening(modules=modules).give_maps(0, CHART).awake("8 7 9").schedule(0, "@W").others().reach()
    assert (s.used_maps(), s.kept(0)) == ([CHART], [])
    assert all(s.treasure_under(name) for name in CHART.split())
