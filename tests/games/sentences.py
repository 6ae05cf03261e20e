"""What is so on a table, said in the sentence that laid it: `scene("10").awake().has(thalers=12).asks("M0 M1")`."""

from inspect import signature
from typing import Self, cast

import pytest

from bottega.core.errors import BadNotation


class Sentences:
    """What all scenes can say of themselves."""

    first = 0  # the number of the first player

    def options(self) -> list[str]:
        raise NotImplementedError

    def read(self, move: str) -> int:
        raise NotImplementedError

    def has(self, who: int | None = None, **facts: object) -> Self:
        """What is read from the table is this, by the name of the method; of a player, what this one has."""
        for name, wanted in facts.items():
            found = self.fact(name, self.first if who is None else who)
            assert found == wanted, f"{name} is {found}, not {wanted}"
        return self

    def fact(self, name: str, who: int) -> object:
        """What a method or property of this name says, of a player if it asks for one."""
        said = getattr(self, name)
        if not callable(said):
            return cast(object, said)
        return said(who) if signature(said).parameters else said()

    def asks(self, moves: str) -> Self:
        """The question now has exactly these answers, in this order."""
        assert self.options() == moves.split(), f"options are {self.options()}"
        return self

    def offers(self, moves: str) -> Self:
        """These are among the options."""
        assert set(moves.split()) <= set(self.options()), f"options are {self.options()}"
        return self

    def offers_no(self, moves: str) -> Self:
        """None of these is among the options."""
        assert set(moves.split()).isdisjoint(self.options()), f"options are {self.options()}"
        return self

    def offers_none(self, signs: str) -> Self:
        """No option begins with one of these."""
        assert not [move for move in self.options() if move[0] in signs], f"options are {self.options()}"
        return self

    def refuses(self, move: str) -> Self:
        """Nothing that is asked has such an answer."""
        with pytest.raises(BadNotation):
            self.read(move)
        return self
