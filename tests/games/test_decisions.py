"""What every decision must say, and which moves need care."""

from collections.abc import Callable

import pytest

from bottega.core import laws
from bottega.core.messages import msg
from bottega.games.fresco import decision
from bottega.games.fresco.const import EMPTY
from bottega.games.fresco.game import FrescoGame
from bottega.games.fresco.modules.m00_leonardo import LeonardoCloses
from bottega.games.fresco.modules.m01_portraits.steps import Sexton
from bottega.games.fresco.modules.m04_wishing_well.cards import BISHOP_TO, OWN_MOVES
from bottega.games.fresco.modules.m07_scrolls.part import scrolls_of
from bottega.games.fresco.modules.m07_scrolls.steps import COLUMN, ROW, is_revealed
from bottega.games.fresco.modules.m12_dames.helps import IN_SECOND_CATHEDRAL, Help
from bottega.games.fresco.places.cathedral import AtCathedral, SendBishop
from bottega.games.fresco.places.plan import PlaceNeutral
from bottega.games.sintra.decision import Decision as SintraDecision
from bottega.games.sintra.game import SintraGame
from bottega.games.sintra.placing import Lay

FRESCO = FrescoGame()
S = FRESCO.new(2, 1, {"modules": "1,4"})
SINTRA = SintraGame().new(2, 1, {})


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("Decision must define why_not_now", lambda: decision.Decision().why_not_now(S, 0, "slot")),
        ("PlaceDecision must define number", lambda: decision.PlaceDecision().number()),
        ("PlaceDecision must define place", lambda: decision.PlaceDecision().place()),
        ("PlaceDecision must define explain_here", lambda: decision.PlaceDecision().explain_here(S, 0, 0, 0)),
        ("RealChoice must define choices", lambda: decision.RealChoice().choices(S, 0, 0)),
        ("SendBishop must define may_send", lambda: SendBishop(1, 0, "", "").may_send(S, 0)),
        ("SendBishop must define spend", lambda: SendBishop(1, 0, "", "").spend(S, 0)),
        ("Help must define options", lambda: Help().options(S, 0)),
        ("Help must define take", lambda: Help().take(S, 0, 0, 0)),
        ("Help must define explain", lambda: Help().explain(S, 0, 0)),
        ("Help must define target", lambda: Help().target(S, 0)),
        ("Decision must define comes_first", lambda: SintraDecision().comes_first(SINTRA, 0)),
    ],
)
def test_what_must_be_defined(name: str, call: Callable[[], object]) -> None:
    with pytest.raises(TypeError, match=rf"{name}\(\)"):
        call()


def test_moving_the_bishop_and_closing_a_booth_need_care() -> None:
    assert Sexton().careful(S, 0, 0, 0)
    assert LeonardoCloses().careful(S, 0, 0, 0)
    assert AtCathedral().careful(S, 0, 1, OWN_MOVES + BISHOP_TO)


def test_a_place_offers_nothing_of_its_own_unless_it_says_so() -> None:
    assert decision.PlaceDecision().apprentices_left(1) == 0


def test_reasons_of_decisions_that_are_seldom_asked() -> None:
    assert Lay().moment(SINTRA, 0, 0) == "moment-placing"
    assert PlaceNeutral().why_not(S, 0, 0, "altar") is None
    dames = FRESCO.new(3, 1, {"modules": "7,12"})
    dames.bishop = 7
    assert IN_SECOND_CATHEDRAL.why_not(dames, 0, "segment-7") is not None
    scrolls_of(dames).rows[0] = EMPTY
    assert is_revealed(dames, 0, ROW)
    assert not is_revealed(dames, 0, COLUMN)


def test_the_game_says_which_modules_play() -> None:
    assert FRESCO.modules(S) == [0, 1, 4]
    assert FRESCO.chosen_in(S) == {"modules": "1,4"}


def test_what_could_be_said_is_remembered_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    laws.SAID.clear()
    monkeypatch.setattr(laws, "MOST_SAID", 1)
    for name in ("paint-red", "paint-blue"):
        assert laws.not_said(msg(name)) == ""
    assert len(laws.SAID) == 1
