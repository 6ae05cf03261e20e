"""Plans made in secret: a seat answers its own questions on a position of its own."""

from typing import Any

from bottega.core.errors import BadNotation
from bottega.core.game import Game
from bottega.core.kernel import BYTE, WHO_SHIFT, Position
from bottega.server.protocol import PlanStep


def is_secret(s: Position) -> bool:
    """Are players asked at the same time and in secret?"""
    return not s.over() and s.steps[s.step()].secret()


def own_task(s: Position, task: int, seat: int) -> bool:
    return s.steps[task & BYTE].secret() and (task >> WHO_SHIFT & BYTE) == seat


class Planning:
    """A seat's questions one by one, on a copy that ends where its plan is complete: nothing is revealed."""

    def __init__(self, game: Game[Any], position: Position, seat: int) -> None:
        self.game = game
        self.position = position.copy()
        self.position.ask(seat)
        tasks = list(self.position.agenda)
        self.others = [task for task in tasks if not own_task(position, task, seat)]
        self.position.lay_agenda([task for task in tasks if own_task(position, task, seat)])
        self.asked: list[Position] = []
        self.answers: list[str] = []
        self.steps: list[PlanStep] = []  # what is shown of those answered, made when somebody looks

    def complete(self) -> bool:
        """Is every question answered?"""
        return self.position.over()

    def question(self) -> tuple[int, int]:
        """Which question is open: the step and its argument."""
        return int(self.position.step()), int(self.position.argument())

    def answer(self, text: str) -> bool:
        """Answer the open question; False if that is no legal answer."""
        try:
            move = self.game.read(self.position, text)
        except BadNotation:
            return False
        self.asked.append(self.position)
        self.answers.append(self.game.write(self.position, move))
        self.position = self.position.copy()
        self.position.play(move)
        return True

    def until(self, index: int) -> "Planning":
        """A plan of its own with the answers before question `index`."""
        fresh = Planning.__new__(Planning)
        fresh.game, fresh.others = self.game, self.others
        fresh.position = (*self.asked, self.position)[index]
        fresh.asked = self.asked[:index]
        fresh.answers = self.answers[:index]
        fresh.steps = self.steps[:index]
        return fresh

    def table(self) -> Position:
        """The whole table with the plan so far, for the planner's eyes."""
        shown = self.position.copy()
        shown.lay_agenda([*self.others, *self.position.agenda])
        return shown

    def reopened(self) -> Position:
        """The table with the plan so far, with a question of it open, though all may be answered."""
        if not self.complete() or not self.asked:
            return self.table()
        shown = self.position.copy()
        shown.lay_agenda([*self.others, *self.asked[-1].agenda])
        return shown


def planned(game: Game[Any], position: Position, seat: int, answers: list[str]) -> Planning:
    """A plan with these answers, which are known to be legal."""
    planning = Planning(game, position, seat)
    for text in answers:
        planning.answer(text)
    return planning


def changed(before: Planning, index: int, text: str) -> Planning | None:
    """The plan with another answer at `index`: later ones stay where the same question still allows them."""
    known = {(int(s.step()), int(s.argument())): answer for s, answer in zip(before.asked, before.answers, strict=True)}
    planning = before.until(index)
    if planning.complete() or not planning.answer(text):
        return None
    while not planning.complete() and planning.answer(known.get(planning.question(), "")):
        pass
    return planning
