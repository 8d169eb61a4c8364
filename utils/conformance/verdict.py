"""Verdicts, and the journal that a run writes them to.

verdict   PASS, FAIL, MISSING (the implementation does not have the entity), SKIP (not for this configuration
          or edition, or expected to fail)
phase     what failed; only a FAIL has one
"""

import fcntl
import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path

from .errors import NoSpace, is_no_space

PASS = "PASS"
FAIL = "FAIL"
MISSING = "MISSING"
SKIP = "SKIP"
VERDICTS = (PASS, FAIL, MISSING, SKIP)

PHASES = (
    "control",         # negative test: the control does not compile
    "accepted",        # negative test: the offence compiles
    "elsewhere",       # negative test: an error belongs to no marked line
    "compile",
    "link",
    "run",             # exited with another status than 0, or an assertion spoke
    "timeout",
    "crash",           # the test program was ended by a signal
    "memory",          # the memory limit ended it
    "compiler-crash",
    "header",          # the implementation's own header does not compile
    "unresolved",      # the test file is bad
)

_HEAD = 12_000
_TAIL = 4_000
_LATEST = 1 << 19     # bytes


@dataclass
class Record:
    """What became of one test."""

    test: str                    # TestFile.name
    kind: str
    paragraphs: list[str]
    informative: bool
    verdict: str
    phase: str | None = None
    reason: str = ""             # one line
    output: str = ""             # diagnostics or what the program printed, cut to a sane length
    seconds: dict[str, float] = field(default_factory=dict)     # per step: control, compile, link, run
    missing: list[str] = field(default_factory=list)            # entities


_FIELDS = {f.name for f in fields(Record)}


def cut(text: str) -> str:
    """`text`, without its middle if it is long: the first error matters most, the last line tells the end."""
    if len(text) <= _HEAD + _TAIL:
        return text
    return f"{text[:_HEAD]}\n[... {len(text) - _HEAD - _TAIL} characters left out ...]\n{text[-_TAIL:]}"


def append(journal: Path, record: Record) -> None:
    """Add one line to the journal, whole or not at all. Raises NoSpace."""
    line = (json.dumps(asdict(record)) + "\n").encode()
    with open(journal, "ab", buffering=0) as file:
        fcntl.flock(file, fcntl.LOCK_EX)      # against the other workers
        end = file.seek(0, os.SEEK_END)
        try:
            written = file.write(line)
        except OSError as error:
            if not is_no_space(error):
                raise
            written = 0
        if written != len(line):
            file.truncate(end)
            raise NoSpace(f"cannot write '{journal}': the disk is full")


def set_open(journal: Path, can_go_on: bool) -> None:
    """Say whether a run can go on with this journal: by a file, which can be removed on a full disk."""
    if can_go_on:
        _mark(journal).touch()
    else:
        _mark(journal).unlink(missing_ok=True)


def is_open(journal: Path) -> bool:
    """Whether nothing has happened that keeps the run from going on."""
    return _mark(journal).exists()


def _mark(journal: Path) -> Path:
    return journal.with_name(f"{journal.name}.open")


def read(journal: Path) -> list[Record]:
    """The records of a journal, in the order in which the tests ended.

    What an interruption cut off is left out: that test has no verdict.
    """
    return list(filter(None, map(_parse, journal.read_bytes().splitlines())))


def latest(journal: Path) -> Iterator[Record]:
    """The last records of a journal, the very last first: a few dozen of them, quickly."""
    with open(journal, "rb") as file:
        file.seek(max(0, file.seek(0, os.SEEK_END) - _LATEST))
        lines = file.read().splitlines()
    return filter(None, map(_parse, reversed(lines)))


def _parse(line: bytes) -> Record | None:
    try:
        content = json.loads(line)
    except ValueError:
        return None
    return Record(**content) if isinstance(content, dict) and content.keys() == _FIELDS else None
