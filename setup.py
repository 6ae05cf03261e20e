"""Compiles the engine with mypyc where a C compiler is at hand; all else is in pyproject.toml.

BOTTEGA_COMPILE=yes fails where it cannot compile, =no does not try; the default tries.
"""

import os
import shutil
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup

# Packages of src/bottega that become an extension together: four are compiled faster than one, side by side.
COMPILED = {
    "bottega_core": ("core", "sintra"),
    "bottega_fresco": ("fresco",),
    "bottega_modules": ("fresco/modules",),
    "bottega_bots": ("bots",),
}

# Calls within the extension need not go through the dynamic linker: a third faster.
FLAGS = ["-fno-semantic-interposition"] if os.name == "posix" else []


def has_compiler() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return os.name == "nt" or (shutil.which(compiler) is not None and headers.exists())


def files_of(packages: tuple[str, ...]) -> list[str]:
    return [str(file) for name in packages for file in sorted(Path("src/bottega", name).glob("*.py"))]


def extensions() -> list[Any]:
    wish = os.environ.get("BOTTEGA_COMPILE", "auto")
    if wish == "no" or (wish == "auto" and not has_compiler()):
        return []
    from mypyc.build import mypycify

    groups: list[tuple[list[str], str | None]] = [(files_of(packages), name) for name, packages in COMPILED.items()]
    files = [file for group, _ in groups for file in group]
    cache = "--cache-dir=build/mypy"  # gone with every build: from an older one mypyc may fail
    found = mypycify(["--strict", cache, *files], opt_level="2", debug_level="0", separate=groups)
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        extension.optional = wish == "auto"
    return found


setup(ext_modules=extensions(), options={"build_ext": {"parallel": str(os.cpu_count() or 1)}})
