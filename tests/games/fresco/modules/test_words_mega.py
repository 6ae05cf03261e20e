"""What players read of modules 8 to 15: questions, explanations, log lines, reasons; nonsense meets an example."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.errors import BadNotation, IllegalMove
from bottega.core.events import Event
from bottega.games.fresco.action_tile import COVER
from bottega.games.fresco.const import CATHEDRAL, LAST_COLUMN, MARKET, STUDIO, THEATER, WORKSHOP
from bottega.games.fresco.game import FrescoGame
from bottega.games.fresco.modules import m02_requests as m02
from bottega.games.fresco.modules import m08_bells as m08
from bottega.games.fresco.modules import m09_wall as m09
from bottega.games.fresco.modules import m10_medico as m10
from bottega.games.fresco.modules import m12_dames as m12
from bottega.games.fresco.modules import m13_catacombs as m13
from bottega.games.fresco.modules import m14_pews as m14
from bottega.games.fresco.modules import m15_dome as m15
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL, ILL_WORKS
from bottega.games.fresco.places.plan import PLACE_NEUTRAL
from bottega.games.fresco.places.studio import AT_STUDIO
from bottega.games.fresco.places.theater import AT_THEATER
from bottega.games.fresco.places.workshop import AT_WORKSHOP, BEFORE, PAINT
from bottega.i18n import speak
from tests.games.fresco.board import GAME, LEONARDO, NAMES
from tests.games.fresco.modules.m09_wall.pieces import WALL_NAMES
from tests.games.fresco.modules.m13_catacombs.pieces import TREASURES, chart
from tests.games.fresco.modules.m15_dome.pieces import DOMES
from tests.games.fresco.modules.test_words import MARKET_TILES, NONSENSE
from tests.games.fresco.scene import Scene, scene
from tests.games.fresco.test_components import changed

WORKING = 4 + PAINT * BEFORE  # the workshop before blending, with two apprentices


@cache
def morning(modules: str, players: int) -> Scene:
    """All have woken up without buying a map; seat 0 has no paint and two apprentices everywhere."""
    s = scene(modules, players)
    while not s.state.awake:
        s.play(("7:00", "8:00", "9:00", "6:00")[int(s.argument())] if s.options()[0].endswith(":00") else "-")
    s.give(0, "")
    for column in (MARKET, STUDIO, WORKSHOP, THEATER):
        s.players[0].plan[column * 2] = 2
    return s


def dawn(modules: str, players: int = 3) -> Scene:
    return morning(modules, players).copy()


# --- the questions, one position each


def the_audience_tile() -> Scene:
    s = dawn("8")
    assert s.step() == COVER
    return s


def an_audience() -> Scene:
    return dawn("8").open_certificates("6 5 3", "2 2 1", "-").give(0, thalers=2).ask_for(m08.AUDIENCE)


def an_installment() -> Scene:
    return dawn("8").owe(0, "6 5 3", paid=2).give(0, thalers=7).ask_for(m08.PAY_IN)


def a_certificate_with_one_bell() -> Scene:
    return dawn("8").owe(0, "6 5 3").owe(0, "3 3 1", paid=1).give(0, thalers=1).ask_for(m08.PAY_IN, 1)


def the_wall() -> Scene:
    return dawn("9").lay_wall(C4="PR", A3="GR").give(0, "P").ask_for(m09.RESTORE_WALL)


def an_exchange() -> Scene:
    return dawn("9").give_wall_tiles(0, "OR", "GY").ask_for(AT_WORKSHOP, WORKING)


def an_exchange_of_seals() -> Scene:
    return dawn("2,9").give_wall_tiles(0, "OB", "GY", "PB").ask_for(AT_WORKSHOP, WORKING)


def wall_tiles_under_a_request() -> Scene:
    return dawn("2,9").own(0).give_wall_tiles(0, "OR", "OB", "GY", "PB").ask_for(AT_WORKSHOP, WORKING).play("Q*")


def who_is_set_aside() -> Scene:
    s = dawn("10").make_ill(0, 1)
    s.players[0].aside = 1
    return s.ask_for(m10.SET_ASIDE)


def who_falls_ill() -> Scene:
    s = dawn("10")
    s.players[0].neutral = 1
    s.players[0].plan[0] = 2
    s.players[0].place_neutral(0)
    s.column = 0
    return s.ask_for(m10.FALL_ILL, 1)


def where_the_neutral_one_stands() -> Scene:
    s = dawn("9,10")
    s.players[0].neutral = 1
    s.players[0].plan[0] = 2
    s.players[0].plan[4] = 3
    s.players[0].cover(4, 9)
    return s.ask_for(PLACE_NEUTRAL)


def how_many_lift_the_mood() -> Scene:
    return dawn("10").give(0, mood=1).ask_for(AT_THEATER, 3)


def bottles_for_sale(players: int = 3) -> Scene:
    s = dawn("10", players).offer_bottles("31J" if players == 3 else "321J").give(0, thalers=3)
    return s.ask_for(m10.BUY_BOTTLE)


def bottles_to_use() -> Scene:
    return dawn("10").make_ill(0, 2).give_bottles(0, "2J").ask_for(m10.HEAL)


def a_turn_for_the_ill() -> Scene:
    s = dawn("10").lay(A1="3 RYB").put_bishop("E5").give(0, "RYB", 0)
    m10.medicine_of(s.state).waiting = 1
    return s.ask_for(AT_CATHEDRAL, 1)


def the_ill_restore() -> Scene:
    return dawn("10").lay(A1="3 RYB").put_bishop("E5").give(0, "RYB", 0).ask_for(AT_CATHEDRAL, ILL_WORKS + 1)


def a_saint() -> Scene:
    s = dawn("10").give(0, "RO")
    m10.medicine_of(s.state).waiting = 1
    return s.ask_for(AT_STUDIO, 1)


def a_dame_to_send(final: bool = False) -> Scene:
    s = dawn("12").marry(0, "pink")
    s.final = final
    return s.ask_for(m12.PLACE_DAME, 0)


def a_dame(column: int, final: bool = False) -> Scene:
    """Seat 0's purple dame is at a column; two apprentices are everywhere."""
    s = dawn("12").marry(0, "purple").give(0, "R", 1).lay_market("R Y / B RY RB / RRR YYY BBB O").put_bishop("E5")
    s.give(0, mood=-1)
    s.column = column
    s.final = final
    return s.ask_for(m12.DAME_ACTS, 1)


