"""What a module may change: the closed vocabulary of hooks. All of them do nothing by default.

`Rules` collects, once per game, which modules override which hook; the base game asks those alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottega.core.events import Event
from bottega.core.kernel import Moves, Step
from bottega.core.messages import Message
from bottega.core.observation import Piece, Writer
from bottega.games.fresco.const import BLENDED, EMPTY, HIGHEST, PLACES
from bottega.games.fresco.sealed_tile import SealedTile
from bottega.games.fresco.view_types import PartView

if TYPE_CHECKING:
    from bottega.games.fresco.account import Account
    from bottega.games.fresco.box import Components
    from bottega.games.fresco.state import Fresco

# A module's own moves at a place of the base game start at its number times this.
MOVES_EACH: Final[i64] = 1024

# The numbers of a module's own steps start here, four for each module.
FIRST_STEP: Final[i64] = 28
STEPS_EACH: Final[i64] = 4
NO_STEP: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A module's own pieces in a position."""

    def __init__(self) -> None:
        self.points: vec[i64] = vec[i64]()  # scored through the module, by seat, if it has a source of its own

    def copy(self) -> Part:
        """A part that lives on its own."""
        raise TypeError(f"{type(self).__name__} must define copy()")

    def key(self) -> list[int]:
        """All that makes this part, as integers."""
        raise TypeError(f"{type(self).__name__} must define key()")

    def view(self, s: Fresco, who: int) -> PartView:
        """All of this part that `who` may know."""
        raise TypeError(f"{type(self).__name__} must define view()")

    def deal(self, s: Fresco, who: int, wanted: i64) -> None:
        """Deal afresh what `who` cannot know.

        Whoever else is asked must have something to answer: with `wanted` from 0 on, they get the card of that kind,
        or plenty.
        """
        self.redeal(s)

    def redeal(self, s: Fresco) -> None:
        """Deal afresh what nobody knows: what is still to be drawn, and what lies covered."""

    def screened(self, s: Fresco, seat: i64) -> list[int]:
        """What a player has behind the screen although everybody could know it: the module's `hear` is told of it."""
        return []

    def told(self, s: Fresco, seat: int) -> dict[str, object]:
        """Of what the view keeps to a player, what everybody could know: entries for the player's row of the view."""
        return {}

    def goods(self, s: Fresco, seat: i64) -> dict[str, int]:
        """What a player has of the module that decisions are looked at for; `brings-NAME` is said of each."""
        return {}

    def pieces(self, s: Fresco) -> list[int]:
        """Every piece of the module, each in exactly one place: the same at any moment of a game."""
        return []

    def market_tiles(self) -> list[int]:
        """Market tiles that lie with the module."""
        return []

    def fresco_tiles(self) -> list[int]:
        """Restored fresco tiles that lie with the module."""
        return []

    def credit(self, marker: i64, points: i64) -> None:
        """Note points that the module brought; `s.score` moves the marker."""
        if marker < i64(len(self.points)):
            self.points[marker] += points


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionTile:
    """A place that covers a column of a player's sheet for a round."""

    def __init__(self, printed: i64, fewest: i64, most: i64, only: i64 = EMPTY) -> None:
        self.printed: Final[i64] = printed  # apprentices printed on it
        self.fewest: Final[i64] = fewest  # apprentices that must stand on it
        self.most: Final[i64] = most
        self.only: Final[i64] = only  # the one column it may cover, if not any

    def is_useless(self, s: Fresco) -> bool:
        """Could it do nothing this round, whatever is played (ruling 3.16)?"""
        return False

    def visit(self, s: Fresco, who: i64, apprentices: i64) -> None:
        """A player's turn at the tile."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AddedMove(Moves["Fresco"]):
    """Moves of one kind that a module adds to a place of the base game: told and carried out as a step's are.

    Their numbers start at `first`, without the module's; the methods count from there.
    """

    def __init__(self, place: i64, first: i64 = 0) -> None:
        self.place: Final[i64] = place
        self.first: Final[i64] = first

    def moves(self) -> vec[i64]:
        """Every move that `options` can ever add, counted from `first`, each once; their order never changes."""
        return vec[i64]()

    def options(self, s: Fresco, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        """The moves at the place, which come first, and these; the argument is the place's own."""
        return moves

    def take(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        """Carry out a move, and lay the task with which the visit goes on."""

    def normalize(self, text: str) -> str:
        """A text as `write` would have it, where order is free."""
        return text

    def why_not(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        """Why none of these moves is at a spot while the place asks, if they know."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleAdvice:
    """What a bot goes by: about how many points a module's goods are worth, and what it may bring."""

    def worth(self, s: Fresco, who: i64) -> float:
        """About how many points the player's goods of this module are worth."""
        return 0.0

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """About how many points more so many apprentices bring at a place because of this module.

        For its action tile the place is the module's number.
        """
        return 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleObservation:
    """What a module adds to observations: a block of its own, which is 0 where it is off.

    The two lists of pieces say what the two methods write.
    """

    def table(self, box: Components) -> list[Piece]:
        """What lies between the players."""
        return []

    def seat(self, box: Components) -> list[Piece]:
        """What each player has."""
        return []

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        """Write what lies between the players."""

    def observe_seat(self, s: Fresco, seat: i64, own: bool, w: Writer) -> None:
        """Write what a player has; what is secret only if it is the observer's own."""


class Figure:
    """Whoever plays along past the last seat: the name, and the messages about its row of the hostel."""

    def __init__(self, name: str, ask_wakes: str, why_bed: str) -> None:
        self.name: Final = name
        self.ask_wakes: Final = ask_wakes  # when does it get up?
        self.why_bed: Final = why_bed  # why nobody else can have its row


NO_ADVICE: Final = ModuleAdvice()
NO_OBSERVATION: Final = ModuleObservation()
NO_FIGURE: Final = Figure("", "", "")
NO_TILE: Final = ActionTile(0, 0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """A module: its number, its name, and the hooks it overrides. It has no state: that is in its part."""

    def __init__(
        self,
        number: int,
        name: str,
        title: str = "",
        source: str = "",
        tile: ActionTile = NO_TILE,
        paints: int = 0,
        added: list[AddedMove] | None = None,
        advice: ModuleAdvice = NO_ADVICE,
        classic: bool = False,
        family: bool = False,
        joins: int = 0,
        tile_rank: int = 0,
        figure: Figure = NO_FIGURE,
        illness: bool = False,
        workshop: i64 = NO_STEP,
        sealed: list[SealedTile] | None = None,
        observation: ModuleObservation = NO_OBSERVATION,
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.title: Final = title
        self.source: Final = source  # what the points in its part are called
        self.tile: Final = tile
        self.paints: Final = paints  # colours it adds to the base game's
        self.added: Final[list[AddedMove]] = added or []  # moves at the base game's places, by their numbers
        self.advice: Final = advice
        self.classic: Final = classic  # is it in the classic edition too?
        self.family: Final = family  # is it quick to learn, and good beside others that are?
        self.joins: Final = joins  # it joins by itself where so many play
        self.figure: Final = figure
        self.illness: Final = illness  # may apprentices fall ill? Then it matters where the neutral one stands
        self.workshop: Final[i64] = workshop  # the step that asks for the work there instead
        self.sealed: Final[list[SealedTile]] = sealed or []  # its tiles that bear seals
        self.observation: Final = observation
        self.tile_rank: Final = tile_rank  # its turn when a tile is taken: those without a rank come first (ruling 3.6)

    def steps(self) -> list[Step[Fresco]]:
        """The module's own kinds of tasks; the first has number FIRST_STEP + STEPS_EACH * module."""
        return []

    # --- the course of a game: reactions, in the order of the modules' numbers unless said otherwise

    def set_up(self, s: Fresco) -> None:
        """The base game is set up: lay out the module's pieces."""

    def new_part(self, s: Fresco) -> Part:
        """The module's part at the beginning; asked before `set_up`."""
        return Part()

    def round_began(self, s: Fresco) -> None:
        """A round begins; nobody has woken up yet."""

    def woke(self, s: Fresco, marker: i64, row: i64) -> None:
        """A marker has taken a row of the hostel and the mood has moved."""

    def all_awake(self, s: Fresco) -> None:
        """The wake-up order is fixed and the apprentices are counted; planning comes next."""

    def plans(self, s: Fresco, who: i64) -> None:
        """A player is about to plan: lay secret tasks. The highest number asks first (ruling 3.8)."""

    def plans_revealed(self, s: Fresco) -> None:
        """All plans lie open."""

    def arrived(self, s: Fresco, who: i64, place: i64) -> None:
        """A player's turn at a place begins: lay tasks that come before it, the highest number first (ruling 3.7)."""

    def leaving(self, s: Fresco, marker: i64, place: i64) -> None:
        """A turn at a place begins: lay tasks that come after it, again the highest number first.

        A figure's place is the column of its own sheet, whose back is never shown.
        """

    def figure_acts(self, s: Fresco, column: i64, marker: i64) -> None:
        """The turn of a marker that belongs to no player, at a column of the sheet."""

    def bought(self, s: Fresco, who: i64, slot: i64, tile: i64) -> None:
        """A market tile was bought from a slot, or came without one (-1): drawn, or received for nothing."""

    def restoring(self, s: Fresco, marker: i64, segment: i64) -> None:
        """A segment or the altar was chosen and its paints are paid: lay tasks that come before the score."""

    def restored(self, s: Fresco, marker: i64, segment: i64, tile: i64) -> None:
        """A segment was scored and its tile taken; the bishop still stands where he was.

        Modules come in the order of ruling 3.6, each when the one before has settled everything.
        """

    def bishop_arrived(self, s: Fresco, marker: i64, segment: i64) -> None:
        """The bishop has come to a restored segment."""

    def went_forward(self, s: Fresco, marker: i64, before: i64, space: i64) -> None:
        """A marker has moved on the score track; not called in final scoring."""

    def work_done(self, s: Fresco) -> None:
        """The last column comes up: lay tasks that follow when everybody has acted there."""

    def round_ended(self, s: Fresco) -> None:
        """The next round is prepared; the market is not refilled yet."""

    def paint_income(self, s: Fresco, who: i64) -> None:
        """A player's income in paints: give them, or lay a task if something is asked."""

    def final_scoring(self, s: Fresco) -> None:
        """The module's step of final scoring."""

    # --- amounts, which are added

    def bonus(self, s: Fresco, marker: i64, segment: i64, points: i64) -> i64:
        """Points that join a segment's or the altar's, so many so far; the module credits them to its part."""
        return 0

    def theater_mood(self, s: Fresco, who: i64) -> i64:
        """Mood steps more for each apprentice at the theater."""
        return 0

    def income(self, s: Fresco, who: i64) -> i64:
        """Thalers more at the end of a round."""
        return 0

    def binds(self, s: Fresco, who: i64, thalers: i64) -> i64:
        """Of thalers just earned, how many the player does not get because they are owed; a task may ask for what."""
        return 0

    def needs(self, s: Fresco, who: i64, column: i64) -> i64:
        """Apprentices that the player must plan at a column."""
        return 0

    # --- vetoes and conditions, joined by "or"

    def forbids_restoring(self, s: Fresco, marker: i64, segment: i64) -> bool:
        """May the marker not restore this segment?"""
        return False

    def is_final(self, s: Fresco) -> bool:
        """Is the coming round the final one?"""
        return False

    # --- the ledger

    def hear(self, account: Account, event: Event, box: Components) -> None:
        """An event that happened to a player: write down what it tells of goods behind the screen."""

    # --- words

    def restoring_note(self, s: Fresco, marker: i64, segment: i64) -> Message | None:
        """What else restoring a segment means, for the words of the move."""
        return None

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        """Why the player can do nothing at one of the module's spots now; None if it is just not its moment."""
        return None


def overrides(module: Module, hook: str) -> bool:
    """Does the module define this hook itself?"""
    return getattr(type(module), hook) is not getattr(Module, hook)


def advises(module: Module, what: str) -> bool:
    """Has the module such advice for bots?"""
    return getattr(type(module.advice), what) is not getattr(ModuleAdvice, what)


def added_at(modules: list[Module], place: i64) -> list[AddedMove]:
    """The moves that modules add to a place, in the order of the modules' numbers."""
    moves: list[AddedMove] = []
    for module in modules:
        for added in module.added:
            if added.place == place:
                moves.append(added)
    return moves


def using(modules: list[Module], hook: str) -> list[Module]:
    """The modules that override a hook."""
    return [module for module in modules if overrides(module, hook)]


def tile_order(modules: list[Module]) -> list[Module]:
    """Modules that react to a taken tile, backward: by their ranks, then by their numbers."""
    return sorted(modules, key=lambda module: (module.tile_rank, module.number), reverse=True)


class Rules:
    """The modules in play, and for each hook those that override it."""

    def __init__(self, modules: list[Module]) -> None:
        backward = modules[::-1]  # what is laid on the agenda last comes first
        self.modules: Final = modules
        self.figures: Final = [m.figure for m in modules if m.figure is not NO_FIGURE]
        self.paints: Final[i64] = BLENDED + sum([m.paints for m in modules])
        self.tiles: Final = [m for m in modules if m.tile is not NO_TILE]
        self.with_part: Final = using(modules, "new_part")
        self.set_up: Final = using(modules, "set_up")
        self.round_began: Final = using(modules, "round_began")
        self.woke: Final = using(backward, "woke")
        self.all_awake: Final = using(modules, "all_awake")
        self.plans: Final = using(modules, "plans")
        self.plans_revealed: Final = using(modules, "plans_revealed")
        self.arrived: Final = using(modules, "arrived")
        self.leaving: Final = using(modules, "leaving")
        self.figure_acts: Final = using(modules, "figure_acts")
        self.bought: Final = using(modules, "bought")
        self.restoring: Final = using(backward, "restoring")
        self.restored: Final = tile_order(using(modules, "restored"))
        self.bishop_arrived: Final = using(modules, "bishop_arrived")
        self.went_forward: Final = using(modules, "went_forward")
        self.work_done: Final = using(modules, "work_done")
        self.round_ended: Final = using(modules, "round_ended")
        self.paint_income: Final = using(backward, "paint_income")
        self.final_scoring: Final = using(backward, "final_scoring")
        self.bonus: Final = using(modules, "bonus")
        self.restoring_note: Final = using(modules, "restoring_note")
        self.theater_mood: Final = using(modules, "theater_mood")
        self.income: Final = using(modules, "income")
        self.binds: Final = using(modules, "binds")
        self.needs: Final = using(modules, "needs")
        self.forbids_restoring: Final = using(modules, "forbids_restoring")
        self.is_final: Final = using(modules, "is_final")
        self.illness: Final = any(m.illness for m in modules)
        self.workshop: Final[i64] = max([NO_STEP, *[m.workshop for m in modules]])
        self.sealed: Final = [tile for m in modules for tile in m.sealed]
        self.added: Final = [added_at(modules, place) for place in range(PLACES)]
        self.adds_moves: Final = any(len(module.added) > 0 for module in modules)
        self.worth: Final = [m.advice for m in modules if advises(m, "worth")]
        self.prospect: Final = [m.advice for m in modules if advises(m, "prospect")]
        absent = Module(0, "")
        by_number = [absent for _number in range(HIGHEST + 1)]
        for module in modules:
            by_number[module.number] = module
        self.by_number: Final = by_number
        slots = vec[i64]()
        for number in range(HIGHEST + 1):
            slots = append(
                slots, self.with_part.index(by_number[number]) if by_number[number] in self.with_part else -1
            )
        self.slots: Final = slots  # where each module's part lies, -1 if there is none

    def has(self, number: i64) -> bool:
        """Is the module in play? Asked where a ruling joins two modules."""
        return self.by_number[number].name != ""
