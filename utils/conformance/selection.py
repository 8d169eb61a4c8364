"""Choose tests: by stable name, paragraph, kind or path.

    exec.then               a subclause and what it contains
    exec.then/4             a paragraph and its bullets
    test/exec/exec.recv     a folder or a file
    --kind verify           of those, the ones of a kind

`conform list` prints the chosen tests with their paragraphs and what they require.
"""

import argparse
import difflib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from . import catalogue, testfile
from .errors import UsageError
from .paths import TEST_DIR
from .testfile import EDITIONS, KINDS, HeadError, TestFile

HELP = "list tests with their paragraphs and what they require"

# Where tests are; the rest of test/ is what they share, and tests of the suite itself.
TEST_ROOTS = ("exec", "thread.stoptoken", "seeds")

_PARAGRAPH = re.compile(r"([a-z][a-z0-9.]*)/(\d+(?:\.\d+)*|[ud]\d+)")


@dataclass(frozen=True)
class Place:
    """A subclause, or a paragraph or bullet of it, in whichever editions have it."""

    subclause: str
    number: str   # "" for all of the subclause

    def __str__(self) -> str:
        return f"{self.subclause}/{self.number}" if self.number else self.subclause

    def covers(self, id: str, editions: Sequence[catalogue.Catalogue]) -> bool:
        """Whether a unit's id is in this place."""
        if self.number:
            return id == str(self) or id.startswith(f"{self}.")
        subclause = id.partition("/")[0]
        return any(subclause in edition.parents and edition.contains(self.subclause, subclause)
                   for edition in editions)


def find_place(word: str, editions: Sequence[catalogue.Catalogue]) -> Place | None:
    """The place that a word names, None if it names none.

    Raises UsageError for a paragraph that its subclause does not have.
    """
    if any(word in edition.parents for edition in editions):
        return Place(word, "")
    found = _PARAGRAPH.fullmatch(word)
    if not found or not any(found[1] in edition.parents for edition in editions):
        return None
    if not any(word in edition.units for edition in editions):
        edition = next(edition for edition in editions if found[1] in edition.parents)
        units = [unit for unit in edition.units.values() if unit.subclause == found[1]]
        numbers = [unit.id.partition("/")[2] for unit in units]
        raise UsageError(f"there is no paragraph '{word}'; {found[1]} has {' '.join(numbers) or 'none'}")
    return Place(found[1], found[2])


def unknown_word(word: str, editions: Sequence[catalogue.Catalogue]) -> UsageError:
    """The error for a word that names nothing, with the names that look like it."""
    names = list(dict.fromkeys(name for edition in editions for name in edition.parents))
    stem, _, number = word.partition("/")
    near = difflib.get_close_matches(stem, names, n=3, cutoff=0.8)
    near += [name for name in names if stem in name.split(".") and name not in near][:3]
    known = {id for edition in editions for id in edition.units}
    near = [f"{name}/{number}" if f"{name}/{number}" in known else name for name in near]
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    return UsageError(f"'{word}' is neither a subclause or paragraph nor a path{hint}")


def find_places(words: Sequence[str], editions: Sequence[catalogue.Catalogue]) -> list[Place]:
    """The places that all words name; for a command whose selection cannot be a path."""
    places = []
    for word in words:
        place = find_place(word, editions)
        if place is None:
            raise unknown_word(word, editions)
        places.append(place)
    return places


def discover(roots: Sequence[Path] | None = None) -> tuple[list[TestFile], list[HeadError]]:
    """Every test below `roots` (default: the whole suite), and every .cpp file there that is not one."""
    tests, errors = [], []
    for root in roots if roots is not None else [TEST_DIR / name for name in TEST_ROOTS]:
        for path in sorted(root.rglob("*.cpp")):
            try:
                tests.append(testfile.parse(path))
            except HeadError as error:
                errors.append(error)
    return tests, errors


def load_editions() -> list[catalogue.Catalogue]:
    """The catalogues that a word is looked up in."""
    return [catalogue.load(edition) for edition in EDITIONS]


