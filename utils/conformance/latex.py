r"""The draft's LaTeX source, taken apart into subclauses, numbered paragraphs and bullets.

What the source says by its markup is read and nothing else: `\rSec3[exec.let]` starts a subclause, `\pnum` a
paragraph, `\item` in an itemize or enumerate a bullet, `\effects` and its like a description element. A
paragraph's text covers its bullets; only the hash of a text leaves this module.
"""

import hashlib
import re
from dataclasses import dataclass, field

KINDS = {
    "constraints": "Constraints",
    "mandates": "Mandates",
    "constantwhen": "Constant When",
    "expects": "Preconditions",
    "hardexpects": "Hardened preconditions",
    "effects": "Effects",
    "sync": "Synchronization",
    "ensures": "Postconditions",
    "result": "Result",
    "returns": "Returns",
    "throws": "Throws",
    "complexity": "Complexity",
    "remarks": "Remarks",
    "errors": "Error conditions",
    "recommended": "Recommended practice",
    "required": "Required behavior",
    "default": "Default behavior",
    "replaceable": "Replaceable",
}
ASIDES = {"note": "Note", "tailnote": "Note", "example": "Example", "tailexample": "Example"}
LISTS = {"itemize", "enumerate"}
TABLES = {"floattable", "libsumtab", "libtab2", "concepttable", "oldconcepttable"}

_COMMENT = re.compile(r"(?<!\\)%.*")
_TOKEN = re.compile(r"\\rSec(?P<level>\d)\[(?P<name>[^\]]+)\]"
                    r"|\\(?P<edge>begin|end)\{(?P<environment>[a-zA-Z0-9*]+)\}"
                    r"|\\(?P<command>pnum|item|" + "|".join(KINDS) + r")(?![a-zA-Z])")


class LatexError(Exception):
    """Source that does not have the expected structure."""


@dataclass
class Unit:
    """A paragraph, a bullet, the declaration above a description (`d1`), or code outside them (`u1`)."""

    id: str
    type: str                                            # para | bullet | decl | unnumbered
    kind: str                                            # what it starts as, "none" where it does not say
    all_kinds: list[str] = field(default_factory=list)   # every element, note and example in it, once
    text: list[str] = field(default_factory=list)
    bullets: int = 0                                     # so far

    @property
    def hash(self) -> str:
        return hashlib.sha256(normalised("".join(self.text)).encode()).hexdigest()[:12]


@dataclass
class Subclause:
    name: str
    parent: str
    units: list[Unit] = field(default_factory=list)


def normalised(text: str) -> str:
    """`text` without what changes only its looks: white space, fonts, index entries."""
    text = text.replace(r"\{", "\0").replace(r"\}", "\1")
    text = re.sub(r"\\(?:linebreak|newline|brk)(?![a-zA-Z])(?:\{\})?|\\[-,]|@", "", text)
    inner = re.compile(r"\\(?!index)[a-zA-Z]+\{([^{}]*)\}")
    while inner.search(text):
        text = inner.sub(r"\1", text)
    text = re.sub(r"\\index[a-z]*(?:\{[^{}]*\})+", "", text)
    return " ".join(text.replace("\0", "{").replace("\1", "}").replace("~", " ").split())


def parse(source: str) -> list[Subclause]:
    r"""All subclauses of one source file, in its order. Raises LatexError if a `\pnum` got lost."""
    reader = _Reader()
    text = _COMMENT.sub("", source)
    position = 0
    for token in _TOKEN.finditer(text):
        reader.read_text(text[position:token.start()])
        reader.read_token(token)
        position = token.end()
    reader.read_text(text[position:])
    found = sum(unit.type == "para" for subclause in reader.subclauses for unit in subclause.units)
    expected = len(re.findall(r"^\s*\\pnum\b", source, re.MULTILINE))
    if found != expected:
        raise LatexError(f"{expected} \\pnum in the source, {found} paragraphs found")
    return reader.subclauses


@dataclass(frozen=True)
class _Environment:
    """A list, an aside or a table that is open, and what to go back to at its end."""

    name: str
    depth: int   # units open outside it
    kind: str    # in force outside it


