"""The Medico's pieces laid by hand: bottles in the letters 3, 2, 1 (portions) and J (juice), places by their names."""

import re
from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.const import PLACE_NAMES
from bottega.games.fresco.modules.m10_medico import BOTTLES, HEAL, medicine_of
from tests.games.fresco.board import Board

INFECTION_TILES = [*PLACE_NAMES[:4], "same"]


class MedicineScene(Board):
    def make_ill(self, seat: int, own: int, neutral: int = 0) -> Self:
        """So many of a player's own apprentices are ill and with the Medico; besides, ill ones for neutral ones."""
        player = self.state.players[seat]
        medicine_of(self.state).ill_left += player.ill - own - neutral
        player.away = own
        player.ill = own + neutral
        return self

    def ill(self, seat: int) -> int:
        """A player's ill apprentices."""
        return int(self.state.players[seat].ill)

    def away(self, seat: int) -> int:
        """A player's own apprentices on the Medico's board."""
        return int(self.state.players[seat].away)

    def aside(self, seat: int) -> int:
        """Is an apprentice of the player in the armchair?"""
        return int(self.state.players[seat].aside)

    def ill_left(self) -> int:
        """Ill apprentices in the supply."""
        return int(medicine_of(self.state).ill_left)

    def next_infections(self, *names: str) -> Self:
        """These infection tiles will be turned next, the first named first: a place of the sheet's front, or `same`."""
        medicine = medicine_of(self.state)
        deck = list(medicine.infections)
        for name in names:
            deck.remove(INFECTION_TILES.index(name))
        medicine.infections = vec[i64](deck + [INFECTION_TILES.index(name) for name in reversed(names)])
        return self

    def infections(self) -> list[str]:
        """The infection tiles that are left, in alphabetical order."""
        return sorted(INFECTION_TILES[tile] for tile in medicine_of(self.state).infections)

    def infected(self) -> str:
        """The infected place, or the one of the last round until the next is known."""
        place = medicine_of(self.state).infected
        return "" if place < 0 else PLACE_NAMES[place]

    def leave_infections(self, number: int) -> Self:
        """So many infection tiles are left."""
        medicine = medicine_of(self.state)
        medicine.infections = vec[i64](list(medicine.infections)[:number])
        return self

    def offer_bottles(self, letters: str) -> Self:
        """Exactly these bottles are for sale, from the left, a `-` for an empty place; others are in the pile."""
        medicine = medicine_of(self.state)
        pile = list(medicine.pile) + [bottle for bottle in medicine.offer if bottle >= 0]
        offer = [-1] * len(medicine.offer)
        for place, letter in enumerate(letters):
            if letter != "-":
                offer[place] = BOTTLES.index(letter)
                pile.remove(BOTTLES.index(letter))
        medicine.offer = vec[i64](offer)
        medicine.pile = vec[i64](pile)
        return self

    def offered(self) -> str:
        """The bottles for sale, from the left; `-` for an empty place."""
        return "".join("-" if bottle < 0 else BOTTLES[bottle] for bottle in medicine_of(self.state).offer)

    def next_bottles(self, letters: str) -> Self:
        """These bottles will be drawn next, the first named first."""
        medicine = medicine_of(self.state)
        pile = list(medicine.pile)
        for letter in letters:
            pile.remove(BOTTLES.index(letter))
        medicine.pile = vec[i64](pile + [BOTTLES.index(letter) for letter in reversed(letters)])
        return self

    def give_bottles(self, seat: int, letters: str) -> Self:
        """Bottles from the pile to a player."""
        medicine = medicine_of(self.state)
        for letter in letters:
            kind = BOTTLES.index(letter)
            pile = list(medicine.pile)
            pile.remove(kind)
            medicine.pile = vec[i64](pile)
            medicine.bottles[seat * 4 + kind] += 1
        return self

    def bottles(self, seat: int) -> str:
        """A player's bottles."""
        return medicine_of(self.state).bottles_of(seat)

    def discarded(self) -> str:
        """Used and unsold bottles."""
        return "".join(letter * medicine_of(self.state).discard[kind] for kind, letter in enumerate(BOTTLES))

    def piled(self) -> str:
        """The bottles in the pile, by kind."""
        return "".join(letter * list(medicine_of(self.state).pile).count(kind) for kind, letter in enumerate(BOTTLES))

    def send(self, seat: int, plan: str, first: str = "", neutral: str = "") -> Self:
        """One player plans, `1 2+1 0 1 0` with ill ones after the plus; `first` answers what is asked before.

        The neutral apprentice stands where `neutral` says, else at the first place that is offered.
        """
        sheet = "MCSWD" if self.final else "MCSWT"
        answers, words = first.split(), plan.split()
        while seat in self.planners():
            self.ask(seat)
            asked = self.options()[0]
            if asked.startswith("N@"):
                self.play_as(seat, f"N@{neutral}" if neutral else asked)
            elif asked[0] in sheet:
                self.play_as(seat, asked[0] + words[sheet.index(asked[0])])
            elif answers:
                self.play_as(seat, answers.pop(0))
            else:
                self.play_as(seat, "L0" if asked == "L0" else "-")
        assert not answers
        return self

    def rest(self) -> Self:
        """All who have not planned: up to three at the workshop, the others in the cathedral; ill ones stay at home."""
        for seat in list(self.planners()):
            healthy = self.apprentices(seat)
            blenders = min(healthy, 3)
            self.send(seat, f"0 {healthy - blenders} 0 {blenders} 0")
        return self

    def act(self, plan: str, first: str = "", neutral: str = "") -> Self:
        """Seat 0 plans, the others go to workshop and cathedral."""
        self.send(0, plan, first, neutral)
        return self.rest()

    def sick(self, seat: int = 0) -> tuple[int, int]:
        """A player's ill apprentices, and their own ones with the Medico."""
        return self.ill(seat), self.away(seat)

    def pass_by(self, column: int) -> Self:
        """Play on, doing as little as possible, until a later location than this comes."""
        number = self.round
        while not self.over() and self.round == number and self.column <= column and not self.choosing():
            self.play(self.idle())
        return self

    def choosing(self) -> bool:
        """Must somebody say whether the neutral apprentice falls ill?"""
        return self.options() == ["O", "N"]

    def healing(self) -> bool:
        """Is somebody asked for bottles to open?"""
        return self.step() == HEAL

    def drink(self, letters: str) -> Self:
        """These bottles are used one after the other, each for as many as it can heal."""
        for letter in letters:
            self.play([move for move in self.options() if move[0] == letter][-1])
        return self

    def to_healing(self) -> Self:
        while not self.healing():
            self.play(self.idle())
        return self

    def only_infections(self, *names: str) -> Self:
        """Exactly these infection tiles are left, the first named on top."""
        others = self.infections()
        for name in names:
            others.remove(name)
        self.next_infections(*others, *names).leave_infections(len(names))
        return self

    def up(self, times: str = "7 8 9", paints: str = "", money: int = 12) -> Self:
        """All wake up; seat 0 has these goods, seat 1 could blend an orange."""
        hours = dict(enumerate(times.split()))
        while not self.state.awake and self.options()[0] != "H":
            asked = self.options()[0].endswith(":00")
            self.play(f"{hours[int(self.argument())]}:00" if asked else self.idle())
        return self.give(0, paints, money).give(1, "RY")

    def elixirs(self) -> list[str]:
        """The uses of elixir that are offered."""
        return [move for move in self.options() if re.fullmatch("[123]:[0-3]", move)]
