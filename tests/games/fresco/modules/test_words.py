"""What players read of the modules: questions, explanations and log lines; nonsense is refused with an example."""

from collections.abc import Callable

import pytest

from bottega.core.errors import BadNotation
from bottega.core.events import Event
from bottega.games.fresco.action_tile import COVER
from bottega.games.fresco.const import MARKET, STUDIO, THEATER, WORKSHOP
from bottega.games.fresco.modules import m01_portraits as m01
from bottega.games.fresco.modules import m02_requests as m02
from bottega.games.fresco.modules import m03_special_blends as m03
from bottega.games.fresco.modules import m04_wishing_well as m04
from bottega.games.fresco.modules import m05_gold_leaf as m05
from bottega.games.fresco.modules import m06_glaziers as m06
from bottega.games.fresco.modules import m07_scrolls as m07
from bottega.games.fresco.modules import m11_favors as m11
from bottega.games.fresco.modules import m16_black_market as m16
from bottega.games.fresco.modules import m17_painters_guild as m17
from bottega.games.fresco.modules.m00_leonardo import figure_of
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL
from bottega.games.fresco.places.market import AT_MARKET, BOOTH
from bottega.games.fresco.places.studio import AT_STUDIO
from bottega.games.fresco.places.theater import AT_THEATER
from bottega.games.fresco.places.workshop import AT_WORKSHOP, BEFORE, PAINT
from bottega.i18n import speak
from tests.games.fresco.board import GAME, LEONARDO, NAMES
from tests.games.fresco.modules.m01_portraits.pieces import portrait
from tests.games.fresco.modules.m04_wishing_well.pieces import CARDS
from tests.games.fresco.scene import Scene, scene

NONSENSE = ("", "Z9", "X9", "9.9", "!9.9", "!1.9", "*F1", "!F1", "!RYB=R", "=KKKK", "P3", "QX", "A/B", "R/R", "+R", "²")
MARKET_TILES = [tile.letters for tile in GAME.box.market]
WINDOWS = [window.letters for window in GAME.box.more.windows]


def dawn(modules: str, players: int = 3, edition: str = "mega") -> Scene:
    """All have woken up; seat 0 has no paint and two apprentices everywhere."""
    s = scene(modules, players, edition=edition).wake("7 8 9").give(0, "")
    for column in (MARKET, STUDIO, WORKSHOP, THEATER):
        s.players[0].plan[column * 2] = 2
    return s


# --- the questions, one position each


def a_portrait(edition: str = "mega") -> Scene:
    return dawn("1", edition=edition).open_portraits("actor", "self_portrait").ask_for(AT_STUDIO, 2)


def the_sexton() -> Scene:
    return dawn("1").give_portrait(0, "sexton").ask_for(AT_CATHEDRAL, 0)


def the_merchant() -> Scene:
    return dawn("1").ask_for(m01.MERCHANT_PAINTS)


def leonardos_portrait() -> Scene:
    return dawn("1", players=2).open_portraits("patron", "peer O").ask_for(m01.LEONARDO_PAINTS, LEONARDO)


def a_request() -> Scene:
    return dawn("2").own(0, "3 RYB", "4 GR", "6 OO").ask_for(AT_WORKSHOP, 4 + PAINT * BEFORE)


def tiles_under_a_request() -> Scene:
    return dawn("2").own(0, "3 RYB", "4 OB", "6 OG", "10 OGP").ask_for(m02.STACK_TILES, m02.LEFT * m02.UNDER)


def a_general_request() -> Scene:
    return dawn("2").ask_for(m02.GENERAL_INCOME)


def leonardos_request() -> Scene:
    s = dawn("2", players=2).own(0, "6 OO", "6 OG", "10 OGP")
    figure_of(s.state).tiles, s.players[0].tiles = s.players[0].tiles, 0
    return s.ask_for(m02.LEONARDO_FULFILLS, LEONARDO)


def a_special_altar() -> Scene:
    s = dawn("3")
    for paint in (3, 6, 7):
        s.players[0].paints[paint] = 1
    return s.ask_for(AT_CATHEDRAL, 1)


def pennies_for_the_market() -> Scene:
    s = dawn("4")
    assert s.step() == m04.SET_PENNIES
    return s


def pennies_for_the_well() -> Scene:
    s = dawn("4")
    m04.well_of(s.state).on_market[0] = 2
    return s.ask_for(m04.THROW_PENNIES)


def praise() -> Scene:
    return dawn("4").give_wishes(0, "praise").ask_for(m04.HEAR_PRAISE)


def the_busker() -> Scene:
    return dawn("4").give_wishes(0, "busker").ask_for(m04.HEAR_BUSKER)


