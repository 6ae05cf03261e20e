"""Module 1, the portraits: one apprentice in the studio may paint somebody of renown.

Three decks lie on one another, A on B on C; two cards lie open each round. Some help for the rest of the game.
"""

import re
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import (
    ALTAR,
    BASIC,
    CATHEDRAL,
    EMPTY,
    LETTERS,
    SEGMENTS,
    STUDIO,
    bit,
    read_segment,
    segment_name,
)
from bottega.games.fresco.decision import ModuleDecision
from bottega.games.fresco.expansions import ABBOT, ACTOR, GODS_SERVANT, MERCHANT, MUSE, NO_POWER, SEXTON, Portrait
from bottega.games.fresco.module import MOVES_EACH, Module, Part
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL, ILL_WORKS, SENT, walk_bishop
from bottega.games.fresco.places.studio import AT_STUDIO
from bottega.games.fresco.state import CLASSIC, Fresco, zeros
from bottega.games.fresco.words import PAINT_WORDS

OPEN: Final[i64] = 2  # cards that lie open
DECKS: Final[i64] = 3
SEXTON_PRICE: Final[i64] = 1
ABBOT_BONUS: Final[i64] = 1

MERCHANT_PAINTS: Final[i64] = 32
LEONARDO_PAINTS: Final[i64] = 33

# Moves: paint an open portrait (in the studio), send the bishop anywhere (in the cathedral).
PORTRAIT: Final[i64] = 1024
BISHOP_ANYWHERE: Final[i64] = 1032

CARD_SPOTS: Final = ("m01-portrait-0", "m01-portrait-1")

OPENED: Final = EventKind("portrait_opened", "portrait")
PAINTED: Final = EventKind("portrait", "portrait")
REMOVED: Final = EventKind("portrait_removed", "portrait")
CHOSE_PAINTS: Final = EventKind("merchant", "one other")
ABBOTS_POINT: Final = EventKind("abbot", "points")


