"""The laws along random games, at every player count and in both editions."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest

from bottega.core import laws
from bottega.core.game import Game
from bottega.core.match import Match
from bottega.core.perft import perft
from bottega.core.rng import Random, derive
from bottega.core.serialize import pack
from bottega.games.fresco.const import BLENDED, LETTERS, ORANGE
from bottega.games.fresco.game import FrescoGame, pieces
from bottega.games.fresco.places.restoring import PAYMENTS
from bottega.games.fresco.state import Fresco

GAME = FrescoGame()
EDITIONS = ["mega", "classic"]

# 30 rounds; each player wakes, plans, visits four places with at most three questions for each of six apprentices;
# Leonardo wakes, closes, walks; every score may ask once. Modules ask more: pennies, tiles, cards, windows, glass.
MOST_DECISIONS = 30 * (4 * (1 + 5 + 6 * 4) + 4)
MOST_WITH_MODULES = 3 * MOST_DECISIONS

PLAYERS = [2, 3, 4]
MODULES = list(range(1, 18))
PAIRS = list(combinations(MODULES, 2))


def deal() -> list[tuple[int, tuple[int, ...]]]:
    """Fours of modules, each for one player count, so that every pair meets at each of them."""
    dice = Random(17)
    fours = list(combinations(MODULES, 4))
    fours = [fours.pop(dice.below(len(fours))) for _ in range(len(fours))]
    dealt: list[tuple[int, tuple[int, ...]]] = []
    for players in PLAYERS:
        missing = set(PAIRS)
        for least in range(6, 0, -1):  # pairs that a four must add
            for four in fours:
                pairs = missing.intersection(combinations(four, 2))
                if len(pairs) >= least:
                    missing -= pairs
                    dealt.append((players, four))
        fours = [four for four in fours if (players, four) not in dealt]
    return dealt


FOURS = deal()


@pytest.fixture
def plans_compared(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The law of secret plans looks at two different plans at least, with whatever modules."""
    compared = Counter[bool]()

    def compare(game: Game[Any], plans: list[laws.Planned], *more: Any) -> None:
        compared[plans[0].position.key() != plans[1].position.key()] += 1
        usual(game, plans, *more)

    usual = laws.compare_plans
    monkeypatch.setattr(laws, "compare_plans", compare)
    yield
    assert compared[True] > 0


@pytest.mark.usefixtures("plans_compared")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.compiled) for seed in (1, 2))])
def test_laws(players: int, edition: str, seed: int) -> None:
    start = pieces(GAME.new(players, seed, {"edition": edition}))
    assert len(start[0]) == (14 if players == 4 else 11)
    assert start[1] == list(range(25))
    laws.all_laws(GAME, players, seed, {"edition": edition, "modules": "none"}, MOST_DECISIONS)


@pytest.mark.usefixtures("plans_compared")
@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("module", MODULES)
def test_laws_with_each_module_alone(players: int, module: int) -> None:
    laws.all_laws(GAME, players, module, {"modules": str(module)}, MOST_WITH_MODULES)


def test_every_pair_of_modules_meets_at_every_player_count() -> None:
    met = {(players, pair) for players, four in FOURS for pair in combinations(four, 2)}
    assert met == set(product(PLAYERS, PAIRS))
    assert len({four for _, four in FOURS}) == len(FOURS)


@pytest.mark.usefixtures("plans_compared")
@pytest.mark.compiled
@pytest.mark.parametrize(("players", "four"), FOURS, ids=str)
def test_laws_with_fours_of_modules(players: int, four: tuple[int, ...]) -> None:
    laws.all_laws(GAME, players, four[0], {"modules": ",".join(map(str, four))}, MOST_WITH_MODULES)


@pytest.mark.usefixtures("plans_compared")
@pytest.mark.compiled
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_laws_with_all_modules(players: int, edition: str) -> None:
    laws.all_laws(GAME, players, 7, {"edition": edition, "modules": "all"}, MOST_WITH_MODULES)


@pytest.mark.usefixtures("plans_compared")
@pytest.mark.compiled
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(12))
def test_laws_with_random_modules(seed: int, edition: str) -> None:
    laws.all_laws(GAME, 2 + seed % 3, seed, {"edition": edition, "modules": "random"}, MOST_WITH_MODULES)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_modules_that_are_off_leave_no_trace(players: int) -> None:
    """The base game is the same whatever modules exist: its key, its view and its sources name none."""
    s = GAME.new(players, 5, {})
    s.playout(5)
    assert [part["module"] for part in GAME.view(s, 0)["modules"]] == (["leonardo"] if players == 2 else [])
    assert list(GAME.result(s).sources) == ["segments", "bishop", "altar", "money", "track"]


