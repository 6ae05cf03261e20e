"""The questions of the modules, one position each, with the words that players read; and what is said to happen."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from bottega.core.events import Event
from bottega.games.fresco.action_tile import COVER
from bottega.games.fresco.const import CATHEDRAL, LAST_COLUMN, MARKET, STUDIO, THEATER, WORKSHOP
from bottega.games.fresco.modules import m01_portraits as m01
from bottega.games.fresco.modules import m02_requests as m02
from bottega.games.fresco.modules import m03_special_blends as m03
from bottega.games.fresco.modules import m04_wishing_well as m04
from bottega.games.fresco.modules import m05_gold_leaf as m05
from bottega.games.fresco.modules import m06_glaziers as m06
from bottega.games.fresco.modules import m07_scrolls as m07
from bottega.games.fresco.modules import m08_bells as m08
from bottega.games.fresco.modules import m09_wall as m09
from bottega.games.fresco.modules import m10_medico as m10
from bottega.games.fresco.modules import m11_favors as m11
from bottega.games.fresco.modules import m12_dames as m12
from bottega.games.fresco.modules import m13_catacombs as m13
from bottega.games.fresco.modules import m14_pews as m14
from bottega.games.fresco.modules import m15_dome as m15
from bottega.games.fresco.modules import m16_black_market as m16
from bottega.games.fresco.modules import m17_painters_guild as m17
from bottega.games.fresco.modules.m00_leonardo import figure_of
from bottega.games.fresco.modules.m06_glaziers.box import glass_box
from bottega.games.fresco.modules.m08_bells.box import bells_box
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL, ILL_WORKS
from bottega.games.fresco.places.market import AT_MARKET, BOOTH
from bottega.games.fresco.places.plan import PLACE_NEUTRAL
from bottega.games.fresco.places.studio import AT_STUDIO
from bottega.games.fresco.places.theater import AT_THEATER
from bottega.games.fresco.places.workshop import AT_WORKSHOP, BEFORE, PAINT
from tests.games.fresco.board import GAME, LEONARDO, NAMES
from tests.games.fresco.modules.m01_portraits.pieces import portrait
from tests.games.fresco.modules.m04_wishing_well.pieces import CARDS
from tests.games.fresco.modules.m09_wall.pieces import WALL_NAMES
from tests.games.fresco.modules.m13_catacombs.pieces import TREASURES, chart
from tests.games.fresco.modules.m15_dome.pieces import DOMES
from tests.games.fresco.scene import Scene, scene

MARKET_TILES = [tile.letters for tile in GAME.box.market]
WINDOWS = [window.letters for window in glass_box(GAME.box).windows]
WORKING = 4 + PAINT * BEFORE  # the workshop before blending, with two apprentices


def dawn(modules: str, players: int = 3, edition: str = "mega") -> Scene:
    """All have woken up without buying a map; seat 0 has no paint and two apprentices everywhere."""
    s = scene(modules, players, edition).awake().give(0, "")
    for column in (MARKET, STUDIO, WORKSHOP, THEATER):
        s.players[0].plan[column * 2] = 2
    return s


# --- the questions, one position each, with what is read there


Position = TypeVar("Position", bound=Callable[..., Scene])
QUESTIONS: list[tuple[partial[Scene], str, dict[str, str]]] = []


def said(question: str, answers: dict[str, str], *args: object, **kwargs: object) -> Callable[[Position], Position]:
    """In this position, made with these arguments, the question and some of its answers are said so."""

    def note(position: Position) -> Position:
        QUESTIONS.append((partial(position, *args, **kwargs), question, answers))
        return position

    return note


@said(
    "What do you do in the studio? (6 thalers to come)",
    {"P2": "paint a self-portrait (3 points, mood +2) instead of 3 thalers"},
    "classic",
)
@said(
    "What do you do in the studio? (6 thalers to come)",
    {
        "P1": "paint the actor (mood +3 for each apprentice at the theater) besides the thalers",
        "P2": "paint a self-portrait (3 points, mood +2) besides the thalers",
        "-": "take 6 thalers and leave",
    },
)
def a_portrait(edition: str = "mega") -> Scene:
    return dawn("1", edition=edition).open_portraits("actor", "self_portrait").ask_for(AT_STUDIO, 2)


@said(
    "Anything else here? (all apprentices have worked)",
    {"*A1": "the sexton sends the bishop to A1 for 1 thaler", "-": "restore nothing more"},
)
def the_sexton() -> Scene:
    return dawn("1").give_portrait(0, "sexton").ask_for(AT_CATHEDRAL, 0)


@said("Which two paints does the merchant bring?", {"RR": "red and red", "YB": "yellow and blue"})
def the_merchant() -> Scene:
    return dawn("1").ask_for(m01.MERCHANT_PAINTS)


@said("Whom does Leonardo paint?", {"P1": "paint the patron (7 thalers)", "P2": "paint a peer (4 thalers, orange)"})
def leonardos_portrait() -> Scene:
    return dawn("1", players=2).open_portraits("patron", "peer O").ask_for(m01.LEONARDO_PAINTS, LEONARDO)


@said(
    "What do you do at the workshop before you blend?",
    {"Q*": "fulfill the general request for 6 points with 3 tiles", "-": "go on to blending"},
)
def a_request() -> Scene:
    return dawn("2").own(0, "3 RYB", "4 GR", "6 OO").ask_for(AT_WORKSHOP, 4 + PAINT * BEFORE)


@said(
    "Which tile goes under the request? (3 to come)", {"0": "a tile without a seal", "O": "a tile with an orange seal"}
)
def tiles_under_a_request() -> Scene:
    return dawn("2").own(0, "3 RYB", "4 OB", "6 OG", "10 OGP").ask_for(m02.STACK_TILES, m02.LEFT * m02.UNDER)


@said("Which paint does the general request bring?", {"R": "red", "Y": "yellow", "B": "blue"})
def a_general_request() -> Scene:
    return dawn("2").ask_for(m02.GENERAL_INCOME)


@said(
    "Does Leonardo fulfill a request?",
    {"QO": "fulfill the orange request for 8 points with 3 tiles", "-": "he fulfills none"},
)
def leonardos_request() -> Scene:
    s = dawn("2", players=2).own(0, "6 OO", "6 OG", "10 OGP")
    figure_of(s.state).tiles, s.players[0].tiles = s.players[0].tiles, 0
    return s.ask_for(m02.LEONARDO_FULFILLS, LEONARDO)


@said(
    "What do you restore? (1 apprentice; a step of the bishop costs 1 thaler)",
    {"=OKN": "altar with OKN for 14", "-": "restore nothing more"},
)
def a_special_altar() -> Scene:
    s = dawn("3")
    for paint in (3, 6, 7):
        s.players[0].paints[paint] = 1
    return s.ask_for(AT_CATHEDRAL, 1)


@said(
    "How many pennies do you set on the market?",
    {
        "L0": "set none",
        "L1": "set 1 penny; an apprentice must go there",
        "L2": "set 2 pennies; an apprentice must go there",
    },
)
def pennies_for_the_market() -> Scene:
    return dawn("4").has(step=m04.SET_PENNIES)


@said(
    "Do you throw a penny into the well? (2 set)",
    {"L0": "do not throw: 2 pennies come back", "L1": "throw a penny, draw a wish card"},
)
def pennies_for_the_well() -> Scene:
    s = dawn("4")
    m04.well_of(s.state).on_market[0] = 2
    return s.ask_for(m04.THROW_PENNIES)


@said("Do you use Praise of the Bishop?", {"!": "bishop's bonus +1", "-": "keep the card"})
def praise() -> Scene:
    return dawn("4").give_wishes(0, "praise").ask_for(m04.HEAR_PRAISE)


@said("Do you use the Busker?", {"!": "mood +1", "-": "keep the card"})
def the_busker() -> Scene:
    return dawn("4").give_wishes(0, "busker").ask_for(m04.HEAR_BUSKER)


@said(
    "Anything else here? (all apprentices have worked)",
    {"!LUCKY": "Lucky Day: 2 pennies", "!2.2": "Free Paint: take RY", "-": "buy no more"},
)
def wishes_at_the_market() -> Scene:
    s = dawn("4").lay_market("R Y / B RY RB / RRR YYY BBB O").give_wishes(0, "lucky", "free RY")
    s.state.bought = s.state.market[2:3]
    s.state.market[2] = -1
    return s.ask_for(AT_MARKET, BOOTH * 2)


@said(
    "What do you restore? (1 apprentice; a step of the bishop costs 1 thaler)",
    {"!B2": "The Bishop Pays a Visit: he goes to B2", "A1": "restore A1 with RYB for 3"},
)
def a_visit_of_the_bishop() -> Scene:
    return dawn("4").lay(A1="3 RYB").give(0, "RYB", 0).give_wishes(0, "visit").ask_for(AT_CATHEDRAL, 1)


@said(
    "What do you do in the studio? (3 thalers to come)",
    {"!TIP": "Tip: 1 thaler and 1 penny", "-": "take 3 thalers and leave"},
)
def a_tip() -> Scene:
    return dawn("4").give_wishes(0, "tip").ask_for(AT_STUDIO, 1)


@said(
    "What do you do at the workshop before you blend?",
    {"!RRY=O": "Alchemy: RRY become orange", "!RRY=P": "Alchemy: RRY become purple"},
)
def alchemy() -> Scene:
    return dawn("4").give(0, "RRY").give_wishes(0, "alchemy").ask_for(AT_WORKSHOP, 4 + PAINT * BEFORE)


@said("What do you do at the theater?", {"!FIND": "Finders Keepers: 3 thalers", "-": "improve the mood and leave"})
def finders_keepers() -> Scene:
    return dawn("4").give_wishes(0, "finders").ask_for(AT_THEATER, 2)


@said("Do you gild the red?", {"+": "a gold leaf for +3", "-": "keep the gold leaf"})
def a_gold_leaf() -> Scene:
    return dawn("5").set_disc("R").give_leaves(0, 1).put_bishop("C3").ask_for(m05.GILD, NAMES.index("C3"))


@said("Where do you lay your glazery tile?", {"@M": "glazery instead of the market", "-": "no glazery this round"})
def the_glazery_tile() -> Scene:
    return dawn("6").has(step=COVER)


@said(
    "Which glass do you buy? (3 left)",
    {"Y": "yellow glass for 1 thaler", "B": "blue glass for 1 thaler", "-": "buy no more"},
)
def glass_to_buy() -> Scene:
    s = dawn("6").give(0, thalers=1)
    for colour in range(4):
        m06.glazery_of(s.state).shown[colour] = 1
    return s.ask_for(m06.BUY_GLASS, 3)


@said(
    "Which window do you set?",
    {
        "W1": "window YB worth 3 for nothing",
        "W2": "window RG worth 7 for 1 thaler",
        "W4": "window GYG worth 9 for 2 thalers",
    },
)
def a_window() -> Scene:
    return dawn("6").lay_bench("YB RG YGY GYG GRG RGR").give(0, thalers=2).ask_for(m06.TAKE_WINDOW)


@said(
    "How much green glass do you give?",
    {"G0": "0 green, 16 points less for 2 missing", "G1": "1 green, 8 points less for 1 missing", "G2": "2 green"},
)
def glass_to_give() -> Scene:
    s = dawn("6")
    m06.glazery_of(s.state).window = WINDOWS.index("GYG")
    return s.give_glass(0, "GG").ask_for(m06.GIVE_GLASS, 3)


@said("How much blue glass do you give?", {"B0": "0 blue", "B1": "1 blue for +1"})
def glass_for_the_altar() -> Scene:
    s = dawn("6")
    m06.glazery_of(s.state).window = m06.ALTAR_WINDOW
    return s.give_glass(0, "B").ask_for(m06.GIVE_GLASS, 1)


@said(
    "Do you reveal a scroll?",
    {
        "H": "reveal the row for 4",
        "V": "reveal the column for 4",
        "HV": "reveal row and column for 12",
        "-": "keep the scrolls",
    },
)
def scrolls() -> Scene:
    return dawn("7").deal_scrolls("3C", "1A", "2B").restore("C3 A3 C1").ask_for(m07.READ, NAMES.index("C3"))


@said(
    "What do you buy? (1 apprentice, 2 thalers a tile; whoever buys nothing may close a booth)",
    {"BAG": "buy an unseen tile from the bag (2 there)"},
)
def the_black_market() -> Scene:
    return dawn("16").give(0, thalers=12).fill_bag("RY", "G").ask_for(AT_MARKET, 1 + BOOTH)


@said(
    "What do you blend, or exchange at the guild? (2 steps left)",
    {
        "+O": "orange from red and yellow",
        "R/B": "red for the guild's blue",
        "O/G": "orange for the guild's green",
        "-": "nothing more",
    },
)
def the_guild(steps: int = 2) -> Scene:
    return dawn("17").set_guild("BG").give(0, "RYO").ask_for(m17.AT_GUILD, steps)


@said("Where do you lay your audience tile?", {"@S": "audience instead of the studio", "-": "no audience this round"})
def the_audience_tile() -> Scene:
    return dawn("8").has(step=COVER)


@said(
    "Which certificate do you buy, and what do you pay now?",
    {
        "N1:0": "3 bells, 0 of 6 thalers now: 0 points",
        "N1:2": "3 bells, 2 of 6 thalers now: 1 point",
        "N2:1": "1 bell, 1 of 2 thalers now: 0 points",
        "N2": "1 bell for 2 thalers: 2 points",
    },
)
def an_audience() -> Scene:
    return dawn("8").open_certificates("6 5 3", "2 2 1", "-").give(0, thalers=2).ask_for(m08.AUDIENCE)


@said(
    "How much do you put on your certificate with 3 bells? (2 of 6 thalers paid)",
    {"$0": "nothing, 4 still owed", "$1": "1 thaler, 3 still owed", "$4": "4 thalers, and it is paid"},
)
def an_installment() -> Scene:
    return dawn("8").owe(0, "6 5 3", paid=2).give(0, thalers=7).ask_for(m08.PAY_IN)


@said(
    "How much do you put on your certificate with 1 bell? (1 of 3 thalers paid)",
    {"$0": "nothing, 2 still owed", "$1": "1 thaler, 1 still owed"},
)
def a_certificate_with_one_bell() -> Scene:
    return dawn("8").owe(0, "6 5 3").owe(0, "3 3 1", paid=1).give(0, thalers=1).ask_for(m08.PAY_IN, 1)


@said("Which segment of the wall do you restore?", {"C4": "restore C4 with purple for 4", "-": "restore nothing"})
def the_wall() -> Scene:
    return dawn("9").lay_wall(C4="PR", A3="GR").give(0, "P").ask_for(m09.RESTORE_WALL)


@said(
    "What do you do at the workshop before you blend?",
    {"XO": "wall tiles with red and yellow for the orange exchange tile", "-": "go on to blending"},
)
def an_exchange() -> Scene:
    return dawn("9").give_wall_tiles(0, "OR", "GY").ask_for(AT_WORKSHOP, WORKING)


@said(
    "What do you do at the workshop before you blend?",
    {
        "XG.GO": "wall tiles with yellow (green seal) and blue (orange seal) for the green exchange tile",
        "XG.GP": "wall tiles with yellow (green seal) and blue (purple seal) for the green exchange tile",
    },
)
def an_exchange_of_seals() -> Scene:
    return dawn("2,9").give_wall_tiles(0, "OB", "GY", "PB").ask_for(AT_WORKSHOP, WORKING)


@said(
    "Which tile goes under the request? (3 to come)",
    {"WOR": "a wall tile with an orange seal and red income", "WOB": "a wall tile with an orange seal and blue income"},
)
def wall_tiles_under_a_request() -> Scene:
    return dawn("2,9").own(0).give_wall_tiles(0, "OR", "OB", "GY", "PB").ask_for(AT_WORKSHOP, WORKING).play("Q*")


@said(
    "Which apprentice is set aside because of the mood?",
    {"H": "a healthy one", "I": "an ill one, who comes back healthy"},
)
def who_is_set_aside() -> Scene:
    s = dawn("10").make_ill(0, 1)
    s.players[0].aside = 1
    return s.ask_for(m10.SET_ASIDE)


@said("Which apprentice falls ill?", {"O": "one of your own", "N": "the neutral one, who goes back to the theater"})
def who_falls_ill() -> Scene:
    s = dawn("10")
    s.players[0].neutral = 1
    s.players[0].plan[0] = 2
    s.players[0].place_neutral(0)
    s.column = 0
    return s.ask_for(m10.FALL_ILL, 1)


@said(
    "Where does the neutral apprentice stand?",
    {
        "N@M": "the neutral one at the market; only there can it fall ill",
        "N@T": "the neutral one at the wall; only there can it fall ill",
    },
)
def where_the_neutral_one_stands() -> Scene:
    s = dawn("9,10")
    s.players[0].neutral = 1
    s.players[0].plan[0] = 2
    s.players[0].plan[4] = 3
    s.players[0].cover(4, 9)
    return s.ask_for(PLACE_NEUTRAL)


@said("What do you do at the theater?", {"T0": "leave the mood at +1", "T1": "mood to +3", "T2": "mood to +4"})
def how_many_lift_the_mood() -> Scene:
    return dawn("10").give(0, mood=1).ask_for(AT_THEATER, 3)


@said(
    "Which bottle do you buy from the Medico?",
    {
        "B1": "medicine with 3 portions for 3 thalers",
        "B2": "medicine with 1 portion for 2 thalers",
        "B3": "raspberry juice for 2 thalers",
    },
)
def bottles_for_sale(players: int = 3) -> Scene:
    s = dawn("10", players).offer_bottles("31J" if players == 3 else "321J").give(0, thalers=3)
    return s.ask_for(m10.BUY_BOTTLE)


@said(
    "Which bottle do you use, and for how many ill apprentices?",
    {
        "2:0": "empty medicine with 2 portions and heal nobody",
        "2:1": "use medicine with 2 portions and heal 1",
        "2:2": "use medicine with 2 portions and heal 2",
        "J": "use raspberry juice: mood +1",
        "-": "keep what you have",
    },
)
def bottles_to_use() -> Scene:
    return dawn("10").make_ill(0, 2).give_bottles(0, "2J").ask_for(m10.HEAL)


@said(
    "What do you restore? (1 apprentice; a step of the bishop costs 1 thaler)",
    {"I": "an ill apprentice works now", "A1": "restore A1 with RYB for 3"},
)
def a_turn_for_the_ill() -> Scene:
    s = dawn("10").lay(A1="3 RYB").put_bishop("E5").give(0, "RYB", 0)
    m10.medicine_of(s.state).waiting = 1
    return s.ask_for(AT_CATHEDRAL, 1)


@said(
    "What does the ill apprentice restore?",
    {"A1": "restore A1 with RYB for 3", "=RYB": "altar with RYB for 2", "-": "restore nothing more"},
)
def the_ill_restore() -> Scene:
    return dawn("10").lay(A1="3 RYB").put_bishop("E5").give(0, "RYB", 0).ask_for(AT_CATHEDRAL, ILL_WORKS + 1)


@said(
    "What do you do in the studio? (3 thalers to come)",
    {
        "$R": "an ill apprentice paints a saint with red for 3 thalers",
        "$O": "an ill apprentice paints a saint with orange for 3 thalers",
        "-": "take 3 thalers and leave",
    },
)
def a_saint() -> Scene:
    s = dawn("10").give(0, "RO")
    m10.medicine_of(s.state).waiting = 1
    return s.ask_for(AT_STUDIO, 1)


@said("Where does your pink dame go?", {"@C": "to the cathedral", "@D": "to the second cathedral"}, final=True)
@said("Where does your pink dame go?", {"@M": "to the market", "@T": "to the theater", "-": "she stays at home"})
def a_dame_to_send(final: bool = False) -> Scene:
    s = dawn("12").marry(0, "pink")
    s.final = final
    return s.ask_for(m12.PLACE_DAME, 0)


@said(
    "What does your purple dame do at the second cathedral?",
    {"*A1": "move the bishop to A1 for 1 thaler", "-": "nothing"},
    LAST_COLUMN,
    final=True,
)
@said("What does your purple dame do at the theater?", {"+": "mood 0", "-": "nothing"}, THEATER)
@said(
    "What does your purple dame do at the workshop?",
    {"R/Y": "swap red for yellow", "R/B": "swap red for blue", "-": "nothing"},
    WORKSHOP,
)
@said("What does your purple dame do at the studio?", {"+": "take 2 thalers", "-": "nothing"}, STUDIO)
@said(
    "What does your purple dame do at the cathedral?",
    {"^A1": "reserve A1", "^D5": "reserve D5", "-": "nothing"},
    CATHEDRAL,
)
@said(
    "What does your purple dame do at the market?",
    {"1.2/2.1": "swap Y and B", "2.3/3.4": "swap RB and O", "-": "nothing"},
    MARKET,
)
def a_dame(column: int, final: bool = False) -> Scene:
    """Seat 0's purple dame is at a column; two apprentices are everywhere."""
    s = dawn("12").marry(0, "purple").give(0, "R", 1).lay_market("R Y / B RY RB / RRR YYY BBB O").put_bishop("E5")
    s.give(0, mood=-1).visit(column)
    s.final = final
    return s.ask_for(m12.DAME_ACTS, 1)


