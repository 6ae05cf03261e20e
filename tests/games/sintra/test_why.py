"""Where on the board a move belongs, and why nothing can be done elsewhere."""

import pytest

from bottega.core import laws
from bottega.core.game import SPECTATOR
from bottega.games.sintra.state import Sintra
from bottega.i18n import speak
from tests.games.sintra.scene import GAME, NO_STRIPS, Scene, scene

JOKERS = "PPWWW OWWWW OOOOO WJOJP/B BBBBB YPPPP YYOOO WWYYY"


def spots(s: Scene) -> list[str]:
    """The spots of all options."""
    return [GAME.target(s.state, move) for move in s.state.options]


def why(s: Scene, target: str, player: int = 1) -> tuple[str, str]:
    """Why a player can do nothing there, and where the rules say so."""
    said, page = GAME.why_not(s.state, player - 1, target)
    return speak(said), page


def taken(*moves: str, palace: str = "", glazier: int = 1) -> Scene:
    """Player 1 has begun a turn."""
    s = scene("OOWW PPPP", "Y")
    if palace:
        s.lay(1, palace, glazier=glazier)
    return s.play(*moves)


def test_every_move_has_its_spot() -> None:
    s = scene("OOWW PPPP", "Y")
    assert spots(s) == ["factory-1-W", "factory-1-O", "factory-2-P", "middle-Y"]
    s.lay(1, glazier=3)
    assert spots(s)[-1] == "glazier"
    assert spots(taken("F1O")) == ["strip-2", "strip-3", "strip-7"]
    jokers = taken("F1O", "S4", palace=JOKERS)
    assert spots(jokers) == ["strip-4", "strip-4"]
    full = taken("F1O", "S2", palace="PPWWW OWWWW:WWWW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY")
    assert set(spots(full)) == {"window-2"}


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_rules_about_what_is_asked(side: str) -> None:
    match = laws.random_game(GAME, 2, 3, {"side": side})
    past = [Scene(s) for s in match.past if isinstance(s, Sintra)]
    asked = {int(s.state.step()): GAME.rule(s.state) for s in [*past, taken("F1O", "S4", palace=JOKERS)]}
    assert asked == {1: "sintra#taking", 2: "sintra#placing", 3: "sintra#placing", 4: "sintra#full"}
    assert isinstance(match.position, Sintra)
    end = Scene(match.position)
    assert GAME.rule(end.state) == f"sintra#final-{side.lower()}"
    assert why(end, "glazier") == ("The game is over.", GAME.rule(end.state))


@pytest.mark.parametrize(
    ("moves", "moment"), [((), "taking panes"), (("F1O",), "placing panes"), (("F1O", "S2"), "a pane for the window")]
)
def test_the_others_wait(moves: tuple[str, ...], moment: str) -> None:
    s = taken(*moves, palace="PPWWW OWWWW:WWWW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY")
    assert why(s, "glazier", 2) == (f"It is player 1's turn ({moment}).", GAME.rule(s.state))
    assert why(s, "glazier", SPECTATOR + 1)[0] == "You are watching; only players make moves."


def test_panes_that_cannot_be_taken() -> None:
    s = scene("OOWW PPPP", "Y")
    page = "sintra#taking"
    assert why(s, "factory-1-P") == ("There is no pink here.", page)
    assert why(s, "middle-B") == ("There is no blue here.", page)
    for empty in ("factory-3-P", "factory-9-P"):
        assert why(s, empty) == ("There are no panes here.", page)
    assert why(s, "factory-1-O") == ("You can do this now.", page)
    assert why(taken("F1O"), "middle-Y") == ("First place the panes you took: 2 orange.", page)


def test_the_turn_must_be_finished_first() -> None:
    jokers = taken("F1O", "S4", palace=JOKERS)
    assert why(jokers, "glazier")[0] == "First place the panes you took: 2 orange."
    full = taken("F1O", "S2", palace="PPWWW OWWWW:WWWW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY")
    for spot in ("glazier", "middle-W", "strip-1"):
        assert why(full, spot)[0] == "Strip 2 is full: first choose the pane for its window."


def test_the_glazier_cannot_always_go_back() -> None:
    s = scene("OOWW PPPP", "Y")
    assert why(s, "glazier") == ("Your glazier stands above the leftmost strip already.", "sintra#glazier")
    s.lay(1, NO_STRIPS)
    assert why(s, "glazier")[0] == "All your strips are removed, so the glazier stays where it is."


def test_strips_on_which_nothing_can_be_placed() -> None:
    page = "sintra#placing"
    palace = "-/PW PPWWW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY"
    s = taken(palace=palace, glazier=3)
    assert why(s, "strip-3") == ("First take panes from a factory or from the middle.", page)
    s.play("F1O")
    assert why(s, "strip-1") == ("This strip is removed: its window is complete.", page)
    assert why(s, "strip-2")[0].startswith("This strip is left of your glazier, who stands above strip 3;")
    assert why(s, "strip-4") == ("This strip has no empty field for orange.", page)
    jokers = taken("F1O", "S4", palace=JOKERS)
    assert why(jokers, "strip-6")[0] == "Your panes go on strip 4; say how many of them go on joker fields."


def test_windows_that_get_no_pane() -> None:
    page = "sintra#full"
    s = taken(palace="-/PW OWWWW:WWWW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY", glazier=2)
    assert why(s, "window-1") == ("This window is complete.", page)
    assert why(s, "window-2") == ("A pane goes here when the strip above is full.", page)
    s.play("F1O", "S2")
    assert why(s, "window-3") == ("Now the window below strip 2 gets a pane.", page)


@pytest.mark.parametrize("spot", ["", "strip-9", "factory-0-P", "hostel-1", "strip-1-2"])
def test_there_is_no_such_spot(spot: str) -> None:
    s = scene("OOWW PPPP", "Y")
    question = "Take panes of one color."
    assert why(s, spot) == (f"Something else is asked now: {question}", "sintra#taking")
