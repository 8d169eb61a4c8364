"""The history of the draft's source in a git checkout: which paper or issue changed a paragraph."""

import re
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from .catalogue import Unit
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
class _Step:
    """A commit: the text before and after it, and what its message names."""

    earlier: Edition
    later: Edition
    names: list[str]
    inner: list["_Step"]        # of a merge: the commits that it brings, newest first

    @cached_property
    def pairs(self) -> dict[str, str]:
        return pair(self.earlier, self.later)

    @cached_property
    def gone(self) -> list[Unit]:
        went = set(self.pairs.values())
        return [unit for unit in self.earlier.content.units.values()
                if unit.type != "bullet" and unit.id not in went]

    def before(self, id: str) -> str:
        """What a unit was before, "" if it is new."""
        return self.pairs.get(id, "")

    def changes(self, id: str) -> bool:
        before = self.before(id)
        return not before or self.earlier.content.units[before].hash != self.later.content.units[id].hash

    def made(self, hash: str) -> list[str]:
        """What the commits name that led to a text: those in a merge that did, else the commit itself."""
        found: list[str] = []
        for step in self.inner:
            unit = next((unit for unit in step.later.content.units.values() if unit.hash == hash), None)
            if unit and unit.type != "bullet" and step.changes(unit.id):
                found += step.made(hash)
                before = step.before(unit.id)
                if not before:
                    break
                hash = step.earlier.content.units[before].hash
        return found or self.names

    def removed(self, hash: str) -> list[str]:
        """What is named by the commit that removed a text."""
        for step in self.inner:
            if any(unit.hash == hash for unit in step.gone):
                return step.removed(hash)
        return self.names


@dataclass
class _Trace:
    """A unit on its way back in time."""

    id: str                     # in the state that the walk has come to
    change: Change | None       # None: it is gone from the later edition; which one it is shows at the end
    names: list[str] = field(default_factory=list)


def add_sources(changes: Sequence[Change], old: Edition, new: Edition, checkout: Path) -> None:
    """Add to each change what the commits name that made it, on the way from `old` to `new`.

    Raises UsageError if the history does not have both texts.
    """
    clauses = roots_of(old.content) & roots_of(new.content)
    old, new = within(old, clauses), within(new, clauses)
    steps = _History(checkout, clauses).steps()
    step = next((step for step in steps if _same(step.later, new)), None)
    if step is None:
        raise UsageError(f"the history of '{checkout}' does not have the text of '{new.name}'")
    traces = [_Trace(change.new, change) for change in changes if change.new]
    while not _same(step.later, old):
        traces = [*_back(traces, step),
                  *(_Trace(unit.id, None, step.removed(unit.hash)) for unit in step.gone)]
        if _same(step.earlier, old):
            break
        step = next(steps, None)
        if step is None:
            raise UsageError(f"the history of '{checkout}' does not have the text of '{old.name}'")
    gone = {change.old: change for change in changes if not change.new}
    for trace in traces:
        change = trace.change or gone.get(trace.id)
        if change:
            change.sources += [name for name in dict.fromkeys(trace.names) if name not in change.sources]


def _back(traces: Iterable[_Trace], step: _Step) -> Iterator[_Trace]:
    """The traces one step earlier. One that begins here ends here."""
    for trace in traces:
        if not trace.id:
            yield trace
        else:
            if step.changes(trace.id):
                trace.names += step.made(step.later.content.units[trace.id].hash)
            trace.id = step.before(trace.id)
            if trace.id or trace.change:
                yield trace


class _History:
    """The commits to the source. One that cannot be taken apart is passed over."""

    def __init__(self, checkout: Path, clauses: set[str]) -> None:
        self._checkout = checkout
        self._clauses = clauses
        self._editions: dict[str, Edition | None] = {}      # by the blobs of the source

    def steps(self) -> Iterator[_Step]:
        """Those of the main line, newest first."""
        return self._steps("--first-parent", "HEAD")

    def _steps(self, *range: str) -> Iterator[_Step]:
        listed = git(self._checkout, "log", "--topo-order", "--format=%H %P", *range, "--", *_PATHS)
        for line in listed.splitlines():
            commit, *parents = line.split()
            later = self._edition(commit)
            earlier = self._edition(parents[0]) if parents else None
            if later and earlier:
                message = git(self._checkout, "log", "-1", "--format=%B", commit)
                inner = self._steps("--no-merges", f"{parents[0]}..{commit}") if parents[1:] else ()
                yield _Step(earlier, later, names_in(message), list(inner))

    def _edition(self, commit: str) -> Edition | None:
        blobs = git(self._checkout, "ls-tree", commit, *_PATHS)
        if blobs not in self._editions:
            try:
                edition = from_latex(commit, files(self._checkout, commit))
            except UsageError:
                self._editions[blobs] = None
            else:
                self._editions[blobs] = within(edition, self._clauses)
        return self._editions[blobs]


def _same(one: Edition, two: Edition) -> bool:
    return one.content.units == two.content.units
