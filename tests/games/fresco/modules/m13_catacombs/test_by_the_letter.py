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


TILES = "6,8,9,10,14"  # all that have one


@pytest.mark.parametrize(
    ("modules", "players", "mood", "ill", "laid", "refused", "plans"),
    [
        *[("13", players, 0, 0, "@M @C @S @W @T", "", ["11111"]) for players in (2, 3, 4)],
        *[("13", players, 4, 0, "@M @C @S @W", "@T", ["11112", "01113"]) for players in (2, 3, 4)],  # six apprentices
        ("8,13", 3, 0, 0, "@M @C @S @W", "@T", ["01112", "00113"]),  # the audience on the market has no space
        ("8,13", 3, 4, 0, "@M @C @S @W", "@T", ["01113"]),
        ("8,13", 3, -4, 0, "@M @C @S @W @T", "", ["01111"]),  # four apprentices
        ("8,10,13", 3, 0, 1, "@M @C @S @W @T", "", ["01111"]),  # an ill one needs no room
        (TILES, 3, 0, 0, "@T @M @C @W @S", "", ["11102"]),  # pews 2, Medico 1, wall 1, audience 0, glazery 1
        (TILES, 3, 4, 0, "@T @M @C @W", "@S", ["11202", "01302"]),
    ],
)
def test_3_8a_as_many_tiles_and_maps_may_be_laid_as_leave_room_for_all_healthy_ones(
    modules: str, players: int, mood: int, ill: int, laid: str, refused: str, plans: list[str]
) -> None:
    s = opening(players, modules)
    if modules == TILES:
        s.next_infections("market").offer_bottles("1")  # so that each tile could do something
    else:
        s.give_maps(0, "A1 B1", "D5 E5", "C3 C4", "C2 D2", "B4 B5")
    if ill:
        s.make_ill(0, ill)
    s.give(0, mood=mood).awake("8 7 9 6").has(apprentices=sum(map(int, plans[0])))
    for move in laid.split():
        s.ask(0).offers(move).play_as(0, move)
    if 0 in s.planners():
        s.ask(0).offers_no(refused)
    assert s.schedule(0).planned(0) in plans
    if "13" in modules:
        assert len(s.laid_maps(0)) == laid.count("@") - ("8" in modules)


@pytest.mark.compiled
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


@pytest.mark.compiled
@pytest.mark.parametrize("start", [4, 0])
def test_3_8a_all_plans_with_maps_and_every_healthy_one_are_offered_and_no_others(start: int) -> None:
    s = opening(modules="8,13").give_maps(0, "A1 B1", "D5 E5").give(0, mood=start).awake("8 7 9 6")
    found = ways(s)
    assert len(set(found)) == len(found)
    assert set(found) == all_ways(5 + start // 4, "tile-8", "A1 B1", "D5 E5")


ROOMS = {"B1": "statue 5", "C1": "chalice 3"}


# --- 3.105 (EN:1990): a planned map may be used or not and leaves the game either way


@pytest.mark.parametrize("modules", ["13", "10,13"])
def test_3_105_a_map_that_is_not_used_leaves_the_game(modules: str) -> None:
    s = exploring(modules, ROOMS).has(laid_maps={"W": CHART})
    while s.round == 1:
        s.play("-" if s.options() == ["+", "-"] else s.idle())
    assert (s.used_maps(), s.own_maps(0), s.laid_maps(0), s.kept(0)) == ([CHART], [], {}, [])
    assert [s.treasure_under(name) for name in ROOMS] == list(ROOMS.values())


def test_3_105_if_it_is_used_all_open_rooms_are_taken() -> None:
    s = use_map(exploring("13", ROOMS)).offers_only("$ K").play("K").offers_only("$ K")
    s.play("K").has(kept=["statue 5", "chalice 3"])
    assert [s.treasure_under(name) for name in ROOMS] == ["", ""]
    assert [s.treasure_under(name) != "" for name in ("D1", "B2")] == [True, True]
    s.reach().has(used_maps=[CHART])


def test_3_105_first_before_the_apprentices_then_once_more_after_them() -> None:
    s = exploring("13", ROOMS, "W").give(0, "RY")
    s.until(lambda s: s.to_move() == 0 and s.options() == ["+", "-"]).has(paints="RY")
    s.play("-").asks("O0 O1").play("O1").has(paints="O")
    s.until(lambda s: s.to_move() == 0 and s.options() == ["+", "-"]).play("+ K K").has(kept=["statue 5", "chalice 3"])


@pytest.mark.parametrize("modules", ["13", "10,13"])
def test_3_105_a_map_of_covered_rooms_leaves_the_game_and_nothing_is_taken(modules: str) -> None:
    s = opening(modules=modules).give_maps(0, CHART).awake("8 7 9").schedule(0, "@W").others().reach()
    assert (s.used_maps(), s.kept(0)) == ([CHART], [])
    assert all(s.treasure_under(name) for name in CHART.split())