class Studio(Part):
    """The deck, the open cards, and who has been helped by whom."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.deck: vec[i64] = vec[i64]()  # the next card is the last
        self.open: vec[i64] = vec[i64]()
        self.powers: vec[i64] = zeros(seats)  # permanent cards, one bit each
        self.painted: i64 = 0  # seats that took a card this round, one bit each
        self.walked: i64 = 0  # seats that used the sexton this round

    def copy(self) -> Part:
        other = Studio(0)
        other.points = self.points[:]
        other.deck = self.deck[:]
        other.open = self.open[:]
        other.powers = self.powers[:]
        other.painted = self.painted
        other.walked = self.walked
        return other

    def key(self) -> list[int]:
        return [len(self.deck), *self.deck, *self.open, *self.powers, self.painted, self.walked, *self.points]

    def view(self, s: Fresco, who: int) -> dict[str, object]:
        return {
            "module": "portraits",
            "deck": len(self.deck),
            "open": [portrait_view(s.box, card) for card in self.open],
            "players": [
                {
                    "portraits": [portrait_word(card) for card in s.box.more.portraits if power >> card.power & 1],
                    "painted": self.painted >> seat & 1 == 1,
                    "sexton_used": self.walked >> seat & 1 == 1,
                }
                for seat, power in enumerate(self.powers)
            ],
        }

    def deal(self, s: Fresco, who: int, wanted: i64) -> None:
        """The decks lie on one another: each is shuffled by itself."""
        self.deck = shuffled_by_deck(s, self.deck)

    def pieces(self, s: Fresco) -> list[int]:
        """No card is twice in the game."""
        cards = [*self.deck, *[card for card in self.open if card != EMPTY]]
        return [len(cards) - len(set(cards))]


class Portraits(Module):
    """The portraits."""

    def __init__(self) -> None:
        super().__init__(1, "portraits", "The Portraits", "portraits", classic=True)

    def steps(self) -> list[Step[Fresco]]:
        return [MerchantPaints(), LeonardoPaints()]

    def new_part(self, s: Fresco) -> Part:
        return Studio(len(s.players))

    def set_up(self, s: Fresco) -> None:
        """Each deck is shuffled; C lies at the bottom, A on top."""
        studio = studio_of(s)
        cards = vec[i64]()
        card: i64 = len(s.box.more.portraits) - 1
        while card >= 0:
            cards = append(cards, card)
            card -= 1
        studio.deck = shuffled_by_deck(s, cards)
        open_two(s, studio)

    def round_began(self, s: Fresco) -> None:
        studio = studio_of(s)
        studio.painted = 0
        studio.walked = 0

    def round_ended(self, s: Fresco) -> None:
        """What was not painted leaves the game; two new cards are opened."""
        open_two(s, studio_of(s))

    def is_final(self, s: Fresco) -> bool:
        """When the last two lie open, it is the final round."""
        return len(studio_of(s).deck) == 0

    # --- the studio

    def moves_at(self, s: Fresco, place: i64, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        """One healthy apprentice in the studio may take an open card; the sexton helps in the cathedral."""
        studio = studio_of(s)
        if place == STUDIO and s.players[who].at(STUDIO) > 0 and not studio.painted >> who & 1:
            return open_portraits(studio, moves)
        return sexton_moves(s, who, arg, moves) if place == CATHEDRAL else moves

    def take_move(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        studio = studio_of(s)
        if move >= BISHOP_ANYWHERE - PORTRAIT:
            studio.walked |= bit(who)
            s.turn += 1  # a bot looks anew from here
            s.push_task(AT_CATHEDRAL, who, arg | SENT)
            s.pay(who, SEXTON_PRICE)
            walk_bishop(s, who, move - (BISHOP_ANYWHERE - PORTRAIT))
            return
        studio.painted |= bit(who)
        s.push_task(AT_STUDIO, who, arg - 1 if s.edition == CLASSIC else arg)
        paint(s, who, move)

    def figure_acts(self, s: Fresco, column: i64, marker: i64) -> None:
        """Leonardo must paint somebody if he can."""
        if column == STUDIO:
            s.push_task(LEONARDO_PAINTS, s.decides[marker], marker)

    # --- permanent cards

    def income(self, s: Fresco, who: i64) -> i64:
        """God's servant: a thaler more."""
        return 1 if has_power(s, who, GODS_SERVANT) else 0

    def theater_mood(self, s: Fresco, who: i64) -> i64:
        """The actor: each apprentice at the theater lifts the mood by 3."""
        return 1 if has_power(s, who, ACTOR) else 0

    def bonus(self, s: Fresco, marker: i64, segment: i64, points: i64) -> i64:
        """The abbot: a point more wherever the bishop brings a bonus."""
        if not abbot_helps(s, marker, segment):
            return 0
        studio_of(s).credit(marker, ABBOT_BONUS)
        s.emit(ABBOTS_POINT, marker, ABBOT_BONUS)
        return ABBOT_BONUS

    # --- what a bot goes by

    def worth(self, s: Fresco, who: i64) -> float:
        if s.final:
            return 0.0
        worth = 0.0
        for power in (GODS_SERVANT, ACTOR, ABBOT, SEXTON):
            worth += 2.5 if has_power(s, who, power) else 0.0
        return worth

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """The best open card, if the player can still take one."""
        studio = studio_of(s)
        if place != STUDIO or apprentices == 0 or studio.painted >> who & 1:
            return 0.0
        best = 0.0
        for card in studio.open:
            if card != EMPTY:
                worth = card_worth(s.box.more.portraits[card])
                best = worth if worth > best else best
        return best - 1.5 if s.edition == CLASSIC and best > 0.0 else best

    # --- words

    def write(self, s: Fresco, move: i64) -> str:
        step = s.step()
        if step == MERCHANT_PAINTS:
            return LETTERS[move // BASIC] + LETTERS[move % BASIC]
        if step == AT_CATHEDRAL:
            return "*" + segment_name(move - (BISHOP_ANYWHERE - PORTRAIT))
        return f"P{move + 1}"

    def read(self, s: Fresco, word: str) -> int | None:
        step = s.step()
        if step == MERCHANT_PAINTS:
            if not re.fullmatch("[RYB]{2}", word):
                return None
            one, other = sorted(LETTERS.index(letter) for letter in word)
            return one * int(BASIC) + other
        if step == AT_CATHEDRAL:
            segment = read_segment(word[1:]) if word.startswith("*") else None
            return None if segment is None else int(BISHOP_ANYWHERE - PORTRAIT) + segment
        return {"P1": 0, "P2": 1}.get(word) if step in (AT_STUDIO, LEONARDO_PAINTS) else None

    def question(self, s: Fresco) -> Message:
        return msg("m01-ask-merchant") if s.step() == MERCHANT_PAINTS else msg("m01-ask-leonardo")

    def explain(self, s: Fresco, move: i64) -> Message:
        step = s.step()
        if step == MERCHANT_PAINTS:
            return msg("m01-do-merchant", one=PAINT_WORDS[move // BASIC], other=PAINT_WORDS[move % BASIC])
        if step == AT_CATHEDRAL:
            return msg("m01-do-sexton", segment=segment_name(move - (BISHOP_ANYWHERE - PORTRAIT)))
        card = s.box.more.portraits[studio_of(s).open[move]]
        portrait, gifts = portrait_word(card), rewards(card)
        if step != AT_STUDIO:
            return msg("m01-do-paint", portrait=portrait, rewards=gifts)
        if s.edition == CLASSIC:
            return msg("m01-do-paint-instead", portrait=portrait, rewards=gifts)
        return msg("m01-do-paint-besides", portrait=portrait, rewards=gifts)

    def restoring_note(self, s: Fresco, marker: i64, segment: i64) -> Message | None:
        return msg("m01-note-abbot") if abbot_helps(s, marker, segment) else None

    def describe(self, event: Event, box: Components) -> Message | None:
        values = [value or 0 for value in event.values]
        name = event.kind.name
        if name == "abbot":
            return msg("m01-event-abbot")
        if name == "merchant":
            return msg("m01-event-merchant", one=PAINT_WORDS[values[0]], other=PAINT_WORDS[values[1]])
        if name not in ("portrait_opened", "portrait", "portrait_removed"):
            return None
        card = box.more.portraits[values[0]]
        portrait, gifts = portrait_word(card), rewards(card)
        if name == "portrait_opened":
            return msg("m01-event-opened", portrait=portrait, rewards=gifts)
        if name == "portrait":
            return msg("m01-event-painted", portrait=portrait, rewards=gifts)
        return msg("m01-event-removed", portrait=portrait, rewards=gifts)

    # --- spots

    def target(self, s: Fresco, move: i64) -> str:
        step = s.step()
        if step == MERCHANT_PAINTS:
            return "m01"
        if step == AT_CATHEDRAL:
            return f"segment-{move - (BISHOP_ANYWHERE - PORTRAIT)}"
        return CARD_SPOTS[move]

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        if s.step() == MERCHANT_PAINTS and target.startswith("paint-"):
            return msg("m01-why-merchant")
        if target not in CARD_SPOTS:
            return None
        studio = studio_of(s)
        if studio.open[CARD_SPOTS.index(target)] == EMPTY:
            return msg("m01-why-taken")
        return msg("m01-why-painted") if studio.painted >> who & 1 else msg("m01-why-studio")


def studio_of(s: Fresco) -> Studio:
    part = s.parts[s.rules.slots[1]]
    assert isinstance(part, Studio)
    return part


def has_power(s: Fresco, who: i64, power: i64) -> bool:
    """Does the player own a permanent card?"""
    return studio_of(s).powers[who] >> power & 1 == 1


def abbot_helps(s: Fresco, marker: i64, segment: i64) -> bool:
    """Does the abbot add a point to the bishop's bonus?"""
    if segment == ALTAR or not s.is_player(marker):
        return False
    return has_power(s, marker, ABBOT) and s.bishop_bonus(segment) > 0


def sexton_moves(s: Fresco, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
    """The sexton: once per round, at any moment of a healthy apprentice's visit, the bishop goes anywhere.

    See ruling 3.21; for 3.10, nothing must be left to restore.
    """
    if not has_power(s, who, SEXTON) or studio_of(s).walked >> who & 1 or s.players[who].thalers < SEXTON_PRICE:
        return moves
    if arg & ILL_WORKS or s.players[who].at(s.column) == 0 or s.tiles_left() == 0:
        return moves
    segment: i64 = 0
    while segment < SEGMENTS:
        if segment != s.bishop:
            moves = append(moves, BISHOP_ANYWHERE + segment)
        segment += 1
    return moves


def shuffled_by_deck(s: Fresco, cards: vec[i64]) -> vec[i64]:
    """The cards with each deck in a random order of its own, C below B below A."""
    found = vec[i64](capacity=len(cards))
    deck = DECKS - 1
    while deck >= 0:
        own = vec[i64]()
        for card in cards:
            if s.box.more.portraits[card].deck == deck:
                own = append(own, card)
        s.reshuffle(own)
        for card in own:
            found = append(found, card)
        deck -= 1
    return found


def open_two(s: Fresco, studio: Studio) -> None:
    """Two cards from the top of the deck lie open, in place of the old ones."""
    for card in studio.open:
        if card != EMPTY:
            s.emit(REMOVED, -1, card)
    studio.open = vec[i64]()
    s.reveals += 1
    while i64(len(studio.open)) < OPEN:
        studio.deck, card = pop(studio.deck)
        studio.open = append(studio.open, card)
        s.emit(OPENED, -1, card)


def open_portraits(studio: Studio, moves: vec[i64]) -> vec[i64]:
    """Add the open cards that nobody has taken."""
    slot: i64 = 0
    while slot < OPEN:
        if studio.open[slot] != EMPTY:
            moves = append(moves, PORTRAIT + slot)
        slot += 1
    return moves


def paint(s: Fresco, marker: i64, slot: i64) -> None:
    """Take an open card and have what it brings; Leonardo has only the points."""
    studio = studio_of(s)
    card = studio.open[slot]
    portrait = s.box.more.portraits[card]
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


class MerchantPaints(ModuleDecision):
    """Which two basic paints? They may be equal (ruling 3.25)."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64](capacity=6)
        one: i64 = 0
        while one < BASIC:
            other = one
            while other < BASIC:
                moves = append(moves, one * BASIC + other)
                other += 1
            one += 1
        return moves

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        s.change_paint(who, move // BASIC, 1)
        s.change_paint(who, move % BASIC, 1)
        s.emit(CHOSE_PAINTS, who, move // BASIC, move % BASIC)


class LeonardoPaints(ModuleDecision):
    """Which open card does Leonardo take? He must take one."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = self.cards(s)
        return moves if len(moves) > 1 else vec[i64]()

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        moves = self.cards(s)
        if len(moves) > 0:
            self.take(s, who, arg, moves[0])

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        paint(s, arg, move)

    def cards(self, s: Fresco) -> vec[i64]:
        """The slots on which a card lies."""
        found = vec[i64]()
        for move in open_portraits(studio_of(s), vec[i64]()):
            found = append(found, move % MOVES_EACH)
        return found


# --- words and numbers of a card


def portrait_word(card: Portrait) -> str:
    """Who is to be painted, in any language."""
    return "portrait-" + card.name.replace("_", "-")


def rewards(card: Portrait) -> Message:
    """What a card brings."""
    if card.power != NO_POWER:
        return msg("m01-power-" + card.name.replace("_", "-"))
    found: list[Message] = []
    if card.points > 0:
        found.append(msg("m01-gift-points", n=card.points))
    if card.thalers > 0:
        found.append(msg("m01-gift-thalers", n=card.thalers))
    if card.mood > 0:
        found.append(msg("m01-gift-mood", n=card.mood))
    if card.paint != EMPTY:
        found.append(msg("m01-gift-paint", paint=PAINT_WORDS[card.paint]))
    return msg("m01-gifts", gifts=found)


def portrait_view(box: Components, number: i64) -> dict[str, object]:
    """An open card, or nothing where one was taken."""
    if number == EMPTY:
        return {}
    card = box.more.portraits[number]
    return {
        "name": portrait_word(card),
        "text": rewards(card).as_dict(),
        "deck": "ABC"[card.deck],
        "points": int(card.points),
        "thalers": int(card.thalers),
        "mood": int(card.mood),
        "paint": LETTERS[card.paint] if card.paint != EMPTY else "",
    }


def card_worth(card: Portrait) -> float:
    """About how many points a card is worth."""
    if card.power != NO_POWER:
        return 2.5
    worth = float(card.points) + float(card.thalers) * 0.5 + float(card.mood) * 0.25
    return worth + (3.8 if card.paint >= BASIC else 1.4 if card.paint >= 0 else 0.0)


MODULE: Final = Portraits()
