"""Where the values of a box come from: statuses of our file, and what an owner's file changes of them."""

import pytest

from bottega.core.errors import BadComponents
from bottega.core.messages import Message, msg
from bottega.core.provenance import CHOSEN, OWNER, Provenance
from bottega.core.tables import Tables

OURS = """\
[box]
count = 3
sizes = [1, 2, 3]
names = ["a", "b", "c"]
tiles = ["RR", "YB"]

[status.box]
count = "chosen"
sizes = ["booklet", "chosen", "deduced"]
names = "found"
tiles = ["found", "chosen"]

[more]
price = 1

[status.more]
price = "booklet"
"""
KNOWN = {"box": ("count", "sizes", "names", "tiles"), "more": ("price",)}


def tables(text: str) -> Tables:
    found = Tables(text, "box.toml")
    found.only(KNOWN)
    return found


def provenance(mine: str = OURS) -> Provenance:
    return Provenance(tables(mine), tables(OURS), {"box": "names"}, {"box.tiles": "paints"})


def changed(old: str, new: str) -> str:
    assert old in OURS
    return OURS.replace(old, new, 1)


def bare(text: str = OURS) -> str:
    """The file without its statuses."""
    return "\n\n".join(block for block in text.split("\n\n") if not block.startswith("[status"))


def test_each_item_has_its_status() -> None:
    box = provenance()
    assert box.statuses("box.sizes") == ["booklet", "chosen", "deduced"]
    assert box.statuses("box.sizes.1") == ["chosen"]
    assert box.statuses("box.names") == ["found"] * 3
    assert box.statuses("box.count") == ["chosen"]
    assert box.has("box.sizes", CHOSEN)
    assert not box.has("box.sizes.0", CHOSEN)


def test_what_is_ours_has_words_with_the_items_that_are() -> None:
    box = provenance()
    assert box.words("box.count") == msg("box-box-count")
    assert box.words("box.sizes") == msg("box-box-sizes", which="b")
    assert box.words("box.sizes.1") == msg("box-box-sizes", which="b")
    assert provenance().labels == {"box": "names"}
    assert Provenance(tables(OURS), tables(OURS), {}, {}).words("box.sizes") == msg("box-box-sizes", which="2")
    assert Provenance(tables(OURS), tables(OURS), {}, {"box.tiles": "paints"}).words("box.tiles") == Message(
        "box-box-tiles", {"paints": ["YB"]}
    )


def test_an_owners_file_may_leave_the_statuses_out() -> None:
    box = provenance(bare())
    assert box.statuses("box.sizes") == ["booklet", "chosen", "deduced"]
    assert box.words("box.sizes") == msg("box-box-sizes", which="b")


def test_a_corrected_value_is_the_owners() -> None:
    for text in (changed("[1, 2, 3]", "[1, 9, 3]"), bare(changed("[1, 2, 3]", "[1, 9, 3]"))):
        box = provenance(text)
        assert box.statuses("box.sizes") == ["booklet", OWNER, "deduced"]
        assert box.value("box.sizes.1") == 9
        assert box.owner_words("box.sizes.1") == msg("ours-owner", entry="[box] sizes", value="[1, 9, 3]")
    assert provenance(changed("count = 3", "count = 4")).statuses("box.count") == [OWNER]


def test_who_corrects_a_part_of_a_value_has_looked_at_all_of_it() -> None:
    box = provenance(changed("[1, 2, 3]", "[9, 2, 3]"))
    assert box.statuses("box.sizes") == [OWNER, OWNER, "deduced"]
    assert not box.has("box.sizes", CHOSEN)


def test_items_that_an_owner_adds_or_leaves_out_are_the_owners() -> None:
    longer = provenance(changed("[1, 2, 3]", "[1, 2, 3, 4]"))
    assert longer.statuses("box.sizes") == ["booklet", OWNER, "deduced", OWNER]
    shorter = provenance(changed("[1, 2, 3]", "[1]"))
    assert shorter.statuses("box.sizes") == ["booklet", OWNER, OWNER]
    assert shorter.statuses("box.sizes.2") == [OWNER]
    assert shorter.value("box.sizes.2") is None
    assert provenance(changed("[1, 2, 3]", "[]")).statuses("box.sizes") == [OWNER] * 3


def test_an_owner_may_say_that_a_value_is_surer_but_not_that_it_is_less_sure() -> None:
    box = provenance(changed('count = "chosen"', 'count = "booklet"'))
    assert box.statuses("box.count") == ["booklet"]
    box = provenance(changed('price = "booklet"', 'price = "chosen"'))
    assert box.statuses("more.price") == ["booklet"]


def test_a_table_that_is_left_out_is_ours() -> None:
    box = provenance(OURS[: OURS.index("[more]")])
    assert box.value("more.price") == 1
    assert box.statuses("more.price") == ["booklet"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'count = "chosen"',
            'count = "sure"',
            r"box.toml:8: \[status.box\] count must be one of booklet, found, .*'sure'",
        ),
        ('["found", "chosen"]', '["found", 3]', r"box.toml:11: \[status.box\] tiles must be one of booklet, .* not 3"),
        ('count = "chosen"', 'counts = "chosen"', r"box.toml:8: \[status.box\] counts unknown entry; known: count"),
        ("[status.more]", "[status.mere]", r"box.toml:16: \[status.mere\] unknown table; known: box, more"),
        (
            '[status.more]\nprice = "booklet"',
            '[status]\nmore = "booklet"',
            r"\[status\] more must be a table of its own",
        ),
        ("[box]", 'status = "chosen"\n[box]', r"not TOML|\[status\] is missing; write it as a table of its own"),
    ],
)
def test_a_wrong_status_is_refused_with_its_place(old: str, new: str, message: str) -> None:
    with pytest.raises(BadComponents, match=message):
        tables(changed(old, new))


def test_a_status_that_is_no_table_is_refused() -> None:
    with pytest.raises(BadComponents, match=r"\[status\] is missing; write it as a table of its own"):
        tables('status = "chosen"\n' + bare())


def test_lists_of_statuses_need_not_fit() -> None:
    box = tables(changed('"booklet", "chosen", "deduced"', '"booklet"'))
    assert [box.status("box", "sizes", item) for item in range(3)] == ["booklet", "", ""]
    assert box.status("more", "price", 0) == "booklet"
    assert tables(bare()).status("box", "sizes", 0) == ""
