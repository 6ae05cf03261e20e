"""Module 9, the wall fresco: segments restored from its lower left on, whose tiles bring paints every round."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.account import Account
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import BLENDED, LETTERS, ORANGE, RESTORED
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.modules.m09_wall.advice import WallAdvice
from bottega.games.fresco.modules.m09_wall.box import wall_box
from bottega.games.fresco.modules.m09_wall.observation import WallObservation
from bottega.games.fresco.modules.m09_wall.part import KINDS as KINDS
from bottega.games.fresco.modules.m09_wall.part import NUMBER, has_exchange, income_paints, kind_of, shows, within_reach
from bottega.games.fresco.modules.m09_wall.part import Wall as Wall
from bottega.games.fresco.modules.m09_wall.part import exchange_letters as exchange_letters
from bottega.games.fresco.modules.m09_wall.part import front_of as front_of
from bottega.games.fresco.modules.m09_wall.part import kind_letters as kind_letters
from bottega.games.fresco.modules.m09_wall.part import spend_tile as spend_tile
from bottega.games.fresco.modules.m09_wall.part import wall_name as wall_name
from bottega.games.fresco.modules.m09_wall.part import wall_of as wall_of
from bottega.games.fresco.modules.m09_wall.part import wall_tiles as wall_tiles
from bottega.games.fresco.modules.m09_wall.requests import WALL_STACKED as WALL_STACKED
from bottega.games.fresco.modules.m09_wall.requests import SealedWallTile
from bottega.games.fresco.modules.m09_wall.steps import EXCHANGED as EXCHANGED
from bottega.games.fresco.modules.m09_wall.steps import INCOME as INCOME
from bottega.games.fresco.modules.m09_wall.steps import RESTORE_WALL as RESTORE_WALL
from bottega.games.fresco.modules.m09_wall.steps import TURNED as TURNED
from bottega.games.fresco.modules.m09_wall.steps import WALL as WALL
from bottega.games.fresco.modules.m09_wall.steps import (
    ExchangeTiles,
    RestoreWall,
    TurnTile,
    WallActionTile,
    gain_income,
    incomes,
)
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import PAINT_WORDS


class WallFresco(Module):
    """The wall fresco. Leonardo does not restore it."""

    def __init__(self) -> None:
        super().__init__(
            NUMBER,
            "wall",
            "The Wall Fresco",
            "wall",
            WallActionTile(),
            added=[ExchangeTiles()],
            advice=WallAdvice(),
            sealed=[SealedWallTile(kind) for kind in range(KINDS)],
            observation=WallObservation(),
        )

    def steps(self) -> list[Step[Fresco]]:
        return [RestoreWall(), TurnTile()]

    def new_part(self, s: Fresco) -> Part:
        return Wall(len(s.players))

    def set_up(self, s: Fresco) -> None:
        """The tiles lie at random, face up, on all segments but those that are restored from the start."""
        wall = wall_of(s)
        kinds = vec[i64]()
        for tile in wall_box(s.box).wall_tiles:
            kinds = append(kinds, kind_of(tile.paint, tile.income))
        s.shuffle(kinds)
        segment: i64 = 0
        while segment < wall_box(s.box).wall_columns * wall_box(s.box).wall_rows:
            if wall_box(s.box).wall_restored >> segment & 1:
                wall.covered = append(wall.covered, RESTORED)
            else:
                kinds, kind = pop(kinds)
                wall.covered = append(wall.covered, kind)
            segment += 1

    def paint_income(self, s: Fresco, who: i64) -> None:
        """A paint of each basic colour on the player's tiles, however many show it, and one for each exchange tile."""
        for paint in income_paints(s, who):
            gain_income(s, who, paint)

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        walls = [f"m09-wall-{segment}" for segment in range(len(wall_of(s).covered))]
        exchanges = [f"m09-exchange-{letter}" for letter in LETTERS[ORANGE:BLENDED]]
        if target in walls:
            return why_not_restored(s, who, walls.index(target))
        if target in exchanges:
            return why_not_exchanged(s, who, ORANGE + exchanges.index(target))
        if target == "tile-9":
            return msg("m09-why-useless") if self.tile.is_useless(s) else None
        return msg("m09-why-when") if target.startswith("m09") else None

    def hear(self, account: Account, event: Event, box: Components) -> None:
        if event.kind is WALL:
            account.paints[event.value(1)] -= 1
        elif event.kind is INCOME:
            account.paints[event.value(0)] += 1


def why_not_restored(s: Fresco, who: i64, segment: i64) -> Message:
    """Why a segment of the wall cannot be restored."""
    kind = wall_of(s).covered[segment]
    if kind == RESTORED:
        return msg("m09-why-restored")
    if not within_reach(s, segment):
        return msg("m09-why-reach")
    if s.players[who].paints[front_of(kind)] == 0:
        return msg("m09-why-paint", paint=PAINT_WORDS[front_of(kind)])
    return msg("m09-why-when")


def why_not_exchanged(s: Fresco, who: i64, paint: i64) -> Message:
    """Why an exchange tile cannot be had."""
    if has_exchange(s, who, paint):
        return msg("m09-why-owned", paint=PAINT_WORDS[paint])
    one, other = incomes(s, paint)
    if shows(s, who, one) == 0 or shows(s, who, other) == 0:
        return msg("m09-why-tiles", one=PAINT_WORDS[one], other=PAINT_WORDS[other])
    return msg("m09-why-workshop")


MODULE: Final = WallFresco()
