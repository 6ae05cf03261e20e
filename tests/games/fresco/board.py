"""The base game laid by hand, in the letters of the component table and the moves; `scene.py` adds the modules.

A game starts with seat 0 on S1, seat 1 on S2 and so on; in a game for two, marker 2 is Leonardo's, on S3, and seat 0
steers him first. A plan is five digits, one for each column of the sheet. Fresco tiles are words like `3 RYB`.
"""

from collections.abc import Callable
from typing import Any, Self, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.game import SPECTATOR, Result
from bottega.core.rng import Random
from bottega.games.fresco.const import LETTERS, RESTORED, SEGMENTS, segment_name
from bottega.games.fresco.game import FrescoGame
from bottega.games.fresco.places.market import AT_MARKET
from bottega.games.fresco.state import Fresco, Player
from bottega.i18n import speak
from tests.games.sentences import Sentences

GAME = FrescoGame()
NAMES = [segment_name(segment) for segment in range(SEGMENTS)]
TILES = [f"{tile.value} {tile.cost.letters}" for tile in GAME.box.tiles]
LEONARDO = 2  # his marker
GONE = "-"
IDLE = "02030"  # a plan with which nothing happens to those who have no paints
IDLE_LAST = "02003"  # the same on the back of the sheet: not even a blend
HOURS = "7 8 9 6"  # by marker: seat 0 is the first to act, unless there are four
LAST_SEGMENTS = "A1 B1 C1 D1 E1 A2"  # with no others left, the next round is the final one


def named(log: list[Event], *names: str) -> list[Event]:
    """What happened, of these kinds."""
    return [event for event in log if event.kind.name in names]


def kinds(log: list[Event], *names: str) -> list[str]:
    """The kinds of what happened, of these only if any are named."""
    return [event.kind.name for event in log if not names or event.kind.name in names]


def around(name: str) -> set[str]:
    """The neighbors of a segment, diagonal ones too."""
    column, row = ord(name[0]), int(name[1])
    near = {f"{chr(column + x)}{row + y}" for x in (-1, 0, 1) for y in (-1, 0, 1)} - {name}
    return near & set(NAMES)


