"""What a run says at its end, for people. Every function gives the lines of one part."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from .baseline import Comparison
from .results import Results, is_failure, top_subclause
from .testfile import TestFile
from .verdict import FAIL, MISSING, PASS, SKIP, Record

_OUTPUT_LINES = 8
_ENTITIES = 20
_SLOWEST = 10


def failures(records: Iterable[Record], tests: dict[str, TestFile]) -> list[str]:
    """Each failure: file, paragraph and what it requires, phase and reason, the first lines of the output.

    What fails every test alike, a header that does not compile, is said once.
    """
    lines = []
    alike: dict[str, list[Record]] = {}
    for record in records:
        if record.verdict == FAIL:
            alike.setdefault(record.reason if record.phase == "header" else record.test, []).append(record)
    for group in alike.values():
        record = group[0]
        if len(group) > 1:
            lines += ["", f"FAIL: {len(group)} tests, for the same reason"]
        else:
            where = ", ".join("[{}]/{}".format(*id.split("/")) for id in record.paragraphs)
            lines += ["", f"{'INFORMATIVE' if record.informative else 'FAIL'}: test/{record.test}",
                      f"  {where} {tests[record.test].sentence}".rstrip()]
        lines.append(f"  {record.phase}: {record.reason}")
        output = [line for line in record.output.splitlines() if line.strip()]
        lines += [f"  | {line}" for line in output[:_OUTPUT_LINES]]
        if output[_OUTPUT_LINES:]:
            lines.append(f"  | ... {len(output) - _OUTPUT_LINES} more lines in the results")
    return lines


def table(records: Sequence[Record]) -> list[str]:
    """Counts by top subclause."""
    counts: dict[str, Counter[str]] = {}
    for record in records:
        counts.setdefault(top_subclause(record.test), Counter())[_column(record)] += 1
    return counts_table(("passed", "failed", "missing", "skipped", "informative"), counts)


def counts_table(columns: Sequence[str], counts: Mapping[str, Counter[str]]) -> list[str]:
    """A row for each name, and their total."""
    total: Counter[str] = sum(counts.values(), Counter())
    rows = [["", *columns]] + [[name, *(str(count[column]) for column in columns)]
                               for name, count in [*counts.items(), ("total", total)]]
    return ["", *_aligned(rows)]


def _column(record: Record) -> str:
    if record.verdict == FAIL:
        return "failed" if is_failure(record) else "informative"
    return {PASS: "passed", MISSING: "missing", SKIP: "skipped"}[record.verdict]


def missing(records: Iterable[Record]) -> list[str]:
    """The entities that the implementation does not have, those that most tests need first."""
    needed = Counter(entity for record in records for entity in record.missing)
    if not needed:
        return []
    lines = ["", f"missing: {_number(len(needed), 'entity', 'entities')}"]
    lines += [f"  {entity} ({_number(count, 'test', 'tests')})"
              for entity, count in needed.most_common(_ENTITIES)]
    if len(needed) > _ENTITIES:
        lines.append(f"  and {len(needed) - _ENTITIES} more")
    return lines


def _number(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"


def skipped(records: Sequence[Record]) -> list[str]:
    """What the number of skipped tests is made of."""
    columns = Counter(map(_column, records))
    parts = [f"{columns[column]} {what}" for column, what in (
        ("missing", "missing in the implementation"), ("skipped", "not for this edition or configuration"),
        ("informative", "informative and failing")) if columns[column]]
    return ["", f"skipped: {', '.join(parts)}"] if parts else []


def comparison(found: Comparison) -> list[str]:
    """How the run differs from the baseline."""
    lines = [""]
    for record in found.new:
        lines.append(f"new: {_verdict(record.verdict, record.phase)}: test/{record.test}")
    for known, record in found.changed:
        before, now = _verdict("FAIL", known.phase), _verdict(record.verdict, record.phase)
        lines.append(f"changed: {before} is now {now}: test/{record.test}")
    lines += [f"fixed: test/{known.test}" for known in found.fixed]
    lines += [f"stale: there is no test/{known.test} any more" for known in found.stale]
    lines.append(f"baseline: {len(found.new)} new, {len(found.changed)} changed, {len(found.fixed)} fixed, "
                 f"{found.unchanged} as known")
    return lines


def _verdict(verdict: str, phase: str | None) -> str:
    return f"{verdict} ({phase})" if phase else verdict


def flips(flipped: Mapping[str, Counter[str]], rounds: int) -> list[str]:
    """Tests whose verdict is not the same in every round."""
    if rounds == 1:
        return []
    if not flipped:
        return ["", f"no test changed its verdict in {rounds} rounds"]
    lines = ["", f"{_number(len(flipped), 'test', 'tests')} changed the verdict in {rounds} rounds:"]
    for test, verdicts in sorted(flipped.items()):
        often = ", ".join(f"{count} {verdict}" for verdict, count in verdicts.most_common())
        lines.append(f"  test/{test}: {often}")
    return lines


def times(results: Results) -> list[str]:
    """Where the time went."""
    steps: Counter[str] = Counter()
    for record in results.tests:
        steps.update(record.seconds)
    rows = [["wall time", f"{results.seconds:.2f} s"]]
    rows += [[f"preparation: {what}", f"{seconds:.2f} s"] for what, seconds in results.preparation.items()]
    rows += [[f"all tests: {step}", f"{seconds:.2f} s"] for step, seconds in steps.most_common()]
    slowest = sorted(results.tests, key=lambda record: -sum(record.seconds.values()))[:_SLOWEST]
    return ["", *_aligned(rows), "", "slowest tests:"] + [
        f"  {sum(record.seconds.values()):6.2f} s  test/{record.test}" for record in slowest]


def _aligned(rows: list[list[str]]) -> list[str]:
    """The first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    return ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]
