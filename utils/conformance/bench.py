"""What an implementation costs: to compile, to run, in memory. Several are measured in one run, and compared.

compile        CPU seconds and peak memory to check a program (-O2, syntax only)
instructions   what one more operation takes, counted by valgrind: the same in every run
allocations    how often an operation takes memory from the free store
bytes          of senders, and of operation states with an empty receiver
time           nanoseconds

Compile costs and times are noisy: they are the least of several tries, which implementations take in turn.

The programs are in test/bench, and name nothing but what test/support/execution.h names. A row that an
implementation cannot compile says so.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from . import configuration, objects, results
from .configuration import Configuration, Options
from .errors import UsageError
from .paths import BUILD_DIR, TEST_DIR

HELP = "measure what implementations cost, and compare them"

SCHEMA = 1
_BENCH_DIR = TEST_DIR / "bench"
_OPERATIONS = 2000
_MORE_OPERATIONS = {"spawn_and_join": 100_000}
_FAILED = "failed"


@dataclass(frozen=True)
class Row:
    """One number of an implementation."""

    name: str
    unit: str
    value: float | None      # None: it could not be had


class Bench:
    """The measurements of one implementation; each takes its numbers once."""

    def __init__(self, chosen: Configuration, directory: Path) -> None:
        self._chosen = chosen
        self._directory = directory
        self._built: dict[Path, Path | None] = {}

    def compile_rows(self) -> list[Row]:
        rows = []
        for source in _programs("compile"):
            cost = self._cost_of_compiling(source)
            rows += [Row(source.stem, "CPU s", cost and cost[0]), Row(source.stem, "MiB", cost and cost[1])]
        return rows

    def run_rows(self) -> list[Row]:
        rows = []
        for source in _programs("run"):
            program = self._build(source)
            operations = _MORE_OPERATIONS.get(source.stem, _OPERATIONS)
            counts = program and [self._instructions(program, factor * operations) for factor in (1, 2)]
            instructions = (counts[1] - counts[0]) / operations if counts else None
            allocations = float(self._output(program, str(operations))) if program else None
            rows += [Row(source.stem, "instructions", instructions),
                     Row(source.stem, "allocations", allocations)]
        return rows

    def size_rows(self) -> list[Row]:
        program = self._build(_BENCH_DIR / "sizes.cpp")
        if not program:
            return [Row("sizes", "bytes", None)]
        lines = [line.split("\t") for line in self._output(program).splitlines()]
        return [Row(name, "bytes", float(size)) for name, size in lines]

    def time_rows(self) -> list[Row]:
        programs = [(source.stem, self._build(source)) for source in _programs("time")]
        return [Row(name, "ns", float(self._output(program)) if program else None)
                for name, program in programs]

    def _flags(self) -> list[str]:
        return [*self._chosen.flags, *self._chosen.compile_flags, "-DNDEBUG", "-O2"]

    def _cost_of_compiling(self, source: Path) -> tuple[float, float] | None:
        """CPU seconds and MiB; None if it does not compile."""
        command = [self._chosen.compiler.path, *self._flags(), "-fsyntax-only", str(source)]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            return None
        return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024

    def _build(self, source: Path) -> Path | None:
        """The program, once; None if it cannot be built."""
        if source not in self._built:
            self._built[source] = self._try_to_build(source)
        return self._built[source]

    def _try_to_build(self, source: Path) -> Path | None:
        program = self._directory / f"{self._chosen.profile.name}-{source.stem}"
        binary = program.with_suffix(".o")
        compiled = self._chosen.compile([*self._flags(), "-c", str(source), "-o", str(binary)])
        if not compiled.ok:
            return None
        others = map(str, objects.sources_for(self._chosen, binary))
        built = self._chosen.compile([*self._flags(), str(binary), *others, *self._chosen.link_flags,
                                      "-o", str(program)])
        return program if built.ok else None

    def _instructions(self, program: Path, operations: int) -> int:
        counts = self._directory / "callgrind.out"
        self._output("valgrind", "--tool=callgrind", f"--callgrind-out-file={counts}", program,
                     str(operations))
        totals = next(line for line in counts.read_text().splitlines() if line.startswith("totals:"))
        return int(totals.split()[1])

    @staticmethod
    def _output(*command: str | Path) -> str:
        done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
        if done.returncode != 0:
            raise UsageError(f"{command[-1]} returned {done.returncode}: {done.stderr.strip()}")
        return done.stdout


def _programs(group: str) -> list[Path]:
    return sorted((_BENCH_DIR / group).glob("*.cpp"))


GROUPS: dict[str, Callable[[Bench], list[Row]]] = {
    "compile": Bench.compile_rows, "run": Bench.run_rows, "size": Bench.size_rows, "time": Bench.time_rows}
# Noisy: their numbers are the least of several tries.
_NOISY = ("compile", "time")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=f"{', '.join(GROUPS)} (default: all)")
    parser.add_argument("--impl", metavar="NAME[=DIR]", action="append", default=[],
                        help="an implementation, and where its headers are; may be repeated "
                             "(default: reference)")
    parser.add_argument("--cxx", metavar="COMPILER", help="compiler (default: clang++)")
    parser.add_argument("--stdlib", choices=configuration.STANDARD_LIBRARIES, help="standard library")
    parser.add_argument("--tries", type=int, default=3, metavar="N",
                        help="how often to take a noisy number (default: 3)")
    parser.add_argument("--output", metavar="FILE", type=Path, default=BUILD_DIR / "bench.json",
                        help="where the numbers go (default: build/bench.json)")


def execute(args: argparse.Namespace) -> int:
    unknown = [group for group in args.groups if group not in GROUPS]
    if unknown:
        raise UsageError(f"there is no group '{unknown[0]}'; the groups are {', '.join(GROUPS)}")
    if args.tries < 1:
        raise UsageError(f"--tries: {args.tries} is not a positive number")
    groups = args.groups or list(GROUPS)
    if "run" in groups and not shutil.which("valgrind"):
        raise UsageError("the group 'run' needs valgrind: apt-get install valgrind")
    chosen_ones = [_configuration(text, args) for text in args.impl or [configuration.DEFAULT_IMPLEMENTATION]]
    columns = {chosen.profile.name: chosen for chosen in chosen_ones}
    measured: dict[str, list[Row]] = {name: [] for name in columns}
    with tempfile.TemporaryDirectory() as directory:
        benches = {name: Bench(chosen, Path(directory)) for name, chosen in columns.items()}
        for group in groups:
            for name, rows in _measure(group, benches, args.tries).items():
                measured[name] += rows
    document = {"schema": SCHEMA, "revision": results.suite_revision(),
                "implementations": {name: [vars(row) for row in rows] for name, rows in measured.items()}}
    results.write_atomically(args.output, json.dumps(document, indent=1) + "\n")
    print("\n".join(table(measured)))
    print(f"\nnumbers: {args.output}")
    return 0


def _measure(group: str, benches: Mapping[str, Bench], tries: int) -> dict[str, list[Row]]:
    """The rows of a group. Tries alternate: what slows the machine down for a while slows all of them."""
    taken: dict[str, list[list[Row]]] = {name: [] for name in benches}
    rounds = tries if group in _NOISY else 1
    for number in range(1, rounds + 1):
        for name, bench in benches.items():
            print(f"{group}: {name}" + (f", {number} of {rounds}" if rounds > 1 else ""), file=sys.stderr,
                  flush=True)
            taken[name].append(GROUPS[group](bench))
    return {name: [least(same) for same in zip(*rows)] for name, rows in taken.items()}


def least(rows: Sequence[Row]) -> Row:
    """Of several tries at one number, the one that was disturbed least."""
    return min(rows, key=lambda row: float("inf") if row.value is None else row.value)


def _configuration(text: str, args: argparse.Namespace) -> Configuration:
    name, _, directory = text.partition("=")
    return configuration.make(Options(impl=name, include=(directory,) if directory else (), cxx=args.cxx,
                                      stdlib=args.stdlib))


def table(measured: dict[str, list[Row]]) -> list[str]:
    """A line for each row: the numbers, and the first implementation's in terms of the best of the others."""
    names = list(measured)
    keys = list(dict.fromkeys((row.name, row.unit) for rows in measured.values() for row in rows))
    values = {(name, row.name, row.unit): row.value for name, rows in measured.items() for row in rows}
    lines = [["", "unit", *names, *(["ratio"] if len(names) > 1 else [])]]
    for key in keys:
        own, *others = [values.get((name, *key)) for name in names]
        known = [other for other in others if other is not None]
        ratio = f"{own / min(known):.2f}" if own is not None and known and min(known) > 0 else ""
        lines.append([key[0], key[1], *map(_text, (own, *others)), *([ratio] if len(names) > 1 else [])])
    widths = [max(map(len, column)) for column in zip(*lines)]
    return ["  ".join(cell.ljust(width) if index < 2 else cell.rjust(width)
                      for index, (cell, width) in enumerate(zip(line, widths))).rstrip() for line in lines]


def _text(value: float | None) -> str:
    return _FAILED if value is None else f"{value:.4g}" if value < 1000 else f"{value:.0f}"
