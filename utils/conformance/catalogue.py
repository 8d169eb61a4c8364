"""The catalogue of an edition: its subclauses, paragraphs and bullets, as facts and without their text.

utils/catalogue/ holds, all as tab-separated tables with a header line:

    <edition>.tsv             made from the LaTeX source by `conform catalogue`; never edited by hand
    pairing.tsv               where a paragraph of `cd` went in `c++26`, and how it changed on the way
    judgements.<edition>.tsv  how a paragraph can be shown, or why it cannot
    summaries.tsv             one sentence of ours for each paragraph, bullet and code of `cd`
    entities.<edition>.tsv    the names that the synopses declare

In <edition>.tsv a row of type `subclause` gives the nesting of the table of contents; the units of that
subclause follow it: `para` (exec.let/7), `bullet` (exec.let/7.2), `decl` (exec.let/d1, the declaration above
a description) and `unnumbered` (exec.env/u1, code outside any paragraph). The pairing has no bullets: they
went where their paragraph went.
"""

import argparse
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from . import latex
from .errors import UsageError
from .paths import CATALOGUE_DIR
from .results import write_atomically
from .testfile import EDITIONS

HELP = "make an edition's catalogue from the draft's LaTeX source, or compare the two"

# What of a source file belongs to the suite: exec.tex is all of it, threads.tex is not.
ROOTS = ("exec", "thread.stoptoken")

# How a paragraph can be shown. `expos`: exposition-only machinery, shown through the public interface.
TESTABLE = ("run", "static", "model", "concurrency", "expos")
NOT_TESTABLE = "none"

# How a paragraph changed between the editions: not at all; editorially; by a renaming; without an observable
# effect; observably; observably only with custom domains or completion attributes.
OBSERVABLE_CHANGES = ("N", "Nd")
CHANGES = ("same", "E", "R", "X", *OBSERVABLE_CHANGES)

COLUMNS = ("id", "type", "kind", "all_kinds", "parent", "hash")


@dataclass(frozen=True)
class Unit:
    """A paragraph or bullet, or code that has no number."""

    id: str
    type: str        # para | bullet | decl | unnumbered
    kind: str        # Effects, Mandates, ... or none
    all_kinds: str   # those that occur in it, separated by commas
    hash: str        # of the normalised text; a paragraph's covers its bullets

    @property
    def subclause(self) -> str:
        return self.id.partition("/")[0]


@dataclass(frozen=True)
class Catalogue:
    parents: dict[str, str]   # subclause -> the one that contains it ("" for a clause), in document order
    units: dict[str, Unit]    # by id, in document order

    def path(self, subclause: str) -> tuple[str, ...]:
        """The subclause and what contains it, outermost first: as the test directories are nested."""
        above = self.parents[subclause]
        return (*self.path(above), subclause) if above else (subclause,)

    def contains(self, outer: str, subclause: str) -> bool:
        return outer in self.path(subclause)

    def children(self, subclause: str) -> list[str]:
        return [name for name, parent in self.parents.items() if parent == subclause]

    def rows(self) -> list[tuple[str, ...]]:
        """As they stand in the file."""
        of_subclause: dict[str, list[Unit]] = {name: [] for name in self.parents}
        for unit in self.units.values():
            of_subclause[unit.subclause].append(unit)
        rows: list[tuple[str, ...]] = []
        for name, parent in self.parents.items():
            rows.append((name, "subclause", "", "", parent, ""))
            rows.extend((u.id, u.type, u.kind, u.all_kinds, "", u.hash) for u in of_subclause[name])
        return rows


@dataclass(frozen=True)
class Change:
    counterpart: str   # id in the other edition, "" if it has none
    change: str        # one of CHANGES
    sources: str       # papers and issues


@dataclass(frozen=True)
class Judgement:
    testability: str   # one of TESTABLE, or NOT_TESTABLE
    reason: str        # why not


def paragraph_of(id: str) -> str:
    """The numbered paragraph that contains a unit: exec.let/9 for exec.let/9.2.1."""
    subclause, _, number = id.partition("/")
    return f"{subclause}/{number.partition('.')[0]}"


