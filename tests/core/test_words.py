"""What is said, in no language yet."""

from bottega.core.messages import Message, from_data, msg

SAID = msg("restored", segment="C3", points=7, notes=[msg("abbot", n=1), msg("leaf")], by=msg("bishop"))


def test_plain_data_reads_back() -> None:
    data = SAID.as_dict()
    assert data == {
        "say": "restored",
        "segment": "C3",
        "points": 7,
        "notes": [{"say": "abbot", "n": 1}, {"say": "leaf"}],
        "by": {"say": "bishop"},
    }
    assert from_data(data) == SAID


def test_the_same_words_are_equal() -> None:
    assert msg("restored") != SAID
    assert SAID != "restored"
    assert len({SAID, from_data(SAID.as_dict())}) == 1


def test_words_show_what_they_are() -> None:
    assert repr(msg("abbot", n=1)) == "Message('abbot', {'n': 1})"
    assert eval(repr(msg("abbot", n=1)), {"Message": Message}) == msg("abbot", n=1)
