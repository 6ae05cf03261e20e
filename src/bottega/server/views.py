"""A table as somebody may see it: built up from what the game shows to their seat."""

import hashlib
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from bottega.core.game import SPECTATOR, Game
from bottega.core.kernel import Position
from bottega.core.match import Match
from bottega.core.provenance import CHOSEN, OWNER
from bottega.core.record import Header
from bottega.server.company import Company
from bottega.server.protocol import (
    Asked,
    Because,
    BoxInfo,
    ChatLine,
    Consent,
    Line,
    Option,
    Outcome,
    Plan,
    PlanStep,
    Replay,
    ReplayStep,
    SeatClock,
    Sitter,
    State,
    Undo,
)
from bottega.server.table import Table, Told

NOTHING_BACK = Undo(False, False, False, False)


def seed_hash(seed: int, salt: str) -> str:
    """What is shown of the seed from the start: SHA-256 of `SEED:SALT`."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


class Sight(Struct):
    """What depends on the seat alone through which a table is seen."""

    view: Mapping[str, Any]
    asked: Asked | None
    plan: Plan | None
    undo: Undo


def options(game: Game[Any], s: Position) -> list[Option]:
    """The moves of a question, each with its words and its spot on the board."""
    return [
        Option(game.write(s, move), game.explain(s, move).as_dict(), game.target(s, move), game.careful(s, move))
        for move in s.options
    ]


def sight(table: Table, company: Company, seat: int) -> Sight:
    """The table through the eyes of a seat (-1: a spectator)."""
    game = table.game
    if seat == SPECTATOR:
        return Sight(game.view(table.position, SPECTATOR), None, None, NOTHING_BACK)
    undo = ways_back(table, company, seat)
    planning = table.planning(seat)
    if planning is not None:
        ready = seat not in table.deciders
        steps = [
            PlanStep(game.question(s).as_dict(), options(game, s), text)
            for s, text in zip(planning.asked, planning.answers, strict=True)
        ]
        plan = Plan(seat, steps, planning.complete(), ready)
        shown = table.position if ready else planning.table()
        asked = None if planning.complete() else question(game, planning.position, seat)
        return Sight(game.view(shown, seat), asked, plan, undo)
    asked = question(game, table.match.asked(seat), seat) if seat in table.deciders else None
    return Sight(game.view(table.position, seat), asked, None, undo)


def question(game: Game[Any], s: Position, seat: int) -> Asked:
    """What a seat is asked, with all it may answer."""
    words = game.question(s)
    basis = game.basis(s, words)
    for move in s.options:
        basis += game.basis(s, game.explain(s, move), game.target(s, move))
    whole = {".".join(name.split(".")[:2]): None for name in basis}  # not each item of a list by itself
    return Asked(
        seat, words.as_dict(), options(game, s), game.rule(s), [said.as_dict() for said in game.ours(list(whole))]
    )


def box_info(table: Table) -> BoxInfo:
    """What of a table's components is our decision, and what their owner has changed."""
    game, header = table.game, table.match.header
    chosen = game.complete(header.players, header.seed, header.chosen)
    box = game.provenance()
    ours: dict[str, list[Any]] = {}
    owner: dict[str, list[Any]] = {}
    for path in game.with_status(header.players, chosen, CHOSEN):
        ours.setdefault(path.partition(".")[0], []).append(box.words(path).as_dict())
    for path in game.with_status(header.players, chosen, OWNER):
        owner.setdefault(path.partition(".")[0], []).append(box.owner_words(path).as_dict())
    return BoxInfo(table.box.name, ours, owner)


def ways_back(table: Table, company: Company, seat: int) -> Undo:
    """What a seat can take back at once, or with the others' consent."""
    redo = table.can_redo(seat)
    if table.secret() and (answers := table.answers(seat)):
        return Undo(True, redo, len(answers) > 1, False)
    others = company.others(company.chairs[seat].person)
    way = table.way_back(seat, turn=True)
    if way is None:
        return Undo(False, redo, False, bool(others) and table.last_decision(seat) is not None)
    step, concerned = way
    free = not concerned & others
    several = sum(who == seat for who, _ in table.match.moves[step:]) > 1
    return Undo(free, redo, free and several, not free)


