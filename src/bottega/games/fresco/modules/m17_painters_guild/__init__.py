"""Module 17, the painters' guild: a paint against the one of its kind that lies there.

Exchanges and blends may follow each other in any order, so the module asks for the work at the workshop itself, one
step at a time, instead of "how many of each colour".
"""

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import BASIC, BLENDED, BLENDS_EACH, LETTERS, ORANGE, WORKSHOP
from bottega.games.fresco.module import MOVES_EACH, Module, Part
from bottega.games.fresco.places.workshop import PAINT, blend, most_blends
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import PAINT_WORDS

AT_GUILD: Final[i64] = 96

# Moves: stop, blend a paint, exchange a paint.
STOP: Final[i64] = 0
BLEND: Final[i64] = 8
EXCHANGE: Final[i64] = 16

EXCHANGED: Final = EventKind("exchanged", "given taken")


class Guild(Part):
    """The two paints on the guild tile."""

    def __init__(self) -> None:
        super().__init__()
        self.basic: i64 = 0
        self.blended: i64 = ORANGE

    def copy(self) -> Part:
        other = Guild()
        other.basic = self.basic
        other.blended = self.blended
        return other

    def key(self) -> list[int]:
        return [self.basic, self.blended]

    def view(self, s: Fresco, who: int) -> dict[str, object]:
        return {"module": "painters' guild", "paints": LETTERS[self.basic] + LETTERS[self.blended]}


class PaintersGuild(Module):
    """The painters' guild. Leonardo is no member."""

    def __init__(self) -> None:
        super().__init__(17, "guild", "The Painters' Guild")

    def steps(self) -> list[Step[Fresco]]:
        return [AtGuild()]

    def new_part(self, s: Fresco) -> Part:
        return Guild()

    def set_up(self, s: Fresco) -> None:
        guild = guild_of(s)
        guild.basic = s.below(BASIC)
        guild.blended = ORANGE + s.below(BLENDED - ORANGE)

    def workshop_step(self) -> i64:
        return AT_GUILD

    # --- what a bot goes by

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        return 0.2 if place == WORKSHOP else 0.0

    # --- words

    def write(self, s: Fresco, move: i64) -> str:
        if move == STOP:
            return "-"
        if move < EXCHANGE:
            return "+" + LETTERS[move - BLEND]
        return f"{LETTERS[move - EXCHANGE]}/{LETTERS[offered(s, move - EXCHANGE)]}"

    def read(self, s: Fresco, word: str) -> int | None:
        if word == "-":
            return int(STOP)
        found = re.fullmatch(r"\+([OGPKN])", word)
        if found:
            return int(BLEND) + LETTERS.index(found[1])
        found = re.fullmatch("([RYBOGP])/([RYBOGP])", word)
        if not found or LETTERS[offered(s, LETTERS.index(found[1]))] != found[2]:
            return None
        return int(EXCHANGE) + LETTERS.index(found[1])

    def question(self, s: Fresco) -> Message:
        return msg("m17-ask-work", steps=s.argument() % PAINT)

    def explain(self, s: Fresco, move: i64) -> Message:
        if move == STOP:
            return msg("m17-do-stop")
        if move < EXCHANGE:
            paint = move - BLEND
            one, other = s.box.blends[paint - ORANGE]
            return msg("m17-do-blend", paint=PAINT_WORDS[paint], one=PAINT_WORDS[one], other=PAINT_WORDS[other])
        paint = move - EXCHANGE
        return msg("m17-do-exchange", given=PAINT_WORDS[paint], taken=PAINT_WORDS[offered(s, paint)])

    def describe(self, event: Event, box: Components) -> Message | None:
        if event.kind.name != "exchanged":
            return None
        given, taken = event.values
        return msg("m17-event-exchanged", given=PAINT_WORDS[given or 0], taken=PAINT_WORDS[taken or 0])

    # --- spots

    def target(self, s: Fresco, move: i64) -> str:
        if move == STOP:
            return "done"
        if move < EXCHANGE:
            return f"paint-{LETTERS[move - BLEND]}"
        return "m17-basic" if move - EXCHANGE < BASIC else "m17-blended"

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        """Also why a paint cannot be blended here."""
        blends = [f"paint-{letter}" for letter in LETTERS[ORANGE : s.rules.paints]]
        if s.step() != AT_GUILD or not (target.startswith("m17-") or target in blends):
            return msg("m17-why-when") if target.startswith("m17") else None
        if s.argument() % PAINT == 0:
            return msg("m17-why-steps")
        if target not in blends:
            return msg("m17-why-paint")
        blended = blends.index(target)
        one, other = s.box.blends[blended]
        paint = PAINT_WORDS[ORANGE + blended]
        return msg("m17-why-blend", paint=paint, one=PAINT_WORDS[one], other=PAINT_WORDS[other])


def guild_of(s: Fresco) -> Guild:
    part = s.parts[s.rules.slots[17]]
    assert isinstance(part, Guild)
    return part


def offered(s: Fresco, paint: i64) -> i64:
    """The guild's paint of the same kind, basic or blended."""
    return guild_of(s).basic if paint < BASIC else guild_of(s).blended


class AtGuild(Step[Fresco]):
    """What is the next step: a blend, an exchange (ruling 3.121)? The argument is as at the workshop: steps left."""

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
        for module in s.rules.moves_at:
            moves = module.moves_at(s, WORKSHOP, who, arg, moves)
        return append(moves, STOP) if len(moves) > 0 else moves

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == STOP:
            return
        if move >= MOVES_EACH:
            s.rules.by_number[move // MOVES_EACH].take_move(s, AT_GUILD, who, arg, move % MOVES_EACH)
            return
        s.push_task(AT_GUILD, who, arg - 1)
        if move < EXCHANGE:
            blend(s, who, move - BLEND, 1)
        else:
            exchange(s, who, move - EXCHANGE)
        if (arg - 1) % BLENDS_EACH == 0:
            s.turn += 1  # the next apprentice


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
