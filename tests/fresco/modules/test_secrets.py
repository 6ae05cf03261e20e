"""What a seat may not know makes no difference to it, whatever modules are in play."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.rng import Random
from bottega.fresco.const import EMPTY
from bottega.fresco.modules.m01_portraits import studio_of
from bottega.fresco.modules.m04_wishing_well import KINDS, Well, well_of
from bottega.fresco.modules.m05_gold_leaf import Gold, gold_of
from bottega.fresco.modules.m06_glaziers import Glazery, glazery_of
from bottega.fresco.modules.m07_scrolls import scrolls_of
from bottega.fresco.modules.m11_favors import favors_of
from bottega.fresco.state import Fresco
from tests.fresco.table import GAME

# Events that show something nobody knew before: what follows may differ.
SHOWN = {
    "stall",
    "portrait_opened",
    "wish",
    "disc",
    "glass_displayed",
    "bench",
    "favor",
    "barrel",
    "revealed",
    "final_scoring",
}


SETS = ["1", "2", "3", "4", "5", "6", "7", "11", "16", "17", "1,4,6", "4,5", "4,7,16", "all"]


def hidden_from(s: Fresco, who: int, seed: int) -> Fresco:
    """A position that differs only in what `who` may not know: every module's secrets are changed by hand."""
    other = s.copy()
    other.random += 12345
    dice = Random(seed)
    other.shuffle(other.bag)
    others = [seat for seat in range(len(s.players)) if seat != who]
    for seat in others:
        other.players[seat].thalers += 7
        for paint in range(s.rules.paints):
            other.players[seat].paints[paint] += 2
    if s.rules.has(1):
        mix_decks(other, dice)
    if s.rules.has(4):
        mix_wishes(well_of(other), others, dice, planning=bool(s.column < 0))
    if s.rules.has(5) and len(others) > 1:
        move_one(gold_of(other).leaves, others)
    if s.rules.has(6):
        mix_glass(glazery_of(other), others, dice)
    if s.rules.has(7):
        mix_scrolls(other, others)
    if s.rules.has(11):
        mix_favors(other, dice)
    return other


def mix_decks(s: Fresco, dice: Random) -> None:
    """Each of the decks A, B, C in another order."""
    studio = studio_of(s)
    cards = list(studio.deck)
    for deck in range(3):
        places = [i for i, card in enumerate(cards) if s.box.more.portraits[card].deck == deck]
        own = [cards[i] for i in places]
        turn = dice.below(len(own)) if own else 0
        for i, card in zip(places, own[turn:] + own[:turn], strict=True):
            cards[i] = card
    studio.deck = vec[i64](cards)


def mix_wishes(well: Well, others: list[int], dice: Random, planning: bool) -> None:
    """Others' cards change places with the deck's; a penny goes from one to another."""
    deck = list(well.deck)
    for seat in others:
        for kind in range(KINDS):
            if well.hands[seat * KINDS + kind] and deck:
                place = dice.below(len(deck))
                well.hands[seat * KINDS + kind] -= 1
                well.hands[seat * KINDS + deck[place]] += 1
                deck[place] = kind
    well.deck = vec[i64](deck[::-1])
    if len(others) > 1:
        move_one(well.pennies, others)
    if planning:
        for seat in others:  # what they have set is still their secret
            well.pennies[seat] += well.on_market[seat]
            well.on_market[seat] = 0


def move_one(goods: vec[i64], others: list[int]) -> None:
    """One piece from the first who has any to the next."""
    for i, seat in enumerate(others):
        if goods[seat] > 0:
            goods[seat] -= 1
            goods[others[i - 1]] += 1
            return


def mix_glass(glazery: Glazery, others: list[int], dice: Random) -> None:
    """Others' tokens change places with those in the bag; the pile of windows lies in another order."""
    bag = list(glazery.bag)
    for seat in others:
        for colour in range(4):
            if glazery.tokens[seat * 4 + colour] and bag:
                place = dice.below(len(bag))
                glazery.tokens[seat * 4 + colour] -= 1
                glazery.tokens[seat * 4 + bag[place]] += 1
                bag[place] = colour
    glazery.bag = vec[i64](bag[::-1])
    glazery.pile = vec[i64](list(glazery.pile)[::-1])


