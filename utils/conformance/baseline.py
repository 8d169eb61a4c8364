"""Baselines: the known verdicts of one implementation, kept in a TOML file that people edit.

    suite = 1                       # SUITE_REVISION of the suite that gave the verdicts
    profile = "beman"
    edition = "c++26"

    [[known]]
    test = "exec/exec.recv/exec.set.value/member.pass.cpp"
    verdict = "FAIL"                # or MISSING; what passes, is skipped or is informative is not listed
    phase = "compile"
    reason = "why it is known"
    link = "where it is tracked"

A run against a baseline goes red on what is new only. A baseline outlives commits to the suite: a test that
was added since is simply not in it, and one that was removed is reported as stale. What makes a baseline
useless is a change of what names and verdicts mean, and SUITE_REVISION counts those.
"""

import json
import re
import tomllib
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from .errors import UsageError
from .results import SUITE_REVISION, Results, write_atomically
from .verdict import Record


@dataclass(frozen=True)
class Known:
    """One known verdict."""

    test: str
    verdict: str
    phase: str = ""
    reason: str = ""
    link: str = ""


@dataclass
class Baseline:
    """The known verdicts of a profile, by test."""

    suite: int
    profile: str
    edition: str
    known: dict[str, Known] = field(default_factory=dict)


@dataclass
class Comparison:
    """How a run differs from a baseline."""

    new: list[Record] = field(default_factory=list)                     # regressions
    fixed: list[Known] = field(default_factory=list)
    changed: list[tuple[Known, Record]] = field(default_factory=list)   # as bad as before, in another way
    stale: list[Known] = field(default_factory=list)                    # the suite has no such test any more
    unchanged: int = 0


def load(path: Path) -> Baseline:
    """Read a baseline. Raises UsageError, with the file and what is wrong with it."""
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UsageError(f"cannot read the baseline '{path}': {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"'{path}' is not a baseline: {error}") from None
    try:
        entries = [_known(entry) for entry in document.pop("known", [])]
        baseline = Baseline(**document, known={entry.test: entry for entry in entries})
    except TypeError as error:
        raise UsageError(f"'{path}' is not a baseline: {_explain(error)}") from None
    if len(baseline.known) != len(entries):
        twice = next(entry.test for entry in entries if entry is not baseline.known[entry.test])
        raise UsageError(f"'{path}' lists '{twice}' twice")
    return baseline


def _known(entry: Any) -> Known:
    known = Known(**entry)
    for key, value in asdict(known).items():
        if not isinstance(value, str):
            raise TypeError(f"the {key} of '{known.test}' is not text")
    if known.verdict not in ("FAIL", "MISSING"):
        raise TypeError(f"the verdict of '{known.test}' is '{known.verdict}', not FAIL or MISSING")
    return known


def _explain(error: TypeError) -> str:
    """Python's complaint about a missing or unexpected key, without the function that complains."""
    return re.sub("(keyword|positional) argument", "key", str(error).split("__init__() ")[-1])


def load_for(path: Path, profile: str, edition: str) -> Baseline:
    """Read a run's baseline. Raises UsageError if it is of another suite revision, profile or edition."""
    baseline = load(path)
    if baseline.suite != SUITE_REVISION:
        raise UsageError(f"baseline '{path}' is of suite revision {baseline.suite}, this suite is revision "
                         f"{SUITE_REVISION}: write it anew with --write-baseline")
    _check_profile(path, baseline, profile, edition)
    return baseline


def _check_profile(path: Path, baseline: Baseline, profile: str, edition: str) -> None:
    if (baseline.profile, baseline.edition) != (profile, edition):
        raise UsageError(f"baseline '{path}' is of profile '{baseline.profile}' (edition {baseline.edition}),"
                         f" this run is of '{profile}' (edition {edition})")


def load_for_update(path: Path, profile: str, edition: str) -> Baseline:
    """The baseline to be rewritten: the one that is there, of any suite revision, else an empty one."""
    if not path.exists():
        return Baseline(SUITE_REVISION, profile, edition)
    baseline = load(path)
    _check_profile(path, baseline, profile, edition)
    return baseline


def is_known_bad(record: Record) -> bool:
    """Whether a verdict belongs in a baseline."""
    return record.verdict in ("FAIL", "MISSING") and not record.informative


def compare(baseline: Baseline, records: list[Record], exists: Callable[[str], bool]) -> Comparison:
    """Compare a run with a baseline; `exists` says whether there is a test of that name, run or not.

    Known entries of tests that were not run say nothing. A test that was MISSING and now fails is new: the
    entity has come, and is wrong.
    """
    result = Comparison(stale=[known for known in baseline.known.values() if not exists(known.test)])
    for record in records:
        known = baseline.known.get(record.test)
        if not is_known_bad(record):
            if known and record.verdict == "PASS":
                result.fixed.append(known)
        elif known is None or (known.verdict == "MISSING" and record.verdict == "FAIL"):
            result.new.append(record)
        elif (known.verdict, known.phase) != (record.verdict, record.phase or ""):
            result.changed.append((known, record))
        else:
            result.unchanged += 1
    return result


def update(old: Baseline, results: Results, exists: Callable[[str], bool]) -> Baseline:
    """The baseline that says what `results` say.

    Reasons and links stay while the verdict does; entries of tests that exist but were not run stay as is.
    """
    ran = {record.test for record in results.tests}
    known = {name: entry for name, entry in old.known.items() if exists(name) and name not in ran}
    for record in filter(is_known_bad, results.tests):
        before = old.known.get(record.test)
        kept = before if before and before.verdict == record.verdict else None
        known[record.test] = Known(record.test, record.verdict, record.phase or "",
                                   kept.reason if kept else "", kept.link if kept else "")
    return Baseline(SUITE_REVISION, results.profile, results.edition, dict(sorted(known.items())))


def write(path: Path, baseline: Baseline) -> None:
    """Write a baseline, whole or not at all."""
    lines = ["# Known verdicts: `conform run --baseline` fails on what is not listed here.",
             "# Reasons and links are yours to edit.",
             f"suite = {baseline.suite}", f"profile = {_quoted(baseline.profile)}",
             f"edition = {_quoted(baseline.edition)}"]
    for known in baseline.known.values():
        lines += ["", "[[known]]"] + [f"{key} = {_quoted(value)}" for key, value in asdict(known).items()]
    write_atomically(path, "\n".join(lines) + "\n")


def _quoted(text: str) -> str:
    """A TOML basic string: JSON's escapes are TOML's, which also wants DEL escaped."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
