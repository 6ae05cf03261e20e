"""Module 10, the Medico: apprentices fall ill at an infected place, and bottles bought at the market heal them.

Where ill apprentices may stand and what they may do there is in the table of `apprentice_kinds.py`; what they do in
place of the healthy ones' work is in `ill_moves.py`. Where the neutral apprentice stands is asked in `places/plan.py`.
"""

from typing import Final

from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.account import Account
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import CATHEDRAL, EMPTY, ILL, bit
from bottega.games.fresco.decision import numbered
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.modules.m10_medico.advice import MedicoAdvice
from bottega.games.fresco.modules.m10_medico.bottles import BOTTLE as BOTTLE
from bottega.games.fresco.modules.m10_medico.bottles import BUY_BOTTLE as BUY_BOTTLE
from bottega.games.fresco.modules.m10_medico.bottles import CANNOT_PAY as CANNOT_PAY
from bottega.games.fresco.modules.m10_medico.bottles import DRANK as DRANK
from bottega.games.fresco.modules.m10_medico.bottles import HEAL as HEAL
from bottega.games.fresco.modules.m10_medico.bottles import OFFERED as OFFERED
from bottega.games.fresco.modules.m10_medico.bottles import (
    TILE,
    BuyBottle,
    Heal,
    clear_offer,
    draw_bottle,
    lay_out,
    why_not_bought,
    why_not_juice,
    why_not_medicine,
)
from bottega.games.fresco.modules.m10_medico.box import medico_box
from bottega.games.fresco.modules.m10_medico.ill_moves import ILL_TASK, IllRestore, PaintSaint
from bottega.games.fresco.modules.m10_medico.ill_moves import SAINT as SAINT
from bottega.games.fresco.modules.m10_medico.illness import FALL_ILL as FALL_ILL
from bottega.games.fresco.modules.m10_medico.illness import FELL_ILL as FELL_ILL
from bottega.games.fresco.modules.m10_medico.illness import INFECTED as INFECTED
from bottega.games.fresco.modules.m10_medico.illness import PAID_HEALTHY as PAID_HEALTHY
from bottega.games.fresco.modules.m10_medico.illness import SET_ASIDE as SET_ASIDE
from bottega.games.fresco.modules.m10_medico.illness import SET_ASIDE_ILL as SET_ASIDE_ILL
from bottega.games.fresco.modules.m10_medico.illness import (
    FallIll,
    SetAside,
    falling_ill,
    last_cathedral,
    turn_infection,
)
from bottega.games.fresco.modules.m10_medico.observation import MedicoObservation
from bottega.games.fresco.modules.m10_medico.part import (
    BOTTLE_KINDS,
    NUMBER,
    bottle_prices,
)
from bottega.games.fresco.modules.m10_medico.part import BOTTLES as BOTTLES
from bottega.games.fresco.modules.m10_medico.part import SAME as SAME
from bottega.games.fresco.modules.m10_medico.part import Medicine as Medicine
from bottega.games.fresco.modules.m10_medico.part import medicine_of as medicine_of
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL
from bottega.games.fresco.state import Fresco, empty_row, pieces_of, zeros


