"""Module 13, the catacombs: maps bought early in the morning lead to the treasures under the restored segments."""

from typing import Final

from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.account import Account
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import CATHEDRAL, COLUMNS, EMPTY, ILL, SEGMENTS
from bottega.games.fresco.decision import numbered
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.modules.m12_dames.part import NUMBER as DAMES
from bottega.games.fresco.modules.m12_dames.part import dame_at
from bottega.games.fresco.modules.m13_catacombs.advice import CatacombsAdvice
from bottega.games.fresco.modules.m13_catacombs.box import catacombs_box
from bottega.games.fresco.modules.m13_catacombs.exploring import CHEERED as CHEERED
from bottega.games.fresco.modules.m13_catacombs.exploring import COUNTED as COUNTED
from bottega.games.fresco.modules.m13_catacombs.exploring import EXPLORE as EXPLORE
from bottega.games.fresco.modules.m13_catacombs.exploring import EXPLORED as EXPLORED
from bottega.games.fresco.modules.m13_catacombs.exploring import FOUND as FOUND
from bottega.games.fresco.modules.m13_catacombs.exploring import KEPT as KEPT
from bottega.games.fresco.modules.m13_catacombs.exploring import LATE as LATE
from bottega.games.fresco.modules.m13_catacombs.exploring import SOLD as SOLD
from bottega.games.fresco.modules.m13_catacombs.exploring import UNCOVERED as UNCOVERED
from bottega.games.fresco.modules.m13_catacombs.exploring import Explore, Found
from bottega.games.fresco.modules.m13_catacombs.maps import BOUGHT as BOUGHT
from bottega.games.fresco.modules.m13_catacombs.maps import DRAWN as DRAWN
from bottega.games.fresco.modules.m13_catacombs.maps import LAID as LAID
from bottega.games.fresco.modules.m13_catacombs.maps import LAY_MAP as LAY_MAP
from bottega.games.fresco.modules.m13_catacombs.maps import TAKE_MAP as TAKE_MAP
from bottega.games.fresco.modules.m13_catacombs.maps import LayMap, TakeMap, ask_for_map, why_not_laid, why_not_taken
from bottega.games.fresco.modules.m13_catacombs.observation import CatacombsObservation
from bottega.games.fresco.modules.m13_catacombs.part import NUMBER, STACKS, map_on, maps_left, treasure_points
from bottega.games.fresco.modules.m13_catacombs.part import Catacombs as Catacombs
from bottega.games.fresco.modules.m13_catacombs.part import catacombs_of as catacombs_of
from bottega.games.fresco.modules.m13_catacombs.part import kept_by as kept_by
from bottega.games.fresco.modules.m13_catacombs.part import maps_of as maps_of
from bottega.games.fresco.places.scoring import lay_open, score_in_order
from bottega.games.fresco.state import Fresco, numbers, zeros


class CatacombsModule(Module):
    """The catacombs."""

    def __init__(self) -> None:
        super().__init__(
            NUMBER,
            "catacombs",
            "The Catacombs",
            "treasures",
            advice=CatacombsAdvice(),
            tile_rank=2,
            observation=CatacombsObservation(),
        )

    def steps(self) -> list[Step[Fresco]]:
        return [TakeMap(), LayMap(), Explore(), Found()]

    def new_part(self, s: Fresco) -> Part:
        return Catacombs(len(s.players))

    def set_up(self, s: Fresco) -> None:
        catacombs = catacombs_of(s)
        catacombs.rooms = numbers(SEGMENTS)
        s.shuffle(catacombs.rooms)
        catacombs.maps = numbers(len(catacombs_box(s.box).maps))
        s.shuffle(catacombs.maps)

    # --- maps

    def woke(self, s: Fresco, marker: i64, row: i64) -> None:
        """At 5, 6 and 7 there are maps; Leonardo takes one for nothing (rulings 3.109, 3.131)."""
        if row < STACKS and maps_left(s, catacombs_of(s), row) > 0:
            ask_for_map(s, marker, row)

    def plans(self, s: Fresco, who: i64) -> None:
        if len(maps_of(catacombs_of(s), who)) > 0:
            s.push_task(LAY_MAP, who)

    def plans_revealed(self, s: Fresco) -> None:
        """The maps on the sheets are open from now on."""
        catacombs = catacombs_of(s)
        i: i64 = 0
        while i < i64(len(s.players)) * COLUMNS:
            if catacombs.laid[i] != EMPTY:
                s.emit(LAID, i // COLUMNS, catacombs.laid[i], i % COLUMNS, s.final)
            i += 1

    # --- treasures

    def restoring(self, s: Fresco, marker: i64, segment: i64) -> None:
        catacombs_of(s).turning = segment

    def restored(self, s: Fresco, marker: i64, segment: i64, tile: i64) -> None:
        """What lies in the room comes to light."""
        catacombs_of(s).turning = EMPTY
        s.reveals += 1
        s.emit(UNCOVERED, -1, segment, catacombs_of(s).rooms[segment])

    def arrived(self, s: Fresco, who: i64, place: i64) -> None:
        """A map may be used before everything else here, if there is anything else (rulings 3.7, 3.105)."""
        busy = s.players[who].at(s.column) + s.players[who].at(s.column, ILL) > 0
        if s.rules.has(DAMES) and dame_at(s, who, s.column) != EMPTY:
            busy = True
        if busy and map_on(s, who, s.column) != EMPTY:
            s.push_task(EXPLORE, who, who)

    def figure_acts(self, s: Fresco, column: i64, marker: i64) -> None:
        """Leonardo's map too, in the cathedral, where his own action may open a room; elsewhere it is all one."""
        if column == CATHEDRAL and not s.final and map_on(s, marker, column) != EMPTY:
            s.push_task(EXPLORE, s.decides[marker], marker)

    def leaving(self, s: Fresco, marker: i64, place: i64) -> None:
        """Or after everything else; then it leaves the game in any case."""
        if map_on(s, marker, s.column) != EMPTY:
            s.push_task(EXPLORE, s.decides[marker], marker + LATE)

    def final_scoring(self, s: Fresco) -> None:
        """Fixed points, and scripts: the highest volume times the number of different ones."""
        lay_open(s)
        points = zeros(len(s.track))
        for marker in s.order:
            points[marker] = treasure_points(s, marker)
            if points[marker] > 0:
                catacombs_of(s).credit(marker, points[marker])
                s.emit(COUNTED, marker, points[marker])
        score_in_order(s, points)

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        row = numbered(target, "m13-stack", STACKS)
        if row >= 0:
            return why_not_taken(s, who, row)
        if target.startswith("m13-map-"):
            return why_not_laid(s, who)
        if target.startswith("m13-leonardo-"):
            return msg("m13-why-leonardo")
        return msg("m13-why-when") if target.startswith("m13") else None

    def hear(self, account: Account, event: Event, box: Components) -> None:
        if event.kind is KEPT:
            account.own[NUMBER].append(event.value(0))
            account.own[NUMBER].sort()


MODULE: Final = CatacombsModule()
