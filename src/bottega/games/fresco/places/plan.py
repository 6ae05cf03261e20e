"""Planning: all at the same time and in secret, action tiles first, then column by column."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Reason, Step, join_moves, moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.action_tile import COVER
from bottega.games.fresco.apprentice_kinds import ILL_KIND
from bottega.games.fresco.const import (
    CATHEDRAL,
    COLUMNS,
    EMPTY,
    HEALTHY,
    ILL,
    KINDS,
    LAST_COLUMN,
    SPACES,
)
from bottega.games.fresco.decision import Decision, numbered
from bottega.games.fresco.sheet import column_letter, goal, needed, room
from bottega.games.fresco.state import COVER_BITS, COVER_MASK, Fresco, neutral_column
from bottega.games.fresco.words import column_word, tile_word

PLAN: Final[i64] = 3
PLACE_NEUTRAL: Final[i64] = 15

ILL_EACH: Final[i64] = 4


def plan_revealed(event: Event, box: object) -> Message:
    plans = revealed_plans(event.value(0), event.value(1) == 1, event.value(2), event.value(3))
    return msg("fresco-event-revealed", count=len(plans), plans=plans)


PLANNED: Final = EventKind("planned", message="fresco-event-planned")
REVEALED: Final = EventKind("revealed", "plan final covers ill", words=plan_revealed)


def push_plan_tasks(s: Fresco, who: i64) -> None:
    """All that a player plans: tiles and what else modules ask for, then the apprentices."""
    s.push_task(PLAN, who)
    for module in s.rules.plans:
        module.plans(s, who)
    for module in s.rules.tiles:
        s.push_task(COVER, who, module.number)


class Plan(Decision):
    """How many apprentices go here? All healthy ones must be placed; ill ones may stay at home.

    A move is the number of healthy ones, and ILL_EACH for each ill one.
    """

    def secret(self) -> bool:
        return True

    def moves(self) -> vec[i64]:
        moves = vec[i64]()
        ill: i64 = 0
        while ill <= SPACES:
            moves = join_moves(moves, ILL_EACH * ill, SPACES - ill + 1)
            ill += 1
        return moves

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        fewest, most = plan_range(s, who, arg)
        most_ill = ill_range(s, who, arg, fewest)
        if fewest < most or most_ill > 0:
            ill: i64 = 0
            while ill <= most_ill:
                healthy = fewest
                while healthy <= most and healthy + ill <= room(s, who, arg):
                    moves = append(moves, healthy + ILL_EACH * ill)
                    healthy += 1
                ill += 1
        return moves

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        fewest, _ = plan_range(s, who, arg)
        self.take(s, who, arg, fewest)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        player = s.players[who]
        player.plan[arg * KINDS + HEALTHY] = move % ILL_EACH
        player.plan[arg * KINDS + ILL] = move // ILL_EACH
        column = arg + 1
        while column < COLUMNS:
            fewest, most = plan_range(s, who, column)
            if fewest < most or ill_range(s, who, column, fewest) > 0:
                s.push_task(PLAN, who, column)
                return
            player.plan[column * KINDS + HEALTHY] = fewest
            column += 1
        if player.neutral > 0 and s.rules.illness:
            s.push_task(PLACE_NEUTRAL, who)
        else:
            complete(s, who)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        """How many go to a column, of those that are left?"""
        player = s.players[who]
        left = player.healthy()
        ill = player.ill
        for before in range(arg):
            left -= player.at(before)
            ill -= player.at(before, ILL)
        return msg("fresco-ask-plan", goal=goal(s, who, arg), left=left, ill=ill)

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        ill = f"+{move // ILL_EACH}" if move >= ILL_EACH else ""
        return f"{column_letter(s, arg)}{move % ILL_EACH}{ill}"

    def normalize(self, s: Fresco, text: str) -> str:
        """No ill ones need not be named."""
        return text.removesuffix("+0")

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg("fresco-do-plan", healthy=move % ILL_EACH, ill=move // ILL_EACH, goal=goal(s, who, arg))

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return f"column-{arg}"

    def rule(self, s: Fresco, who: i64, arg: i64) -> str:
        return "fresco#planning"

    def why_not(self, s: Fresco, who: i64, arg: i64, target: str) -> Reason | None:
        column = numbered(target, "column", COLUMNS)
        if column < 0:
            return None
        if column < arg:
            return msg("fresco-why-column-planned"), "fresco#planning"
        return msg("fresco-why-column-later", goal=goal(s, who, arg)), "fresco#planning"

    def why_not_now(self, s: Fresco, who: i64, kind: str) -> Reason:
        return msg("fresco-why-column"), "fresco#planning"


def complete(s: Fresco, who: i64) -> None:
    """A player's plan is ready."""
    s.players[who].planned = True
    s.emit(PLANNED, who)


