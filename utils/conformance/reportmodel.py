"""What a report says, in whichever form: the clause, its paragraphs, tests, verdicts and faults.

Paragraphs are those that coverage counts, in the numbering of edition `cd`. A test of `c++26` alone belongs
to the counterpart of its paragraph, and to a paragraph of its own where `cd` has none. Tests of no paragraph,
examples of the papers most of them, come last.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from . import baseline, catalogue, coverage, defects, difference, results, selection
from .baseline import Baseline, Known
from .catalogue import Change
from .coverage import Counts, Coverage
from .defects import Defect
from .difference import Difference
from .errors import UsageError
from .faults import Outcome
from .results import Results, is_failure
from .testfile import EDITIONS, TestFile, named_in
from .verdict import FAIL, MISSING, PASS, SKIP, Record

NONE = "NONE"                  # no test of the paragraph ran
INFORMATIVE = "INFORMATIVE"    # fails, and may
STATES = (PASS, FAIL, MISSING, INFORMATIVE, SKIP, NONE)
# What the verdict of a paragraph is: the first of these that one of its tests has.
_WORST_FIRST = (FAIL, MISSING, PASS, INFORMATIVE, SKIP, NONE)
OTHERS = "others"              # tests of no paragraph
ONLY_LATER = f"only in {EDITIONS[1]}"
NOT_COUNTED = "not counted"    # code without a number; its paragraphs speak of it


def state(record: Record | None) -> str:
    """A record's verdict; one that fails and may is told apart."""
    if record is None:
        return NONE
    return INFORMATIVE if record.verdict == FAIL and not is_failure(record) else record.verdict


@dataclass
class Implementation:
    """One results file, and what the report calls it."""

    label: str
    results: Results
    known: Mapping[str, Known] = field(default_factory=dict)      # failures that a baseline explains, by test

    def reason(self, record: Record) -> str:
        """Why a failure is known; empty if it is not, or another one."""
        entry = self.known.get(record.test)
        return entry.reason if entry and record.verdict == FAIL and entry.phase == record.phase else ""

    @property
    def counts(self) -> Counter[str]:
        return Counter(map(state, self.results.tests))

    @property
    def part(self) -> str:
        """What the run was of; empty if it was of the whole suite."""
        shard = [f"shard {self.results.shard}"] if self.results.shard else []
        return " ".join([*self.results.selection, *shard])


@dataclass
class Test:
    """A test with its record in each run, None where it did not run."""

    __test__ = False

    name: str
    kind: str
    sentence: str
    source: str                    # empty if the suite does not have it any more
    editions: tuple[str, ...]
    informative: str
    paragraphs: tuple[str, ...]    # as in its head
    entities: list[str]
    records: list[Record | None]

    @property
    def states(self) -> list[str]:
        return list(map(state, self.records))


@dataclass
class Part:
    """A bullet."""

    id: str
    summary: str


@dataclass
class Paragraph:
    """A paragraph, and all that is known about it."""

    key: str                   # unique in the report: the id; of a later edition, with its name
    id: str
    edition: str
    kind: str
    status: str                # coverage's, or one of the three above
    reason: str                # why it is not testable
    summary: str
    counterpart: str           # id in the other edition
    change: Change | None
    parts: list[Part] = field(default_factory=list)
    defects: list[Defect] = field(default_factory=list)
    faults: list[Outcome] = field(default_factory=list)
    tests: list[Test] = field(default_factory=list)

    @property
    def number(self) -> str:
        return self.id.partition("/")[2] or self.id

    @property
    def subclause(self) -> str:
        return self.id.partition("/")[0]

    def states(self, count: int) -> list[str]:
        """The verdict in each of `count` runs."""
        return [min((test.states[index] for test in self.tests), key=_WORST_FIRST.index, default=NONE)
                for index in range(count)]


