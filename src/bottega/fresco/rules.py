"""The steps of Fresco by their numbers, and the modules by theirs."""

from typing import Any, Final

from bottega.core.kernel import Step
from bottega.fresco.cathedral import AtCathedral, TakeTile
from bottega.fresco.market import AtMarket
from bottega.fresco.module import Module, Rules
from bottega.fresco.modules.m00_leonardo import Leonardo, LeonardoCloses, LeonardoWalks
from bottega.fresco.plan import Plan, Reveal
from bottega.fresco.round import Column, Prepare, Round
from bottega.fresco.scoring import FinalScoring, Money, TakenSpace
from bottega.fresco.visit import Visit
from bottega.fresco.wake import AllAwake, Wake
from bottega.fresco.workshop import AtWorkshop

STEPS: Final[list[Step[Any]]] = [
    Round(),
    Wake(),
    AllAwake(),
    Plan(),
    Reveal(),
    Column(),
    Visit(),
    AtMarket(),
    AtCathedral(),
    AtWorkshop(),
    TakenSpace(),
    Prepare(),
    FinalScoring(),
    Money(),
    LeonardoCloses(),
    LeonardoWalks(),
    TakeTile(),
]


def rules_for(players: int) -> Rules:
    """The modules in play: Leonardo when two play."""
    modules: list[Module] = []
    if players == 2:
        modules.append(Leonardo())
    return Rules(modules)
