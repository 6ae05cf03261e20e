"""Module 12, the dames: whoever passes one on the score track has her help at a place, once in every round."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.account import Account
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY, SEGMENTS, bit
from bottega.games.fresco.decision import numbered
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.modules.m12_dames.advice import DamesAdvice
from bottega.games.fresco.modules.m12_dames.helps import HELPED as HELPED
from bottega.games.fresco.modules.m12_dames.helps import RESERVED as RESERVED
from bottega.games.fresco.modules.m12_dames.helps import SWAPPED as SWAPPED
from bottega.games.fresco.modules.m12_dames.helps import TRADED as TRADED
from bottega.games.fresco.modules.m12_dames.observation import DamesObservation
from bottega.games.fresco.modules.m12_dames.part import DAMES as DAMES
from bottega.games.fresco.modules.m12_dames.part import KINDS, NUMBER, dame_at, reserved_by_other
from bottega.games.fresco.modules.m12_dames.part import Court as Court
from bottega.games.fresco.modules.m12_dames.part import court_of as court_of
from bottega.games.fresco.modules.m12_dames.part import rosary as rosary
from bottega.games.fresco.modules.m12_dames.steps import BLOCKED as BLOCKED
from bottega.games.fresco.modules.m12_dames.steps import DAME_ACTS as DAME_ACTS
from bottega.games.fresco.modules.m12_dames.steps import MARRIED as MARRIED
from bottega.games.fresco.modules.m12_dames.steps import NIGHT as NIGHT
from bottega.games.fresco.modules.m12_dames.steps import PLACE_DAME as PLACE_DAME
from bottega.games.fresco.modules.m12_dames.steps import PLACED as PLACED
from bottega.games.fresco.modules.m12_dames.steps import RETURNED as RETURNED
from bottega.games.fresco.modules.m12_dames.steps import DameActs, PlaceDame, return_tile
from bottega.games.fresco.state import Fresco


class Dames(Module):
    """The dames."""

    def __init__(self) -> None:
        super().__init__(
            NUMBER, "dames", "The Dames", advice=DamesAdvice(), tile_rank=3, observation=DamesObservation()
        )

    def steps(self) -> list[Step[Fresco]]:
        return [PlaceDame(), DameActs()]

    def new_part(self, s: Fresco) -> Part:
        return Court(len(s.players))

    def set_up(self, s: Fresco) -> None:
        """As many pink as purple dames, in random order."""
        court = court_of(s)
        i: i64 = 0
        while i < i64(len(rosary(s))):
            court.track = append(court.track, i % KINDS)
            i += 1
        s.shuffle(court.track)

    def round_began(self, s: Fresco) -> None:
        court = court_of(s)
        court.used = 0
        i: i64 = 0
        while i < i64(len(court.columns)):
            court.columns[i] = EMPTY
            i += 1

    def went_forward(self, s: Fresco, marker: i64, before: i64, space: i64) -> None:
        """On the way, landing included, the first dame of each colour the marker lacks is taken (ruling 3.90)."""
        court = court_of(s)
        i: i64 = 0
        for rose in rosary(s):
            dame = court.track[i]
            if dame != EMPTY and before < rose <= space and court.owned[marker * KINDS + dame] == 0:
                court.track[i] = EMPTY
                court.owned[marker * KINDS + dame] = 1
                s.emit(MARRIED, marker, dame, rose)
            i += 1

    def plans(self, s: Fresco, who: i64) -> None:
        """Pink is asked for before purple."""
        kind = KINDS - 1
        while kind >= 0:
            if court_of(s).owned[who * KINDS + kind] > 0:
                s.push_task(PLACE_DAME, who, kind)
            kind -= 1

    def plans_revealed(self, s: Fresco) -> None:
        court = court_of(s)
        i: i64 = 0
        for column in court.columns:
            if column != EMPTY:
                s.emit(PLACED, i // KINDS, i % KINDS, column, s.final)
            i += 1

    def arrived(self, s: Fresco, who: i64, place: i64) -> None:
        """She acts before the apprentices, unless somebody used a dame of her colour here before (ruling 3.93)."""
        kind = dame_at(s, who, s.column)
        if kind == EMPTY:
            return
        if court_of(s).has_helped(s.column, kind):
            s.emit(BLOCKED, who, kind, s.column, s.final)
        else:
            s.push_task(DAME_ACTS, who, kind)

    # --- reservations

    def forbids_restoring(self, s: Fresco, marker: i64, segment: i64) -> bool:
        """What is reserved is for its owner alone."""
        return reserved_by_other(s, marker, segment)

    def restored(self, s: Fresco, marker: i64, segment: i64, tile: i64) -> None:
        """The tile that reserved the segment comes back."""
        if s.is_player(marker) and court_of(s).reserved[marker] == segment:
            return_tile(s, marker)

    def round_ended(self, s: Fresco) -> None:
        """Day turns to night; what lay on its night side goes back to its owner (ruling 3.95)."""
        court = court_of(s)
        seat: i64 = 0
        while seat < i64(len(court.reserved)):
            if court.night >> seat & 1:
                return_tile(s, seat)
            elif court.reserved[seat] != EMPTY:
                court.night |= bit(seat)
                s.emit(NIGHT, seat, court.reserved[seat])
            seat += 1

    def restoring_note(self, s: Fresco, marker: i64, segment: i64) -> Message | None:
        if s.is_player(marker) and court_of(s).reserved[marker] == segment:
            return msg("m12-note-reserved")
        return None

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        """Also why a segment is not for the player."""
        segment = numbered(target, "segment", SEGMENTS)
        if segment >= 0 and reserved_by_other(s, who, segment):
            return msg("m12-why-reserved")
        return msg("m12-why-when") if target.startswith("m12") else None

    def hear(self, account: Account, event: Event, box: Components) -> None:
        if event.kind is TRADED:
            account.swap(event.value(0), event.value(1))


MODULE: Final = Dames()
