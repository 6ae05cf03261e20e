import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.errors import BottegaError, Impossible
from bottega.core.observation import Piece, Writer, first_seat, named, narrow, of_seats, size_of, zeros
from tests.core.toy import ToyGame


def written(size: int = 6) -> tuple[Writer, "vec[i16]"]:
    out = vec[i16]([9] * size)
    return Writer(out, 1, size - 2), out


def test_an_observation_is_0_where_nothing_is_written_and_leaves_the_rest_alone() -> None:
    _, out = written()
    assert list(out) == [9, 0, 0, 0, 0, 9]


def test_numbers_flags_rows_and_choices_follow_one_another() -> None:
    out = vec[i16]([9] * 20)
    w = Writer(out, 0, 20)
    w.number(-3)
    w.flag(True)
    w.flag(False)
    w.row(vec[i64]([4, 5]))
    w.part(vec[i64]([6, 7, 8]), 1, 2)
    w.one_hot(1, 3)
    w.one_hot(3, 3)  # no such place
    w.one_hot(-1, 2)
    w.bits(0b1101, 3)
    w.count(0, 2)
    w.count(0, 2)
    w.count(2, 2)  # no such place
    assert list(out) == [-3, 1, 0, 4, 5, 7, 8, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2, 0]


def test_a_mask_of_fewer_bits_ends_with_noughts() -> None:
    out = vec[i16]([9] * 4)
    w = Writer(out, 0, 4)
    w.bits(1, 3)
    w.number(5)
    assert list(out) == [1, 0, 0, 5]


@pytest.mark.parametrize("at", [-1, 3])
def test_a_vector_without_room_is_refused(at: int) -> None:
    with pytest.raises(ValueError, match="an observation of 4 numbers finds no room"):
        Writer(vec[i16]([0] * 6), at, 4)


def test_what_is_written_must_end_where_its_layout_does() -> None:
    w, _ = written()
    w.number(1)
    w.reaches(2, "a number")
    with pytest.raises(Impossible, match="the observation of the toy ends -1 numbers past its layout"):
        w.reaches(3, "the toy")


def test_pieces_of_seats_begin_with_the_observers() -> None:
    pieces = of_seats([Piece("score", 1, "points"), Piece("goods", 2, "goods")])
    assert [piece.name for piece in pieces][:3] == ["seat0.score", "seat0.goods", "seat1.score"]
    assert size_of(pieces) == 12
    assert repr(named("m01", pieces)[0]) == "Piece('m01.seat0.score', 1)"


def test_a_spectator_looks_from_the_first_seat() -> None:
    assert first_seat(2) == 2
    assert first_seat(-1) == 0


def test_a_game_gives_an_observation_in_a_vector_of_its_own() -> None:
    game = ToyGame()
    s = game.new(2, 1, {})
    assert list(game.observation(s, 0)) == [1, 0, 1, 1, 0]
    assert list(zeros(2)) == [0, 0]


def test_observations_of_many_positions_follow_one_another() -> None:
    game = ToyGame()
    one, other = game.new(2, 1, {}), game.new(2, 1, {})
    other.play(2)
    expected = [*game.observation(one, 0), *game.observation(other, 1), *game.observation(other, -1)]
    assert list(game.observations([one, other, other], [0, 1, -1])) == expected


@pytest.mark.parametrize(
    ("seats", "why"), [([0], "2 positions need as many seats, not 1"), ([0, 2], "no seat 2"), ([-2, 0], "no seat -2")]
)
def test_observations_of_nobody_are_refused(seats: list[int], why: str) -> None:
    game = ToyGame()
    s = game.new(2, 1, {})
    with pytest.raises(BottegaError, match=why):
        game.observations([s, s], seats)


def test_a_number_that_is_too_large_is_refused() -> None:
    assert [narrow(number) for number in (-32767, 32767)] == [-32767, 32767]
    for number in (-32768, 32768):
        with pytest.raises(Impossible, match=f"{number} is too large for an observation"):
            narrow(number)


def test_a_number_has_a_place_of_its_own() -> None:
    w, out = written()
    w.put(3, 7)
    w.number(1)
    assert list(out) == [9, 1, 0, 7, 0, 9]
