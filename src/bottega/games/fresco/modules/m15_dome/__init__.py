"""Module 15, the dome: tiles hidden under the nine inner segments, to be completed with paints left at the end."""

import re
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY, LETTERS, MARKET, SEGMENTS, WORKSHOP, bit
from bottega.games.fresco.decision import ModuleDecision
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.pieces import Tile
from bottega.games.fresco.places.scoring import lay_open
from bottega.games.fresco.state import Fresco, numbers, zeros

PAY_DOMES: Final[i64] = 88

# Moves: stop, or the number of a dome in the player's list, from 1.
STOP: Final[i64] = 0

TAKER: Final[i64] = 8  # a dome that was taken is its number times this, and the marker's

TAKEN: Final = EventKind("dome", "dome")
COMPLETED: Final = EventKind("dome_completed", "dome points")


class Domes(Part):
    """Dome tiles, hidden or with those who took them, of whom Leonardo can complete none."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.hidden: vec[i64] = vec[i64]()  # by segment
        self.taken: vec[i64] = vec[i64]()  # number and marker, in the order in which they were taken
        self.completed: i64 = 0  # one bit each

    def copy(self) -> Part:
        other = Domes(0)
        other.points = self.points[:]
        other.hidden = self.hidden[:]
        other.taken = self.taken[:]
        other.completed = self.completed
        return other

    def key(self) -> list[int]:
        return [*self.hidden, len(self.taken), *self.taken, self.completed, *self.points]

    def view(self, s: Fresco, who: int) -> dict[str, object]:
        return {
            "module": "dome",
            "hidden": [segment for segment in range(SEGMENTS) if self.hidden[segment] != EMPTY],
            "players": [
                {"domes": self.words(s, seat, False), "completed": self.words(s, seat, True)}
                for seat in range(len(s.players))
            ],
            "leonardo": self.words(s, len(s.players), False),
        }

    def words(self, s: Fresco, marker: i64, completed: bool) -> list[str]:
        """A marker's domes, completed or not, like `6 OGY`."""
        tiles = [s.box.more.domes[dome] for dome in self.domes(marker, completed)]
        return [f"{tile.value} {tile.cost.letters}" for tile in tiles]

    def domes(self, marker: i64, completed: bool) -> vec[i64]:
        """A marker's domes, completed or not, in the order in which they were taken."""
        found = vec[i64]()
        for code in self.taken:
            dome = code // TAKER
            if code % TAKER == marker and (self.completed >> dome & 1 == 1) == completed:
                found = append(found, dome)
        return found

    def deal(self, s: Fresco, who: int, wanted: i64) -> None:
        """Nobody knows which dome lies where; what was taken is open."""
        pool = vec[i64]()
        for dome in self.hidden:
            if dome != EMPTY:
                pool = append(pool, dome)
        s.reshuffle(pool)
        segment: i64 = 0
        while segment < SEGMENTS:
            if self.hidden[segment] != EMPTY:
                pool, dome = pop(pool)
                self.hidden[segment] = dome
            segment += 1

    def pieces(self, s: Fresco) -> list[int]:
        """All domes."""
        return sorted([*[dome for dome in self.hidden if dome != EMPTY], *[code // TAKER for code in self.taken]])


class Dome(Module):
    """The dome."""

    def __init__(self) -> None:
        super().__init__(15, "dome", "The Dome", "dome", tile_rank=1)

    def steps(self) -> list[Step[Fresco]]:
        return [PayDomes()]

    def new_part(self, s: Fresco) -> Part:
        return Domes(len(s.players))

    def set_up(self, s: Fresco) -> None:
        pool = numbers(len(s.box.more.domes))
        s.shuffle(pool)
        domes = domes_of(s)
        segment: i64 = 0
        while segment < SEGMENTS:
            dome: i64 = EMPTY
            if s.box.more.dome_segments >> segment & 1:
                pool, dome = pop(pool)
            domes.hidden = append(domes.hidden, dome)
            segment += 1

    def restored(self, s: Fresco, marker: i64, segment: i64, tile: i64) -> None:
        """Whoever restores the segment takes the dome tile, open; Leonardo's are lost to all (ruling 3.116)."""
        domes = domes_of(s)
        dome = domes.hidden[segment]
        if dome != EMPTY:
            domes.hidden[segment] = EMPTY
            domes.taken = append(domes.taken, dome * TAKER + marker)
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

    # --- what a bot goes by

    def worth(self, s: Fresco, who: i64) -> float:
        """Part of the domes' value while paints can be got; in the final round what the paints at hand complete."""
        if s.ending:
            return 0.0  # what is completed is scored
        if s.final:
            return float(within_reach(s, who))
        return float(all_points(s, who)) * 0.3 + float(within_reach(s, who)) * 0.6

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """In the final round paints are bought and blended for domes."""
        if not s.final or (place != MARKET and place != WORKSHOP):
            return 0.0
        return float(all_points(s, who) - within_reach(s, who)) * 0.25

    # --- words

    def write(self, s: Fresco, move: i64) -> str:
        return "-" if move == STOP else f"D{move}"

    def read(self, s: Fresco, word: str) -> int | None:
        found = re.fullmatch("D([1-9])", word)
        return int(found[1]) if found else int(STOP) if word == "-" else None

    def question(self, s: Fresco) -> Message:
        return msg("m15-ask-complete")

    def explain(self, s: Fresco, move: i64) -> Message:
        if move == STOP:
            return msg("m15-do-stop")
        tile = s.box.more.domes[unpaid(s, s.to_move())[move - 1]]
        return msg("m15-do-pay", paints=tile.cost.letters, points=tile.value)

    def restoring_note(self, s: Fresco, marker: i64, segment: i64) -> Message | None:
        return msg("m15-note-dome") if domes_of(s).hidden[segment] != EMPTY else None

    def describe(self, event: Event, box: Components) -> Message | None:
        name = event.kind.name
        if name not in ("dome", "dome_completed"):
            return None
        tile = box.more.domes[event.values[0] or 0]
        if name == "dome":
            return msg("m15-event-taken", paints=tile.cost.letters, points=tile.value)
        return msg("m15-event-completed", paints=tile.cost.letters, points=tile.value)

    # --- spots

    def target(self, s: Fresco, move: i64) -> str:
        return "done" if move == STOP else f"m15-dome-{move - 1}"

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        """In the final scoring: which paints are lacking for a dome."""
        domes = unpaid(s, who)
        own = [f"m15-dome-{number}" for number in range(len(domes))]
        if s.step() != PAY_DOMES or target not in own:
            return msg("m15-why-when") if target.startswith("m15") else None
        cost = s.box.more.domes[domes[own.index(target)]].cost
        left = s.players[who].paints
        lacking = [LETTERS[paint] * (cost.counts[paint] - left[paint]) for paint in cost.colours]
        return msg("m15-why-paints", paints="".join(lacking))


def domes_of(s: Fresco) -> Domes:
    part = s.parts[s.rules.slots[15]]
    assert isinstance(part, Domes)
    return part


def unpaid(s: Fresco, who: i64) -> vec[i64]:
    """The player's domes that are not completed."""
    return domes_of(s).domes(who, False)


class PayDomes(ModuleDecision):
    """Which of your domes do you complete? Asked if the paints do not suffice for all (ruling 3.115).

    The argument: points for those completed already.
    """

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        domes = unpaid(s, who)
        if can_pay_all(s, who, domes):
            return moves
        number: i64 = 1
        for dome in domes:
            if s.players[who].has(s.box.more.domes[dome].cost):
                moves = append(moves, number)
            number += 1
        return append(moves, STOP) if len(moves) > 0 else moves

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        domes = unpaid(s, who)
        points = arg
        if can_pay_all(s, who, domes):
            for dome in domes:
                points += complete(s, who, dome)
        score_domes(s, who, points)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == STOP:
            score_domes(s, who, arg)
        else:
            s.push_task(PAY_DOMES, who, arg + complete(s, who, unpaid(s, who)[move - 1]))


def can_pay_all(s: Fresco, who: i64, domes: vec[i64]) -> bool:
    """Are there paints for all these domes together?"""
    paints = s.players[who].paints[:]
    for dome in domes:
        if not take_paints(paints, s.box.more.domes[dome]):
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
    tile = s.box.more.domes[dome]
    s.spend_paints(who, tile.cost)
    domes_of(s).completed |= bit(dome)
    s.emit(COMPLETED, who, dome, tile.value)
    return tile.value


def score_domes(s: Fresco, who: i64, points: i64) -> None:
    """All of a player's domes are one score (ruling 3.5)."""
    domes_of(s).credit(who, points)
    s.score(who, points)


# --- what a bot goes by


def all_points(s: Fresco, who: i64) -> i64:
    """What all of the player's domes are worth."""
    points: i64 = 0
    for dome in unpaid(s, who):
        points += s.box.more.domes[dome].value
    return points


def within_reach(s: Fresco, who: i64) -> i64:
    """The most points for domes that the player's paints bring."""
    return most_points(s, s.players[who].paints, unpaid(s, who), 0)


def most_points(s: Fresco, paints: vec[i64], domes: vec[i64], first: i64) -> i64:
    """The most that paints bring for the domes from the first one on: each is left out, or paid if it can be."""
    if first == i64(len(domes)):
        return 0
    without = most_points(s, paints, domes, first + 1)
    tile = s.box.more.domes[domes[first]]
    left = paints[:]
    if not take_paints(left, tile):
        return without
    paid = tile.value + most_points(s, left, domes, first + 1)
    return paid if paid > without else without


MODULE: Final = Dome()
