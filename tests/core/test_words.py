"""What is said, in no language yet."""

from bottega.core.words import Said, heard, say

SAID = say("restored", segment="C3", points=7, notes=[say("abbot", n=1), say("leaf")], by=say("bishop"))


def test_plain_data_reads_back() -> None:
    data = SAID.as_dict()
    assert data == {
        "say": "restored",
        "segment": "C3",
        "points": 7,
        "notes": [{"say": "abbot", "n": 1}, {"say": "leaf"}],
        "by": {"say": "bishop"},
    }
    assert heard(data) == SAID


def test_the_same_words_are_equal() -> None:
    assert say("restored") != SAID
    assert SAID != "restored"
    assert len({SAID, heard(SAID.as_dict())}) == 1


def test_words_show_what_they_are() -> None:
    assert repr(say("abbot", n=1)) == "Said('abbot', {'n': 1})"
    assert eval(repr(say("abbot", n=1)), {"Said": Said}) == say("abbot", n=1)
