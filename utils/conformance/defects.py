"""The defects of the text that docs/defects.md records, by paragraph.

An entry is a block that starts with its paragraphs in bold, and a dash:

    **[exec.let]/11, /12, [exec.snd.expos]/u2 (`basic-state`)** — What is wrong, and what is done about it.

Those below a heading that names another edition have that edition's numbers.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from .paths import ROOT
from .testfile import EDITIONS

DEFECTS = ROOT / "docs" / "defects.md"

_ENTRY = re.compile(r"\*\*(?P<title>\[.+?)\*\*\s+—\s+(?P<text>.+)", re.DOTALL)
_REFERENCE = re.compile(r"(?:\[(?P<name>[a-z0-9.]+)\])?/(?P<number>\d+(?:\.\d+)*|[ud]\d+)")


@dataclass(frozen=True)
class Defect:
    """One entry."""

    edition: str
    paragraphs: tuple[str, ...]   # ids in that edition
    text: str                     # Markdown, in one line


def load(path: Path = DEFECTS) -> list[Defect]:
    """All entries, in order."""
    return parse(path.read_text(encoding="utf-8"))


def parse(text: str) -> list[Defect]:
    edition = EDITIONS[0]
    found = []
    for block in re.split(r"\n\s*\n|\n(?=#|\*\*\[)", text):
        if block.startswith("## "):
            heading = block.partition("\n")[0]
            edition = next((name for name in EDITIONS if f"`{name}`" in heading), EDITIONS[0])
        entry = _ENTRY.fullmatch(block.strip())
        if entry:
            ids = _ids(_REFERENCE.finditer(entry["title"]))
            found.append(Defect(edition, tuple(ids), " ".join(entry["text"].split())))
    return found


def of_paragraph(defects: Sequence[Defect], edition: str, id: str) -> list[Defect]:
    """Those that name a paragraph of an edition, or a bullet of it."""
    return [defect for defect in defects if defect.edition == edition
            and any(named == id or named.startswith(f"{id}.") for named in defect.paragraphs)]


def _ids(references: Iterable[re.Match[str]]) -> list[str]:
    """`[exec.let]/11, /12`: a number without a name is of the name before it."""
    ids = []
    name = ""
    for reference in references:
        name = reference["name"] or name
        ids.append(f"{name}/{reference['number']}")
    return ids
