"""What players read of the modules: questions, explanations and log lines; nonsense is refused with an example."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bottega.core.errors import BadNotation
from bottega.core.events import Event
from bottega.games.fresco.const import STUDIO, THEATER, WORKSHOP
from bottega.games.fresco.game import FrescoGame
from bottega.games.fresco.modules import m11_favors as m11
from bottega.games.fresco.modules import m12_dames as m12
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL
from bottega.i18n import speak
from tests.games.fresco.board import GAME
from tests.games.fresco.modules.questions import (
    HAPPENED,
    QUESTIONS,
    a_dame,
    a_special_altar,
    alchemy,
    an_exchange,
    an_exchange_of_seals,
    bottles_for_sale,
    dawn,
    the_guild,
    the_merchant,
)
from tests.games.fresco.scene import Scene, scene
from tests.games.fresco.test_components import changed

NONSENSE = ("", "Z9", "X9", "9.9", "!9.9", "!1.9", "*F1", "!F1", "!RYB=R", "=KKKK", "P3", "QX", "A/B", "R/R", "+R", "²")


POSITIONS = [row[0].func.__name__ for row in QUESTIONS]


@pytest.mark.parametrize(("position", "question", "answers"), QUESTIONS, ids=POSITIONS)
def test_a_question_and_its_answers_are_said(
    position: Callable[[], Scene], question: str, answers: dict[str, str]
) -> None:
    s = position()
    assert s.question() == question
    texts = s.explanations()
    assert texts.items() >= answers.items()
    assert len(texts) == len(s.state.options)


@pytest.mark.parametrize("position", [row[0] for row in QUESTIONS], ids=POSITIONS)
def test_nonsense_is_refused_with_an_example(position: Callable[[], Scene]) -> None:
    s = position()
    first = s.write(s.state.options[0])
    for text in NONSENSE:
        with pytest.raises(BadNotation, match="write a move like") as problem:
            s.read(text)
        assert first in str(problem.value)


@pytest.mark.parametrize("position", [row[0] for row in QUESTIONS], ids=POSITIONS)
def test_answers_may_be_typed_in_small_letters(position: Callable[[], Scene]) -> None:
    s = position()
    assert [s.read(f" {s.write(move).lower()} ") for move in s.state.options] == list(s.state.options)


@pytest.mark.parametrize(("event", "sentence"), HAPPENED)
def test_what_happened_is_said(event: Event, sentence: str) -> None:
    assert speak(GAME.describe(event)) == sentence


def test_one_step_at_the_guild_is_left() -> None:
    assert the_guild(1).question() == "What do you blend, or exchange at the guild? (1 step left)"


def test_paints_may_be_named_in_any_order() -> None:
    assert the_merchant().read("BY") == the_merchant().read("YB")
    assert a_special_altar().read("=NOK") == a_special_altar().read("=OKN")
    assert alchemy().read("!YRR=O") == alchemy().read("!RRY=O")


def test_a_segment_says_its_bonus_and_its_window() -> None:
    s = dawn("1,6").lay(B1="3 RYB").put_bishop("B1").give(0, "RYB", 0).give_portrait(0, "abbot")
    s.ask_for(AT_CATHEDRAL, 1)
    text = s.explain("B1")
    assert text == "restore B1 with RYB for 6: 3 + 3 for the bishop, and 1 for the abbot, and set a window"


def test_every_favor_is_said_in_words() -> None:
    texts = {speak(GAME.describe(Event(m11.FAVOR, 0, (favor,)))).partition(": ")[2] for favor in range(25)}
    assert texts == {
        "1 thaler",
        "5 thalers",
        "1 point",
        "mood +1",
        "red",
        "yellow",
        "blue",
        "orange",
        "green",
        "purple",
    }


def test_the_fourth_place_of_the_medico_costs_one_thaler() -> None:
    assert bottles_for_sale(players=4).explain("B4") == "raspberry juice for 1 thaler"


def test_an_apprentice_alone_brings_the_dame_one_thaler() -> None:
    s = a_dame(STUDIO)
    s.players[0].plan[STUDIO * 2] = 1
    assert s.explain("+") == "take 1 thaler"


def test_a_dame_brings_the_mood_on_which_the_owners_box_starts(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(changed("start = 0", "start = 1"), "utf-8")
    game = FrescoGame(path)
    s = game.new(3, 1, {"modules": "12"})
    Scene(s).give(0, mood=2)
    s.column = THEATER
    Scene(s).ask_for(m12.DAME_ACTS)
    assert speak(game.explain(s, game.read(s, "+"))) == "mood +1"
    s.push(game.read(s, "+"))
    assert s.players[0].mood == 1


@pytest.mark.parametrize(
    ("position", "move"), [(an_exchange, "XG"), (an_exchange, "XP"), (an_exchange_of_seals, "XO.GG")]
)
def test_an_exchange_without_its_tiles_is_refused(position: Callable[[], Scene], move: str) -> None:
    s = position()
    before = s.key()
    with pytest.raises(BadNotation):
        s.play(move)
    assert s.key() == before


def test_a_paint_is_not_swapped_for_itself() -> None:
    a_dame(WORKSHOP).refuses("R/R")


@pytest.mark.parametrize(
    ("modules", "reserver", "note"),
    [
        ("12", 0, ", which you have reserved"),
        ("15", -1, ", with a dome tile"),
        ("12,15", 0, ", which you have reserved, with a dome tile"),
        ("12,15", -1, ", with a dome tile"),
        ("12", -1, ""),
    ],
)
def test_a_segment_says_that_it_is_reserved_and_what_lies_under_it(modules: str, reserver: int, note: str) -> None:
    s = dawn(modules).lay(B2="3 RYB").leave("B2 E5").put_bishop("E5").give(0, "RYB", 0)
    if reserver >= 0:
        s.reserve(reserver, "B2")
    s.ask_for(AT_CATHEDRAL, 1)
    assert s.explain("B2") == "restore B2 with RYB for 3" + note


def test_the_medicos_tile_leaves_the_market_open_and_says_so() -> None:
    s = scene("10").wake("7 8 9").finish_round().offer_bottles("31").wake("7 8 9")
    assert s.question() == "Where do you lay your medico tile?"
    assert s.explanations() == {"@M": "medico at the market", "-": "no medico this round"}