def select(words: Sequence[str], kind: str | None = None) -> list[TestFile]:
    """The tests that the words choose together (none: the whole suite), in the order of the standard.

    Raises UsageError for a word that names nothing or has no test, and for a file that is no proper test.
    """
    editions = load_editions()
    places = {word: find_place(word, editions) for word in words}
    suite = _proper(*discover()) if not words or any(places.values()) else []
    chosen = {} if words else {test.path: test for test in suite}
    for word, place in places.items():
        if place is None:
            found = _proper(*_at_path(word, editions))
        else:
            found = [test for test in suite if any(place.covers(id, editions) for id in test.paragraphs)]
        if not found:
            raise UsageError(f"there is no test of {word} yet" if place else f"there is no test in '{word}'")
        chosen |= {test.path: test for test in found}
    tests = [test for test in chosen.values() if kind in (None, test.kind)]
    if not tests:
        raise UsageError(f"there is no {kind + ' ' if kind else ''}test in {' '.join(words) or 'the suite'}")
    return sorted(tests, key=lambda test: _order(test, editions))


def _proper(tests: list[TestFile], errors: list[HeadError]) -> list[TestFile]:
    """`tests`, if there are no `errors`: to leave a test out without a word is to say that it passes."""
    if errors:
        more = f" (and {len(errors) - 1} more: conform lint)" if errors[1:] else ""
        raise UsageError(f"{errors[0]}{more}")
    return tests


def _at_path(word: str, editions: Sequence[catalogue.Catalogue]) -> tuple[list[TestFile], list[HeadError]]:
    path = next((path for path in (Path(word), TEST_DIR / word) if path.exists()), None)
    if path is None:
        raise unknown_word(word, editions)
    path = path.resolve()
    if path.is_dir():
        # A folder above the test roots stands for them, not for what else is below it.
        roots = [TEST_DIR / name for name in TEST_ROOTS if (TEST_DIR / name).is_relative_to(path)]
        return discover(roots or [path])
    try:
        return [testfile.parse(path)], []
    except HeadError as error:
        return [], [error]


def _order(test: TestFile, editions: Sequence[catalogue.Catalogue]) -> tuple[int, list[int], str]:
    """Sorts as the standard does: by subclause, by number, then by name."""
    subclause, _, number = (test.paragraphs[0] if test.paragraphs else "/").partition("/")
    names = [name for edition in editions for name in edition.parents]
    index = names.index(subclause) if subclause in names else len(names)
    return index, [int(part) for part in re.findall(r"\d+", number)], test.name


def add_selection_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of every command that works on chosen tests."""
    parser.add_argument("selection", nargs="*", metavar="SELECTION",
                        help="subclause (exec.then), paragraph (exec.then/4), file or folder; default: all")
    parser.add_argument("--kind", choices=KINDS, help="only tests of this kind")


def from_arguments(args: argparse.Namespace) -> list[TestFile]:
    return select(args.selection, args.kind)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_selection_arguments(parser)
    parser.add_argument("--json", action="store_true", help="for programs")


def execute(args: argparse.Namespace) -> int:
    tests = from_arguments(args)
    if args.json:
        print(json.dumps({"schema": 1, "tests": [_as_json(test) for test in tests]}, indent=1))
        return 0
    for test in tests:
        marks = [f"edition {' '.join(test.editions)}"] if test.editions else []
        marks += [f"informative: {test.informative}"] if test.informative else []
        print(f"{' '.join(test.paragraphs) or 'seed':<24} test/{test.name}")
        print(f"    {test.sentence}" + "".join(f"\n    ({mark})" for mark in marks))
    print(f"tests: {len(tests)}, paragraphs: {len({id for test in tests for id in test.paragraphs})}")
    return 0


def _as_json(test: TestFile) -> dict[str, object]:
    return {"test": test.name, "kind": test.kind, "paragraphs": test.paragraphs, "sentence": test.sentence,
            "editions": test.editions, "informative": test.informative, "entities": sorted(test.entities)}
