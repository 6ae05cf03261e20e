"""Looking for puzzles in games of self-play: decisions of which one is clearly best, and that are missed.

1. Games between bots of several strengths, so that positions are as people reach them.
2. Every decision gets a quick look; whoever finds no clear best choice there goes on.
3. What may be a puzzle is judged by a long search and by a longer one with another deal, or proved.
4. The levels try it; what all of them find is none. Good bots play on from the choices and must agree.
"""

from collections import Counter
from typing import Any, Final

from msgspec import Struct

from bottega.bots import seats
from bottega.bots.bot import Bot
from bottega.bots.greedy import GreedyBot
from bottega.bots.seats import find_bot
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.match import Match
from bottega.core.record import Record, new_header
from bottega.core.rng import Random, derive
from bottega.games import find_game
from bottega.study.puzzles import judging, themes
from bottega.study.puzzles.judging import SEEN, Judged, is_secret
from bottega.study.puzzles.puzzle import LEVELS, Choice, Making, Puzzle

PLAYERS_OF_SELF_PLAY: Final = ("search@30", "search@30", "painter", "journeyman")
FEWEST: Final = 3  # options that make a decision; with fewer it is none
ALIKE: Final = 0.5  # points of lead that part two answers which are both right
MOST_ANSWERS: Final = 2
SHARE: Final = 0.012  # of the victory, in a game of two, that goes with a point of lead that is lost
PROVED_LEAD: Final = 2.0  # where all is proved
DECIDED: Final = (0.12, 0.9)  # in a game of two, shares of the victory beyond which nothing is at stake any more
PROOF: Final = 10_000  # iterations to prove an ending
TRIES: Final = 20  # of a level that answers at once; of the master half as many
TEMPTING: Final = 3  # other choices from which bots play on
PER_GAME: Final = 4  # puzzles of one game
CLEAR_ENOUGH: Final = 0.5  # of the margin that a quick look, and playing on, must show


class Candidate(Struct, frozen=True):
    """A puzzle and where it was found."""

    number: int  # of the game
    round: int
    puzzle: Puzzle


class Found(Struct, frozen=True):
    """What a game brought."""

    number: int
    candidates: list[Candidate]


class Verdict(Struct, frozen=True):
    """A decision's judgment: the answers, and all else, the best first."""

    answers: list[Judged]
    others: list[Judged]

    def margin(self) -> float:
        """Points of lead between the answers and all else."""
        return min(one.lead for one in self.answers) - max(one.lead for one in self.others)


def setup(making: Making, number: int) -> tuple[int, dict[str, str]]:
    """How many play a game, and with what: players, sides, editions and modules take turns."""
    game = find_game(making.game)
    players = game.player_counts[number % len(game.player_counts)]
    turn = number // len(game.player_counts)
    chosen: dict[str, str] = {}
    for choice in game.choices():
        if choice.name == "modules":
            chosen["modules"] = modules(game, turn)
        elif choice.in_turn or choice.name == "edition":
            values = choice.values if choice.in_turn else (choice.default, choice.default, *choice.values)
            chosen[choice.name] = values[turn % len(values)]
    return players, chosen


