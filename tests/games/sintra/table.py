"""Tables laid by hand, in the letters of the component table and the moves.

A palace is eight words from left to right. `OWWWW` is a strip by the fields it shows, `OWWWW:OW` has two panes on it,
`WJOJP:P+BY` also has a blue and a yellow pane on its jokers. `/P` or `/PB` is the window below, upper half first;
`-/PB` is a complete window whose strip is gone. Players, positions and rounds count from 1.
"""

import re

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.events import Event
from bottega.games.sintra.box import integers
from bottega.games.sintra.const import LETTERS, NO_PANE, heap, letters
from bottega.games.sintra.game import SintraGame
from bottega.games.sintra.state import Column, Sintra

GAME = SintraGame()
FRONTS = "PPWWW OWWWW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY"
NO_STRIPS = "-/PW -/PW -/PW -/PW -/PW -/PW -/PW -/PW"
WORD = re.compile(r"([PWOBYJ]{5}|-)(?::([PWOBY]*)(?:\+([PWOBY]+))?)?(?:/([PWOBY]{1,2}))?")
GONE = "-"


def table(
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
) -> Sintra:
    """A round about to be played: factories are words, the marker is in the middle, all strips show their fronts."""
    s = GAME.new(players, 1, {"side": side, "start": str(to_move)})
    clear(s, factories)
    s.middle = panes(middle)
    s.round = round - 1
    s.indicator = colours(indicator)
    s.tower = panes(tower)
    if bag is not None:
        s.bag = colours(bag)
    for player in range(1, players + 1):
        lay(s, player)
    return s


def last_turn(side: str = "A") -> Sintra:
    """Player 2 is about to take the last pane of the game, which brings nothing."""
    s = table("Y", side=side, round=6, to_move=2)
    lay(s, 2, glazier=8)
    return s


def clear(s: Sintra, factories: str) -> None:
    """Leave only these panes on the table."""
    words = factories.split()
    words += [""] * (len(s.factories) - len(words))
    s.factories = integers([panes(word) for word in words])
    s.middle = 0


def lay(
    s: Sintra, player: int, palace: str = FRONTS, *, glazier: int = 1, score: int = 0, broken: int = 0, lost: int = 0
) -> None:
    """Lay a player's palace and markers; the points so far come from windows."""
    seat = s.players[player - 1]
    seat.columns = columns(palace)
    seat.glazier = glazier - 1
    seat.score = score
    seat.windows = score
    seat.broken = broken
    seat.lost = lost
    s.settle()


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
    """A heap of panes."""
    return sum(heap(LETTERS.index(letter), 1) for letter in word)


def colours(word: str) -> vec[i64]:
    """Panes in a row: the indicator from the top, the bag with the pane drawn first at the end."""
    return integers([LETTERS.index(letter) for letter in word])


# --- reading the table, each in the form in which it is laid


def strip(s: Sintra, player: int, position: int) -> str:
    """One position of a palace; panes in the order P W O B Y."""
    at = s.players[player - 1].columns[position - 1]
    window = "".join(LETTERS[half] for half in (at.upper, at.lower) if half != NO_PANE)
    word = GONE if at.removed() else GAME.box.fields[at.face]
    if at.panes:
        word += ":" + letters(at.panes - at.on_jokers)
    if at.on_jokers:
        word += "+" + letters(at.on_jokers)
    return f"{word}/{window}" if window else word


def palace(s: Sintra, player: int) -> str:
    return " ".join(strip(s, player, position) for position in range(1, 9))


def factories(s: Sintra) -> list[str]:
    return [letters(factory) for factory in s.factories]


def middle(s: Sintra) -> str:
    return letters(s.middle)


def tower(s: Sintra) -> str:
    return letters(s.tower)


def bag(s: Sintra) -> str:
    return "".join(LETTERS[colour] for colour in s.bag)


def glazier(s: Sintra, player: int) -> int:
    return int(s.players[player - 1].glazier) + 1


def score(s: Sintra, player: int) -> int:
    return int(s.players[player - 1].score)


def points(s: Sintra, player: int, source: str) -> int:
    """Points from one source, as the result names it."""
    return GAME.result(s).sources[source][player - 1]


def broken(s: Sintra, player: int) -> int:
    """Steps from the top of the broken-glass track."""
    return int(s.players[player - 1].broken)


def loss(s: Sintra, player: int) -> int:
    """The points printed at a player's marker on the broken-glass track."""
    return -int(s.box.losses[s.players[player - 1].broken])


def to_move(s: Sintra) -> int:
    return int(s.to_move()) + 1


def starter(s: Sintra) -> int:
    """Who holds the starting-player marker, or laid it in the middle."""
    return int(s.starter) + 1


def round_number(s: Sintra) -> int:
    return int(s.round) + 1


# --- playing


def play(s: Sintra, *moves: str) -> None:
    for move in moves:
        s.push(GAME.read(s, move))


def after(s: Sintra, *moves: str) -> Sintra:
    """A copy in which the moves have been played."""
    other = s.copy()
    play(other, *moves)
    return other


def told(s: Sintra, *moves: str) -> list[Event]:
    """Play the moves; what happened."""
    log: list[Event] = []
    s.log = log
    play(s, *moves)
    return log


def options(s: Sintra) -> list[str]:
    return [GAME.write(s, move) for move in s.options]
