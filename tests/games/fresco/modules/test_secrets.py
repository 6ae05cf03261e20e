"""What a seat may not know makes no difference to it, whatever modules are in play."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.rng import Random
from bottega.core.serialize import pack
from bottega.games.fresco.const import EMPTY
from bottega.games.fresco.modules.m01_portraits import studio_of
from bottega.games.fresco.modules.m01_portraits.box import portraits_box
from bottega.games.fresco.modules.m04_wishing_well import KINDS, Well, well_of
from bottega.games.fresco.modules.m05_gold_leaf import Gold, gold_of
from bottega.games.fresco.modules.m06_glaziers import Glazery, glazery_of
from bottega.games.fresco.modules.m07_scrolls import scrolls_of
from bottega.games.fresco.modules.m08_bells import Bells, bells_of
from bottega.games.fresco.modules.m09_wall import wall_of
from bottega.games.fresco.modules.m10_medico import medicine_of
from bottega.games.fresco.modules.m11_favors import favors_of
from bottega.games.fresco.modules.m12_dames import court_of
from bottega.games.fresco.modules.m13_catacombs import Catacombs, catacombs_of
from bottega.games.fresco.modules.m13_catacombs.box import catacombs_box
from bottega.games.fresco.modules.m14_pews import pews_of
from bottega.games.fresco.modules.m15_dome import domes_of
from tests.games.fresco.board import GAME
from tests.games.fresco.scene import Scene, new_game

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
    "certificate_opened",
    "bells_counted",
    "wall_tile",
    "infected",
    "bottle_offered",
    "bottle",
    "no_bottle",
    "installments",
    "treasure_sold",
    "map_bought",
    "map_drawn",
    "treasure_uncovered",
    "pew",
    "pews",
    "dome",
    "revealed",
    "final_scoring",
}


SETS = [*map(str, range(1, 18)), "1,4,6", "4,5", "4,7,16", "8,10,13", "9,12,14,15", "all"]


def hidden_from(s: Scene, who: int, seed: int, goods: bool) -> Scene:
    """A position that differs only in what is hidden from `who`: every module's secrets are changed by hand.

    With `goods` also what lies behind screens and was told when it came there: a view does not show it, but whoever
    has listened knows it.
    """
    other = s.copy()
    other.state.random += 12345
    dice = Random(seed)
    other.state.shuffle(other.state.bag)
    others = [seat for seat in range(len(s.players)) if seat != who]
    mix_covered(other, dice)
    if s.state.laid_open:
        return other  # all goods lie open
    known = others if goods else []
    for seat in known:
        other.players[seat].thalers += 7
        for paint in range(s.state.rules.paints):
            other.players[seat].paints[paint] += 2
    if s.state.rules.has(1):
        mix_decks(other, dice)
    if s.state.rules.has(4):
        mix_wishes(well_of(other.state), others, dice, planning=bool(s.column < 0))
        move_one(well_of(other.state).pennies, known)
    if s.state.rules.has(5):
        move_one(gold_of(other.state).leaves, known)
    if s.state.rules.has(6):
        mix_glass(glazery_of(other.state), known, dice)
    if s.state.rules.has(7):
        mix_scrolls(other, others)
    if s.state.rules.has(8):
        mix_certificates(bells_of(other.state), known, dice)
    if s.state.rules.has(12) and s.column < 0:
        for seat in others:  # where they send their dames is still their secret
            court_of(other.state).columns[seat * 2] = court_of(other.state).columns[seat * 2 + 1] = EMPTY
    if s.state.rules.has(13):
        mix_catacombs(other, catacombs_of(other.state), others, dice)
        swap_treasures(other, catacombs_of(other.state), known)
    return other


def mix_covered(s: Scene, dice: Random) -> None:
    """What nobody can see: piles, and what lies face down."""
    if s.state.rules.has(9):
        covered = wall_of(s.state).covered
        for front in range(3):
            mix_places(covered, [i for i, kind in enumerate(covered) if kind >= 0 and kind // 3 == front], dice)
    if s.state.rules.has(10):
        medicine_of(s.state).infections = vec[i64](mixed(list(medicine_of(s.state).infections), dice))
        medicine_of(s.state).pile = vec[i64](mixed(list(medicine_of(s.state).pile), dice))
    if s.state.rules.has(11):
        mix_favors(s, dice)
    if s.state.rules.has(14):
        pews_of(s.state).hidden = vec[i64](mixed(list(pews_of(s.state).hidden), dice))
    if s.state.rules.has(15):
        hidden = domes_of(s.state).hidden
        mix_places(hidden, [i for i, dome in enumerate(hidden) if dome >= 0], dice)


def mixed(pieces: list[int], dice: Random) -> list[int]:
    """The pieces in another order."""
    for i in range(len(pieces) - 1, 0, -1):
        j = dice.below(i + 1)
        pieces[i], pieces[j] = pieces[j], pieces[i]
    return pieces


def mix_places(row: vec[i64], places: list[int], dice: Random) -> None:
    """What lies on some places of a row changes places."""
    for place, piece in zip(places, mixed([int(row[place]) for place in places], dice), strict=True):
        row[place] = piece


def mix_certificates(bells: Bells, others: list[int], dice: Random) -> None:
    """The unknown part of the pile, Leonardo's certificates and those that lie face down before others."""
    if bells.counted:
        return
    pool = list(bells.pile)[bells.known :] + list(bells.leonardo)
    counts = {seat: bin(bells.paid[seat]).count("1") for seat in others}
    pool += [number for seat in others for number in range(18) if bells.paid[seat] >> number & 1]
    pool = mixed(pool, dice)
    bells.leonardo = vec[i64]([pool.pop() for _ in bells.leonardo])
    for seat, count in counts.items():
        bells.paid[seat] = sum(1 << pool.pop() for _ in range(count))
    bells.pile = vec[i64](list(bells.pile)[: bells.known] + pool)


