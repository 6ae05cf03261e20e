"""A table as somebody may see it: built up from what the game shows to their seat."""

import hashlib
from collections.abc import Container, Mapping
from copy import copy
from typing import Any, Final, cast

from msgspec import Raw, Struct
from msgspec.json import Encoder

from bottega.core.game import SPECTATOR, Game
from bottega.core.kernel import Position
from bottega.core.match import Match
from bottega.core.messages import Message, msg
from bottega.core.provenance import CHOSEN, OWNER
from bottega.core.record import Header
from bottega.server.protocol import (
    Asked,
    Because,
    BoxInfo,
    Consent,
    Line,
    NextAnswer,
    Option,
    Outcome,
    Plan,
    PlanPreview,
    PlanStep,
    Replay,
    ReplayStep,
    SeatClock,
    Sitter,
    State,
    Undo,
)
from bottega.server.tables.drafts import answers, planning
from bottega.server.tables.frames import frames, of_decision
from bottega.server.tables.lessons import allowed, lesson_line
from bottega.server.tables.lines import EventLine
from bottega.server.tables.planning import Planning
from bottega.server.tables.puzzles import puzzle_line
from bottega.server.tables.seating import Seating
from bottega.server.tables.state import TableState
from bottega.server.tables.table import Table
from bottega.server.tables.undo import can_ask_redo, can_redo, far_back, way_back

encode: Final = Encoder().encode
NOTHING_BACK = Undo(False, False, False, False)


def seed_hash(seed: int, salt: str) -> str:
    """What is shown of the seed from the start: SHA-256 of `SEED:SALT`."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


class SeatView(Struct):
    """What depends on the seat alone through which a table is seen."""

    view: Mapping[str, Any]
    asked: Asked | None
    plan: Plan | None
    undo: Undo

    def packed(self) -> "SeatView":
        """The same as it is sent: text, where this is hundreds of objects to be kept and looked through for garbage."""
        view, asked, plan = (cast("Any", Raw(encode(part))) for part in (self.view, self.asked, self.plan))
        return SeatView(view, asked, plan, self.undo)


def option(game: Game[Any], s: Position, move: int, said: Message, target: str, binding: bool) -> Option:
    """A move with its words and its spot on the board."""
    return Option(game.write(s, move), said.as_dict(), target, game.careful(s, move), binding)


def options(game: Game[Any], s: Position) -> list[Option]:
    """The moves of a question of a secret plan."""
    return [
        option(game, s, move, game.explain(s, move), game.target(s, move), game.binding(s, move)) for move in s.options
    ]


def plan_steps(game: Game[Any], plan: Planning) -> list[PlanStep]:
    """The questions of a plan with their answers; each is made once."""
    for s, text in zip(plan.asked[len(plan.steps) :], plan.answers[len(plan.steps) :], strict=True):
        plan.steps.append(PlanStep(game.question(s).as_dict(), options(game, s), text))
    return plan.steps


def seat_view(state: TableState, seating: Seating, seat: int) -> SeatView:
    """The table through the eyes of a seat (-1: a spectator)."""
    game = state.game
    view = game.told_view if seating.told else game.view
    if seat == SPECTATOR:
        return SeatView(view(state.position, SPECTATOR), None, None, NOTHING_BACK)
    undo = ways_back(state, seating, seat)
    drafted = planning(state, seat)
    if drafted is not None:
        ready = seat not in state.deciders
        plan = Plan(seat, plan_steps(game, drafted), drafted.complete(), ready)
        shown = state.position if ready else drafted.table()
        asked = None if drafted.complete() else question(game, drafted.position, seat)
        return SeatView(view(shown, seat), asked, plan, undo)
    asked = None
    if seat in state.deciders:
        s = state.asked(seat)
        asked = question(game, s, seat, allowed(state, seat, s))
    return SeatView(view(state.position, seat), asked, None, undo)


def question(game: Game[Any], s: Position, seat: int, allowed: Container[int] | None = None) -> Asked:
    """What a seat is asked, with all it may answer, or what of it is allowed."""
    words = game.question(s)
    basis = game.basis(s, words)
    found: list[Option] = []
    secret = s.asking().secret()
    guess = (
        s if secret else game.determinize(s, int(s.to_move()), 0)
    )  # moves are tried where the hidden is dealt afresh
    for move in s.options:
        if allowed is not None and move not in allowed:
            continue
        said, target = game.explain(s, move), game.target(s, move)
        basis += game.basis(s, said, target)
        offered = option(game, s, move, said, target, game.binding(guess, move))
        if not secret:
            foreseen = game.foresee(guess, move)
            offered.brings, offered.ahead = foreseen.brings, foreseen.spots
            offered.then = [NextAnswer(each.target, each.said.as_dict(), each.brings) for each in foreseen.then]
        found.append(offered)
    whole = {".".join(name.split(".")[:2]): None for name in basis}  # not each item of a list by itself
    return Asked(seat, words.as_dict(), found, game.rule(s), [said.as_dict() for said in game.ours(list(whole))])


def box_info(state: TableState) -> BoxInfo:
    """What of a table's components is our decision, and what their owner has changed."""
    game, header = state.game, state.header
    chosen = game.complete(header.players, header.seed, header.chosen)
    box = game.provenance()
    ours: dict[str, list[Any]] = {}
    owner: dict[str, list[Any]] = {}
    for path in game.with_status(header.players, chosen, CHOSEN):
        ours.setdefault(path.partition(".")[0], []).append(box.words(path).as_dict())
    for path in game.with_status(header.players, chosen, OWNER):
        owner.setdefault(path.partition(".")[0], []).append(box.owner_words(path).as_dict())
    return BoxInfo(state.setup.box.name, ours, owner)


