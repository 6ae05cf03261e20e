"""Wild values: what fits a type of the protocol but makes no sense, what almost fits it, and what fits nothing."""

import json
from typing import Any

from hypothesis import strategies as st
from msgspec import inspect

HUGE = (2**31, 2**53 + 1, 2**63, 2**64, 10**60, -1, -(2**63), 1e308, -0.0, 0.5)
WORDS = (
    *(
        "F1P",
        "M1W",
        "S3",
        "G",
        "1",
        "-",
        "B0",
        "II",
        "RB",
        "done",
        "segment-3",
        "segment-25",
        "segment--1",
        "segment-²",
    ),
    *("strip-1", "strip-9", "strip-", "factory-1-P", "factory-99-P", "factory-1-", "middle-P", "window-x", "glazier"),
    *(
        "slot-0",
        "slot-999999999999",
        "booth-9",
        "column-7",
        "hostel-1",
        "paint-R",
        "paint-",
        "tile-99",
        "space",
        "altar",
    ),
    *("m06-bench-2", "m09-wall-x", "m99", "m", "m01-portrait-", "m04-wish-tip", "m11-", "m17-guild-99", "-1", "1e3"),
    *(
        "\x00",
        "a\x00b",
        "\ud800",
        "\u202e",
        "\U0001f3a8",
        "' OR 1=1 --",
        "<script>",
        "%s%n",
        "../../etc/passwd",
        " ",
        "\n",
    ),
    *("fresco", "edition", "mega", "modules", "all", "4,13", "1,1", "99", "side", "start", "random", "greedy", "human"),
    *("http://127.0.0.1:9/x", "https://[::1", "http://a:b@c", "anna@bottega.example", "Europe/Lisbon", "../UTC", "⚙ x"),
)

words = st.sampled_from(WORDS) | st.text(max_size=40)
plain = st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(HUGE) | words
anything = st.recursive(plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4))


def fitting(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Values that a type admits."""
    match kind:
        case inspect.StructType():
            return shaped(kind, fitting)
        case inspect.UnionType():
            return st.one_of([fitting(one) for one in kind.types])
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.ListType():
            return st.lists(fitting(kind.item_type), min_size=kind.min_length or 0, max_size=kind.max_length or 4)
        case inspect.DictType():
            return st.dictionaries(fitting(kind.key_type), fitting(kind.value_type), max_size=4)
        case inspect.IntType():
            least = max(kind.ge or 0, -1)
            few = st.integers(least, least + 4)
            return few | st.integers(kind.ge, kind.le)
        case inspect.StrType(pattern=None):
            least, most = kind.min_length or 0, kind.max_length or 40
            return words.filter(lambda text: least <= len(text) <= most) | st.text(min_size=least, max_size=most)
        case inspect.StrType():
            assert kind.pattern
            return st.from_regex(kind.pattern)
        case inspect.AnyType():
            return anything
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
    raise TypeError(f"the protocol has a new kind of type: {kind}")


def shaped(kind: inspect.StructType, value: Any) -> st.SearchStrategy[dict[str, Any]]:
    """An object with the right fields, those that may be left out now and then left out."""
    must = {field.encode_name: value(field.type) for field in kind.fields if field.required}
    may = {field.encode_name: value(field.type) for field in kind.fields if not field.required}
    if kind.tag_field is not None:
        must[kind.tag_field] = st.just(kind.tag)
    return st.fixed_dictionaries(must, optional=may)


def almost(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """A fitting value, damaged: fields of other types, fields too many, fields missing."""
    structs = kind.types if isinstance(kind, inspect.UnionType) else (kind,)

    def damaged(struct: inspect.StructType) -> st.SearchStrategy[Any]:
        names = [field.encode_name for field in struct.fields]
        patch = st.dictionaries(st.sampled_from(names) | words, anything, max_size=2)
        missing = st.sets(st.sampled_from([*names, "type"]), max_size=1)
        return st.builds(
            lambda whole, more, less: {name: item for name, item in (whole | more).items() if name not in less},
            fitting(struct),
            patch,
            missing,
        )

    return st.one_of([damaged(struct) for struct in structs if isinstance(struct, inspect.StructType)])


def written(value: Any) -> bytes:
    """A value as JSON, also where there is no JSON for it: lone surrogates, numbers without end."""
    return json.dumps(value).encode("utf-8", "surrogatepass")


class Deep(bytes):
    """Bytes too many to be printed."""

    def __repr__(self) -> str:
        return f"Deep({bytes(self[:20])!r}, {len(self)} bytes)"


nested = st.builds(
    lambda sign, depth, end: Deep(sign * depth + end),
    st.sampled_from([b"[", b'{"a":', b'{"type":"move","id":', b'[{"":']),
    st.integers(1, 2500),
    st.sampled_from([b"", b"]", b"}", b"1", b"nul"]),
)
noise = st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode()) | nested


def body(kind: Any) -> st.SearchStrategy[bytes]:
    """Bodies for a place that wants this type."""
    wanted = inspect.type_info(kind)
    good = fitting(wanted).map(written)
    cut = st.builds(lambda data, end: data[:end], good, st.integers(0, 60))
    return st.one_of(good, almost(wanted).map(written), anything.map(written), cut, noise)