def a_map_to_buy() -> Scene:
    return dawn("13").ask_for(m13.TAKE_MAP, 8 * 2)


def a_map_to_lay(final: bool = False) -> Scene:
    s = dawn("13").give_maps(0, "A1 B1")
    s.final = final
    return s.ask_for(m13.LAY_MAP)


def leonardos_map() -> Scene:
    s = dawn("13", players=2)
    m13.catacombs_of(s.state).drawn = chart("B1 C1 D1")
    return s.ask_for(m13.TAKE_MAP, LEONARDO + 8)


def a_map_to_use(marker: int = 0) -> Scene:
    s = dawn("13", players=2 if marker == LEONARDO else 3).restore("A1")
    s.column = STUDIO
    m13.catacombs_of(s.state).laid[marker * 5 + STUDIO] = chart("A1 B1")
    return s.ask_for(m13.EXPLORE, marker)


def a_treasure(word: str) -> Scene:
    s = dawn("13").hide_treasures(A1=word).restore("A1")
    catacombs = m13.catacombs_of(s.state)
    catacombs.found = append(catacombs.found, catacombs.rooms[0])
    catacombs.rooms[0] = -1
    return s.ask_for(m13.FOUND, m13.CHEERED)


def some_pews() -> Scene:
    return dawn("14").give_beams(0, 4).ask_for(m14.RESTORE_PEWS, 3)


def a_small_pew() -> Scene:
    return dawn("14").give_beams(0, 4).ask_for(m14.RESTORE_PEWS, 1)


def dome_tiles() -> Scene:
    return dawn("15").give_domes(0, "7 GGO", "4 GR").give(0, "GGOR").ask_for(m15.PAY_DOMES)


