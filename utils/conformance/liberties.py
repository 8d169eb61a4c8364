"""Test the tests from the other side: does one refuse what the text leaves open?

A liberty is a change of the reference implementation after which it conforms as before. All of them are made
in one copy of the headers, which then is another conforming implementation, and the suite is run on that. A
test that fails there demands what no paragraph requires; each liberty is then tried alone, to tell which one
the test refuses.

Options and exit status are those of `conform run`; the results go to build/liberties.json.
"""

import argparse
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from . import changes, configuration, results, run, runner, verdict
from .changes import Change
from .configuration import DEFAULT_IMPLEMENTATION, Configuration
from .errors import UsageError
from .paths import LIBERTY_DIR, TEST_DIR
from .results import Results

HELP = "change the reference implementation as the text permits: does a test refuse that?"
KIND = "liberty"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    run.add_arguments(parser)


def execute(args: argparse.Namespace) -> int:
    chosen = configuration.from_arguments(args)
    if chosen.profile.name != DEFAULT_IMPLEMENTATION:
        raise UsageError(f"liberties are those of the implementation '{DEFAULT_IMPLEMENTATION}' only")
    liberties = changes.load_all(LIBERTY_DIR, KIND)
    build_dir = Path(chosen.options.build_dir)
    args.include = [take(liberties, build_dir / "liberties")]
    args.output = args.output or build_dir / "liberties.json"
    return run.execute(args, partial(_refused, liberties, chosen, args.jobs))


def take(liberties: Sequence[Change], directory: Path) -> str:
    """Where there is a copy of the headers with the changes. Raises UsageError, and leaves things as they
    were, if one cannot be made."""
    copy, new = directory / "include", directory / "include.new"
    shutil.rmtree(new, ignore_errors=True)
    changes.copy_headers(new)
    for liberty in liberties:
        complaint = changes.make(liberty, new)
        if complaint:
            shutil.rmtree(new)
            raise UsageError(f"'{liberty.file}', {liberty.id}: {complaint}")
    shutil.rmtree(copy, ignore_errors=True)
    new.rename(copy)
    return str(copy)


def _refused(liberties: Sequence[Change], chosen: Configuration, jobs: int,
             found: Results) -> list[str]:
    """Which liberties the tests refuse that failed."""
    failed = [record.test for record in found.tests if results.is_failure(record)]
    if not failed:
        return []
    progress = runner.Progress(len(liberties), "liberties alone")
    anyway = _failing(failed, [], chosen, jobs)
    failed = [test for test in failed if test not in anyway]
    lines = [f"test/{test} fails without liberties, too" for test in anyway]
    explained: set[str] = set()
    for number, liberty in enumerate(liberties if failed else [], 1):
        refusing = _failing(failed, [liberty], chosen, jobs)
        progress.show(number, 0)
        explained |= set(refusing)
        lines += [f"REFUSED: {liberty.id} in {liberty.header}: {liberty.why}"] if refusing else []
        lines += [f"  by test/{test}" for test in refusing]
    progress.clear()
    return lines + [f"test/{test} refuses no liberty alone, but several together" for test in failed
                    if test not in explained]


def _failing(tests: Sequence[str], liberties: Sequence[Change], chosen: Configuration,
             jobs: int) -> list[str]:
    """Those of the tests that fail on headers with only these changes."""
    with tempfile.TemporaryDirectory() as directory:
        journal = Path(directory, "journal")
        options = replace(chosen.options, include=(take(liberties, Path(directory)),), build_dir=directory)
        params = {**configuration.to_params(options), "journal": str(journal)}
        runner.lit([TEST_DIR / test for test in tests], params, jobs, lambda: None)
        return [record.test for record in verdict.read(journal) if results.is_failure(record)]
