"""Module 15, the dome: tiles hidden under the nine inner segments, to be completed with paints left at the end."""

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.account import Account
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY, SEGMENTS
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.modules.m15_dome.advice import DomeAdvice
from bottega.games.fresco.modules.m15_dome.box import dome_box
from bottega.games.fresco.modules.m15_dome.observation import DomeObservation
from bottega.games.fresco.modules.m15_dome.part import NUMBER
from bottega.games.fresco.modules.m15_dome.part import TAKER as TAKER
from bottega.games.fresco.modules.m15_dome.part import Domes as Domes
from bottega.games.fresco.modules.m15_dome.part import domes_of as domes_of
from bottega.games.fresco.modules.m15_dome.steps import COMPLETED as COMPLETED
from bottega.games.fresco.modules.m15_dome.steps import PAY_DOMES as PAY_DOMES
from bottega.games.fresco.modules.m15_dome.steps import TAKEN as TAKEN
from bottega.games.fresco.modules.m15_dome.steps import PayDomes
from bottega.games.fresco.places.scoring import lay_open
from bottega.games.fresco.state import Fresco, numbers


class Dome(Module):
    """The dome."""

    def __init__(self) -> None:
        super().__init__(
            NUMBER, "dome", "The Dome", "dome", advice=DomeAdvice(), tile_rank=1, observation=DomeObservation()
        )

    def steps(self) -> list[Step[Fresco]]:
        return [PayDomes()]

    def new_part(self, s: Fresco) -> Part:
        return Domes(len(s.players))

    def set_up(self, s: Fresco) -> None:
        pool = numbers(len(dome_box(s.box).domes))
        s.shuffle(pool)
        domes = domes_of(s)
        segment: i64 = 0
        while segment < SEGMENTS:
            dome: i64 = EMPTY
            if dome_box(s.box).dome_segments >> segment & 1:
                pool, dome = pop(pool)
            domes.hidden = append(domes.hidden, dome)
            segment += 1

    def restored(self, s: Fresco, marker: i64, segment: i64, tile: i64) -> None:
        """Whoever restores the segment takes the dome tile, open; Leonardo's are lost to all (ruling 3.116)."""
        domes = domes_of(s)
        if domes.hidden[segment] != EMPTY:
            dome = domes.take(segment, marker)
            s.reveals += 1
            s.emit(TAKEN, marker, dome)

    def final_scoring(self, s: Fresco) -> None:
        """Each player in wake-up order pays the paints of own domes; all that are completed are one score."""
        lay_open(s)
        domes = domes_of(s)
        i: i64 = len(s.order) - 1
        while i >= 0:
            if s.is_player(s.order[i]) and len(domes.domes(s.order[i], False)) > 0:
                s.push_task(PAY_DOMES, s.order[i])
            i -= 1

    def restoring_note(self, s: Fresco, marker: i64, segment: i64) -> Message | None:
        return msg("m15-note-dome") if domes_of(s).hidden[segment] != EMPTY else None

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        return msg("m15-why-when") if target.startswith("m15") else None

    def hear(self, account: Account, event: Event, box: Components) -> None:
        if event.kind is COMPLETED:
            account.gain(dome_box(box).domes[event.value(0)].cost, -1)


MODULE: Final = Dome()
