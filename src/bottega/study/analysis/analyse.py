"""A whole game looked at decision by decision."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import msgspec

from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.match import replay
from bottega.core.record import Record, read_record
from bottega.core.rng import derive
from bottega.games import find_game
from bottega.study.analysis import course
from bottega.study.analysis.adviser import Adviser
from bottega.study.analysis.course import Course, Expectation, Outlook
from bottega.study.analysis.grades import GRADES, Grade
from bottega.study.analysis.grading import Advised, Judgment, MakeBot, grade_move
from bottega.workers.pool import run_tasks

DEALS: Final = 0xA11  # so that what is dealt for analysis owes nothing to other deals of the same game


class GradedDecision(msgspec.Struct, frozen=True):
    """A decision of the record, and how good it was."""

    index: int  # decisions made before it: `bottega replay --at INDEX` shows its table
    who: int
    round: int  # from 1
    question: dict[str, Any]  # what was asked, as `Message.as_dict` writes it
    judgment: Judgment


class DecisionSummary(msgspec.Struct, frozen=True):
    """A seat's decisions together."""

    grades: dict[Grade, int]
    ungraded: int
    trivial: int  # where there was nothing to decide; they count for nothing else
    accuracy: float | None  # the part of decisions that are best or good, if all have a grade
    loss: float | None  # mean, of the expected share of the victory
    loss_lead: float | None  # mean, of the expected lead


class RecordAnalysis(msgspec.Struct, frozen=True):
    """What was found. `decisions` and `course` end early if the analysis was interrupted."""

    game: str
    seats: list[str]
    adviser: str
    moves: int  # in the record
    complete: bool
    decisions: list[GradedDecision]
    course: Course
    summary: list[DecisionSummary]

    def as_dict(self) -> dict[str, Any]:
        """Plain data, for JSON."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        data["decisions"] = [flat(decision) for decision in self.decisions]
        data["curve"] = data.pop("course")
        return data


def flat(decision: GradedDecision) -> dict[str, Any]:
    """A decision as plain data; value and lead are those of the best move."""
    judgment = decision.judgment
    top: list[dict[str, Any]] = msgspec.to_builtins(judgment.top)
    return {
        "index": decision.index,
        "who": decision.who,
        "round": decision.round,
        "question": decision.question,
        "move": judgment.played.move,
        "said": judgment.played.said,
        "best": judgment.best.move,
        "best_said": judgment.best.said,
        "grade": judgment.grade,
        "trivial": judgment.trivial,
        "proved": judgment.best.proved,
        "loss": judgment.loss,
        "loss_lead": judgment.loss_lead,
        "value": judgment.best.value,
        "lead": judgment.best.lead,
        "top": top,
        "line": msgspec.to_builtins(judgment.line),
        "why": judgment.why,
    }


class GameStudy:
    """A record played again, its decisions ready to be looked at one by one, in any order."""

    def __init__(self, game: Game[Any], record: Record, adviser: MakeBot, games: int = course.GAMES) -> None:
        self.game: Final = game
        self.record: Final = record
        self.adviser: Final = adviser
        self.games: Final = games
        self.match: Final = replay(game, record)
        rounds = [rounds_of(s) for s in self.match.past]
        self.starts: Final = [i for i in range(1, len(rounds)) if rounds[i] != rounds[i - 1]]

    def asked(self, index: int) -> Position:
        """The table at a decision, its player being asked."""
        s = self.match.past[index].copy()
        s.ask(self.who(index))
        return s

    def who(self, index: int) -> int:
        return self.match.moves[index][0]

    def free(self, index: int) -> bool:
        """Was there anything to decide? The last panes of a round are taken by whoever is asked."""
        return len(self.asked(index).options) > 1

    def seed(self, index: int) -> int:
        return int(derive(derive(self.record.header.seed, DEALS), index))

    def decision(self, index: int) -> GradedDecision:
        """Look at one decision."""
        s, who = self.asked(index), self.who(index)
        played = self.game.read(s, self.match.moves[index][1])
        judgment = grade_move(self.game, s, who, played, self.adviser, self.seed(index))
        return GradedDecision(index, who, self.round(index), self.game.question(s).as_dict(), judgment)

    def round(self, index: int) -> int:
        """In which round a decision is made, from 1."""
        return 1 + sum(start <= index for start in self.starts)

    def outlook(self, index: int) -> Outlook:
        """Play on from one decision."""
        return course.play_on(self.game, self.asked(index), self.who(index), index, self.games, self.seed(index))

    def end(self) -> Outlook | None:
        """How the game ended, if it did."""
        return course.ended(self.match.result(), len(self.match.moves)) if self.match.over() else None


def rounds_of(s: Position) -> int:
    """In which round of the game a position is, counted as the game likes."""
    return int(getattr(s, "round", 0))


class Work(msgspec.Struct, frozen=True):
    """A study as plain data, so that worker processes can be told."""

    text: str  # of the record
    table: Path | None
    adviser: MakeBot
    games: int


Task = tuple[str, int]  # "outlook" or "decision", and which
Found = GradedDecision | Outlook


@cache
def study_of(work: Work) -> GameStudy:
    """A worker plays the record again once."""
    record = read_record(work.text)
    return GameStudy(find_game(record.header.game, work.table), record, work.adviser, work.games)


def carry_out(study: GameStudy, task: Task) -> Found:
    kind, index = task
    return study.decision(index) if kind == "decision" else study.outlook(index)


def work_on(work: Work, task: Task) -> Found:
    """A worker's portion."""
    return carry_out(study_of(work), task)


