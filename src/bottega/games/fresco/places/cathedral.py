"""The cathedral: restore segments of the fresco, or the altar."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Reason, join_moves, moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.apprentice_kinds import HEALTHY_KIND, ILL_KIND, Kind
from bottega.games.fresco.box import Components, Paints
from bottega.games.fresco.const import (
    BISHOP_STEP,
    CATHEDRAL,
    HEALTHY,
    ILL,
    LETTERS,
    RESTORED,
    SEGMENTS,
    near,
    segment_name,
)
from bottega.games.fresco.decision import DONE, FORGO, PlaceDecision, numbered
from bottega.games.fresco.module import MOVES_EACH, AddedMove
from bottega.games.fresco.places.restoring import (
    PAYMENTS,
    altar_points,
    bishop_bonus,
    restore_altar,
    restore_segment,
)
from bottega.games.fresco.sheet import why_not_place
from bottega.games.fresco.state import CLASSIC, Fresco, Player
from bottega.games.fresco.words import module_page, module_title

AT_CATHEDRAL: Final[i64] = 8

# Moves: restore a segment, move the bishop to a segment, restore the altar with some payment.
SEGMENT: Final[i64] = 1
BISHOP: Final[i64] = 32
PAY_ALTAR: Final[i64] = 64

# The argument: apprentices left, whether the bishop made a paid step for the next one, whether that one must therefore
# restore something, whether a card has just moved him, and whether that apprentice is ill.
STEPPED: Final[i64] = 16
BOUND: Final[i64] = 32
SENT: Final[i64] = 64
ILL_WORKS: Final[i64] = 128


def bishop_moved(event: Event, box: Components) -> Message:
    return msg("fresco-event-bishop", segment=segment_name(event.value(0)))


MOVED_BISHOP: Final = EventKind("bishop", "segment", words=bishop_moved, spots="segment-{segment}")


class AtCathedral(PlaceDecision):
    """What does the next apprentice restore? The bishop may be moved first, for a thaler."""

    def moves(self) -> vec[i64]:
        moves = join_moves(moves_below(FORGO + 1), SEGMENT, SEGMENTS)
        moves = join_moves(moves, BISHOP, SEGMENTS)
        return join_moves(moves, PAY_ALTAR, len(PAYMENTS))

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = self.offers(s, who, arg)
        if len(moves) == 0:
            return moves
        if arg & BOUND:
            return moves if len(moves) > 1 else vec[i64]()
        return append(moves, FORGO)

    def offers(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        """All that can be done, but for forgoing it."""
        moves = vec[i64]()
        if arg % STEPPED > 0:
            moves = segment_moves(s, who, arg)
            if may_step(s, who, arg) and (len(moves) > 0 or steps_to_altar(s, who)):
                moves = bishop_moves(s, moves)
            if not bars_altar(s, arg):
                moves = altar_moves(s, who, moves)
        for added in s.rules.added[CATHEDRAL]:
            moves = added.options(s, who, arg, moves)
        return moves

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        if arg & BOUND:  # the bishop was moved for the one thing that can be restored
            for move in self.offers(s, who, arg):
                self.take(s, who, arg, move)
                return

    def parts(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        """Apprentices left, and what is known of the next one."""
        return vec[i64]([arg % STEPPED, arg // STEPPED % 2, arg // BOUND % 2, arg // SENT % 2, arg // ILL_WORKS % 2])

    def number(self) -> i64:
        return AT_CATHEDRAL

    def place(self) -> i64:
        return CATHEDRAL

    def apprentices_left(self, arg: i64) -> i64:
        return arg % STEPPED

    def idle(self, arg: i64, move: i64) -> i64:
        """All who are left, but for whoever restores something."""
        left = arg % STEPPED
        return left - 1 if left > 0 and (move != FORGO or arg & BOUND) else left

    def take_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == FORGO:
            return
        if BISHOP <= move < PAY_ALTAR:
            s.push_task(AT_CATHEDRAL, who, arg | STEPPED | BOUND)
            s.pay(who, BISHOP_STEP)
            walk_bishop(s, who, move - BISHOP)
            return
        next_apprentice(s, who, arg)
        if move >= PAY_ALTAR:
            restore_altar(s, who, move - PAY_ALTAR)
        else:
            s.restorer = ILL if arg & ILL_WORKS else HEALTHY
            s.spend_paints(who, s.box.tiles[s.fresco[move - SEGMENT]].cost)
            restore_segment(s, who, move - SEGMENT)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        if arg % STEPPED == 0:
            return msg("fresco-ask-else")
        if arg & ILL_WORKS:
            return msg("fresco-ask-restore-ill")
        return msg("fresco-ask-restore", apprentices=arg % STEPPED)

    def write_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        if move == FORGO:
            return "-"
        if move >= PAY_ALTAR:
            return "=" + PAYMENTS[move - PAY_ALTAR].letters
        return ">" + segment_name(move - BISHOP) if move >= BISHOP else segment_name(move - SEGMENT)

    def normalize(self, s: Fresco, text: str) -> str:
        """The altar's paints may be named in any order."""
        text = super().normalize(s, text)
        return "=" + "".join(sorted(text[1:], key=LETTERS.find)) if text.startswith("=") else text

    def explain_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        if move == FORGO:
            return msg("fresco-do-forgo")
        if move >= PAY_ALTAR:
            payment = PAYMENTS[move - PAY_ALTAR]
            return msg("fresco-do-altar", paints=payment.letters, points=altar_points(payment))
        if move >= BISHOP:
            return msg("fresco-do-bishop", segment=segment_name(move - BISHOP))
        segment = move - SEGMENT
        tile = s.box.tiles[s.fresco[segment]]
        bonus = bishop_bonus(s, segment)
        text = msg(
            "fresco-do-restore",
            segment=segment_name(segment),
            paints=tile.cost.letters,
            points=tile.value + bonus,
            value=tile.value,
            bonus=bonus,
        )
        return with_notes(s, who, segment, text)

    def target_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        if move == FORGO:
            return DONE
        if move >= PAY_ALTAR:
            return "altar"
        return f"segment-{move - (BISHOP if move >= BISHOP else SEGMENT)}"

    def careful_here(self, move: i64) -> bool:
        """The bishop is moved besides what is asked."""
        return BISHOP <= move < PAY_ALTAR

    def rule(self, s: Fresco, who: i64, arg: i64) -> str:
        return "fresco#cathedral"

    def moment(self, s: Fresco, who: i64, arg: i64) -> str:
        return "place-cathedral"

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Reason | None:
        segment = numbered(target, "segment", SEGMENTS)
        if segment >= 0:
            return self.why_not_segment(s, who, arg, segment)
        return (self.why_not_altar(s, arg), "fresco#altar") if target.partition("-")[0] == "altar" else None

    def why_not_segment(self, s: Fresco, who: i64, arg: i64, segment: i64) -> Reason:
        """A segment of the fresco."""
        page = "fresco#cathedral"
        if arg % STEPPED == 0:
            return msg("fresco-why-all-worked"), page
        if s.fresco[segment] == RESTORED:
            return msg("fresco-why-restored"), page
        for module in s.rules.forbids_restoring:
            if module.forbids_restoring(s, who, segment):
                told = module.why_not(s, who, f"segment-{segment}")
                return told or msg("fresco-why-module", module=module_title(module.number)), module_page(module.number)
        if not worker(arg).meets_bishop and near(segment, s.bishop):
            return msg("fresco-why-ill-bishop"), page_of_illness(s)
        return msg("fresco-why-paints", paints=missing(s.players[who], s.box.tiles[s.fresco[segment]].cost)), page

    def why_not_altar(self, s: Fresco, arg: i64) -> Message:
        """The altar."""
        if arg % STEPPED == 0:
            return msg("fresco-why-all-worked")
        return msg("fresco-why-bound") if bars_altar(s, arg) else msg("fresco-why-altar")

    def why_not_now(self, s: Fresco, who: i64, kind: str) -> Reason:
        return why_not_place(s, who, CATHEDRAL), "fresco#altar" if kind == "altar" else "fresco#cathedral"


