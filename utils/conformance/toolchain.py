"""Show which tools are there, and what each is needed for. Exit status 1 if one is missing.

With `--setup` before a command, missing tools are installed from Debian's packages.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path

from .errors import UsageError

HELP = "show which tools are there and which are missing"

# The first versions that have what the suite and the reference implementation are written in.
MINIMUM = {"clang": 22, "gcc": 16}
SETUP_LINE = "utils/conform --setup"
_INSTALL = ("apt-get", "-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=3")
_VERSION = re.compile(r"\d+(?:\.\d+)+")
# What Debian installs under these names, without a version, is an old one.
_UNVERSIONED = ("clang++", "ld.lld", "lit", "FileCheck", "clang-format")


@dataclass(frozen=True)
class Tool:
    """Something that a Debian package brings."""

    name: str
    package: str
    purpose: str
    # Where it may be, best first: a command to look for in PATH, `lib:NAME` for a file that the default
    # compiler finds, `python:NAME` for a module of the python3 in use.
    places: tuple[str, ...]
    # Only the project's own tests need it, and they do without: it is installed for `check` alone.
    optional: bool = False


TOOLS = (
    Tool("clang++", "clang-22", "compiles the tests", ("clang++-22", "clang++")),
    Tool("libc++", "libc++-22-dev", "the standard library of the tests", ("lib:libc++.a",)),
    Tool("libc++abi", "libc++abi-22-dev", "what libc++ rests on", ("lib:libc++abi.a",)),
    Tool("compiler-rt", "libclang-rt-22-dev", "sanitizers", ("lib:libclang_rt.builtins",)),
    Tool("lld", "lld-22", "links the tests", ("ld.lld-22", "ld.lld")),
    Tool("lit", "llvm-22-tools", "runs the tests", ("lit-22", "lit")),
    Tool("FileCheck", "llvm-22-tools", "selftests and .sh.cpp tests", ("FileCheck-22", "FileCheck")),
    Tool("not", "llvm-22-tools", "selftests and .sh.cpp tests", ("not-22", "not")),
    Tool("psutil", "python3-psutil", "lets lit end a .sh.cpp test that hangs", ("python:psutil",)),
    Tool("jinja2", "python3-jinja2", "writes reports", ("python:jinja2",)),
    Tool("clang-format", "clang-format-22", "checks the layout of C++", ("clang-format-22", "clang-format")),
    Tool("flake8", "flake8", "checks the Python", ("flake8",)),
    Tool("mypy", "mypy", "checks the types of the Python", ("mypy",)),
    Tool("cmake", "cmake", "configures and installs the reference implementation", ("cmake",)),
    Tool("ninja", "ninja-build", "builds what CMake configured", ("ninja",)),
    Tool("chromium", "chromium", "tests the pages of a report", ("chromium",), optional=True),
    Tool("chromedriver", "chromium-driver", "tests the pages of a report", ("chromedriver",), optional=True),
    Tool("selenium", "python3-selenium", "tests the pages of a report", ("python:selenium",), optional=True),
    Tool("distcc", "distcc", "tests --launcher", ("distcc",), optional=True),
)


@dataclass(frozen=True)
class Compiler:
    """A C++ compiler that runs and is new enough."""

    path: str
    kind: str        # clang | gcc
    major: int
    version: str     # the first line of --version


def locate(name: str) -> str | None:
    """Where the tool of this name is, None if it is missing."""
    tool = next(tool for tool in TOOLS if tool.name == name)
    return next(filter(None, map(_find, tool.places)), None)


def require(*names: str) -> None:
    """Raise UsageError, with the line that installs it, if one of these tools is missing."""
    missing = [tool for tool in TOOLS if tool.name in names and not locate(tool.name)]
    if missing:
        packages = " ".join(dict.fromkeys(tool.package for tool in missing))
        raise UsageError(f"{', '.join(tool.name for tool in missing)} not found: "
                         f"`apt-get install {packages}`, or put --setup first: `{SETUP_LINE} ...`")


def command(name: str) -> str:
    """The path of a tool that is needed now. Raises UsageError if it is missing."""
    require(name)
    return str(locate(name))


def compiler(cxx: str | None = None) -> Compiler:
    """The compiler that `--cxx` names, by default Clang. Raises UsageError if it is not there or not fit."""
    if cxx is None:
        # All at once: whoever lacks the compiler lacks the rest, too.
        require("clang++", "libc++", "libc++abi", "lld", "lit")
        return identify(command("clang++"))
    path = shutil.which(cxx)
    if not path:
        raise UsageError(f"compiler '{cxx}' not found")
    return identify(path)


@lru_cache
def identify(path: str) -> Compiler:
    """What the compiler at `path` is. Raises UsageError if it does not run, is too old or unknown."""
    macros = dict(re.findall(r"#define (__clang_major__|__GNUC__) (\d+)",
                             _output([path, "-x", "c++", "-E", "-dM", "/dev/null"])))
    if not macros:
        raise UsageError(f"compiler '{path}' is neither Clang nor GCC")
    kind, macro = ("clang", "__clang_major__") if "__clang_major__" in macros else ("gcc", "__GNUC__")
    major = int(macros[macro])
    version = _output([path, "--version"]).partition("\n")[0]
    if major < MINIMUM[kind]:
        raise UsageError(f"compiler '{path}' is too old: {version}; needed is Clang {MINIMUM['clang']} or "
                         f"GCC {MINIMUM['gcc']}, or later")
    return Compiler(path, kind, major, version)


@lru_cache
def find_file(compiler_path: str, name: str) -> str | None:
    """The library or program of this name that a compiler would use, None if it has none."""
    for option in ("-print-file-name", "-print-prog-name"):
        found = _output([compiler_path, f"{option}={name}"]).strip()
        if os.path.isabs(found) and os.path.exists(found):
            return found
    return None


def setup(optional: bool = False) -> None:
    """Install the packages of the tools that are missing, and say so. Raises UsageError if that fails."""
    wanted = [tool for tool in TOOLS if optional or not tool.optional]
    packages = list(dict.fromkeys(tool.package for tool in wanted if not locate(tool.name)))
    if not packages:
        return
    install(packages)
    _find.cache_clear()
    require(*(tool.name for tool in wanted))


def install(packages: Sequence[str]) -> None:
    """Install Debian packages, and say which. Raises UsageError if that fails."""
    if not shutil.which("apt-get"):
        raise UsageError(f"--setup needs Debian's apt-get; install by hand what brings {', '.join(packages)}")
    print(f"conform: installing {' '.join(packages)}", flush=True)
    as_root = [] if os.geteuid() == 0 else ["sudo"]
    environment = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive"]
    _install_step([*environment, *_INSTALL, "-qq", "update"])
    _install_step([*environment, *_INSTALL, "-qq", "-y", "--no-install-recommends", "install", *packages])


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="machine-readable")


def execute(args: argparse.Namespace) -> int:
    """`conform doctor`."""
    rows = [_Row(tool.name, _version(tool.name), locate(tool.name), tool.package, tool.purpose, tool.optional)
            for tool in TOOLS]
    missing = [row for row in rows if not row.path and not row.optional]
    if args.json:
        print(json.dumps([asdict(row) for row in rows], indent=1))
    else:
        _print_table([("tool", "version", "path", "needed for"),
                      *((row.tool, row.version, row.path or _how_to_get(row), row.needed_for)
                        for row in rows)])
        if missing:
            print(f"\n{len(missing)} missing: `{SETUP_LINE} doctor` installs them")
    return 1 if missing else 0


@dataclass(frozen=True)
class _Row:
    tool: str
    version: str
    path: str | None
    package: str
    needed_for: str
    optional: bool


def _how_to_get(row: _Row) -> str:
    return f"{'not there' if row.optional else 'MISSING'}: apt-get install {row.package}"


def _print_table(rows: Sequence[tuple[str, ...]]) -> None:
    widths = [max(map(len, column)) for column in zip(*rows)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())


@lru_cache
def _find(place: str) -> str | None:
    kind, _, name = place.rpartition(":")
    if kind == "python":
        script = f"import {name}; print({name}.__file__)"
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
        return done.stdout.strip() or None
    if kind == "lib":
        cxx = locate("clang++")
        return cxx and _find_library(cxx, name)
    path = shutil.which(place)
    if path and place in _UNVERSIONED and _major(path) < MINIMUM["clang"]:
        return None
    return path


def _find_library(cxx: str, name: str) -> str | None:
    if name == "libclang_rt.builtins":      # its file name ends in the architecture
        path = Path(_output([cxx, "--rtlib=compiler-rt", "-print-libgcc-file-name"]).strip())
        return str(path) if path.exists() else None
    return find_file(cxx, name)


def is_new_enough(path: str) -> bool:
    """Whether there is a compiler at `path` that can be used."""
    try:
        identify(path)
    except UsageError:
        return False
    return True


def _version(name: str) -> str:
    path = locate(name)
    if not path or not os.access(path, os.X_OK) or path.endswith((".a", ".py")):
        return ""
    return _version_of(path)


def _version_of(path: str) -> str:
    """The version that a program says it has, empty if it says none."""
    try:
        done = subprocess.run([path, "--version"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    except OSError:
        return ""
    found = _VERSION.search(done.stdout + done.stderr)
    return found[0] if found else ""


def _major(path: str) -> int:
    return int(_version_of(path).partition(".")[0] or 0)


def _output(arguments: Sequence[str]) -> str:
    """What a compiler prints. Raises UsageError if it does not run."""
    try:
        done = subprocess.run(arguments, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60,
                              errors="replace")
    except OSError as error:
        raise UsageError(f"compiler '{arguments[0]}' does not run: {error.strerror}") from None
    except subprocess.TimeoutExpired:
        raise UsageError(f"compiler '{arguments[0]}' does not run: it did not answer within 60 s") from None
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip().partition("\n")[0]
        raise UsageError(f"compiler '{arguments[0]}' does not run: exit status {done.returncode}: {said}")
    return done.stdout


def _install_step(arguments: Sequence[str]) -> None:
    try:
        status = subprocess.run(arguments, stdin=subprocess.DEVNULL).returncode
    except OSError as error:
        raise UsageError(f"cannot run `{' '.join(arguments)}`: {error.strerror}") from None
    if status != 0:
        raise UsageError(f"`{' '.join(arguments)}` failed with exit status {status}")
