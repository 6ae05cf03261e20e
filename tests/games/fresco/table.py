"""Tables laid by hand, in the letters of the component table and the moves.

A game starts with seat 0 on S1, seat 1 on S2 and so on; in a game for two, marker 2 is Leonardo's, on S3, and seat 0
steers him first. A plan is five digits, one for each column of the sheet. Fresco tiles are words like `3 RYB`.
"""

from itertools import count
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.events import Event
from bottega.games.fresco.const import LETTERS, RESTORED, SEGMENTS, segment_name
from bottega.games.fresco.game import FrescoGame
from bottega.games.fresco.state import Fresco

GAME = FrescoGame()
NAMES = [segment_name(segment) for segment in range(SEGMENTS)]
TILES = [f"{tile.value} {tile.cost.letters}" for tile in GAME.box.tiles]
LEONARDO = 2  # his marker
GONE = "-"
IDLE = "02030"  # a plan with which nothing happens to those who have no paints
IDLE_LAST = "02003"  # the same on the back of the sheet: not even a blend


def table(players: int = 3, edition: str = "mega", seed: int = 0, modules: str = "none") -> Fresco:
    """A new game with the seats on S1, S2, S3 and S4, in this order."""
    for number in count(seed):
        s = GAME.new(players, number, {"edition": edition, "modules": modules})
        if list(s.track) == [-3, -2, -1, 0][: len(s.track)]:
            return s
    raise AssertionError("unreachable")


# --- laying


def give(s: Fresco, seat: int, paints: str | None = None, thalers: int | None = None) -> None:
    """Put exactly these goods behind a player's screen."""
    player = s.players[seat]
    if paints is not None:
        for paint, letter in enumerate(LETTERS):
            player.paints[paint] = paints.count(letter)
    if thalers is not None:
        player.thalers = thalers


def without_paints(s: Fresco) -> Fresco:
    """Nobody has any paint."""
    for seat in range(len(s.players)):
        give(s, seat, "")
    return s


def stand(s: Fresco, *spaces: int) -> None:
    """Put the markers on these spaces of the score track."""
    for marker, space in enumerate(spaces):
        s.track[marker] = space


def lay(s: Fresco, **tiles: str) -> None:
    """Lay named fresco tiles on segments, each changing places with the tile that is there."""
    laid: list[int] = []
    for name, word in tiles.items():
        segment = NAMES.index(name)
        other = next(i for i in range(SEGMENTS) if tile_at(s, NAMES[i]) == word and i not in laid)
        s.fresco[segment], s.fresco[other] = s.fresco[other], s.fresco[segment]
        laid.append(segment)


def leave(s: Fresco, names: str) -> None:
    """All but these segments have been restored, and nobody has the tiles."""
    for segment in range(SEGMENTS):
        if NAMES[segment] not in names.split():
            s.fresco[segment] = RESTORED


def restore(s: Fresco, names: str) -> None:
    """These segments have been restored, and nobody has the tiles."""
    leave(s, " ".join(name for name in NAMES if name not in names.split() and tile_at(s, name) != GONE))


def put_bishop(s: Fresco, name: str) -> None:
    s.bishop = NAMES.index(name)


def own_tiles(s: Fresco, seat: int, number: int) -> None:
    """Lay restored tiles in front of a player."""
    s.players[seat].tiles = (1 << number) - 1


def lay_market(s: Fresco, booths: str) -> None:
    """Lay market tiles, `YB RRR / RY G Y / ...`, a `-` for an empty slot; the other tiles are in the bag."""
    tiles = in_play(s)
    words = booths.replace("/", " ").split()
    letters = {tile.letters: number for number, tile in enumerate(s.box.market)}
    s.market = vec[i64]([-1 if word == GONE else letters[word] for word in words])
    s.bag = vec[i64]([tile for tile in tiles if tile not in list(s.market)])


# --- reading


def in_play(s: Fresco) -> list[int]:
    """All market tiles of the game."""
    return sorted(tile for row in (s.market, s.bag) for tile in row if tile >= 0)


def paints(s: Fresco, seat: int) -> str:
    """A player's paints, in the order R Y B O G P."""
    return "".join(letter * s.players[seat].paints[paint] for paint, letter in enumerate(LETTERS))


def thalers(s: Fresco, seat: int) -> int:
    return int(s.players[seat].thalers)


def mood(s: Fresco, seat: int) -> int:
    return int(s.players[seat].mood)


def apprentices(s: Fresco, seat: int) -> int:
    return int(s.players[seat].healthy())


def space(s: Fresco, marker: int) -> int:
    return int(s.track[marker])


def bishop(s: Fresco) -> str:
    return NAMES[s.bishop]


def tile_at(s: Fresco, name: str) -> str:
    tile = s.fresco[NAMES.index(name)]
    return GONE if tile == RESTORED else TILES[tile]


def value_at(s: Fresco, name: str) -> int:
    return int(tile_at(s, name).split()[0])


def market(s: Fresco) -> list[list[str]]:
    """The tiles in each booth."""
    found: list[list[str]] = []
    first = 0
    for slots in s.booths:
        row = [int(s.market[slot]) for slot in range(first, first + slots)]
        found.append([s.box.market[tile].letters for tile in row if tile >= 0])
        first += slots
    return found