QUESTIONS: list[tuple[Callable[[], Scene], str, dict[str, str]]] = [
    (
        the_audience_tile,
        "Where do you lay your audience tile?",
        {"@S": "audience instead of the studio", "-": "no audience this round"},
    ),
    (
        an_audience,
        "Which certificate do you buy, and what do you pay now?",
        {
            "N1:0": "3 bells, 0 of 6 thalers now: 0 points",
            "N1:2": "3 bells, 2 of 6 thalers now: 1 point",
            "N2:1": "1 bell, 1 of 2 thalers now: 0 points",
            "N2": "1 bell for 2 thalers: 2 points",
        },
    ),
    (
        an_installment,
        "How much do you put on your certificate with 3 bells? (2 of 6 thalers paid)",
        {"$0": "nothing, 4 still owed", "$1": "1 thaler, 3 still owed", "$4": "4 thalers, and it is paid"},
    ),
    (
        a_certificate_with_one_bell,
        "How much do you put on your certificate with 1 bell? (1 of 3 thalers paid)",
        {"$0": "nothing, 2 still owed", "$1": "1 thaler, 1 still owed"},
    ),
    (
        the_wall,
        "Which segment of the wall do you restore?",
        {"C4": "restore C4 with purple for 4", "-": "restore nothing"},
    ),
    (
        an_exchange,
        "What do you do at the workshop before you blend?",
        {"XO": "wall tiles with red and yellow for the orange exchange tile", "-": "go on to blending"},
    ),
    (
        an_exchange_of_seals,
        "What do you do at the workshop before you blend?",
        {
            "XG.GO": "wall tiles with yellow (green seal) and blue (orange seal) for the green exchange tile",
            "XG.GP": "wall tiles with yellow (green seal) and blue (purple seal) for the green exchange tile",
        },
    ),
    (
        wall_tiles_under_a_request,
        "Which tile goes under the request? (3 to come)",
        {
            "WOR": "a wall tile with an orange seal and red income",
            "WOB": "a wall tile with an orange seal and blue income",
        },
    ),
    (
        who_is_set_aside,
        "Which apprentice is set aside because of the mood?",
        {"H": "a healthy one", "I": "an ill one, who comes back healthy"},
    ),
    (
        who_falls_ill,
        "Which apprentice falls ill?",
        {"O": "one of your own", "N": "the neutral one, who goes back to the theater"},
    ),
    (
        bottles_for_sale,
        "Which bottle do you buy from the Medico?",
        {
            "B1": "medicine with 3 portions for 3 thalers",
            "B2": "medicine with 1 portion for 2 thalers",
            "B3": "raspberry juice for 2 thalers",
        },
    ),
    (
        bottles_to_use,
        "Which bottle do you use, and for how many ill apprentices?",
        {
            "2:0": "empty medicine with 2 portions and heal nobody",
            "2:1": "use medicine with 2 portions and heal 1",
            "2:2": "use medicine with 2 portions and heal 2",
            "J": "use raspberry juice: mood +1",
            "-": "keep what you have",
        },
    ),
    (
        where_the_neutral_one_stands,
        "Where does the neutral apprentice stand?",
        {
            "N@M": "the neutral one at the market; only there can it fall ill",
            "N@T": "the neutral one at the wall; only there can it fall ill",
        },
    ),
    (
        how_many_lift_the_mood,
        "What do you do at the theater?",
        {"T0": "leave the mood at +1", "T1": "mood to +3", "T2": "mood to +4"},
    ),
    (
        a_turn_for_the_ill,
        "What do you restore? (1 apprentice; a step of the bishop costs 1 thaler)",
        {"I": "an ill apprentice works now", "A1": "restore A1 with RYB for 3"},
    ),
    (
        the_ill_restore,
        "What does the ill apprentice restore?",
        {"A1": "restore A1 with RYB for 3", "=RYB": "altar with RYB for 2", "-": "restore nothing more"},
    ),
    (
        a_saint,
        "What do you do in the studio? (3 thalers to come)",
        {
            "$R": "an ill apprentice paints a saint with red for 3 thalers",
            "$O": "an ill apprentice paints a saint with orange for 3 thalers",
            "-": "take 3 thalers and leave",
        },
    ),
    (
        a_dame_to_send,
        "Where does your pink dame go?",
        {"@M": "to the market", "@T": "to the theater", "-": "she stays at home"},
    ),
    (
        lambda: a_dame_to_send(final=True),
        "Where does your pink dame go?",
        {"@C": "to the cathedral", "@D": "to the second cathedral"},
    ),
    (
        lambda: a_dame(MARKET),
        "What does your purple dame do at the market?",
        {"1.2/2.1": "swap Y and B", "2.3/3.4": "swap RB and O", "-": "nothing"},
    ),
    (
        lambda: a_dame(CATHEDRAL),
        "What does your purple dame do at the cathedral?",
        {"^A1": "reserve A1", "^D5": "reserve D5", "-": "nothing"},
    ),
    (
        lambda: a_dame(STUDIO),
        "What does your purple dame do at the studio?",
        {"+": "take 2 thalers", "-": "nothing"},
    ),
    (
        lambda: a_dame(WORKSHOP),
        "What does your purple dame do at the workshop?",
        {"R/Y": "swap red for yellow", "R/B": "swap red for blue", "-": "nothing"},
    ),
    (
        lambda: a_dame(THEATER),
        "What does your purple dame do at the theater?",
        {"+": "mood 0", "-": "nothing"},
    ),
    (
        lambda: a_dame(LAST_COLUMN, final=True),
        "What does your purple dame do at the second cathedral?",
        {"*A1": "move the bishop to A1 for 1 thaler", "-": "nothing"},
    ),
    (a_map_to_buy, "Do you buy a map?", {"+": "a map of this hour for 1 thaler", "-": "no map"}),
    (
        a_map_to_lay,
        "Where do you lay the map of A1 B1?",
        {"@M": "on the market", "@T": "on the theater", "-": "keep it for later"},
    ),
    (
        lambda: a_map_to_lay(final=True),
        "Where do you lay the map of A1 B1?",
        {"@C": "on the cathedral", "@D": "on the second cathedral"},
    ),
    (
        leonardos_map,
        "Where does Leonardo lay the map of B1 C1 D1?",
        {"@C": "on the cathedral", "@T": "on the theater"},
    ),
    (a_map_to_use, "Do you use the map now?", {"+": "now, before all else here", "-": "later, after all else here"}),
    (lambda: a_map_to_use(LEONARDO), "Does Leonardo use his map now?", {}),
    (
        lambda: a_treasure("statue 5"),
        "Do you keep a statue (5 points or 5 thalers)?",
        {"K": "keep it for the final scoring", "$": "sell it for 5 thalers"},
    ),
    (
        lambda: a_treasure("chalice 2"),
        "Do you keep a chalice (2 points or 3 thalers, mood +1)?",
        {"K": "keep it for the final scoring", "$": "sell it for 3 thalers"},
    ),
    (
        lambda: a_treasure("script 4"),
        "Do you keep volume 4 of the scripts (3 thalers)?",
        {"$": "sell it for 3 thalers"},
    ),
    (
        some_pews,
        "Which pews do you restore? (at most 3 beams)",
        {
            "1": "restore a pew of 1 beam",
            "1+1+1": "restore 3 pews of 1 beam",
            "1+2": "restore a pew of 1 beam and a pew of 2 beams",
            "-": "restore no pew",
        },
    ),
    (a_small_pew, "Which pews do you restore? (at most 1 beam)", {"1": "restore a pew of 1 beam"}),
    (
        dome_tiles,
        "Which dome tile do you complete?",
        {"D1": "pay GGO for 7", "D2": "pay GR for 4", "-": "complete no more dome tiles"},
    ),
]


