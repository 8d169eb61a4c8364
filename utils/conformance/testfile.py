"""The head of a test file: which paragraph it is about, what that requires, and for whom.

    // [exec.let]/9.2, [exec.let]/9.3
    //
    // What the paragraph requires, in our own words, up to the first blank comment line or directive.
    //
    // REQUIRES: ...               lit's and libc++'s directives are read by lit
    // EDITION: cd                 or `c++26` or `cd c++26`; absent: the same in every edition
    // INFORMATIVE: reason         reported apart, never makes an implementation non-conforming

A file under test/seeds starts with `// seed: <paper> L<line>`; its paragraph line, if any, comes second.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from .paths import SUPPORT_DIR, TEST_DIR

EDITIONS = ("cd", "c++26")

# The longest suffix first: `.compile.pass.cpp` also ends in `.pass.cpp`.
SUFFIXES = {
    ".compile.pass.cpp": "compile",
    ".pass.cpp": "pass",
    ".verify.cpp": "verify",
    ".sh.cpp": "sh",
}
KINDS = ("pass", "compile", "verify", "sh")

LIT_DIRECTIVES = frozenset({"REQUIRES", "UNSUPPORTED", "XFAIL", "RUN", "DEFINE", "REDEFINE", "END",
                            "ADDITIONAL_COMPILE_FLAGS", "ALLOW_RETRIES"})
OWN_DIRECTIVES = frozenset({"EDITION", "INFORMATIVE"})

_PARAGRAPH = re.compile(r"\[([a-z][a-z0-9.]*)\]/((?:\d+(?:\.\d+)*)|[ud]\d+)")
_PARAGRAPH_LINE = re.compile(rf"{_PARAGRAPH.pattern}(?:, {_PARAGRAPH.pattern})*")
_SEED_LINE = re.compile(r"seed: \S+ L\d+")
_DIRECTIVE = re.compile(r"([A-Z][A-Z_]+)(:?)(?:\s+(.*)|$)")

# Comments, string and character literals: whichever starts first at a position hides the others.
_NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|R"([^()\\\s]*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"'
                       r"|(?<!\w)'(?:\\.|[^'\\\n])*'", re.DOTALL)
_INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
_ENTITY = re.compile(r"(?<![\w:])(ex|exs|ext)\s*::\s*(\w+)(?:\s*::\s*(\w+))?")
# A nested namespace: its members are entities of the synopsis.
_NESTED_NAMESPACES = frozenset({"system_context_replaceability", "parallel_scheduler_replacement"})


class HeadError(Exception):
    """A test file whose head cannot be understood."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        super().__init__(f"{path}:{line}: {message}")
        self.path = path
        self.line = line
        self.message = message


@dataclass(frozen=True)
class TestFile:
    """One test, as its name and its head describe it."""

    __test__ = False  # not a test case, whatever a test runner makes of the name

    path: Path                   # absolute
    name: str                    # relative to test/, with slashes
    kind: str                    # one of KINDS
    paragraphs: tuple[str, ...]  # "exec.let/9.2"; empty only for a seed
    sentence: str
    editions: tuple[str, ...]    # empty: all
    informative: str | None      # the reason
    entities: frozenset[str]     # "ex::just": named by the file or by a support header that it includes

    @property
    def edition(self) -> str:
        """The edition whose ids `paragraphs` are."""
        return EDITIONS[1] if self.editions == EDITIONS[1:] else EDITIONS[0]


def kind_of(file_name: str) -> str | None:
    """The kind of test that a file name announces, None if its suffix is not a test's."""
    return next((kind for suffix, kind in SUFFIXES.items() if file_name.endswith(suffix)), None)


def parse(path: Path) -> TestFile:
    """Read the test file at `path`. Raises HeadError if its name or head is not that of a test."""
    path = path.absolute()
    kind = kind_of(path.name)
    if kind is None:
        raise HeadError(path, 1, f"'{path.name}' has none of the suffixes {', '.join(SUFFIXES)}")
    name = path.relative_to(TEST_DIR).as_posix() if path.is_relative_to(TEST_DIR) else path.name
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise HeadError(path, 1, f"not UTF-8: {error.reason}") from None
    head = _Head(path, text.splitlines())
    return TestFile(path, name, kind, head.paragraphs, head.sentence, head.editions, head.informative,
                    named_in(text) | _included_entities(path, text))


