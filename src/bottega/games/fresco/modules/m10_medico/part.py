"""Infections, bottles and ill apprentices."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.const import COLUMNS, EMPTY
from bottega.games.fresco.module import Part
from bottega.games.fresco.modules.m10_medico.box import medico_box
from bottega.games.fresco.modules.m10_medico.view_types import MedicoView
from bottega.games.fresco.sheet import leaves_open
from bottega.games.fresco.state import Fresco, Player, zeros
from bottega.games.fresco.words import PLACE_WORDS

NUMBER: Final = 10

BOTTLES: Final = "321J"  # kinds: green ones with three, two, one portion, and juice
BOTTLE_KINDS: Final[i64] = 4
JUICE: Final[i64] = 3
MOST_PORTIONS: Final[i64] = 3
SAME: Final[i64] = 4  # the infection tile with a signpost; the others are places
INFECTION_SAME: Final = "infection-same"
NOWHERE: Final[i64] = -1


class Medicine(Part):
    """Infections, bottles, and the ill apprentices who are with nobody. Players keep their own: see `Player.ill`."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.infections: vec[i64] = vec[i64]()  # the next tile is the last
        self.infected: i64 = NOWHERE  # this round's place, or the last one's until the next is known
        self.pile: vec[i64] = vec[i64]()  # bottles
        self.offer: vec[i64] = vec[i64]()  # the bottle on each place
        self.discard: vec[i64] = zeros(BOTTLE_KINDS)
        self.bottles: vec[i64] = zeros(seats * BOTTLE_KINDS)  # by seat and kind
        self.ill_left: i64 = 0  # ill apprentices in the supply
        self.armchairs: i64 = 0  # seats with somebody set aside since the last waking up, one bit each
        self.waiting: i64 = 0  # ill apprentices who have still to work at this place

    def copy(self) -> Part:
        other = Medicine(0)
        other.infections = self.infections[:]
        other.infected = self.infected
        other.pile = self.pile[:]
        other.offer = self.offer[:]
        other.discard = self.discard[:]
        other.bottles = self.bottles[:]
        other.ill_left = self.ill_left
        other.armchairs = self.armchairs
        other.waiting = self.waiting
        return other

    def key(self) -> list[int]:
        tiles = [len(self.infections), *self.infections, self.infected, len(self.pile), *self.pile, *self.offer]
        return [*tiles, *self.discard, *self.bottles, self.ill_left, self.armchairs, self.waiting]

    def view(self, s: Fresco, who: int) -> MedicoView:
        prices = bottle_prices(s)
        return {
            "module": "medico",
            "infected": place_word(self.infected) if s.column >= 0 else "",
            "infected_before": place_word(self.infected) if s.column < 0 else "",
            "infections": len(self.infections),
            "turned": self.turned(s),
            "prices": list(prices),
            "limit": int(medico_box(s.box).bottle_limit),
            "healthy_thalers": int(medico_box(s.box).healthy_thalers),
            "offer": [
                {"place": place + 1, "price": int(prices[place]), "bottle": BOTTLES[bottle]}
                for place, bottle in enumerate(self.offer)
                if bottle != EMPTY
            ],
            "pile": len(self.pile),
            "discard": sum(self.discard),
            "ill_left": int(self.ill_left),
            "players": [
                {
                    "ill": int(player.ill),
                    "away": int(player.away),
                    "aside": int(player.aside),
                    "neutral": int(player.neutral),
                    "neutral_at": neutral_view(s, player, seat == who or s.column >= 0),
                    "bottles": self.bottles_of(seat),
                }
                for seat, player in enumerate(s.players)
            ],
        }

    def turned(self, s: Fresco) -> list[str]:
        """Infection tiles that have been turned up, sorted: all have seen them."""
        words: list[str] = []
        for tile, count in enumerate(medico_box(s.box).infections):
            word = INFECTION_SAME if tile == SAME else PLACE_WORDS[tile]
            words += [word] * (int(count) - list(self.infections).count(tile))
        return words

    def bottles_of(self, seat: int) -> str:
        """A player's bottles as letters."""
        return "".join(letter * self.bottles[seat * BOTTLE_KINDS + kind] for kind, letter in enumerate(BOTTLES))

    def redeal(self, s: Fresco) -> None:
        """Nobody knows what comes next."""
        s.reshuffle(self.infections)
        s.reshuffle(self.pile)

    def goods(self, s: Fresco, seat: i64) -> dict[str, int]:
        bottles = self.bottles[seat * BOTTLE_KINDS : (seat + 1) * BOTTLE_KINDS]
        return {"bottles": int(sum(bottles)), "ill": int(s.players[seat].ill)}

    def pieces(self, s: Fresco) -> list[int]:
        """All bottles by kind, and all ill apprentices; own ones are healthy, in the armchair or with the Medico."""
        counts = [self.ill_left + sum([player.ill for player in s.players])]
        for kind in range(BOTTLE_KINDS):
            owned = sum([self.bottles[seat * BOTTLE_KINDS + kind] for seat in range(len(s.players))])
            counts.append(list(self.pile).count(kind) + list(self.offer).count(kind) + self.discard[kind] + owned)
        wrong = [player for player in s.players if player.away > player.ill or player.away + player.aside > player.own]
        return [*counts, len(wrong)]


def medicine_of(s: Fresco) -> Medicine:
    return cast(Medicine, s.parts[s.rules.slots[NUMBER]])


def bottle_prices(s: Fresco) -> vec[i64]:
    """The price of each place of the Medico's board."""
    return medico_box(s.box).bottle_prices_4 if len(s.players) == 4 else medico_box(s.box).bottle_prices_3


def standing_at(s: Fresco, who: i64, place: i64, kind: i64) -> i64:
    """The player's apprentices of a kind at a place, in all columns that show it; covered ones do not count."""
    standing: i64 = 0
    column: i64 = 0
    while column < COLUMNS:
        if s.place(column) == place and leaves_open(s, who, column):
            standing += s.players[who].at(column, kind)
        column += 1
    return standing


def neutral_stands(s: Fresco, who: i64, place: i64) -> bool:
    """Does the neutral apprentice stand at a place, healthy and not on an action tile?"""
    player = s.players[who]
    column = player.neutral_at()
    return player.neutral > 0 and column != EMPTY and s.place(column) == place and leaves_open(s, who, column)


def place_word(place: i64) -> str:
    return "" if place == NOWHERE else PLACE_WORDS[place]


def neutral_view(s: Fresco, player: Player, shown: bool) -> int | None:
    """The column of the neutral apprentice, None for whoever may not know it or if there is none."""
    column = player.neutral_at()
    return int(column) if shown and player.neutral > 0 and column != EMPTY else None
