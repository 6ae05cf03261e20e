"""Module 14, the pews: beams come with six tiles of the market; at an action tile they restore pews of hidden worth."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY, MARKET
from bottega.games.fresco.decision import ModuleDecision
from bottega.games.fresco.expansions_mega import MOST_BEAMS
from bottega.games.fresco.module import ActionTile, Module, Part
from bottega.games.fresco.state import Fresco, numbers, zeros

RESTORE_PEWS: Final[i64] = 84

# Moves: the sizes of the pews, all that three apprentices with a beam each can restore; the first is none.
CHOICES: Final[tuple[tuple[int, ...], ...]] = ((), (1,), (1, 1), (1, 1, 1), (1, 2), (2,), (3,))
NONE: Final[i64] = 0

BEAM: Final = 1.3  # points; a pew brings more for each of its beams, but somebody must carry them

BEAMS: Final = EventKind("beams", "beams")
PEW: Final = EventKind("pew", "beams points")
PEWS: Final = EventKind("pews", "beams points")


class Pews(Part):
    """The pews, and the beams that players own; as the rest lies before the screens, all see how many (3.12)."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.hidden: vec[i64] = vec[i64]()  # pews not restored yet; of each size the last is turned first
        self.restored: vec[i64] = vec[i64]()
        self.owned: vec[i64] = zeros(seats)  # beams

    def copy(self) -> Part:
        other = Pews(0)
        other.points = self.points[:]
        other.hidden = self.hidden[:]
        other.restored = self.restored[:]
        other.owned = self.owned[:]
        return other

    def key(self) -> list[int]:
        return [len(self.hidden), *self.hidden, *self.restored, *self.owned, *self.points]

    def view(self, s: Fresco, who: int) -> dict[str, object]:
        sizes = sorted({int(pew.beams) for pew in s.box.more.pews})
        return {
            "module": "pews",
            "beams_each": int(s.box.more.beams_each),
            "pews": {str(size): int(number_left(s, size)) for size in sizes},
            "restored": [f"{s.box.more.pews[pew].beams} {s.box.more.pews[pew].points}" for pew in self.restored],
            "beams": [0 if tile == EMPTY else int(s.box.more.beams[tile]) for tile in s.market],
            "players": [{"beams": int(beams)} for beams in self.owned],
        }

    def deal(self, s: Fresco, who: int, wanted: i64) -> None:
        """Nobody knows which pew of a size is worth how much."""
        s.reshuffle(self.hidden)

    def pieces(self, s: Fresco) -> list[int]:
        """All pews; and nobody owns more beams than there are, nor fewer than none."""
        possible = [0 <= beams <= s.box.more.beams_each for beams in self.owned]
        return [*sorted([*self.hidden, *self.restored]), *possible]

    def turn(self, s: Fresco, size: i64) -> i64:
        """The next pew of a size is turned; it leaves the game."""
        i: i64 = len(self.hidden) - 1
        while s.box.more.pews[self.hidden[i]].beams != size:
            i -= 1
        self.hidden, pew = pop(self.hidden, i)
        self.restored = append(self.restored, pew)
        return pew


class PewsModule(Module):
    """The pews. One apprentice is printed on the action tile, two more may be added; Leonardo restores none."""

    def __init__(self) -> None:
        super().__init__(14, "pews", "The Pews", "pews", ActionTile(1, 0, 2))

    def steps(self) -> list[Step[Fresco]]:
        return [RestorePews()]

    def new_part(self, s: Fresco) -> Part:
        return Pews(len(s.players))

    def set_up(self, s: Fresco) -> None:
        pews = pews_of(s)
        pews.hidden = numbers(len(s.box.more.pews))
        s.shuffle(pews.hidden)

    def at_tile(self, s: Fresco, who: i64, apprentices: i64) -> None:
        """Each apprentice, printed or real, carries one beam."""
        s.push_task(RESTORE_PEWS, who, self.tile.printed + apprentices)

    def bought(self, s: Fresco, who: i64, slot: i64, tile: i64) -> None:
        """Six tiles bring beams, from the barrel too, as many as the player has left (rulings 3.39, 3.113)."""
        pews = pews_of(s)
        beams = s.box.more.beams[tile]
        left = s.box.more.beams_each - pews.owned[who]
        if beams > left:
            beams = left
        if beams > 0:
            pews.owned[who] += beams
            s.emit(BEAMS, who, beams)

    def tile_is_useless(self, s: Fresco) -> bool:
        """Without a pew for as many beams as can be carried."""
        return len(choices(s, self.tile.printed + self.tile.most)) == 0

    # --- what a bot goes by

    def worth(self, s: Fresco, who: i64) -> float:
        """Beams for which there are pews; in the final round they count with the visit to the pews."""
        return 0.0 if s.final else BEAM * float(useful_beams(s, who))

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """At the pews: what may be under the best of them, less the beams. Tiles with beams are worth going for."""
        if place == self.number:
            return best_hope(s, usable_beams(s, who, self.tile.printed + apprentices))
        if place == MARKET and not s.final and useful_beams(s, who) < self.tile.printed + self.tile.most:
            for tile in s.market:
                if tile != EMPTY and s.box.more.beams[tile] > 0:
                    return BEAM
        return 0.0

    # --- words

    def write(self, s: Fresco, move: i64) -> str:
        return word_of(CHOICES[move])

    def read(self, s: Fresco, word: str) -> int | None:
        words = [word_of(sizes) for sizes in CHOICES]
        return words.index(word) if word in words else None

    def question(self, s: Fresco) -> Message:
        return msg("m14-ask-pews", beams=usable_beams(s, s.to_move(), s.argument()))

    def explain(self, s: Fresco, move: i64) -> Message:
        if move == NONE:
            return msg("m14-do-none")
        sizes = CHOICES[move]
        pews = [msg("m14-pews", n=sizes.count(size), beams=size) for size in sorted(set(sizes))]
        return msg("m14-do-restore", pews=pews[0]) if len(pews) == 1 else msg("m14-do-both", one=pews[0], other=pews[1])

    def describe(self, event: Event, box: Components) -> Message | None:
        name = event.kind.name
        values = [value or 0 for value in event.values]
        if name == "beams":
            return msg("m14-event-beams", beams=values[0])
        if name == "pew":
            return msg("m14-event-pew", pew=msg("m14-pews", n=1, beams=values[0]), points=values[1])
        if name == "pews":
            return msg("m14-event-pews", beams=values[0], points=values[1])
        return None

    # --- spots

    def target(self, s: Fresco, move: i64) -> str:
        """Pews of different sizes lie at the largest."""
        return "done" if move == NONE else f"m14-pew-{max(CHOICES[move])}"

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        sizes = [size for size in range(1, MOST_BEAMS + 1) if target == f"m14-pew-{size}"]
        if sizes:
            return why_not_pews(s, who, sizes[0])
        if target == "tile-14":
            return msg("m14-why-useless") if self.tile_is_useless(s) else None
        return msg("m14-why-when") if target.startswith("m14") else None


