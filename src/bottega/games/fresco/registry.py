"""The modules that are found, and the steps of the base game and of the modules by their numbers."""

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from bottega.core.kernel import Step
from bottega.games.fresco.action_tile import COVER, Cover
from bottega.games.fresco.const import HIGHEST
from bottega.games.fresco.module import FIRST_STEP, STEPS_EACH, Module, Rules
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL, AtCathedral
from bottega.games.fresco.places.market import AT_MARKET, AtMarket
from bottega.games.fresco.places.plan import PLACE_NEUTRAL, PLAN, PlaceNeutral, Plan, Reveal
from bottega.games.fresco.places.restoring import (
    AFTER_TILE,
    BISHOP_ARRIVES,
    SCORE_ALTAR,
    SCORE_SEGMENT,
    TAKE_TILE,
    AfterTile,
    BishopArrives,
    ScoreAltar,
    ScoreSegment,
    TakeTile,
)
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
    NextRound,
    PlayColumn,
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
from bottega.games.fresco.places.wake import WAKE, AllAwake, Wake
from bottega.games.fresco.places.workshop import AT_WORKSHOP, AtWorkshop
from bottega.games.fresco.state import TAKEN_SPACE


def found_modules() -> list[Module]:
    """Every package in `modules` offers its MODULE; their names begin with their numbers."""
    packages = sorted(file.parent.name for file in Path(__file__).parent.glob("modules/m*/__init__.py"))
    return [import_module(f"bottega.games.fresco.modules.{package}").MODULE for package in packages]


FOUND: Final[list[Module]] = found_modules()
MODULES: Final = [module for module in FOUND if not module.joins]  # those to choose from


def all_steps() -> list[Step[Any]]:
    """Every step at its number: those of the base game, then four numbers for each module."""
    steps: list[Step[Any]] = [Step() for _number in range(FIRST_STEP + STEPS_EACH * (HIGHEST + 1))]
    steps[ROUND] = Round()
    steps[WAKE] = Wake()
    steps[ALL_AWAKE] = AllAwake()
    steps[PLAN] = Plan()
    steps[REVEAL] = Reveal()
    steps[COLUMN] = PlayColumn()
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
    for module in FOUND:
        for i, step in enumerate(module.steps()):
            steps[FIRST_STEP + STEPS_EACH * module.number + i] = step
    return steps


STEPS: Final = all_steps()

KNOWN_RULES: Final[dict[tuple[int, ...], Rules]] = {}


def rules_for(players: int, modules: tuple[int, ...]) -> Rules:
    """The modules in play, and those that join by themselves."""
    numbers = tuple([m.number for m in FOUND if m.number in modules or m.joins == players])
    if numbers not in KNOWN_RULES:
        KNOWN_RULES[numbers] = Rules([module for module in FOUND if module.number in numbers])
    return KNOWN_RULES[numbers]


def edition_modules(classic: bool) -> list[Module]:
    """The modules of an edition to choose from."""
    return [module for module in MODULES if module.classic or not classic]
