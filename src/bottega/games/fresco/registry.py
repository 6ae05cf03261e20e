"""The steps of Fresco by their numbers, and the modules by theirs."""

from typing import Any, Final

from bottega.core.kernel import Step
from bottega.games.fresco.action_tile import COVER, Cover
from bottega.games.fresco.module import FIRST_STEP, HIGHEST, STEPS_EACH, Module, Rules
from bottega.games.fresco.modules.m00_leonardo import Leonardo
from bottega.games.fresco.modules.m01_portraits import Portraits
from bottega.games.fresco.modules.m02_requests import BishopsRequests
from bottega.games.fresco.modules.m03_special_blends import SpecialBlends
from bottega.games.fresco.modules.m04_wishing_well import WishingWell
from bottega.games.fresco.modules.m05_gold_leaf import GoldLeaf
from bottega.games.fresco.modules.m06_glaziers import Glaziers
from bottega.games.fresco.modules.m07_scrolls import ScrollsModule
from bottega.games.fresco.modules.m08_bells import BellsModule
from bottega.games.fresco.modules.m09_wall import WallFresco
from bottega.games.fresco.modules.m10_medico import Medico
from bottega.games.fresco.modules.m11_favors import BishopsFavors
from bottega.games.fresco.modules.m12_dames import Dames
from bottega.games.fresco.modules.m13_catacombs import CatacombsModule
from bottega.games.fresco.modules.m14_pews import PewsModule
from bottega.games.fresco.modules.m15_dome import Dome
from bottega.games.fresco.modules.m16_black_market import BlackMarket
from bottega.games.fresco.modules.m17_painters_guild import PaintersGuild
from bottega.games.fresco.places.cathedral import (
    AFTER_TILE,
    AT_CATHEDRAL,
    BISHOP_ARRIVES,
    SCORE_ALTAR,
    SCORE_SEGMENT,
    TAKE_TILE,
    AfterTile,
    AtCathedral,
    BishopArrives,
    ScoreAltar,
    ScoreSegment,
    TakeTile,
)
from bottega.games.fresco.places.market import AT_MARKET, AtMarket
from bottega.games.fresco.places.plan import PLACE_NEUTRAL, PLAN, PlaceNeutral, Plan, Reveal
from bottega.games.fresco.places.round import (
    ALL_AWAKE,
    COLUMN,
    FINAL_SCORING,
    NEXT_ROUND,
    PREPARE,
    REVEAL,
    ROUND,
    TAKE_INCOME,
    VISIT,
    WAKE,
    Column,
    NextRound,
    Prepare,
    Round,
    TakeIncome,
)
from bottega.games.fresco.places.scoring import (
    EARN_LATER,
    FINAL_STEP,
    MONEY,
    SCORE_LATER,
    EarnLater,
    FinalScoring,
    FinalStep,
    Money,
    ScoreLater,
    TakenSpace,
)
from bottega.games.fresco.places.studio import AT_STUDIO, AtStudio
from bottega.games.fresco.places.theater import AT_THEATER, AtTheater
from bottega.games.fresco.places.visit import Visit
from bottega.games.fresco.places.wake import AllAwake, Wake
from bottega.games.fresco.places.workshop import AT_WORKSHOP, AtWorkshop
from bottega.games.fresco.state import TAKEN_SPACE

LEONARDO: Final = Leonardo()

MODULES: Final[list[Module]] = [
    Portraits(),
    BishopsRequests(),
    SpecialBlends(),
    WishingWell(),
    GoldLeaf(),
    Glaziers(),
    ScrollsModule(),
    BellsModule(),
    WallFresco(),
    Medico(),
    BishopsFavors(),
    Dames(),
    CatacombsModule(),
    PewsModule(),
    Dome(),
    BlackMarket(),
    PaintersGuild(),
]

CLASSIC_MODULES: Final = 6  # the classic edition has the modules up to this number


def all_steps() -> list[Step[Any]]:
    """Every step at its number: those of the base game, then four numbers for each module."""
    steps: list[Step[Any]] = [Step() for _number in range(FIRST_STEP + STEPS_EACH * (HIGHEST + 1))]
    steps[ROUND] = Round()
    steps[WAKE] = Wake()
    steps[ALL_AWAKE] = AllAwake()
    steps[PLAN] = Plan()
    steps[REVEAL] = Reveal()
    steps[COLUMN] = Column()
    steps[VISIT] = Visit()
    steps[AT_MARKET] = AtMarket()
    steps[AT_CATHEDRAL] = AtCathedral()
    steps[AT_WORKSHOP] = AtWorkshop()
    steps[TAKEN_SPACE] = TakenSpace()
    steps[PREPARE] = Prepare()
    steps[FINAL_SCORING] = FinalScoring()
    steps[MONEY] = Money()
    steps[PLACE_NEUTRAL] = PlaceNeutral()
    steps[TAKE_TILE] = TakeTile()
    steps[COVER] = Cover()
    steps[SCORE_SEGMENT] = ScoreSegment()
    steps[BISHOP_ARRIVES] = BishopArrives()
    steps[AT_STUDIO] = AtStudio()
    steps[AT_THEATER] = AtTheater()
    steps[TAKE_INCOME] = TakeIncome()
    steps[NEXT_ROUND] = NextRound()
    steps[FINAL_STEP] = FinalStep()
    steps[SCORE_ALTAR] = ScoreAltar()
    steps[SCORE_LATER] = ScoreLater()
    steps[EARN_LATER] = EarnLater()
    steps[AFTER_TILE] = AfterTile()
    for module in [LEONARDO, *MODULES]:
        for i, step in enumerate(module.steps()):
            steps[FIRST_STEP + STEPS_EACH * module.number + i] = step
    return steps


STEPS: Final = all_steps()

KNOWN_RULES: Final[dict[tuple[int, ...], Rules]] = {}


def rules_for(players: int, modules: tuple[int, ...]) -> Rules:
    """The modules in play, and Leonardo when two play."""
    numbers = (0, *modules) if players == 2 else modules
    if numbers not in KNOWN_RULES:
        KNOWN_RULES[numbers] = Rules([module for module in [LEONARDO, *MODULES] if module.number in numbers])
    return KNOWN_RULES[numbers]


def edition_modules(classic: bool) -> list[Module]:
    """The modules of an edition."""
    return [module for module in MODULES if not classic or module.number <= CLASSIC_MODULES]
