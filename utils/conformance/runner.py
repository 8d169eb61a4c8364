"""Run lit on tests of ours, with signs of life while it runs."""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from . import toolchain
from .errors import UsageError

_POLL, _TICK = 0.05, 0.5     # seconds
_FAILED, _PASSED = 1, 0
# Who kills us has no use for the tests either.
_END_WITH_US = ("setpriv", "--pdeathsig", "TERM")


def add_jobs_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("-j", dest="jobs", metavar="N", type=positive, default=len(os.sched_getaffinity(0)),
                        help="how many tests at a time (default: one per processor)")


def positive(text: str) -> int:
    """A number of the command line that counts something."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a positive number")
    return int(text)


def lit(paths: Iterable[Path], params: Mapping[str, str], jobs: int, tick: Callable[[], None],
        inherited: Sequence[int] = (), *, order: str = "smart") -> str:
    """Run lit to its end, calling `tick` twice a second; what it printed.

    Failing tests are no error. Raises UsageError if lit cannot run the tests at all. Whatever ends us in
    between (KeyboardInterrupt, say) ends lit and the tests that it runs.
    """
    command = [*_END_WITH_US, toolchain.command("lit"), "-j", str(jobs), f"--order={order}",
               "--test-output=failed", *(f"--param={name}={value}" for name, value in params.items()),
               *map(str, paths)]
    # lit makes a directory for temporary files and cannot remove it when it is killed.
    with tempfile.TemporaryDirectory(prefix="conform-") as scratch, tempfile.TemporaryFile("w+") as output:
        # In a session of its own, lit does not hear the terminal's Ctrl-C: we end it, once.
        process = subprocess.Popen(command, env={**os.environ, "TMPDIR": scratch}, stdin=subprocess.DEVNULL,
                                   stdout=output, stderr=subprocess.STDOUT, pass_fds=inherited,
                                   start_new_session=True)
        try:
            next_tick = 0.0
            while process.poll() is None:
                if time.monotonic() >= next_tick:
                    tick()
                    next_tick = time.monotonic() + _TICK
                time.sleep(_POLL)
            tick()
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)
                process.wait()
        output.seek(0)
        said = output.read()
    if process.returncode not in (_PASSED, _FAILED):
        raise UsageError(complaint(said) or f"lit failed with exit status {process.returncode}:\n{said}")
    return said


def complaint(said: str) -> str:
    """The line in which lit.cfg.py says what is wrong with its parameters; empty if something else is."""
    _, fatal, message = said.rstrip().rpartition("fatal: ")
    return message if fatal and "\n" not in message else ""


class Progress:
    """How far a run has come: one line that changes on a terminal, else a line for every tenth."""

    def __init__(self, total: int, what: str) -> None:
        self._total = total
        self._what = what
        self._terminal = sys.stderr.isatty()
        self._shown = -1

    def show(self, done: int, failed: int) -> None:
        step = done if self._terminal else 10 * done // max(1, self._total)
        if step == self._shown or not self._total:
            return
        self._shown = step
        text = f"[{done}/{self._total}] {self._what}" + (f", {failed} failed" if failed else "")
        if self._terminal:
            print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
        else:
            print(text, file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Leave the terminal as if nothing had been there."""
        if self._terminal and self._shown >= 0:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