def with_notes(s: Fresco, marker: i64, segment: i64, text: Message) -> Message:
    """The words of a restoration, with what modules add."""
    notes: list[Message] = []
    for module in s.rules.restoring_note:
        note = module.restoring_note(s, marker, segment)
        if note is not None:
            notes.append(note)
    return msg("fresco-do-noted", what=text, notes=notes) if notes else text


def missing(player: Player, cost: Paints) -> str:
    """The paints of a cost that a player lacks, as letters."""
    letters = ""
    for paint in cost.colours:
        lack = cost.counts[paint] - player.paints[paint]
        if lack > 0:
            letters += LETTERS[paint] * lack
    return letters


def worker(arg: i64) -> Kind:
    """The kind of the apprentice who works."""
    return ILL_KIND if arg & ILL_WORKS else HEALTHY_KIND


def page_of_illness(s: Fresco) -> str:
    """The page of the module through which apprentices fall ill."""
    return next(module_page(module.number) for module in s.rules.modules if module.illness)


def segment_moves(s: Fresco, who: i64, arg: i64) -> vec[i64]:
    """The segments whose paints the player has; an ill apprentice restores none next to the bishop."""
    moves = vec[i64](capacity=16)
    player = s.players[who]
    meets_bishop = worker(arg).meets_bishop
    segment: i64 = 0
    for tile in s.fresco:
        barred = tile == RESTORED or (not meets_bishop and near(segment, s.bishop))
        if not barred and player.has(s.box.tiles[tile].cost) and may_restore(s, who, segment):
            moves = append(moves, SEGMENT + segment)
        segment += 1
    return moves


