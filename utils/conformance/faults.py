"""Test the tests: does a test of the paragraph notice each seeded fault?

A fault is a small change of the reference implementation that violates a paragraph and still compiles. Each
is applied to a copy of the headers, and the tests of its subclause are run on that:

own        a test of the fault's own paragraph fails: the paragraph is witnessed
other      only a test of another paragraph of the subclause does
survived   none does
invalid    its text is not found exactly once, or the header does not compile with it

A test that fails without the fault, too, notices nothing; what `conform run` found out about that is used.
Outcomes are kept until the headers, the tests or the fault change. Exit status: 0 if every outcome is `own`.
"""

import argparse
import json
import re
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from pathlib import Path

from . import changes, configuration, dependencies, results, runner, selection, summary
from .changes import Change
from .configuration import DEFAULT_IMPLEMENTATION, Configuration
from .errors import UsageError
from .paths import FAULT_DIR, SUPPORT_DIR
from .session import with_headers
from .testfile import TestFile

HELP = "seed faults in the reference implementation: does a test of the paragraph notice?"

OWN, OTHER, SURVIVED, INVALID = OUTCOMES = ("own", "other", "survived", "invalid")
SCHEMA = 1
KIND = "fault"


@dataclass(frozen=True)
class Outcome:
    """What became of a fault."""

    id: str
    paragraph: str
    header: str
    why: str
    outcome: str       # one of OUTCOMES
    killer: str        # the test that noticed it
    detail: str        # how it failed, or what is invalid


def load(path: Path) -> list[Change]:
    """The faults of one file."""
    return changes.load(path, KIND)


def tests_of(fault: Change, tests: Sequence[TestFile]) -> tuple[list[TestFile], list[TestFile]]:
    """The tests of the fault's own paragraph, the likeliest to notice it first; the others of its subclause.

    A test says what is required in much the same words in which the fault says what is wrong.
    """
    own = [test for test in tests if fault.paragraph in test.paragraphs]
    said = _words(fault.why)
    own.sort(key=lambda test: -len(said & _words(f"{test.sentence} {test.path.name}")))
    return own, [test for test in tests if is_of(test, fault.subclause) and test not in own]


def _words(text: str) -> set[str]:
    """The words of a text by how they begin: `copies`, `copied` and `copy` are one."""
    return {word[:4] for word in re.findall(r"[a-z]{3,}", text.lower())}


def is_of(test: TestFile, subclause: str) -> bool:
    """Whether a test is of a paragraph of the subclause."""
    return any(id.startswith(f"{subclause}/") for id in test.paragraphs)


class Cache:
    """What earlier runs found out, each finding under a key of all that it depends on."""

    def __init__(self, chosen: Configuration, tests: Sequence[TestFile]) -> None:
        self.directory = Path(chosen.options.build_dir) / "conform" / "faults"
        self._tests = tests
        self._by_subclause: dict[str, str] = {}
        headers = [file for directory in (changes.INCLUDE_DIR, SUPPORT_DIR) for file in directory.rglob("*")
                   if file.is_file()]
        self._common = _hash(chosen.digest, dependencies.fingerprint(headers))
        self._passed_dir = self.directory / f"passed-{self._common}"     # a file for each test that does

    def path(self, fault: Change) -> Path:
        """Where the outcome of a fault is, or will be."""
        key = _hash(fault.paragraph, fault.header, fault.find, fault.replace, self._common,
                    self._subclause(fault.subclause))
        return self.directory / f"{key}.json"

    def _subclause(self, name: str) -> str:
        """A hash of the tests of a subclause."""
        if name not in self._by_subclause:
            tests = with_headers(test for test in self._tests if is_of(test, name))
            self._by_subclause[name] = dependencies.fingerprint(tests)
        return self._by_subclause[name]

    def read(self, fault: Change) -> Outcome | None:
        """The outcome of a fault, None if it is not known yet."""
        try:
            found = Outcome(**json.loads(self.path(fault).read_text(encoding="utf-8")))
        except OSError:
            return None
        return replace(found, id=fault.id, why=fault.why)

    def passed(self, test: TestFile) -> Path:
        """The file that is there if a test, as it is now, passes on the headers without a fault."""
        return self._passed_dir / dependencies.fingerprint(with_headers([test]))

    def keep_only(self, faults: Sequence[Change]) -> None:
        """Forget what the headers, tests and faults of today never ask for."""
        wanted = {self.path(fault) for fault in faults}
        for path in self.directory.glob("*.json"):
            if path not in wanted:
                path.unlink()
        for path in self.directory.glob("passed-*"):
            if path != self._passed_dir:
                shutil.rmtree(path)


