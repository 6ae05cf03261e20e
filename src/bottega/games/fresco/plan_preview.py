"""What a plan can still pay for: the columns of the sheet are visited one after another, on copies of the table.

Everything lies there as it does now: what others will have taken before, nobody knows. What is told is what brings most
points, then what leaves nobody idle, then what leaves most goods.
"""

from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from bottega.core.game import Game, PlanPart
from bottega.core.kernel import argument_of, step_of
from bottega.games.fresco.const import BASIC, COLUMNS, HEALTHY, ILL, KINDS, for_marker
from bottega.games.fresco.decision import DONE, FORGO, PlaceDecision
from bottega.games.fresco.places.round import VISIT
from bottega.games.fresco.sheet import room
from bottega.games.fresco.state import Fresco

WIDTH: Final = 16  # copies that are followed at a time

POINT: Final[i64] = 1000
IDLE: Final[i64] = 100
MIXED: Final[i64] = 3  # that a blended paint is worth; a basic one is worth one


class Trial:
    """A copy of the table on which a plan is carried out, and the decision that led to it."""

    def __init__(self, s: Fresco, column: i64, idle: i64, before: "Trial | None" = None, move: i64 = FORGO) -> None:
        self.s: Final = s
        self.column: Final[i64] = column
        self.idle: Final[i64] = idle  # apprentices at this column who find nothing to do
        self.before: Final = before
        self.move: Final[i64] = move  # made in the trial before; in the first one of a column nothing was decided

    def worth(self, who: i64) -> i64:
        """What is wanted first weighs most."""
        player = self.s.players[who]
        goods = MIXED * sum(player.paints) - 2 * sum(player.paints[:BASIC]) + player.thalers + player.mood
        return POINT * self.s.track[who] - IDLE * self.idle_so_far() + goods

    def idle_so_far(self) -> i64:
        """Apprentices who found nothing to do, here and at the columns before."""
        idle = self.idle
        trial: Trial | None = self
        while trial is not None:
            if trial.before is not None and trial.before.column != trial.column:
                idle += trial.before.idle
            trial = trial.before
        return idle


def preview(game: Game[Fresco], s: Fresco, who: i64, laid: dict[str, list[int]]) -> list[PlanPart]:
    """What each column of a plan can bring, as far as it is laid out; nothing if so many cannot stand there."""
    start = s.copy()
    if not lay_out(start, who, laid):
        return []
    trials = [Trial(start, -1, 0)]
    spots: list[list[str]] = []
    for column in range(COLUMNS):
        arrived = [arrive(trial, who, column) for trial in trials]
        spots.append(spots_of(game, arrived))
        trials = visited(arrived, who)
    line: list[Trial] = []
    trial: Trial | None = trials[0]
    while trial is not None:
        line.append(trial)
        trial = trial.before
    line.reverse()
    parts = [part(game, line, who, column, spots[column]) for column in range(COLUMNS)]
    return [one for one in parts if one.said or one.brings or one.idle]


def lay_out(s: Fresco, who: i64, laid: dict[str, list[int]]) -> bool:
    """Let apprentices stand where they are laid; the agenda is emptied. False if so many cannot stand there."""
    player = s.players[who]
    player.plan = vec[i64]([0] * (COLUMNS * KINDS))
    healthy, ill = player.healthy(), player.ill
    for spot, count in laid.items():
        column = column_of(spot)
        if column < 0 or len(count) != KINDS or min(count) < 0 or sum(count) > room(s, who, column):
            return False
        player.plan[column * KINDS + HEALTHY] = count[HEALTHY]
        player.plan[column * KINDS + ILL] = count[ILL]
        healthy -= count[HEALTHY]
        ill -= count[ILL]
    player.planned = True
    s.lay_agenda([])
    return healthy >= 0 and ill >= 0


def column_of(spot: str) -> i64:
    """The column of a spot such as `column-2`, or -1."""
    columns = [f"column-{column}" for column in range(COLUMNS)]
    return columns.index(spot) if spot in columns else -1


# --- carrying it out


def arrive(trial: Trial, who: i64, column: i64) -> Trial:
    """A player's turn at the column begins."""
    s = trial.s.copy()
    s.column = column
    s.push_task(VISIT, who, for_marker(column, who))
    return Trial(s, column, run_on(s, 0), trial)


def visited(trials: list[Trial], who: i64) -> list[Trial]:
    """The best ways through the column, the best first."""
    done: list[Trial] = []
    while trials:
        done += [trial for trial in trials if trial.s.over()]
        trials = best([next_one for trial in trials for next_one in decided(trial)], who)
    return best(done, who)


def decided(trial: Trial) -> list[Trial]:
    """All that can be decided next."""
    found: list[Trial] = []
    if trial.s.over():
        return found
    step = trial.s.asking()
    who, arg = trial.s.to_move(), trial.s.argument()
    for move in trial.s.options:
        s = trial.s.copy()
        s.agenda, _task = pop(s.agenda)
        idle = step.idle(arg, move) if isinstance(step, PlaceDecision) else trial.idle
        step.take(s, who, arg, move)
        found.append(Trial(s, trial.column, run_on(s, idle), trial, move))
    return found


def run_on(s: Fresco, idle: i64) -> i64:
    """Run the agenda until something is asked, or all is done; who is idle then."""
    while len(s.agenda) > 0:
        task = s.agenda[-1]
        step = s.steps[step_of(task)]
        who, arg = s.to_move(), argument_of(task)
        moves = step.options(s, who, arg)
        if len(moves) > 0:
            s.options = moves
            return idle
        s.agenda, task = pop(s.agenda)
        if isinstance(step, PlaceDecision):
            idle = step.idle(arg, FORGO)
        step.run(s, who, arg)
    s.options = vec[i64]()
    return idle


def best(trials: list[Trial], who: i64) -> list[Trial]:
    """The best of them, each once."""
    ranked = sorted([(-trial.worth(who), number) for number, trial in enumerate(trials)])
    known: set[tuple[int, ...]] = set()
    found: list[Trial] = []
    for _worth, number in ranked:
        key = trials[number].s.key()
        if key not in known:
            known.add(key)
            found.append(trials[number])
        if len(found) == WIDTH:
            break
    return found


# --- telling it


def spots_of(game: Game[Fresco], trials: list[Trial]) -> list[str]:
    """Where something could be done first."""
    moves = [(trial.s, move) for trial in trials for move in trial.s.options]
    spots = [game.target(s, move) for s, move in moves if not game.careful(s, move)]
    return [spot for spot in dict.fromkeys(spots) if spot != DONE]


def part(game: Game[Fresco], line: list[Trial], who: int, column: int, spots: list[str]) -> PlanPart:
    """What is done at a column on the way that was found."""
    here = [trial for trial in line if trial.column == column]
    first, last = here[0], here[-1]
    made = [(trial.before.s, trial.move) for trial in here[1:] if trial.before is not None]
    before = line[line.index(first) - 1].s
    had = game.standing(before, who)
    brings = {name: n - had[name] for name, n in game.standing(last.s, who).items() if n != had[name]}
    if last.s.reveals != before.reveals:  # what comes to light is only a guess
        brings = {}
        for s, move in made:
            for name, n in game.foresee(s, move).brings.items():
                brings[name] = brings.get(name, 0) + n
    said = [game.explain(s, move) for s, move in made if move != FORGO and game.target(s, move) != DONE]
    return PlanPart(f"column-{column}", said, brings, spots, int(last.idle))