def mix_catacombs(s: Scene, catacombs: Catacombs, others: list[int], dice: Random) -> None:
    """Maps of an hour change places, and so do covered treasures."""
    if s.column < 0:
        for seat in others:  # what they have laid on their sheets is still behind the screen
            for column in range(5):
                if catacombs.laid[seat * 5 + column] >= 0:
                    catacombs.owned = vec[i64]([*catacombs.owned, catacombs.laid[seat * 5 + column] * 8 + seat])
                    catacombs.laid[seat * 5 + column] = EMPTY
                    s.players[seat].covers &= ~(1 << (25 + column))
    for row in range(3):
        owned = [i for i, code in enumerate(catacombs.owned) if code % 8 in others]
        owned = [i for i in owned if catacombs_box(s.state.box).maps[catacombs.owned[i] // 8].row == row]
        places = [i for i, chart in enumerate(catacombs.maps) if catacombs_box(s.state.box).maps[chart].row == row]
        pool = [catacombs.owned[i] // 8 for i in owned] + [int(catacombs.maps[i]) for i in places]
        pool = mixed([int(chart) for chart in pool], dice)
        for i in owned:
            catacombs.owned[i] = pool.pop() * 8 + catacombs.owned[i] % 8
        for i in places:
            catacombs.maps[i] = pool.pop()
    mix_places(catacombs.rooms, [i for i in range(25) if s.state.fresco[i] >= 0], dice)


def swap_treasures(s: Scene, catacombs: Catacombs, others: list[int]) -> None:
    """Treasures that others keep change places with covered ones."""
    covered = [i for i in range(25) if s.state.fresco[i] >= 0]
    for i, code in enumerate(catacombs.kept):
        swap = [j for j in covered if catacombs_box(s.state.box).treasures[catacombs.rooms[j]].volume == 0]
        if code % 8 in others and swap:
            catacombs.kept[i] = catacombs.rooms[swap[0]] * 8 + code % 8
            catacombs.rooms[swap[0]] = code // 8


def mix_decks(s: Scene, dice: Random) -> None:
    """Each of the decks A, B, C in another order."""
    studio = studio_of(s.state)
    cards = list(studio.deck)
    for deck in range(3):
        places = [i for i, card in enumerate(cards) if portraits_box(s.state.box).portraits[card].deck == deck]
        own = [cards[i] for i in places]
        turn = dice.below(len(own)) if own else 0
        for i, card in zip(places, own[turn:] + own[:turn], strict=True):
            cards[i] = card
    studio.deck = vec[i64](cards)


def mix_wishes(well: Well, others: list[int], dice: Random, planning: bool) -> None:
    """Others' cards change places with the deck's."""
    deck = list(well.deck)
    for seat in others:
        for kind in range(KINDS):
            if well.hands[seat * KINDS + kind] and deck:
                place = dice.below(len(deck))
                well.hands[seat * KINDS + kind] -= 1
                well.hands[seat * KINDS + deck[place]] += 1
                deck[place] = kind
    well.deck = vec[i64](deck[::-1])
    if planning:
        for seat in others:  # what they have set is still their secret
            well.pennies[seat] += well.on_market[seat]
            well.on_market[seat] = 0


def move_one(goods: vec[i64], others: list[int]) -> None:
    """One piece from the first who has any to the next, if there is one."""
    for i, seat in enumerate(others if len(others) > 1 else []):
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


def mix_scrolls(s: Scene, others: list[int]) -> None:
    """Others have other lines, from among those nobody has seen."""
    scrolls = scrolls_of(s.state)
    for lines, gone in ((scrolls.rows, scrolls.gone), (scrolls.columns, scrolls.gone >> 5)):
        seen = [line for line in range(5) if gone >> line & 1]
        seen += [int(lines[seat]) for seat in range(len(lines)) if seat not in others]
        free = [line for line in range(5) if line not in seen][::-1]
        for seat in others:
            if lines[seat] != EMPTY:
                lines[seat] = free.pop()


def mix_favors(s: Scene, dice: Random) -> None:
    """Hidden favors and those removed unseen change places."""
    favors = favors_of(s.state)
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


def heard(s: Scene, who: int, move: int) -> list[object]:
    """What a seat hears when it makes a move, up to something nobody knew."""
    there = s.copy().ask(who)
    there.state.log = []
    there.state.play(move)
    events: list[object] = []
    for event in there.state.log:
        if event.kind.name in SHOWN:
            break
        events.append(event.seen_by(who))
    return events


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", SETS)
def test_what_a_seat_may_not_know_makes_no_difference_to_it(players: int, modules: str) -> None:
    """Views, options, events and guesses are the same for positions that differ only in hidden things."""
    s = new_game(players, 77, {"modules": modules})
    dice = Random(players)
    for number in range(260):
        if s.over():
            break
        for who in (*range(players), -1):
            other = hidden_from(s, who, number, goods=True)
            assert other.view(who) == s.view(who)
            if who in s.deciders():
                here, there = s.copy(), other.copy()
                assert here.ask(who).options() == there.ask(who).options()
                move = int(here.state.options[number % len(here.options())])
                told, seen = heard(here, who, move), heard(there, who, move)
                same = min(len(told), len(seen))  # then another player, who has other goods, decides otherwise
                assert seen[:same] == told[:same]
            other = hidden_from(s, who, number, goods=False)
            assert pack(other.determinize(who, 5).state) == pack(s.determinize(who, 5).state)
        s.play_any(dice)


@pytest.mark.compiled
@pytest.mark.parametrize("again", [False, True], ids=["dealt", "asked again"])
@pytest.mark.parametrize("modules", ["none", "8,10,13", "all"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_of_a_guess_is_the_same_guess(players: int, modules: str, again: bool) -> None:
    """Nothing at all of a copy that a bot gets, the count of turns included, depends on what the seat cannot know."""
    deal = GAME.determinize_and_replan if again else GAME.determinize
    for seed in range(3):
        s = new_game(players, seed, {"modules": modules})
        dice = Random(seed)
        while not s.over():
            for who in s.deciders():
                s.ask(who)
                other = s.determinize(who, dice.below(1000))
                assert pack(deal(other.state, who, 9)) == pack(deal(s.state, who, 9))
            s.play_any(dice)


def least_owned(s: Scene) -> int:
    """The smallest number of cards, leaves or tokens of a kind that anybody has."""
    owned = [0]
    for part in s.state.parts:
        owned += list(part.hands) if isinstance(part, Well) else []
        owned += list(part.leaves) if isinstance(part, Gold) else []
        owned += list(part.tokens) if isinstance(part, Glazery) else []
    return min(owned)


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", ["4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "4,5", "all"])
def test_a_guess_keeps_all_pieces(players: int, modules: str) -> None:
    """What is dealt afresh is still every piece, each in one place."""
    s = new_game(players, 5, {"modules": modules})
    whole = GAME.pieces(s.state)
    dice = Random(7)
    for number in range(300):
        if s.over():
            break
        for who in (*range(players), -1):
            guess = s.determinize(who, number)
            assert GAME.pieces(guess.state) == whole
            for move in list(guess.state.options)[:4]:  # whatever is played there, nothing impossible follows
                then = guess.copy()
                then.state.play(move)
                assert GAME.pieces(then.state) == whole
                assert least_owned(then) >= 0
        s.play_any(dice)


@pytest.mark.parametrize("modules", ["1", "4", "6", "7", "8", "9", "10", "11", "13", "14", "15"])
def test_guesses_differ(modules: str) -> None:
    """A guess is random where it may be: not the truth, and not always the same."""
    s = new_game(3, 5, {"modules": modules})
    dice = Random(3)
    for _ in range(120):
        s.play_any(dice)
    guesses = {
        tuple(part.key()[i] for part in s.determinize(0, seed).state.parts for i in range(len(part.key())))
        for seed in range(8)
    }
    assert len(guesses) > 4


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", ["none", "8,9", "8,10,14", "all"])
def test_whoever_has_nothing_left_to_choose_has_planned(players: int, modules: str) -> None:
    """Else the table would tell who had a choice: whoever is not asked is ready, and whoever is ready is not asked."""
    for seed in range(6):
        s = new_game(players, seed, {"modules": modules})
        dice = Random(seed)
        while not s.over():
            if s.state.steps[s.step()].secret():
                assert s.deciders() == [seat for seat in range(players) if not s.players[seat].planned]
                s.ask(s.deciders()[dice.below(len(s.deciders()))])
            s.play_any(dice)
