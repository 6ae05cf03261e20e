import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.errors import BottegaError, Impossible
from bottega.core.observation import Piece, Writer, first_seat, named, narrow, of_seats, size_of, zeros
from tests.core.toy import ToyGame


def writer(rows: int = 1, size: int = 4) -> Writer:
    """All rows are full of nines; the second of three is written next, or the only one."""
    w = Writer(rows, size)
    for row in range(rows):
        w.begin(row)
        w.row(vec[i64]([9] * size))
        w.end()
    w.begin(rows // 2)
    return w


@pytest.mark.parametrize("size", [1, 2, 9000])
def test_a_row_is_0_where_nothing_is_written_and_leaves_the_others_alone(size: int) -> None:
    w = writer(3, size)
    w.end()
    assert list(w.out) == [9] * size + [0] * size + [9] * size


def test_all_that_was_written_before_is_gone_however_much_it_was() -> None:
    w = writer(1, 4)
    for numbers in ([1, 2, 3], [1], [], [1, 2, 3, 4], [5, 6]):
        w.row(vec[i64](numbers))
        w.end()
        assert list(w.out) == numbers + [0] * (4 - len(numbers))
        w.begin(0)
    w.put(3, 7)  # before it was said where the row ends
    w.begin(0)
    w.end()
    assert list(w.out) == [0, 0, 0, 0]


def test_who_looks_into_the_rows_sees_what_is_written_later() -> None:
    w = Writer(2, 2)
    seen = memoryview(w.out)
    w.begin(1)
    w.number(5)
    assert seen.tolist() == [0, 0, 5, 0]
    w.end()
    w.begin(1)
    assert seen.tolist() == [0, 0, 0, 0]


def test_an_observation_may_not_go_past_its_row() -> None:
    w = writer(3, 2)
    w.skip(3)
    with pytest.raises(Impossible, match="an observation of 2 numbers ends 3 from its beginning"):
        w.end()


def test_numbers_flags_rows_and_choices_follow_one_another() -> None:
    w = writer(1, 20)
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
    assert list(w.out) == [-3, 1, 0, 4, 5, 7, 8, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2, 0]


def test_a_mask_of_fewer_bits_ends_with_noughts() -> None:
    w = writer()
    w.bits(1, 3)
    w.number(5)
    assert list(w.out) == [1, 0, 0, 5]


def test_what_is_written_must_end_where_its_layout_does() -> None:
    w = writer(3)
    w.number(1)
    w.reaches(1, "a number")
    with pytest.raises(Impossible, match="the observation of the toy ends -1 numbers past its layout"):
        w.reaches(2, "the toy")


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
    w = writer()
    w.put(2, 7)
    w.number(1)
    assert list(w.out) == [1, 0, 7, 0]
