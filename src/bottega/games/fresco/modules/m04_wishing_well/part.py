"""The wishing well: pennies, wish cards, and what has been used in the present visit."""

from typing import Final, cast

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY
from bottega.games.fresco.dealing import asked_besides, bring_last
from bottega.games.fresco.module import Part
from bottega.games.fresco.modules.m04_wishing_well.box import well_box
from bottega.games.fresco.modules.m04_wishing_well.view_types import WellView, WishesOf
from bottega.games.fresco.state import Fresco, zeros

NUMBER: Final = 4

# Kinds of wish cards.
LUCKY_DAY: Final[i64] = 0
FREE_PAINT: Final[i64] = 1  # three kinds, by the tile they show
VISIT: Final[i64] = 4
PRAISE: Final[i64] = 5
TIP: Final[i64] = 6
ALCHEMY: Final[i64] = 7
FINDERS: Final[i64] = 8
BUSKER: Final[i64] = 9
KINDS: Final[i64] = 10
FREE_KINDS: Final[i64] = 3

WISHES: Final = (
    "wish-lucky-day",
    "wish-free-paint",
    "wish-free-paint",
    "wish-free-paint",
    "wish-visit",
    "wish-praise",
    "wish-tip",
    "wish-alchemy",
    "wish-finders-keepers",
    "wish-busker",
)

WELL_ROOM: Final[i64] = 2


class Well(Part):
    """Pennies, cards, and what has been used in the present visit."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.deck: vec[i64] = vec[i64]()
        self.hands: vec[i64] = zeros(seats * KINDS)  # by seat and kind
        self.gone: vec[i64] = zeros(KINDS)  # used cards
        self.pennies: vec[i64] = zeros(seats)
        self.on_market: vec[i64] = zeros(seats)  # pennies set when planning
        self.well: i64 = 0
        self.supply: i64 = 0
        self.used: i64 = 0  # healthy apprentices' cards in this visit, but for the workshop's
        self.freed: i64 = 0  # of these, free paint
        self.praised: bool = False

    def copy(self) -> Part:
        other = Well(0)
        other.points = self.points[:]
        other.deck = self.deck[:]
        other.hands = self.hands[:]
        other.gone = self.gone[:]
        other.pennies = self.pennies[:]
        other.on_market = self.on_market[:]
        other.well = self.well
        other.supply = self.supply
        other.used = self.used
        other.freed = self.freed
        other.praised = self.praised
        return other

    def key(self) -> list[int]:
        goods = [len(self.deck), *self.deck, *self.hands, *self.gone, *self.pennies, *self.on_market, *self.points]
        return [*goods, self.well, self.supply, self.used, self.freed, self.praised]

    def view(self, s: Fresco, who: int) -> WellView:
        return {
            "module": "wishing well",
            "well": int(self.well),
            "room": int(WELL_ROOM),
            "supply": int(self.supply),
            "deck": len(self.deck),
            "used": [card_words(s.box, kind).as_dict() for kind in range(KINDS) for _ in range(self.gone[kind])],
            "players": [self.player_view(s, seat, seat == who) for seat in range(len(s.players))],
        }

    def player_view(self, s: Fresco, seat: int, own: bool) -> WishesOf:
        """Pennies and cards lie behind the screen; how many cards is open, and so are pennies on the market."""
        revealed = own or s.column >= 0
        hand = self.hands[seat * KINDS : (seat + 1) * KINDS]
        cards = [card_words(s.box, kind).as_dict() for kind in range(KINDS) for _ in range(hand[kind])]
        return {
            "wishes": cards if own or s.laid_open else None,
            "wish_count": self.cards(seat),
            "pennies": int(self.pennies[seat]) if own or s.laid_open else None,
            "on_market": int(self.on_market[seat]) if revealed else None,
        }

    def cards(self, seat: i64) -> int:
        """How many cards a player has."""
        return sum([self.hands[seat * KINDS + kind] for kind in range(KINDS)])

    def redeal(self, s: Fresco) -> None:
        s.reshuffle(self.deck)

    def deal(self, s: Fresco, who: int, wanted: i64) -> None:
        """Others' cards come from what is not seen; pennies they have set are secret until plans are revealed."""
        if s.laid_open:
            self.redeal(s)
            return  # all else lies open
        asked = asked_besides(s, who) if wanted >= 0 else EMPTY
        counts = zeros(len(self.pennies))
        pool = self.deck[:]
        seat: i64 = 0
        while seat < i64(len(counts)):
            kind: i64 = 0
            while kind < KINDS and seat != who:
                while self.hands[seat * KINDS + kind] > 0:
                    self.hands[seat * KINDS + kind] -= 1
                    counts[seat] += 1
                    pool = append(pool, kind)
                kind += 1
            if seat != who and s.column < 0:
                self.pennies[seat] += self.on_market[seat]  # whatever they set is still secret
                self.on_market[seat] = 0
            seat += 1
        s.reshuffle(pool)
        if asked != EMPTY and counts[asked] > 0:
            bring_last(pool, wanted)
            pool = self.draw_from(pool, asked)
            counts[asked] -= 1
        seat = 0
        while seat < i64(len(counts)):
            while counts[seat] > 0:
                pool = self.draw_from(pool, seat)
                counts[seat] -= 1
            seat += 1
        self.deck = pool

    def draw_from(self, pool: vec[i64], seat: i64) -> vec[i64]:
        """The last card of a pool goes to a player's hand."""
        pool, kind = pop(pool)
        self.hands[seat * KINDS + kind] += 1
        return pool

    def screened(self, s: Fresco, seat: i64) -> list[int]:
        return [self.pennies[seat] + self.on_market[seat]]

    def told(self, s: Fresco, seat: int) -> dict[str, object]:
        """What of the pennies is planned for the market is still a secret."""
        return {"pennies": int(self.pennies[seat] + (self.on_market[seat] if s.column < 0 else 0))}

    def goods(self, s: Fresco, seat: i64) -> dict[str, int]:
        cards = self.hands[seat * KINDS : (seat + 1) * KINDS]
        return {"pennies": int(self.pennies[seat]), "wish_cards": int(sum(cards))}

    def pieces(self, s: Fresco) -> list[int]:
        """All pennies, and all cards by kind."""
        counts = [sum(self.pennies) + sum(self.on_market) + self.well + self.supply]
        for kind in range(KINDS):
            hands = sum(self.hands[seat * KINDS + kind] for seat in range(len(self.pennies)))
            counts.append(list(self.deck).count(kind) + hands + self.gone[kind])
        return counts


def well_of(s: Fresco) -> Well:
    return cast(Well, s.parts[s.rules.slots[NUMBER]])


def has_card(s: Fresco, who: i64, kind: i64) -> bool:
    """Has the player a card of this kind?"""
    return well_of(s).hands[who * KINDS + kind] > 0


def without_card(s: Fresco, who: i64) -> bool:
    """Is there a healthy apprentice at this place who has used no card yet (ruling 3.37)?"""
    return well_of(s).used < s.players[who].at(s.column)


def card_words(box: Components, kind: i64) -> Message:
    """A card; Free Paint with the tile it shows."""
    if FREE_PAINT <= kind < FREE_PAINT + FREE_KINDS:
        return msg("wish-free-paint", paints=well_box(box).free_paint[kind - FREE_PAINT].letters)
    return msg(WISHES[kind])


def card_spot(kind: i64) -> str:
    """The spot of the player's cards of a kind."""
    return "m04-" + WISHES[kind]
