"""Rules for test files, fault files, baselines and tables: a mistake there must not pass for a verdict."""

import argparse
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from . import baseline, catalogue, changes, faults, liberties, selection, testfile
from .catalogue import OBSERVABLE_CHANGES, Catalogue, paragraph_of
from .errors import UsageError
from .paths import CATALOGUE_DIR, FAULT_DIR, LIBERTY_DIR, PROFILE_DIR, ROOT, SUPPORT_DIR, TEST_DIR
from .testfile import EDITIONS, TestFile

HELP = "check test files, fault files, baselines and tables against the suite's rules"

_SLEEP = re.compile(r"\b(sleep_for|sleep_until|usleep|nanosleep|sleep)\s*\(")
_ASSERTION = {
    "pass": re.compile(r"\b(static_)?assert\s*\("),
    "compile": re.compile(r"\bstatic_assert\s*\("),
}
_CONTROL = re.compile(r"^\s*#\s*(if|ifdef|ifndef|elif|elifdef|elifndef)\b.*\bCONTROL\b", re.MULTILINE)


@dataclass(frozen=True)
class Problem:
    path: Path
    line: int
    message: str

    def __str__(self) -> str:
        path = self.path.relative_to(ROOT) if self.path.is_relative_to(ROOT) else self.path
        return f"{path}:{self.line}: {self.message}"


def lint(tests: list[TestFile]) -> list[Problem]:
    """What is wrong with these tests."""
    editions = {edition: catalogue.load(edition) for edition in EDITIONS}
    pairing = catalogue.load_pairing()
    judgements = catalogue.load_judgements(EDITIONS[0])
    entities = {edition: frozenset(catalogue.load_entities(edition)) for edition in EDITIONS}
    problems = []
    for test in tests:
        for line, message in (*_head_rules(test, editions, pairing), *_judgement_rules(test, judgements),
                              *_body_rules(test, entities)):
            problems.append(Problem(test.path, line, message))
    return problems


def _head_rules(test: TestFile, editions: dict[str, Catalogue],
                pairing: dict[str, catalogue.Change]) -> Iterator[tuple[int, str]]:
    edition = editions[test.edition]
    known = [id for id in test.paragraphs if id in edition.units]
    for id in test.paragraphs:
        if id not in known:
            yield 1, f"there is no paragraph {id} in edition {test.edition}"
    if not test.sentence:
        yield 1, "no sentence that says what the paragraph requires"
    if known and not test.name.startswith("seeds/"):
        folder = "/".join(edition.path(edition.units[known[0]].subclause))
        if test.name.rpartition("/")[0] != folder:
            yield 1, f"a test of {known[0]} belongs in test/{folder}"
    for id in known if not test.editions else []:
        change = pairing[paragraph_of(id)]
        if change.change in OBSERVABLE_CHANGES:
            why = ", ".join(filter(None, (change.change, change.sources)))
            yield 1, f"{id} is not the same in every edition ({why}): an EDITION line is needed"


def _judgement_rules(test: TestFile,
                     judgements: dict[str, catalogue.Judgement]) -> Iterator[tuple[int, str]]:
    if test.informative is not None or test.edition != EDITIONS[0]:
        return
    for id in test.paragraphs:
        judgement = judgements.get(id)
        if judgement and judgement.testability == catalogue.NOT_TESTABLE:
            yield 1, f"{id} is judged not testable ({judgement.reason}), and here it is tested"


def _body_rules(test: TestFile, entities: dict[str, frozenset[str]]) -> Iterator[tuple[int, str]]:
    text = test.path.read_text(encoding="utf-8")
    names = frozenset().union(*entities.values())
    for name in sorted(test.entities - names):
        if not any(known.startswith(f"{name}::") for known in names):
            yield 1, f"{name} is in no synopsis: a test names only what every implementation has"
    # A support header, or a test that asks for the edition, knows which names it may use.
    if "CONFORM_EDITION" not in text:
        for edition in test.editions or EDITIONS:
            for name in sorted(testfile.named_in(text) & names - entities[edition]):
                yield 1, f"{name} is not in edition {edition}, for which the test is, too"
    yield from _sleeps(text)
    assertion = _ASSERTION.get(test.kind)
    if assertion and not assertion.search(testfile.code_of(text)):
        yield 1, f"a {test.kind} test without any {'assertion' if test.kind == 'pass' else 'static_assert'}"
    if test.kind == "verify":
        if not _CONTROL.search(text):
            yield 1, "a negative test without a control: no #if names CONTROL"
        if "// REJECTED" not in text:
            yield 1, "a negative test without a line marked // REJECTED"


