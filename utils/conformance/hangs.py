"""What hangs again and again: how long the next one is waited for, and whether that was long enough.

An implementation on which everything hangs must not cost the whole time limit for each test. After PATIENCE
in a row have used it up, the next ones get a tenth, until one ends. No verdict may hang on that: if one does
end after all, those that had less time are run again, with all of it.

The compiler and the programs are counted apart. A script (.sh.cpp) is not counted.
"""

from collections.abc import Iterable, Iterator, Mapping

from .verdict import Record

PATIENCE = 10
SHARE = 0.1
STEPS = ("compile", "run")


def hurried(latest: Iterable[Record]) -> frozenset[str]:
    """The steps that get less time; `latest` are the last records, the very last first."""
    rows = dict.fromkeys(STEPS, 0)
    going_on = set(STEPS)
    for record in latest:
        for step, hung in _steps(record):
            if not hung:
                going_on.discard(step)
            elif step in going_on:
                rows[step] += 1
        if not going_on or max(rows.values()) >= PATIENCE:
            break
    return frozenset(step for step in STEPS if rows[step] >= PATIENCE)


def in_doubt(records: Iterable[Record], allowed: Mapping[str, float]) -> list[str]:
    """The tests that may have had less time than they needed; `records` are in the journal's order.

    `allowed` is all the time a step has. Tests run side by side: what had less of it may come after the end
    of one that was still running when it began.
    """
    doubtful: list[str] = []
    judged: set[str] = set()
    row = dict.fromkeys(STEPS, 0)
    hasty: dict[str, list[str]] = {step: [] for step in STEPS}
    for record in records:
        if record.test in judged:     # it was run again
            doubtful = [test for test in doubtful if test != record.test]
            continue
        judged.add(record.test)
        for step, hung in _steps(record):
            if not hung:
                doubtful += hasty[step]
                hasty[step], row[step] = [], 0
                continue
            if _seconds(record, step) < allowed[step]:
                (hasty[step] if row[step] >= PATIENCE else doubtful).append(record.test)
            row[step] += 1
    return doubtful


def _steps(record: Record) -> Iterator[tuple[str, bool]]:
    """What was done for a test, and whether it hung."""
    hung = record.phase == "timeout"
    if "compile" in record.seconds or "control" in record.seconds:
        yield "compile", hung and "run" not in record.seconds
    if "run" in record.seconds:
        yield "run", hung


def _seconds(record: Record, step: str) -> float:
    """How long a step took that hung: of what the compiler does for a test, that is the longest."""
    return max(seconds for name, seconds in record.seconds.items() if (name == "run") == (step == "run"))
