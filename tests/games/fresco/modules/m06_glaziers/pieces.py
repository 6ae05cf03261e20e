"""Glass, windows and the bench laid by hand: tokens are letters of YBRG, windows words of them."""

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.modules.m06_glaziers import Glazery, glazery_of
from bottega.games.fresco.modules.m06_glaziers.box import glass_box
from tests.games.fresco.board import GAME, Board


def take_token(glazery: Glazery, colour: int) -> None:
    """A token out of the bag, else out of what is for sale."""
    bag = list(glazery.bag)
    if colour in bag:
        bag.remove(colour)
        glazery.bag = vec[i64](bag)
    else:
        glazery.shown[colour] -= 1


class GlassScene(Board):
    def give_glass(self, seat: int, letters: str) -> Self:
        """Tokens from the bag to a player, letters of YBRG."""
        glazery = glazery_of(self.state)
        for letter in letters:
            colour = "YBRG".index(letter)
            take_token(glazery, colour)
            glazery.tokens[seat * 4 + colour] += 1
        return self

    def glass(self, seat: int) -> str:
        return "".join(letter * glazery_of(self.state).tokens[seat * 4 + i] for i, letter in enumerate("YBRG"))

    def for_sale(self) -> str:
        """The tokens on the glazery's board."""
        return "".join(letter * glazery_of(self.state).shown[i] for i, letter in enumerate("YBRG"))

    def sell_glass(self, letters: str) -> Self:
        """Exactly these tokens are on the glazery's board, the others in the bag."""
        glazery = glazery_of(self.state)
        bag = [*glazery.bag, *(colour for colour in range(4) for _ in range(glazery.shown[colour]))]
        for colour, letter in enumerate("YBRG"):
            glazery.shown[colour] = letters.count(letter)
        for letter in letters:
            bag.remove("YBRG".index(letter))
        glazery.bag = vec[i64](bag)
        return self

    def glass_reserve(self) -> str:
        return "".join(letter * glazery_of(self.state).reserve[i] for i, letter in enumerate("YBRG"))

    def lay_bench(self, windows: str, following: str = "") -> Self:
        """Exactly these six windows lie on the bench, `RG YBY ...`, the first costs nothing; then `following`."""
        glazery = glazery_of(self.state)
        known = [window.letters for window in glass_box(GAME.box).windows]
        bench = [known.index(word) for word in windows.split()]
        then = [known.index(word) for word in following.split()]
        rest = [window for window in range(len(known)) if window not in bench + then]
        glazery.bench = vec[i64](bench)
        glazery.pile = vec[i64](rest + then[::-1])
        return self

    def bench(self) -> str:
        return " ".join("-" if w < 0 else glass_box(GAME.box).windows[w].letters for w in glazery_of(self.state).bench)
