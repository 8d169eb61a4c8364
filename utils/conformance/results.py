"""What a run found: the results file (JSON) and JUnit XML.

A results file holds one record per test and what a reader needs in order to trust and to repeat them: suite
revision, profile, compiler, flags, host, date. Its schema number goes up when a reader of the former one
would misunderstand it.
"""

import json
import os
import re
import subprocess
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from .errors import NoSpace, UsageError, is_no_space
from .paths import ROOT
from .verdict import Record

SCHEMA = 2

# Counted up when the names of tests or the meaning of verdicts change so that verdicts recorded earlier
# (baselines) cannot be compared any more. New tests, removed tests and corrected tests are no reason.
SUITE_REVISION = 1

# The variable of the environment that says what git says elsewhere.
REVISION = "CONFORM_REVISION"

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass
class Results:
    """One run."""

    schema: int
    suite: int                # SUITE_REVISION
    revision: str             # what git says: tag or commit, with -dirty
    profile: str
    edition: str
    digest: str               # of the configuration
    compiler: str
    compiler_version: str
    stdlib: str
    flags: list[str]
    host: str
    date: str                 # when the run began: ISO 8601, UTC
    seconds: float            # wall time, all parts of an interrupted run together
    preparation: dict[str, float]   # seconds before the first test: precompiled header, probes
    selection: list[str]      # as on the command line; empty: the whole suite
    shard: str                # "2/3": every third test of those, from the second on; empty: all of them
    selected: int             # how many tests that would be without the shard
    tests: list[Record]

    def counts(self) -> tuple[int, int, int]:
        """Passed, failed, skipped: the closing line."""
        return count(self.tests)


def is_failure(record: Record) -> bool:
    """Whether a record makes the implementation non-conforming."""
    return record.verdict == "FAIL" and not record.informative


def count(records: Iterable[Record]) -> tuple[int, int, int]:
    """Passed, failed and skipped; what is missing or only informative is neither a pass nor a failure."""
    passed = failed = skipped = 0
    for record in records:
        if record.verdict == "PASS":
            passed += 1
        elif is_failure(record):
            failed += 1
        else:
            skipped += 1
    return passed, failed, skipped


def closing_line(counts: tuple[int, int, int]) -> str:
    """The last line of every command that counts."""
    return "{} passed, {} failed, {} skipped".format(*counts)


def top_subclause(test: str) -> str:
    """The top subclause of a test: `exec.recv` for exec/exec.recv/..., elsewhere the name of the tree."""
    tree, *below = test.split("/")[:-1] or [""]
    return below[0] if tree == "exec" and below else tree


def suite_revision() -> str:
    """The revision of the suite: the one that git knows, or where there is no git that of the environment."""
    command = ["git", "-C", str(ROOT), "describe", "--always", "--dirty", "--tags"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return os.environ.get(REVISION, "unknown")
    return done.stdout.strip()


def write_atomically(path: Path, text: str) -> None:
    """Write a file whole or not at all, so that a full disk leaves the former one. Raises UsageError."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary.write_text(text, encoding="utf-8")
        temporary.replace(path)
    except OSError as error:
        kind = NoSpace if is_no_space(error) else UsageError
        raise kind(f"cannot write '{path}': {error.strerror}") from None
    finally:
        with suppress(OSError):
            temporary.unlink()


def write(path: Path, results: Results) -> None:
    """Write the results file."""
    write_atomically(path, json.dumps(asdict(results), indent=1, ensure_ascii=False) + "\n")


def load(path: Path) -> Results:
    """Read a results file. Raises UsageError if it is not there, cut off, or of another schema."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UsageError(f"cannot read the results '{path}': {error.strerror}") from None
    except ValueError as error:
        raise UsageError(f"'{path}' is not a results file, or is cut off: {error}") from None
    if not isinstance(document, dict) or "schema" not in document:
        raise UsageError(f"'{path}' is not a results file: it has no schema")
    if document["schema"] != SCHEMA:
        raise UsageError(f"'{path}' has schema {document['schema']}, this suite reads schema {SCHEMA}")
    _check_keys(path, Results, document)
    for test in document["tests"]:
        _check_keys(path, Record, test)
    document["tests"] = [Record(**test) for test in document["tests"]]
    return Results(**document)


def _check_keys(path: Path, kind: type, document: Any) -> None:
    """Every field of the dataclass `kind` must be there, and nothing else."""
    expected = {f.name for f in fields(kind)}
    wrong = sorted(expected ^ document.keys()) if isinstance(document, dict) else ["content"]
    if wrong:
        raise UsageError(f"'{path}' is not a results file: {kind.__name__} with missing or unknown "
                         f"{', '.join(wrong)}")


def write_junit(path: Path, results: Results) -> None:
    """Write JUnit XML: one test suite per top subclause, the class name is the folder."""
    by_subclause: dict[str, list[Record]] = {}
    for record in results.tests:
        by_subclause.setdefault(top_subclause(record.test), []).append(record)
    root = ElementTree.Element("testsuites", name="std-execution", time=f"{results.seconds:.3f}")
    for subclause, records in by_subclause.items():
        root.append(_junit_suite(subclause, records, results))
    ElementTree.indent(root)
    text = ElementTree.tostring(root, encoding="unicode")
    write_atomically(path, f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n')


def _junit_suite(subclause: str, records: list[Record], results: Results) -> ElementTree.Element:
    _, failed, skipped = count(records)
    seconds = sum(sum(record.seconds.values()) for record in records)
    suite = ElementTree.Element("testsuite", name=subclause, tests=str(len(records)), failures=str(failed),
                                errors="0", skipped=str(skipped), time=f"{seconds:.3f}",
                                timestamp=results.date)
    for record in records:
        folder, _, name = record.test.rpartition("/")
        case = ElementTree.SubElement(suite, "testcase", classname=folder, name=name,
                                      time=f"{sum(record.seconds.values()):.3f}")
        reason = _xml_text(" ".join(record.paragraphs) + ": " + record.reason)
        if is_failure(record):
            failure = ElementTree.SubElement(case, "failure", type=record.phase or "", message=reason)
            failure.text = _xml_text(record.output)
        elif record.verdict != "PASS":
            what = "informative" if record.verdict == "FAIL" else record.verdict.lower()
            ElementTree.SubElement(case, "skipped", message=f"{what}: {reason}")
    return suite


def _xml_text(text: str) -> str:
    """`text` without the characters that XML cannot hold, escaped or not (a compiler may print any)."""
    return _NOT_XML.sub("\ufffd", text)
