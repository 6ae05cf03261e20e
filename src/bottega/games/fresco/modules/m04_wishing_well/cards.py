"""The cards that an apprentice may use in a visit: moves that are added to the places."""

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import join_moves, moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components, Paints
from bottega.games.fresco.const import (
    BASIC,
    EMPTY,
    LETTERS,
    MARKET,
    ORANGE,
    PAINTS,
    STUDIO,
    THEATER,
    WORKSHOP,
    near,
)
from bottega.games.fresco.module import MOVES_EACH, AddedMove
from bottega.games.fresco.modules.m04_wishing_well.box import well_box
from bottega.games.fresco.modules.m04_wishing_well.part import (
    ALCHEMY,
    FINDERS,
    FREE_KINDS,
    FREE_PAINT,
    LUCKY_DAY,
    NUMBER,
    TIP,
    VISIT,
    card_spot,
    has_card,
    well_of,
    without_card,
)
from bottega.games.fresco.modules.m04_wishing_well.steps import gain_pennies, use
from bottega.games.fresco.pieces import MOST_SLOTS
from bottega.games.fresco.places.cathedral import SendBishop
from bottega.games.fresco.places.market import BOOTH, booth_of, slot_name, take_paints
from bottega.games.fresco.places.workshop import BUSY, CARD
from bottega.games.fresco.state import CLASSIC, Fresco
from bottega.games.fresco.words import BOOTHS, PAINT_WORDS

LUCKY_PENNIES: Final[i64] = 2
FOUND_THALERS: Final[i64] = 3
ALCHEMY_PAINTS: Final[i64] = 3

# Moves without the module's number: cards that need no more words have that of their kind, then come those that do.
FREE_TILE: Final[i64] = 16  # and the slot
BISHOP_TO: Final[i64] = 64  # and the segment
MIX: Final[i64] = 128  # and the mixture
OWN_MOVES: Final[i64] = NUMBER * MOVES_EACH


def tile_received(event: Event, box: Components) -> Message:
    return msg("m04-event-received", paints=box.market[event.value(1)].letters, booth=BOOTHS[event.value(0)])


def paints_mixed(event: Event, box: Components) -> Message:
    paints = basic_letters(event.value(0), event.value(1), event.value(2))
    return msg("m04-event-alchemy", paints=paints, paint=PAINT_WORDS[event.value(3)])


RECEIVED: Final = EventKind("received", "booth tile", words=tile_received, early=True, spots="booth-{booth}")
MIXED: Final = EventKind("alchemy", "red yellow blue paint", words=paints_mixed, spots="m04")


def why_used(s: Fresco, who: i64, kind: i64, target: str) -> Message | None:
    """A card in hand that fits the visit, where each apprentice has used one."""
    used = target == card_spot(kind) and has_card(s, who, kind) and 0 < s.players[who].at(s.column) <= well_of(s).used
    return msg("m04-why-used") if used else None


# --- cards that need no more words