def why_not(table: Table, seat: int, target: str, client: str) -> Because:
    """Why nothing can be done with a spot of the board now, for a seat."""
    planning = table.planning(seat)
    shown = table.position
    if planning is not None and seat in table.deciders:  # a complete plan can still be changed
        shown = planning.asked[-1] if planning.complete() else planning.table()
    words, rule = table.game.why_not(shown, seat, target)
    ours = table.game.ours(table.game.basis(shown, words, target))
    return Because(client, words.as_dict(), rule, [said.as_dict() for said in ours])


def outcome(table: Table) -> Outcome | None:
    """How a game ended, with the score at the end of each round."""
    if not table.over():
        return None
    result = table.match.result()
    rounds = [scores for _, scores in table.rounds] + [result.scores]
    return Outcome(result.scores, result.sources, result.winners, str(table.match.header.seed), rounds)


def lines(table: Table, seat: int, after: int) -> list[Line]:
    """The log from line `after` on, as a seat may read it."""
    shown = table.shown_step
    return [
        Line(n, min(told.step, shown), told.who, told.seen_by(seat), told.kind)
        for n, told in enumerate(table.lines[after:], after + 1)
    ]


def chat_lines(table: Table, after: int) -> list[ChatLine]:
    return [
        ChatLine(n, entry.name, entry.seat, entry.text, entry.at)
        for n, entry in enumerate(table.chat[after:], after + 1)
    ]


class Reading(Struct, frozen=True):
    """All that one reader's state depends on beside the table: readers who agree in it get the same bytes."""

    look: int
    seats: tuple[int, ...]
    owner: bool
    log: int
    chat: int
    note: str


def state(
    id: str,
    table: Table,
    company: Company,
    salt: str,
    seen: Sight,
    online: set[str],
    reading: Reading,
    clocks: list[SeatClock | None],
) -> State:
    """The whole table for a reader."""
    header = table.match.header
    over = table.over()
    wish = table.wish
    return State(
        table=id,
        seq=table.number(reading.seats),
        public=table.number(()),
        step=table.shown_step,
        game=header.game,
        chosen=header.chosen,
        seed_hash=seed_hash(header.seed, salt),
        seat=reading.look,
        seats=list(reading.seats),
        sitters=company.sitters(online),
        open=company.open,
        links=company.links(reading.owner, reading.seats),
        owner=reading.owner,
        waiting=table.deciders,
        view=seen.view,
        asked=seen.asked,
        plan=seen.plan,
        undo=seen.undo,
        consent=None if wish is None else Consent(wish.id, wish.seat, wish.step, sorted(wish.agreed)),
        log=lines(table, reading.look, reading.log),
        chat=chat_lines(table, reading.chat),
        note=reading.note,
        over=over,
        outcome=outcome(table),
        rematch=table.rematch,
        salt=salt if over else "",
        seed_from=company.seed_from,
        box=table.box.name,
        hints=company.hints,
        clock=company.clock,
        clocks=clocks,
        secrets=table.game.secrets,
        figures=table.game.figures(table.position),
        recap=table.acted[reading.look] if reading.look >= 0 else 0,
    )


# --- replay


def replay_step(table: Table, step: int, seat: int) -> ReplayStep:
    """A finished game after so many moves."""
    moves = table.match.moves
    again = Match(table.game, table.match.header)
    for who, text in moves[:step]:
        again.push_text(text, who)
    s = again.position
    asked = None if s.over() else table.game.question(s).as_dict()
    return ReplayStep(step, len(moves), seat, table.game.view(s, seat), moves[step - 1][1] if step else "", asked)


def story(id: str, table: Table, sitters: list[Sitter], seat: int) -> Replay:
    """All that happened in a finished game, without what was taken back."""
    header = table.match.header
    return Replay(
        table=id,
        game=header.game,
        chosen=header.chosen,
        sitters=sitters,
        steps=table.step,
        rounds=[0] + [step for step, _ in table.rounds],
        turns=turns(table.match),
        log=story_lines(table.game, header, table.match.moves, seat),
        outcome=outcome(table),
        figures=table.game.figures(table.position),
    )


def turns(match: Match) -> list[int]:
    """The steps at which somebody else began to decide."""
    moves = match.moves
    return [n for n, (who, _) in enumerate(moves) if n == 0 or moves[n - 1][0] != who]


def story_lines(game: Game[Any], header: Header, moves: list[tuple[int, str]], seat: int) -> list[Line]:
    again = Match(game, header)
    told = [
        Told(game, step, event) for step, (who, text) in enumerate(moves, 1) for event in again.push_text(text, who)
    ]
    return [Line(n, line.step, line.who, line.seen_by(seat), line.kind) for n, line in enumerate(told, 1)]
