"""Changes of the reference implementation, as data: what to find in which header, and what to put there.

A file of them, one per subclause, has tables such as

    [[fault]]                            # or [[liberty]]
    paragraph = "exec.then/6.1"
    header = "exec.then.hpp"
    why = "the result is copied"
    find = '''a text that occurs once in the header'''
    replace = '''another text'''
"""

import shutil
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from .errors import UsageError
from .paths import ROOT

INCLUDE_DIR = ROOT / "include"
HEADER_DIR = INCLUDE_DIR / "refstd"


@dataclass(frozen=True)
class Change:
    """A change that has to do with a paragraph."""

    id: str            # the paragraph; with #2, #3, ... for further changes that have to do with it
    file: Path
    paragraph: str
    header: str        # below include/refstd
    why: str           # what it does
    find: str          # occurs once in the header
    replace: str

    @property
    def subclause(self) -> str:
        return self.paragraph.partition("/")[0]


def load(path: Path, kind: str) -> list[Change]:
    """The changes of one file, whose tables are called `kind`. Raises UsageError, with what is wrong."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8")).get(kind, [])
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"'{path}' is not TOML: {error}") from None
    keys = {"paragraph", "header", "why", "find", "replace"}
    seen: Counter[str] = Counter()
    changes = []
    for number, table in enumerate(tables, 1):
        wrong = sorted(keys ^ table.keys())
        if wrong:
            raise UsageError(f"'{path}', {kind} {number}: missing or unknown {', '.join(wrong)}")
        seen[table["paragraph"]] += 1
        nth = seen[table["paragraph"]]
        changes.append(Change(id=table["paragraph"] + (f"#{nth}" if nth > 1 else ""), file=path, **table))
    return changes


def load_all(directory: Path, kind: str) -> list[Change]:
    """The changes of all files of a directory."""
    return [change for path in sorted(directory.glob("*.toml")) for change in load(path, kind)]


def copy_headers(copy: Path) -> None:
    """Copy the headers to the directory `copy`, which must not be there."""
    shutil.copytree(INCLUDE_DIR, copy)


def make(change: Change, copy: Path) -> str:
    """Make a change in a copy of the headers. Why that cannot be done, if it cannot."""
    header = copy / HEADER_DIR.name / change.header
    if not header.is_file():
        return f"there is no header {change.header}"
    text = header.read_text(encoding="utf-8")
    if text.count(change.find) != 1:
        return f"its text is found {text.count(change.find)} times in {change.header}, not once"
    header.write_text(text.replace(change.find, change.replace), encoding="utf-8")
    return ""