@pytest.mark.long
@pytest.mark.parametrize(
    ("thousand", "expected"),
    [
        (0, "f5026a923d482e9a07f21f67e8af8e64bd44a4b078e8a58d0ca947c59a431661"),
        (1, "427e63366549b30e148a59deaf624fcb9d9306056b363fb11b0de244fa6ef5ec"),
        (2, "62fca5964ff4d66e43574492df0eaa71b65e68029b36448cb6a425ee3cd89eba"),
        (3, "542a296a6e8ca6a197f87ff43c10c04d93385cf4b6f343c201a671467c98c12b"),
        (4, "c4b399dcc6df02186a3ced3ecb5260ec9efd059a65f82d75eb83c8be7cbc3204"),
    ],
)
def test_compiled_and_interpreted_play_the_same_games(thousand: int, expected: str) -> None:
    """One hash for both: this test runs compiled and interpreted."""
    digest = hashlib.sha256()
    for number in range(1000 * thousand, 1000 * thousand + 200):
        s = GAME.new(2 + number % 3, int(derive(5000, number)), {"edition": EDITIONS[number % 2]})
        digest.update(repr((s.playout(number), s.key(), GAME.result(s))).encode())
    assert digest.hexdigest() == expected


@pytest.mark.parametrize(
    ("players", "seed", "expected"),
    [
        (2, 1, [1, 5, 20, 60, 240, 876]),
        (3, 2, [1, 5, 20, 60, 240, 876]),
        (4, 3, [1, 5, 20, 60, 120, 480]),
    ],
)
def test_perft(players: int, seed: int, expected: list[int]) -> None:
    s = GAME.new(players, seed, {})
    assert [perft(s, depth) for depth in range(6)] == expected


@pytest.mark.parametrize(("players", "expected"), [(2, [1, 2, 14, 70]), (3, [1, 10, 26, 120]), (4, [1, 4, 20, 80])])
def test_perft_in_the_cathedral(players: int, expected: list[int]) -> None:
    s = GAME.new(players, 5, {"edition": "classic"})
    while s.round < 3 or s.column < 1:
        s.play(s.options[len(s.options) // 2])
    assert [perft(s, depth) for depth in range(4)] == expected


def hidden_from(s: Fresco, who: int, goods: bool) -> Fresco:
    """A position that differs only in what is hidden from `who`; goods only from who has not listened."""
    other = s.copy()
    other.random += 12345
    other.shuffle(other.bag)
    for seat, player in enumerate(other.players):
        if seat != who and goods:
            player.thalers += 7
            for paint in range(BLENDED):
                player.paints[paint] += 2
    return other


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_may_not_know_makes_no_difference_to_it(players: int) -> None:
    """Views, options, events and guesses are the same for positions that differ only in hidden things."""
    s = GAME.new(players, 77, {})
    for number in range(150):
        if s.over():
            break
        for who in (*range(players), -1):
            other = hidden_from(s, who, goods=True)
            if other.to_move() == who or s.step() == 3 or who == -1:
                other.settle()
            assert GAME.view(other, who) == GAME.view(s, who)
            if who in s.deciders():
                here, there = s.copy(), other.copy()
                here.ask(who)
                there.ask(who)
                assert list(here.options) == list(there.options)
                here.log, there.log = [], []
                move = here.options[number % len(here.options)]
                here.play(move)
                there.play(move)
                told = [event.seen_by(who) for event in here.log]
                heard = [event.seen_by(who) for event in there.log]
                same = min(len(told), len(heard))  # then another player, who has other goods, decides otherwise
                drawn = [event.kind.name for event in told[:same]]
                same = drawn.index("stall") if "stall" in drawn else same
                assert heard[:same] == told[:same]
            other = hidden_from(s, who, goods=False)
            assert pack(GAME.determinize(other, who, 5)) == pack(GAME.determinize(s, who, 5))
        s.play(s.options[(number * 7) % len(s.options)])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_goods_follow_from_what_the_table_saw(players: int, seed: int) -> None:
    """Thalers change only through the bank, paints only by purchases, blends and restorations."""
    box = GAME.box
    match = laws.random_game(GAME, players, seed, {})
    again = Match(GAME, match.header)
    thalers = [box.thalers] * players
    paints = [Counter(box.paints) for _seat in range(players)]
    for who, text in match.moves:
        for event in again.push_text(text, who):
            name, seat, values = event.kind.name, event.who, [value or 0 for value in event.values]
            if name in ("paid", "earned"):
                thalers[seat] += values[0] if name == "earned" else -values[0]
            elif name == "bought":
                paints[seat].update(box.market[values[1]].letters)
            elif name == "altar":
                paints[seat].subtract(PAYMENTS[values[0]].letters)
            elif name == "restored" and seat < players:
                paints[seat].subtract(box.tiles[values[1]].cost.letters)
            elif name == "blended":
                for basic in box.blends[values[0] - ORANGE]:
                    paints[seat][LETTERS[basic]] -= values[1]
                paints[seat][LETTERS[values[0]]] += values[1]
        s = again.position
        assert isinstance(s, Fresco)
        assert [player.thalers for player in s.players] == thalers
        assert [list(player.paints) for player in s.players] == [
            [heap[letter] for letter in LETTERS] for heap in paints
        ]


@pytest.mark.parametrize("players", [2, 4])
def test_laws_interpreted_too(players: int) -> None:
    """One game with all modules that coverage sees; the many run compiled."""
    laws.all_laws(GAME, players, 3, {"modules": "all"}, MOST_WITH_MODULES)