@pytest.mark.parametrize(("position", "question", "answers"), QUESTIONS)
def test_a_question_and_its_answers_are_said(
    position: Callable[[], Scene], question: str, answers: dict[str, str]
) -> None:
    s = position()
    assert speak(GAME.question(s.state)) == question
    texts = {s.write(move): speak(GAME.explain(s.state, move)) for move in s.state.options}
    assert texts.items() >= answers.items()
    assert len(texts) == len(s.state.options)


@pytest.mark.parametrize("position", [row[0] for row in QUESTIONS])
def test_nonsense_is_refused_with_an_example(position: Callable[[], Scene]) -> None:
    s = position()
    first = s.write(s.state.options[0])
    for text in NONSENSE:
        if text == "R/R" and s.step() == m12.DAME_ACTS and s.column == WORKSHOP:
            continue  # it is understood, but a paint is not swapped for itself
        with pytest.raises(BadNotation, match="write a move like") as problem:
            s.read(text)
        assert first in str(problem.value)


@pytest.mark.parametrize("position", [row[0] for row in QUESTIONS])
def test_answers_may_be_typed_in_small_letters(position: Callable[[], Scene]) -> None:
    s = position()
    assert [s.read(f" {s.write(move).lower()} ") for move in s.state.options] == list(s.state.options)


def test_the_fourth_place_of_the_medico_costs_one_thaler() -> None:
    s = bottles_for_sale(players=4)
    assert speak(GAME.explain(s.state, s.read("B4"))) == "raspberry juice for 1 thaler"


def test_an_apprentice_alone_brings_the_dame_one_thaler() -> None:
    s = a_dame(STUDIO)
    s.players[0].plan[STUDIO * 2] = 1
    assert speak(GAME.explain(s.state, s.read("+"))) == "take 1 thaler"


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
def test_an_exchange_without_its_tiles_is_understood_and_refused(position: Callable[[], Scene], move: str) -> None:
    s = position()
    before = s.key()
    with pytest.raises(IllegalMove):
        s.play(move)
    assert s.key() == before


def test_a_paint_is_not_swapped_for_itself() -> None:
    s = a_dame(WORKSHOP)
    with pytest.raises(IllegalMove):
        s.play("R/R")


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
    assert speak(GAME.explain(s.state, s.read("B2"))) == "restore B2 with RYB for 3" + note


# --- what happened