@said("Do you buy a map?", {"+": "a map of this hour for 1 thaler", "-": "no map"})
def a_map_to_buy() -> Scene:
    return dawn("13").ask_for(m13.TAKE_MAP, 8 * 2)


@said("Where do you lay the map of A1 B1?", {"@C": "on the cathedral", "@D": "on the second cathedral"}, final=True)
@said("Where do you lay the map of A1 B1?", {"@M": "on the market", "@T": "on the theater", "-": "keep it for later"})
def a_map_to_lay(final: bool = False) -> Scene:
    s = dawn("13").give_maps(0, "A1 B1")
    s.final = final
    return s.ask_for(m13.LAY_MAP)


@said("Where does Leonardo lay the map of B1 C1 D1?", {"@C": "on the cathedral", "@T": "on the theater"})
def leonardos_map() -> Scene:
    s = dawn("13", players=2)
    m13.catacombs_of(s.state).drawn = chart("B1 C1 D1")
    return s.ask_for(m13.TAKE_MAP, LEONARDO + 8)


@said("Does Leonardo use his map now?", {}, LEONARDO)
@said("Do you use the map now?", {"+": "now, before all else here", "-": "later, after all else here"})
def a_map_to_use(marker: int = 0) -> Scene:
    s = dawn("13", players=2 if marker == LEONARDO else 3).restore("A1").visit(STUDIO)
    m13.catacombs_of(s.state).laid[marker * 5 + STUDIO] = chart("A1 B1")
    return s.ask_for(m13.EXPLORE, marker)


