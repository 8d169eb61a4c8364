"""Which paragraphs are tested: the tree of subclauses with what is covered, witnessed, not testable and open.

covered         a test of the paragraph ran and gave a verdict, or tests of all its testable bullets did
witnessed       covered, and a test of that very paragraph noticed a seeded fault that violates it
not testable    judged so, with the reason, in utils/catalogue/judgements.cd.tsv
open            testable and not covered

Verdicts come from a results file, faults from what `conform faults` wrote. Counted are the numbered
paragraphs of the edition `cd`, and unnumbered code that has a judgement.
"""

import argparse
import json
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from . import catalogue, results, selection, verdict
from .catalogue import Catalogue, Judgement, Unit
from .errors import UsageError
from .paths import BUILD_DIR, ROOT
from .testfile import EDITIONS, TestFile

HELP = "show which paragraphs are covered by tests that ran, and which are open"

EDITION = EDITIONS[0]
DEFAULT_RESULTS = BUILD_DIR / "results" / "reference.json"
DEFAULT_FAULTS = BUILD_DIR / "faults.json"

NOT_TESTABLE, OPEN, COVERED, WITNESSED = "not testable", "open", "covered", "witnessed"


@dataclass
class Paragraph:
    """What is known about one counted paragraph."""

    id: str
    kind: str
    testability: str
    reason: str                                              # why it is not testable
    status: str
    tests: list[str] = field(default_factory=list)           # of it and its bullets, whether they ran or not
    open_bullets: list[str] = field(default_factory=list)    # while it is open: what would cover it
    faults_missing: list[str] = field(default_factory=list)  # while it is only covered: what would witness it


@dataclass
class Counts:
    paragraphs: int = 0
    testable: int = 0
    covered: int = 0
    witnessed: int = 0
    not_testable: int = 0
    open: int = 0

    def add(self, paragraph: Paragraph) -> None:
        self.paragraphs += 1
        self.testable += paragraph.status != NOT_TESTABLE
        self.covered += paragraph.status in (COVERED, WITNESSED)
        self.witnessed += paragraph.status == WITNESSED
        self.not_testable += paragraph.status == NOT_TESTABLE
        self.open += paragraph.status == OPEN


class Coverage:
    """Joins the catalogue, the judgements, the tests that ran and the faults that were noticed."""

    def __init__(self, edition: Catalogue, judgements: dict[str, Judgement], tests: list[TestFile],
                 ran: set[str], witnessed: set[str]) -> None:
        self._edition = edition
        self._judgements = judgements
        self._tests = [test for test in tests if not test.editions or EDITION in test.editions]
        self._covered = {id for test in self._tests if test.name in ran for id in test.paragraphs}
        self._witnessed = witnessed
        self._bullets: dict[str, list[str]] = {}
        for unit in edition.units.values():
            judgement = judgements.get(unit.id)
            if unit.type == "bullet" and judgement and judgement.testability in catalogue.TESTABLE:
                self._bullets.setdefault(unit.id.rpartition(".")[0], []).append(unit.id)

    def paragraphs(self) -> list[Paragraph]:
        """Everything that counts, in document order."""
        return [self._paragraph(unit) for unit in self._edition.units.values()
                if unit.type != "bullet" and unit.id in self._judgements]

    def _paragraph(self, unit: Unit) -> Paragraph:
        judgement = self._judgements[unit.id]
        missing = self._missing(unit.id, self._covered)
        unwitnessed = self._missing(unit.id, self._witnessed)
        if judgement.testability == catalogue.NOT_TESTABLE:
            status = NOT_TESTABLE
        elif missing:
            status = OPEN
        else:
            status = COVERED if unwitnessed else WITNESSED
        tests = [test.name for test in self._tests
                 if any(catalogue.paragraph_of(id) == unit.id for id in test.paragraphs)]
        return Paragraph(unit.id, unit.kind, judgement.testability, judgement.reason, status, tests,
                         [id for id in missing if id != unit.id] if status == OPEN else [],
                         unwitnessed if status == COVERED else [])

    def _missing(self, id: str, have: set[str]) -> list[str]:
        """What `have` lacks of a paragraph: nothing if it has the paragraph itself, or all its bullets."""
        if id in have:
            return []
        bullets = self._bullets.get(id)
        if not bullets:
            return [id]
        return [lacking for bullet in bullets for lacking in self._missing(bullet, have)]


def unknown(tests: list[TestFile], editions: dict[str, Catalogue]) -> list[str]:
    """A complaint about each test that names a paragraph that does not exist."""
    return [f"test/{test.name}: there is no paragraph {id} in edition {test.edition}"
            for test in tests for id in test.paragraphs if id not in editions[test.edition].units]


def tests_that_ran(path: Path | None) -> set[str]:
    """The tests that have a verdict in a results file. Without `path`: the usual one, if it is there."""
    if path is None and not DEFAULT_RESULTS.exists():
        return set()
    records = results.load(path or DEFAULT_RESULTS).tests
    return {record.test for record in records if record.verdict in (verdict.PASS, verdict.FAIL)}


