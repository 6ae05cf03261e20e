"""Positions as bytes, pickled and copied; and bytes that are no positions."""

import copy
import hashlib
import json
import pickle
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.errors import BadPosition, LawBroken
from bottega.core.laws_of_study import bytes_read_back, deals_afresh_change_no_knowledge
from bottega.core.observation import Writer
from bottega.core.rng import Random
from bottega.core.saved import DIGEST, MAGIC, from_bytes, opened, sealed, to_bytes
from bottega.core.serialize import fields
from bottega.core.tables import Tables
from bottega.games import find_game
from tests.core.toy import Toy, ToyGame

GAMES: dict[str, Any] = {"sintra": find_game("sintra"), "fresco": find_game("fresco")}
SETUPS = [
    ("sintra", {"side": "B"}),
    ("fresco", {"modules": "all"}),
    ("fresco", {"edition": "classic", "modules": "1,4"}),
]


def in_play(name: str, chosen: dict[str, str], decisions: int, players: int = 3, seed: int = 5) -> Any:
    """A position after so many random moves."""
    s = GAMES[name].new(players, seed, chosen)
    dice = Random(seed)
    for _decision in range(decisions):
        if not s.over():
            s.play(s.options[dice.below(len(s.options))])
    return s


@pytest.mark.parametrize(("name", "chosen"), SETUPS)
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))])
def test_a_position_is_copied_and_pickled(way: Callable[[Any], Any], name: str, chosen: dict[str, str]) -> None:
    s = in_play(name, chosen, 30)
    other = way([s])[0] if way is not copy.copy else way(s)
    assert other is not s
    assert type(other) is type(s)
    assert other.key() == s.key()
    s.play(s.options[0])
    assert other.key() != s.key()
    other.play(other.options[0])
    assert (other.key(), other.turn) == (s.key(), s.turn)


@pytest.mark.parametrize("name", ["sintra", "fresco"])
def test_own_components_are_in_the_bytes(name: str, tmp_path: Path) -> None:
    folder = Path(__file__).parents[2] / "src/bottega/games" / name
    text = (folder / "box.toml").read_text("utf-8")
    own: Any = find_game(name, Tables(text + "\n# mine\n", "own.toml"))
    s = own.new(2, 1, {})
    again = from_bytes(to_bytes(s))
    assert again.box.own == s.box.own == text + "\n# mine\n"
    assert again.key() == s.key()
    assert GAMES[name].new(2, 1, {}).box.own == ""


# --- what is refused