def wishes_at_the_market() -> Scene:
    s = dawn("4").lay_market("R Y / B RY RB / RRR YYY BBB O").give_wishes(0, "lucky", "free RY")
    s.state.bought = s.state.market[2:3]
    s.state.market[2] = -1
    return s.ask_for(AT_MARKET, BOOTH * 2)


def a_visit_of_the_bishop() -> Scene:
    return dawn("4").lay(A1="3 RYB").give(0, "RYB", 0).give_wishes(0, "visit").ask_for(AT_CATHEDRAL, 1)


def a_tip() -> Scene:
    return dawn("4").give_wishes(0, "tip").ask_for(AT_STUDIO, 1)


def alchemy() -> Scene:
    return dawn("4").give(0, "RRY").give_wishes(0, "alchemy").ask_for(AT_WORKSHOP, 4 + PAINT * BEFORE)


def finders_keepers() -> Scene:
    return dawn("4").give_wishes(0, "finders").ask_for(AT_THEATER, 2)


def a_gold_leaf() -> Scene:
    return dawn("5").set_disc("R").give_leaves(0, 1).put_bishop("C3").ask_for(m05.GILD, NAMES.index("C3"))


def the_glazery_tile() -> Scene:
    s = dawn("6")
    assert s.step() == COVER
    return s


def glass_to_buy() -> Scene:
    s = dawn("6").give(0, thalers=1)
    for colour in range(4):
        m06.glazery_of(s.state).shown[colour] = 1
    return s.ask_for(m06.BUY_GLASS, 3)


def a_window() -> Scene:
    return dawn("6").lay_bench("YB RG YGY GYG GRG RGR").give(0, thalers=2).ask_for(m06.TAKE_WINDOW)


def glass_to_give() -> Scene:
    s = dawn("6")
    m06.glazery_of(s.state).window = WINDOWS.index("GYG")
    return s.give_glass(0, "GG").ask_for(m06.GIVE_GLASS, 3)


def glass_for_the_altar() -> Scene:
    s = dawn("6")
    m06.glazery_of(s.state).window = m06.ALTAR_WINDOW
    return s.give_glass(0, "B").ask_for(m06.GIVE_GLASS, 1)


def scrolls() -> Scene:
    return dawn("7").deal_scrolls("3C", "1A", "2B").restore("C3 A3 C1").ask_for(m07.READ, NAMES.index("C3"))


def the_black_market() -> Scene:
    return dawn("16").give(0, thalers=12).fill_bag("RY", "G").ask_for(AT_MARKET, 1 + BOOTH)


def the_guild(steps: int = 2) -> Scene:
    return dawn("17").set_guild("BG").give(0, "RYO").ask_for(m17.AT_GUILD, steps)