def pews_of(s: Fresco) -> Pews:
    part = s.parts[s.rules.slots[14]]
    assert isinstance(part, Pews)
    return part


def number_left(s: Fresco, size: i64) -> i64:
    """Pews of a size that are not restored yet."""
    found: i64 = 0
    for pew in pews_of(s).hidden:
        if s.box.more.pews[pew].beams == size:
            found += 1
    return found


def usable_beams(s: Fresco, who: i64, carried: i64) -> i64:
    """Beams that the player owns and that can be carried."""
    owned = pews_of(s).owned[who]
    return owned if owned < carried else carried


def choices(s: Fresco, beams: i64) -> vec[i64]:
    """The moves that restore pews with so many beams or fewer."""
    moves = vec[i64](capacity=6)
    move: i64 = 1
    while move < i64(len(CHOICES)):
        if i64(sum(CHOICES[move])) <= beams and are_left(s, CHOICES[move]):
            moves = append(moves, move)
        move += 1
    return moves


def are_left(s: Fresco, sizes: tuple[int, ...]) -> bool:
    """Are there as many pews of each size?"""
    for size in sizes:
        if number_left(s, size) < i64(sizes.count(size)):
            return False
    return True


class RestorePews(ModuleDecision):
    """Which pews do you restore? The argument: the beams that can be carried; fewer may be owned (ruling 3.112)."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = choices(s, usable_beams(s, who, arg))
        return append(moves, NONE) if len(moves) > 0 else moves

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        """All are turned, their points are one score, and the beams go back before the screen."""
        if move == NONE:
            return
        pews = pews_of(s)
        beams: i64 = 0
        points: i64 = 0
        for size in CHOICES[move]:
            pew = s.box.more.pews[pews.turn(s, size)]
            beams += pew.beams
            points += pew.points
            s.emit(PEW, who, pew.beams, pew.points)
        pews.owned[who] -= beams
        s.reveals += 1
        s.emit(PEWS, who, beams, points)
        pews.credit(who, points)
        s.score(who, points)


# --- what a bot goes by


def useful_beams(s: Fresco, who: i64) -> i64:
    """The player's beams, if there are pews for them."""
    pews = pews_of(s)
    needed: i64 = 0
    for pew in pews.hidden:
        needed += s.box.more.pews[pew].beams
    return pews.owned[who] if pews.owned[who] < needed else needed


def best_hope(s: Fresco, beams: i64) -> float:
    """The most that so many beams bring on average, less what they are worth."""
    best = 0.0
    for move in choices(s, beams):
        hope = 0.0
        for size in CHOICES[move]:
            hope += mean_points(s, size) - (0.0 if s.final else BEAM * float(size))
        if hope > best:
            best = hope
    return best


def mean_points(s: Fresco, size: i64) -> float:
    """What a pew of a size is worth on average; there is one."""
    points: i64 = 0
    for pew in pews_of(s).hidden:
        if s.box.more.pews[pew].beams == size:
            points += s.box.more.pews[pew].points
    return float(points) / float(number_left(s, size))


# --- words


def word_of(sizes: tuple[int, ...]) -> str:
    """`1+2`; `-` for none."""
    return "+".join(map(str, sizes)) or "-"


def why_not_pews(s: Fresco, who: i64, size: i64) -> Message:
    """Why no pew of a size can be restored."""
    if number_left(s, size) == 0:
        return msg("m14-why-gone")
    if pews_of(s).owned[who] < size:
        return msg("m14-why-beams", beams=size, owned=pews_of(s).owned[who])
    if s.step() == RESTORE_PEWS and s.argument() < size:
        return msg("m14-why-carried", beams=s.argument())
    return msg("m14-why-when")


MODULE: Final = PewsModule()