def witnessed_paragraphs(path: Path | None) -> set[str]:
    """The paragraphs whose own tests noticed a fault. Without `path`: the usual file, if it is there."""
    if path is None and not DEFAULT_FAULTS.exists():
        return set()
    path = path or DEFAULT_FAULTS
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
        return {fault["paragraph"] for fault in document["faults"] if fault["outcome"] == "own"}
    except OSError as error:
        raise UsageError(f"cannot read the faults '{path}': {error.strerror}") from None
    except (ValueError, KeyError, TypeError):
        raise UsageError(f"'{path}' was not written by 'conform faults', or is cut off") from None


def _short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("selection", nargs="*", metavar="SELECTION",
                        help="subclause or paragraph; default: everything")
    parser.add_argument("--open", action="store_true", help="list the paragraphs that lack a test or a fault")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--results", type=Path, metavar="FILE",
                        help=f"verdicts (default: {_short(DEFAULT_RESULTS)})")
    parser.add_argument("--faults", type=Path, metavar="FILE",
                        help=f"outcome of the faults (default: {_short(DEFAULT_FAULTS)})")


def execute(args: argparse.Namespace) -> int:
    editions = {name: catalogue.load(name) for name in EDITIONS}
    edition = editions[EDITION]
    places = selection.find_places(args.selection, [edition])
    tests, errors = selection.discover()
    coverage = Coverage(edition, catalogue.load_judgements(EDITION), tests,
                        tests_that_ran(args.results), witnessed_paragraphs(args.faults))
    paragraphs = [paragraph for paragraph in coverage.paragraphs()
                  if not places or any(place.covers(paragraph.id, [edition])
                                       or str(place).startswith(f"{paragraph.id}.") for place in places)]
    if not paragraphs:
        raise UsageError(f"{' '.join(args.selection)}: nothing there counts as a paragraph")
    counts = count(edition, paragraphs, [place.subclause for place in places] or edition.children(""))
    complaints = [str(error) for error in errors] + unknown(tests, editions)
    if args.json:
        print(json.dumps(as_json(counts, paragraphs, complaints), indent=1))
    else:
        print("\n".join(open_list(paragraphs) if args.open else table(counts)))
        if args.results is None and not DEFAULT_RESULTS.exists():
            print(f"no test has run: there is no {_short(DEFAULT_RESULTS)} ('conform run' writes it)")
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


def count(edition: Catalogue, paragraphs: list[Paragraph], tops: list[str]) -> dict[tuple[str, ...], Counts]:
    """The counts of each subclause that holds any of the paragraphs, those of the subclauses in it included.

    A subclause is given as a path that starts at one of `tops`; () is the total.
    """
    counts: dict[tuple[str, ...], Counts] = {}
    for paragraph in paragraphs:
        path = edition.path(paragraph.id.partition("/")[0])
        while path[0] not in tops:
            path = path[1:]
        for length in range(len(path) + 1):
            counts.setdefault(path[:length], Counts()).add(paragraph)
    order = list(edition.parents)
    return dict(sorted(counts.items(), key=lambda item: order.index(item[0][-1]) if item[0] else len(order)))


def table(counts: dict[tuple[str, ...], Counts]) -> list[str]:
    """For people: one line per subclause, and the total."""
    labels = {path: "  " * (len(path) - 1) + path[-1] if path else "total" for path in counts}
    width = max(map(len, labels.values()))
    lines = [f"{'':{width}}  paragraphs  testable       covered     witnessed  not testable  open"]
    for path, of in counts.items():
        if not path:
            lines.append("")
        covered, witnessed = _share(of.covered, of.testable), _share(of.witnessed, of.testable)
        lines.append(f"{labels[path]:{width}}  {of.paragraphs:10}  {of.testable:8}"
                     f"  {covered:>12}  {witnessed:>12}  {of.not_testable:12}  {of.open:4}")
    return lines


def _share(part: int, whole: int) -> str:
    # Rounded down: 100 % is said of nothing less than everything.
    return f"{part} {100 * part // whole:4} %" if whole else f"{part}      -"


def open_list(paragraphs: list[Paragraph]) -> list[str]:
    """For people: what lacks a test, then what lacks a fault."""
    lines = []
    for status, title in ((OPEN, "without a test that ran"),
                          (COVERED, "without a fault that its own test notices")):
        group = [paragraph for paragraph in paragraphs if paragraph.status == status]
        lines.append(f"{len(group)} paragraphs {title}{':' if group else ''}")
        for paragraph in group:
            kind = "" if paragraph.kind == "none" else paragraph.kind
            lacking = paragraph.open_bullets if status == OPEN else paragraph.faults_missing
            parts = " ".join(id.partition("/")[2] for id in lacking if id != paragraph.id)
            lines.append(f"  {paragraph.id:<32} {paragraph.testability:<12} {kind:<14} {parts}".rstrip())
    return lines


def as_json(counts: dict[tuple[str, ...], Counts], paragraphs: list[Paragraph],
            complaints: list[str]) -> dict[str, Any]:
    return {
        "schema": 1,
        "edition": EDITION,
        "total": asdict(counts[()]),
        "subclauses": [{"path": path, **asdict(of)} for path, of in counts.items() if path],
        "paragraphs": [asdict(paragraph) for paragraph in paragraphs],
        "complaints": complaints,
    }
