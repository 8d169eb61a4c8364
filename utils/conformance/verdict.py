"""Verdicts, and the journal that a run writes them to.

verdict   PASS, FAIL, MISSING (the implementation does not have the entity), SKIP (not for this configuration
          or edition, or expected to fail)
phase     what failed; only a FAIL has one
"""

import json
import os
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path

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


def cut(text: str) -> str:
    """`text`, without its middle if it is long: the first error matters most, the last line tells the end."""
    if len(text) <= _HEAD + _TAIL:
        return text
    return f"{text[:_HEAD]}\n[... {len(text) - _HEAD - _TAIL} characters left out ...]\n{text[-_TAIL:]}"


def append(journal: Path, record: Record) -> None:
    """Add one line to the journal: a single write, so that lines of parallel workers never mix."""
    line = (json.dumps(asdict(record)) + "\n").encode()
    descriptor = os.open(journal, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
    try:
        if os.write(descriptor, line) != len(line):
            raise OSError(f"'{journal}': a record could not be written whole")
    finally:
        os.close(descriptor)


def read(journal: Path) -> list[Record]:
    """The records of a journal, in the order in which the tests ended.

    What an interruption cut off is left out: that test has no verdict.
    """
    known = {f.name for f in fields(Record)}
    records = []
    for line in journal.read_text(encoding="utf-8").splitlines():
        try:
            content = json.loads(line)
        except ValueError:
            continue
        if isinstance(content, dict) and content.keys() == known:
            records.append(Record(**content))
    return records
