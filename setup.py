"""Compiles the engine with mypyc where a C compiler is at hand; all else is in pyproject.toml.

BOTTEGA_COMPILE=yes fails where it cannot compile, =no does not try; the default tries.
"""

import os
import shutil
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup

COMPILED = ("core", "sintra", "fresco", "fresco/modules", "bots")  # packages of src/bottega that become one extension

# Calls within the extension need not go through the dynamic linker: a third faster.
FLAGS = ["-fno-semantic-interposition"] if os.name == "posix" else []


def has_compiler() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return os.name == "nt" or (shutil.which(compiler) is not None and headers.exists())


def extensions() -> list[Any]:
    wish = os.environ.get("BOTTEGA_COMPILE", "auto")
    if wish == "no" or (wish == "auto" and not has_compiler()):
        return []
    from mypyc.build import mypycify

    files = [str(file) for name in COMPILED for file in sorted(Path("src/bottega", name).glob("*.py"))]
    found = mypycify(["--strict", *files], opt_level="3", debug_level="0", group_name="bottega")
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        extension.optional = wish == "auto"
    return found


setup(ext_modules=extensions())
