"""Module 11, the bishop's favors: one lies hidden on every segment, for whoever restores it under the bishop."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import CATHEDRAL, EMPTY, RESTORED, SEGMENTS
from bottega.games.fresco.expansions import Favor
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.state import Fresco, numbers, zeros
from bottega.games.fresco.words import PAINT_WORDS

FAVOR: Final = EventKind("favor", "favor")
LOST: Final = EventKind("favor_removed", "segment")


class Favors(Part):
    """The favor on each segment; those removed unseen stay unknown, those taken were seen."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.hidden: vec[i64] = vec[i64]()  # by segment
        self.unseen: vec[i64] = vec[i64]()
        self.seen: vec[i64] = vec[i64]()

    def copy(self) -> Part:
        other = Favors(0)
        other.points = self.points[:]
        other.hidden = self.hidden[:]
        other.unseen = self.unseen[:]
        other.seen = self.seen[:]
        return other

    def key(self) -> list[int]:
        return [*self.hidden, len(self.unseen), *self.unseen, *self.seen, *self.points]

    def view(self, s: Fresco, who: int) -> dict[str, object]:
        return {
            "module": "favors",
            "hidden": [segment for segment in range(SEGMENTS) if self.hidden[segment] != EMPTY],
            "seen": [favor_said(s.box.more.favors[favor]).as_dict() for favor in self.seen],
        }

    def deal(self, s: Fresco, who: int, wanted: i64) -> None:
        """Nobody knows the favors still hidden, nor those removed unseen."""
        pool = self.unseen[:]
        for favor in self.hidden:
            if favor != EMPTY:
                pool = append(pool, favor)
        s.reshuffle(pool)
        i: i64 = 0
        while i < i64(len(self.unseen)):
            self.unseen[i] = pool[i]
            i += 1
        segment: i64 = 0
        while segment < SEGMENTS:
            if self.hidden[segment] != EMPTY:
                self.hidden[segment] = pool[i]
                i += 1
            segment += 1

    def pieces(self, s: Fresco) -> list[int]:
        return sorted([*[favor for favor in self.hidden if favor != EMPTY], *self.unseen, *self.seen])


class BishopsFavors(Module):
    """The bishop's favors."""

    def __init__(self) -> None:
        super().__init__(11, "favors", "The Bishop's Favors", "favors")

    def new_part(self, s: Fresco) -> Part:
        return Favors(len(s.players))

    def set_up(self, s: Fresco) -> None:
        favors = favors_of(s)
        favors.hidden = numbers(SEGMENTS)
        s.shuffle(favors.hidden)

    def restored(self, s: Fresco, marker: i64, segment: i64, tile: i64) -> None:
        """The favor goes to whoever restored the segment on which the bishop stood; else nobody sees it."""
        favors = favors_of(s)
        favor = favors.hidden[segment]
        favors.hidden[segment] = EMPTY
        if segment == s.bishop:
            favors.seen = append(favors.seen, favor)
            s.reveals += 1
            s.emit(FAVOR, marker, favor)
            give_favor(s, marker, s.box.more.favors[favor])
        else:
            favors.unseen = append(favors.unseen, favor)
            s.emit(LOST, -1, segment)

    # --- what a bot goes by

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """A favor, where the bishop stands on a tile the player can restore."""
        tile = s.fresco[s.bishop]
        if place == CATHEDRAL and tile != RESTORED and s.players[who].has(s.box.tiles[tile].cost):
            return 1.0
        return 0.0

    # --- words

    def describe(self, event: Event, box: Components) -> Message | None:
        if event.kind.name == "favor":
            return msg("m11-event-favor", favor=favor_said(box.more.favors[event.values[0] or 0]))
        if event.kind.name == "favor_removed":
            return msg("m11-event-removed")
        return None

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        return msg("m11-why-when")


def favors_of(s: Fresco) -> Favors:
    part = s.parts[s.rules.slots[11]]
    assert isinstance(part, Favors)
    return part


def give_favor(s: Fresco, marker: i64, favor: Favor) -> None:
    """Thalers, a paint or a better mood at once; a point is a score of its own. Leonardo has only the point."""
    if s.is_player(marker):
        s.earn(marker, favor.thalers)
        s.move_mood(marker, favor.mood)
        if favor.paint != EMPTY:
            s.change_paint(marker, favor.paint, 1)
    favors_of(s).credit(marker, favor.points)
    s.score(marker, favor.points)


def favor_said(favor: Favor) -> Message:
    """What a favor brings."""
    if favor.thalers > 0:
        return msg("m11-favor-thalers", n=favor.thalers)
    if favor.points > 0:
        return msg("m11-favor-points", n=favor.points)
    if favor.mood > 0:
        return msg("m11-favor-mood", n=favor.mood)
    return msg("m11-favor-paint", paint=PAINT_WORDS[favor.paint])


MODULE: Final = BishopsFavors()
