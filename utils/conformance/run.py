"""Test an implementation and say what conforms, what does not, and what is missing.

The results of the whole suite go to build/results/PROFILE.json, those of a part to PROFILE.partial.json, so
that a part never takes the place of the whole; those with another compiler, standard library or a sanitizer
have it in their name (PROFILE.gcc-16.json). An interrupted run is taken up with --resume.

Exit status: 0 nothing failed (with --baseline: nothing but what is known), 1 something did, 2 bad input,
130 interrupted.
"""

import argparse
import platform
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Container, Mapping, Sequence
from pathlib import Path

from . import (baseline, configuration, faults, hangs, pch, probes, results, runner, selection, session,
               summary, verdict)
from .configuration import Configuration
from .errors import NoSpace, UsageError
from .paths import TEST_DIR
from .results import Results
from .session import Begun, Session
from .testfile import TestFile
from .verdict import FAIL, PASS, Record

HELP = "test an implementation"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    selection.add_selection_arguments(parser)
    parser.add_argument("--resume", action="store_true", help="take up the run that was interrupted")
    parser.add_argument("--shard", type=_shard, metavar="I/N",
                        help="only the I-th of N parts of the tests; `conform merge` puts results together")
    parser.add_argument("--repeat", type=runner.positive, default=1, metavar="N",
                        help="run everything N times, in random order; report tests whose verdict changes")
    add_output_arguments(parser)
    parser.add_argument("--write-baseline", type=Path, metavar="FILE",
                        help="write what does not pass as known; reasons that are in the file stay")
    parser.add_argument("--time", action="store_true", help="show where the time went")
    runner.add_jobs_argument(parser)
    configuration.add_arguments(parser)


def add_output_arguments(parser: argparse.ArgumentParser) -> None:
    """What is done with results."""
    parser.add_argument("--baseline", type=Path, metavar="FILE",
                        help="known verdicts: fail only on what is new")
    parser.add_argument("--output", type=Path, metavar="FILE", help="where the results go (JSON)")
    parser.add_argument("--junit", type=Path, metavar="FILE", help="write JUnit XML as well")


def _shard(text: str) -> str:
    found = re.fullmatch(r"([1-9]\d*)/([1-9]\d*)", text)
    if not found or int(found[1]) > int(found[2]):
        raise argparse.ArgumentTypeError(f"'{text}' is not a part such as 2/3")
    return text


def no_remarks(found: Results) -> list[str]:
    return []


def execute(args: argparse.Namespace, examine: Callable[[Results], list[str]] = no_remarks) -> int:
    """`conform run`. What `examine` has to say of the results is said, too."""
    check_directories(args.output, args.junit, args.write_baseline)
    if args.repeat > 1 and args.resume:
        raise UsageError("--repeat and --resume do not go together")
    chosen = configuration.from_arguments(args)
    of = (chosen.profile.name, chosen.profile.edition)
    known = baseline.load_for(args.baseline, *of) if args.baseline else None
    rewritten = baseline.load_for_update(args.write_baseline, *of) if args.write_baseline else None
    current = Session(chosen)
    begun = _interrupted(current, args) if args.resume else None
    everything = selection.select(begun.selection, begun.kind) if begun else selection.from_arguments(args)
    tests = part(everything, begun.shard if begun else args.shard or "")

    with current.locked() as lock:
        contents = session.contents(chosen, tests)
        without_fault = _without_fault(chosen, tests)
        rounds = []
        for number in range(1, args.repeat + 1):
            if args.repeat > 1:
                print(f"conform: round {number} of {args.repeat}", file=sys.stderr)
            if begun:
                begun = current.resume(begun, contents)
            else:
                begun = current.begin(args.selection, args.kind, args.shard or "", contents)
            order = "random" if args.repeat > 1 else "smart"
            rounds.append(_run(chosen, tests, len(everything), current.journal, begun, args.jobs, lock,
                               order))
            begun = None
        found = rounds[-1]
        output = args.output or _default_output(found, chosen)
        try:
            results.write(output, found)
        except NoSpace as error:
            raise NoSpace(f"{error}; make room: {_how_to_go_on(current.journal, tests)}") from None
        current.end()
    passed = {record.test for record in found.tests if record.verdict == PASS}
    faults.remember(path for test, path in without_fault.items() if test in passed)
    if rewritten:
        baseline.write(args.write_baseline, baseline.update(rewritten, found, _exists))
    flipped = flips(rounds)
    remarks = [*(summary.times(found) if args.time else []), *summary.flips(flipped, len(rounds)),
               *examine(found)]
    status = conclude(found, output, tests, known, args.junit, remarks)
    return 1 if flipped else status


def _without_fault(chosen: Configuration, tests: Sequence[TestFile]) -> dict[str, Path]:
    """The files that tell `conform faults` which tests pass, as they are now."""
    if chosen.profile.name != configuration.DEFAULT_IMPLEMENTATION:
        return {}
    cache = faults.Cache(chosen, tests)
    return {test.name: cache.passed(test) for test in tests}


def check_directories(*paths: Path | None) -> None:
    """Raise UsageError unless files can be written there: before the run, not after it."""
    for path in paths:
        if path and not path.parent.is_dir():
            raise UsageError(f"cannot write '{path}': there is no directory '{path.parent}'")


def part(tests: list[TestFile], shard: str) -> list[TestFile]:
    """The tests of a shard: every N-th, so that each has some of each subclause."""
    if not shard:
        return tests
    index, count = map(int, shard.split("/"))
    return tests[index - 1::count]


