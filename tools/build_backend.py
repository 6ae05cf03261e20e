"""Builds the package as setuptools does, and asks for what it takes only where it is needed.

The engine is compiled where there is a C compiler; the page is built where it is not built yet, as in a checkout.
Versions are those of the groups in pyproject.toml, so that a release of somebody else changes nothing.
"""

import tomllib
from pathlib import Path
from typing import Any

from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None


def group(name: str) -> list[str]:
    groups = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    return list(groups[name])


def for_page() -> list[str]:
    return [] if Path("src/bottega/server/static/index.html").exists() else group("page")


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*group("compile"), *for_page()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return group("compile")


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return for_page()
