"""The project's own tests, in order; a step that fails does not stop the next. The last line sums it up.

unit           unit tests of the Python
flake8, mypy   layout and types of the Python
clang-format   layout of the C++
shellcheck     the shell scripts, if it is installed
lint           test files, fault files and tables (conform lint)
selftest       the verdicts, provoked on purpose
suite          the suite on the reference implementation (conform run)
suite-gcc      the same with GCC and libstdc++
std            the suite on the standard library's own <execution>, libc++'s
std-gcc        the same for libstdc++
coverage       every test names a paragraph that exists (conform coverage)
faults         every seeded fault is noticed (conform faults)
liberties      no test refuses what the text leaves open (conform liberties)
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from . import baseline, results, runner, toolchain
from .errors import UsageError
from .paths import ROOT, TEST_DIR

HELP = "run the project's own tests: unit tests, linters, selftests, the suite, the faults"

Counts = tuple[int, int, int]     # passed, failed, skipped

_CONFORM = ROOT / "utils" / "conform"
_SELFTEST_DIR = TEST_DIR / "selftest"
_CLOSING = re.compile(r"^(\d+) passed, (\d+) failed, (\d+) skipped$", re.MULTILINE)
_LIT_COUNT = re.compile(r"^  (\S.*?) *: +(\d+) \(", re.MULTILINE)
_UNITTEST = re.compile(r"^Ran (\d+) tests? in [^\n]*\n\n(?:OK|FAILED)(?: \((.*)\))?$", re.MULTILINE)
_SHELL = re.compile(rb"#!/(usr/)?bin/(env )?(ba)?sh\b")


def count_closing(output: str) -> Counts | None:
    """What a command of ours counted."""
    found = _CLOSING.findall(output)
    return (int(found[-1][0]), int(found[-1][1]), int(found[-1][2])) if found else None


def count_lit(output: str) -> Counts | None:
    """What lit counted."""
    counts = {name: int(number) for name, number in _LIT_COUNT.findall(output)}
    if not counts:
        return None
    passed = sum(counts.pop(name, 0) for name in ("Passed", "Passed With Retry", "Expectedly Failed"))
    skipped = sum(counts.pop(name, 0) for name in ("Unsupported", "Skipped", "Excluded"))
    return passed, sum(counts.values()), skipped


def count_unittest(output: str) -> Counts | None:
    """What Python's unittest counted."""
    found = _UNITTEST.search(output)
    if not found:
        return None
    details = {name: int(number) for name, number in re.findall(r"(\w+)=(\d+)", found[2] or "")}
    failed, skipped = details.get("failures", 0) + details.get("errors", 0), details.get("skipped", 0)
    return int(found[1]) - failed - skipped, failed, skipped


def count_nothing(output: str) -> Counts | None:
    """For a command that only succeeds or fails."""
    return None


@dataclass(frozen=True)
class Step:
    """One command. It fails if its exit status is not 0."""

    name: str
    command: Sequence[str | Path] | None     # None: its tool is not installed, and may be missing
    count: Callable[[str], Counts | None] = count_nothing
    live: bool = False                       # its stderr is signs of life, to be seen at once


