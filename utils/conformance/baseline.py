"""Baselines: the known verdicts of one implementation, kept in a TOML file that people edit.

    suite = 1                       # SUITE_REVISION of the suite that gave the verdicts
    profile = "beman"
    edition = "c++26"

    [[known]]                       # a test that fails; what is skipped or informative is not listed
    test = "exec/exec.recv/exec.set.value/member.pass.cpp"
    phase = "compile"
    reason = "why it is known"
    link = "where it is tracked"

    [[missing]]                     # an entity that the implementation does not have
    entity = "ex::spawn"
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
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

from .errors import UsageError
from .paths import PROFILE_DIR
from .results import SUITE_REVISION, Results, is_failure, write_atomically
from .verdict import Record


@dataclass(frozen=True)
class Known:
    """A known failure."""

    test: str
    phase: str = ""
    reason: str = ""
    link: str = ""


@dataclass(frozen=True)
class Missing:
    """An entity that is known to be missing: no test can be run that needs it."""

    entity: str
    reason: str = ""
    link: str = ""


@dataclass
class Baseline:
    """What is known of a profile: failures by test, what is missing by entity."""

    suite: int
    profile: str
    edition: str
    known: dict[str, Known] = field(default_factory=dict)
    missing: dict[str, Missing] = field(default_factory=dict)


_E = TypeVar("_E", Known, Missing)


@dataclass
class Comparison:
    """How a run differs from a baseline."""

    new: list[Record] = field(default_factory=list)                     # regressions
    fixed: list[Known] = field(default_factory=list)
    changed: list[tuple[Known, Record]] = field(default_factory=list)   # as bad as before, in another way
    stale: list[Known] = field(default_factory=list)                    # the suite has no such test any more
    unchanged: int = 0


def shipped(profile: str, stdlib: str) -> Path | None:
    """The baseline that comes with the suite, if there is one; it may be for one standard library alone."""
    names = (f"{profile}.{stdlib}", profile)
    files = (PROFILE_DIR / f"{name}.baseline.toml" for name in names)
    return next((file for file in files if file.exists()), None)


def load(path: Path) -> Baseline:
    """Read a baseline. Raises UsageError, with the file and what is wrong with it."""
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UsageError(f"cannot read the baseline '{path}': {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"'{path}' is not a baseline: {error}") from None
    try:
        known = _by_name(Known, document.pop("known", []))
        missing = _by_name(Missing, document.pop("missing", []))
        return Baseline(**document, known=known, missing=missing)
    except TypeError as error:
        raise UsageError(f"'{path}' is not a baseline: {_explain(error)}") from None


def _by_name(kind: type[_E], tables: Any) -> dict[str, _E]:
    """The entries of a kind, each under its first key. Raises TypeError."""
    entries: dict[str, _E] = {}
    for table in tables:
        entry = kind(**table)
        name = next(iter(asdict(entry).values()))
        for key, value in asdict(entry).items():
            if not isinstance(value, str):
                raise TypeError(f"the {key} of '{name}' is not text")
        if name in entries:
            raise TypeError(f"'{name}' is listed twice")
        entries[name] = entry
    return entries


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


def compare(baseline: Baseline, records: list[Record], exists: Callable[[str], bool]) -> Comparison:
    """Compare a run with a baseline; `exists` says whether there is a test of that name, run or not.

    Known entries of tests that were not run say nothing.
    """
    result = Comparison(stale=[known for known in baseline.known.values() if not exists(known.test)])
    for record in records:
        known = baseline.known.get(record.test)
        if record.verdict == "PASS" and known:
            result.fixed.append(known)
        elif record.verdict == "MISSING" and not record.informative:
            if set(record.missing) <= baseline.missing.keys():
                result.unchanged += 1
            else:
                result.new.append(record)
        elif is_failure(record):
            if known is None:
                result.new.append(record)
            elif known.phase != (record.phase or ""):
                result.changed.append((known, record))
            else:
                result.unchanged += 1
    return result


def update(old: Baseline, results: Results, exists: Callable[[str], bool]) -> Baseline:
    """The baseline that says what `results` say.

    Reasons and links stay with a test that still fails and with an entity that is still missing; entries of
    tests that exist but were not run stay as is, and so do entities if not the whole suite was run.
    """
    ran = {record.test for record in results.tests}
    known = {name: entry for name, entry in old.known.items() if exists(name) and name not in ran}
    missing = dict(old.missing) if results.selection or results.shard else {}
    for record in results.tests:
        if is_failure(record):
            before = old.known.get(record.test, Known(record.test))
            known[record.test] = replace(before, phase=record.phase or "")
        for entity in record.missing:
            missing[entity] = old.missing.get(entity, Missing(entity))
    return Baseline(SUITE_REVISION, results.profile, results.edition, dict(sorted(known.items())),
                    dict(sorted(missing.items())))


def write(path: Path, baseline: Baseline) -> None:
    """Write a baseline, whole or not at all."""
    lines = ["# Known verdicts: `conform run --baseline` fails on what is not listed here.",
             "# Reasons and links are yours to edit.",
             f"suite = {baseline.suite}", f"profile = {_quoted(baseline.profile)}",
             f"edition = {_quoted(baseline.edition)}"]
    for entry in (*baseline.known.values(), *baseline.missing.values()):
        lines += ["", "[[known]]" if isinstance(entry, Known) else "[[missing]]"]
        lines += [f"{key} = {_quoted(value)}" for key, value in asdict(entry).items()]
    write_atomically(path, "\n".join(lines) + "\n")


def _quoted(text: str) -> str:
    """A TOML basic string: JSON's escapes are TOML's, which also wants DEL escaped."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
