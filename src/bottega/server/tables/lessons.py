"""A table at which somebody learns: what the script of its lesson lets them do, and how far they are."""

from bottega.core.kernel import Position
from bottega.games.lessons import LEARNER, LessonStep
from bottega.server.protocol import LessonLine, LessonStepInfo
from bottega.server.tables.state import TableState, decisions


def awaited(state: TableState, seat: int) -> LessonStep | None:
    """The step of the lesson that waits for a decision of this seat."""
    lesson = state.setup.lesson
    return None if lesson is None or seat != LEARNER else lesson.awaited(decisions(state.last, seat))


def allowed(state: TableState, seat: int, asked: Position) -> list[int]:
    """The moves of a question that a lesson waits for; all of them where it waits for none of these."""
    step = awaited(state, seat)
    wanted = () if step is None else step.moves
    return [move for move in asked.options if state.game.write(asked, move) in wanted] or list(asked.options)


def plan_fits(state: TableState, seat: int, answers: list[str]) -> bool:
    """Is a plan the one that a lesson waits for? Whatever else is asked may be answered as one likes."""
    step = awaited(state, seat)
    return step is None or len(step.plan) != len(answers) or answers == step.plan


def scripted(state: TableState, seat: int) -> str:
    """What a lesson lets another seat play now; nothing where it plays as it likes."""
    lesson = state.setup.lesson
    return "" if lesson is None else lesson.reply(seat, decisions(state.last, seat))


def lesson_line(state: TableState) -> LessonLine | None:
    """A table's lesson, for its page."""
    lesson = state.setup.lesson
    if lesson is None:
        return None
    steps = [
        LessonStepInfo(
            step.say.as_dict(), step.show, step.decisions() > 0, None if step.then is None else step.then.as_dict()
        )
        for step in lesson.steps
    ]
    return LessonLine(lesson.name, lesson.place(decisions(state.last, LEARNER)), steps)