@said("Do you keep volume 4 of the scripts (3 thalers)?", {"$": "sell it for 3 thalers"}, "script 4")
@said(
    "Do you keep a chalice (2 points or 3 thalers, mood +1)?",
    {"K": "keep it for the final scoring", "$": "sell it for 3 thalers"},
    "chalice 2",
)
@said(
    "Do you keep a statue (5 points or 5 thalers)?",
    {"K": "keep it for the final scoring", "$": "sell it for 5 thalers"},
    "statue 5",
)
def a_treasure(word: str) -> Scene:
    return dawn("13").hide_treasures(A1=word).restore("A1").find()


@said(
    "Which pews do you restore? (at most 3 beams)",
    {
        "1": "restore a pew of 1 beam",
        "1+1+1": "restore 3 pews of 1 beam",
        "1+2": "restore a pew of 1 beam and a pew of 2 beams",
        "-": "restore no pew",
    },
)
def some_pews() -> Scene:
    return dawn("14").give_beams(0, 4).ask_for(m14.RESTORE_PEWS, 3)


@said("Which pews do you restore? (at most 1 beam)", {"1": "restore a pew of 1 beam"})
def a_small_pew() -> Scene:
    return dawn("14").give_beams(0, 4).ask_for(m14.RESTORE_PEWS, 1)


