"""Libraries that not everybody needs, each in an extra of the package; a missing one is said in one line."""

from importlib import import_module
from typing import Any, Final

from bottega.core.errors import BottegaError

# What needs an extra, in words; the libraries of each are in pyproject.toml.
EXTRAS: Final = {
    "arena": "the arena",
    "cluster": "--ray",
    "learn": "learning",
    "postgres": "PostgreSQL",
    "research": "research",
    "tune": "tuning",
}


class NotInstalled(BottegaError):
    """What was asked for needs a library that is not here."""


def need(library: str, extra: str) -> Any:
    """A library of an extra, imported; NotInstalled with the command that installs it."""
    try:
        return import_module(library)
    except ImportError as error:
        name = (error.name or library).partition(".")[0]
        raise NotInstalled(f'{EXTRAS[extra]} needs {name}; install it with: pip install "bottega[{extra}]"') from None