QUESTIONS: list[tuple[Callable[[], Scene], str, dict[str, str]]] = [
    (
        a_portrait,
        "What do you do in the studio? (6 thalers to come)",
        {
            "P1": "paint the actor (mood +3 for each apprentice at the theater) besides the thalers",
            "P2": "paint a self-portrait (3 points, mood +2) besides the thalers",
            "-": "take 6 thalers and leave",
        },
    ),
    (
        lambda: a_portrait("classic"),
        "What do you do in the studio? (6 thalers to come)",
        {"P2": "paint a self-portrait (3 points, mood +2) instead of 3 thalers"},
    ),
    (
        the_sexton,
        "Anything else here? (all apprentices have worked)",
        {"*A1": "the sexton sends the bishop to A1 for 1 thaler", "-": "restore nothing more"},
    ),
    (the_merchant, "Which two paints does the merchant bring?", {"RR": "red and red", "YB": "yellow and blue"}),
    (
        leonardos_portrait,
        "Whom does Leonardo paint?",
        {"P1": "paint the patron (7 thalers)", "P2": "paint a peer (4 thalers, orange)"},
    ),
    (
        a_request,
        "What do you do at the workshop before you blend?",
        {"Q*": "fulfill the general request for 6 points with 3 tiles", "-": "go on to blending"},
    ),
    (
        tiles_under_a_request,
        "Which tile goes under the request? (3 to come)",
        {"0": "a tile without a seal", "O": "a tile with an orange seal"},
    ),
    (a_general_request, "Which paint does the general request bring?", {"R": "red", "Y": "yellow", "B": "blue"}),
    (
        leonardos_request,
        "Does Leonardo fulfill a request?",
        {"QO": "fulfill the orange request for 8 points with 3 tiles", "-": "he fulfills none"},
    ),
    (
        a_special_altar,
        "What do you restore? (1 apprentice; a step of the bishop costs 1 thaler)",
        {"=OKN": "altar with OKN for 14", "-": "restore nothing more"},
    ),
    (
        pennies_for_the_market,
        "How many pennies do you set on the market?",
        {
            "L0": "set none",
            "L1": "set 1 penny; an apprentice must go there",
            "L2": "set 2 pennies; an apprentice must go there",
        },
    ),
    (
        pennies_for_the_well,
        "Do you throw a penny into the well? (2 set)",
        {"L0": "do not throw: 2 pennies come back", "L1": "throw a penny, draw a wish card"},
    ),
    (praise, "Do you use Praise of the Bishop?", {"!": "bishop's bonus +1", "-": "keep the card"}),
    (the_busker, "Do you use the Busker?", {"!": "mood +1", "-": "keep the card"}),
    (
        wishes_at_the_market,
        "Anything else here? (all apprentices have worked)",
        {"!LUCKY": "Lucky Day: 2 pennies", "!2.2": "Free Paint: take RY", "-": "buy no more"},
    ),
    (
        a_visit_of_the_bishop,
        "What do you restore? (1 apprentice; a step of the bishop costs 1 thaler)",
        {"!B2": "The Bishop Pays a Visit: he goes to B2", "A1": "restore A1 with RYB for 3"},
    ),
    (
        a_tip,
        "What do you do in the studio? (3 thalers to come)",
        {"!TIP": "Tip: 1 thaler and 1 penny", "-": "take 3 thalers and leave"},
    ),
    (
        alchemy,
        "What do you do at the workshop before you blend?",
        {"!RRY=O": "Alchemy: RRY become orange", "!RRY=P": "Alchemy: RRY become purple"},
    ),
    (
        finders_keepers,
        "What do you do at the theater?",
        {"!FIND": "Finders Keepers: 3 thalers", "-": "improve the mood and leave"},
    ),
    (a_gold_leaf, "Do you gild the red?", {"+": "a gold leaf for +3", "-": "keep the gold leaf"}),
    (
        the_glazery_tile,
        "Where do you lay your glazery tile?",
        {"@M": "glazery instead of the market", "-": "no glazery this round"},
    ),
    (
        glass_to_buy,
        "Which glass do you buy? (3 left)",
        {"Y": "yellow glass for 1 thaler", "B": "blue glass for 1 thaler", "-": "buy no more"},
    ),
    (
        a_window,
        "Which window do you set?",
        {
            "W1": "window YB worth 3 for nothing",
            "W2": "window RG worth 7 for 1 thaler",
            "W4": "window GYG worth 9 for 2 thalers",
        },
    ),
    (
        glass_to_give,
        "How much green glass do you give?",
        {
            "G0": "0 green, 16 points less for 2 missing",
            "G1": "1 green, 8 points less for 1 missing",
            "G2": "2 green",
        },
    ),
    (glass_for_the_altar, "How much blue glass do you give?", {"B0": "0 blue", "B1": "1 blue for +1"}),
    (
        scrolls,
        "Do you reveal a scroll?",
        {
            "H": "reveal the row for 4",
            "V": "reveal the column for 4",
            "HV": "reveal row and column for 12",
            "-": "keep the scrolls",
        },
    ),
    (
        the_black_market,
        "What do you buy? (1 apprentice, 2 thalers a tile; whoever buys nothing may close a booth)",
        {"BAG": "buy an unseen tile from the bag (2 there)"},
    ),
    (
        the_guild,
        "What do you blend, or exchange at the guild? (2 steps left)",
        {
            "+O": "orange from red and yellow",
            "R/B": "red for the guild's blue",
            "O/G": "orange for the guild's green",
            "-": "nothing more",
        },
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


@pytest.mark.parametrize("position", [row[0] for row in QUESTIONS])
def test_nonsense_is_refused_with_an_example(position: Callable[[], Scene]) -> None:
    s = position()
    first = s.write(s.state.options[0])
    for text in NONSENSE:
        with pytest.raises(BadNotation, match="write a move like") as problem:
            s.read(text)
        assert first in str(problem.value)


@pytest.mark.parametrize("position", [row[0] for row in QUESTIONS])
def test_answers_may_be_typed_in_small_letters(position: Callable[[], Scene]) -> None:
    s = position()
    assert [s.read(f" {s.write(move).lower()} ") for move in s.state.options] == list(s.state.options)


def test_one_step_at_the_guild_is_left() -> None:
    assert speak(GAME.question(the_guild(1).state)) == "What do you blend, or exchange at the guild? (1 step left)"


def test_paints_may_be_named_in_any_order() -> None:
    assert the_merchant().read("BY") == the_merchant().read("YB")
    assert a_special_altar().read("=NOK") == a_special_altar().read("=OKN")
    assert alchemy().read("!YRR=O") == alchemy().read("!RRY=O")


def test_a_segment_says_its_bonus_and_its_window() -> None:
    s = dawn("1,6").lay(B1="3 RYB").put_bishop("B1").give(0, "RYB", 0).give_portrait(0, "abbot")
    s.ask_for(AT_CATHEDRAL, 1)
    text = speak(GAME.explain(s.state, s.read("B1")))
    assert text == "restore B1 with RYB for 6: 3 + 3 for the bishop, and 1 for the abbot, and set a window"


# --- what happened


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event(m01.OPENED, -1, (portrait("patron"),)), "The patron (7 thalers) wants to be painted"),
        (Event(m01.PAINTED, 0, (portrait("bishop"),)), "paints the bishop (3 points, 4 thalers)"),
        (Event(m01.PAINTED, 0, (portrait("virgin_mary P"),)), "paints the Virgin Mary (2 points, purple)"),
        (Event(m01.REMOVED, -1, (portrait("muse"),)), "The muse (mood to the top) leaves unpainted"),
        (Event(m01.CHOSE_PAINTS, 0, (0, 2)), "gets red and blue from the merchant"),
        (Event(m01.ABBOTS_POINT, 0, (1,)), "has the abbot's help: 1 more"),
        (Event(m02.FULFILLED, 0, (0, 6)), "fulfills the general request for 6 points"),
        (Event(m02.FULFILLED, 0, (3, 10)), "fulfills the purple request for 10 points"),
        (Event(m02.STACKED, 0, (0,)), "hands over a tile without a seal"),
        (Event(m02.STACKED, 0, (2,)), "hands over a tile with a green seal"),
        (Event(m02.STACKED, 0, (1,)), "hands over a tile with an orange seal"),
        (Event(m02.STACKED, 0, (5,)), "hands over a tile with orange and purple seals"),
        (Event(m02.STACKED, 0, (7,)), "hands over a tile with orange, green and purple seals"),
        (Event(m02.GOT_PAINT, 0, (3,)), "gets orange for a request"),
        (Event(m03.SPECIAL_ALTAR, 0, (0, 9)), "restores the altar with OGK for 9"),
        (Event(m04.SET, 0, (2,)), "has set 2 pennies on the market"),
        (Event(m04.THROWN, 0, ()), "throws a penny into the well"),
        (Event(m04.CAME_BACK, 0, (1,)), "takes back 1 penny that was not thrown"),
        (Event(m04.CAME_BACK, 0, (2,)), "takes back 2 pennies that were not thrown"),
        (Event(m04.RECEIVED, 0, (1, 0)), "takes R in booth II for nothing"),
        (Event(m04.WISH, 0, (CARDS.index("free RB"),)), "draws Free Paint RB"),
        (Event(m04.WISH, 0, (CARDS.index("visit"),)), "draws The Bishop Pays a Visit"),
        (Event(m04.WISH, 0, (CARDS.index("visit"),)).seen_by(1), "draws a wish card"),
        (Event(m04.USED, 0, (CARDS.index("tip"),)), "uses Tip"),
        (Event(m04.MIXED, 0, (1, 0, 2, 5)), "turns RBB into purple"),
        (Event(m04.PRAISED, 0, ()), "has the bishop's praise: 1 more"),
        (Event(m04.PENNIES, 0, (2,)), "gets 2 pennies"),
        (Event(m04.CHANGED, 0, (1,)), "changes 1 penny into thalers"),
        (Event(m05.DISC, -1, (4,)), "The bishop wishes for gilded green"),
        (Event(m05.LEAVES, 0, (2,)), "gets 2 gold leaves"),
        (Event(m05.GILDED, 0, (3,)), "adds a gold leaf for 3"),
        (Event(m05.CHANGED, 0, (1,)), "changes 1 gold leaf into thalers"),
        (Event(m06.DISPLAYED, -1, (0,)), "The glazery offers yellow glass"),
        (Event(m06.BOUGHT, 0, (2,)), "buys red glass"),
        (Event(m06.WINDOW, 0, (WINDOWS.index("RG"), 7)), "sets window RG worth 7"),
        (Event(m06.GAVE, 0, (3, 2)), "gives 2 green glass"),
        (Event(m06.MISSING, 0, (8,)), "loses 8 for missing glass"),
        (Event(m06.BENCH, -1, (WINDOWS.index("YB"),)), "Window YB comes to the bench"),
        (Event(m07.SCROLL, 0, (3, 0, 4)), "reveals row 3 for 4"),
        (Event(m07.SCROLL, 0, (0, 2, 6)), "reveals column B for 6"),
        (Event(m07.SCROLL, 0, (1, 5, 9)), "reveals row 1 and column E for 9"),
        (Event(m11.FAVOR, 0, (0,)), "has a favor of the bishop: 1 thaler"),
        (Event(m11.LOST, -1, (7,)), "A favor is removed unseen"),
        (Event(m16.DRAWN, 0, (MARKET_TILES.index("YYY"),)), "draws YYY at the black market"),
        (Event(m17.EXCHANGED, 0, (0, 2)), "exchanges red for blue at the guild"),
    ],
)
def test_what_happened_is_said(event: Event, sentence: str) -> None:
    assert speak(GAME.describe(event)) == sentence


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