def _sleeps(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(testfile.code_of(text).split("\n"), 1):
        found = _SLEEP.search(line)
        if found:
            yield number, f"{found[1]}: nothing sleeps; meet at a latch or barrier"


def lint_changes(directory: Path, kind: str, headers: Path = changes.HEADER_DIR) -> list[Problem]:
    """What is wrong with files of faults or liberties; whether one can be made, their commands find out."""
    edition = catalogue.load(EDITIONS[0])
    problems = []
    for path in sorted(directory.glob("*.toml")):
        try:
            loaded = changes.load(path, kind)
        except UsageError as error:
            problems.append(Problem(path, 1, str(error)))
            continue
        name = path.name.removesuffix(".toml")
        if name not in edition.parents:
            problems.append(Problem(path, 1, f"there is no subclause {name}"))
        for change in loaded:
            unit = edition.units.get(change.paragraph)
            if unit is None:
                problems.append(Problem(path, 1, f"there is no paragraph {change.paragraph}"))
            elif unit.subclause != name:
                problems.append(Problem(path, 1, f"a {kind} of {unit.id} belongs in {unit.subclause}.toml"))
            if not (headers / change.header).is_file():
                place = headers.relative_to(ROOT)
                problems.append(Problem(path, 1, f"there is no header {change.header} in {place}"))
    return problems


def lint_tables(directory: Path = CATALOGUE_DIR) -> list[Problem]:
    """Where the hand-kept tables do not fit the catalogue."""
    edition = catalogue.load(EDITIONS[0], directory)
    judgements = catalogue.load_judgements(EDITIONS[0], directory)
    summaries = catalogue.load_summaries(directory)
    judged, summarised = directory / f"judgements.{EDITIONS[0]}.tsv", directory / "summaries.tsv"
    problems = [Problem(judged, 1, f"no judgement of {unit.id}") for unit in edition.units.values()
                if unit.type in ("para", "bullet") and unit.id not in judgements]
    problems += [Problem(judged, line, f"there is no paragraph {id}")
                 for line, id in enumerate(judgements, 2) if id not in edition.units]
    problems += [Problem(summarised, 1, f"no summary of {unit.id}") for unit in edition.units.values()
                 if unit.type != "decl" and not summaries.get(unit.id)]
    problems += [Problem(summarised, line, f"there is no paragraph {id}")
                 for line, id in enumerate(summaries, 2) if id not in edition.units]
    return problems


def lint_baselines(directory: Path = PROFILE_DIR) -> list[Problem]:
    """Where the baselines that come with the suite name tests that are gone, or give no reason."""
    problems = []
    for path in sorted(directory.glob("*.baseline.toml")):
        try:
            loaded = baseline.load(path)
        except UsageError as error:
            problems.append(Problem(path, 1, str(error)))
            continue
        problems += [Problem(path, 1, f"there is no test {test}")
                     for test in loaded.known if not (TEST_DIR / test).is_file()]
        problems += [Problem(path, 1, f"no reason why {name} is known")
                     for name, entry in (loaded.known | loaded.missing).items() if not entry.reason]
    return problems


def add_arguments(parser: argparse.ArgumentParser) -> None:
    selection.add_selection_arguments(parser)


def execute(args: argparse.Namespace) -> int:
    if args.selection or args.kind:
        tests, problems = selection.from_arguments(args), []
    else:
        tests, errors = selection.discover()
        problems = [Problem(error.path, error.line, error.message) for error in errors]
        for header in sorted(SUPPORT_DIR.glob("*")):
            text = header.read_text(encoding="utf-8")
            problems += [Problem(header, line, message) for line, message in _sleeps(text)]
        problems += lint_changes(FAULT_DIR, faults.KIND) + lint_changes(LIBERTY_DIR, liberties.KIND)
        problems += lint_baselines() + lint_tables()
    problems += lint(tests)
    for problem in problems:
        print(problem)
    print(f"tests: {len(tests)}, problems: {len(problems)}")
    return 1 if problems else 0
