"""How one run differs from another, test by test: what was fixed, broken, is new, is gone, or changed."""

from dataclasses import dataclass, field

from .results import Results
from .verdict import FAIL, MISSING, PASS, Record

GROUPS = ("broken", "fixed", "changed", "new", "gone")


@dataclass(frozen=True)
class Step:
    """A test, before and after; None where the run does not have it."""

    test: str
    before: Record | None
    after: Record | None


@dataclass
class Difference:
    """What differs; each test is in one list at most.

    As in a baseline, an entity that was missing and is now wrong counts as broken.
    """

    broken: list[Step] = field(default_factory=list)    # bad now, and not before
    fixed: list[Step] = field(default_factory=list)     # passes now, and was bad
    changed: list[Step] = field(default_factory=list)   # any other verdict or phase than before
    new: list[Step] = field(default_factory=list)       # only in the later run
    gone: list[Step] = field(default_factory=list)      # only in the earlier run
    unchanged: int = 0

    def groups(self) -> dict[str, list[Step]]:
        return {name: getattr(self, name) for name in GROUPS}


def compare(before: Results, after: Results) -> Difference:
    """The way from one run to another; of tests in the order of the later one."""
    found = Difference()
    old = {record.test: record for record in before.tests}
    for record in after.tests:
        was = old.pop(record.test, None)
        step = Step(record.test, was, record)
        if was is None:
            found.new.append(step)
        elif _state(was) == _state(record):
            found.unchanged += 1
        elif _is_bad(record) and (not _is_bad(was) or (was.verdict, record.verdict) == (MISSING, FAIL)):
            found.broken.append(step)
        elif _is_bad(was) and record.verdict == PASS:
            found.fixed.append(step)
        else:
            found.changed.append(step)
    found.gone = [Step(record.test, record, None) for record in old.values()]
    return found


def _is_bad(record: Record) -> bool:
    return record.verdict in (FAIL, MISSING) and not record.informative


def _state(record: Record) -> tuple[str, str | None, bool]:
    return record.verdict, record.phase, record.informative