def steps(jobs: int, setup: bool) -> list[Step]:
    """All of them, in order; `setup`: a step may install what it needs."""
    parallel = ("-j", str(jobs))
    conform_run = [str(_CONFORM), *(["--setup"] if setup else []), "run", *parallel]
    gcc = ("--cxx", f"g++-{toolchain.MINIMUM['gcc']}")
    flake8, mypy, clang_format, lit = map(toolchain.command, ("flake8", "mypy", "clang-format", "lit"))
    shellcheck = shutil.which("shellcheck")
    python = [file for file in project_files() if file.suffix == ".py"]
    return [
        Step("unit", (sys.executable, "-m", "unittest", "discover", "-s", _SELFTEST_DIR / "unit"),
             count_unittest),
        Step("flake8", (flake8, _CONFORM, *python)),
        # The lit.cfg.py are scripts of one name, with variables from elsewhere.
        Step("mypy", (mypy, *(file for file in python if file.name != "lit.cfg.py"))),
        Step("clang-format", (clang_format, "--dry-run", "-Werror", *filter(is_cxx, project_files()))),
        Step("shellcheck", (shellcheck, *filter(is_shell_script, project_files())) if shellcheck else None),
        Step("lint", (_CONFORM, "lint")),
        Step("selftest", (lit, "-sv", *parallel, _SELFTEST_DIR), count_lit),
        Step("suite", conform_run, count_closing, live=True),
        Step("suite-gcc", (*conform_run, *gcc), count_closing, live=True),
        # What is known to fail there is no failure here: they only succeed or fail.
        Step("std", (*conform_run, *_std("libc++")), live=True),
        Step("std-gcc", (*conform_run, *gcc, *_std("libstdc++")), live=True),
        Step("coverage", (_CONFORM, "coverage")),
        Step("faults", (_CONFORM, "faults", *parallel), count_closing, live=True),
        Step("liberties", (_CONFORM, "liberties", *parallel), count_closing, live=True),
    ]


def _std(library: str) -> list[str]:
    """Options for a standard library's own implementation, with what is known of it."""
    known = baseline.shipped("std", library)
    return ["--impl", "std", *(["--baseline", str(known)] if known else [])]


def project_files() -> list[Path]:
    """Files that people wrote; not the selftests' inputs, some of which are wrong on purpose."""
    directories = (ROOT / ".ci", ROOT / "include", ROOT / "utils", TEST_DIR)
    below = (file for directory in directories for file in directory.rglob("*"))
    return sorted(file for file in (ROOT / "lit.cfg.py", *below)
                  if file.is_file() and "__pycache__" not in file.parts
                  and not file.is_relative_to(_SELFTEST_DIR / "Inputs"))


def is_cxx(file: Path) -> bool:
    """Whether a file is C++; the headers of the reference implementation need no suffix."""
    return file.suffix in (".h", ".hpp", ".cpp") or file.is_relative_to(ROOT / "include")


def is_shell_script(file: Path) -> bool:
    """Whether a shell runs a file."""
    return _SHELL.match(file.read_bytes()) is not None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("steps", nargs="*", metavar="STEP", help="which steps (default: all)")
    runner.add_jobs_argument(parser)


def execute(args: argparse.Namespace) -> int:
    available = {step.name: step for step in steps(args.jobs, args.setup)}
    for name in args.steps:
        if name not in available:
            raise UsageError(f"there is no step '{name}'; the steps are {', '.join(available)}")
    return run([step for name, step in available.items() if not args.steps or name in args.steps])


def run(chosen: Sequence[Step]) -> int:
    """Run the steps; the exit status."""
    passed, failed, skipped = (sum(column) for column in zip(*map(_run, chosen)))
    print(results.closing_line((passed, failed, skipped)))
    return 1 if failed else 0


def _run(step: Step) -> Counts:
    if step.command is None:
        print(f"SKIP  {step.name}: it is not installed", flush=True)
        return 0, 0, 1
    print(f"----  {step.name}", flush=True)
    started = time.monotonic()
    done = subprocess.run(step.command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "utils")},
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=None if step.live else subprocess.STDOUT, text=True, errors="replace")
    seconds = time.monotonic() - started
    ok = done.returncode == 0
    passed, failed, skipped = step.count(done.stdout) or (int(ok), int(not ok), 0)
    # What fails without counting a failure (a crash, bad input) must not go unnoticed.
    counts = passed, max(failed, int(not ok)), skipped
    if not ok:
        print(done.stdout, end="")
    result = f"{results.closing_line(counts)}, {seconds:.1f} s"
    print(f"{'ok  ' if ok else 'FAIL'}  {step.name}: {result}", flush=True)
    return counts