@dataclass
class Subclause:
    """A subclause with its own paragraphs."""

    name: str
    path: tuple[str, ...]
    paragraphs: list[Paragraph]
    counts: Counts                    # with those below it
    states: list[Counter[str]]        # of the paragraphs, by run; with those below it
    later: list[str] = field(default_factory=list)     # paragraphs that only the other edition has
    children: list["Subclause"] = field(default_factory=list)

    def everything(self) -> list[Paragraph]:
        """Its paragraphs, and those below it."""
        return self.paragraphs + [paragraph for child in self.children for paragraph in child.everything()]


@dataclass
class Comparison:
    """Two runs of the report, compared."""

    before: Implementation
    after: Implementation
    difference: Difference
    is_history: bool            # the earlier one was given with --before

    @property
    def titles(self) -> dict[str, str]:
        """What each group of the difference is called: another implementation is neither fixed nor broken."""
        if self.before.results.profile == self.after.results.profile:
            return {name: name for name in difference.GROUPS}
        before, after = self.before.label, self.after.label
        return {"broken": f"worse in {after}", "fixed": f"better in {after}",
                "changed": "otherwise different", "new": f"only in {after}", "gone": f"only in {before}"}


@dataclass
class Report:
    implementations: list[Implementation]
    total: Counts
    subclauses: dict[str, Subclause]     # in the order of the table of contents
    comparisons: list[Comparison]
    entities: dict[str, str]             # and the subclause of each
    has_faults: bool                     # else nobody knows what is witnessed
    revision: str
    date: str                            # of the last run: the same input gives the same report

    @property
    def tops(self) -> list[Subclause]:
        return [subclause for subclause in self.subclauses.values() if len(subclause.path) == 1]

    @property
    def paragraphs(self) -> list[Paragraph]:
        return [paragraph for subclause in self.subclauses.values() for paragraph in subclause.paragraphs]

    @property
    def tests(self) -> list[Test]:
        """Each once, whichever paragraphs it is of."""
        return list({test.name: test for paragraph in self.paragraphs for test in paragraph.tests}.values())


def load_implementations(paths: Sequence[Path], baselines: Sequence[Path] = ()) -> list[Implementation]:
    """The results files, each called by the name of its file, with its folder's where two have the same.

    What is known of a profile is taken from its baseline among `baselines`, or from the one that comes with
    the suite.
    """
    stems = Counter(path.stem for path in paths)
    labels = [path.stem if stems[path.stem] == 1 else path.with_suffix("").as_posix() for path in paths]
    twice = next((label for label, count in Counter(labels).items() if count > 1), None)
    if twice:
        raise UsageError(f"the results '{twice}.json' are given twice")
    given = [baseline.load(path) for path in baselines]
    return [_implementation(label, results.load(path), given) for label, path in zip(labels, paths)]


def _implementation(label: str, found: Results, given: Sequence[Baseline]) -> Implementation:
    shipped = baseline.shipped(found.profile, found.stdlib)
    candidates = [*given, *([baseline.load(shipped)] if shipped else [])]
    fits = (one for one in candidates if (one.profile, one.edition) == (found.profile, found.edition))
    known = next(fits, None)
    return Implementation(label, found, known.known if known else {})


def compare_all(implementations: Sequence[Implementation],
                earlier: Sequence[Implementation]) -> list[Comparison]:
    """Each earlier run with the run of the same profile, then every two runs in the order given."""
    found = []
    for before in earlier:
        after = next((one for one in implementations if one.results.profile == before.results.profile), None)
        if after is None:
            raise UsageError(f"--before: no results of profile '{before.results.profile}' to compare "
                             f"'{before.label}' with")
        if before.label == after.label:
            before = replace(before, label=f"{before.label}, before")
        found.append(Comparison(before, after, difference.compare(before.results, after.results), True))
    for index, before in enumerate(implementations):
        for after in implementations[index + 1:]:
            found.append(Comparison(before, after, difference.compare(before.results, after.results), False))
    return found


def load_faults(path: Path | None) -> list[Outcome]:
    """What `conform faults` found out. Without `path`: the usual file, if it is there."""
    if path is None and not coverage.DEFAULT_FAULTS.exists():
        return []
    path = path or coverage.DEFAULT_FAULTS
    try:
        return [Outcome(**fault) for fault in json.loads(path.read_text(encoding="utf-8"))["faults"]]
    except OSError as error:
        raise UsageError(f"cannot read the faults '{path}': {error.strerror}") from None
    except (ValueError, KeyError, TypeError):
        raise UsageError(f"'{path}' was not written by 'conform faults', or is cut off") from None


