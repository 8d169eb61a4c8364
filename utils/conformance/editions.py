"""Compare two editions of the text: what is new, gone, moved, reworded, and which tests that touches.

    utils/conform editions cd c++26
    utils/conform editions c++26 draft/source          its exec.tex and threads.tex
    utils/conform editions --git draft c++26 HEAD      revisions of a checkout, with what caused each change

An edition is a name (cd, c++26), a catalogue (FILE.tsv), LaTeX source (FILE.tex, several with commas between,
or a directory that has exec.tex), or with --git a revision. Compared are the hashes of the normalised text:

unchanged   the same number, the same text
moved       another number, the same text
reworded    another text, whatever its number
new, gone   only in the later, only in the earlier one

Between cd and c++26, pairing.tsv says what a reworded paragraph was before, how much that matters (E
editorial, R renamed, X not observable, N observable, Nd with custom domains only) and where it comes from.
Elsewhere it is found by what surrounds it, by its bullets and, where both sides are LaTeX, by its words.

Exit status: 0, whatever has changed.
"""

import argparse
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path

from . import catalogue, drafthistory, selection
from .editiondiff import STATUSES, UNCHANGED, Change, Edition, compare, from_latex, roots_of
from .errors import UsageError
from .testfile import EDITIONS, TestFile

HELP = "compare two editions of the text: what changed, and which tests that touches"


def load(word: str, git: Path | None = None) -> Edition:
    """The edition that a word names. Raises UsageError if it names none."""
    path = Path(word)
    if word in EDITIONS:
        return Edition(word, catalogue.load(word))
    if path.suffix == ".tsv":
        return Edition(word, catalogue.load(path.stem, path.parent))
    if word.endswith(".tex"):
        return from_latex(word, {part: _read(Path(part)) for part in word.split(",")})
    if path.is_dir():
        return from_latex(word, {str(path / name): _read(path / name) for name in drafthistory.SOURCES
                                 if name == drafthistory.SOURCES[0] or (path / name).exists()})
    if git:
        return from_latex(word, drafthistory.files(git, word))
    raise UsageError(f"'{word}' is no edition: neither {' nor '.join(EDITIONS)}, a .tsv, a .tex or a "
                     "directory with exec.tex; a revision needs --git")


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise UsageError(f"cannot read '{path}': {error.strerror}") from None


def tests_by_paragraph(tests: Iterable[TestFile], edition: str) -> dict[str, list[str]]:
    """The tests of each paragraph of an edition, under its number there.

    A test that holds in both editions names its paragraph as `cd` has it.
    """
    to_later = catalogue.load_pairing(EDITIONS[0])
    found: dict[str, list[str]] = {}
    for test in tests:
        if test.editions and edition not in test.editions:
            continue
        for named in test.paragraphs:
            id = catalogue.paragraph_of(named)
            if edition != test.edition:
                change = to_later.get(id)
                id = change.counterpart if change else ""
            names = found.setdefault(id, [])
            if id and test.name not in names:
                names.append(test.name)
    return found


def add_tests(changes: Sequence[Change], old: Edition, new: Edition, tests: Sequence[TestFile]) -> None:
    """Put the tests of each changed paragraph into it, whichever of the two editions they are of."""
    sides = ((old.known or EDITIONS[0], "old"), (new.known, "new"))
    for edition, side in sides:
        by_paragraph = tests_by_paragraph(tests, edition) if edition else {}
        for change in changes:
            for name in by_paragraph.get(getattr(change, side), []):
                if change.status != UNCHANGED and name not in change.tests:
                    change.tests.append(name)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("old", metavar="A", help="the earlier edition")
    parser.add_argument("new", metavar="B", help="the later edition")
    parser.add_argument("--git", type=Path, metavar="DIR",
                        help="a checkout of the draft's source: its history says which paper or issue "
                             "changed what, and A and B may be revisions of it")
    parser.add_argument("--json", action="store_true", help="for programs")


def execute(args: argparse.Namespace) -> int:
    old, new = load(args.old, args.git), load(args.new, args.git)
    changes = compare(old, new)
    if args.git:
        drafthistory.add_sources(changes, old, new, args.git)
    add_tests(changes, old, new, selection.discover()[0])
    left_out = sorted(roots_of(old.content) ^ roots_of(new.content))
    counts = {status: sum(change.status == status for change in changes) for status in STATUSES}
    if args.json:
        print(json.dumps({"schema": 1, "old": old.name, "new": new.name, "left_out": left_out,
                          "counts": counts, "changes": list(map(asdict, changes))}, indent=1))
        return 0
    print("\n".join(lines_of(changes)))
    if left_out:
        print(f"left out, because only one of the two has it: {', '.join(left_out)}")
    touched = {name for change in changes for name in change.tests}
    said = ", ".join(f"{count} {status}" for status, count in counts.items())
    print(f"{said}; {len(touched)} tests touched")
    return 0


def lines_of(changes: Iterable[Change]) -> list[str]:
    """For people: each change with its tests; what has not changed is left out."""
    lines = []
    for change in changes:
        if change.status == UNCHANGED:
            continue
        where = f"{change.old} -> {change.new}" if change.old and change.new and change.old != change.new \
            else change.old or change.new
        remarks = [change.judgement] if change.judgement not in ("", "same") else []
        remarks += change.sources
        lines.append(f"{change.status:<9} {where}" + (f"  ({', '.join(remarks)})" if remarks else ""))
        lines += [f"            test/{name}" for name in change.tests]
    return lines