def treasure(word: str) -> int:
    return TREASURES.index(word)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event(m02.WALL_STACKED, 0, (3, 2)), "hands over a wall tile with an orange seal and blue income"),
        (Event(m02.WALL_STACKED, 0, (5, 1)), "hands over a wall tile with a purple seal and yellow income"),
        (Event(m08.OPENED, -1, (6, 5, 3)), "A certificate is opened: 3 bells for 6 thalers"),
        (Event(m08.BOUGHT, 0, (2, 2, 1)), "buys a certificate with 1 bell for 2 thalers"),
        (Event(m08.INSTALLMENTS, 0, (6, 2, 3)), "takes a certificate with 3 bells, 2 of 6 thalers paid"),
        (Event(m08.PAID_IN, 0, (1,)), "puts 1 thaler on a certificate"),
        (Event(m08.PAID_OFF, 0, (4,)), "has paid a certificate with 4 bells"),
        (Event(m08.COUNTED, 0, (8, 9)), "has 8 bells: space 9"),
        (Event(m08.COUNTED, 0, (-2, 0)), "has -2 bells: space 0"),
        (Event(m08.COUNTED, -1, (33, 31)), "The bishop has 33 bells: space 30+"),
        (Event(m08.SCORED, 0, (2, 3)), f"is second in bells: {GAME.box.more.rank_points[1]} + 3"),
        (Event(m08.SCORED, 0, (5, 0)), "is fifth in bells: 0 + 0"),
        (Event(m09.WALL, 0, (WALL_NAMES.index("C4"), 5, 4)), "restores C4 of the wall with purple for 4 points"),
        (Event(m09.TURNED, 0, (5, 0)), "turns the wall tile over: red every round"),
        (Event(m09.EXCHANGED, 0, (0, 2, 5)), "exchanges wall tiles with red and blue for the purple exchange tile"),
        (Event(m09.INCOME, 0, (1,)), "gets yellow for wall tiles"),
        (Event(m09.INCOME, 0, (4,)), "gets green for an exchange tile"),
        (Event(m10.INFECTED, -1, (2, 0)), "The studio is infected"),
        (Event(m10.INFECTED, -1, (2, 1)), "The signpost: the studio is infected again"),
        (Event(m10.INFECTED, -1, (-1, 1)), "The signpost: no place is infected"),
        (Event(m10.FELL_ILL, 0, (0,)), "has an apprentice fall ill"),
        (Event(m10.FELL_ILL, 0, (1,)), "has the neutral apprentice fall ill"),
        (Event(m10.SET_ASIDE_ILL, 0, (1,)), "sets aside an ill apprentice, who recovers"),
        (Event(m10.SET_ASIDE_ILL, 0, (0,)), "gives an ill apprentice back; nobody is set aside"),
        (Event(m10.BOTTLE, 0, (2, 2)), "buys medicine with 1 portion"),
        (Event(m10.CANNOT_PAY, 0, ()), "cannot pay for a bottle"),
        (Event(m10.OFFERED, -1, (0,)), "The Medico offers medicine with 3 portions"),
        (Event(m10.DRANK, 0, (1, 2)), "uses medicine with 2 portions and heals 2"),
        (Event(m10.DRANK, 0, (1, 0)), "empties medicine with 2 portions and heals nobody"),
        (Event(m10.DRANK, 0, (3, 0)), "uses raspberry juice"),
        (Event(m10.SAINT, 0, (3,)), "has an ill apprentice paint a saint with orange"),
        (Event(m10.PAID_HEALTHY, 0, (4,)), "has 4 healthy apprentices of their own"),
        (Event(m10.PAID_HEALTHY, 0, (1,)), "has 1 healthy apprentice of their own"),
        (Event(m12.MARRIED, 0, (0, 17)), "meets a pink dame on space 17"),
        (Event(m12.PLACED, 0, (1, 4, 0)), "sends the purple dame to the theater"),
        (Event(m12.PLACED, 0, (1, 4, 1)), "sends the purple dame to the second cathedral"),
        (
            Event(m12.BLOCKED, 0, (0, 2, 0)),
            "finds that a dame of the same color has already helped at the studio: the pink dame does nothing",
        ),
        (
            Event(m12.BLOCKED, 0, (1, 4, 1)),
            "finds that a dame of the same color has already helped at the second cathedral: "
            "the purple dame does nothing",
        ),
        (
            Event(m12.SWAPPED, 0, (MARKET_TILES.index("RB"), MARKET_TILES.index("O"))),
            "swaps RB and O at the market",
        ),
        (Event(m12.RESERVED, 0, (NAMES.index("D2"),)), "reserves D2"),
        (Event(m12.RETURNED, 0, (NAMES.index("D2"),)), "takes back the reservation of D2"),
        (Event(m12.NIGHT, 0, (NAMES.index("D2"),)), "has D2 reserved for one more round"),
        (Event(m12.HELPED, 0, (0, 2)), "has the help of the pink dame"),
        (Event(m12.TRADED, 0, (0, 2)), "swaps red for blue"),
        (Event(m13.BOUGHT, 0, (chart("A1 B1"),)), "takes a map of A1 B1"),
        (Event(m13.BOUGHT, 0, (chart("A1 B1"),)).seen_by(1), "takes a map"),
        (Event(m13.DRAWN, 2, (chart("B1 C1 D1"),)), "takes a map of B1 C1 D1"),
        (Event(m13.LAID, 0, (chart("A1 B1"), 4, 0)), "lays a map of A1 B1 on the theater"),
        (Event(m13.LAID, 0, (chart("A1 B1"), 4, 1)), "lays a map of A1 B1 on the second cathedral"),
        (
            Event(m13.UNCOVERED, -1, (NAMES.index("C3"), treasure("chalice 3"))),
            "Under C3 lies a chalice (3 points or 4 thalers)",
        ),
        (Event(m13.EXPLORED, 0, (chart("A1 B1"), 2)), "explores A1 B1 and finds 2"),
        (Event(m13.EXPLORED, 0, (chart("A1 B1"), 0)), "explores A1 B1 and finds nothing"),
        (Event(m13.KEPT, 0, (treasure("script 1"),)), "keeps volume 1 of the scripts (2 thalers, mood +3)"),
        (Event(m13.SOLD, 0, (treasure("statue 4"),)), "sells a statue (4 points or 4 thalers)"),
        (Event(m13.COUNTED, 0, (12,)), "has treasures worth 12"),
        (Event(m14.BEAMS, 0, (1,)), "gets 1 beam"),
        (Event(m14.PEW, 0, (2, 6)), "turns a pew of 2 beams, worth 6"),
        (Event(m14.PEWS, 0, (3, 8)), "restores pews with 3 beams for 8"),
        (Event(m15.TAKEN, 0, (DOMES.index("6 OGY"),)), "takes dome tile OGY worth 6"),
        (Event(m15.COMPLETED, 0, (DOMES.index("7 GGO"), 7)), "completes dome tile GGO for 7"),
    ],
)
def test_what_happened_is_said(event: Event, sentence: str) -> None:
    assert speak(GAME.describe(event)) == sentence