def sample() -> bytes:
    return to_bytes(in_play("sintra", {}, 10))


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "no position of this version"),
        (b"Bottega position 2\n" + b"0" * 99, "no position of this version"),
        ("a text", "no position of this version"),
        (sample()[:-1], "damaged or not complete"),
        (sample() + b"!", "damaged or not complete"),
        (MAGIC, "damaged or not complete"),
        (sealed({"game": "sintra"}), "damaged or not complete"),
        (sealed({**opened(sample()), "game": "chess"}), "cannot be set up here: .*chess"),
        (sealed({**opened(sample()), "players": 9}), "cannot be set up here"),
        (sealed({**opened(sample()), "chosen": {"side": ["A"]}}), "cannot be"),
        (sealed({**opened(sample()), "box": "["}), "cannot be set up here: own components"),
        (sealed({**opened(sample()), "rules": 1}), "by version 1 of the sintra rules"),
        (sealed({**opened(sample()), "components": "0"}), "other components than the sintra here"),
    ],
)
def test_foreign_and_damaged_bytes_are_refused(data: Any, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        from_bytes(data)


def seal(content: bytes) -> bytes:
    """Any content with a digest that fits."""
    return MAGIC + hashlib.sha256(content).digest()[:DIGEST] + content


@pytest.mark.parametrize(
    "content", [b"", b"not compressed", zlib.compress(b"{"), zlib.compress(b"[" * 100_000), zlib.compress(b"[]")]
)
def test_content_that_is_no_data_is_refused(content: bytes) -> None:
    with pytest.raises(BadPosition, match="damaged or not complete"):
        from_bytes(seal(content))


def test_any_changed_or_missing_byte_is_seen() -> None:
    data = sample()
    for place in range(0, len(data), 7):
        with pytest.raises(BadPosition):
            from_bytes(data[:place])
        with pytest.raises(BadPosition):
            from_bytes(data[:place] + bytes([data[place] ^ 4]) + data[place + 1 :])


def with_change(name: str, change: Callable[[dict[str, Any]], None], chosen: dict[str, str] | None = None) -> bytes:
    """A position whose fields were changed by somebody who knows how to seal it."""
    data = json.loads(json.dumps(opened(to_bytes(in_play(name, chosen or {}, 20)))))
    change(data["position"])
    return sealed(data)


def put(field: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(position: dict[str, Any]) -> None:
        position[field] = value

    return change


def put_at(field: str, place: int, name: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(position: dict[str, Any]) -> None:
        position[field][place][name] = value

    return change


@pytest.mark.parametrize(
    ("name", "change", "where"),
    [
        ("sintra", put("starter", 2**70), "position.starter"),
        ("sintra", put("starter", "1"), "position.starter"),
        ("sintra", put("random", 2**61), "position.random"),
        ("sintra", put("marker_in_middle", 1), "position.marker_in_middle"),
        ("sintra", put("bag", 7), "position.bag"),
        ("sintra", put("bag", [True]), "position.bag"),
        ("sintra", put("bag", [0] * 2000), "position.bag"),
        ("sintra", put("bag", [99, 99]), "cannot be"),
        ("sintra", put("tower", 1), "pieces"),
        ("sintra", put("surplus", 1), "position cannot be"),
        ("sintra", put("players", [1, 2, 3]), "position.players"),
        ("sintra", put("players", []), "cannot be"),
        ("sintra", put_at("players", 0, "glazier", 2**40), "position.players.0.glazier"),
        ("sintra", put_at("players", 0, "columns", []), "cannot be"),
        ("sintra", put("agenda", [-1]), "agenda"),
        ("sintra", put("middle", -1), r"position\.middle"),
        ("sintra", put("agenda", [250]), "agenda"),
        ("sintra", put("agenda", [1 | 7 << 8]), "agenda"),
        ("sintra", put("agenda", []), "options"),
        ("sintra", put("options", [0]), "options"),
        ("fresco", put("booths", [1, 2]), "position.booths"),
        ("fresco", put("fresco", [0] * 25), "pieces"),
        ("fresco", put("bought", [1, 2, 3]), "pieces"),
        ("fresco", put("parts", [{}]), "position.parts"),
    ],
)
def test_what_cannot_be_is_refused(name: str, change: Callable[[dict[str, Any]], None], where: str) -> None:
    with pytest.raises(BadPosition, match=where):
        from_bytes(with_change(name, change))


@pytest.mark.parametrize("kind", ["os:system", "bottega.games.sintra.state:Player", "bottega.games.sintra.state:laid"])
def test_no_other_class_is_made(kind: str) -> None:
    def change(position: dict[str, Any]) -> None:
        for column in position["players"][0]["columns"]:
            column["is"] = kind

    with pytest.raises(BadPosition, match=r"position\.players\.0\.columns"):
        from_bytes(with_change("sintra", change))


@pytest.mark.parametrize("number", [2**70, -1])
def test_numbers_within_a_row_are_checked(number: int) -> None:
    def change(position: dict[str, Any]) -> None:
        position["players"][0]["columns"][0]["panes"] = number

    with pytest.raises(BadPosition, match=r"position\.players\.0\.columns"):
        from_bytes(with_change("sintra", change))


def test_objects_of_a_row_that_was_empty_are_checked_too() -> None:
    """Debts, of which a fresh game has none."""
    debt = "bottega.games.fresco.modules.m08_bells.part"
    for kind in (f"{debt}:Bells", f"{debt}:NUMBER", "bottega.games.sintra.state:Column", "7"):

        def change(position: dict[str, Any], kind: str = kind) -> None:
            bells = next(part for part in position["parts"] if "debts" in part)
            bells["debts"] = [{"is": kind, "owner": 0, "certificate": 1, "paid": 1}]

        with pytest.raises(BadPosition, match="cannot be"):
            from_bytes(with_change("fresco", change, {"modules": "8"}))


def spoil(data: Any, dice: Random) -> Any:
    """The same with a number or a row somewhere changed."""
    if isinstance(data, dict):
        name = [*data][dice.below(len(data))]
        return {**data, name: spoil(data[name], dice)}
    if isinstance(data, list) and data:
        place = dice.below(len(data))
        if dice.below(8) == 0:
            return data[:place]
        return [*data[:place], spoil(data[place], dice), *data[place + 1 :]]
    return [0, 1, -1, 7, 31, 255, 1000, 2**20, -(2**20), 2**40, 2**60, -(2**62), 2**80][dice.below(13)]


def try_to_play(data: dict[str, Any], dice: Random) -> bool:
    """Is it refused, or can it be played on? Nothing else may happen."""
    try:
        s = from_bytes(sealed(data))
    except BadPosition:
        return False
    for _decision in range(30):
        if s.over():
            break
        try:
            s.play(s.options[dice.below(len(s.options))])
        except (ArithmeticError, LookupError, TypeError):
            break
    return True


@pytest.mark.parametrize(("name", "chosen"), SETUPS)
@pytest.mark.parametrize("times", [60, pytest.param(1000, marks=pytest.mark.compiled)])
def test_spoilt_positions_do_no_harm(name: str, chosen: dict[str, str], times: int) -> None:
    dice = Random(9)
    found = opened(to_bytes(in_play(name, chosen, 25)))
    tried = [try_to_play({**found, "position": spoil(found["position"], dice)}, dice) for _time in range(times)]
    assert tried.count(False) > times / 3


# --- the laws


class Forgets(Toy):
    """A field that changes has no place in the key's position."""

    def key(self) -> tuple[int, ...]:
        return (*super().key(), id(self))


class Broken(ToyGame):
    def __init__(self, **broken: Any) -> None:
        super().__init__()
        self.broken = broken

    def redeal(self, s: Toy, seed: i64) -> Toy:
        other = super().redeal(s, seed)
        for name, value in self.broken.items():
            setattr(other, name, value)
        return other

    def screened(self, s: Toy) -> list[list[int]]:
        return [[s.rounds]]


def test_the_law_of_bytes() -> None:
    game = ToyGame()
    s = game.new(2, 1, {})
    bytes_read_back(game, s, 1)
    while not s.over():
        s.play(s.options[-1])
    bytes_read_back(game, s, 1)
    other = Forgets(s.steps, s.random, 2)
    with pytest.raises(LawBroken, match="bytes read back: bytes make another position"):
        bytes_read_back(game, other, 1)
    s.rounds = 2**30
    with pytest.raises(LawBroken, match=r"bytes read back: no position of this game: position\.rounds cannot be"):
        bytes_read_back(game, s, 1)


def test_other_tiles_may_be_in_the_game_but_as_many_and_each_once() -> None:
    """With special blends chance decides which tiles of the fresco are in the game."""
    name, chosen = "fresco", {"modules": "3"}
    tiles = list(in_play(name, chosen, 20).fresco)
    assert from_bytes(with_change(name, put("fresco", tiles), chosen))
    for others in ([tiles[0]] * 25, [-2, *tiles[1:]], tiles[1:]):
        with pytest.raises(BadPosition, match="cannot be"):
            from_bytes(with_change(name, put("fresco", others), chosen))


@pytest.mark.parametrize(
    ("broken", "what"),
    [
        ({"options": vec[i64]([0])}, "other options"),
        ({"rounds": 7}, "other goods behind screens"),
        ({"bids": vec[i64]([1, 1])}, "player 1 sees something else"),
        ({"reveals": 9}, "player 1 guesses otherwise"),
    ],
)
def test_the_law_of_deals(broken: dict[str, Any], what: str) -> None:
    game = Broken(**broken)
    s = game.new(2, 1, {})
    with pytest.raises(LawBroken, match=f"deals afresh change no knowledge: {what}"):
        deals_afresh_change_no_knowledge(game, s, 2, 3)


class Foretells(ToyGame):
    """What chance will bring is observed."""

    def observe(self, s: Toy, who: i64, w: Writer) -> None:
        super().observe(s, who, w)
        w.out[w.start] = i16(s.random & 1023)


def test_the_law_of_deals_looks_at_observations() -> None:
    game = Foretells()
    with pytest.raises(LawBroken, match="deals afresh change no knowledge: player 1 observes something else"):
        deals_afresh_change_no_knowledge(game, game.new(2, 1, {}), 2, 3)


def test_the_law_of_deals_looks_at_what_would_be_asked() -> None:
    game = Broken(bids=vec[i64]([0, 0]))
    s = game.new(2, 1, {})
    s.play(2)
    assert s.asking().write(s, 0, 0, 0) == "D0"
    with pytest.raises(LawBroken, match="the options are others when they are asked for again"):
        deals_afresh_change_no_knowledge(game, s, 2, 3)


def test_a_deal_keeps_what_an_owner_knows() -> None:
    game = GAMES["fresco"]
    s = in_play("fresco", {"modules": "all"}, 60)
    other = game.redeal(s, 3)
    assert [p.key() for p in game.redeal(s, 3).parts] == [p.key() for p in other.parts]
    assert list(other.bag) != list(s.bag)
    assert sorted(other.bag) == sorted(s.bag)
    assert set(fields(other)) == set(fields(s))
