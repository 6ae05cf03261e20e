"""A favor is taken from a segment: it is given, or removed unseen."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY
from bottega.games.fresco.modules.m11_favors.box import Favor, favors_box
from bottega.games.fresco.modules.m11_favors.part import favor_said, favors_of
from bottega.games.fresco.state import Fresco


def favor_given(event: Event, box: Components) -> Message:
    return msg("m11-event-favor", favor=favor_said(favors_box(box).favors[event.value(0)]))


FAVOR: Final = EventKind("favor", "favor", words=favor_given, spots="m11")
LOST: Final = EventKind("favor_removed", "segment", message="m11-event-removed", spots="segment-{segment}")


def take_favor(s: Fresco, marker: i64, segment: i64) -> None:
    """The favor goes to whoever restored the segment on which the bishop stood; else nobody sees it."""
    favors = favors_of(s)
    favor = favors.hidden[segment]
    favors.hidden[segment] = EMPTY
    if segment == s.bishop:
        favors.seen = append(favors.seen, favor)
        s.reveals += 1
        s.emit(FAVOR, marker, favor)
        give_favor(s, marker, favors_box(s.box).favors[favor])
    else:
        favors.unseen = append(favors.unseen, favor)
        s.emit(LOST, -1, segment)


def give_favor(s: Fresco, marker: i64, favor: Favor) -> None:
    """Thalers, a paint or a better mood at once; a point is a score of its own. Leonardo has only the point."""
    if s.is_player(marker):
        s.earn(marker, favor.thalers)
        s.move_mood(marker, favor.mood)
        if favor.paint != EMPTY:
            s.change_paint(marker, favor.paint, 1)
    favors_of(s).credit(marker, favor.points)
    s.score(marker, favor.points)