def nothing(_done: int, _all: int) -> None:
    """Nobody looks."""


def analyse(
    game: Game[Any],
    record: Record,
    adviser: MakeBot,
    *,
    seat: int | None = None,
    games: int = course.GAMES,
    jobs: int = 1,
    table: Path | None = None,
    progress: Callable[[int, int], None] = nothing,
) -> RecordAnalysis:
    """Grade every decision of a record, or those of one seat, and follow what the seats could expect.

    What has only one answer is no decision.

    Ctrl-C ends it early, with what was found so far. With several jobs, processes find the game by its name and
    `table`, and `adviser` must be plain data, such as an `Adviser`; what is found is the same. With `games` 0 nobody
    plays on, and the course has no points.
    """
    study = GameStudy(game, record, adviser, games)
    mine = [index for index, (who, _text) in enumerate(record.moves) if seat is None or who == seat]
    graded = [index for index in mine if study.free(index)]
    tasks: list[Task] = [("decision", index) for index in graded]
    if games:
        tasks += [("outlook", index) for index in course.places(len(record.moves))]
    tasks.sort(key=lambda task: task[1])
    done: list[Found] = []
    work = Work(record.write(), table, adviser, games)
    try:
        for finding in findings(study, work, tasks, min(jobs, len(tasks))):
            done.append(finding)
            progress(len(done), len(tasks))
    except KeyboardInterrupt:
        pass
    return conclude(study, done, len(done) == len(tasks))


def findings(study: GameStudy, work: Work, tasks: list[Task], jobs: int) -> Iterator[Found]:
    """What the tasks bring, in any order; with one job the study is the one that is there."""
    carry = partial(work_on, work) if jobs > 1 else partial(carry_out, study)
    for _task, finding in run_tasks(carry, tasks, jobs):
        yield finding


def conclude(study: GameStudy, findings: list[Found], complete: bool) -> RecordAnalysis:
    """Everything that was found, in the order of the game."""
    decisions = sorted(
        [one for one in findings if isinstance(one, GradedDecision)], key=lambda decision: decision.index
    )
    outlooks = sorted([one for one in findings if isinstance(one, Outlook)], key=lambda outlook: outlook.at)
    header = study.record.header
    told = [expected_by(decision) for decision in decisions]
    end = study.end() if complete else None
    return RecordAnalysis(
        header.game,
        list(header.seats),
        name_of(study.adviser),
        len(study.record.moves),
        complete,
        decisions,
        course.course(header.players, told, outlooks, end, study.starts),
        [summary([one.judgment for one in decisions if one.who == who]) for who in range(header.players)],
    )


def name_of(adviser: MakeBot) -> str:
    """Who judged, and by what limits."""
    return str(adviser) if isinstance(adviser, Adviser) else adviser(0).name


def expected_by(decision: GradedDecision) -> Expectation:
    """What the adviser expected before a decision."""
    best: Advised = decision.judgment.best
    return Expectation(decision.index, decision.who, best.value, best.lead)


def summary(judgments: list[Judgment]) -> DecisionSummary:
    """Decisions counted by their grades, and what they lost on average; where nothing was decided nothing counts."""
    counted = [judgment for judgment in judgments if not judgment.trivial]
    counts = {grade: sum(judgment.grade == grade for judgment in counted) for grade in GRADES}
    ungraded = sum(judgment.grade is None for judgment in counted)
    losses = [judgment.loss for judgment in counted if judgment.loss is not None]
    leads = [judgment.loss_lead for judgment in counted if judgment.loss_lead is not None]
    return DecisionSummary(
        counts,
        ungraded,
        len(judgments) - len(counted),
        (counts["best"] + counts["good"]) / len(counted) if counted and not ungraded else None,
        sum(losses) / len(losses) if losses else None,
        sum(leads) / len(leads) if leads else None,
    )