def ways_back(state: TableState, seating: Seating, seat: int) -> Undo:
    """What a seat can take back at once, or with the others' consent."""
    others = seating.others(seating.seats[seat].person)
    redo = can_redo(state, seat, others)
    ask_redo = not redo and can_ask_redo(state, seat, others)
    if state.secret() and (mine := answers(state, seat)):
        return Undo(True, redo, len(mine) > 1, False, ask_redo)
    way = way_back(state, seat, turn=True, others=others)
    if way is None:
        far = far_back(state, seat) if others else None
        return Undo(False, redo, False, far is not None, ask_redo, -1 if far is None else far)
    several = sum(who == seat for who, _ in state.moves_since(way.step)) > 1
    single = None if way.free else way_back(state, seat, turn=False, others=others)
    return Undo(way.free, redo, way.free and several, not way.free, ask_redo, -1 if single is None else single.step)


def why_not(state: TableState, seat: int, target: str, client: str) -> Because:
    """Why nothing can be done with a spot of the board now, for a seat."""
    drafted = planning(state, seat)
    shown = state.position
    if drafted is not None and seat in state.deciders:  # a complete plan can still be changed
        shown = drafted.asked[-1] if drafted.complete() else drafted.table()
    elif seat in state.deciders and offers(state, seat, target):
        return Because(client, msg("error-lesson-later").as_dict(), state.game.rule(shown))
    words, rule = state.game.why_not(shown, seat, target)
    ours = state.game.ours(state.game.basis(shown, words, target))
    return Because(client, words.as_dict(), rule, [said.as_dict() for said in ours])


def plan_preview(state: TableState, seat: int, laid: dict[str, list[int]]) -> list[PlanPreview]:
    """What a plan that is laid out could pay for, from what the seat may know; nothing where it makes none."""
    drafted = planning(state, seat)
    if drafted is None or seat not in state.deciders:
        return []
    guess = state.game.determinize(drafted.reopened(), seat, 0)
    return [
        PlanPreview(part.target, [said.as_dict() for said in part.said], part.brings, part.spots, part.idle)
        for part in state.game.preview_plan(guess, seat, laid)
    ]


def offers(state: TableState, seat: int, target: str) -> bool:
    """Could something be done with a spot, were it not for the lesson?"""
    s = state.asked(seat)
    return any(state.game.target(s, move) == target for move in s.options)


def outcome(state: TableState) -> Outcome | None:
    """How a game ended, with the score at the end of each round."""
    if not state.over():
        return None
    result = state.result()
    rounds = [scores for _, scores in state.rounds] + [result.scores]
    return Outcome(result.scores, result.sources, result.winners, str(state.header.seed), rounds)


def lines(table: Table, seat: int, after: int, until: int | None = None) -> list[Line]:
    """The log past line `after`, up to line `until`, as a seat may read it."""
    shown = table.state.shown_step
    after = max(0, after)
    return [
        Line(n, min(told.step, shown), told.who, told.seen_by(seat), told.kind, told.spots(seat), told.points())
        for n, told in enumerate(table.lines[after:until], after + 1)
    ]


