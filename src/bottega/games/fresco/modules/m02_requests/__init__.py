"""Module 2, the bishop's requests: three restored tiles for points, and paints instead of their income."""

from typing import Final

from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.account import Account
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import WORKSHOP
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.modules.m02_requests.advice import RequestsAdvice
from bottega.games.fresco.modules.m02_requests.observation import RequestsObservation
from bottega.games.fresco.modules.m02_requests.part import KINDS, NUMBER
from bottega.games.fresco.modules.m02_requests.part import Requests as Requests
from bottega.games.fresco.modules.m02_requests.part import requests_of as requests_of
from bottega.games.fresco.modules.m02_requests.steps import FULFILLED as FULFILLED
from bottega.games.fresco.modules.m02_requests.steps import GENERAL_INCOME as GENERAL_INCOME
from bottega.games.fresco.modules.m02_requests.steps import GOT_PAINT as GOT_PAINT
from bottega.games.fresco.modules.m02_requests.steps import LEFT as LEFT
from bottega.games.fresco.modules.m02_requests.steps import LEONARDO_FULFILLS as LEONARDO_FULFILLS
from bottega.games.fresco.modules.m02_requests.steps import (
    PAINT_INCOME,
    REQUEST_SPOTS,
    TILE_SPOT,
    FulfillRequest,
    GeneralIncome,
    LeonardoFulfills,
    PaintIncome,
    StackTiles,
    why_no_request,
)
from bottega.games.fresco.modules.m02_requests.steps import STACK_TILES as STACK_TILES
from bottega.games.fresco.modules.m02_requests.steps import STACKED as STACKED
from bottega.games.fresco.modules.m02_requests.tiles import UNDER as UNDER
from bottega.games.fresco.state import Fresco


class BishopsRequests(Module):
    """The bishop's requests."""

    def __init__(self) -> None:
        super().__init__(
            NUMBER,
            "requests",
            "The Bishop's Requests",
            "requests",
            added=[FulfillRequest()],
            advice=RequestsAdvice(),
            classic=True,
            observation=RequestsObservation(),
        )

    def steps(self) -> list[Step[Fresco]]:
        return [StackTiles(), LeonardoFulfills(), GeneralIncome(), PaintIncome()]

    def new_part(self, s: Fresco) -> Part:
        return Requests(len(s.players))

    def round_began(self, s: Fresco) -> None:
        requests_of(s).fulfilled = 0

    def figure_acts(self, s: Fresco, column: i64, marker: i64) -> None:
        """Leonardo may fulfil a request with his tiles."""
        if column == WORKSHOP:
            s.push_task(LEONARDO_FULFILLS, s.decides[marker], marker)

    def income(self, s: Fresco, who: i64) -> i64:
        """Each request gives a thaler; the tiles under it give none."""
        thalers: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            thalers += requests_of(s).owned[who * KINDS + kind]
            kind += 1
        return thalers

    def paint_income(self, s: Fresco, who: i64) -> None:
        """Each request gives a paint of its colour, a general one any basic paint."""
        s.push_task(PAINT_INCOME, who)

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        if target.startswith(TILE_SPOT):
            return msg("m02-why-stack")
        return why_no_request(s, who, who, REQUEST_SPOTS.index(target)) if target in REQUEST_SPOTS else None

    def hear(self, account: Account, event: Event, box: Components) -> None:
        if event.kind is GOT_PAINT:
            account.paints[event.value(0)] += 1


MODULE: Final = BishopsRequests()
