"""Bottega: play, study and teach computers Fresco and Stained Glass of Sintra.

With BOTTEGA_INTERPRETED=1 in the environment the engine's Python files run as they are, even where
they have been compiled.
"""

import os
import sys
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

__version__ = "0.1.0"


def _prefer_source() -> None:
    """Let imports from this package see .py files only."""
    home = Path(__file__).parent
    for folder in [home, *(path for path in home.rglob("*") if path.is_dir())]:
        sys.path_importer_cache[str(folder)] = FileFinder(str(folder), (SourceFileLoader, [".py"]))


def _lend_errors_words() -> None:
    """Let errors speak English: core raises them with messages, and imports no words."""
    from bottega.core.errors import speak_by
    from bottega.i18n import speak

    speak_by(speak)


if os.environ.get("BOTTEGA_INTERPRETED", "0") not in ("", "0"):
    _prefer_source()

_lend_errors_words()
