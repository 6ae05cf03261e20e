"""The Medico's pieces laid by hand: bottles in the letters 3, 2, 1 (portions) and J (juice), places by their names."""

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.const import PLACE_NAMES
from bottega.games.fresco.modules.m10_medico import BOTTLES, Medicine, medicine_of
from bottega.games.fresco.state import Fresco

__all__ = ["Medicine"]

TILES = [*PLACE_NAMES[:4], "same"]  # infection tiles


def make_ill(s: Fresco, seat: int, own: int, neutral: int = 0) -> None:
    """So many of a player's own apprentices are ill and with the Medico; ill ones for former neutral ones besides."""
    player = s.players[seat]
    medicine_of(s).ill_left += player.ill - own - neutral
    player.away = own
    player.ill = own + neutral


def ill(s: Fresco, seat: int) -> int:
    """A player's ill apprentices."""
    return int(s.players[seat].ill)


def away(s: Fresco, seat: int) -> int:
    """A player's own apprentices on the Medico's board."""
    return int(s.players[seat].away)


def aside(s: Fresco, seat: int) -> int:
    """Is an apprentice of the player in the armchair?"""
    return int(s.players[seat].aside)


def ill_left(s: Fresco) -> int:
    """Ill apprentices in the supply."""
    return int(medicine_of(s).ill_left)


def next_infections(s: Fresco, *names: str) -> None:
    """These infection tiles will be turned next, the first named first: a place of the sheet's front, or `same`."""
    medicine = medicine_of(s)
    deck = list(medicine.infections)
    for name in names:
        deck.remove(TILES.index(name))
    medicine.infections = vec[i64](deck + [TILES.index(name) for name in reversed(names)])


def infections(s: Fresco) -> list[str]:
    """The infection tiles that are left, in alphabetical order."""
    return sorted(TILES[tile] for tile in medicine_of(s).infections)


def infected(s: Fresco) -> str:
    """The infected place, or the one of the last round until the next is known."""
    place = medicine_of(s).infected
    return "" if place < 0 else PLACE_NAMES[place]


def leave_infections(s: Fresco, number: int) -> None:
    """So many infection tiles are left."""
    medicine = medicine_of(s)
    medicine.infections = vec[i64](list(medicine.infections)[:number])


def offer_bottles(s: Fresco, letters: str) -> None:
    """Exactly these bottles are for sale, from the left, a `-` for an empty place; others are in the pile."""
    medicine = medicine_of(s)
    pile = list(medicine.pile) + [bottle for bottle in medicine.offer if bottle >= 0]
    offer = [-1] * len(medicine.offer)
    for place, letter in enumerate(letters):
        if letter != "-":
            offer[place] = BOTTLES.index(letter)
            pile.remove(BOTTLES.index(letter))
    medicine.offer = vec[i64](offer)
    medicine.pile = vec[i64](pile)


def offered(s: Fresco) -> str:
    """The bottles for sale, from the left; `-` for an empty place."""
    return "".join("-" if bottle < 0 else BOTTLES[bottle] for bottle in medicine_of(s).offer)


def next_bottles(s: Fresco, letters: str) -> None:
    """These bottles will be drawn next, the first named first."""
    medicine = medicine_of(s)
    pile = list(medicine.pile)
    for letter in letters:
        pile.remove(BOTTLES.index(letter))
    medicine.pile = vec[i64](pile + [BOTTLES.index(letter) for letter in reversed(letters)])


def give_bottles(s: Fresco, seat: int, letters: str) -> None:
    """Bottles from the pile to a player."""
    medicine = medicine_of(s)
    for letter in letters:
        kind = BOTTLES.index(letter)
        pile = list(medicine.pile)
        pile.remove(kind)
        medicine.pile = vec[i64](pile)
        medicine.bottles[seat * 4 + kind] += 1


def bottles(s: Fresco, seat: int) -> str:
    """A player's bottles."""
    return medicine_of(s).bottles_of(seat)


def discarded(s: Fresco) -> str:
    """Used and unsold bottles."""
    return "".join(letter * medicine_of(s).discard[kind] for kind, letter in enumerate(BOTTLES))


def piled(s: Fresco) -> str:
    """The bottles in the pile, by kind."""
    return "".join(letter * list(medicine_of(s).pile).count(kind) for kind, letter in enumerate(BOTTLES))