def make(implementations: list[Implementation], earlier: Sequence[Implementation],
         outcomes: Sequence[Outcome]) -> Report:
    """The report on these runs."""
    return _Maker(implementations, outcomes).report(compare_all(implementations, earlier))


class _Maker:
    """Joins everything, by paragraph."""

    def __init__(self, implementations: list[Implementation], outcomes: Sequence[Outcome]) -> None:
        self._implementations = implementations
        self._outcomes = outcomes
        self._editions = {name: catalogue.load(name) for name in EDITIONS}
        self._pairings = {name: catalogue.load_pairing(name) for name in EDITIONS}
        self._summaries = catalogue.load_summaries()
        self._defects = defects.load()
        self._files = {test.name: test for test in selection.discover()[0]}
        self._parts: dict[str, list[Part]] = {}
        for unit in self._editions[EDITIONS[0]].units.values():
            if unit.type == "bullet":
                part = Part(unit.id, self._summaries.get(unit.id, ""))
                self._parts.setdefault(catalogue.paragraph_of(unit.id), []).append(part)

    def report(self, comparisons: list[Comparison]) -> Report:
        ran = {record.test for one in self._implementations for record in one.results.tests
               if record.verdict in (PASS, FAIL)}
        witnessed = {outcome.paragraph for outcome in self._outcomes if outcome.outcome == "own"}
        counted = Coverage(self._editions[EDITIONS[0]], catalogue.load_judgements(),
                           list(self._files.values()), ran, witnessed).paragraphs()
        paragraphs = {one.id: self._paragraph(one) for one in counted}
        for defect in self._defects:
            for id in map(catalogue.paragraph_of, defect.paragraphs):
                if defect.edition == EDITIONS[0] and id not in paragraphs:
                    paragraphs[id] = self._uncounted(id, EDITIONS[0], id)
        for test in self._tests():
            for key, edition, id in self._places(test):
                if key not in paragraphs:
                    paragraphs[key] = self._uncounted(key, edition, id)
                paragraphs[key].tests.append(test)
        self._place_faults(paragraphs)
        order = self._order()
        counts = coverage.count(self._editions[EDITIONS[0]], counted,
                                self._editions[EDITIONS[0]].children(""))
        by_name = {path[-1]: of for path, of in counts.items() if path}
        entities = {**catalogue.load_entities(EDITIONS[1]), **catalogue.load_entities(EDITIONS[0])}
        return Report(self._implementations, counts[()], self._tree(order, paragraphs, by_name), comparisons,
                      entities, bool(self._outcomes), results.suite_revision(),
                      max(one.results.date for one in self._implementations))

    def _paragraph(self, counted: coverage.Paragraph) -> Paragraph:
        change = self._pairings[EDITIONS[0]].get(counted.id)
        counterpart = change.counterpart if change else ""
        found = defects.of_paragraph(self._defects, EDITIONS[0], counted.id)
        if counterpart:
            found += defects.of_paragraph(self._defects, EDITIONS[1], counterpart)
        return Paragraph(counted.id, counted.id, EDITIONS[0], counted.kind, counted.status, counted.reason,
                         self._summaries.get(counted.id, ""), counterpart, change,
                         self._parts.get(counted.id, []), found)

    def _uncounted(self, key: str, edition: str, id: str) -> Paragraph:
        """Something that coverage does not count, but that has a test or a defect."""
        unit = self._editions[edition].units.get(id) if edition else None
        status = OTHERS if not edition else ONLY_LATER if edition == EDITIONS[1] else NOT_COUNTED
        change = self._pairings[edition].get(id) if edition else None
        return Paragraph(key, id, edition, unit.kind if unit else "none", status, "",
                         self._summaries.get(key, ""), change.counterpart if change else "", change,
                         [], defects.of_paragraph(self._defects, edition, id))

    def _place_faults(self, paragraphs: Mapping[str, Paragraph]) -> None:
        for outcome in self._outcomes:
            paragraph = paragraphs.get(catalogue.paragraph_of(outcome.paragraph))
            if paragraph:
                paragraph.faults.append(outcome)

    def _tests(self) -> Iterable[Test]:
        """Those of the suite, then those that only the runs know."""
        by_name: dict[str, list[Record | None]] = {
            name: [None] * len(self._implementations) for name in self._files}
        for index, one in enumerate(self._implementations):
            for record in one.results.tests:
                none: list[Record | None] = [None] * len(self._implementations)
                by_name.setdefault(record.test, none)[index] = record
        for name, records in by_name.items():
            file = self._files.get(name)
            yield _of_file(file, records) if file else _of_records(name, records)

    def _places(self, test: Test) -> list[tuple[str, str, str]]:
        """Where a test belongs: key, edition ("" if none) and id of each paragraph, once."""
        places: dict[str, tuple[str, str]] = {}
        edition = EDITIONS[1] if test.editions == EDITIONS[1:] else EDITIONS[0]
        for named in test.paragraphs:
            id = catalogue.paragraph_of(named)
            change = self._pairings[EDITIONS[1]].get(id) if edition == EDITIONS[1] else None
            if id not in self._editions[edition].units:
                continue
            if edition == EDITIONS[0]:
                places[id] = (edition, id)
            elif change and change.counterpart:
                places[change.counterpart] = (EDITIONS[0], change.counterpart)
            else:
                places[f"{EDITIONS[1]}:{id}"] = (edition, id)
        if not places:
            places[OTHERS] = ("", OTHERS)
        return [(key, *place) for key, place in places.items()]

    def _order(self) -> dict[str, tuple[str, ...]]:
        """The path of each subclause, in document order; those that only the later edition has come last."""
        paths: dict[str, tuple[str, ...]] = {}
        for edition in self._editions.values():
            for name in edition.parents:
                paths.setdefault(name, edition.path(name))
        paths[OTHERS] = (OTHERS,)
        return paths

    def _tree(self, order: Mapping[str, tuple[str, ...]], paragraphs: Mapping[str, Paragraph],
              counts: Mapping[str, Counts]) -> dict[str, Subclause]:
        """The subclauses that hold a paragraph of the report, and those around them."""
        own: dict[str, list[Paragraph]] = {}
        for paragraph in paragraphs.values():
            own.setdefault(paragraph.subclause, []).append(paragraph)
        place = {id: index for index, id in enumerate(self._editions[EDITIONS[0]].units)}
        for group in own.values():
            group.sort(key=lambda paragraph: place.get(paragraph.key, len(place)))
        needed = {name for holder in own if holder in order for name in order[holder]}
        runs = len(self._implementations)
        tree: dict[str, Subclause] = {}
        for name, path in order.items():
            if name in needed:
                later = [id.partition("/")[2] for id, change in self._pairings[EDITIONS[1]].items()
                         if id.startswith(f"{name}/") and not change.counterpart]
                tree[name] = Subclause(name, path, own.get(name, []), counts.get(name, Counts()),
                                       [Counter() for _ in range(runs)], later)
        for subclause in tree.values():
            parent = tree.get(subclause.path[-2]) if len(subclause.path) > 1 else None
            if parent:
                parent.children.append(subclause)
            for paragraph in subclause.paragraphs:
                for index, verdict in enumerate(paragraph.states(runs)):
                    for name in subclause.path:
                        tree[name].states[index][verdict] += 1
        return tree


def _of_file(file: TestFile, records: list[Record | None]) -> Test:
    source = file.path.read_text(encoding="utf-8")
    return Test(file.name, file.kind, file.sentence, source, file.editions, file.informative or "",
                file.paragraphs, sorted(named_in(source)), records)


def _of_records(name: str, records: list[Record | None]) -> Test:
    record = next(record for record in records if record)
    return Test(name, record.kind, "", "", (), "informative" if record.informative else "",
                tuple(record.paragraphs), [], records)