class UseCard(AddedMove):
    """One move: use a card of a kind in a visit."""

    def __init__(self, place: i64, kind: i64, text: str, words: str) -> None:
        super().__init__(place, kind)
        self.kind: Final[i64] = kind
        self.text: Final = text
        self.words: Final = words

    def bring(self, s: Fresco, who: i64) -> None:
        """What the card brings."""

    def moves(self) -> vec[i64]:
        return moves_below(1)

    def options(self, s: Fresco, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        if without_card(s, who) and has_card(s, who, self.kind):
            moves = append(moves, OWN_MOVES + self.kind)
        return moves

    def take(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        use(s, who, self.kind)
        well_of(s).used += 1
        s.push_task(step, who, arg)
        self.bring(s, who)

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return self.text

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg(self.words)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return card_spot(self.kind)

    def why_not(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        return why_used(s, who, self.kind, target)


class LuckyDay(UseCard):
    """Two pennies, at any time of a visit to the market."""

    def __init__(self) -> None:
        super().__init__(MARKET, LUCKY_DAY, "!LUCKY", "m04-do-lucky-day")

    def bring(self, s: Fresco, who: i64) -> None:
        gain_pennies(s, who, LUCKY_PENNIES)


class Tip(UseCard):
    """A thaler and a penny in the studio."""

    def __init__(self) -> None:
        super().__init__(STUDIO, TIP, "!TIP", "m04-do-tip")

    def bring(self, s: Fresco, who: i64) -> None:
        s.earn(who, 1)
        gain_pennies(s, who, 1)


class FindersKeepers(UseCard):
    """Three thalers at the theater."""

    def __init__(self) -> None:
        super().__init__(THEATER, FINDERS, "!FIND", "m04-do-finders-keepers")

    def bring(self, s: Fresco, who: i64) -> None:
        s.earn(who, FOUND_THALERS)


# --- a tile for nothing


class FreePaint(AddedMove):
    """A tile of the booth for nothing, once another has been bought (rulings 3.38 to 3.40): moves are slots."""

    def __init__(self) -> None:
        super().__init__(MARKET, FREE_TILE)

    def moves(self) -> vec[i64]:
        return moves_below(MOST_SLOTS)

    def options(self, s: Fresco, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        well = well_of(s)
        bought: i64 = len(s.bought)
        if not without_card(s, who) or arg < BOOTH or well.freed >= bought - well.freed:
            return moves
        slot: i64 = 0
        while slot < i64(len(s.market)):
            if s.market[slot] != EMPTY and booth_of(s, slot) == arg // BOOTH - 1 and free_card(s, who, slot) >= 0:
                moves = append(moves, OWN_MOVES + FREE_TILE + slot)
            slot += 1
        return moves

    def take(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        use(s, who, free_card(s, who, move))
        well = well_of(s)
        well.used += 1
        well.freed += 1
        s.push_task(step, who, arg)
        receive(s, who, move)

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "!" + slot_name(s, move)

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg("m04-do-free-paint", paints=s.box.market[s.market[move]].letters)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return f"slot-{move}"

    def why_not(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        told: Message | None = None
        for i in range(FREE_KINDS):
            told = told or why_used(s, who, FREE_PAINT + i, target)
        return told


def receive(s: Fresco, who: i64, slot: i64) -> None:
    """A tile for nothing is not bought: it brings what it shows, but not what its slot brings (ruling 3.39)."""
    tile = s.market[slot]
    s.emit(RECEIVED, who, booth_of(s, slot), tile)
    take_paints(s, who, slot)
    for module in s.rules.bought:
        module.bought(s, who, -1, tile)


def free_card(s: Fresco, who: i64, slot: i64) -> i64:
    """The Free Paint card that shows exactly the tile on a slot and that the player has, -1 if none."""
    tile = s.box.market[s.market[slot]]
    i: i64 = 0
    while i < FREE_KINDS:
        if has_card(s, who, FREE_PAINT + i) and same_paints(well_box(s.box).free_paint[i], tile):
            return FREE_PAINT + i
        i += 1
    return -1


def same_paints(one: Paints, other: Paints) -> bool:
    """Do two tiles show the same paints?"""
    paint: i64 = 0
    while paint < PAINTS:
        if one.counts[paint] != other.counts[paint]:
            return False
        paint += 1
    return True


# --- the bishop pays a visit


class BishopVisits(SendBishop):
    """The bishop pays a visit: a step, in the classic edition anywhere (ruling 3.41)."""

    def __init__(self) -> None:
        super().__init__(NUMBER, BISHOP_TO, "!", "m04-do-visit")

    def may_send(self, s: Fresco, who: i64) -> bool:
        return without_card(s, who) and has_card(s, who, VISIT)

    def reaches(self, s: Fresco, segment: i64) -> bool:
        return near(segment, s.bishop) or (s.edition == CLASSIC and segment != s.bishop)

    def spend(self, s: Fresco, who: i64) -> None:
        use(s, who, VISIT)
        well_of(s).used += 1

    def why_not(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        return why_used(s, who, VISIT, target)


# --- alchemy


def mixture(red: i64, yellow: i64, result: i64) -> i64:
    """The move that mixes so many red and yellow paints, the rest blue, into a blended one, counted from orange."""
    return red * 12 + yellow * BASIC + result


def paints_of(mix: i64) -> tuple[i64, i64, i64, i64]:
    """Red, yellow and blue paints, and the paint they become."""
    red = mix // 12
    yellow = mix % 12 // BASIC
    return red, yellow, ALCHEMY_PAINTS - red - yellow, ORANGE + mix % BASIC


def basic_letters(red: i64, yellow: i64, blue: i64) -> str:
    return "R" * red + "Y" * yellow + "B" * blue


class Alchemy(AddedMove):
    """For an apprentice who fulfils no request: three basic paints for a blended one. Moves are mixtures."""

    def __init__(self) -> None:
        super().__init__(WORKSHOP, MIX)

    def moves(self) -> vec[i64]:
        moves = vec[i64]()
        red: i64 = 0
        while red <= ALCHEMY_PAINTS:
            moves = join_moves(moves, mixture(red, 0, 0), BASIC * (ALCHEMY_PAINTS - red + 1))
            red += 1
        return moves

    def options(self, s: Fresco, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        apprentices = s.players[who].at(WORKSHOP) - arg // BUSY % 4
        if arg // CARD % 4 >= apprentices or not has_card(s, who, ALCHEMY):
            return moves
        paints = s.players[who].paints
        red: i64 = 0
        while red <= ALCHEMY_PAINTS and red <= paints[0]:
            yellow: i64 = 0
            while red + yellow <= ALCHEMY_PAINTS and yellow <= paints[1]:
                if ALCHEMY_PAINTS - red - yellow <= paints[2]:
                    result: i64 = 0
                    while result < BASIC:
                        moves = append(moves, OWN_MOVES + MIX + mixture(red, yellow, result))
                        result += 1
                yellow += 1
            red += 1
        return moves

    def take(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        use(s, who, ALCHEMY)
        s.push_task(step, who, arg + CARD)
        red, yellow, blue, paint = paints_of(move)
        s.change_paint(who, 0, -red)
        s.change_paint(who, 1, -yellow)
        s.change_paint(who, 2, -blue)
        s.change_paint(who, paint, 1)
        s.emit(MIXED, who, red, yellow, blue, paint)

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        red, yellow, blue, paint = paints_of(move)
        return f"!{basic_letters(red, yellow, blue)}={LETTERS[paint]}"

    def normalize(self, text: str) -> str:
        """The three paints may be named in any order."""
        match = re.fullmatch("!([RYB]{3})(=.)", text)
        return f"!{''.join(sorted(match[1], key=LETTERS.find))}{match[2]}" if match else text

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        red, yellow, blue, paint = paints_of(move)
        return msg("m04-do-alchemy", paints=basic_letters(red, yellow, blue), paint=PAINT_WORDS[paint])

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return card_spot(ALCHEMY)