def test_the_medicos_tile_leaves_the_market_open_and_says_so() -> None:
    s = scene("10").wake("7 8 9").finish_round().offer_bottles("31").wake("7 8 9")
    assert speak(GAME.question(s.state)) == "Where do you lay your medico tile?"
    texts = {s.write(move): speak(GAME.explain(s.state, move)) for move in s.state.options}
    assert texts == {"@M": "medico at the market", "-": "no medico this round"}


# --- where a move belongs, and why it cannot be made


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (the_wall, {"C4": f"m09-wall-{WALL_NAMES.index('C4')}", "-": "done"}),
        (an_exchange, {"XO": "m09-exchange-O", "-": "done"}),
        (an_exchange_of_seals, {"XG.GO": "m09-exchange-G", "XG.GP": "m09-exchange-G", "-": "done"}),
        (who_is_set_aside, {"H": "m10-healthy", "I": "m10-ill"}),
        (who_falls_ill, {"O": "m10-healthy", "N": "m10-neutral"}),
        (bottles_for_sale, {"B1": "m10-bottle-0", "B2": "m10-bottle-1", "B3": "m10-bottle-2"}),
        (where_the_neutral_one_stands, {"N@M": "column-0", "N@T": "column-4"}),
        (how_many_lift_the_mood, {"T0": "done", "T1": "done", "T2": "done"}),
        (bottles_to_use, {"2:0": "m10-mine-2", "2:2": "m10-mine-2", "J": "m10-mine-J", "-": "done"}),
        (a_turn_for_the_ill, {"I": "m10-ill", "A1": "segment-0"}),
        (a_saint, {"$R": "paint-R", "$O": "paint-O", "-": "done"}),
        (a_dame_to_send, {"@M": "column-0", "@T": "column-4", "-": "done"}),
        (lambda: a_dame(MARKET), {"1.2/2.1": "slot-1", "2.3/3.4": "slot-4", "-": "done"}),
        (lambda: a_dame(CATHEDRAL), {"^A1": "segment-0", "^D5": "segment-23", "-": "done"}),
        (lambda: a_dame(STUDIO), {"+": "column-2", "-": "done"}),
        (lambda: a_dame(WORKSHOP), {"R/Y": "paint-R", "R/B": "paint-R", "-": "done"}),
        (lambda: a_dame(THEATER), {"+": "column-4", "-": "done"}),
        (lambda: a_dame(LAST_COLUMN, final=True), {"*A1": "segment-0", "-": "done"}),
        (a_map_to_buy, {"+": "m13-stack-2", "-": "done"}),
        (a_map_to_lay, {"@M": "column-0", "@T": "column-4", "-": "done"}),
        (leonardos_map, {"@C": "m13-leonardo-1", "@T": "m13-leonardo-4"}),
        (a_map_to_use, {"+": "column-2", "-": "done"}),
        (lambda: a_map_to_use(LEONARDO), {"+": "m13-leonardo-2", "-": "done"}),
        (lambda: a_treasure("statue 5"), {"K": "m13-found", "$": "m13-found"}),
        (some_pews, {"1": "m14-pew-1", "1+1+1": "m14-pew-1", "1+2": "m14-pew-2", "3": "m14-pew-3", "-": "done"}),
        (dome_tiles, {"D1": "m15-dome-0", "D2": "m15-dome-1", "-": "done"}),
    ],
)
def test_a_move_belongs_to_a_spot(position: Callable[[], Scene], expected: dict[str, str]) -> None:
    s = position()
    assert s.spots().items() >= expected.items()
    assert all(s.spots().values())