def modules(game: Game[Any], turn: int) -> str:
    """Every second game is without modules; the others draw some."""
    counts = ["none", *(f"random:{n}" for n in (1, *game.surprise_counts()[:2]))]
    return "none" if turn % 2 == 0 else counts[1 + turn // 2 % (len(counts) - 1)]


def look_through(making: Making, number: int) -> Found:
    """Play a game and look for puzzles in it."""
    game = find_game(making.game)
    seed = int(derive(making.seed, number))
    players, chosen = setup(making, number)
    dice = Random(int(derive(seed, 1)))
    names = [PLAYERS_OF_SELF_PLAY[dice.below(len(PLAYERS_OF_SELF_PLAY))] for _ in range(players)]
    bots = [find_bot(name, int(derive(seed, 2 + seat))) for seat, name in enumerate(names)]
    match = Match(game, new_header(game, players, seed, names, chosen))
    marked: list[tuple[int, int]] = []
    while not match.over():
        s = match.position
        index = len(match.moves)
        for who in new_deciders(match):
            if promising(making, game, match.asked(who), who, int(derive(seed, 100 + index))):
                marked.append((index, who))
        match.push(int(seats.choose(game, s, bots[s.to_move()], int(derive(seed, index)))))
    found: list[Candidate] = []
    about: Counter[str] = Counter()
    for index, who in marked:
        part = game.rule(match.past[index])
        if any(one.round == match.past[index].round and one.puzzle.seat == who for one in found):
            continue  # one after the other they would ask nearly the same
        if about[part] == making.alike:
            continue
        puzzle = examine(making, match, index, who, int(derive(seed, 10_000 + index)))
        if puzzle is not None:
            about[part] += 1
            found.append(Candidate(number, int(match.past[index].round), puzzle))
        if len(found) == PER_GAME:
            break
    return Found(number, found)


def new_deciders(match: Match) -> list[int]:
    """Who is asked something new: in secret, all at the beginning of their plans."""
    s = match.position
    if not is_secret(s):
        return [int(s.to_move())]
    before = match.past[-1] if match.past else None
    begins = before is None or not is_secret(before) or before.reveals != s.reveals
    return [int(who) for who in s.deciders()] if begins else []


def promising(making: Making, game: Game[Any], s: Position, who: int, seed: int) -> bool:
    """Might one choice be clearly best, and not the one that lies at hand?"""
    if not is_secret(s) and len(s.options) < FEWEST:
        return False
    looked = judging.judge(game, s, who, making.screen, seed)
    if len(looked) < FEWEST or not DECIDED[0] < looked[0].value * int(game.seats(s)) / 2 < DECIDED[1]:
        return False
    verdict = parted(looked)
    if verdict is None or verdict.margin() < making.margin * CLEAR_ENOUGH:
        return False
    answers = [one.moves for one in verdict.answers]
    hands = (GreedyBot(seed), find_bot("painter", seed), find_bot("journeyman", seed), find_bot("journeyman", seed + 1))
    return any(judging.chosen(game, s, who, bot, seed) not in answers for bot in hands)


def parted(looked: list[Judged]) -> Verdict | None:
    """The best choices and all else; nothing if too many are alike."""
    seen = [one for one in looked if one.share >= SEEN]
    if not seen:
        return None
    top = max(seen, key=lambda one: (one.share, one.value))
    answers = [one for one in seen if one is top or (one.lead > top.lead - ALIKE and one.value > top.value - 0.01)]
    others = [one for one in looked if one not in answers]
    if len(answers) > MOST_ANSWERS or not others:
        return None
    return Verdict(answers, sorted(others, key=lambda one: -one.lead))


def is_clear(verdict: Verdict, players: int, margin: float) -> bool:
    """Does everything else lose enough?"""
    share = min(one.value for one in verdict.answers) - max(one.value for one in verdict.others)
    return verdict.margin() >= margin and share * players / 2 >= margin * SHARE


def is_proved_clear(looked: list[Judged]) -> Verdict | None:
    """The best choices of an ending that was solved, if they win what the others do not, or enough points."""
    top = looked[0]
    answers = [one for one in looked if one.value == top.value and one.lead == top.lead]
    others = [one for one in looked if one not in answers]
    if not others or len(answers) > MOST_ANSWERS:
        return None
    close = [one for one in others if one.value == top.value and one.lead > top.lead - PROVED_LEAD]
    return None if close else Verdict(answers, others)


def examine(making: Making, match: Match, index: int, who: int, seed: int) -> Puzzle | None:
    """Judge a decision with all care; the puzzle that it is, or nothing."""
    game = match.game
    s = match.past[index].copy()
    s.ask(who)
    proof = judging.prove(game, s, who, PROOF)
    verdict = is_proved_clear(proof) if proof else steady(game, s, who, making, seed)
    if verdict is None:
        return None
    missed = misses(game, s, who, verdict, seed)
    if is_trivial(game, s, who, verdict, missed, seed):
        return None
    kept = choices(game, s, who, verdict, seed)
    if not proof and not agreed(kept, len(verdict.answers), making.margin * CLEAR_ENOUGH):
        return None
    record = Record(match.header, match.moves[:index], None)
    answers = [judging.write(game, s, who, one.moves) for one in verdict.answers]
    best, others = kept[0], kept[len(answers) :]
    about = themes.themes(game, s, verdict.answers[0].moves[0], best, others, bool(proof))
    return Puzzle(record.write(), who, answers, kept, bool(proof), about, missed)


def steady(game: Game[Any], s: Position, who: int, making: Making, seed: int) -> Verdict | None:
    """What two searches agree on, of which the second is longer and meets another deal; nothing if they do not."""
    players = int(game.seats(s))
    first = parted(judging.judge(game, s, who, making.judge, int(derive(seed, 1))))
    if first is None or not is_clear(first, players, making.margin):
        return None
    second = parted(judging.judge(game, s, who, making.strong, int(derive(seed, 2))))
    if second is None or not is_clear(second, players, making.margin):
        return None
    same = {one.moves for one in first.answers} == {one.moves for one in second.answers}
    return second if same else None


def misses(game: Game[Any], s: Position, who: int, verdict: Verdict, seed: int) -> dict[str, float]:
    """How often each level finds something else."""
    answers = [one.moves for one in verdict.answers]
    missed: dict[str, float] = {}
    for number, level in enumerate(LEVELS):
        tries = TRIES // 2 if level == "master" else TRIES
        seeds = [int(derive(seed, 100 * number + one)) for one in range(tries)]
        wrong = sum(judging.chosen(game, s, who, find_bot(level, one), one) not in answers for one in seeds)
        missed[level] = round(wrong / tries, 2)
    return missed


def is_trivial(game: Game[Any], s: Position, who: int, verdict: Verdict, missed: dict[str, float], seed: int) -> bool:
    """Is it found by whoever looks?"""
    greedy = judging.chosen(game, s, who, GreedyBot(seed), seed) in [one.moves for one in verdict.answers]
    return greedy and missed["journeyman"] < 0.5 and missed["painter"] < 0.4 and missed["master"] < 0.25


def choices(game: Game[Any], s: Position, who: int, verdict: Verdict, seed: int) -> list[Choice]:
    """All choices as they are kept; from the answers and from what tempts, bots play on."""
    tempting = [one.moves for one in verdict.others[:2]]
    hands: list[Bot] = [
        GreedyBot(seed),
        find_bot("painter", seed),
        *(find_bot("journeyman", seed + n) for n in range(4)),
    ]
    tempting += [judging.chosen(game, s, who, bot, seed) for bot in hands]
    wanted = list(dict.fromkeys(tempting))[:TEMPTING]
    kept: list[Choice] = []
    for one in [*verdict.answers, *verdict.others]:
        played = one in verdict.answers or one.moves in wanted
        ahead = judging.prospect(game, s, who, one.moves, int(derive(seed, 9))) if played else None
        kept.append(judging.choice(game, s, who, one, ahead))
    return kept


def agreed(kept: list[Choice], answers: int, margin: float) -> bool:
    """Is the answer ahead where bots play on, too?"""
    best = kept[0].prospect
    others = [one.prospect for one in kept[answers:] if one.prospect is not None]
    return best is not None and all(best.lead >= one.lead + margin for one in others)