@said(
    "Which dome tile do you complete?",
    {"D1": "pay GGO for 7", "D2": "pay GR for 4", "-": "complete no more dome tiles"},
)
def dome_tiles() -> Scene:
    return dawn("15").give_domes(0, "7 GGO", "4 GR").give(0, "GGOR").ask_for(m15.PAY_DOMES)


# --- what happened


def treasure(word: str) -> int:
    return TREASURES.index(word)


HAPPENED: list[tuple[Event, str]] = [
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
    (Event(m09.WALL_STACKED, 0, (3, 2)), "hands over a wall tile with an orange seal and blue income"),
    (Event(m09.WALL_STACKED, 0, (5, 1)), "hands over a wall tile with a purple seal and yellow income"),
    (Event(m08.OPENED, -1, (6, 5, 3)), "A certificate is opened: 3 bells for 6 thalers"),
    (Event(m08.BOUGHT, 0, (2, 2, 1)), "buys a certificate with 1 bell for 2 thalers"),
    (Event(m08.INSTALLMENTS, 0, (6, 2, 3)), "takes a certificate with 3 bells, 2 of 6 thalers paid"),
    (Event(m08.PAID_IN, 0, (1,)), "puts 1 thaler on a certificate"),
    (Event(m08.PAID_OFF, 0, (4,)), "has paid a certificate with 4 bells"),
    (Event(m08.COUNTED, 0, (8, 9)), "has 8 bells: space 9"),
    (Event(m08.COUNTED, 0, (-2, 0)), "has -2 bells: space 0"),
    (Event(m08.COUNTED, -1, (33, 31)), "The bishop has 33 bells: space 30+"),
    (Event(m08.SCORED, 0, (2, 3)), f"is second in bells: {bells_box(GAME.box).rank_points[1]} + 3"),
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
        "finds that a dame of the same color has already helped at the second cathedral: the purple dame does nothing",
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
]