def may_restore(s: Fresco, marker: i64, segment: i64) -> bool:
    """Does no module forbid it?"""
    for module in s.rules.forbids_restoring:
        if module.forbids_restoring(s, marker, segment):
            return False
    return True


def may_step(s: Fresco, who: i64, arg: i64) -> bool:
    """Can a step of the bishop be paid for the next apprentice? Once for each, and for no ill one."""
    return not arg & STEPPED and worker(arg).meets_bishop and s.players[who].thalers >= BISHOP_STEP


def steps_to_altar(s: Fresco, who: i64) -> bool:
    """Can the altar be restored, with a step of the bishop before it?"""
    return altar_has_step(s) and len(altar_moves(s, who, vec[i64]())) > 0


def altar_has_step(s: Fresco) -> bool:
    """The classic edition has the step before the altar too (ruling 3.19), while segments are left (3.10)."""
    return s.edition == CLASSIC and s.tiles_left() > 0


def bars_altar(s: Fresco, arg: i64) -> bool:
    """Was the bishop moved for a segment? In the classic edition it may have been for the altar."""
    return arg & BOUND != 0 and s.edition != CLASSIC


def bishop_moves(s: Fresco, moves: vec[i64]) -> vec[i64]:
    """Add the bishop's steps in all eight directions."""
    segment: i64 = 0
    while segment < SEGMENTS:
        if near(segment, s.bishop):
            moves = append(moves, BISHOP + segment)
        segment += 1
    return moves


def altar_moves(s: Fresco, who: i64, moves: vec[i64]) -> vec[i64]:
    """Add the payments for the altar that the player has."""
    return payment_moves(s.players[who], PAYMENTS, PAY_ALTAR, moves) if has_three(s.players[who].paints) else moves


def payment_moves(player: Player, payments: tuple[Paints, ...], move: i64, moves: vec[i64]) -> vec[i64]:
    """Add the payments that the player has; the first of them is this move."""
    for payment in payments:
        if player.has(payment):
            moves = append(moves, move)
        move += 1
    return moves


def has_three(paints: vec[i64]) -> bool:
    """The altar takes three paints."""
    total: i64 = 0
    for count in paints:
        total += count
    return total >= 3


def walk_bishop(s: Fresco, who: i64, segment: i64) -> None:
    """A player moves the bishop."""
    s.move_bishop(segment)
    s.emit(MOVED_BISHOP, who, segment)


class SendBishop(AddedMove):
    """What a module has sends the bishop to a segment, at any moment of a healthy apprentice's visit.

    Moves are segments. For ruling 3.10, something must be left to restore.
    """

    def __init__(self, module: i64, first: i64, sign: str, words: str) -> None:
        super().__init__(CATHEDRAL, first)
        self.lowest: Final[i64] = module * MOVES_EACH + first
        self.sign: Final = sign  # before the segment, in the text of the move
        self.words: Final = words

    def moves(self) -> vec[i64]:
        return moves_below(SEGMENTS)

    def may_send(self, s: Fresco, who: i64) -> bool:
        """May the player send him now?"""
        raise TypeError(f"{type(self).__name__} must define may_send()")

    def reaches(self, s: Fresco, segment: i64) -> bool:
        """Can he be sent to this segment, from where he stands?"""
        return segment != s.bishop

    def spend(self, s: Fresco, who: i64) -> None:
        """What sending him costs."""
        raise TypeError(f"{type(self).__name__} must define spend()")

    def options(self, s: Fresco, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        if arg & ILL_WORKS or not self.may_send(s, who) or s.tiles_left() == 0:
            return moves
        segment: i64 = 0
        while segment < SEGMENTS:
            if self.reaches(s, segment):
                moves = append(moves, self.lowest + segment)
            segment += 1
        return moves

    def take(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        self.spend(s, who)
        s.turn += 1  # a bot looks anew from here
        s.push_task(step, who, arg | SENT)
        walk_bishop(s, who, move)

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return self.sign + segment_name(move)

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg(self.words, segment=segment_name(move))

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return f"segment-{move}"

    def careful(self, s: Fresco, who: i64, arg: i64, move: i64) -> bool:
        """He is moved besides what is asked."""
        return True


def next_apprentice(s: Fresco, who: i64, arg: i64) -> None:
    """An apprentice restores something; then the next one will be asked. An ill one is asked for alone."""
    if not arg & ILL_WORKS:
        s.push_task(AT_CATHEDRAL, who, arg % STEPPED - 1)
