"""The work at the workshop, one step at a time: a blend, or an exchange at the guild."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Reason, join_moves, moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.apprentice_kinds import HEALTHY_KIND
from bottega.games.fresco.const import BASIC, BLENDED, LETTERS, ORANGE, PAINTS, WORKSHOP
from bottega.games.fresco.decision import DONE, FORGO, PlaceDecision, or_forgo
from bottega.games.fresco.modules.m17_painters_guild.part import NUMBER, guild_of, offered
from bottega.games.fresco.places.workshop import PAINT, blend, most_blends, visit_parts
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import PAINT_WORDS, module_page, module_title

AT_GUILD: Final[i64] = 96

# Moves: blend a paint, exchange a paint.
BLEND: Final[i64] = 8
EXCHANGE: Final[i64] = 16


def paint_exchanged(event: Event, box: object) -> Message:
    return msg("m17-event-exchanged", given=PAINT_WORDS[event.value(0)], taken=PAINT_WORDS[event.value(1)])


EXCHANGED: Final = EventKind("exchanged", "given taken", words=paint_exchanged, spots="m17")


class AtGuild(PlaceDecision):
    """What is the next step: a blend, an exchange (ruling 3.121)? The argument is as at the workshop: steps left."""

    def moves(self) -> vec[i64]:
        moves = join_moves(moves_below(FORGO + 1), BLEND + ORANGE, PAINTS - ORANGE)
        return join_moves(moves, EXCHANGE, BLENDED)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64](capacity=16)
        if arg % PAINT > 0:
            paint: i64 = ORANGE
            while paint < s.rules.paints:
                if most_blends(s, who, paint, 1) > 0:
                    moves = append(moves, BLEND + paint)
                paint += 1
            paint = 0
            while paint < BLENDED:
                if s.players[who].paints[paint] > 0 and offered(s, paint) != paint:
                    moves = append(moves, EXCHANGE + paint)
                paint += 1
        for added in s.rules.added[WORKSHOP]:
            moves = added.options(s, who, arg, moves)
        return or_forgo(moves)

    def parts(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        return visit_parts(arg)

    def number(self) -> i64:
        return AT_GUILD

    def apprentices_left(self, arg: i64) -> i64:
        return (arg % PAINT + 1) // HEALTHY_KIND.blends

    def idle(self, arg: i64, move: i64) -> i64:
        return (arg % PAINT - (0 if move == FORGO else 1)) // HEALTHY_KIND.blends

    def take_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == FORGO:
            return
        s.push_task(AT_GUILD, who, arg - 1)
        if move < EXCHANGE:
            blend(s, who, move - BLEND, 1)
        else:
            exchange(s, who, move - EXCHANGE)
        if (arg - 1) % HEALTHY_KIND.blends == 0:
            s.turn += 1  # the next apprentice

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m17-ask-work", steps=arg % PAINT)

    def write_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        if move == FORGO:
            return "-"
        if move < EXCHANGE:
            return "+" + LETTERS[move - BLEND]
        return f"{LETTERS[move - EXCHANGE]}/{LETTERS[offered(s, move - EXCHANGE)]}"

    def explain_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        if move == FORGO:
            return msg("m17-do-stop")
        if move < EXCHANGE:
            paint = move - BLEND
            one, other = s.box.blends[paint - ORANGE]
            return msg("m17-do-blend", paint=PAINT_WORDS[paint], one=PAINT_WORDS[one], other=PAINT_WORDS[other])
        paint = move - EXCHANGE
        return msg("m17-do-exchange", given=PAINT_WORDS[paint], taken=PAINT_WORDS[offered(s, paint)])

    def target_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        if move == FORGO:
            return DONE
        if move < EXCHANGE:
            return f"paint-{LETTERS[move - BLEND]}"
        return "m17-basic" if move - EXCHANGE < BASIC else "m17-blended"

    def rule(self, s: Fresco, who: i64, arg: i64) -> str:
        return module_page(NUMBER)

    def moment(self, s: Fresco, who: i64, arg: i64) -> str:
        return module_title(NUMBER)

    def why_not(self, s: Fresco, who: i64, arg: i64, target: str) -> Reason | None:
        """Also why a paint cannot be blended here."""
        blends = [f"paint-{letter}" for letter in LETTERS[ORANGE : s.rules.paints]]
        if not target.startswith("m17-") and target not in blends:
            return (msg("m17-why-when"), module_page(NUMBER)) if target.startswith("m17") else None
        if arg % PAINT == 0:
            return msg("m17-why-steps"), module_page(NUMBER)
        if target not in blends:
            return msg("m17-why-paint"), module_page(NUMBER)
        blended = blends.index(target)
        one, other = s.box.blends[blended]
        paint = PAINT_WORDS[ORANGE + blended]
        told = msg("m17-why-blend", paint=paint, one=PAINT_WORDS[one], other=PAINT_WORDS[other])
        return told, module_page(NUMBER)


def exchange(s: Fresco, who: i64, paint: i64) -> None:
    """The own paint lies at the guild now."""
    guild = guild_of(s)
    taken = offered(s, paint)
    s.change_paint(who, paint, -1)
    s.change_paint(who, taken, 1)
    if paint < BASIC:
        guild.basic = paint
    else:
        guild.blended = paint
    s.emit(EXCHANGED, who, paint, taken)
