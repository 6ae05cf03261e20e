"""What the documentation lists is what the server has."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from starlette.routing import Route

from bottega.cli.commands.serve import command as serve
from bottega.server import limits, protocol
from bottega.server.errors import STATUS
from bottega.server.http.app import Server
from tests.server.conftest import Databases

DOCS = Path(__file__).parents[2] / "docs"
SOURCES = DOCS.parent / "src/bottega/server"


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    return {name: (DOCS / f"{name}.md").read_text("utf-8") for name in ("protocol", "hosting")}


def rows(page: str) -> list[str]:
    """The first cells of all tables."""
    return re.findall(r"^\| (.*?) \|", page, re.MULTILINE)


@pytest.mark.parametrize("kind", [*get_args(protocol.ClientMessage), *get_args(protocol.Answer)])
def test_every_message_is_described_with_its_fields(pages: dict[str, str], kind: type[msgspec.Struct]) -> None:
    tag = kind.__struct_config__.tag
    if kind is protocol.State:
        return
    fields = [name for name in kind.__struct_fields__ if name != "id"]
    found = re.findall(rf"^\| `{tag}` \| ([^|]*) \|", pages["protocol"], re.MULTILINE)
    assert any(set(re.findall(r"`(\w+)`", cell)) - {"id"} == set(fields) for cell in found), (tag, found)


def test_every_field_of_a_new_table_is_described(pages: dict[str, str]) -> None:
    described = " ".join(rows(pages["protocol"]))
    for name in protocol.NewTable.__struct_fields__:
        assert f"`{name}`" in described


def test_every_address_is_described(pages: dict[str, str], databases: Databases) -> None:
    server = Server(databases.new("sqlite"))
    server.store.close()
    described = " ".join(rows(pages["protocol"]))
    for route in server.routes():
        if isinstance(route, Route) and route.path != "/{path:path}":
            path = route.path
            for blank in ("id", "seat", "language", "program", "name", "key"):
                path = path.replace(f"{{{blank}}}", {"seat": "N", "language": "LANG"}.get(blank, blank.upper()))
            for method in (route.methods or set()) - {"HEAD"}:
                assert f"`{method} {path}`" in described, (method, path)


def test_every_refusal_is_described(pages: dict[str, str]) -> None:
    codes = set(STATUS)
    for source in SOURCES.rglob("*.py"):
        codes |= set(re.findall(r'say\("error-([a-z-]+)"', source.read_text("utf-8")))
    assert {f"`{code}`" for code in codes} <= set(rows(pages["protocol"]))
    for code, status in STATUS.items():
        assert f"| `{code}` | {status} |" in pages["protocol"]


def test_every_option_of_the_server_is_described(pages: dict[str, str]) -> None:
    described = " ".join(rows(pages["hosting"]))
    for option in serve.params:
        assert option.opts[0] in described


def test_every_figure_is_described(pages: dict[str, str], databases: Databases) -> None:
    server = Server(databases.new("sqlite"))
    figures = re.findall(r"^# TYPE (\w+) ", server.metrics.text().decode(), re.MULTILINE)
    server.store.close()
    described = set(re.findall(r"`(bottega_\w+)", pages["hosting"]))
    assert set(figures) == described
    assert len(figures) == len(set(figures))


def test_the_limits_are_those_of_the_server(pages: dict[str, str]) -> None:
    for name in (
        "SOCKET",
        "PERSON",
        "ADDRESS",
        "NEW_PEOPLE",
        "WRONG_CODES",
        "NEW_CODES",
        "PASSKEYS",
        "HISTORIES",
        "EXPORTS",
        "NEW_TABLES",
        "HELLOS",
        "CHAT",
        "HINTS",
        "STORIES",
        "STEPS",
        "ANALYSES",
        "CLUB",
        "REMINDERS",
        "TRIALS",
        "ADDRESS_TRIALS",
        "MAILS",
        "ADDRESS_MAILS",
        "BAD_LINKS",
        "HOST_TRIES",
    ):
        rate, most = getattr(limits, name)
        assert f"| {rate:g} | {most:g} |" in pages["hosting"], name


def test_every_test_of_what_must_hold_is_there(pages: dict[str, str]) -> None:
    _, _, found = pages["hosting"].partition("### What must hold\n")
    lines = re.findall(r"^\| \d* \| [^|]+ \| (.+) \|$", found.partition("\n## ")[0], re.MULTILINE)
    assert len(lines) == 24
    for cell in lines:
        for part in cell.split("; "):
            name, *tests = re.findall(r"`([^`]+)`", part)
            folder = DOCS.parent if "/" in name else DOCS.parent / "tests/hostile"
            source = (folder / name).read_text("utf-8")
            wanted = [f"def test_{test}(" for test in tests] or [re.findall(r"\*(.+)\*", part)[0]]
            assert [each for each in wanted if each not in source] == [], name