class PlaceNeutral(Decision):
    """At which column does the neutral apprentice stand? Asked where it matters to a module (ruling 3.71)."""

    def secret(self) -> bool:
        return True

    def moves(self) -> vec[i64]:
        return moves_below(COLUMNS)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = neutral_places(s, who)
        return moves if len(moves) > 1 else vec[i64]()

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        for column in neutral_places(s, who):
            s.players[who].place_neutral(column)
        complete(s, who)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        s.players[who].place_neutral(move)
        complete(s, who)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("fresco-ask-neutral")

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "N@" + column_letter(s, move)

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg("fresco-do-neutral", goal=goal(s, who, move))

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return f"column-{move}"

    def rule(self, s: Fresco, who: i64, arg: i64) -> str:
        return "fresco#planning"

    def why_not(self, s: Fresco, who: i64, arg: i64, target: str) -> Reason | None:
        if numbered(target, "column", COLUMNS) < 0:
            return None
        return msg("fresco-why-neutral"), "fresco#planning"


def neutral_places(s: Fresco, who: i64) -> vec[i64]:
    """The columns with healthy apprentices; the final round's two cathedrals are one place (ruling 3.14)."""
    columns = vec[i64](capacity=5)
    cathedral = EMPTY
    column: i64 = 0
    while column < COLUMNS:
        uncovered = s.place(column) == CATHEDRAL and s.players[who].tile_on(column) == 0
        if s.players[who].at(column) > 0 and not (uncovered and cathedral != EMPTY):
            columns = append(columns, column)
            if uncovered:
                cathedral = column
        column += 1
    return columns


def plan_range(s: Fresco, who: i64, column: i64) -> tuple[i64, i64]:
    """The fewest and the most apprentices that can go to a column, given those before it.

    All must be placed; there is always room (ruling 3.8a). Enough must be left for columns that need some.
    """
    player = s.players[who]
    left = player.healthy()
    before: i64 = 0
    while before < column:
        left -= player.at(before)
        before += 1
    if player.covers == 0 and len(s.rules.needs) == 0:  # most often: three spaces everywhere, nobody needed
        fewest = left - SPACES * (LAST_COLUMN - column)
        return fewest if fewest > 0 else 0, left if left < SPACES else SPACES
    fewest = left
    most = left
    after = column + 1
    while after < COLUMNS:
        fewest -= room(s, who, after)
        most -= needed(s, who, after)
        after += 1
    here = room(s, who, column)
    if most > here:
        most = here
    least = needed(s, who, column)
    if fewest < least:
        fewest = least
    return fewest, most


def ill_range(s: Fresco, who: i64, column: i64, healthy: i64) -> i64:
    """The most ill apprentices that can go to a column beside the fewest healthy ones."""
    player = s.players[who]
    left = player.ill
    if left == 0:
        return 0
    if not ILL_KIND.may_stand(s.place(column), player.tile_on(column)):
        return 0
    before: i64 = 0
    while before < column:
        left -= player.at(before, ILL)
        before += 1
    here = room(s, who, column) - healthy
    return left if left < here else here


class Reveal(Step[Fresco]):
    """All plans are shown, one after another: whose plan is not yet shown counts as not planned meanwhile."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        s.reveals += 1
        for player in s.players:
            player.planned = False
        seat: i64 = 0
        for player in s.players:
            player.planned = True
            shown: i64 = 0
            ill: i64 = 0
            column: i64 = 0
            while column < COLUMNS:
                shown = shown * 10 + player.at(column)
                ill = ill * 10 + player.at(column, ILL)
                column += 1
            s.emit(REVEALED, seat, shown, s.final, player.covers, ill)
            seat += 1
        for module in s.rules.plans_revealed:
            module.plans_revealed(s)


def revealed_plans(healthy: i64, final: bool, covers: i64, ill: i64) -> list[Message]:
    """What somebody planned at each column: a digit each of healthy and of ill apprentices, and the action tiles.

    And where the neutral apprentice stands, if that is said.
    """
    lines: list[Message] = []
    shown, shown_ill = f"{healthy:05d}", f"{ill:05d}"
    for column in range(COLUMNS):
        place = column_word(column, final)
        number = covers >> (column * COVER_BITS) & COVER_MASK
        here, here_ill = int(shown[column]), int(shown_ill[column])
        if number:
            lines.append(msg("fresco-planned-tile", healthy=here, tile=tile_word(number), place=place))
        elif here or here_ill:
            lines.append(msg("fresco-planned", healthy=here, ill=here_ill, place=place))
    column = neutral_column(covers)
    if column != EMPTY:
        number = covers >> (column * COVER_BITS) & COVER_MASK
        lines.append(msg("fresco-planned-neutral", goal=tile_word(number) if number else column_word(column, final)))
    return lines