class _Reader:
    """Knows where in the document the next token stands."""

    def __init__(self) -> None:
        self.subclauses: list[Subclause] = []
        self._ancestors: list[tuple[int, str]] = []    # level and name, down to the current subclause
        self._open: list[Unit] = []                    # the paragraph, its bullet, that one's bullet ...
        self._environments: list[_Environment] = []
        self._kind = "none"                            # in force
        self._starting = False                         # nothing of the innermost unit has been read yet

    def read_text(self, text: str) -> None:
        self._append(text)
        if normalised(text):
            self._starting = False

    def read_token(self, token: re.Match[str]) -> None:
        if token["name"]:
            self._start_subclause(int(token["level"]), token["name"])
        elif token["edge"] == "begin":
            self._begin(token["environment"])
        elif token["edge"] == "end":
            self._end(token["environment"])
        elif token["command"] == "pnum":
            self._close_all()
            self._start("para", "", "none")
        elif token["command"] == "item":
            if not self._in_table():
                self._start_bullet()
        else:
            self._append(token[0])
            self._enter_kind(KINDS[token["command"]])

    def _append(self, text: str) -> None:
        for unit in self._open:
            unit.text.append(text)

    def _here(self) -> str:
        if self._open:
            return self._open[-1].id
        return self.subclauses[-1].name if self.subclauses else "the start"

    def _in_table(self) -> bool:
        return any(environment.name in TABLES for environment in self._environments)

    def _start_subclause(self, level: int, name: str) -> None:
        self._close_all()
        while self._ancestors and self._ancestors[-1][0] >= level:
            self._ancestors.pop()
        self.subclauses.append(Subclause(name, self._ancestors[-1][1] if self._ancestors else ""))
        self._ancestors.append((level, name))

    def _close_all(self) -> None:
        if self._environments:
            raise LatexError(f"{self._environments[-1].name} is still open at the end of {self._here()}")
        self._open.clear()
        self._kind = "none"

    def _start(self, type: str, prefix: str, kind: str) -> None:
        if not self.subclauses:
            raise LatexError(f"a {type} before the first \\rSec")
        subclause = self.subclauses[-1]
        number = 1 + sum(unit.type == type for unit in subclause.units)
        self._push(Unit(f"{subclause.name}/{prefix}{number}", type, kind))

    def _start_bullet(self) -> None:
        if not self._environments or self._environments[-1].name not in LISTS:
            raise LatexError(f"\\item outside a list at {self._here()}")
        around = self._environments[-1]
        if not around.depth:
            raise LatexError(f"a list outside any paragraph in {self._here()}")
        del self._open[around.depth:]
        self._kind = around.kind
        self._append(r"\item")
        parent = self._open[-1]
        parent.bullets += 1
        self._push(Unit(f"{parent.id}.{parent.bullets}", "bullet", self._kind))

    def _push(self, unit: Unit) -> None:
        self.subclauses[-1].units.append(unit)
        self._open.append(unit)
        self._starting = True

    def _enter_kind(self, kind: str) -> None:
        self._kind = kind
        for unit in self._open:
            if kind not in unit.all_kinds:
                unit.all_kinds.append(kind)
        if self._starting and self._open:
            self._open[-1].kind = kind
            self._starting = False

    def _begin(self, name: str) -> None:
        if name in LISTS or name in ASIDES or name in TABLES:
            self._environments.append(_Environment(name, len(self._open), self._kind))
            if name in ASIDES:
                self._enter_kind(ASIDES[name])
        elif name == "itemdecl":
            self._close_all()
            self._start("decl", "d", "Decl")
        elif name == "codeblock" and not self._open and not self._environments:
            self._start("unnumbered", "u", "Synopsis/code")

    def _end(self, name: str) -> None:
        if name in LISTS or name in ASIDES or name in TABLES:
            if not self._environments or self._environments[-1].name != name:
                raise LatexError(f"{name} ends but is not open at {self._here()}")
            around = self._environments.pop()
            del self._open[around.depth:]
            self._kind = around.kind
        elif name in ("itemdecl", "itemdescr"):
            self._close_all()
        elif name == "codeblock" and self._open and self._open[-1].type == "unnumbered":
            self._close_all()