class _Head:
    """The leading comment lines of a file, taken apart."""

    def __init__(self, path: Path, lines: list[str]) -> None:
        self._path = path
        self.paragraphs: tuple[str, ...] = ()
        self.editions: tuple[str, ...] = ()
        self.informative: str | None = None
        code = (number for number, line in enumerate(lines) if line.strip() and not line.startswith("//"))
        end = next(code, len(lines))
        comments = [line.removeprefix("//").strip() for line in lines[:end]]
        first = self._read_title(comments)
        self.sentence = self._read_sentence(comments, first)
        for number, comment in enumerate(comments[first:], first + 1):
            self._read_directive(number, comment)
        for number, line in enumerate(lines[end:], end + 1):
            found = _DIRECTIVE.fullmatch(line.strip().removeprefix("//").strip())
            if line.strip().startswith("//") and found and found[2] and found[1] in OWN_DIRECTIVES:
                self._fail(number, f"{found[1]} belongs in the head, before the first line of code")

    def _fail(self, line: int, message: str) -> None:
        raise HeadError(self._path, line, message)

    def _read_title(self, comments: list[str]) -> int:
        """Read the seed and paragraph lines; the index of the line after them."""
        index = 0
        is_seed = bool(comments) and _SEED_LINE.fullmatch(comments[0]) is not None
        if is_seed:
            index = 1
        if len(comments) > index and _PARAGRAPH_LINE.fullmatch(comments[index]):
            found = _PARAGRAPH.findall(comments[index])
            self.paragraphs = tuple(f"{name}/{number}" for name, number in found)
            index += 1
        elif not is_seed:
            self._fail(1, "the first line must name the paragraph: // [stable.name]/number")
        return index

    def _read_sentence(self, comments: list[str], first: int) -> str:
        """The first run of comment lines after the title, as one line."""
        words: list[str] = []
        for comment in comments[first:]:
            if self._is_directive(comment) or (not comment and words):
                break
            if comment:
                words.append(comment)
        return " ".join(words)

    @staticmethod
    def _is_directive(comment: str) -> bool:
        found = _DIRECTIVE.fullmatch(comment)
        return found is not None and (bool(found[2]) or found[1] in OWN_DIRECTIVES)

    def _read_directive(self, number: int, comment: str) -> None:
        if not self._is_directive(comment):
            return
        found = _DIRECTIVE.fullmatch(comment)
        assert found is not None
        key, value = found[1], (found[3] or "").strip()
        if key in LIT_DIRECTIVES:
            return
        if key == "EDITION":
            if self.editions:
                self._fail(number, "a second EDITION line")
            self.editions = tuple(value.split())
            unknown = [word for word in self.editions if word not in EDITIONS]
            if unknown or not self.editions:
                self._fail(number, f"EDITION must be one or more of {', '.join(EDITIONS)}, not '{value}'")
        elif key == "INFORMATIVE":
            if not value or not found[2]:
                self._fail(number, "INFORMATIVE must give its reason: // INFORMATIVE: reason")
            self.informative = value
        else:
            self._fail(number, f"unknown directive '{key}:'")


def code_of(text: str) -> str:
    """`text` without comments and literals; lines stay where they are."""
    return _NOT_CODE.sub(lambda found: " " + "\n" * found[0].count("\n"), text)


def named_in(text: str) -> frozenset[str]:
    """The names of the implementation under test that the code in `text` spells."""
    names = set()
    for space, name, member in _ENTITY.findall(code_of(text)):
        nested = name in _NESTED_NAMESPACES and member
        names.add(f"{space}::{name}::{member}" if nested else f"{space}::{name}")
    return frozenset(names)


def _included_entities(path: Path, text: str) -> frozenset[str]:
    """The names that the headers included by `text` spell, transitively.

    execution.h is left out: it names everything that it gives another spelling.
    """
    names: frozenset[str] = frozenset()
    seen: set[Path] = set()
    waiting = _includes(path, text)
    while waiting:
        header = waiting.pop()
        if header not in seen:
            seen.add(header)
            more, found = _read_header(header)
            names |= found
            waiting.extend(more)
    return names


def _includes(path: Path, text: str) -> list[Path]:
    places = (path.parent, SUPPORT_DIR)
    found = []
    for name in _INCLUDE.findall(text):
        header = next((place / name for place in places if (place / name).is_file()), None)
        if header is not None and header.name != "execution.h":
            found.append(header.resolve())
    return found


@lru_cache(maxsize=None)
def _read_header(header: Path) -> tuple[tuple[Path, ...], frozenset[str]]:
    text = header.read_text(encoding="utf-8")
    return tuple(_includes(header, text)), named_in(text)
