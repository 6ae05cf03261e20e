"""Leonardo: the third marker in a game for two, steered by the players in turn."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import EventKind
from bottega.core.kernel import Reason, Step, moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.const import (
    CATHEDRAL,
    MARKET,
    RESTORED,
    SEGMENTS,
    START_SPACES,
    bit,
    orthogonal,
    segment_name,
)
from bottega.games.fresco.decision import RealChoice, numbered
from bottega.games.fresco.module import Figure, Module, Part
from bottega.games.fresco.modules.m00_leonardo.observation import LeonardoObservation
from bottega.games.fresco.modules.m00_leonardo.part import LeonardosPart as LeonardosPart
from bottega.games.fresco.modules.m00_leonardo.part import figure_of as figure_of
from bottega.games.fresco.places.cathedral import may_restore, with_notes
from bottega.games.fresco.places.market import CLOSED, end_visit, open_booths, why_not_close
from bottega.games.fresco.places.restoring import bishop_bonus, restore_segment
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import BOOTHS

LEONARDO_CLOSES: Final[i64] = 28
LEONARDO_WALKS: Final[i64] = 29

STEERED: Final = EventKind("steered", "round", message="fresco-event-steered")


FIGURE: Final = Figure("Leonardo", ask_wakes="fresco-ask-leonardo-wakes", why_bed="fresco-why-bed-leonardo")


class Leonardo(Module):
    """On whenever two play."""

    def __init__(self) -> None:
        super().__init__(0, "leonardo", "Leonardo", joins=2, figure=FIGURE, observation=LeonardoObservation())

    def steps(self) -> list[Step[Fresco]]:
        return [LeonardoCloses(), LeonardoWalks()]

    def new_part(self, s: Fresco) -> Part:
        return LeonardosPart()

    def set_up(self, s: Fresco) -> None:
        """His marker stands ahead of the players', on S3; he stands in the middle with the bishop."""
        figure = figure_of(s)
        figure.marker = len(s.track)
        for seat in (0, 1):
            if s.track[seat] < s.track[1 - seat]:
                figure.first = seat
        s.track = append(s.track, START_SPACES[2])
        s.decides = append(s.decides, figure.first)

    def round_began(self, s: Fresco) -> None:
        """The player on S1 steers in the first round, then they take turns."""
        figure = figure_of(s)
        steerer = (figure.first + s.round + 1) % 2
        s.decides[figure.marker] = steerer
        s.emit(STEERED, steerer, s.round)

    def restored(self, s: Fresco, marker: i64, segment: i64, tile: i64) -> None:
        """The tiles he restores lie with him."""
        figure = figure_of(s)
        if marker == figure.marker:
            figure.tiles |= bit(tile)

    def figure_acts(self, s: Fresco, column: i64, marker: i64) -> None:
        """He closes a booth and restores a segment; in the final round he stays away from the cathedral."""
        if column == MARKET:
            s.push_task(LEONARDO_CLOSES, s.decides[marker], marker)
        elif column == CATHEDRAL and not s.final:
            s.push_task(LEONARDO_WALKS, s.decides[marker], marker)


class LeonardoCloses(RealChoice):
    """Which booth does Leonardo close? He must close one."""

    def moves(self) -> vec[i64]:
        return moves_below(len(BOOTHS))

    def choices(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        return open_booths(s)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        s.emit(CLOSED, arg, move)
        end_visit(s, move)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("fresco-ask-leonardo-closes")

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return f"X{move + 1}"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg("fresco-do-close", booth=BOOTHS[move])

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return f"booth-{move}"

    def careful(self, s: Fresco, who: i64, arg: i64, move: i64) -> bool:
        return True

    def why_not(self, s: Fresco, who: i64, arg: i64, target: str) -> Reason | None:
        if numbered(target, "slot", len(s.market)) >= 0:
            return msg("fresco-why-leonardo-closes"), "fresco#market"
        booth = numbered(target, "booth", len(s.booths))
        return None if booth < 0 else (why_not_close(s, booth), "fresco#market")


class LeonardoWalks(RealChoice):
    """Where does Leonardo go? One step, not diagonally, onto a tile; else onto a tile of lowest value anywhere."""

    def moves(self) -> vec[i64]:
        return moves_below(SEGMENTS)

    def choices(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        return steps_of(s)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        figure = figure_of(s)
        figure.segment = move
        restore_segment(s, arg, move)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("fresco-ask-leonardo-walks")

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return segment_name(move)

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        points = s.box.tiles[s.fresco[move]].value + bishop_bonus(s, move)
        text = msg("fresco-do-leonardo-restore", segment=segment_name(move), points=points)
        return with_notes(s, arg, move, text)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return f"segment-{move}"

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        segment = numbered(target, "segment", SEGMENTS)
        if segment < 0:
            return None
        return msg("fresco-why-restored") if s.fresco[segment] == RESTORED else msg("fresco-why-leonardo-walks")


def steps_of(s: Fresco) -> vec[i64]:
    """The segments Leonardo can go to; he respects reservations and never stays where he is (ruling 3.126)."""
    figure = figure_of(s)
    near = vec[i64]()
    lowest = vec[i64]()
    segment: i64 = 0
    for tile in s.fresco:
        if tile != RESTORED and segment != figure.segment and may_restore(s, figure.marker, segment):
            if orthogonal(segment, figure.segment):
                near = append(near, segment)
            if len(lowest) > 0 and s.box.tiles[tile].value < s.box.tiles[s.fresco[lowest[0]]].value:
                lowest = vec[i64]()
            if len(lowest) == 0 or s.box.tiles[tile].value == s.box.tiles[s.fresco[lowest[0]]].value:
                lowest = append(lowest, segment)
        segment += 1
    return near if len(near) > 0 else lowest


MODULE: Final = Leonardo()
