"""Pieces of module 8, the bells, laid by hand.

A certificate is its price, points and bells: `6 5 3`. Nothing is lost: what is laid somewhere comes from the pile, else
from the places on the board, else from Leonardo, and what was there goes to the bottom of the pile.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.fresco.modules.m08_bells import Bells, Debt, bells_of
from bottega.games.fresco.state import Fresco
from tests.games.fresco.table import GAME, GONE

__all__ = ["Bells"]

CERTIFICATES = [f"{c.price} {c.points} {c.bells}" for c in GAME.box.more.certificates]


# --- laying


def take_certificate(s: Fresco, word: str) -> int:
    """A certificate with these numbers, taken from where it is: the pile from its top, a place, or Leonardo."""
    bells = bells_of(s)
    pile = [int(number) for number in bells.pile]
    for place in reversed(range(len(pile))):
        if CERTIFICATES[pile[place]] == word:
            bells.pile = vec[i64](pile[:place] + pile[place + 1 :])
            if place < bells.known:
                bells.known -= 1
            return pile[place]
    for place, number in enumerate(bells.offer):
        if number >= 0 and CERTIFICATES[number] == word:
            bells.offer[place] = -1
            return int(number)
    for number in bells.leonardo:
        if CERTIFICATES[number] == word:
            bells.leonardo = vec[i64]([other for other in bells.leonardo if other != number])
            return int(number)
    raise AssertionError(f"no certificate {word} is left")


def put_under(s: Fresco, *numbers: int) -> None:
    """Certificates go to the bottom of the unknown part of the pile."""
    bells = bells_of(s)
    pile = [int(number) for number in bells.pile]
    bells.pile = vec[i64]([*pile[: bells.known], *numbers, *pile[bells.known :]])


def open_certificates(s: Fresco, *words: str) -> None:
    """Exactly these lie open, by place, `-` or nothing for an empty place."""
    bells = bells_of(s)
    put_under(s, *[int(number) for number in bells.offer if number >= 0])
    bells.offer = vec[i64]([-1] * len(s.players))
    numbers = [-1 if word == GONE else take_certificate(s, word) for word in words]
    bells.offer = vec[i64](numbers + [-1] * (len(s.players) - len(numbers)))


def next_certificates(s: Fresco, *words: str) -> None:
    """These lie on top of the pile, unknown to all; the first named will be opened first."""
    numbers = [take_certificate(s, word) for word in words]
    bells_of(s).pile = vec[i64]([*bells_of(s).pile, *reversed(numbers)])


def give_certificates(s: Fresco, seat: int, *words: str) -> None:
    """Certificates face down before a player, besides those already there; nothing is paid or scored."""
    for word in words:
        bells_of(s).paid[seat] |= 1 << take_certificate(s, word)


def owe(s: Fresco, seat: int, word: str, paid: int = 0) -> None:
    """An unfinished certificate before a player, with so many thalers on it; it is the newest."""
    bells = bells_of(s)
    assert paid < int(word.split()[0]), "a certificate that is paid is not unfinished"
    bells.debts = append(bells.debts, Debt(seat, take_certificate(s, word), paid))


def give_leonardo(s: Fresco, *words: str) -> None:
    """Exactly these are Leonardo's; those he had are in the pile."""
    bells = bells_of(s)
    put_under(s, *[int(number) for number in bells.leonardo])
    bells.leonardo = vec[i64]()
    bells.leonardo = vec[i64]([take_certificate(s, word) for word in words])


def leave_certificates(s: Fresco, seat: int, *words: str) -> None:
    """Only these are in the pile, the first on top, none known; all others of pile and board a player has paid."""
    bells = bells_of(s)
    open_certificates(s)
    kept = [take_certificate(s, word) for word in words]
    for number in bells.pile:
        bells.paid[seat] |= 1 << int(number)
    bells.pile = vec[i64](kept[::-1])
    bells.known = 0


# --- reading


def opened_certificates(s: Fresco) -> list[str]:
    """Those that lie open, by place; `-` for an empty place."""
    return [GONE if number < 0 else CERTIFICATES[number] for number in bells_of(s).offer]


def pile(s: Fresco) -> list[str]:
    """The pile from its top."""
    return [CERTIFICATES[number] for number in bells_of(s).pile][::-1]


def known(s: Fresco) -> int:
    """How many at the bottom of the pile everybody knows."""
    return int(bells_of(s).known)


def certificates(s: Fresco, seat: int) -> list[str]:
    """A player's paid certificates, in the order of the box."""
    return [word for number, word in enumerate(CERTIFICATES) if bells_of(s).paid[seat] >> number & 1]


def unfinished(s: Fresco, seat: int) -> list[tuple[str, int]]:
    """A player's unfinished certificates, the oldest first, each with the thalers on it."""
    return [(CERTIFICATES[debt.certificate], int(debt.paid)) for debt in bells_of(s).debts if debt.owner == seat]


def leonardos(s: Fresco) -> list[str]:
    """Leonardo's certificates."""
    return [CERTIFICATES[number] for number in bells_of(s).leonardo]


def bells_points(s: Fresco, seat: int) -> int:
    """All points that the module has brought a player."""
    return int(bells_of(s).points[seat])