def test_why_a_segment_of_the_wall_cannot_be_restored() -> None:
    s = the_wall()
    assert s.why_not(f"m09-wall-{WALL_NAMES.index('A4')}") == ("This segment of the wall is restored already.", "m09")
    assert s.why_not(f"m09-wall-{WALL_NAMES.index('E1')}")[0] == "This segment shares no edge with a restored one."
    assert s.why_not(f"m09-wall-{WALL_NAMES.index('A3')}")[0] == "This segment needs green, and you have none."
    assert "action tile for the wall" in an_exchange().why_not("m09")[0]


def test_why_the_wall_is_not_restored_at_another_place() -> None:
    s = an_exchange().lay_wall(C4="PR").give(0, "P")
    assert "action tile for the wall" in s.why_not(f"m09-wall-{WALL_NAMES.index('C4')}")[0]


def test_why_an_exchange_tile_cannot_be_had() -> None:
    s = an_exchange()
    assert s.why_not("m09-exchange-P")[0] == (
        "This exchange tile costs a wall tile with red and one with blue; you do not have both."
    )
    s = the_wall().give_wall_tiles(0, "OR", "GY")
    assert "instead of blending" in s.why_not("m09-exchange-O")[0]
    m09.wall_of(s.state).exchanges[0] = 1
    assert "nobody has two of a color" in s.why_not("m09-exchange-O")[0]


@pytest.mark.parametrize(
    ("modules", "tile", "reason"),
    [
        ("9", "tile-9", "The whole wall is restored."),
        ("10", "tile-10", "The Medico has no bottle for sale."),
        ("14", "tile-14", "No pew is left that three beams could restore."),
    ],
)
def test_why_an_action_tile_is_of_no_use(modules: str, tile: str, reason: str) -> None:
    s = dawn(modules)
    if modules == "10":
        s.offer_bottles("3")
    assert s.why_not(tile)[0] != reason
    if modules == "9":
        wall = m09.wall_of(s.state)
        wall.covered = vec[i64]([-1] * len(wall.covered))
    elif modules == "10":
        s.offer_bottles("")
    else:
        pews = m14.pews_of(s.state)
        pews.restored, pews.hidden = pews.hidden, pews.restored
    assert s.why_not(tile) == (reason, f"m{int(modules):02d}")


def test_why_a_bottle_cannot_be_bought() -> None:
    s = dawn("10").offer_bottles("31J").give(0, thalers=2).ask_for(m10.BUY_BOTTLE)
    assert s.why_not("m10-bottle-0") == ("This bottle costs 3 thalers; you have less.", "m10")
    s.give_bottles(0, "22")
    assert s.why_not("m10-bottle-0")[0] == "You have 2 bottles already, and nobody may have more."
    m10.medicine_of(s.state).offer[0] = -1
    assert s.why_not("m10-bottle-0")[0] == "There is no bottle on this place."
    s = dawn("10").make_ill(0, 1).give_bottles(0, "2").offer_bottles("3").give(0, thalers=9).ask_for(m10.HEAL)
    assert "if you have laid your medico tile there" in s.why_not("m10-bottle-0")[0]


def test_why_a_bottle_cannot_be_used() -> None:
    s = bottles_for_sale().give_bottles(0, "3J")
    assert s.why_not("m10-mine-3")[0] == "None of your apprentices is ill."
    s.make_ill(0, 0, 1)
    assert s.why_not("m10-mine-3")[0].startswith("None of your own apprentices is on the Medico's board")
    s.make_ill(0, 1)
    assert "in wake-up order" in s.why_not("m10-mine-3")[0]
    assert "in wake-up order" in s.why_not("m10-mine-J")[0]
    s.give(0, mood=s.state.box.mood_highest)
    assert s.why_not("m10-mine-J")[0] == "Your mood cannot get any better."
    s.final = True
    assert "no next morning" in s.why_not("m10-mine-J")[0]