def read_table(path: Path, columns: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The rows of a tab-separated file whose header must be `columns`.

    Empty columns at the end of a row may be left out.
    """
    lines = path.read_text(encoding="utf-8").splitlines()
    if not lines or tuple(lines[0].split("\t")) != columns:
        raise UsageError(f"{path}: the first line must name the columns {' '.join(columns)}")
    rows = []
    seen = set()
    for number, line in enumerate(lines[1:], 2):
        row = line.split("\t")
        if len(row) > len(columns):
            raise UsageError(f"{path}:{number}: {len(row)} columns where {len(columns)} are expected")
        if row[0] in seen:
            raise UsageError(f"{path}:{number}: a second row for '{row[0]}'")
        if row[0]:
            seen.add(row[0])
        rows.append((*row, *[""] * (len(columns) - len(row))))
    return rows


def format_table(columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    return "".join("\t".join(row).rstrip("\t") + "\n" for row in [columns, *rows])


def load(edition: str, directory: Path = CATALOGUE_DIR) -> Catalogue:
    """The checked-in catalogue of an edition."""
    path = directory / f"{edition}.tsv"
    if not path.is_file():
        raise UsageError(f"there is no catalogue of edition '{edition}': {path}")
    catalogue = Catalogue({}, {})
    for id, type, kind, all_kinds, parent, hash in read_table(path, COLUMNS):
        if type == "subclause":
            catalogue.parents[id] = parent
        else:
            catalogue.units[id] = Unit(id, type, kind, all_kinds, hash)
    return catalogue


def load_pairing(edition: str = "cd", directory: Path = CATALOGUE_DIR) -> dict[str, Change]:
    """For each unit of `edition` that is no bullet: what became of it in the other edition."""
    path = directory / "pairing.tsv"
    changes = {}
    for old, new, change, sources in read_table(path, (*EDITIONS, "change", "sources")):
        if change not in CHANGES:
            raise UsageError(f"{path}: {old or new}: unknown change '{change}'")
        here, there = (old, new) if edition == EDITIONS[0] else (new, old)
        if here:
            changes[here] = Change(there, change, sources)
    return changes


def load_judgements(edition: str = "cd", directory: Path = CATALOGUE_DIR) -> dict[str, Judgement]:
    path = directory / f"judgements.{edition}.tsv"
    judgements = {}
    for id, testability, reason in read_table(path, ("id", "testability", "reason")):
        if testability not in (*TESTABLE, NOT_TESTABLE):
            raise UsageError(f"{path}: {id}: unknown testability '{testability}'")
        if testability == NOT_TESTABLE and not reason:
            raise UsageError(f"{path}: {id}: not testable, but no reason")
        judgements[id] = Judgement(testability, reason)
    return judgements


def load_summaries(directory: Path = CATALOGUE_DIR) -> dict[str, str]:
    path = directory / "summaries.tsv"
    return {id: summary for id, summary in read_table(path, ("id", "summary"))}


def load_entities(edition: str, directory: Path = CATALOGUE_DIR) -> dict[str, str]:
    """The names that a using-declaration can name (`ex::just`), and the subclause that defines each."""
    return {name: subclause for name, subclause in
            read_table(directory / f"entities.{edition}.tsv", ("name", "subclause"))}


def make(sources: list[Path]) -> Catalogue:
    """The catalogue of the subclauses below ROOTS in the given LaTeX files."""
    texts = {}
    for path in sources:
        try:
            texts[f"--tex {path}"] = path.read_text(encoding="utf-8")
        except OSError as error:
            raise UsageError(f"--tex {path}: {error.strerror}") from None
    return make_from(texts)


def make_from(texts: Mapping[str, str]) -> Catalogue:
    """The catalogue of the subclauses below ROOTS in LaTeX, given as what to call each file, and its text."""
    catalogue = Catalogue({}, {})
    for name, text in texts.items():
        try:
            subclauses = latex.parse(text)
        except latex.LatexError as error:
            raise UsageError(f"{name}: {error}") from None
        for subclause in subclauses:
            is_root = subclause.name in ROOTS
            if is_root or subclause.parent in catalogue.parents:
                catalogue.parents[subclause.name] = "" if is_root else subclause.parent
                for unit in subclause.units:
                    kinds = ",".join(unit.all_kinds)
                    catalogue.units[unit.id] = Unit(unit.id, unit.type, unit.kind, kinds, unit.hash)
    if not catalogue.parents:
        raise UsageError(f"no \\rSec of {' or '.join(ROOTS)} in {', '.join(texts)}")
    return catalogue


def compare(old: Catalogue, new: Catalogue) -> list[str]:
    """What happened to subclauses and units on the way from `old` to `new`, one line each."""
    lines = []
    for name in old.parents | new.parents:
        before, after = old.parents.get(name), new.parents.get(name)
        if after is None:
            lines.append(f"gone      {name}")
        elif before is None:
            lines.append(f"new       {name}")
        elif before != after:
            lines.append(f"moved     {name} from {before or 'the top'} to {after or 'the top'}")
    same = {id for id in old.units.keys() & new.units.keys() if old.units[id].hash == new.units[id].hash}
    left = {id: unit for id, unit in old.units.items() if id not in same}
    right = {id: unit for id, unit in new.units.items() if id not in same}
    place = {unit.hash: id for id, unit in right.items()}
    for id in list(left):
        destination = place.pop(left[id].hash, None)
        if destination:
            lines.append(f"moved     {id} to {destination}")
            del left[id], right[destination]
    lines += [f"{'reworded ' if id in right else 'gone     '} {id}" for id in left]
    lines += [f"new       {id}" for id in right if id not in left]
    for id in same:
        one, two = old.units[id], new.units[id]
        if one != two:
            lines.append(f"kind      {id} was {one.type} {one.kind} ({one.all_kinds}), "
                         f"is {two.type} {two.kind} ({two.all_kinds})")
    if not lines and old.rows() != new.rows():
        lines.append("the order differs")
    return sorted(lines)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", required=True, metavar="NAME",
                        help="cd, c++26, or the name of a new one")
    parser.add_argument("--tex", required=True, action="append", type=Path, metavar="FILE",
                        help="LaTeX source with [exec] or [thread.stoptoken] in it (repeatable)")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE",
                        help="where to write it (default: its file in utils/catalogue; - is stdout)")
    parser.add_argument("--check", action="store_true",
                        help="write nothing; say how the source differs from the edition's catalogue")


def execute(args: argparse.Namespace) -> int:
    made = make(args.tex)
    if args.check:
        differences = compare(load(args.edition), made)
        print("\n".join(differences or [f"the catalogue of {args.edition} is that of the source"]))
        return 1 if differences else 0
    text = format_table(COLUMNS, made.rows())
    if args.output == Path("-"):
        sys.stdout.write(text)
        return 0
    output = args.output or CATALOGUE_DIR / f"{args.edition}.tsv"
    write_atomically(output, text)
    paragraphs = sum(unit.type == "para" for unit in made.units.values())
    bullets = sum(unit.type == "bullet" for unit in made.units.values())
    print(f"{output}: {len(made.parents)} subclauses, {paragraphs} paragraphs, {bullets} bullets")
    return 0
