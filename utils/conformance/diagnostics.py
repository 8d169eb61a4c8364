"""Errors in the text that a compiler prints, each with the places that explain it.

Clang explains an error after it, in notes; GCC before it, and after it in what is indented, where even what
it calls an error belongs to the explanation:

    lib.h:7:3: error: …                       lib.h: In instantiation of '…':
    t.cpp:9:2: note: … requested here         t.cpp:9:2:   required from here
                                              lib.h:7:3: error: …
                                                • error: …
                                                  t.cpp:9:7:

Only the form is looked at, never the words of a diagnostic.
"""

import re
from dataclasses import dataclass
from pathlib import Path

_LOCATED = re.compile(r"(?P<file>[^\s:][^:]*):(?P<line>\d+):(?:\d+:)?(?P<rest>\s.*)")
_SEVERITY = re.compile(r"\s*(?P<severity>fatal error|error|sorry, unimplemented|warning|note|remark):"
                       r"\s*(?P<message>.*)")
_INDENTED = re.compile(r"\s+(?P<file>[^\s:][^:]*):(?P<line>\d+):(?:\d+:)?")
# `clang++: error: unknown argument`, `ld.lld: error: undefined symbol`: no line of any file is to blame.
_UNLOCATED = re.compile(r"[\w+.-]+: (?:fatal )?error: (?P<message>.*)")
_EXPLANATIONS = ("note", "remark")
_CRASHES = re.compile(r"PLEASE submit a bug report|internal compiler error|LLVM ERROR|error in backend"
                      r"|frontend command failed|unable to execute command|signal terminated program")


@dataclass(frozen=True)
class Place:
    """A line of a file, as the compiler spells it."""

    file: str
    line: int


@dataclass
class Diagnostic:
    """An error, or a warning."""

    is_error: bool
    message: str
    place: Place | None           # None: the driver or the linker speaks
    explained_at: list[Place]

    def lines_of(self, file: Path) -> set[int]:
        """The lines of `file` on which the error is, or is explained by a note."""
        places = ([self.place] if self.place else []) + self.explained_at
        return {place.line for place in places if _same_file(place.file, file)}

    def __str__(self) -> str:
        where = f"{Path(self.place.file).name}:{self.place.line}: " if self.place else ""
        return f"{where}{self.message}"


def parse(output: str) -> list[Diagnostic]:
    """Errors and warnings, in the order in which they were printed."""
    found: list[Diagnostic] = []
    context: list[Place] = []      # what GCC prints before the diagnostic that it explains
    for line in output.splitlines():
        located = _LOCATED.fullmatch(line)
        if not located:
            unlocated, indented = _UNLOCATED.fullmatch(line), _INDENTED.fullmatch(line)
            if unlocated:
                found.append(Diagnostic(True, unlocated["message"], None, []))
            elif indented and found:
                found[-1].explained_at.append(Place(indented["file"], int(indented["line"])))
            continue
        place = Place(located["file"], int(located["line"]))
        severity = _SEVERITY.fullmatch(located["rest"])
        if not severity:
            context.append(place)
        elif severity["severity"] not in _EXPLANATIONS:
            found.append(Diagnostic(severity["severity"] != "warning", severity["message"], place, context))
            context = []
        elif found:
            found[-1].explained_at += [*context, place]
            context = []
    return found


def errors(output: str) -> list[Diagnostic]:
    """The errors alone."""
    return [diagnostic for diagnostic in parse(output) if diagnostic.is_error]


def strays(found: list[Diagnostic], file: Path, lines: set[int]) -> list[Diagnostic]:
    """Those that are neither on one of these lines of `file` nor explained by a note there.

    When one instantiation has several errors, Clang says only after the first where it was asked for: an
    error that does not lead to `file` at all belongs where the one before it does.
    """
    stray: list[Diagnostic] = []
    belongs = False
    for diagnostic in found:
        own = diagnostic.lines_of(file)
        belongs = bool(own & lines) if own else belongs
        if not belongs:
            stray.append(diagnostic)
    return stray


def compiler_crashed(output: str) -> bool:
    """Whether the compiler (or the linker) says that it has failed itself."""
    return _CRASHES.search(output) is not None


def _same_file(spelling: str, file: Path) -> bool:
    return spelling == str(file) or Path(spelling).resolve() == file.resolve()
