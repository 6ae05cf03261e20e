"""Lessons: a game or a module learned by playing it, with a fixed deal and one thing at a time.

The script is data beside the rules that it teaches: `lesson.toml` in the folder of the game or the module. What it says
are messages of the same folder, `sintra-lesson-NAME` or `m10-lesson-NAME`. The rules know nothing of it: a lesson is an
ordinary table whose first moves were made and at which the other seats play from the script.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from bottega.core.errors import BadComponents
from bottega.core.messages import Message

FOLDER = Path(__file__).parent
LEARNER: Final = 0  # the seat of whoever learns
ENTRIES = ("minutes", "players", "seed", "chosen", "before", "others", "steps")
OF_A_STEP = ("say", "with", "show", "moves", "plan", "then")


class LessonStep(NamedTuple):
    """One thing: a text, the spots that it is about, and the moves it waits for; without any it is only read."""

    say: Message
    show: list[str]
    moves: list[str]  # one of these
    plan: list[str]  # or a secret plan with these answers
    then: Message | None  # what is said once it was done

    def decisions(self) -> int:
        """How many moves of the learner's it takes."""
        return len(self.plan) or min(1, len(self.moves))


class Lesson(NamedTuple):
    """A script: how the game is set up, what was played before, and the steps."""

    name: str  # of the game, or `m10`
    game: str
    minutes: int
    players: int
    seed: int
    chosen: dict[str, str]
    before: list[tuple[int, str]]  # seat and move
    others: dict[int, list[str]]  # by seat: what it plays, in order
    steps: list[LessonStep]

    def begun(self, seat: int) -> int:
        """How many moves a seat has made before the first step."""
        return sum(who == seat for who, _ in self.before)

    def place(self, made: int) -> int:
        """The number of the step after the learner's last decision, after so many moves of the learner."""
        left = made - self.begun(LEARNER)
        place = 0
        for number, step in enumerate(self.steps, 1):
            if step.decisions() > left:
                break
            if step.decisions():
                left -= step.decisions()
                place = number
        return place

    def awaited(self, made: int) -> LessonStep | None:
        """The step whose decision comes next; none if the lesson is over."""
        return next((step for step in self.steps[self.place(made) :] if step.decisions()), None)

    def reply(self, seat: int, made: int) -> str:
        """What another seat plays after so many moves of its own; nothing if the script says nothing more."""
        moves = self.others.get(seat, [])
        number = made - self.begun(seat)
        return moves[number] if 0 <= number < len(moves) else ""


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by their names: those of the games, then those of the modules in order."""
    games = sorted(FOLDER.glob("*/lesson.toml"))
    modules = sorted(FOLDER.glob("*/modules/*/lesson.toml"))
    found = [read_lesson(file) for file in [*games, *modules]]
    return {lesson.name: lesson for lesson in found}


def read_lesson(file: Path) -> Lesson:
    """A lesson from its script; BadComponents if there is something in it that nobody reads."""
    data: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
    only(file, data, ENTRIES)
    name = file.parent.name.partition("_")[0]
    steps: list[LessonStep] = []
    for step in data["steps"]:
        only(file, step, OF_A_STEP)
        say = Message(f"{name}-lesson-{step['say']}", step.get("with", {}))
        then = Message(f"{name}-lesson-{step['then']}", {}) if "then" in step else None
        moves, plan = step.get("moves", "").split(), step.get("plan", "").split()
        steps.append(LessonStep(say, step.get("show", "").split(), moves, plan, then))
    return Lesson(
        name,
        file.relative_to(FOLDER).parts[0],
        data["minutes"],
        data["players"],
        data["seed"],
        data.get("chosen", {}),
        [(int(who), move) for who, _, move in (word.partition(":") for word in data.get("before", "").split())],
        {int(seat): moves.split() for seat, moves in data.get("others", {}).items()},
        steps,
    )


def only(file: Path, entries: dict[str, Any], known: tuple[str, ...]) -> None:
    """Refuse entries that nobody reads: they are misspelled."""
    for entry in entries:
        if entry not in known:
            raise BadComponents(f"{file}: {entry}: unknown entry; known: {', '.join(known)}")