def test_why_an_apprentice_is_not_chosen() -> None:
    s = where_the_neutral_one_stands()
    assert s.why_not("column-1")[0].startswith("The neutral apprentice stands where you have sent healthy ones.")
    assert s.why_not("column-1")[1] == "fresco#planning"
    s = bottles_to_use()
    for target in ("m10-healthy", "m10-neutral", "m10-ill"):
        assert s.why_not(target)[0].startswith("You choose an apprentice here only when one falls ill")
    assert s.why_not("m10")[0].startswith("An infection tile is turned up")
    assert s.why_not("segment-0")[1] != "m10"


def test_why_a_dame_cannot_go_there() -> None:
    s = dawn("9,12").marry(0, "pink").marry(0, "purple")
    m12.court_of(s.state).columns[0] = STUDIO
    s.players[0].cover(MARKET, 9)
    s.ask_for(m12.PLACE_DAME, 1)
    assert s.why_not("column-0") == ("An action tile covers this place, so no dame can go there.", "m12")
    assert s.why_not("column-2")[0] == "Your other dame goes there."
    assert s.why_not("m12")[0].startswith("A dame joins you")
    assert s.why_not("segment-0")[1] != "m12"


def test_why_a_dame_cannot_do_it() -> None:
    assert a_dame(CATHEDRAL).why_not("segment-24") == ("The bishop stands here.", "m12")
    assert "first of the two booths" in a_dame(MARKET).why_not("slot-8")[0]
    assert a_dame(STUDIO).why_not("segment-24")[0] != "The bishop stands here."
    assert a_dame(STUDIO).why_not("slot-8")[1] != "m12"
    assert a_dame(STUDIO).why_not("column-0")[1] != "m12"


def test_why_a_reserved_segment_cannot_be_restored() -> None:
    s = dawn("12").lay(B2="3 RYB").reserve(1, "B2").give(0, "RYB", 0).ask_for(AT_CATHEDRAL, 1)
    assert s.why_not(f"segment-{NAMES.index('B2')}") == ("Another player has reserved this segment.", "m12")


def test_why_a_map_cannot_be_bought() -> None:
    s = a_map_to_buy()
    assert s.why_not("m13-stack-0") == (
        "These maps are sold to whoever gets up at 5 o'clock, one each time.",
        "m13",
    )
    s.give(0, thalers=0)
    assert s.why_not("m13-stack-0")[0] == "A map costs 1 thaler; you have less."
    s.leave_maps(5, 0)
    assert s.why_not("m13-stack-0")[0] == "No map is left in this stack."


def test_why_a_map_cannot_be_laid() -> None:
    s = dawn("9,13").give_maps(0, "A1 B1")
    s.players[0].cover(MARKET, 9)
    s.players[0].lay_map(STUDIO)
    s.ask_for(m13.LAY_MAP)
    assert s.why_not("column-0") == ("An action tile covers this place, so no map can lie there.", "m13")
    assert s.why_not("column-2")[0] == "A map lies here already."
    assert s.why_not("segment-0")[1] != "m13"


def test_why_treasures_wait() -> None:
    s = a_map_to_use(LEONARDO)
    assert s.why_not("m13-leonardo-0")[0].startswith("Leonardo's map is laid when he gets up")
    assert s.why_not("m13-found")[0].startswith("When the place under your map comes")
    assert s.why_not("column-0")[1] != "m13"


def test_why_a_pew_cannot_be_restored() -> None:
    s = a_small_pew()
    assert s.why_not("m14-pew-2") == ("Only 1 beam can be carried.", "m14")
    assert s.why_not("m14-pew-6")[0] == "No pew of this size is left."
    s.give_beams(0, 2)
    assert s.why_not("m14-pew-3")[0] == "This pew needs 3 beams; you have 2."
    assert s.why_not("m14")[0].startswith("The apprentices on your action tile for the pews")
    assert s.why_not("segment-0")[1] != "m14"
    s = dawn("14").give_beams(0, 3)
    assert s.why_not("m14-pew-3")[0].startswith("The apprentices on your action tile for the pews")


def test_why_a_dome_tile_cannot_be_completed() -> None:
    s = dawn("15").give_domes(0, "7 GGO", "4 GR").give(0, "GR").ask_for(m15.PAY_DOMES)
    assert s.why_not("m15-dome-0") == ("For this dome tile you lack OG.", "m15")
    assert s.why_not("m15-dome-2")[0].startswith("Dome tiles are completed in the final scoring")
    assert s.why_not("segment-0")[1] != "m15"
    s = dawn("15").give_domes(0, "7 GGO")
    assert s.why_not("m15-dome-0")[0].startswith("Dome tiles are completed in the final scoring")