class Medico(Module):
    """The Medico. Leonardo's apprentices do not fall ill, and he buys no bottle."""

    def __init__(self) -> None:
        super().__init__(
            NUMBER,
            "medico",
            "The Medico",
            tile=TILE,
            added=[IllRestore(), PaintSaint()],
            advice=MedicoAdvice(),
            illness=True,
            observation=MedicoObservation(),
        )

    def steps(self) -> list[Step[Fresco]]:
        return [SetAside(), BuyBottle(), FallIll(), Heal()]

    def new_part(self, s: Fresco) -> Part:
        return Medicine(len(s.players))

    def set_up(self, s: Fresco) -> None:
        """In the first round there are no bottles."""
        medicine = medicine_of(s)
        medicine.ill_left = medico_box(s.box).ill_each * i64(len(s.players))
        medicine.offer = empty_row(len(bottle_prices(s)))
        medicine.infections = pieces_of(medico_box(s.box).infections)
        medicine.pile = pieces_of(medico_box(s.box).bottles)
        s.shuffle(medicine.infections)
        s.shuffle(medicine.pile)

    def is_final(self, s: Fresco) -> bool:
        """When only one infection tile is left."""
        return len(medicine_of(s).infections) <= 1

    def all_awake(self, s: Fresco) -> None:
        """Who comes to a -1 space may set aside an ill apprentice; not while somebody is in the armchair (3.77)."""
        medicine = medicine_of(s)
        before = medicine.armchairs
        medicine.armchairs = 0
        i: i64 = len(s.order) - 1
        while i >= 0:
            seat = s.order[i]
            i -= 1
            if s.is_player(seat) and s.players[seat].mood <= s.box.short_from:
                medicine.armchairs |= bit(seat)
                if s.players[seat].ill > 0 and not before >> seat & 1:
                    s.push_task(SET_ASIDE, seat)

    # --- falling ill

    def plans_revealed(self, s: Fresco) -> None:
        turn_infection(s)

    def leaving(self, s: Fresco, marker: i64, place: i64) -> None:
        """After the last action there apprentices fall ill; the final round's cathedrals are one place (3.74)."""
        if s.is_player(marker) and (place != CATHEDRAL or s.column == last_cathedral(s, marker)):
            count = falling_ill(s, marker, place)
            if count > 0:
                s.push_task(FALL_ILL, marker, count)

    def arrived(self, s: Fresco, who: i64, place: i64) -> None:
        """With the tile, a bottle comes before everything an apprentice does (ruling 3.70)."""
        medicine = medicine_of(s)
        medicine.waiting = s.players[who].at(s.column, ILL)
        while place == CATHEDRAL and medicine.waiting > 0 and s.players[who].at(s.column) == 0:
            s.push_task(AT_CATHEDRAL, who, ILL_TASK)  # only ill ones are here: nothing to choose between
            medicine.waiting -= 1
        if s.players[who].tile_on(s.column) == NUMBER:
            s.push_task(BUY_BOTTLE, who)

    # --- healing

    def work_done(self, s: Fresco) -> None:
        """Bottles may be used in wake-up order."""
        i: i64 = len(s.order) - 1
        while i >= 0:
            if s.is_player(s.order[i]):
                s.push_task(HEAL, s.order[i])
            i -= 1

    def round_ended(self, s: Fresco) -> None:
        """Unsold bottles go; one comes for each player with an ill apprentice, those that heal most to the left."""
        medicine = medicine_of(s)
        clear_offer(medicine)
        drawn = zeros(BOTTLE_KINDS)
        for player in s.players:
            if player.ill > 0:
                bottle = draw_bottle(s, medicine)
                if bottle != EMPTY:
                    drawn[bottle] += 1
        lay_out(s, medicine, drawn)

    def final_scoring(self, s: Fresco) -> None:
        """Thalers for every own apprentice who is not with the Medico."""
        for marker in s.order:
            if s.is_player(marker):
                healthy = s.players[marker].own - s.players[marker].away
                s.emit(PAID_HEALTHY, marker, healthy)
                s.earn(marker, healthy * medico_box(s.box).healthy_thalers)

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        place = numbered(target, "m10-bottle", len(medicine_of(s).offer))
        if place >= 0:
            return why_not_bought(s, who, place)
        if target == "m10-mine-J":
            return why_not_juice(s, who)
        if target.startswith("m10-mine-"):
            return why_not_medicine(s, who)
        if target in ("m10-healthy", "m10-neutral", "m10-ill"):
            return msg("m10-why-apprentice")
        if target == "tile-10":
            return msg("m10-why-useless") if TILE.is_useless(s) else None
        return msg("m10-why-when") if target.startswith("m10") else None

    def hear(self, account: Account, event: Event, box: Components) -> None:
        if event.kind is SAINT:
            account.paints[event.value(0)] -= 1


MODULE: Final = Medico()