def bag(s: Fresco) -> list[str]:
    return sorted(s.box.market[tile].letters for tile in s.bag)


def planned(s: Fresco, seat: int) -> str:
    """A player's plan."""
    return "".join(str(s.players[seat].at(column)) for column in range(5))


def leonardo(s: Fresco, what: str) -> object:
    """What everybody knows of Leonardo: his segment, his steerer, his tiles."""
    return s.parts[0].view(s, -1)[what]


def view(s: Fresco, who: int) -> dict[str, Any]:
    """The table as a seat sees it."""
    return GAME.view(s, who)


def shown(s: Fresco, who: int, seat: int) -> dict[str, Any]:
    """A player as a seat sees them."""
    return cast(list[dict[str, Any]], view(s, who)["players"])[seat]


# --- playing


def options(s: Fresco) -> list[str]:
    return [GAME.write(s, move) for move in s.options]


def play(s: Fresco, moves: str) -> Fresco:
    for move in moves.split():
        s.push(GAME.read(s, move))
    return s


def after(s: Fresco, moves: str) -> Fresco:
    """A copy in which the moves have been played."""
    return play(s.copy(), moves)


def told(s: Fresco, moves: str) -> list[Event]:
    """Play the moves; what happened."""
    log: list[Event] = []
    s.log = log
    play(s, moves)
    s.log = None
    return log


def wake(s: Fresco, times: str) -> Fresco:
    """Wake up markers at these hours, in the order in which they are asked."""
    return play(s, " ".join(f"{time}:00" for time in times.split()))


def plan_one(s: Fresco, seat: int, plan: str) -> None:
    """One player plans, column by column, as far as they are asked."""
    sheet = "MCSWD" if s.final else "MCSWT"
    assert sum(map(int, plan)) == apprentices(s, seat), "a plan names every apprentice"
    while seat in planners(s):
        s.ask(seat)
        first = options(s)[0]
        if first[0] not in sheet:  # an action tile, a map, a dame or pennies: none
            play_as(s, seat, "L0" if first == "L0" else "-")
            continue
        column = sheet.index(first[0])
        play_as(s, seat, sheet[column] + plan[column])


def play_as(s: Fresco, seat: int, move: str) -> None:
    """One of several players who may answer does so."""
    s.ask(seat)
    s.push(GAME.read(s, move), seat)


def planners(s: Fresco) -> list[int]:
    """Who has not finished planning."""
    asked = s.deciders()
    return asked if asked and not s.players[asked[0]].planned and s.awake and s.column < 0 else []


def plan(s: Fresco, *plans: str) -> Fresco:
    """All players plan, by seat; then the first of them acts."""
    for seat, digits in enumerate(plans):
        plan_one(s, seat, digits)
    return s


def plans_offered(s: Fresco) -> set[str]:
    """Every plan that seat 0 can make from here."""
    found: set[str] = set()
    heap = [s]
    while heap:
        at = heap.pop()
        if 0 not in planners(at):
            found.add(planned(at, 0))
            continue
        at.ask(0)
        for move in options(at):
            other = at.copy()
            play_as(other, 0, move)
            heap.append(other)
    return found


def visit(
    paints: str, plan_0: str, thalers: int = 12, times: str = "7 8 9", modules: str = "none", edition: str = "mega"
) -> Fresco:
    """Three players have woken up; seat 0 has these goods, and planning them is all that is left before they act.

    The others have no paints and go where they cannot do anything.
    """
    s = without_paints(wake(table(modules=modules, edition=edition), times))
    give(s, 0, paints, thalers)
    return plan(s, plan_0, IDLE, IDLE)


def idle(s: Fresco) -> str:
    """The option that does least."""
    legal = options(s)
    for move in ("8:00", "7:00", "9:00", "6:00", "M0", "C2", "S0", "W3", "W2", "D3", "-", "$0", "O0", "G0", "P0"):
        if move in legal:
            return move
    return legal[0]


def finish_round(s: Fresco) -> Fresco:
    """Play on doing as little as possible, until the next round begins or the game is over."""
    number = s.round
    while not s.over() and s.round == number:
        play(s, idle(s))
    return s


def before_last_round(players: int = 3, left: str = "A1 B1 C1 D1 E1 A2") -> Fresco:
    """The final round begins; nobody has any paint, money or tile. Seats wake up in the order of their numbers."""
    s = without_paints(wake(table(players), "7 8 9 6" if players == 4 else "7 8 9"))
    for seat in range(players):
        give(s, seat, thalers=0)
    leave(s, left)
    while s.round == 1:
        play(s, idle(s))
    for seat in range(players):
        give(s, seat, "", 0)
        s.players[seat].mood = 0
    return s


def last_round(players: int = 3, times: str = "7 8 9", left: str = "A1 B1 C1 D1 E1 A2") -> Fresco:
    """The final round, everybody is awake and about to plan; nobody has anything. Times are by marker."""
    s = before_last_round(players, left)
    hours = dict(enumerate(times.split()))
    while not s.awake:
        play(s, f"{hours[int(s.argument())]}:00")
    return s
