"""Run a command within limits of time, memory and output.

Whatever the command does, it ends, and so do the processes that it started; it gets no input, leaves no core
file, and its output cannot fill our memory.
"""

import ctypes
import os
import re
import resource
import select
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

_CHUNK = 1 << 16
_PIPE_SIZE = 1 << 20
# A verdict may hang on any line of a compiler's output, and one error of a deep template can fill a megabyte.
_KEPT_HEAD = 8 << 20
_KEPT_TAIL = 1 << 20
_TICK = 0.1
_SPOKE_OF_MEMORY = re.compile(r"bad_alloc|out of memory|Cannot allocate memory|virtual memory exhausted"
                              r"|rss limit exhausted")
_SPOKE_OF_SPACE = re.compile(r"No space left on device|Disk quota exceeded|File too large", re.IGNORECASE)
_PR_SET_PDEATHSIG = 1
_libc = ctypes.CDLL(None)


@dataclass(frozen=True)
class Limits:
    """What a command may use."""

    seconds: float
    mebibytes: int
    # Sanitizers reserve terabytes of addresses; configuration.py tells them to watch the resident size.
    limit_addresses: bool = True


@dataclass(frozen=True)
class Outcome:
    """How a command ended."""

    command: tuple[str, ...]
    how: str              # exit | signal | timeout | memory
    status: int           # exit status, or the number of the signal
    output: str           # stdout and stderr as they came
    seconds: float

    @property
    def ok(self) -> bool:
        return self.how == "exit" and self.status == 0

    @property
    def lacked_space(self) -> bool:
        """Whether a full disk is to blame for its failure."""
        return not self.ok and _SPOKE_OF_SPACE.search(self.output) is not None

    def describe(self) -> str:
        """How it ended, in words."""
        if self.how == "timeout":
            return f"ended after {self.seconds:.0f} s"
        if self.how == "memory":
            return "ran out of memory"
        if self.how == "signal":
            return f"ended by {signal_name(self.status)}"
        return f"exit status {self.status}"


def signal_name(number: int) -> str:
    """SIGSEGV for 11."""
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def run(command: Sequence[str], limits: Limits, *, cwd: Path | None = None,
        env: Mapping[str, str] | None = None) -> Outcome:
    """Run `command` to its end or to that of its limits. Raises OSError if it cannot be started."""
    started = time.monotonic()
    # A session of its own makes a process group of its own: one signal ends all that it started.
    process = subprocess.Popen(command, cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                               stderr=subprocess.STDOUT, start_new_session=True, preexec_fn=_restrict(limits))
    assert process.stdout is not None
    capture = _Capture(process.stdout.fileno())
    timed_out = False
    try:
        # The end of its output tells us of its end without delay. The tick is for a process that closes
        # its output and lives on, and for one that dies and leaves a child that holds the output open.
        while not timed_out and not _has_ended(process.pid):
            remaining = started + limits.seconds - time.monotonic()
            timed_out = remaining <= 0
            capture.wait(max(0, min(_TICK, remaining)))
    finally:
        seconds = time.monotonic() - started
        # Before it is reaped: until then its number is nobody else's.
        os.killpg(process.pid, signal.SIGKILL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        capture.drain()
        process.stdout.close()
    how = "timeout" if timed_out else "signal" if process.returncode < 0 else "exit"
    outcome = Outcome(tuple(command), how, abs(process.returncode), capture.text(), seconds)
    if _memory_ended_it(outcome, usage.ru_maxrss / 1024, limits):
        return replace(outcome, how="memory")
    return outcome


class _Capture:
    """The output of a process, read as it comes; of much output the beginning and the end are kept."""

    def __init__(self, descriptor: int) -> None:
        os.set_blocking(descriptor, False)
        self._descriptor = descriptor
        self._open = True
        self._head = bytearray()
        self._tail = bytearray()
        self._dropped = 0

    def wait(self, seconds: float) -> None:
        """Take what there is, wait at most so long for it."""
        if not self._open:
            time.sleep(min(seconds, 0.002))
        elif select.select([self._descriptor], [], [], seconds)[0]:
            self._take()

    def drain(self) -> None:
        """Take what is left: as much as a pipe can hold, lest a process that got away keeps us busy."""
        for _ in range(_PIPE_SIZE // _CHUNK):
            if not self._take():
                break

    def text(self) -> str:
        left_out = f"\n[... {self._dropped} bytes left out ...]\n".encode() if self._dropped else b""
        return bytes(self._head + left_out + self._tail).decode("utf-8", "replace")

    def _take(self) -> bool:
        """Whether there may be more."""
        try:
            data = os.read(self._descriptor, _CHUNK)
        except BlockingIOError:
            return False
        if not data:
            self._open = False
        room = _KEPT_HEAD - len(self._head)
        self._head += data[:room]
        self._tail += data[room:]
        excess = max(0, len(self._tail) - _KEPT_TAIL)
        self._dropped += excess
        del self._tail[:excess]
        return self._open


def _restrict(limits: Limits) -> Callable[[], None]:
    """What the new process does before it becomes the command."""
    # Each thread reserves a stack (8 MiB) and may reserve a heap (64 MiB) that it hardly uses.
    headroom = 80 * (os.cpu_count() or 1)
    addresses = (limits.mebibytes + headroom) << 20

    def restrict() -> None:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if limits.limit_addresses:
            resource.setrlimit(resource.RLIMIT_AS, (addresses, addresses))
        # lit's workers ignore it, and what they start would as well.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        # If we are killed ourselves, a command that hangs must not stay behind.
        _libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    return restrict


def _has_ended(pid: int) -> bool:
    return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def _memory_ended_it(outcome: Outcome, peak: float, limits: Limits) -> bool:
    """Whether a failure is the memory limit's doing; `peak` is the largest resident size in MiB.

    A container that doubles its buffer fails when half of the limit is in use, so the limit is not reached.
    To be large is not enough: the process must have said so, or died of it, but not as by an assertion.
    """
    if outcome.ok or outcome.how == "timeout" or peak < 0.4 * limits.mebibytes:
        return False
    died = outcome.how == "signal" and outcome.status != signal.SIGABRT
    return died or bool(_SPOKE_OF_MEMORY.search(outcome.output))
