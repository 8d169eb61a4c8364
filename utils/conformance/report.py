"""Write what one or more runs found as pages that people read, and as files that programs do.

    utils/conform report build/results/*.json -o build/report
    utils/conform report new.json --before old.json -o build/report

The directory needs no web server and no network:

index.html          how much is tested and what passes; the clause as a heat map and as a tree, with filters
exec.let.html …     a subclause: paragraphs, tests with their source, verdicts, diagnostics, faults, defects
compare.A..B.html   two runs: what was broken, fixed, changed, is new or gone
summary.md          for a pull request
report.json         for programs
badge.A.svg         how much of A passes

A run is called by the name of its file. Coverage counts what ran in any of them; faults are those of
`conform faults`, if it has run.
"""

import argparse
import shutil
from pathlib import Path

from . import reportmodel, toolchain
from .errors import UsageError
from .paths import BUILD_DIR
from .results import closing_line, write_atomically

HELP = "write what runs found as a static site, Markdown, JSON and badges"

# They tell a report, which may be replaced, from a directory that holds something else.
MARKS = ("index.html", "report.json", "report.js")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("results", nargs="+", type=Path, metavar="RESULTS", help="results files (JSON)")
    parser.add_argument("-o", "--output", type=Path, metavar="DIR", default=BUILD_DIR / "report",
                        help="where the report goes; an earlier report there is replaced "
                             "(default: build/report)")
    parser.add_argument("--before", action="append", type=Path, default=[], metavar="RESULTS",
                        help="earlier results, to be compared with those of the same profile (repeatable)")
    parser.add_argument("--baseline", action="append", type=Path, default=[], metavar="FILE",
                        help="reasons of known failures, by profile (repeatable; default: those that come "
                             "with the suite)")
    parser.add_argument("--faults", type=Path, metavar="FILE",
                        help="outcome of the faults (default: build/faults.json, if it is there)")


def execute(args: argparse.Namespace) -> int:
    toolchain.require("jinja2")
    from . import render      # not before it is certain that jinja2 is there
    check_replaceable(args.output)
    implementations = reportmodel.load_implementations(args.results, args.baseline)
    earlier = reportmodel.load_implementations(args.before)
    report = reportmodel.make(implementations, earlier, reportmodel.load_faults(args.faults))
    write(args.output, render.site(report))
    for one in implementations:
        print(f"{one.label}: {closing_line(one.results.counts())}")
    print(f"report: {args.output / 'index.html'}")
    return 0


def check_replaceable(directory: Path) -> None:
    """Raise UsageError if there is something that is not a report."""
    if not directory.exists():
        return
    if not directory.is_dir():
        raise UsageError(f"cannot write the report: '{directory}' is not a directory")
    if any(directory.iterdir()) and not all((directory / name).is_file() for name in MARKS):
        raise UsageError(f"'{directory}' is not empty and holds no report: it is left as it is")


def write(directory: Path, files: dict[str, str]) -> None:
    """Write the report beside its place, then put it there: an earlier one stays until all is written."""
    directory = directory.absolute()
    beside = directory.with_name(f".{directory.name}.new")
    if beside.exists():
        shutil.rmtree(beside)
    for name, text in files.items():
        write_atomically(beside / name, text)
    if directory.exists():
        shutil.rmtree(directory)
    beside.rename(directory)
