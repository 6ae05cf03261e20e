"""Domes are taken, and in final scoring completed with paints."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import LETTERS, bit
from bottega.games.fresco.decision import DONE, FORGO, ModuleDecision, numbered, or_forgo
from bottega.games.fresco.modules.m15_dome.box import DOMES, dome_box
from bottega.games.fresco.modules.m15_dome.part import domes_of, unpaid
from bottega.games.fresco.pieces import Tile
from bottega.games.fresco.state import Fresco

PAY_DOMES: Final[i64] = 88


def dome_taken(event: Event, box: Components) -> Message:
    tile = dome_box(box).domes[event.value(0)]
    return msg("m15-event-taken", paints=tile.cost.letters, points=tile.value)


def dome_completed(event: Event, box: Components) -> Message:
    tile = dome_box(box).domes[event.value(0)]
    return msg("m15-event-completed", paints=tile.cost.letters, points=tile.value)


TAKEN: Final = EventKind("dome", "dome", words=dome_taken, spots="m15")
COMPLETED: Final = EventKind("dome_completed", "dome points", words=dome_completed, spots="m15")


class PayDomes(ModuleDecision):
    """Which of your domes do you complete? Asked if the paints do not suffice for all (ruling 3.115).

    The argument: points for those completed already.
    """

    def moves(self) -> vec[i64]:
        return moves_below(DOMES + 1)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        domes = unpaid(s, who)
        if can_pay_all(s, who, domes):
            return moves
        number: i64 = 1
        for dome in domes:
            if s.players[who].has(dome_box(s.box).domes[dome].cost):
                moves = append(moves, number)
            number += 1
        return or_forgo(moves)

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        domes = unpaid(s, who)
        points = arg
        if can_pay_all(s, who, domes):
            for dome in domes:
                points += complete(s, who, dome)
        score_domes(s, who, points)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == FORGO:
            score_domes(s, who, arg)
        else:
            s.push_task(PAY_DOMES, who, arg + complete(s, who, unpaid(s, who)[move - 1]))

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m15-ask-complete")

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "-" if move == FORGO else f"D{move}"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        if move == FORGO:
            return msg("m15-do-stop")
        tile = dome_box(s.box).domes[unpaid(s, who)[move - 1]]
        return msg("m15-do-pay", paints=tile.cost.letters, points=tile.value)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return DONE if move == FORGO else f"m15-dome-{move - 1}"

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        """Which paints are lacking for a dome."""
        domes = unpaid(s, who)
        number = numbered(target, "m15-dome", len(domes))
        if number < 0:
            return None
        cost = dome_box(s.box).domes[domes[number]].cost
        left = s.players[who].paints
        lacking = [LETTERS[paint] * (cost.counts[paint] - left[paint]) for paint in cost.colours]
        return msg("m15-why-paints", paints="".join(lacking))


def can_pay_all(s: Fresco, who: i64, domes: vec[i64]) -> bool:
    """Are there paints for all these domes together?"""
    paints = s.players[who].paints[:]
    for dome in domes:
        if not take_paints(paints, dome_box(s.box).domes[dome]):
            return False
    return True


def take_paints(paints: vec[i64], tile: Tile) -> bool:
    """Take a tile's paints from some, if they are there."""
    for paint in tile.cost.colours:
        if paints[paint] < tile.cost.counts[paint]:
            return False
    for paint in tile.cost.colours:
        paints[paint] -= tile.cost.counts[paint]
    return True


def complete(s: Fresco, who: i64, dome: i64) -> i64:
    """Pay for a dome; the points are scored later."""
    tile = dome_box(s.box).domes[dome]
    s.spend_paints(who, tile.cost)
    domes_of(s).completed |= bit(dome)
    s.emit(COMPLETED, who, dome, tile.value)
    return tile.value


def score_domes(s: Fresco, who: i64, points: i64) -> None:
    """All of a player's domes are one score (ruling 3.5)."""
    domes_of(s).credit(who, points)
    s.score(who, points)