class CacheKey(Struct, frozen=True):
    """All that one reader's state depends on beside the table: readers who agree in it get the same bytes."""

    look: int
    seats: tuple[int, ...]
    owner: bool
    log: int
    chat: int
    note: str
    frames: bool = False


def shared_state(
    id: str,
    table: Table,
    seating: Seating,
    hashed: str,
    salt: str,
    sitters: list[Sitter],
    clocks: list[SeatClock | None],
) -> State:
    """What all readers of a table see alike, made once for all of them: a spectator's state without its view."""
    now = table.state
    header = now.header
    over = now.over()
    wish = now.wish
    public = table.versions.number(())
    return State(
        table=id,
        seq=public,
        public=public,
        step=now.shown_step,
        game=header.game,
        chosen=header.chosen,
        seed_hash=hashed,
        seat=SPECTATOR,
        seats=[],
        sitters=sitters,
        open=seating.open,
        links=[],
        owner=False,
        waiting=now.deciders,
        view={},
        asked=None,
        plan=None,
        undo=NOTHING_BACK,
        consent=None if wish is None else Consent(wish.id, wish.seat, wish.step, sorted(wish.agreed), wish.redo),
        log=[],
        chat=[],
        note="",
        over=over,
        outcome=outcome(now),
        rematch=now.rematch,
        salt=salt if over else "",
        seed_from=seating.seed_from,
        box=now.setup.box.name,
        hints=seating.hints,
        clock=seating.clock,
        clocks=clocks,
        spectator_chat=seating.spectator_chat,
        chat_closed=seating.chat_closed,
        told=seating.told,
        rated=seating.rated,
        secrets=now.game.secrets,
        figures=now.game.figures(now.position),
        rounds=[scores for _, scores in now.rounds],
        lesson=lesson_line(now),
        puzzle=puzzle_line(now),
    )


def state(shared: State, table: Table, seating: Seating, seen: SeatView, key: CacheKey) -> State:
    """The whole table for a reader."""
    own = copy(shared)
    own.seq = table.versions.number(key.seats)
    own.seat = key.look
    own.seats = list(key.seats)
    own.links = seating.links(key.owner, key.seats)
    own.owner = key.owner
    own.view = seen.view
    own.asked = seen.asked
    own.plan = seen.plan
    own.undo = seen.undo
    own.log = lines(table, key.look, key.log)
    own.chat = table.chat[key.chat :]
    own.note = key.note
    own.frames = frames(table, key.look, key.log, seen.view, seating.told) if key.frames else []
    own.recap = table.state.acted[key.look] if key.look >= 0 else 0
    return own


# --- replay


def replay_step(state: TableState, step: int, seat: int) -> ReplayStep:
    """A finished game after so many moves."""
    moves = state.moves
    again = Match(state.game, state.header)
    told = [len(again.push_text(text, who)) for who, text in moves[:step]]
    s = again.position
    asked = None if s.over() else state.game.question(s).as_dict()
    view = state.game.view(s, seat)
    last = moves[step - 1] if step else None
    shown = of_decision(state.game, again.past[-1], *last, sum(told[:-1]), seat, view) if last else []
    return ReplayStep(step, len(moves), seat, view, last[1] if last else "", asked, shown)


def story(id: str, state: TableState, sitters: list[Sitter], seat: int) -> Replay:
    """All that happened in a finished game, without what was taken back."""
    header, moves = state.header, state.moves
    return Replay(
        table=id,
        game=header.game,
        chosen=header.chosen,
        sitters=sitters,
        steps=len(moves),
        rounds=[0] + [step for step, _ in state.rounds],
        turns=turns(moves),
        log=story_lines(state.game, header, moves, seat),
        outcome=outcome(state),
        figures=state.game.figures(state.position),
    )


def turns(moves: list[tuple[int, str]]) -> list[int]:
    """The steps at which somebody else began to decide."""
    return [n for n, (who, _) in enumerate(moves) if n == 0 or moves[n - 1][0] != who]


def story_lines(game: Game[Any], header: Header, moves: list[tuple[int, str]], seat: int) -> list[Line]:
    again = Match(game, header)
    told = [
        EventLine(game, step, event)
        for step, (who, text) in enumerate(moves, 1)
        for event in again.push_text(text, who)
    ]
    return [
        Line(n, line.step, line.who, line.seen_by(seat), line.kind, line.spots(seat), line.points())
        for n, line in enumerate(told, 1)
    ]