def mix_scrolls(s: Fresco, others: list[int]) -> None:
    """Others have other lines, from among those nobody has seen."""
    scrolls = scrolls_of(s)
    for lines, gone in ((scrolls.rows, scrolls.gone), (scrolls.columns, scrolls.gone >> 5)):
        seen = [line for line in range(5) if gone >> line & 1]
        seen += [int(lines[seat]) for seat in range(len(lines)) if seat not in others]
        free = [line for line in range(5) if line not in seen][::-1]
        for seat in others:
            if lines[seat] != EMPTY:
                lines[seat] = free.pop()


def mix_favors(s: Fresco, dice: Random) -> None:
    """Hidden favors and those removed unseen change places."""
    favors = favors_of(s)
    for segment in range(25):
        if favors.hidden[segment] == EMPTY:
            continue
        if len(favors.unseen):
            place = dice.below(len(favors.unseen))
            favors.hidden[segment], favors.unseen[place] = favors.unseen[place], favors.hidden[segment]
        else:
            there = dice.below(25)
            if favors.hidden[there] != EMPTY:
                favors.hidden[segment], favors.hidden[there] = favors.hidden[there], favors.hidden[segment]


def heard(s: Fresco, who: int, move: int) -> list[object]:
    """What a seat hears when it makes a move, up to something nobody knew."""
    there = s.copy()
    there.ask(who)
    there.log = []
    there.play(move)
    events: list[object] = []
    for event in there.log:
        if event.kind.name in SHOWN:
            break
        events.append(event.seen_by(who))
    return events


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "modules", ["1", "2", "3", "4", "5", "6", "7", "11", "16", "17", "all", "1,4,6", "4,5", "4,7,16"]
)
def test_what_a_seat_may_not_know_makes_no_difference_to_it(players: int, modules: str) -> None:
    """Views, options, events and guesses are the same for positions that differ only in hidden things."""
    s = GAME.new(players, 77, {"modules": modules})
    dice = Random(players)
    for number in range(260):
        if s.over():
            break
        for who in (*range(players), -1):
            other = hidden_from(s, who, number)
            assert GAME.view(other, who) == GAME.view(s, who)
            if who in s.deciders():
                here, there = s.copy(), other.copy()
                here.ask(who)
                there.ask(who)
                assert list(here.options) == list(there.options)
                move = int(here.options[number % len(here.options)])
                told, seen = heard(here, who, move), heard(there, who, move)
                same = min(len(told), len(seen))  # then another player, who has other goods, decides otherwise
                assert seen[:same] == told[:same]
            assert GAME.determinize(other, who, 5).key() == GAME.determinize(s, who, 5).key()
        s.play(s.options[dice.below(len(s.options))])


def least_owned(s: Fresco) -> int:
    """The smallest number of cards, leaves or tokens of a kind that anybody has."""
    owned = [0]
    for part in s.parts:
        owned += list(part.hands) if isinstance(part, Well) else []
        owned += list(part.leaves) if isinstance(part, Gold) else []
        owned += list(part.tokens) if isinstance(part, Glazery) else []
    return min(owned)


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", ["4", "5", "6", "7", "11", "4,5", "all"])
def test_a_guess_keeps_all_pieces(players: int, modules: str) -> None:
    """What is dealt afresh is still every piece, each in one place."""
    s = GAME.new(players, 5, {"modules": modules})
    whole = GAME.pieces(s)
    dice = Random(7)
    for number in range(300):
        if s.over():
            break
        for who in (*range(players), -1):
            guess = GAME.determinize(s, who, number)
            assert GAME.pieces(guess) == whole
            for move in list(guess.options)[:4]:  # whatever is played there, nothing impossible follows
                then = guess.copy()
                then.play(move)
                assert GAME.pieces(then) == whole
                assert least_owned(then) >= 0
        s.play(s.options[dice.below(len(s.options))])


@pytest.mark.parametrize("modules", ["1", "4", "6", "7", "11"])
def test_guesses_differ(modules: str) -> None:
    """A guess is random where it may be: not the truth, and not always the same."""
    s = GAME.new(3, 5, {"modules": modules})
    dice = Random(3)
    for _ in range(120):
        s.play(s.options[dice.below(len(s.options))])
    guesses = {
        tuple(part.key()[i] for part in GAME.determinize(s, 0, seed).parts for i in range(len(part.key())))
        for seed in range(8)
    }
    assert len(guesses) > 4