def flips(rounds: Sequence[Results]) -> dict[str, Counter[str]]:
    """The tests that do not have the same verdict, for the same reason, in every round: how often which."""
    seen: dict[str, Counter[str]] = {}
    for found in rounds:
        for record in found.tests:
            verdict = record.verdict + (f" ({record.phase})" if record.phase else "")
            seen.setdefault(record.test, Counter())[verdict] += 1
    return {test: verdicts for test, verdicts in seen.items() if len(verdicts) > 1}


def conclude(found: Results, output: Path, tests: Sequence[TestFile], known: baseline.Baseline | None,
             junit: Path | None, remarks: Sequence[str] = ()) -> int:
    """Say what was found and where it is written; the exit status."""
    if junit:
        results.write_junit(junit, found)
    comparison = baseline.compare(known, found.tests, _exists) if known else None
    lines = summary.failures(found.tests, {test.name: test for test in tests}) + summary.table(found.tests)
    lines += summary.missing(found.tests) + summary.skipped(found.tests)
    lines += remarks
    lines += summary.comparison(comparison) if comparison else []
    print("\n".join(lines))
    print(f"\nresults: {output}")
    counts = found.counts()
    print(results.closing_line(counts))
    return 1 if (comparison.new if comparison else counts[1]) else 0


def _exists(test: str) -> bool:
    return (TEST_DIR / test).is_file()


def _interrupted(current: Session, args: argparse.Namespace) -> Begun:
    """The run to take up; its selection need not be repeated, but cannot be another."""
    begun = current.interrupted()
    given = args.selection, args.kind, args.shard or ""
    if any(given) and given != (begun.selection, begun.kind, begun.shard):
        shard = [f"--shard {begun.shard}"] if begun.shard else []
        selected = " ".join([*_words(begun), *shard]) or "the whole suite"
        raise UsageError(f"cannot resume: the interrupted run was of {selected}")
    return begun


def _words(begun: Begun) -> list[str]:
    """The selection, as on the command line."""
    return [*(["--kind", begun.kind] if begun.kind else []), *begun.selection]


def _default_output(found: Results, chosen: Configuration) -> Path:
    partial = ".partial" if found.selection else ""
    shard = ".shard-{}-of-{}".format(*found.shard.split("/")) if found.shard else ""
    return Path(chosen.options.build_dir) / "results" / f"{chosen.label}{partial}{shard}.json"


def _run(chosen: Configuration, tests: Sequence[TestFile], selected: int, journal: Path, begun: Begun,
         jobs: int, lock: int, order: str) -> Results:
    """Run those tests that have no record in the journal yet; `selected` is how many all shards have."""
    started = time.monotonic()
    progress = runner.Progress(len(tests), "tests")

    def tick() -> None:
        if not verdict.is_open(journal):
            raise NoSpace(f"no space is left on the disk of '{chosen.options.build_dir}'")
        done = _records(journal)
        progress.show(len(done), sum(map(results.is_failure, done.values())))

    def run(names: Container[str], params: Mapping[str, str]) -> str:
        paths = [test.path for test in tests if test.name in names]
        params = {**chosen.lit_params(), "journal": str(journal), **params}
        return runner.lit(paths, params, jobs, tick, [lock], order=order) if paths else ""

    try:
        precompiled = pch.prepare(chosen)
        findings = probes.prepare(chosen, precompiled)
        said = run({test.name for test in tests} - _records(journal).keys(), {})
        allowed = {"compile": chosen.compile_limits.seconds, "run": chosen.run_limits.seconds}
        said += run(hangs.in_doubt(verdict.read(journal), allowed), {"patient": "1"})
        _check_all_were_tried(tests, _records(journal), said)
    except KeyboardInterrupt:
        raise KeyboardInterrupt(_how_to_go_on(journal, tests)) from None
    except NoSpace as error:
        raise NoSpace(f"{error}; make room: {_how_to_go_on(journal, tests)}") from None
    finally:
        progress.clear()
    records = _records(journal)
    return Results(
        schema=results.SCHEMA, suite=results.SUITE_REVISION, revision=results.suite_revision(),
        profile=chosen.profile.name, edition=chosen.profile.edition, digest=chosen.digest,
        compiler=chosen.compiler.path, compiler_version=chosen.compiler.version, stdlib=chosen.stdlib,
        flags=[*chosen.flags, *chosen.compile_flags, *chosen.link_flags],
        host=f"{platform.machine()}-{platform.system().lower()}", date=begun.date,
        seconds=round(begun.seconds + time.monotonic() - started, 3),
        preparation={"precompiled header": round(precompiled.seconds, 3),
                     "probes": round(findings.seconds, 3)},
        selection=_words(begun), shard=begun.shard, selected=selected,
        tests=[records.get(test.name) or no_record(test, said) for test in tests])


def _how_to_go_on(journal: Path, tests: Sequence[TestFile]) -> str:
    kept = len(_records(journal))
    return f"{kept} of {len(tests)} verdicts are kept; go on with the same options and --resume"


def _check_all_were_tried(tests: Sequence[TestFile], records: Container[str], said: str) -> None:
    """Raise UsageError if lit ended without having come to a test: that is no verdict of it."""
    untried = [test for test in tests if test.name not in records
               and "/".join(test.path.parts[-2:]) not in said]
    if untried:
        last = said.rstrip().rpartition("\n")[2]
        raise UsageError(f"lit ended before it had come to {len(untried)} of the tests: {last}; "
                         "go on with the same options and --resume")


def _records(journal: Path) -> dict[str, Record]:
    return {record.test: record for record in verdict.read(journal)}


def no_record(test: TestFile, said: str) -> Record:
    """A test on which the format itself fell down; lit's output has its traceback."""
    start = max(0, said.find(test.path.name))
    return Record(test.name, test.kind, list(test.paragraphs), test.informative is not None,
                  FAIL, "unresolved", "lit gave no verdict", verdict.cut(said[start:]))
