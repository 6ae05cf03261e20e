"""The portraits: the deck, the open cards, and whom they have helped."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import ALTAR, BASIC, EMPTY, LETTERS, THEATER_MOOD
from bottega.games.fresco.module import Part
from bottega.games.fresco.modules.m01_portraits.box import ABBOT, NO_POWER, Portrait, portraits_box
from bottega.games.fresco.modules.m01_portraits.view_types import OpenPortrait, PortraitPower, PortraitsView
from bottega.games.fresco.places.restoring import bishop_bonus
from bottega.games.fresco.state import Fresco, zeros
from bottega.games.fresco.words import PAINT_WORDS

NUMBER: Final = 1

OPEN: Final[i64] = 2  # cards that lie open

SERVANT_INCOME: Final[i64] = 1  # thalers more
ACTOR_MOOD: Final[i64] = 1  # steps more for each apprentice at the theater
ABBOT_BONUS: Final[i64] = 1  # points more with the bishop's bonus
SEXTON_PRICE: Final[i64] = 1
DECKS: Final[i64] = 3


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

    def view(self, s: Fresco, who: int) -> PortraitsView:
        return {
            "module": "portraits",
            "deck": len(self.deck),
            "open": [portrait_view(s.box, card) for card in self.open],
            "players": [
                {
                    "portraits": [
                        portrait_word(card) for card in portraits_box(s.box).portraits if power >> card.power & 1
                    ],
                    "painted": self.painted >> seat & 1 == 1,
                    "sexton_used": self.walked >> seat & 1 == 1,
                }
                for seat, power in enumerate(self.powers)
            ],
        }

    def redeal(self, s: Fresco) -> None:
        """The decks lie on one another: each is shuffled by itself."""
        self.deck = shuffled_by_deck(s, self.deck)

    def pieces(self, s: Fresco) -> list[int]:
        """No card is twice in the game."""
        cards = [*self.deck, *[card for card in self.open if card != EMPTY]]
        return [len(cards) - len(set(cards))]


def studio_of(s: Fresco) -> Studio:
    return cast(Studio, s.parts[s.rules.slots[NUMBER]])


def has_power(s: Fresco, who: i64, power: i64) -> bool:
    """Does the player own a permanent card?"""
    return studio_of(s).powers[who] >> power & 1 == 1


def abbot_helps(s: Fresco, marker: i64, segment: i64) -> bool:
    """Does the abbot add a point to the bishop's bonus?"""
    if segment == ALTAR or not s.is_player(marker):
        return False
    return has_power(s, marker, ABBOT) and bishop_bonus(s, segment) > 0


def shuffled_by_deck(s: Fresco, cards: vec[i64]) -> vec[i64]:
    """The cards with each deck in a random order of its own, C below B below A."""
    shuffled = vec[i64](capacity=len(cards))
    deck = DECKS - 1
    while deck >= 0:
        own = vec[i64]()
        for card in cards:
            if portraits_box(s.box).portraits[card].deck == deck:
                own = append(own, card)
        s.reshuffle(own)
        for card in own:
            shuffled = append(shuffled, card)
        deck -= 1
    return shuffled


def open_slots(s: Fresco) -> vec[i64]:
    """The slots of open cards that nobody has taken."""
    slots = vec[i64]()
    slot: i64 = 0
    for card in studio_of(s).open:
        if card != EMPTY:
            slots = append(slots, slot)
        slot += 1
    return slots


# --- words of a card


def portrait_word(card: Portrait) -> str:
    """Who is to be painted, in any language."""
    return "portrait-" + card.name.replace("_", "-")


def rewards(card: Portrait) -> Message:
    """What a card brings."""
    if card.power != NO_POWER:
        return msg("m01-power-" + card.name.replace("_", "-"))
    gifts: list[Message] = []
    if card.points > 0:
        gifts.append(msg("m01-gift-points", n=card.points))
    if card.thalers > 0:
        gifts.append(msg("m01-gift-thalers", n=card.thalers))
    if card.mood > 0:
        gifts.append(msg("m01-gift-mood", n=card.mood))
    if card.paint != EMPTY:
        gifts.append(msg("m01-gift-paint", paint=PAINT_WORDS[card.paint]))
    return msg("m01-gifts", gifts=gifts)


def portrait_view(box: Components, number: i64) -> OpenPortrait:
    """An open card, or nothing where one was taken."""
    if number == EMPTY:
        return {}
    card = portraits_box(box).portraits[number]
    return {
        "name": portrait_word(card),
        "text": rewards(card).as_dict(),
        "deck": "ABC"[card.deck],
        "points": int(card.points),
        "thalers": int(card.thalers),
        "mood": int(card.mood),
        "paint": LETTERS[card.paint] if card.paint != EMPTY else "",
        "power": power_views(box)[card.power],
    }


def power_views(box: Components) -> tuple[PortraitPower, ...]:
    """What each power does: thalers every round, mood for each apprentice at the theater and so on."""
    return (
        {},
        {"income": int(SERVANT_INCOME)},
        {"theater": int(THEATER_MOOD + ACTOR_MOOD)},
        {"bonus": int(ABBOT_BONUS)},
        {"price": int(SEXTON_PRICE)},
        {"paints": LETTERS[:BASIC]},
        {"mood": int(box.mood_highest)},
    )
