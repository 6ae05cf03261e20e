"""What a server, a bot, an adapter or the command line may ask of any game."""

import re
from collections.abc import Mapping
from typing import Final, Generic, cast

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from bottega.core.actions import ActionKind, ActionTable
from bottega.core.errors import BadNotation, BadSetup, BottegaError
from bottega.core.events import Event
from bottega.core.kernel import P, Position, Reason
from bottega.core.ledger import Ledger
from bottega.core.messages import Message, abridged, msg, quotable
from bottega.core.observation import Piece, Writer, size_of
from bottega.core.provenance import CHOSEN, Provenance
from bottega.core.rng import SEEDS, Random
from bottega.core.weights import Weights

SPECTATOR: Final = -1
REWARDS: Final = ("share", "score", "lead")  # of the victory; points; points more than the best other one


class Choice:
    """Something to choose before the game: a palace side, an edition, who starts."""

    def __init__(
        self,
        name: str,
        values: tuple[str, ...],
        default: str,
        help: str,
        metavar: str = "",
        drawn_from: str = "",
        in_turn: bool = False,
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.help: Final = help
        self.metavar: Final = metavar  # what stands for a value, where there are others than these or too many
        self.drawn_from: Final = drawn_from  # what a value that begins with `random` draws from by the game's seed
        self.in_turn: Final = in_turn  # is no value the usual one? Then a series of games takes them in turn

    def is_drawn(self, value: str) -> bool:
        """Does a game's seed decide what the value means?"""
        return self.drawn_from != "" and value.startswith("random")


class Foresight:
    """What a move does by itself: what it changes of a seat's standing, and the spots at which something happens."""

    def __init__(self, brings: dict[str, int], spots: list[str], then: "list[Answer] | None" = None) -> None:
        self.brings: Final = brings
        self.spots: Final = spots
        self.then: Final = then or []  # answers to what it asks next that bring something


class Answer:
    """An answer to what a move asks next: where it belongs, what it does, and what it brings."""

    def __init__(self, target: str, said: Message, brings: dict[str, int]) -> None:
        self.target: Final = target
        self.said: Final = said
        self.brings: Final = brings


class PlanPart:
    """What a part of a secret plan can bring, as the table lies now."""

    def __init__(self, target: str, said: list[Message], brings: dict[str, int], spots: list[str], idle: int) -> None:
        self.target: Final = target
        self.said: Final = said  # what is done there then
        self.brings: Final = brings
        self.spots: Final = spots  # at which something could be done
        self.idle: Final = idle  # pieces laid there that find nothing to do


class Result:
    """How a game ended: scores by seat, where the points came from, and who won (several if shared)."""

    def __init__(self, scores: list[int], sources: dict[str, list[int]], winners: list[int]) -> None:
        self.scores: Final = scores
        self.sources: Final = sources
        self.winners: Final = winners

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((tuple(self.scores), tuple(self.winners)))

    def __repr__(self) -> str:
        return f"Result({self.scores}, {self.sources}, {self.winners})"

    def as_dict(self) -> dict[str, object]:
        """Plain data, for JSON."""
        return {"scores": self.scores, "sources": self.sources, "winners": self.winners}

    def share(self, seat: int) -> float:
        """A seat's share of the victory."""
        return 1.0 / float(len(self.winners)) if seat in self.winners else 0.0

    def lead(self, seat: int) -> int:
        """Points that a seat has more than the best other one."""
        return self.scores[seat] - max([score for other, score in enumerate(self.scores) if other != seat])

    def worth(self, seat: int, reward: str) -> float:
        """What the game was worth to a seat, in one of REWARDS."""
        if reward == "share":
            return self.share(seat)
        return float(self.scores[seat] if reward == "score" else self.lead(seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    """A game with its box. Positions are made by `new`; moving, copying and keys are theirs."""

    def __init__(
        self, name: str, title: str, rules_version: int, player_counts: tuple[int, ...], secrets: bool = False
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.rules_version: Final = rules_version
        self.player_counts: Final = player_counts
        self.secrets: Final = secrets  # do players hide things from each other?
        self.table_of_actions: ActionTable | None = None

    # --- before the game

    def choices(self) -> tuple[Choice, ...]:
        """What can be chosen before the game."""
        return ()

    def family_modules(self) -> list[int]:
        """The numbers of modules that are quick to learn and play well together."""
        return []

    def surprise_counts(self) -> list[int]:
        """How many modules a surprise may bring."""
        return []

    def fingerprint(self, chosen: dict[str, str]) -> str:
        """A short name for the components in use with these complete choices."""
        raise TypeError(f"{type(self).__name__} must define fingerprint()")

    def new(self, players: int, seed: int, chosen: dict[str, str]) -> P:
        """A new game, up to its first decision; what is not chosen takes its default."""
        return self.set_up(players, seed, self.complete(players, seed, chosen))

    def complete(self, players: int, seed: int, chosen: dict[str, str]) -> dict[str, str]:
        """The choices, checked, with the defaults for what was not chosen: what a record's header says."""
        self.check_setup(players, seed, chosen)
        return {choice.name: chosen.get(choice.name, choice.default) for choice in self.choices()}

    def check_setup(self, players: int, seed: int, chosen: dict[str, str]) -> None:
        """Raise BadSetup unless a game can be set up like this."""
        if players not in self.player_counts:
            counts = ", ".join(map(str, self.player_counts))
            raise BadSetup(msg("setup-players", game=self.name, players=str(players), counts=counts))
        if not 0 <= seed < SEEDS:
            raise BadSetup(msg("setup-seed", seed=str(seed), most=str(SEEDS - 1)))
        known = {choice.name: choice for choice in self.choices()}
        for name, value in chosen.items():
            if name not in known:
                options: object = ", ".join(known) or msg("setup-no-options")
                raise BadSetup(msg("setup-option", game=self.name, option=quotable(name), options=options))
            if value not in known[name].values:
                values = ", ".join(known[name].values)
                raise BadSetup(msg("setup-value", option=name, value=quotable(value), values=values))

    def set_up(self, players: int, seed: int, chosen: dict[str, str]) -> P:
        """A new game from checked and complete choices."""
        raise TypeError(f"{type(self).__name__} must define set_up()")

    def random_choices(self, dice: Random) -> dict[str, str]:
        """Any value for each choice; with some player counts they may not go together."""
        return {choice.name: choice.values[dice.below(len(choice.values))] for choice in self.choices()}

    def simpler_choices(self, chosen: dict[str, str]) -> list[dict[str, str]]:
        """The same choices with one of them simpler, in every way there is: by default, set to its default."""
        return [
            {**chosen, choice.name: choice.default}
            for choice in self.choices()
            if chosen.get(choice.name, choice.default) != choice.default
        ]

    # --- what a player may know

    def view(self, s: P, who: int) -> Mapping[str, object]:
        """All that `who` may know, as plain data (-1: a spectator); a game's `view_types.py` says what there is."""
        raise TypeError(f"{type(self).__name__} must define view()")

    def told_view(self, s: P, who: int) -> Mapping[str, object]:
        """The view with what lies behind screens although everybody could know it."""
        return self.view(s, who)

    def determinize(self, s: P, who: int, seed: i64) -> P:
        """A copy in which all that `who` cannot know is dealt afresh."""
        raise TypeError(f"{type(self).__name__} must define determinize()")

    def determinize_and_replan(self, s: P, who: int, seed: i64) -> P:
        """As `determinize`, but what others have decided in secret is asked again: chance is no good planner."""
        return self.determinize(s, who, seed)

    def misremembered(self, s: P, who: i64, seed: i64, percent: i64) -> P:
        """The position as somebody takes it to be who has forgotten so much of what everybody could know."""
        return s

    def redeal(self, s: P, seed: i64) -> P:
        """A copy in which all that nobody knows is dealt afresh; whoever knows something keeps it."""
        raise TypeError(f"{type(self).__name__} must define redeal()")

    def observation_layout(self) -> list[Piece]:
        """The pieces of an observation, in order; the same for all positions of the game."""
        raise TypeError(f"{type(self).__name__} must define observation_layout()")

    def observation_version(self) -> int:
        """Grows whenever the layout of observations changes, or what its numbers mean."""
        raise TypeError(f"{type(self).__name__} must define observation_version()")

    def observe(self, s: P, who: i64, w: Writer) -> None:
        """Write what `who` knows (-1: a spectator); nothing may be written past the place where the writer ends."""
        raise TypeError(f"{type(self).__name__} must define observe()")

    def observation(self, s: P, who: i64) -> vec[i16]:
        """What `who` knows, in a vector of its own."""
        return self.observations([s], [who])

    def observations(self, positions: list[P], seats: list[i64]) -> vec[i16]:
        """What a seat knows of each position, one after the other in one vector."""
        if len(positions) != len(seats):
            raise BottegaError(f"{len(positions)} positions need as many seats, not {len(seats)}")
        size: i64 = size_of(self.observation_layout())
        w = Writer(len(positions), size)
        for number in range(len(positions)):
            s, who = positions[number], seats[number]
            if who < SPECTATOR or who >= self.seats(s):
                raise BottegaError(f"there is no seat {who}; they are 0 to {self.seats(s) - 1}, and -1 watches")
            w.begin(number)
            self.observe(s, who, w)
            w.end()
        return w.out

    def ledger(self, s: P) -> Ledger:
        """A ledger of the goods behind screens, at the beginning of a game."""
        return Ledger()

    def screened(self, s: P) -> list[list[int]]:
        """What each seat has behind its screen although everybody could know it; `determinize` leaves it as it is."""
        return []

    def seats(self, s: P) -> i64:
        """How many play."""
        raise TypeError(f"{type(self).__name__} must define seats()")

    def modules(self, s: P) -> list[int]:
        """The numbers of the modules in play, also of those that joined by themselves."""
        return []

    def chosen_in(self, s: P) -> dict[str, str]:
        """What was chosen before the game, where the view does not say it."""
        return {}

    def figures(self, s: P) -> list[str]:
        """The names of those who play along past the last seat."""
        return []

    # --- what never changes

    def pieces(self, s: P) -> object:
        """Every piece, each in exactly one place: the same at any moment of a game; Impossible if it cannot be."""
        return None

    # --- every move there is

    def action_kinds(self) -> list[ActionKind]:
        """All moves that can ever be offered, in the order in which they are numbered: new ones come last."""
        raise TypeError(f"{type(self).__name__} must define action_kinds()")

    def actions_version(self) -> int:
        """Grows whenever an action gets another number."""
        raise TypeError(f"{type(self).__name__} must define actions_version()")

    def action_table(self) -> ActionTable:
        """One number for each move that can ever be offered, the same for all choices; made once."""
        if self.table_of_actions is None:
            self.table_of_actions = ActionTable(self.actions_version(), self.action_kinds())
        return self.table_of_actions

    # --- what a person is told: the step that asks knows it

    def question(self, s: P) -> Message:
        """What is asked now."""
        if s.over():
            return msg("ask-over")
        return s.asking().question(s, s.to_move(), s.argument())

    def write(self, s: P, move: i64) -> str:
        """A move of the current decision in notation."""
        return s.asking().write(s, s.to_move(), s.argument(), move)

    def read(self, s: P, text: str) -> int:
        """The option of the current decision that a text names; BadNotation if it names none."""
        if s.over():
            raise BadNotation(msg("move-over"))
        word = s.asking().normalize(s, text.strip().upper())
        written = [self.write(s, move) for move in s.options]
        if word in written:
            return int(s.options[written.index(word)])
        forms = {form_of(option): option for option in reversed(written)}  # the first of each form
        examples = list(dict.fromkeys(forms[form_of(option)] for option in written))
        raise BadNotation(msg("move-unclear", text=quotable(text[:20]), like=abridged(examples)))

    def explain(self, s: P, move: i64) -> Message:
        """What a move of the current decision does."""
        return s.asking().explain(s, s.to_move(), s.argument(), move)

    def describe(self, event: Event) -> Message:
        """What happened, without the player's name."""
        raise TypeError(f"{type(self).__name__} must define describe()")

    def target(self, s: P, move: i64) -> str:
        """The spot of the board where a move of the current decision belongs."""
        return s.asking().target(s, s.to_move(), s.argument(), move)

    def careful(self, s: P, move: i64) -> bool:
        """Is a move of the current decision easily pressed by mistake, so that its words should be read first?"""
        return s.asking().careful(s, s.to_move(), s.argument(), move)

    def binding(self, s: P, move: i64) -> bool:
        """Is a move of the current decision hard to take back: it shows something, passes to others, or is the end?"""
        if s.asking().secret():
            return False
        after = s.copy()
        after.play(move)
        return after.reveals != s.reveals or after.deciders() != s.deciders()

    def standing(self, s: P, who: int) -> dict[str, int]:
        """What a seat has that decisions are looked at for: its points by source, and whatever else the game counts."""
        return {name: row[who] for name, row in self.result(s).sources.items()}

    def foresee(self, s: P, move: int) -> Foresight:
        """What a move does by itself, until something is shown that nobody knows yet; tried on a copy.

        With it come the spots at which something happens to the seat then, or at which it is asked next.
        """
        who = int(s.to_move())
        told: list[Event] = []
        after = s.copy()
        after.log = told
        after.play_alone(move)
        asked = len(after.options) > 0 and after.to_move() == who  # whoever decides goes on deciding
        if after.reveals - s.reveals != shown_by(told, who):
            asked = False
            again = s.copy()
            again.log = told = []
            moments: list[Position] = []
            again.seen = moments
            again.play_alone(move)
            known = 0
            while known < len(told) and moments[known].reveals - s.reveals == shown_by(told[: known + 1], who):
                known += 1
            told = told[:known]
            after = cast(P, moments[known - 1]) if known else s
        had = self.standing(s, who)
        brings = {name: n - had[name] for name, n in self.standing(after, who).items() if n != had[name]}
        spots = [spot for event in told if event.who == who for spot in event.seen_by(who).spots()]
        then: list[Answer] = []
        if asked:
            spots += [self.target(after, int(option)) for option in after.options]
            if s.asking().leads_on():
                then = self.answers(after)
        return Foresight(brings, list(dict.fromkeys(spots)), then)

    def answers(self, s: P) -> list[Answer]:
        """The answers to a question that bring something."""
        found: list[Answer] = []
        for option in s.options:
            foreseen = self.foresee(s, int(option))
            brings = foreseen.brings
            if foreseen.then:  # as much as it can bring
                best = max([answer.brings for answer in foreseen.then], key=total)
                brings = {name: brings.get(name, 0) + best.get(name, 0) for name in {**brings, **best}}
            if brings:
                found.append(Answer(self.target(s, option), self.explain(s, option), brings))
        return found

    def preview_plan(self, s: P, who: int, laid: dict[str, list[int]]) -> list[PlanPart]:
        """What a secret plan can still pay for, as far as it is laid out: how many pieces of each kind at which spots.

        Nothing where so many cannot lie there, and in games without plans.
        """
        return []

    def rule(self, s: P) -> str:
        """The page and section of the rules about what is asked now, or about the end."""
        if s.over():
            return self.end_rule(s)
        return s.asking().rule(s, s.to_move(), s.argument())

    def end_rule(self, s: P) -> str:
        """The page and section of the rules about the end of the game."""
        raise TypeError(f"{type(self).__name__} must define end_rule()")

    def why_not(self, s: P, who: int, target: str) -> Reason:
        """Why `who` can do nothing at a spot now, and the page and section of the rules that say so."""
        if s.over():
            return msg("why-over"), self.rule(s)
        if who < 0:
            return msg("why-watching"), self.rule(s)
        deciders = s.deciders()
        if who not in deciders:
            return self.why_waiting(s, deciders[0])
        asked = s.copy()
        asked.ask(who)
        if target in [self.target(asked, move) for move in asked.options]:
            return msg("why-can"), self.rule(asked)
        reason = asked.asking().why_not(asked, who, asked.argument(), target)
        if reason is None:
            reason = self.why_not_now(asked, who, target)
        return reason if reason is not None else (msg("why-question", question=self.question(asked)), self.rule(asked))

    def why_waiting(self, s: P, decider: int) -> Reason:
        """Why somebody who is not asked now can do nothing."""
        if s.asking().secret():
            return msg("why-planned"), self.rule(s)
        moment = s.asking().moment(s, s.to_move(), s.argument())
        return msg("why-turn", player=decider + 1, moment=moment), self.rule(s)

    def why_not_now(self, s: P, who: int, target: str) -> Reason | None:
        """Why it is not the moment for a spot that belongs to another decision than the one that is asked."""
        return None

    # --- what is not printed in the booklets

    def provenance(self) -> Provenance:
        """Where the values of the box come from."""
        raise TypeError(f"{type(self).__name__} must define provenance()")

    def in_play(self, players: int, chosen: dict[str, str]) -> list[str]:
        """The values of the box (`hostel.mood`) that matter with so many players and these complete choices."""
        raise TypeError(f"{type(self).__name__} must define in_play()")

    def basis(self, s: P, said: Message, target: str = "") -> list[str]:
        """What a text, or what a spot shows, rests on beside the booklets: values of the box, numbers of rulings."""
        return []

    def ours(self, basis: list[str]) -> list[Message]:
        """What of this is our decision: values that we have chosen, and all rulings."""
        messages: list[Message] = []
        for name in basis:
            if is_ruling(name):
                messages.append(msg("ours-ruling", number=name))
            elif self.provenance().has(name, CHOSEN):
                messages.append(self.provenance().words(name))
        return messages

    def with_status(self, players: int, chosen: dict[str, str], status: str) -> list[str]:
        """The values in play of which some have a status."""
        return [path for path in self.in_play(players, chosen) if self.provenance().has(path, status)]

    # --- points

    def result(self, s: P) -> Result:
        """Scores and their sources so far; winners once the game is over."""
        raise TypeError(f"{type(self).__name__} must define result()")

    def estimate(self, s: P, who: i64, weights: Weights | None = None) -> float:
        """About how many points the player will have in the end, by these weights or by the game's own."""
        raise TypeError(f"{type(self).__name__} must define estimate()")

    def outlook_names(self) -> list[str]:
        """What `outlook` writes, in its order; nothing where nobody learns from it."""
        return []

    def outlook(self, s: P, who: i64) -> vec[float]:
        """What a value net is told of a player, where a round begins; nothing elsewhere."""
        return vec[float]()

    def lies_open(self, s: P) -> bool:
        """Lies nothing hidden or left to chance between here and the end, so that the end can be solved?"""
        return False

    def gains(self, s: P, who: i64, weights: Weights) -> vec[float]:
        """What each option brings to the end of the turn, without trying it; nothing where there is no short way."""
        return vec[float]()

    def rounds_left(self, s: P) -> float:
        """About how many rounds follow this one."""
        raise TypeError(f"{type(self).__name__} must define rounds_left()")

    def weights(self, values: dict[str, float]) -> Weights:
        """Weights for `estimate`; what is not named stays as the game has it."""
        raise TypeError(f"{type(self).__name__} must define weights()")


def total(brings: dict[str, int]) -> int:
    return sum(brings.values())


def shown_by(told: list[Event], who: int) -> int:
    """How often somebody has shown others what they knew themselves: to them that is nothing new."""
    return sum(event.kind.own and event.who == who for event in told)


def is_ruling(name: str) -> bool:
    """Is this the number of a ruling, and no value of the box?"""
    return name[:1].isdigit()


def form_of(text: str) -> str:
    """What a text in notation looks like: its letters and digits count as the same."""
    return re.sub("[0-9]", "0", re.sub("[A-Z]+", "A", text))
