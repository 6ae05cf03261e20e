from bottega.core.perft import perft
from tests.core.toy import ToyGame


def test_leaves_are_counted() -> None:
    s = ToyGame().new(2, 1, {"rounds": "1"})
    # each of two players: bid 0, or bid 1 or 2 and double or not
    assert [perft(s, depth) for depth in range(6)] == [1, 3, 7, 17, 25, 25]
    assert s.key() == ToyGame().new(2, 1, {"rounds": "1"}).key()