def remember(passed: Iterable[Path]) -> None:
    """Make files that say which tests pass without a fault."""
    for path in passed:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


def _hash(*parts: str) -> str:
    return sha256("\0".join(parts).encode()).hexdigest()[:32]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("selection", nargs="*", metavar="SELECTION",
                        help="subclause or paragraph of the faults; default: everything")
    runner.add_jobs_argument(parser)
    configuration.add_arguments(parser)


def execute(args: argparse.Namespace) -> int:
    chosen = configuration.from_arguments(args)
    if chosen.profile.name != DEFAULT_IMPLEMENTATION:
        raise UsageError(f"faults are seeded in the implementation '{DEFAULT_IMPLEMENTATION}' only")
    everything = changes.load_all(FAULT_DIR, KIND)
    faults = _select(everything, args.selection)
    cache = Cache(chosen, selection.discover()[0])
    waiting = [fault for fault in faults if cache.read(fault) is None]
    output = Path(chosen.options.build_dir) / "faults.json"
    said = try_faults(waiting, cache, _killers(output), chosen, args.jobs) if waiting else ""
    outcomes = [cache.read(fault) or _no_outcome(fault, said) for fault in faults]
    cache.keep_only(everything)
    known = [outcome for fault in everything if (outcome := cache.read(fault))]
    document = {"schema": SCHEMA, "revision": results.suite_revision(),
                "faults": [asdict(outcome) for outcome in known]}
    results.write_atomically(output, json.dumps(document, indent=1, ensure_ascii=False) + "\n")
    print("\n".join(report(outcomes)))
    print(f"\noutcomes: {output} ({len(waiting)} new, {len(faults) - len(waiting)} kept)")
    own = sum(outcome.outcome == OWN for outcome in outcomes)
    print(results.closing_line((own, len(outcomes) - own, 0)))
    return 0 if own == len(outcomes) else 1


def _select(faults: list[Change], words: Sequence[str]) -> list[Change]:
    editions = selection.load_editions()
    places = selection.find_places(words, editions)
    chosen = [fault for fault in faults
              if not places or any(place.covers(fault.paragraph, editions) for place in places)]
    if not chosen:
        raise UsageError(f"there is no fault of {' '.join(words) or 'any paragraph'} yet")
    return chosen


def try_faults(waiting: list[Change], cache: Cache, killers: dict[str, str], chosen: Configuration,
               jobs: int) -> str:
    """Have lit try the faults, with test/faults/lit.cfg.py; what it printed."""
    cache.directory.mkdir(parents=True, exist_ok=True)
    progress = runner.Progress(len(waiting), "faults")

    def tick() -> None:
        done = [outcome for fault in waiting if (outcome := cache.read(fault))]
        progress.show(len(done), sum(outcome.outcome != OWN for outcome in done))

    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as pending:
        json.dump({fault.id: (str(cache.path(fault)), killers.get(fault.id)) for fault in waiting}, pending)
        pending.flush()
        try:
            return runner.lit(dict.fromkeys(fault.file for fault in waiting),
                              {**chosen.lit_params(), "pending": pending.name}, jobs, tick)
        except KeyboardInterrupt:
            kept = sum(cache.read(fault) is not None for fault in waiting)
            raise KeyboardInterrupt(f"{kept} of {len(waiting)} outcomes are kept; "
                                    "the same command goes on") from None
        finally:
            progress.clear()


def _killers(output: Path) -> dict[str, str]:
    """Which test killed a fault the last time: most likely it does so again, and need not wait for others."""
    try:
        document = json.loads(output.read_text(encoding="utf-8"))
        return {fault["id"]: fault["killer"] for fault in document["faults"]}
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def _no_outcome(fault: Change, said: str) -> Outcome:
    return Outcome(fault.id, fault.paragraph, fault.header, fault.why, INVALID, "",
                   f"lit gave no outcome:\n{said}")


def report(outcomes: list[Outcome]) -> list[str]:
    """What did not go as it should, and counts by subclause."""
    lines = []
    for outcome in outcomes:
        if outcome.outcome != OWN:
            lines += [f"{outcome.outcome.upper()}: {outcome.id} in {outcome.header}: {outcome.why}"]
            lines += [f"  killed by test/{outcome.killer}"] if outcome.killer else []
            lines += [f"  {line}" for line in outcome.detail.splitlines()]
    counts: dict[str, Counter[str]] = {}
    for outcome in outcomes:
        counts.setdefault(outcome.paragraph.partition("/")[0], Counter())[outcome.outcome] += 1
    return lines + summary.counts_table(OUTCOMES, counts)
