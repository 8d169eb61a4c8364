"""Put the results of all shards of a run together, as if it had not been divided.

    utils/conform run --shard 1/2 ...        # on one machine
    utils/conform run --shard 2/2 ...        # on another one
    utils/conform merge reference.shard-1-of-2.json reference.shard-2-of-2.json

Shards that do not belong together are refused: one that is missing or there twice, or that had another
implementation, compiler, library, revision of the suite or selection. What a machine calls its directories
does not matter.

Exit status: as of `conform run`.
"""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from . import baseline, results, run, selection
from .errors import UsageError
from .results import Results

HELP = "put the results of shards together"

_SAME = ("suite", "revision", "profile", "edition", "compiler_version", "stdlib", "selection", "selected")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shards", nargs="+", type=Path, metavar="RESULTS", help="results of --shard runs")
    run.add_output_arguments(parser)


def execute(args: argparse.Namespace) -> int:
    run.check_directories(args.output, args.junit)
    found = merge({path: results.load(path) for path in args.shards})
    known = baseline.load_for(args.baseline, found.profile, found.edition) if args.baseline else None
    output = args.output or _default_output(args.shards[0], found.shard)
    found = replace(found, shard="")
    results.write(output, found)
    return run.conclude(found, output, selection.discover()[0], known, args.junit)


def _default_output(path: Path, shard: str) -> Path:
    suffix = ".shard-{}-of-{}".format(*shard.split("/"))
    return path.with_name(path.name.replace(suffix, "") if suffix in path.name else "merged.json")


def merge(shards: dict[Path, Results]) -> Results:
    """The whole run, with the `shard` of the first. Raises UsageError if it is not whole."""
    first_path, first = next(iter(shards.items()))
    for path, found in shards.items():
        if not found.shard:
            raise UsageError(f"'{path}' is not a shard: its run was not divided")
        for name in _SAME:
            if getattr(found, name) != getattr(first, name):
                raise UsageError(f"'{path}' and '{first_path}' differ in {name.replace('_', ' ')}: "
                                 f"{getattr(found, name)} and {getattr(first, name)}")
        if _portable(found.flags) != _portable(first.flags):
            raise UsageError(f"'{path}' and '{first_path}' differ in flags: "
                             f"{' '.join(_portable(found.flags))} and {' '.join(_portable(first.flags))}")
    _check_whole(shards)
    # Every N-th test is in the same shard, so taking turns restores the order.
    ordered = sorted(shards.values(), key=lambda found: int(found.shard.split("/")[0]))
    count = len(ordered)
    tests = [ordered[index % count].tests[index // count] for index in range(first.selected)]
    return replace(first, tests=tests, seconds=round(sum(found.seconds for found in ordered), 3),
                   date=min(found.date for found in ordered))


def _portable(flags: Sequence[str]) -> list[str]:
    """Flags without what is called otherwise on another machine."""
    return [flag for flag in flags if not flag.startswith("-I")]


def _check_whole(shards: dict[Path, Results]) -> None:
    """Each shard is there once, and has the tests that it should have."""
    by_shard: dict[str, Path] = {}
    count = int(next(iter(shards.values())).shard.split("/")[1])
    for path, found in shards.items():
        if int(found.shard.split("/")[1]) != count:
            raise UsageError(f"'{path}' is shard {found.shard}, not one of {count}")
        if found.shard in by_shard:
            raise UsageError(f"shard {found.shard} is there twice: '{by_shard[found.shard]}' and '{path}'")
        by_shard[found.shard] = path
        expected = len(range(int(found.shard.split("/")[0]) - 1, found.selected, count))
        if len(found.tests) != expected:
            raise UsageError(f"'{path}' has {len(found.tests)} tests, shard {found.shard} of "
                             f"{found.selected} tests has {expected}")
    missing = [f"{index}/{count}" for index in range(1, count + 1) if f"{index}/{count}" not in by_shard]
    if missing:
        raise UsageError(f"not all shards are there: {', '.join(missing)} missing")
    names = [test.test for found in shards.values() for test in found.tests]
    if len(set(names)) != len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise UsageError(f"the shards overlap: test/{twice} is in two of them")
