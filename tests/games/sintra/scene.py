"""Tables laid by hand, in the letters of the component table and the moves.

A palace is eight words from left to right. `OWWWW` is a strip by the fields it shows, `OWWWW:OW` has two panes on it,
`WJOJP:P+BY` also has a blue and a yellow pane on its jokers. `/P` or `/PB` is the window below, upper half first;
`-/PB` is a complete window whose strip is gone. Players, positions and rounds count from 1.
"""

import re
from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.game import Result
from bottega.games.sintra.box import integers
from bottega.games.sintra.const import LETTERS, NO_PANE, letters, panes_of
from bottega.games.sintra.game import SintraGame
from bottega.games.sintra.state import Column, Sintra
from tests.games.sentences import Sentences

GAME = SintraGame()
FRONTS = "PPWWW OWWWW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY"
NO_STRIPS = "-/PW -/PW -/PW -/PW -/PW -/PW -/PW -/PW"
WORD = re.compile(r"([PWOBYJ]{5}|-)(?::([PWOBY]*)(?:\+([PWOBY]+))?)?(?:/([PWOBY]{1,2}))?")
GONE = "-"


def columns(palace: str) -> vec[Column]:
    """The eight positions; removed strips are those that no word names."""
    found = [WORD.fullmatch(word) for word in palace.split()]
    faces = [GAME.box.fields.index(word[1]) for word in found if word and word[1] != GONE]
    spare = [strip for strip in range(8) if strip not in [face // 2 for face in faces]]
    if not all(found) or len(found) != 8 or len(faces) + len(spare) != 8:
        raise ValueError(f"a palace is eight words with eight different strips, not {palace}")
    return vec[Column]([column(word, spare) for word in found if word])


def column(word: re.Match[str], spare: list[int]) -> Column:
    fields, on_colours, on_jokers, window = (part or "" for part in word.groups())
    upper, lower = ([LETTERS.index(pane) for pane in window] + [int(NO_PANE)] * 2)[:2]
    if fields == GONE:
        return Column(2 * spare.pop(), 0, 0, 0, 0, upper, lower)
    face = GAME.box.fields.index(fields)
    return Column(
        face,
        GAME.box.patterns[face],
        GAME.box.jokers[face],
        panes(on_colours + on_jokers),
        panes(on_jokers),
        upper,
        lower,
    )


def panes(word: str) -> int:
    """Panes by their letters."""
    return sum(panes_of(LETTERS.index(letter), 1) for letter in word)


def colours(word: str) -> vec[i64]:
    """Panes in a row: the indicator from the top, the bag with the pane drawn first at the end."""
    return integers([LETTERS.index(letter) for letter in word])


class Scene(Sentences):
    """A game on the table. What lays or plays returns the scene, so that sentences can be formed."""

    first = 1

    def __init__(self, state: Sintra) -> None:
        self.state = state

    def copy(self) -> Self:
        return type(self)(self.state.copy())

    def result(self) -> Result:
        return GAME.result(self.state)

    def clear(self, factories: str) -> Self:
        """Leave only these panes on the table."""
        words = factories.split()
        words += [""] * (len(self.state.factories) - len(words))
        self.state.factories = integers([panes(word) for word in words])
        self.state.middle = 0
        return self

    def lay(
        self, player: int, palace: str = FRONTS, *, glazier: int = 1, score: int = 0, broken: int = 0, lost: int = 0
    ) -> Self:
        """Lay a player's palace and markers; the points so far come from windows."""
        seat = self.state.players[player - 1]
        seat.columns = columns(palace)
        seat.glazier = glazier - 1
        seat.score = score
        seat.windows = score
        seat.broken = broken
        seat.lost = lost
        self.state.settle()
        return self

    # --- reading the table, each in the form in which it is laid

    def strip(self, player: int, position: int) -> str:
        """One position of a palace; panes in the order P W O B Y."""
        at = self.state.players[player - 1].columns[position - 1]
        window = "".join(LETTERS[half] for half in (at.upper, at.lower) if half != NO_PANE)
        word = GONE if at.removed() else GAME.box.fields[at.face]
        if at.panes:
            word += ":" + letters(at.panes - at.on_jokers)
        if at.on_jokers:
            word += "+" + letters(at.on_jokers)
        return f"{word}/{window}" if window else word

    def palace(self, player: int) -> str:
        return " ".join(self.strip(player, position) for position in range(1, 9))

    def factories(self) -> list[str]:
        return [letters(factory) for factory in self.state.factories]

    def middle(self) -> str:
        return letters(self.state.middle)

    def tower(self) -> str:
        return letters(self.state.tower)

    def bag(self) -> str:
        return "".join(LETTERS[colour] for colour in self.state.bag)

    def glazier(self, player: int) -> int:
        return int(self.state.players[player - 1].glazier) + 1

    def score(self, player: int) -> int:
        return int(self.state.players[player - 1].score)

    def points(self, player: int, source: str) -> int:
        """Points from one source, as the result names it."""
        return GAME.result(self.state).sources[source][player - 1]

    def broken(self, player: int) -> int:
        """Steps from the top of the broken-glass track."""
        return int(self.state.players[player - 1].broken)

    def loss(self, player: int) -> int:
        """The points printed at a player's marker on the broken-glass track."""
        return -int(self.state.box.losses[self.state.players[player - 1].broken])

    def to_move(self) -> int:
        return int(self.state.to_move()) + 1

    def starter(self) -> int:
        """Who holds the starting-player marker, or laid it in the middle."""
        return int(self.state.starter) + 1

    def round_number(self) -> int:
        return int(self.state.round) + 1

    def marker_in_middle(self) -> bool:
        return bool(self.state.marker_in_middle)

    def has_strip(self, position: int, word: str, player: int = 1) -> Self:
        """A position of a palace is this."""
        assert self.strip(player, position) == word, f"it is {self.strip(player, position)}, not {word}"
        return self

    # --- playing

    def read(self, move: str) -> int:
        return GAME.read(self.state, move)

    def play(self, *moves: str) -> Self:
        for move in moves:
            self.state.push(GAME.read(self.state, move))
        return self

    def after(self, *moves: str) -> Self:
        """A copy in which the moves have been played."""
        return type(self)(self.state.copy()).play(*moves)

    def told(self, *moves: str) -> list[Event]:
        """Play the moves; what happened."""
        log: list[Event] = []
        self.state.log = log
        self.play(*moves)
        return log

    def options(self) -> list[str]:
        return [GAME.write(self.state, move) for move in self.state.options]


def new_game(players: int, seed: int, choices: dict[str, str] | None = None) -> Scene:
    """The game of a seed, just dealt."""
    return Scene(GAME.new(players, seed, choices or {}))


def scene(
    factories: str,
    middle: str = "",
    *,
    players: int = 2,
    side: str = "A",
    to_move: int = 1,
    round: int = 1,
    indicator: str = "PPWOBY",
    bag: str | None = None,
    tower: str = "",
) -> Scene:
    """A round about to be played: factories are words, the marker is in the middle, all strips show their fronts."""
    s = new_game(players, 1, {"side": side, "start": str(to_move)}).clear(factories)
    s.state.middle = panes(middle)
    s.state.round = round - 1
    s.state.indicator = colours(indicator)
    s.state.tower = panes(tower)
    if bag is not None:
        s.state.bag = colours(bag)
    for player in range(1, players + 1):
        s.lay(player)
    return s


def last_turn(side: str = "A") -> Scene:
    """Player 2 is about to take the last pane of the game, which brings nothing."""
    return scene("Y", side=side, round=6, to_move=2).lay(2, glazier=8)