class Board(Sentences):
    """A game on the table. What lays, plays or asks returns the scene, so that sentences can be formed."""

    def __init__(self, state: Fresco, stood: bool = False) -> None:
        self.state = state
        self.stood = stood  # markers were put on the score track by hand

    def copy(self) -> Self:
        return type(self)(self.state.copy(), self.stood)

    @property
    def players(self) -> vec[Player]:
        return self.state.players

    @property
    def round(self) -> int:
        return int(self.state.round)

    @property
    def column(self) -> int:
        """The place that is visited; below 0 before."""
        return int(self.state.column)

    @column.setter
    def column(self, column: int) -> None:
        self.state.column = column

    @property
    def final(self) -> bool:
        return self.state.final

    @final.setter
    def final(self, final: bool) -> None:
        self.state.final = final

    def over(self) -> bool:
        return self.state.over()

    def to_move(self) -> int:
        return int(self.state.to_move())

    def deciders(self) -> list[int]:
        return self.state.deciders()

    def step(self) -> int:
        return int(self.state.step())

    def argument(self) -> int:
        return int(self.state.argument())

    def key(self) -> tuple[int, ...]:
        return self.state.key()

    def ask(self, seat: int) -> Self:
        """Of several players who may answer, this one is asked."""
        self.state.ask(seat)
        return self

    def ask_for(self, step: int, arg: int = 0, seat: int = 0) -> Self:
        """A player is asked this next."""
        self.state.push_task(step, seat, arg)
        self.state.settle()
        assert (self.step(), self.argument()) == (step, arg)
        return self

    # --- laying

    def give(self, seat: int, paints: str | None = None, thalers: int | None = None, mood: int | None = None) -> Self:
        """Put exactly these goods behind a player's screen, and the player in this mood."""
        player = self.state.players[seat]
        if paints is not None:
            for paint, letter in enumerate(LETTERS):
                player.paints[paint] = paints.count(letter)
        if thalers is not None:
            player.thalers = thalers
        if mood is not None:
            player.mood = mood
        return self

    def without_paints(self) -> Self:
        """Nobody has any paint."""
        for seat in range(len(self.state.players)):
            self.give(seat, "")
        return self

    def stand(self, *spaces: int) -> Self:
        """Put the markers on these spaces of the score track."""
        self.stood = True
        for marker, space in enumerate(spaces):
            self.state.track[marker] = space
        return self

    def lay(self, **tiles: str) -> Self:
        """Lay named fresco tiles on segments, each changing places with the tile that is there."""
        laid: list[int] = []
        for name, word in tiles.items():
            segment = NAMES.index(name)
            other = next(i for i in range(SEGMENTS) if self.tile_at(NAMES[i]) == word and i not in laid)
            self.state.fresco[segment], self.state.fresco[other] = self.state.fresco[other], self.state.fresco[segment]
            laid.append(segment)
        return self

    def leave(self, names: str) -> Self:
        """All but these segments have been restored, and nobody has the tiles."""
        for segment in range(SEGMENTS):
            if NAMES[segment] not in names.split():
                self.state.fresco[segment] = RESTORED
        return self

    def restore(self, names: str) -> Self:
        """These segments have been restored, and nobody has the tiles."""
        self.leave(" ".join(name for name in NAMES if name not in names.split() and self.tile_at(name) != GONE))
        return self

    def put_bishop(self, name: str) -> Self:
        self.state.bishop = NAMES.index(name)
        return self

    def own_tiles(self, seat: int, number: int) -> Self:
        """Lay restored tiles in front of a player."""
        self.state.players[seat].tiles = (1 << number) - 1
        return self

    def make_final(self) -> Self:
        """The final round has begun."""
        self.state.final = True
        return self

    def visit(self, column: int) -> Self:
        """Players are at this place."""
        self.state.column = column
        return self

    def lay_market(self, booths: str) -> Self:
        """Lay market tiles, `YB RRR / RY G Y / ...`, a `-` for an empty slot; the other tiles are in the bag."""
        tiles = self.in_play()
        words = booths.replace("/", " ").split()
        letters = {tile.letters: number for number, tile in enumerate(self.state.box.market)}
        self.state.market = vec[i64]([-1 if word == GONE else letters[word] for word in words])
        self.state.bag = vec[i64]([tile for tile in tiles if tile not in list(self.state.market)])
        return self

    # --- reading

    def in_play(self) -> list[int]:
        """All market tiles of the game."""
        return sorted(tile for row in (self.state.market, self.state.bag) for tile in row if tile >= 0)

    def paints(self, seat: int) -> str:
        """A player's paints, in the order R Y B O G P."""
        return "".join(letter * self.state.players[seat].paints[paint] for paint, letter in enumerate(LETTERS))

    def thalers(self, seat: int) -> int:
        return int(self.state.players[seat].thalers)

    def mood(self, seat: int) -> int:
        return int(self.state.players[seat].mood)

    def apprentices(self, seat: int) -> int:
        return int(self.state.players[seat].healthy())

    def income(self, seat: int) -> int:
        return int(self.state.income(seat))

    def left_market(self) -> bool:
        """Is the market over in this round?"""
        return self.column > 0

    def space(self, marker: int) -> int:
        return int(self.state.track[marker])

    def bishop(self) -> str:
        return NAMES[self.state.bishop]

    def tile_at(self, name: str) -> str:
        tile = self.state.fresco[NAMES.index(name)]
        return GONE if tile == RESTORED else TILES[tile]

    def value_at(self, name: str) -> int:
        return int(self.tile_at(name).split()[0])

    def market(self) -> list[list[str]]:
        """The tiles in each booth."""
        found: list[list[str]] = []
        first = 0
        for slots in self.state.booths:
            row = [int(self.state.market[slot]) for slot in range(first, first + slots)]
            found.append([self.state.box.market[tile].letters for tile in row if tile >= 0])
            first += slots
        return found

    def bag(self) -> list[str]:
        return sorted(self.state.box.market[tile].letters for tile in self.state.bag)

    def planned(self, seat: int) -> str:
        """A player's plan."""
        return "".join(str(self.state.players[seat].at(column)) for column in range(5))

    def leonardo(self, what: str) -> object:
        """What everybody knows of Leonardo: his segment, his steerer, his tiles."""
        return {**self.state.parts[0].view(self.state, -1)}[what]

    def view(self, who: int) -> dict[str, Any]:
        """The table as a seat sees it."""
        return cast(dict[str, Any], GAME.view(self.state, who))

    def shown(self, who: int, seat: int) -> dict[str, Any]:
        """A player as a seat sees them."""
        return cast(list[dict[str, Any]], self.view(who)["players"])[seat]

    def part(self, module: str, who: int = SPECTATOR) -> dict[str, Any]:
        """What a seat sees of a module."""
        parts = cast(list[dict[str, Any]], self.view(who)["modules"])
        return next(part for part in parts if part["module"] == module)

    def result(self) -> Result:
        return GAME.result(self.state)

    def points(self, seat: int = 0) -> dict[str, int]:
        """A player's points by source, those that are not 0; their sum is the space on which the marker stands."""
        found = {name: int(values[seat]) for name, values in self.result().sources.items() if values[seat]}
        assert self.stood or sum(found.values()) == max(0, self.space(seat))
        return found

    def points_for(self, source: str) -> list[int]:
        """All players' points from one source."""
        return [int(points) for points in self.result().sources[source]]

    def estimate(self, seat: int = 0) -> float:
        return GAME.estimate(self.state, seat)

    def determinize(self, who: int, seed: int) -> Self:
        """The game as a seat may imagine it."""
        return type(self)(GAME.determinize(self.state, who, seed), self.stood)

    def read(self, move: str) -> int:
        return GAME.read(self.state, move)

    def write(self, move: int) -> str:
        return GAME.write(self.state, move)

    def question(self) -> str:
        """The question that is asked, in English."""
        return speak(GAME.question(self.state))

    def explain(self, move: str) -> str:
        """A move in English."""
        return speak(GAME.explain(self.state, self.read(move)))

    def explanations(self) -> dict[str, str]:
        """All options in English."""
        return {move: self.explain(move) for move in self.options()}

    def why_not(self, target: str, who: int = 0) -> tuple[str, str]:
        """Why a player can do nothing at a spot, and where the rules say so."""
        said, page = GAME.why_not(self.state, who, target)
        return speak(said), page

    def spots(self) -> dict[str, str]:
        """Where each option belongs."""
        return {GAME.write(self.state, move): GAME.target(self.state, move) for move in self.state.options}

    def why(self, target: str) -> str:
        """Why whoever is asked can do nothing at a spot."""
        return speak(GAME.why_not(self.state, int(self.state.to_move()), target)[0])

    # --- saying what is so

    def each(self, **facts: list[Any]) -> Self:
        """The players have this, by seat."""
        for name, wanted in facts.items():
            found = [self.fact(name, seat) for seat in range(len(wanted))]
            assert found == wanted, f"{name} is {found}, not {wanted}"
        return self

    def scores(self, **points: int | list[int]) -> Self:
        """Points from these sources: those of seat 0, or everybody's."""
        for source, wanted in points.items():
            found = self.points_for(source)
            assert (found if isinstance(wanted, list) else found[0]) == wanted, f"{source} brings {found}, not {wanted}"
        return self

    def shows(self, module: str, who: int = SPECTATOR, **facts: object) -> Self:
        """A seat sees this of a module."""
        seen = self.part(module, who)
        for name, wanted in facts.items():
            assert seen[name] == wanted, f"{name} is {seen[name]}, not {wanted}"
        return self

    # --- playing

    def options(self) -> list[str]:
        return [GAME.write(self.state, move) for move in self.state.options]

    def asks(self, moves: str, seat: int | None = None) -> Self:
        """The question now has exactly these answers, in this order, and is put to this seat if one is named."""
        super().asks(moves)
        assert seat in (None, self.to_move()), f"seat {self.to_move()} is asked"
        return self

    def offers_only(self, moves: str) -> Self:
        """These are the options, in any order."""
        assert sorted(moves.split()) == sorted(self.options()), f"options are {self.options()}"
        return self

    def first_option(self) -> str:
        return self.options()[0]

    def play(self, moves: str) -> Self:
        for move in moves.split():
            self.state.push(GAME.read(self.state, move))
        return self

    def play_any(self, dice: Random) -> Self:
        """A move by lot."""
        self.state.play(self.state.options[dice.below(len(self.state.options))])
        return self

    def after(self, moves: str) -> Self:
        """A copy in which the moves have been played."""
        return self.copy().play(moves)

    def told(self, moves: str) -> list[Event]:
        """Play the moves; what happened."""
        log: list[Event] = []
        self.state.log = log
        self.play(moves)
        self.state.log = None
        return log

    def wake(self, times: str) -> Self:
        """Wake up markers at these hours, in the order in which they are asked."""
        return self.play(" ".join(f"{time}:00" for time in times.split()))

    def plan_one(self, seat: int, plan: str) -> Self:
        """One player plans, column by column, as far as they are asked."""
        sheet = "MCSWD" if self.state.final else "MCSWT"
        assert sum(map(int, plan)) == self.apprentices(seat), "a plan names every apprentice"
        while seat in self.planners():
            self.state.ask(seat)
            first = self.options()[0]
            if first[0] not in sheet:  # an action tile, a map, a dame or pennies: none
                self.play_as(seat, "L0" if first == "L0" else "-")
                continue
            column = sheet.index(first[0])
            self.play_as(seat, sheet[column] + plan[column])
        return self

    def play_as(self, seat: int, moves: str) -> Self:
        """One of several players who may answer does so, to one question after another."""
        for move in moves.split():
            self.state.ask(seat)
            self.state.push(self.read(move), seat)
        return self

    def planners(self) -> list[int]:
        """Who has not finished planning."""
        asked = self.deciders()
        planning = asked and not self.players[asked[0]].planned and self.state.awake and self.column < 0
        return asked if planning else []

    def plan(self, *plans: str) -> Self:
        """All players plan, by seat; then the first of them acts."""
        for seat, digits in enumerate(plans):
            self.plan_one(seat, digits)
        return self

    def plans_offered(self) -> set[str]:
        """Every plan that seat 0 can make from here."""
        if 0 not in self.planners():
            return {self.planned(0)}
        moves = self.ask(0).options()
        return {plan for move in moves for plan in self.copy().play_as(0, move).plans_offered()}

    def idle(self) -> str:
        """The option that does least."""
        legal = self.options()
        for move in ("-", "8:00", "7:00", "9:00", "6:00", "M0", "C2", "S0", "W3", "W2", "D3", "$0", "O0", "G0", "P0"):
            if move in legal:
                return move
        return legal[0]

    def finish_round(self) -> Self:
        """Play on doing as little as possible, until the next round begins or the game is over."""
        number = self.state.round
        while not self.state.over() and self.state.round == number:
            self.play(self.idle())
        return self

    def awake(self, times: str = HOURS) -> Self:
        """All wake up at these hours, by marker, and buy nothing; who sets an apprentice aside is left to be asked."""
        hours = times.split()
        while not self.state.awake and self.options()[0] != "H":
            waking = self.options()[0].endswith(":00")
            self.play(f"{hours[self.argument()]}:00" if waking else self.idle())
        return self

    def wake_idly(self) -> Self:
        """All wake up in the row that does least, and buy nothing."""
        while not self.state.awake:
            self.play(self.idle())
        return self

    def others_plan(self) -> Self:
        """All who have not planned are idle."""
        for seat in list(self.planners()):
            self.plan_one(seat, IDLE_LAST if self.final else IDLE)
        return self

    def go(self, *plans: str) -> Self:
        """Players plan, by seat: answers about tiles, dames and the like, then the digits; those not named are idle."""
        for seat, words in enumerate(plans):
            *answers, digits = words.split()
            for answer in answers:
                self.play_as(seat, answer)
            self.plan_one(seat, digits)
        return self.others_plan()

    def reach(self, number: int = 2) -> Self:
        """Play on, doing as little as possible, until this round begins or the game is over."""
        while not self.over() and self.round < number:
            self.play(self.idle())
        return self

    def poor(self, thalers: int = 0) -> Self:
        """Nobody has any paint, all have so many thalers and are in their first mood."""
        for seat, player in enumerate(self.players):
            self.give(seat, "", thalers)
            player.mood = 0
        return self

    def last_round(self, times: str = HOURS, left: str = LAST_SEGMENTS) -> Self:
        """The final round, all are awake and about to plan; nobody has anything."""
        self.without_paints().leave(left).finish_round()
        assert self.final
        return self.poor().awake(times)

    def schedule(self, seat: int, words: str = "") -> Self:
        """A player gives these answers when planning, in this order; else no tile and as few as possible."""
        wanted = words.split()
        while seat in self.planners():
            self.ask(seat)
            legal = self.options()
            if wanted and wanted[0] in legal:
                self.play_as(seat, wanted.pop(0))
            else:
                self.play_as(seat, next((move for move in ("-", "L0") if move in legal), legal[0]))
        assert not wanted, f"not asked for: {wanted}"
        return self

    def others(self) -> Self:
        """All who have not planned do so, as little as possible: they end at workshop and theater."""
        for seat in list(self.planners()):
            self.schedule(seat)
        return self

    def until(self, found: Callable[[Self], bool]) -> Self:
        """Play on, doing as little as possible, until this is so."""
        while not found(self):
            assert not self.over(), "it never came"
            self.play(self.idle())
        return self

    def at(self, column: str, seat: int = 0) -> Self:
        """A player is asked at a column of the sheet."""
        number = ("MCSWD" if self.final else "MCSWT").index(column)
        return self.until(lambda s: self.column == number and self.to_move() == seat)

    def next_morning(self, times: str = HOURS) -> Self:
        """All are awake in the next round, in their first mood, without paints; what was laid before can be planned."""
        self.finish_round()
        for player in self.players:
            player.mood = 0
        return self.without_paints().awake(times)

    def cover(self, seat: int, column: str, digits: str) -> Self:
        """A player lays the glazery tile on a column and plans the apprentices."""
        self.play_as(seat, f"@{column}").plan_one(seat, digits)
        return self

    def tidy(self) -> Self:
        """Nobody has any paint, all have 12 thalers and are in their first mood; the markers stand on 1, 2, 3, 4."""
        return self.poor(12).stand(*range(1, len(self.state.track) + 1))

    def turn(self, step: int, arg: int = 0) -> Self:
        """Seat 0 is asked this, then seat 1 goes to the market."""
        self.state.agenda = vec[i64]()
        self.state.push_task(AT_MARKET, 1, 1)
        return self.ask_for(step, arg)

    def done_at(self, column: str, seat: int = 0) -> bool:
        """Is a player no longer asked at a column?"""
        here = self.column == ("MCSWD" if self.final else "MCSWT").index(column)
        return self.over() or not here or self.to_move() != seat

    def viewers(self) -> list[int]:
        return [*range(len(self.players)), SPECTATOR]

    def moves_with(self, sign: str) -> set[str]:
        """What follows a sign in the options that begin with it."""
        return {move[len(sign) :] for move in self.options() if move.startswith(sign)}
