"""A small suite and its results, for the tests of reports."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

from conformance import reportmodel, results, testfile
from conformance.faults import Outcome
from conformance.reportmodel import Implementation, Report
from conformance.testfile import TestFile
from conformance.verdict import Record
from test_results import sample

SOURCE = "// [exec.let]/9\n//\n// {}\n\nint main() {{ ex::just(1); }}\n"


def file(directory: Path, name: str, *paragraphs: str, editions: tuple[str, ...] = (),
         sentence: str = "What it requires.", source: str = SOURCE) -> TestFile:
    """A test of the small suite, whose file is there."""
    path = directory / name.replace("/", "_")
    path.write_text(source.format(sentence), encoding="utf-8")
    return TestFile(path, name, testfile.kind_of(name) or "pass", paragraphs, sentence, editions, None,
                    frozenset())


def run(*records: Record, **rest: Any) -> results.Results:
    return replace(sample(*records), **rest)


@contextmanager
def suite(*files: TestFile) -> Iterator[None]:
    """While these are all tests that there are."""
    with mock.patch("conformance.selection.discover", return_value=(list(files), [])):
        yield


def report(files: list[TestFile], *implementations: Implementation, before: list[Implementation] = [],
           faults: list[Outcome] = []) -> Report:
    with suite(*files):
        return reportmodel.make(list(implementations), before, faults)
