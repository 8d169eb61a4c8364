"""The history of the draft's source in a git checkout: which paper or issue changed a paragraph."""

import re
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from .editiondiff import Change, Edition, from_latex, pair, roots_of, within
from .errors import UsageError

SOURCES = ("exec.tex", "threads.tex")
_PATHS = tuple(f"{folder}{name}" for folder in ("source/", "") for name in SOURCES)
_NAMES = re.compile(r"\b(P\d{4}R\d+|LWG[ -]?\d+)\b")


def git(checkout: Path, *arguments: str) -> str:
    """What git prints. Raises UsageError if it fails."""
    try:
        done = subprocess.run(["git", "-C", str(checkout), *arguments], capture_output=True, text=True,
                              stdin=subprocess.DEVNULL, errors="replace")
    except OSError as error:
        raise UsageError(f"cannot run git: {error.strerror}") from None
    if done.returncode != 0:
        said = done.stderr.strip().partition("\n")[0] or f"exit status {done.returncode}"
        raise UsageError(f"git {arguments[0]} in '{checkout}': {said}")
    return done.stdout


def files(checkout: Path, revision: str) -> dict[str, str]:
    """The source files that a revision has. Raises UsageError if it has none."""
    commit = git(checkout, "rev-parse", "--verify", "--end-of-options", f"{revision}^{{commit}}").strip()
    there = git(checkout, "ls-tree", "--name-only", commit, *_PATHS).split()
    if not there:
        raise UsageError(f"revision '{revision}' has no {' or '.join(SOURCES)}")
    return {f"{revision}:{path}": git(checkout, "show", f"{commit}:{path}") for path in there}


def names_in(message: str) -> list[str]:
    """The papers and issues that a message names, each once: P3826R5, LWG4369."""
    return list(dict.fromkeys(re.sub("[ -]", "", name) for name in _NAMES.findall(message)))


@dataclass
class _State:
    """The text after a commit, and what is named by the commits that led to it."""

    edition: Edition
    names: list[str]


@dataclass
class _Trace:
    """A unit of one of the two editions, on its way back in time."""

    change: Change
    id: str                     # in the state that the walk has come to
    names: list[str] = field(default_factory=list)


def add_sources(changes: Sequence[Change], old: Edition, new: Edition, checkout: Path) -> None:
    """Add to each change what the commits name that made it, on the way from `old` to `new`.

    Raises UsageError if the history does not have both texts.
    """
    clauses = roots_of(old.content) & roots_of(new.content)
    old, new = within(old, clauses), within(new, clauses)
    states = _states(checkout, clauses)
    later = next((state for state in states if _same(state.edition, new)), None)
    if later is None:
        raise UsageError(f"the history of '{checkout}' does not have the text of '{new.name}'")
    traces = [_Trace(change, change.new) for change in changes if change.new]
    gone = {change.old: change for change in changes if not change.new}
    removed: list[_Trace] = []      # found on the way; which change each is shows at the end
    while not _same(later.edition, old):
        earlier = next(states, None)
        if earlier is None:
            raise UsageError(f"the history of '{checkout}' does not have the text of '{old.name}'")
        pairs = pair(earlier.edition, later.edition)
        traces = list(_back(traces, pairs, earlier.edition, later))
        removed = list(_back(removed, pairs, earlier.edition, later))
        went = set(pairs.values())
        removed += [_Trace(Change("", "", ""), unit.id, later.names)
                    for unit in earlier.edition.content.units.values()
                    if unit.type != "bullet" and unit.id not in went]
        later = earlier
    for trace in removed:
        if trace.id in gone:
            _add(gone[trace.id], trace.names)


def _back(traces: Iterable[_Trace], pairs: dict[str, str], earlier: Edition,
          later: _State) -> Iterator[_Trace]:
    """The traces one step earlier, without those that begin here."""
    for trace in traces:
        before = pairs.get(trace.id)
        if before is None or earlier.content.units[before].hash != later.edition.content.units[trace.id].hash:
            _add(trace.change, later.names)
        if before is not None:
            trace.id = before
            yield trace


def _add(change: Change, names: Iterable[str]) -> None:
    change.sources += [name for name in names if name not in change.sources]


def _states(checkout: Path, clauses: set[str]) -> Iterator[_State]:
    """The text after each commit to the main line that touches it, newest first.

    A commit whose source cannot be taken apart is counted to the one after it.
    """
    pending: list[str] = []
    for commit in git(checkout, "log", "--first-parent", "--format=%H", "--", *_PATHS).split():
        parents = git(checkout, "log", "-1", "--format=%P", commit).split()
        merged = f"{parents[0]}..{commit}" if parents else commit
        names = names_in(git(checkout, "log", "--format=%B", merged))
        try:
            edition = within(from_latex(commit, files(checkout, commit)), clauses)
        except UsageError:
            pending += names
            continue
        yield _State(edition, [*names, *pending])
        pending = []


def _same(one: Edition, two: Edition) -> bool:
    return one.content.units == two.content.units
