"""Module 7, the scrolls: each player has a secret row and a secret column of the fresco, to be revealed once."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.modules.m07_scrolls.advice import ScrollsAdvice
from bottega.games.fresco.modules.m07_scrolls.observation import ScrollsObservation
from bottega.games.fresco.modules.m07_scrolls.part import NUMBER
from bottega.games.fresco.modules.m07_scrolls.part import Scrolls as Scrolls
from bottega.games.fresco.modules.m07_scrolls.part import scrolls_of as scrolls_of
from bottega.games.fresco.modules.m07_scrolls.steps import BOTH, ROW, SPOTS, Read, is_revealed
from bottega.games.fresco.modules.m07_scrolls.steps import READ as READ
from bottega.games.fresco.modules.m07_scrolls.steps import SCROLL as SCROLL
from bottega.games.fresco.state import Fresco


class ScrollsModule(Module):
    """The scrolls. Leonardo has none."""

    def __init__(self) -> None:
        super().__init__(
            NUMBER, "scrolls", "The Scrolls", "scrolls", advice=ScrollsAdvice(), observation=ScrollsObservation()
        )

    def steps(self) -> list[Step[Fresco]]:
        return [Read()]

    def new_part(self, s: Fresco) -> Part:
        return Scrolls(len(s.players))

    def set_up(self, s: Fresco) -> None:
        scrolls = scrolls_of(s)
        rows = all_lines(s)
        columns = all_lines(s)
        seat: i64 = 0
        while seat < i64(len(s.players)):
            rows, row = pop(rows)
            columns, column = pop(columns)
            scrolls.rows = append(scrolls.rows, row)
            scrolls.columns = append(scrolls.columns, column)
            seat += 1

    def bishop_arrived(self, s: Fresco, marker: i64, segment: i64) -> None:
        """After restoring a segment on a line of theirs, a player may reveal the scroll."""
        if s.is_player(marker):
            s.push_task(READ, marker, segment)

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        if target not in SPOTS[ROW:]:
            return None
        lines: i64 = SPOTS.index(target)
        if is_revealed(s, who, lines):
            return msg("m07-why-revealed")
        return msg("m07-why-crossing") if lines == BOTH else msg("m07-why-moment")


def all_lines(s: Fresco) -> vec[i64]:
    """Five lines in a random order."""
    lines = vec[i64]([0, 1, 2, 3, 4])
    s.shuffle(lines)
    return lines


MODULE: Final = ScrollsModule()
