"""Painting an open portrait, the merchant's paints, and the sexton's walk with the bishop."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import BASIC, EMPTY, LETTERS, STUDIO, bit
from bottega.games.fresco.decision import ModuleDecision, RealChoice
from bottega.games.fresco.module import MOVES_EACH, AddedMove
from bottega.games.fresco.modules.m01_portraits.box import MERCHANT, MUSE, NO_POWER, SEXTON, portraits_box
from bottega.games.fresco.modules.m01_portraits.part import (
    NUMBER,
    OPEN,
    SEXTON_PRICE,
    has_power,
    open_slots,
    portrait_word,
    rewards,
    studio_of,
)
from bottega.games.fresco.places.cathedral import SendBishop
from bottega.games.fresco.state import CLASSIC, Fresco
from bottega.games.fresco.words import PAINT_WORDS

MERCHANT_PAINTS: Final[i64] = 32
LEONARDO_PAINTS: Final[i64] = 33

# Moves without the module's number: paint an open portrait (in the studio), send the bishop anywhere (cathedral).
PORTRAIT: Final[i64] = 0
BISHOP_ANYWHERE: Final[i64] = 8
OWN_MOVES: Final[i64] = NUMBER * MOVES_EACH

CARD_SPOTS: Final = ("m01-portrait-0", "m01-portrait-1")


def card_opened(event: Event, box: Components) -> Message:
    return card_words("m01-event-opened", box, event.value(0))


def card_painted(event: Event, box: Components) -> Message:
    return card_words("m01-event-painted", box, event.value(0))


def card_removed(event: Event, box: Components) -> Message:
    return card_words("m01-event-removed", box, event.value(0))


def card_words(message: str, box: Components, number: i64) -> Message:
    """Words about a card: who is painted, and what that brings."""
    card = portraits_box(box).portraits[number]
    return msg(message, portrait=portrait_word(card), rewards=rewards(card))


def paints_chosen(event: Event, box: Components) -> Message:
    return msg("m01-event-merchant", one=PAINT_WORDS[event.value(0)], other=PAINT_WORDS[event.value(1)])


OPENED: Final = EventKind("portrait_opened", "portrait", words=card_opened, spots="m01")
PAINTED: Final = EventKind("portrait", "portrait", words=card_painted, spots="m01")
REMOVED: Final = EventKind("portrait_removed", "portrait", words=card_removed, spots="m01")
CHOSE_PAINTS: Final = EventKind("merchant", "one other", words=paints_chosen, spots="m01")
ABBOTS_POINT: Final = EventKind("abbot", "points", message="m01-event-abbot", spots="m01")


# --- the cards


def open_two(s: Fresco) -> None:
    """Two cards from the top of the deck lie open, in place of the old ones."""
    studio = studio_of(s)
    for card in studio.open:
        if card != EMPTY:
            s.emit(REMOVED, -1, card)
    studio.open = vec[i64]()
    s.reveals += 1
    while i64(len(studio.open)) < OPEN:
        studio.deck, card = pop(studio.deck)
        studio.open = append(studio.open, card)
        s.emit(OPENED, -1, card)


class PaintPortrait(AddedMove):
    """One healthy apprentice in the studio may take an open card: moves are its slots."""

    def __init__(self) -> None:
        super().__init__(STUDIO, PORTRAIT)

    def moves(self) -> vec[i64]:
        return moves_below(OPEN)

    def options(self, s: Fresco, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        if s.players[who].at(STUDIO) > 0 and not studio_of(s).painted >> who & 1:
            for slot in open_slots(s):
                moves = append(moves, OWN_MOVES + PORTRAIT + slot)
        return moves

    def take(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        """In the classic edition the apprentice earns no thalers then."""
        studio_of(s).painted |= bit(who)
        s.push_task(step, who, arg - 1 if s.edition == CLASSIC else arg)
        paint(s, who, move)

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return slot_text(move)

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        words = "m01-do-paint-instead" if s.edition == CLASSIC else "m01-do-paint-besides"
        return card_words(words, s.box, studio_of(s).open[move])

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return CARD_SPOTS[move]


class LeonardoPaints(RealChoice):
    """Which open card does Leonardo take? He must take one. The argument: his marker."""

    def moves(self) -> vec[i64]:
        return moves_below(OPEN)

    def choices(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        return open_slots(s)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        paint(s, arg, move)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m01-ask-leonardo")

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return slot_text(move)

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return card_words("m01-do-paint", s.box, studio_of(s).open[move])

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return CARD_SPOTS[move]


def slot_text(slot: i64) -> str:
    return f"P{slot + 1}"


def paint(s: Fresco, marker: i64, slot: i64) -> None:
    """Take an open card and have what it brings; Leonardo has only the points."""
    studio = studio_of(s)
    card = studio.open[slot]
    portrait = portraits_box(s.box).portraits[card]
    studio.open[slot] = EMPTY
    s.emit(PAINTED, marker, card)
    if s.is_player(marker):
        if portrait.power == MERCHANT:
            s.push_task(MERCHANT_PAINTS, marker)
        elif portrait.power == MUSE:
            s.move_mood(marker, s.box.mood_highest - s.players[marker].mood)
        elif portrait.power != NO_POWER:
            studio.powers[marker] |= bit(portrait.power)
        s.earn(marker, portrait.thalers)
        s.move_mood(marker, portrait.mood)
        if portrait.paint != EMPTY:
            s.change_paint(marker, portrait.paint, 1)
    studio.credit(marker, portrait.points)
    s.score(marker, portrait.points)


# --- the merchant


def pair_of(one: i64, other: i64) -> i64:
    """The move that chooses two basic paints, the lower one first."""
    return one * BASIC + other


def paints_of(pair: i64) -> tuple[i64, i64]:
    """The two paints that a move chooses."""
    return pair // BASIC, pair % BASIC


class MerchantPaints(ModuleDecision):
    """Which two basic paints? They may be equal (ruling 3.25)."""

    def moves(self) -> vec[i64]:
        moves = vec[i64](capacity=6)
        one: i64 = 0
        while one < BASIC:
            other = one
            while other < BASIC:
                moves = append(moves, pair_of(one, other))
                other += 1
            one += 1
        return moves

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        return self.moves()

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        one, other = paints_of(move)
        s.change_paint(who, one, 1)
        s.change_paint(who, other, 1)
        s.emit(CHOSE_PAINTS, who, one, other)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m01-ask-merchant")

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        one, other = paints_of(move)
        return LETTERS[one] + LETTERS[other]

    def normalize(self, s: Fresco, text: str) -> str:
        """The paints may be named in any order."""
        return "".join(sorted(text, key=LETTERS.find))

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        one, other = paints_of(move)
        return msg("m01-do-merchant", one=PAINT_WORDS[one], other=PAINT_WORDS[other])

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "m01"

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        return msg("m01-why-merchant") if target.startswith("paint-") else None


# --- the sexton


class Sexton(SendBishop):
    """The sexton: once per round the bishop goes anywhere (ruling 3.21)."""

    def __init__(self) -> None:
        super().__init__(NUMBER, BISHOP_ANYWHERE, "*", "m01-do-sexton")

    def may_send(self, s: Fresco, who: i64) -> bool:
        if not has_power(s, who, SEXTON) or studio_of(s).walked >> who & 1:
            return False
        return s.players[who].thalers >= SEXTON_PRICE and s.players[who].at(s.column) > 0

    def spend(self, s: Fresco, who: i64) -> None:
        studio_of(s).walked |= bit(who)
        s.pay(who, SEXTON_PRICE)
