"""Pieces of module 8, the bells, laid by hand.

A certificate is its price, points and bells: `6 5 3`. Nothing is lost: what is laid somewhere comes from the pile, else
from the places on the board, else from Leonardo, and what was there goes to the bottom of the pile.
"""

from typing import Self

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.fresco.modules.m08_bells import Debt, bells_of
from bottega.games.fresco.modules.m08_bells.box import bells_box
from tests.games.fresco.board import GAME, GONE, Board

CERTIFICATES = [f"{c.price} {c.points} {c.bells}" for c in bells_box(GAME.box).certificates]


class CertificatesScene(Board):
    # --- laying

    def take_certificate(self, word: str) -> int:
        """A certificate with these numbers, taken from where it is: the pile from its top, a place, or Leonardo."""
        bells = bells_of(self.state)
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

    def put_under(self, *numbers: int) -> Self:
        """Certificates go to the bottom of the unknown part of the pile."""
        bells = bells_of(self.state)
        pile = [int(number) for number in bells.pile]
        bells.pile = vec[i64]([*pile[: bells.known], *numbers, *pile[bells.known :]])
        return self

    def open_certificates(self, *words: str) -> Self:
        """Exactly these lie open, by place, `-` or nothing for an empty place."""
        bells = bells_of(self.state)
        self.put_under(*[int(number) for number in bells.offer if number >= 0])
        bells.offer = vec[i64]([-1] * len(self.state.players))
        numbers = [-1 if word == GONE else self.take_certificate(word) for word in words]
        bells.offer = vec[i64](numbers + [-1] * (len(self.state.players) - len(numbers)))
        return self

    def next_certificates(self, *words: str) -> Self:
        """These lie on top of the pile, unknown to all; the first named will be opened first."""
        numbers = [self.take_certificate(word) for word in words]
        bells_of(self.state).pile = vec[i64]([*bells_of(self.state).pile, *reversed(numbers)])
        return self

    def give_certificates(self, seat: int, *words: str) -> Self:
        """Certificates face down before a player, besides those already there; nothing is paid or scored."""
        for word in words:
            bells_of(self.state).paid[seat] |= 1 << self.take_certificate(word)
        return self

    def owe(self, seat: int, word: str, paid: int = 0) -> Self:
        """An unfinished certificate before a player, with so many thalers on it; it is the newest."""
        bells = bells_of(self.state)
        assert paid < int(word.split()[0]), "a certificate that is paid is not unfinished"
        bells.debts = append(bells.debts, Debt(seat, self.take_certificate(word), paid))
        return self

    def give_leonardo(self, *words: str) -> Self:
        """Exactly these are Leonardo's; those he had are in the pile."""
        bells = bells_of(self.state)
        self.put_under(*[int(number) for number in bells.leonardo])
        bells.leonardo = vec[i64]()
        bells.leonardo = vec[i64]([self.take_certificate(word) for word in words])
        return self

    def leave_certificates(self, seat: int, *words: str) -> Self:
        """Only these are in the pile, the first on top, none known; all others of pile and board a player has paid."""
        bells = bells_of(self.state)
        self.open_certificates()
        kept = [self.take_certificate(word) for word in words]
        for number in bells.pile:
            bells.paid[seat] |= 1 << int(number)
        bells.pile = vec[i64](kept[::-1])
        bells.known = 0
        return self

    # --- reading

    def opened_certificates(self) -> list[str]:
        """Those that lie open, by place; `-` for an empty place."""
        return [GONE if number < 0 else CERTIFICATES[number] for number in bells_of(self.state).offer]

    def pile(self) -> list[str]:
        """The pile from its top."""
        return [CERTIFICATES[number] for number in bells_of(self.state).pile][::-1]

    def known(self) -> int:
        """How many at the bottom of the pile everybody knows."""
        return int(bells_of(self.state).known)

    def certificates(self, seat: int) -> list[str]:
        """A player's paid certificates, in the order of the box."""
        return [word for number, word in enumerate(CERTIFICATES) if bells_of(self.state).paid[seat] >> number & 1]

    def unfinished(self, seat: int) -> list[tuple[str, int]]:
        """A player's unfinished certificates, the oldest first, each with the thalers on it."""
        return [
            (CERTIFICATES[debt.certificate], int(debt.paid))
            for debt in bells_of(self.state).debts
            if debt.owner == seat
        ]

    def leonardos(self) -> list[str]:
        """Leonardo's certificates."""
        return [CERTIFICATES[number] for number in bells_of(self.state).leonardo]

    def distribute(self, totals: dict[int, list[str]]) -> Self:
        for seat, words in totals.items():
            self.give_certificates(seat, *words)
        return self

    def steal(self, owner: int, seat: int, *words: str) -> Self:
        """Paid certificates go from one player to another."""
        part = bells_of(self.state)
        for word in words:
            number = next(n for n, w in enumerate(CERTIFICATES) if w == word and part.paid[owner] >> n & 1)
            part.paid[owner] -= 1 << number
            part.paid[seat] += 1 << number
        return self
