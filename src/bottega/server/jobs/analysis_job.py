"""The analysis of a game that is over, decision by decision, within reasonable time."""

import time
from typing import Any, Final

import msgspec

from bottega.core.record import read_record
from bottega.core.rng import derive
from bottega.core.tables import Tables
from bottega.games import find_game
from bottega.study.analysis import course
from bottega.study.analysis.adviser import Adviser
from bottega.study.analysis.analyse import Found, GameStudy, conclude
from bottega.study.analysis.course import Outlook

PATIENCE: Final = 120.0  # seconds that all decisions of a game may take together, about
LEAST: Final = 0.05  # seconds that each may take all the same
OUTLOOK: Final = 1.5  # seconds of playing on from one place, about


class AnalysisJob:
    """One game at a time: what was found stays here until it is asked for."""

    def __init__(self) -> None:
        self.text = ""
        self.game: GameStudy | None = None
        self.found: list[Found] = []

    def study(self, text: str, adviser: Adviser, what: str, index: int, box: str = "") -> Any:
        """Carry out one step."""
        if what == "begin":
            return self.begin(text, adviser, box)
        if self.game is None or self.text != text:
            raise ValueError("this game was not begun here")
        if what == "decision":
            self.found.append(self.game.decision(index))
        elif what == "outlook":
            self.found.append(self.outlook(self.game, index))
        else:
            return conclude(self.game, self.found, what == "end").as_dict()
        return len(self.found)

    def begin(self, text: str, adviser: Adviser, box: str) -> dict[str, list[int]]:
        """Open a record: which decisions are to be looked at, and from where is to be played on."""
        record = read_record(text)
        study = GameStudy(
            find_game(record.header.game, Tables(box, "own components") if box else None), record, adviser
        )
        free = [index for index in range(len(record.moves)) if study.free(index)]
        each = max(LEAST, PATIENCE / max(1, len(free)))
        limited = msgspec.structs.replace(adviser, seconds=min(adviser.seconds or each, each))
        self.text = text
        self.game = GameStudy(study.game, record, limited)
        self.found = []
        return {"decisions": free, "places": spread(course.places(len(record.moves)))}

    def outlook(self, study: GameStudy, index: int) -> Outlook:
        """Play on from one decision, several times if that is quick."""
        s, who, seed = study.asked(index), study.who(index), study.seed(index)
        until = time.monotonic() + OUTLOOK
        seen: list[Outlook] = []
        while len(seen) < course.GAMES and (not seen or time.monotonic() < until):
            seen.append(course.play_on(study.game, s, who, index, 1, int(derive(seed, len(seen)))))
        return Outlook(
            index,
            course.means([each.scores for each in seen]),
            course.means([each.leads for each in seen]),
            course.means([each.shares for each in seen]),
        )


def spread(places: list[int]) -> list[int]:
    """The same places, in an order that covers the game evenly wherever it is broken off."""
    order: list[int] = []
    step = 1 << max(1, len(places)).bit_length()
    while step >= 1:
        order += [place for place in places[::step] if place not in order]
        step //= 2
    return order
